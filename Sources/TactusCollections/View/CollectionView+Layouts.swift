import TactusControls
import TactusGeometry
import TactusUI

// From one layout to another.
extension CollectionView {
    /// Gives the items another layout. The item in the middle of what shows stays in sight. UIKit's
    /// `setCollectionViewLayout(_:animated:)`.
    ///
    /// - Parameters:
    ///   - layout: How the items lie.
    ///   - animated: Whether cells go to their places little by little.
    ///   - completion: Called when they are there, as that of ``performBatchUpdates(animated:_:completion:)``.
    public final func setLayout(
        _ layout: CollectionLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let end = ChangeEnd(completion.map { [$0] } ?? [])
        whenSettled { [weak self] in
            guard let self else { return }
            whileChanging {
                addEnd(end)
                setLayoutNow(layout, animated: animated)
                if window == nil || bounds.isEmpty { concludeUnplaced() }
            }
        }
    }

    private func setLayoutNow(_ layout: CollectionLayout, animated: Bool) {
        settleChange()
        gestures?.endPinch()
        let isTurned = layout.scrollDirection != storedLayout.scrollDirection
        storedLayout = layout
        if isTurned { bounceAlongLayout() }
        let old = geometry
        let next = CollectionGeometry(
            layout, counts: old.counts, in: bounds.isEmpty ? old.environment : currentEnvironment,
            isMirrored: isMirrored, placeholders: old.placeholders)
        turn(to: next, around: bounds.center, animated: animated)
    }

    /// Shows the same items at other places; the one that is nearest to a place of the content now stays there.
    final func turn(to next: CollectionGeometry, around place: Point, animated: Bool) {
        let (old, former, start) = (geometry, bounds.origin, laidBounds.minY)
        let anchor = start > -laidInset.top && next.wholeSize == nil ? itemNearest(to: place) : nil
        geometry = next
        for cell in shown.values { cell.isMeasured = false }
        for view in boundaries.values { view.isMeasured = false }
        change = ShownChange(
            mapping: .keeping(old.counts), former: old,
            isAnimated: animated && window != nil && View.areAnimationsEnabled)
        if old.isHorizontal == next.isHorizontal {
            var way = 0.0
            if let anchor, anchor < next.numberOfItems {
                way = laidOnPage(anchor).midY - laidOnPage(anchor, in: old).midY
            }
            shiftContent(by: way, from: start)
        } else {
            // The content has turned: what was in the middle comes there again, or what was the beginning.
            let middle = anchor.flatMap { $0 < next.numberOfItems ? laidOnPage($0).midY : nil }
            updateContentSize()
            let (inset, laidInset) = (adjustedContentInset, laidInset)
            let room = laidBounds.height - laidInset.vertical
            var goal = offset(showing: limited(middle.map { $0 - room / 2 - laidInset.top } ?? -laidInset.top))
            if next.isHorizontal { goal.y = -inset.top } else { goal.x = -inset.left }
            contentOffset = goal
        }
        updateContentSize()
        if change?.isAnimated == true { goWhereLayoutWants() }
        change?.translation = bounds.origin - former
        setNeedsLayout()
    }

    /// Shows the part of the content that the layout wants to show after an animated change.
    final func goWhereLayoutWants() {
        guard let goal = storedLayout.targetContentOffset?(contentOffset), goal != contentOffset, goal.x.isFinite,
            goal.y.isFinite
        else { return }
        contentOffset = goal
    }

    /// The item whose middle is nearest to a place, of those that show.
    final func itemNearest(to place: Point) -> Int? {
        func distance(_ item: Int) -> Double {
            let frame = frameOnPage(item)
            return (frame.center - place).length
        }
        return shown.keys.min { (distance($0), $0) < (distance($1), $1) }
    }
}
