public import TactusGeometry
import TactusUI

// Which cells show, and where.
extension TableView {
    final var frozenCount: Int { min(max(numberOfFrozenColumns, 0), columns.count) }
    final var frozenWidth: Double { offsets.offset(of: frozenCount) }

    /// The rows that show, wholly or in part.
    final var rowsInView: Range<Int> {
        guard numberOfRows > 0, bounds.height > Self.headerHeight else { return 0..<0 }
        let first = (bounds.minY / rowHeight).rounded(.down)
        let last = ((bounds.maxY - Self.headerHeight) / rowHeight).rounded(.up)
        let start = Int(min(max(first, 0), Double(numberOfRows)))
        return start..<max(Int(min(max(last, 0), Double(numberOfRows))), start)
    }

    /// The columns that show beside the frozen ones.
    final var columnsInView: Range<Int> {
        let start = bounds.minX + frozenWidth
        guard columns.count > frozenCount, bounds.maxX > start, let first = offsets.row(at: start),
            let last = offsets.row(at: bounds.maxX.nextDown)
        else { return frozenCount..<frozenCount }
        let lower = max(first, frozenCount)
        return lower..<max(last + 1, lower)
    }

    /// Returns where a cell lies, in points of the table's own space; `nil` where there is none.
    public final func rectForCell(at position: TablePosition) -> Rect? {
        guard (0..<numberOfRows).contains(position.row), columns.indices.contains(position.column) else { return nil }
        let frame = frame(of: position)
        return position.column < frozenCount ? frame.offsetBy(dx: bounds.minX, dy: 0) : frame
    }

    /// Returns the cell at a place of the table's own space; `nil` above and beside the cells.
    public final func positionForCell(at point: Point) -> TablePosition? {
        guard point.y >= bounds.minY + Self.headerHeight, point.y >= Self.headerHeight,
            let column = column(at: point)
        else { return nil }
        let row = Int(((point.y - Self.headerHeight) / rowHeight).rounded(.down))
        return row < numberOfRows ? TablePosition(row: row, column: column) : nil
    }

    /// The column at a place; those that are frozen lie over the others.
    final func column(at point: Point) -> Int? {
        let inView = point.x - bounds.minX
        let x = inView < frozenWidth ? inView : point.x
        guard x >= 0, x < offsets.height else { return nil }
        return offsets.row(at: x)
    }

    /// Where a cell lies in the content, or among the frozen ones.
    private func frame(of position: TablePosition) -> Rect {
        Rect(
            x: offsets.offset(of: position.column), y: Self.headerHeight + Double(position.row) * rowHeight,
            width: offsets.height(of: position.column), height: rowHeight)
    }

    final func layOutCells() {
        let header = Self.headerHeight
        let (rows, body, frozen) = (rowsInView, columnsInView, 0..<frozenCount)
        let width = min(frozenWidth, bounds.width)
        place(
            frozenStrip, Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height),
            Point(x: 0, y: bounds.minY))
        place(
            headerStrip, Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: header),
            Point(x: bounds.minX, y: 0))
        place(cornerStrip, Rect(x: bounds.minX, y: bounds.minY, width: width, height: header), .zero)
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

    private func show(_ position: TablePosition, in host: View) {
        let cell = shown[position] ?? make(position)
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
        for column in Array(frozen) + Array(body) {
            let host = column < frozen.upperBound ? cornerStrip : headerStrip
            let cell = headers[column] ?? spareHeaders.popLast() ?? TableHeaderCell()
            headers[column] = cell
            if cell.superview !== host { host.addSubview(cell) }
            if cell.isHidden { cell.isHidden = false }
            cell.show(columns[column], sort: sort)
            let frame = Rect(
                x: offsets.offset(of: column), y: 0, width: offsets.height(of: column), height: Self.headerHeight)
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
        let top = frame.minY - Self.headerHeight - inset.top
        if top < goal.y { goal.y = top }
        if frame.maxY > goal.y + bounds.height - inset.bottom { goal.y = frame.maxY - bounds.height + inset.bottom }
        if position.column >= frozenCount {
            if frame.minX - frozenWidth < goal.x { goal.x = frame.minX - frozenWidth }
            if frame.maxX > goal.x + bounds.width { goal.x = min(frame.maxX - bounds.width, frame.minX - frozenWidth) }
        }
        if goal != contentOffset { setContentOffset(goal, animated: animated) }
        if !animated { layoutIfNeeded() }
    }
}
