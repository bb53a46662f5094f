public import TactusGeometry
import TactusUI

// Which cells show, and where.
extension TableView {
    final var frozenCount: Int { min(max(numberOfFrozenColumns, 0), columns.count) }
    final var frozenWidth: Double { offsets.offset(of: frozenCount) }

    /// The rows that show, wholly or in part.
    final var rowsInView: Range<Int> {
        guard numberOfRows > 0, bounds.height > headerExtent else { return 0..<0 }
        let first = (bounds.minY / rowExtent).rounded(.down)
        let last = ((bounds.maxY - headerExtent) / rowExtent).rounded(.up)
        let start = Int(min(max(first, 0), Double(numberOfRows)))
        return start..<max(Int(min(max(last, 0), Double(numberOfRows))), start)
    }

    final var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    /// How far columns are scrolled from where reading begins, in points.
    final var distance: Double { span.isMirrored ? span.content - bounds.maxX : bounds.minX }

    /// Follows another direction, and other widths: what shows stays as far from where reading begins.
    private func followSpan() {
        let width = max(offsets.height, isMirrored ? bounds.width : 0)
        var now = TableSpan(content: width, view: bounds.width, isMirrored: isMirrored)
        now.distance = span.distance
        if now != span {
            span = now
            if contentSize.width != width { contentSize.width = width }
            let goal = span.isMirrored ? width - bounds.width - now.distance : contentOffset.x
            let least = min(0, contentOffset.x)
            let place = min(max(goal, least), max(width - bounds.width, contentOffset.x, 0))
            if abs(place - contentOffset.x) > 0.001 {
                adjustContentOffset(by: Vector(dx: place - contentOffset.x, dy: 0))
            }
        }
        span.distance = distance
    }

    /// Where something lies in the content that begins so far from where reading does.
    final func offset(_ start: Double, width: Double) -> Double {
        span.isMirrored ? span.content - start - width : start
    }

    /// The columns that show beside the frozen ones.
    final var columnsInView: Range<Int> {
        let (start, end) = (distance + frozenWidth, distance + bounds.width)
        guard columns.count > frozenCount, end > start, let first = offsets.row(at: start),
            let last = offsets.row(at: min(end, offsets.height).nextDown)
        else { return frozenCount..<frozenCount }
        let lower = max(first, frozenCount)
        return lower..<max(last + 1, lower)
    }

    /// Returns where a cell lies, in points of the table's own space; `nil` where there is none.
    public final func rectForCell(at position: TablePosition) -> Rect? {
        guard (0..<numberOfRows).contains(position.row), columns.indices.contains(position.column) else { return nil }
        let frame = frame(of: position)
        return position.column < frozenCount ? frame.offsetBy(dx: frozenShift, dy: 0) : frame
    }

    /// How far the frozen columns are from where they lie in the content.
    final var frozenShift: Double { span.isMirrored ? bounds.maxX - span.content : bounds.minX }

    /// Returns the cell at a place of the table's own space; `nil` above and beside the cells.
    public final func positionForCell(at point: Point) -> TablePosition? {
        guard point.y >= bounds.minY + headerExtent, point.y >= headerExtent,
            let column = column(at: point)
        else { return nil }
        let row = Int(((point.y - headerExtent) / rowExtent).rounded(.down))
        return row < numberOfRows ? TablePosition(row: row, column: column) : nil
    }

    /// The column at a place; those that are frozen lie over the others.
    final func column(at point: Point) -> Int? {
        let x = start(of: point)
        guard x >= 0, x < offsets.height else { return nil }
        return offsets.row(at: x)
    }

    /// How far a place is from where the columns begin that it is over.
    final func start(of point: Point) -> Double {
        let inView = span.isMirrored ? bounds.maxX - point.x : point.x - bounds.minX
        return inView < frozenWidth ? inView : inView + distance
    }

    /// Where a cell lies in the content, or among the frozen ones.
    private func frame(of position: TablePosition) -> Rect {
        let width = offsets.height(of: position.column)
        return Rect(
            x: offset(offsets.offset(of: position.column), width: width),
            y: headerExtent + Double(position.row) * rowExtent, width: width, height: rowExtent)
    }

