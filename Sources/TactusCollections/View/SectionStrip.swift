import TactusControls
import TactusGeometry
import TactusUI

/// A section that scrolls sideways by itself: holds its cells that show.
///
/// Places along it are counted from where reading begins: from the right, where one reads from there.
final class SectionStrip: ScrollView {
    private weak var collectionView: CollectionView?
    private var section = 0
    private var behavior = CollectionLayoutSection.OrthogonalScrollingBehavior.continuous
    private var isMirrored = false

    init(of collectionView: CollectionView) {
        self.collectionView = collectionView
        super.init(frame: .zero)
        clipsToBounds = false
        alwaysBounceHorizontal = true
        showsHorizontalScrollIndicator = false
        isDirectionalLockEnabled = true
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        addScrollObserver { [weak collectionView] _ in collectionView?.setNeedsLayout() }
    }

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let found = super.hitTest(point, with: event)
        guard collectionView?.geometry.hasAttributes == true else { return found }
        return found.map { frontmost($0, at: point, with: event) }
    }

    /// Shows a section of a layout.
    func show(_ section: Int, of geometry: CollectionGeometry) {
        self.section = section
        isMirrored = geometry.isMirrored
        let part = geometry.parts[section]
        behavior = part.layout.orthogonalScrollingBehavior
        // From the right, pages are counted by this class.
        isPagingEnabled = behavior == .paging && !isMirrored
        decelerationRate = behavior == .continuous ? .normal : .fast
        var sides = geometry.sideInsets(ofSection: section)
        if behavior == .groupPagingCentered, let groups = part.geometry as? GroupGeometry, groups.groupCount > 0 {
            // The first and the last group come to the middle, too.
            let room = geometry.environment.contentSize.width
            let (first, last) = (
                (room - groups.groupLength(0)) / 2, (room - groups.groupLength(groups.groupCount - 1)) / 2
            )
            sides.left = max(sides.left, isMirrored ? last : first)
            sides.right = max(sides.right, isMirrored ? first : last)
        }
        let inset = Insets(top: 0, left: sides.left, bottom: 0, right: sides.right)
        if contentInset != inset { contentInset = inset }
        if contentSize != part.geometry.contentSize { contentSize = part.geometry.contentSize }
    }

    // MARK: Distances

    /// The least and the most `contentOffset.x` at rest.
    private var ends: (Double, Double) {
        (-contentInset.left, max(contentSize.width + contentInset.right - bounds.width, -contentInset.left))
    }

    /// How far the strip is scrolled from its beginning, in points.
    var distance: Double { distance(at: contentOffset.x) }

    private func distance(at offset: Double) -> Double { isMirrored ? ends.1 - offset : offset - ends.0 }

    private func offset(at distance: Double) -> Double { isMirrored ? ends.1 - distance : distance + ends.0 }

    /// Shows what begins at a place of its content, or comes to rest near there; what is inside it stays in sight
    /// where it is.
    func settle(showing start: Double) {
        let here = contentOffset.x
        contentOffset = Point(x: min(max(start, ends.0), ends.1), y: 0)
        var goal = targetContentOffset(forProposedContentOffset: contentOffset, withVelocity: .zero).x
        if behavior == .paging, bounds.width > 0 {
            goal = offset(at: (distance / bounds.width).rounded() * bounds.width)
        }
        contentOffset = Point(x: min(max(goal, ends.0), ends.1), y: 0)
        let way = Vector(dx: contentOffset.x - here, dy: 0)
        for case let cell as CollectionCell in subviews where !cell.isHidden { cell.shift(by: way) }
    }

    /// Brings the strip to where it was, as far as there are items.
    func scroll(to distance: Double) {
        contentOffset = Point(x: min(max(offset(at: distance), ends.0), ends.1), y: 0)
    }

    /// What shows stays as far from the beginning as it was, when the content, or the room for it, has become another.
    func keep(_ distance: Double) {
        let (here, ends) = (contentOffset.x, ends)
        let goal = min(max(offset(at: distance), min(ends.0, here)), max(ends.1, here))
        if abs(goal - here) > 0.001 { adjustContentOffset(by: Vector(dx: goal - here, dy: 0)) }
    }

    /// Scrolls until a part of the content shows: at a side, or in the middle; else by the shortest way.
    func show(_ part: Rect, at position: CollectionView.ScrollPosition, animated: Bool) {
        let room = bounds.width - contentInset.horizontal - part.width
        let start: Double? =
            switch position {
            case .none, .top, .centeredVertically, .bottom: nil
            case .left: part.minX - contentInset.left
            case .centeredHorizontally: part.minX - contentInset.left - room / 2
            case .right: part.minX - contentInset.left - room
            }
        guard let start else { return scrollRectToVisible(part, animated: animated) }
        setContentOffset(Point(x: min(max(start, ends.0), ends.1), y: contentOffset.y), animated: animated)
    }

    // MARK: Whose fingers

    /// Whether the strip is scrolled: not by fingers that mean what is behind a cell, or that select.
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(recognizer) else { return false }
        guard recognizer === panGestureRecognizer, let collectionView, let touch = recognizer.touches.first else {
            return true
        }
        if collectionView.gestures?.takesOver(recognizer.touches) == true { return false }
        let direction = panGestureRecognizer.initialTranslation(in: self).dx
        let isAtEnd = direction > 0 ? contentOffset.x < ends.0 + 0.5 : contentOffset.x > ends.1 - 0.5
        let place = touch.initialLocation(in: collectionView) ?? touch.location(in: collectionView)
        return recognizer.touches.count > 1
            || !collectionView.meansSwipe(at: place, direction: direction, isAtEnd: isAtEnd)
    }

    // MARK: Where it comes to rest

    override func touchesShouldCancel(in view: View) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedOffset: Point, withVelocity velocity: Vector
    ) -> Point {
        guard let groups = collectionView?.geometry.parts[section].geometry as? GroupGeometry else {
            return proposedOffset
        }
        let speed = isMirrored ? -velocity.dx : velocity.dx
        guard let goal = goal(of: groups, from: distance(at: proposedOffset.x), speed: speed) else {
            return proposedOffset
        }
        return Point(x: offset(at: goal), y: proposedOffset.y)
    }

    /// Where the strip comes to rest instead of a place, as distances from the beginning; `nil` for there.
    private func goal(of groups: GroupGeometry, from proposed: Double, speed: Double) -> Double? {
        let isCentered = behavior == .groupPagingCentered
        let lead = isMirrored ? contentInset.right : contentInset.left
        func start(of group: Int) -> Double {
            let start = groups.groupOffset(group)
            return isCentered ? start + (groups.groupLength(group) - bounds.width) / 2 + lead : start
        }
        switch behavior {
        case .none, .continuous: return nil
        case .paging:
            guard isMirrored, bounds.width > 0 else { return nil }
            let page = distance / bounds.width
            let next = abs(speed) > 200 ? (speed > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
            return min(next * bounds.width, ends.1 - ends.0)
        case .continuousGroupLeadingBoundary: return start(of: groups.nearestGroup(to: proposed))
        case .groupPaging, .groupPagingCentered:
            let here = distance + (isCentered ? bounds.width / 2 - lead : 0)
            var group = groups.nearestGroup(to: isCentered ? here - groups.groupLength(0) / 2 : here)
            let rest = distance - start(of: group)
            if speed > 200, rest >= 0 { group += 1 }
            if speed < -200, rest <= 0 { group -= 1 }
            return start(of: max(group, 0))
        }
    }
}
