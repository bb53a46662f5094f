import TactusControls
import TactusGeometry
import TactusUI

/// Two fingers that change how many columns a grid has: between which two numbers of columns it is, and how far.
struct PinchedColumns {
    let choice: ColumnChoice
    /// The item that the fingers hold, and where on it, in parts of it.
    var item: Int
    let part: Point
    /// Where the fingers are, in points of the view as it is seen.
    var center: Point
    /// How many columns there would be, in parts.
    var columns: Double
    /// The grids with fewer columns, and with more.
    var fewer: CollectionGeometry
    var more: CollectionGeometry

    /// How many columns the grid with fewer has.
    var floor: Int { Int(columns.rounded(.down)) }
    /// How far the grid is from the one with fewer to the one with more.
    var fraction: Double { columns - columns.rounded(.down) }

    /// Where an item shows, in points of the view as it is seen.
    func frame(ofItem other: Int) -> Rect {
        let (few, many) = (place(other, in: fewer), place(other, in: more))
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return Rect(
            x: center.x + between(few.minX, many.minX), y: center.y + between(few.minY, many.minY),
            width: between(few.width, many.width), height: between(few.height, many.height))
    }

    /// Where an item is in one of the grids, from the place that the fingers hold.
    private func place(_ other: Int, in geometry: CollectionGeometry) -> Rect {
        let held = geometry.frame(ofItem: item)
        let origin = Vector(
            dx: held.minX + part.x * held.width, dy: held.minY + part.y * held.height)
        // Sideways the grid stays between the edges of the view, wherever the fingers are.
        return geometry.frame(ofItem: other).offsetBy(dx: -center.x, dy: -origin.dy)
    }

    /// The part of a grid that shows.
    func visible(of geometry: CollectionGeometry, size: Size) -> Rect {
        let held = geometry.frame(ofItem: item)
        return Rect(
            x: 0, y: held.minY + part.y * held.height - center.y, width: size.width, height: size.height)
    }
}

extension CollectionView {
    /// Between how many columns two fingers choose.
    final var pinchedChoice: ColumnChoice? { geometry.isHorizontal ? nil : storedLayout.columns }

    /// Two fingers have landed on a grid that they may change.
    final func beginPinch(at center: Point) {
        guard pinched == nil, let choice = pinchedChoice, held == nil,
            let item = item(at: center) ?? itemNearest(to: center)
        else { return }
        closeSwipe(animated: false)
        layoutIfNeeded()
        let frame = geometry.frame(ofItem: item)
        let part = Point(
            x: (center.x - frame.minX) / max(frame.width, 1), y: (center.y - frame.minY) / max(frame.height, 1))
        let next = grid(of: min(choice.count + 1, choice.range.upperBound), choice)
        pinched = PinchedColumns(
            choice: choice, item: item, part: part, center: Point(x: center.x, y: center.y - bounds.minY),
            columns: Double(choice.count), fewer: geometry, more: next)
    }

    /// The fingers of a pinch have moved.
    final func followPinch(scale: Double, at center: Point) {
        guard var pinch = pinched, scale.isFinite, scale > 0 else { return }
        let old = pinch.floor
        let range = pinch.choice.range
        pinch.center = Point(x: center.x, y: center.y - bounds.minY)
        pinch.columns = min(max(Double(pinch.choice.count) / scale, Double(range.lowerBound)), Double(range.upperBound))
        if pinch.floor != old {
            pinch.fewer = grid(of: pinch.floor, pinch.choice)
            pinch.more = grid(of: min(pinch.floor + 1, range.upperBound), pinch.choice)
        }
        pinched = pinch
        setNeedsLayout()
    }

    /// The fingers are up: the grid goes to the number of columns that is nearest.
    final func finishPinch() {
        guard let pinch = pinched else { return }
        pinched = nil
        settleChange()
        let count = Int(pinch.columns.rounded())
        storedLayout = pinch.choice.layout(count)
        let next = grid(of: count, pinch.choice)
        let held = next.frame(ofItem: pinch.item)
        let top = bounds.minY
        geometry = next
        updateContentSize()
        let goal = held.minY + pinch.part.y * held.height - pinch.center.y
        let inset = adjustedContentInset
        let end = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        adjustContentOffset(by: Vector(dx: 0, dy: min(max(goal, -inset.top), end) - bounds.minY))
        change = ShownChange(mapping: .keeping(next.counts), former: next, isAnimated: window != nil)
        change?.translation.dy = bounds.minY - top
        setNeedsLayout()
    }

    /// The items are others: the fingers go on with the one that they hold, or the one that is in its place now.
    final func carryPinch(by change: CollectionChange) {
        guard var pinch = pinched else { return }
        finishDeparting()
        let count = geometry.numberOfItems
        guard count > 0 else {
            pinched = nil
            return
        }
        pinch.item = change.new(of: pinch.item) ?? min(pinch.item, count - 1)
        pinch.fewer = grid(of: pinch.floor, pinch.choice)
        pinch.more = grid(of: min(pinch.floor + 1, pinch.choice.range.upperBound), pinch.choice)
        pinched = pinch
    }

    private func grid(of count: Int, _ choice: ColumnChoice) -> CollectionGeometry {
        CollectionGeometry(
            choice.layout(count), counts: geometry.counts, in: currentEnvironment, isMirrored: isMirrored)
    }

    /// Places the cells between two grids.
    final func layOutPinched() {
        guard let pinch = pinched else { return }
        var wanted: Set<Int> = []
        for geometry in [pinch.fewer, pinch.more] {
            let area = pinch.visible(of: geometry, size: bounds.size)
            for section in geometry.sections(from: area.minY, to: area.maxY) {
                wanted.formUnion(geometry.items(of: section, in: area))
            }
        }
        let offset = bounds.origin - Point.zero
        let view = Rect(origin: .zero, size: bounds.size)
        wanted = wanted.filter { pinch.frame(ofItem: $0).intersects(view) }
        for (item, cell) in shown where !wanted.contains(item) { retire(cell) }
        for item in wanted.sorted() where !asksForNothing || shown[item] != nil {
            let cell = shown[item] ?? makeCell(item)
            cell.isPlaced = true
            if cell.isHidden { cell.isHidden = false }
            if cell.superview !== self { insertSubview(cell, belowSubview: cellMark) }
            cell.frame = pinch.frame(ofItem: item).offsetBy(offset)
        }
        for view in boundaries.values where view.alpha != 0 { view.alpha = 0 }
        for view in decorations.views.values where view.alpha != 0 { view.alpha = 0 }
        hideSpares()
    }
}
