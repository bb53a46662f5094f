public import TactusGeometry
import TactusUI

// Which rows show, and where.
extension ListView {
    /// Lets the list make rows of a kind.
    ///
    /// - Parameters:
    ///   - identifier: What the rows are called, see ``dequeueReusableRow(withIdentifier:)``.
    ///   - make: Makes one.
    public final func register(forIdentifier identifier: String, _ make: @escaping () -> ListRow) {
        makers[identifier] = make
        spares[identifier] = nil
    }

    /// A row of a kind: one that has left the screen, or a new one.
    ///
    /// - Parameter identifier: What it was registered as (``register(forIdentifier:_:)``).
    /// - Returns: The row, which forgot what it was.
    public final func dequeueReusableRow(withIdentifier identifier: String) -> ListRow {
        if let row = spares[identifier]?.popLast() {
            row.isHighlighted = false
            row.prepareForReuse()
            return row
        }
        guard let make = makers[identifier] else {
            preconditionFailure("no row is registered as “\(identifier)”; call register(forIdentifier:_:) first")
        }
        let row = make()
        row.reuseIdentifier = identifier
        return row
    }

    /// A row of a kind and class, see ``dequeueReusableRow(withIdentifier:)``.
    ///
    /// - Parameters:
    ///   - identifier: What it was registered as.
    ///   - type: The class of what was registered.
    /// - Returns: The row.
    public final func dequeueReusableRow<Row: ListRow>(withIdentifier identifier: String, as type: Row.Type) -> Row {
        guard let row = dequeueReusableRow(withIdentifier: identifier) as? Row else {
            preconditionFailure("what is registered as “\(identifier)” is no \(type)")
        }
        return row
    }

    /// Where a row lies, in points of the list's own space; above the screen and below it by estimates where
    /// rows are measured.
    public final func rectForRow(at index: Int) -> Rect {
        precondition((0..<offsets.count).contains(index), "there is no row \(index) among \(offsets.count)")
        return Rect(x: 0, y: offsets.offset(of: index), width: contentWidth, height: offsets.height(of: index))
    }

    /// The row that a place of the list's own space lies in; `nil` beyond the rows.
    public final func indexForRow(at point: Point) -> Int? {
        guard point.y >= 0, point.y < offsets.height else { return nil }
        return offsets.row(at: point.y)
    }

    /// The view that shows a row; `nil` while it is off the screen.
    public final func row(at index: Int) -> ListRow? { shown[index] }

    /// The rows that show, from the top down.
    public final var visibleRows: [ListRow] { shown.sorted { $0.key < $1.key }.map(\.value) }

    /// The indexes of the rows that show, from the top down.
    public final var indexesForVisibleRows: [Int] { shown.keys.sorted() }

    /// Which rows show, in words; `nil` for none.
    final var spokenRows: String? {
        let rows = indexesForVisibleRows
        guard let first = rows.first, let last = rows.last else { return nil }
        let numbers = first == last ? "row \(first + 1)" : "rows \(first + 1) to \(last + 1)"
        return "\(numbers) of \(offsets.count)"
    }

    private final var contentWidth: Double { max(bounds.width - contentInset.horizontal, 0) }

    /// Brings the rows to where the content is, and measures those that come. Where the source, the delegate or a row
    /// makes them others meanwhile, the next layout goes on.
    final func layOutRows() {
        guard dataSource != nil else { return }
        let start = generation
        if !placeRows(of: start) { setNeedsLayout() }
    }

    /// Does the same, as long as the rows are those of a generation.
    ///
    /// - Returns: Whether they were until the end.
    private func placeRows(of start: Int) -> Bool {
        var known = estimatedRowHeight == nil ? [] : Set(shown.keys)
        if contentWidth != measuredWidth || mustMeasureAnew {
            known = forgetHeights()
        }
        var round = 0
        // What is measured moves what is below it: a few rounds, until nothing new comes into view.
        while generation == start {
            let wanted = indexesInView
            let correction = measure(wanted, except: &known)
            round += 1
            if correction == 0 || round == 4 { break }
        }
        guard generation == start else { return false }
        updateContentSize()
        guard generation == start else { return false }
        pursueRow()
        guard generation == start else { return false }
        let wanted = indexesInView
        for (index, row) in shown where !wanted.contains(index) && shown[index] === row { retire(row, at: index) }
        for index in wanted {
            guard generation == start else { return false }
            show(index)
        }
        for spare in spares.values.joined() where !spare.isHidden { spare.isHidden = true }
        return generation == start
    }

