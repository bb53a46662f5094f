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

    /// What of sections that scroll by themselves stays where it is, by section.
    var holds: [Int: Hold] = [:]

    /// A place of a section that scrolls by itself, and where it is seen.
    struct Hold {
        /// The item that is there, and where on it, in parts of its width.
        var item: Int
        var part: Double
        /// Where that is, in points from the left of the view.
        var x: Double
    }

    /// How many columns the grid with fewer has.
    var floor: Int { Int(columns.rounded(.down)) }
    /// How far the grid is from the one with fewer to the one with more.
    var fraction: Double { columns - columns.rounded(.down) }

    private func between(_ few: Rect, _ many: Rect) -> Rect {
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return Rect(
            x: between(few.minX, many.minX), y: center.y + between(few.minY, many.minY),
            width: between(few.width, many.width), height: between(few.height, many.height))
    }

    /// Where an item shows, in points of the view as it is seen.
    func frame(ofItem other: Int) -> Rect {
        func place(_ geometry: CollectionGeometry) -> Rect {
            self.place(other, in: geometry).offsetBy(dx: 0, dy: -heldHeight(in: geometry))
        }
        return between(place(fewer), place(more))
    }

    /// Where a section that scrolls by itself shows, in points of the view as it is seen.
    func frame(ofSection section: Int) -> Rect {
        func place(_ geometry: CollectionGeometry) -> Rect {
            let box = geometry.box(ofSection: section)
            return Rect(
                x: 0, y: box.minY - heldHeight(in: geometry), width: geometry.environment.contentSize.width,
                height: box.height)
        }
        return between(place(fewer), place(more))
    }

    /// Whether a section scrolls by itself in both grids.
    func isOrthogonal(_ section: Int) -> Bool { fewer.isOrthogonal(section) && more.isOrthogonal(section) }

    /// Where an item is in one of the grids. Sideways the grid stays between the edges of the view, wherever the
    /// fingers are; a section that scrolls by itself is where its hold says.
    private func place(_ other: Int, in geometry: CollectionGeometry) -> Rect {
        let (frame, section) = (geometry.frame(ofItem: other), geometry.section(of: other))
        guard geometry.isOrthogonal(section) else { return frame }
        return frame.offsetBy(dx: -start(ofSection: section, in: geometry), dy: geometry.box(ofSection: section).minY)
    }

    /// How far the place that the fingers hold is below the beginning of a grid.
    private func heldHeight(in geometry: CollectionGeometry) -> Double {
        let held = place(item, in: geometry)
        return held.minY + part.y * held.height
    }

    /// The upper edge of what shows of a grid, so that the place that the fingers hold is between them.
    func top(of geometry: CollectionGeometry) -> Double { heldHeight(in: geometry) - center.y }

    /// What of a section's own content is at the left of the view.
    func start(ofSection section: Int, in geometry: CollectionGeometry) -> Double {
        guard let hold = holds[section] else { return 0 }
        let frame = geometry.frame(ofItem: hold.item)
        return frame.minX + hold.part * frame.width - hold.x
    }

    /// The items that would show in one of the grids.
    func items(of geometry: CollectionGeometry, size: Size) -> [Int] {
        let area = Rect(x: 0, y: top(of: geometry), width: size.width, height: size.height)
        return geometry.sections(in: area).flatMap { section in
            guard geometry.isOrthogonal(section) else { return geometry.items(of: section, in: area) }
            let room = Rect(
                x: start(ofSection: section, in: geometry), y: 0, width: size.width,
                height: geometry.box(ofSection: section).height)
            return geometry.items(of: section, in: room)
        }
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
        let section = geometry.section(of: item)
        var frame = geometry.frame(ofItem: item)
        if geometry.isOrthogonal(section) { frame = onPage(frame, ofSection: section) }
        let part = Point(
            x: (center.x - frame.minX) / max(frame.width, 1), y: (center.y - frame.minY) / max(frame.height, 1))
        let next = grid(of: min(choice.count + 1, choice.range.upperBound), choice)
        var pinch = PinchedColumns(
            choice: choice, item: item, part: part, center: Point(x: center.x, y: center.y - bounds.minY),
            columns: Double(choice.count), fewer: geometry, more: next)
        for section in strips.keys { pinch.holds[section] = hold(ofSection: section) }
        // Between the fingers the item stays there, also along a section that scrolls by itself.
        if geometry.isOrthogonal(section) {
            pinch.holds[section] = PinchedColumns.Hold(item: item, part: part.x, x: center.x)
        }
        pinched = pinch
    }

    /// Where reading begins in what shows of a section that scrolls by itself, that stays there.
    private func hold(ofSection section: Int) -> PinchedColumns.Hold? {
        let room = stripBounds(section)
        let items = geometry.items(of: section, in: room)
        let isWhole = { [geometry] in room.insetBy(dx: -0.5, dy: -0.5).contains(geometry.frame(ofItem: $0)) }
        guard let item = items.first(where: isWhole) ?? items.first else { return nil }
        let frame = geometry.frame(ofItem: item)
        return PinchedColumns.Hold(
            item: item, part: geometry.isMirrored ? 1 : 0,
            x: (geometry.isMirrored ? frame.maxX : frame.minX) - room.minX)
    }

    /// The fingers of a pinch have moved.
    final func followPinch(scale: Double, at center: Point) {
        guard var pinch = pinched, scale.isFinite, scale > 0 else { return }
        let old = pinch.floor
        let range = pinch.choice.range
        pinch.center = Point(x: center.x, y: center.y - bounds.minY)
        let section = geometry.section(of: pinch.item)
        if geometry.isOrthogonal(section) { pinch.holds[section]?.x = center.x }
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
        let top = bounds.minY
        geometry = next
        updateContentSize()
        let goal = pinch.top(of: next)
        let inset = adjustedContentInset
        let end = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        adjustContentOffset(by: Vector(dx: 0, dy: min(max(goal, -inset.top), end) - bounds.minY))
        change = ShownChange(mapping: .keeping(next.counts), former: next, isAnimated: window != nil)
        change?.translation.dy = bounds.minY - top
        for (section, strip) in strips where next.isOrthogonal(section) {
            let start = pinch.start(ofSection: section, in: next)
            strip.show(section, of: next)
            strip.settle(showing: start)
        }
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
        // A section may have another number: those whose items stayed are found by them.
        var holds: [Int: PinchedColumns.Hold] = [:]
        for var hold in pinch.holds.values {
            guard let item = change.new(of: hold.item) else { continue }
            hold.item = item
            holds[geometry.section(of: item)] = hold
        }
        pinch.holds = holds
        pinch.fewer = grid(of: pinch.floor, pinch.choice)
        pinch.more = grid(of: min(pinch.floor + 1, pinch.choice.range.upperBound), pinch.choice)
        pinched = pinch
    }

    private func grid(of count: Int, _ choice: ColumnChoice) -> CollectionGeometry {
        CollectionGeometry(
            choice.layout(count), counts: geometry.counts, in: currentEnvironment, isMirrored: isMirrored,
            placeholders: geometry.placeholders)
    }

    /// Places the cells between two grids.
    final func layOutPinched() {
        guard var pinch = pinched else { return }
        for other in [pinch.fewer, pinch.more] {
            let top = pinch.top(of: other)
            for section in other.sections(in: Rect(x: 0, y: top, width: bounds.width, height: bounds.height))
            where other.isOrthogonal(section) && pinch.holds[section] == nil {
                pinch.holds[section] = geometry.isOrthogonal(section) ? hold(ofSection: section) : nil
            }
        }
        pinched = pinch
        let view = Rect(origin: .zero, size: bounds.size)
        let wanted = Set(pinch.items(of: pinch.fewer, size: bounds.size))
            .union(pinch.items(of: pinch.more, size: bounds.size))
            .filter { pinch.frame(ofItem: $0).intersects(view) }
        for (_, cell) in shown.inOrder(where: { item, _ in !wanted.contains(item) }) { retire(cell) }
        let offset = bounds.origin - Point.zero
        let sections = Set(wanted.map(geometry.section(of:))).filter(pinch.isOrthogonal)
        for (section, strip) in strips.inOrder(where: { section, _ in !sections.contains(section) }) {
            removeStrip(strip, section)
        }
        for section in sections {
            let isNew = strips[section] == nil
            let strip = strip(ofSection: section)
            if isNew {
                strip.show(section, of: geometry)
                strip.scroll(to: stripOffsets[section] ?? 0)
            }
            let place = pinch.frame(ofSection: section).offsetBy(offset)
            strip.center = place.center
            strip.bounds.size = place.size
        }
        for item in wanted.sorted() where hasOrMayMakeCell(item) {
            let cell = shown[item] ?? makeCell(item)
            cell.isPlaced = true
            if cell.isHidden { cell.isHidden = false }
            let frame = pinch.frame(ofItem: item).offsetBy(offset)
            guard let strip = strips[geometry.section(of: item)] else {
                if cell.superview !== self { insertSubview(cell, belowSubview: cellMark) }
                cell.frame = frame
                continue
            }
            if cell.superview !== strip { strip.insertSubview(cell, at: 0) }
            cell.frame = convert(frame, to: strip)
        }
        for view in boundaries.values where view.alpha != 0 { view.alpha = 0 }
        for view in decorations.views.values where view.alpha != 0 { view.alpha = 0 }
        hideSpares()
    }
}