    final func layOutCells() {
        followSpan()
        let first = columnsInView.first ?? 0
        if rowsInView.contains(where: { shown[TablePosition(row: $0, column: first)] == nil }) { _ = isAsSaid() }
        let header = headerExtent
        let (rows, body, frozen) = (rowsInView, columnsInView, 0..<frozenCount)
        let width = min(frozenWidth, bounds.width)
        // Frozen columns lie where they do in the content, and their strips show that part of it.
        let (side, start) = (span.isMirrored ? bounds.maxX - width : bounds.minX, offset(0, width: width))
        place(
            frozenStrip, Rect(x: side, y: bounds.minY, width: width, height: bounds.height),
            Point(x: start, y: bounds.minY))
        place(
            headerStrip, Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: header),
            Point(x: bounds.minX, y: 0))
        place(
            cornerStrip, Rect(x: side, y: bounds.minY, width: width, height: header), Point(x: start, y: 0))
        let isEdgeHidden = frozenCount == 0 || distance <= 0
        if frozenEdge.isHidden != isEdgeHidden { frozenEdge.isHidden = isEdgeHidden }
        let edge = Rect(
            x: span.isMirrored ? side - 1 : side + width, y: bounds.minY, width: 1,
            height: min(header + Double(numberOfRows) * rowExtent - bounds.minY, bounds.height))
        if !isEdgeHidden, frozenEdge.frame != edge { frozenEdge.frame = edge }
        for (position, cell) in shown
        where !rows.contains(position.row)
            || !(body.contains(position.column) || frozen.contains(position.column))
        {
            retire(cell, at: position)
        }
        for row in rows {
            for column in frozen { show(TablePosition(row: row, column: column), in: frozenStrip) }
            for column in body { show(TablePosition(row: row, column: column), in: self) }
        }
        showHeaders(frozen, body)
        for cell in spares where !cell.isHidden { cell.isHidden = true }
        layOutEditor()
    }

    private func place(_ strip: View, _ frame: Rect, _ origin: Point) {
        if strip.frame != frame { strip.frame = frame }
        if strip.bounds.origin != origin { strip.bounds.origin = origin }
    }

    /// Whether there is a cell at a position: who is asked for cells may change rows and columns meanwhile.
    private func isThere(_ position: TablePosition) -> Bool {
        (0..<numberOfRows).contains(position.row) && columns.indices.contains(position.column)
    }

    private func show(_ position: TablePosition, in host: View) {
        guard isThere(position) else { return }
        let cell = shown[position] ?? make(position)
        // Where it is none of the table's any more the next layout shows what there is.
        guard isThere(position), shown[position] === cell else { return }
        if cell.superview !== host {
            if host === self { insertSubview(cell, belowSubview: cellMark) } else { host.addSubview(cell) }
        }
        if cell.isHidden { cell.isHidden = false }
        let frame = frame(of: position)
        if cell.frame != frame { cell.frame = frame }
    }

    private func make(_ position: TablePosition) -> TableCell {
        let cell = spares.popLast() ?? TableCell(of: self)
        shown[position] = cell
        cell.position = position
        let column = columns[position.column]
        if let view = dataSource?.tableView(self, viewForRow: position.row, in: column) {
            cell.custom = view
        } else {
            cell.custom = nil
            cell.label.text = dataSource?.tableView(self, textForRow: position.row, in: column) ?? ""
            if cell.label.textAlignment != column.alignment { cell.label.textAlignment = column.alignment }
        }
        show(selectionOf: cell, position)
        return cell
    }

    final func retire(_ cell: TableCell, at position: TablePosition) {
        shown[position] = nil
        cell.position = nil
        cell.custom = nil
        spares.append(cell)
    }

    private func showHeaders(_ frozen: Range<Int>, _ body: Range<Int>) {
        for (column, cell) in headers where !(frozen.contains(column) || body.contains(column)) {
            headers[column] = nil
            cell.isHidden = true
            spareHeaders.append(cell)
        }
        for column in Array(frozen) + Array(body) where columns.indices.contains(column) {
            let host = column < frozen.upperBound ? cornerStrip : headerStrip
            let cell = headers[column] ?? spareHeaders.popLast() ?? TableHeaderCell()
            headers[column] = cell
            if cell.superview !== host { host.addSubview(cell) }
            if cell.isHidden { cell.isHidden = false }
            cell.show(columns[column], sort: sort)
            let width = offsets.height(of: column)
            let frame = Rect(
                x: offset(offsets.offset(of: column), width: width), y: 0, width: width, height: headerExtent)
            if cell.frame != frame { cell.frame = frame }
        }
    }

    // MARK: Selection

    final func showSelection() {
        for (position, cell) in shown { show(selectionOf: cell, position) }
    }

    private func show(selectionOf cell: TableCell, _ position: TablePosition) {
        cell.isSelected = selectedRows.contains(position.row)
        cell.isMarked = markedCell == position && isFocused
    }

    /// Scrolls as far as a cell needs to show beside what stays in sight; not at all where there is none.
    public final func scrollToCell(at position: TablePosition, animated: Bool) {
        guard (0..<numberOfRows).contains(position.row), columns.indices.contains(position.column) else { return }
        let frame = frame(of: position)
        var goal = contentOffset
        let inset = adjustedContentInset
        let top = frame.minY - headerExtent - inset.top
        if top < goal.y { goal.y = top }
        if frame.maxY > goal.y + bounds.height - inset.bottom { goal.y = frame.maxY - bounds.height + inset.bottom }
        if position.column >= frozenCount {
            let (start, end) = (offsets.offset(of: position.column), offsets.offset(of: position.column + 1))
            var shown = distance
            if start - frozenWidth < shown { shown = start - frozenWidth }
            if end > shown + bounds.width { shown = min(end - bounds.width, start - frozenWidth) }
            if shown != distance { goal.x = offset(shown, width: bounds.width) }
        }
        if goal != contentOffset { setContentOffset(goal, animated: animated) }
        if !animated { layoutIfNeeded() }
    }
}

/// In what the columns of a table lie, and how far they are scrolled.
struct TableSpan: Equatable {
    /// How wide all columns are, or the view, where columns lie at its right.
    var content = 0.0
    /// How wide the view is.
    var view = 0.0
    var isMirrored = false
    /// How far they are scrolled from where reading begins, as was seen last.
    var distance = 0.0
}