    private var indexesInView: Range<Int> {
        guard let first = offsets.row(at: bounds.minY), let last = offsets.row(at: bounds.maxY.nextDown),
            bounds.maxY > 0, bounds.minY < offsets.height, bounds.height > 0
        else { return 0..<0 }
        return first..<(last + 1)
    }

    private func show(_ index: Int) {
        let start = generation
        guard let row = shown[index] ?? makeRow(index), generation == start else { return }
        row.isHidden = false
        row.frame = rectForRow(at: index)
    }

    private func makeRow(_ index: Int) -> ListRow? {
        guard let dataSource else { return nil }
        let start = generation
        let row = dataSource.listView(self, rowAt: index)
        precondition(row.index == nil, "the row for index \(index) shows index \(row.index ?? 0) already")
        guard generation == start, shown[index] == nil else {
            keepSpare(row)
            return shown[index]
        }
        row.listView = self
        row.index = index
        row.isSelected = selection.contains(index)
        shown[index] = row
        if row.superview !== self { insertSubview(row, at: 0) }  // behind the scroll indicators
        return row
    }

    /// Takes a row off the screen. It stays a subview, to be shown again without ado, unless the first
    /// responder is inside.
    final func retire(_ row: ListRow, at index: Int) {
        shown[index] = nil
        row.ignoreTouch()
        row.index = nil
        let responder = window?.firstResponder?.hostView
        if row.reuseIdentifier == nil || responder?.isDescendant(of: row) == true { row.removeFromSuperview() }
        keepSpare(row)
    }

    private func keepSpare(_ row: ListRow) {
        guard let identifier = row.reuseIdentifier else { return }
        spares[identifier, default: []].append(row)
    }

    // MARK: Heights

    /// Measures rows that come into view.
    ///
    /// - Parameters:
    ///   - rows: The rows in view.
    ///   - known: Those that were measured already.
    /// - Returns: By how much they are higher than they were taken for.
    final func measure(_ rows: Range<Int>, except known: inout Set<Int>) -> Double {
        guard estimatedRowHeight != nil else { return 0 }
        var (correction, above) = (0.0, 0.0)
        let start = generation
        for index in rows where known.insert(index).inserted {
            let isAbove = offsets.offset(of: index) < bounds.minY
            let height = measuredHeight(of: index)
            guard generation == start else { return 0 }
            let difference = offsets.setHeight(height, of: index)
            correction += abs(difference)
            if isAbove { above += difference }
        }
        // What is above the upper edge grows upwards.
        if above != 0 {
            updateContentSize()
            shift(by: Vector(dx: 0, dy: above))
        }
        return correction
    }

    private func measuredHeight(of index: Int) -> Double {
        let height =
            listDelegate?.listView(self, heightForRowAt: index)
            ?? (shown[index] ?? makeRow(index))?.height(forWidth: contentWidth) ?? offsets.estimate
        precondition(height >= 0 && height.isFinite, "the height of row \(index) cannot be \(height)")
        return height
    }

    /// The width is another one, or text is larger: no height is right any more. The first row in view stays where it
    /// is, with the same part of it showing.
    ///
    /// - Returns: The rows that were measured anew.
    private func forgetHeights() -> Set<Int> {
        measuredWidth = contentWidth
        mustMeasureAnew = false
        guard estimatedRowHeight != nil else { return [] }
        let top = bounds.minY > 0 && !shown.isEmpty ? offsets.row(at: bounds.minY) : nil
        let part = top.map { (bounds.minY - offsets.offset(of: $0)) / max(offsets.height(of: $0), 1) } ?? 0
        offsets = RowOffsets(count: offsets.count, estimate: offsets.estimate)
        guard let top else {
            updateContentSize()
            return []
        }
        let start = generation
        let height = measuredHeight(of: top)
        guard generation == start else { return [] }
        offsets.setHeight(height, of: top)
        updateContentSize()
        guard generation == start else { return [] }
        let edge = offsets.offset(of: top) + part * offsets.height(of: top)
        shift(by: Vector(dx: 0, dy: edge - bounds.minY))
        return [top]
    }

    final func updateContentSize() {
        let size = Size(width: contentWidth, height: offsets.height)
        if size != contentSize { contentSize = size }
    }
}
