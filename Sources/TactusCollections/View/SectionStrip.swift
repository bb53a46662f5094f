import TactusControls
import TactusGeometry
import TactusUI

/// A section that scrolls sideways by itself: holds its cells that show.
final class SectionStrip: ScrollView {
    private weak var collectionView: CollectionView?
    private var section = 0
    private var behavior = CollectionLayoutSection.OrthogonalScrollingBehavior.continuous

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

    /// Shows a section of a layout.
    func show(_ section: Int, of geometry: CollectionGeometry) {
        self.section = section
        let part = geometry.parts[section]
        behavior = part.layout.orthogonalScrollingBehavior
        isPagingEnabled = behavior == .paging
        decelerationRate = behavior == .continuous ? .normal : .fast
        let insets = part.layout.contentInsets
        let inset = Insets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        if contentInset != inset { contentInset = inset }
        if contentSize != part.geometry.contentSize { contentSize = part.geometry.contentSize }
    }

    /// Brings the strip to where it was; without that, to its beginning.
    func scroll(to offset: Double?) {
        let end = max(contentSize.width + contentInset.right - bounds.width, -contentInset.left)
        contentOffset = Point(x: min(max(offset ?? -contentInset.left, -contentInset.left), end), y: 0)
    }

    override func touchesShouldCancel(in view: View) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedOffset: Point, withVelocity velocity: Vector
    ) -> Point {
        guard let groups = collectionView?.geometry.parts[section].geometry as? GroupGeometry else {
            return proposedOffset
        }
        let isCentered = behavior == .groupPagingCentered
        func lead(_ group: Int) -> Double {
            let (start, end) = (groups.groupOffset(group), groups.groupOffset(group + 1))
            return isCentered ? (start + end - bounds.width) / 2 : start - contentInset.left
        }
        switch behavior {
        case .none, .continuous, .paging: return proposedOffset
        case .continuousGroupLeadingBoundary:
            return Point(
                x: lead(groups.nearestGroup(to: proposedOffset.x + contentInset.left)), y: proposedOffset.y)
        case .groupPaging, .groupPagingCentered:
            let here = contentOffset.x + contentInset.left + (isCentered ? bounds.width / 2 - contentInset.left : 0)
            var group = groups.nearestGroup(to: isCentered ? here - groups.groupOffset(1) / 2 : here)
            let distance = contentOffset.x - lead(group)
            if velocity.dx > 200, distance >= 0 { group += 1 }
            if velocity.dx < -200, distance <= 0 { group -= 1 }
            return Point(x: lead(max(group, 0)), y: proposedOffset.y)
        }
    }
}
