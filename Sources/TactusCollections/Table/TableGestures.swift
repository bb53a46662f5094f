import TactusControls
import TactusGeometry
import TactusUI

/// What fingers and pointers do with a table: select cells, sort by a title, resize and move columns.
final class TableGestures: GestureRecognizerDelegate {
    /// How near the end of a title takes hold of it, in points.
    private static let reach = 12.0

    private unowned let table: TableView
    private let tap = TapGestureRecognizer()
    private let resize = PanGestureRecognizer()
    private let carry = LongPressGestureRecognizer()
    private var resized: (column: Int, width: Double)?
    private var carried: (column: Int, cell: TableHeaderCell)?

    init(of table: TableView) {
        self.table = table
        tap.name = "select cell"
        tap.addAction { [weak self] tap in self?.tapped(tap) }
        resize.name = "resize column"
        resize.addAction { [weak self] pan in self?.resizing(pan) }
        carry.name = "move column"
        carry.addAction { [weak self] press in self?.carrying(press) }
        for recognizer in [tap, resize, carry] {
            recognizer.delegate = self
            table.addGestureRecognizer(recognizer)
        }
        table.panGestureRecognizer.require(toFail: resize)
    }

    private func isOnHeader(_ point: Point) -> Bool { point.y - table.bounds.minY < table.headerExtent }

    /// The column whose end is near a place of the header.
    private func end(near point: Point) -> Int? {
        guard isOnHeader(point) else { return nil }
        // The end of the frozen columns is taken hold of from beside them, too.
        let start = table.start(of: point)
        let inView = start < table.frozenWidth ? start : start - table.distance
        let x = table.frozenCount > 0 && inView < table.frozenWidth + Self.reach ? inView : start
        guard let column = table.offsets.row(at: max(x - Self.reach, 0)) else { return nil }
        let end = table.offsets.offset(of: column + 1)
        return abs(end - x) <= Self.reach && table.columns[column].isResizable ? column : nil
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        let place = touch.location(in: table)
        if recognizer === resize { return end(near: place) != nil }
        if recognizer === carry { return isOnHeader(place) && end(near: place) == nil }
        return !(touch.view is Control)
    }

    // MARK: Cells and titles

    private func tapped(_ tap: TapGestureRecognizer) {
        let place = tap.location(in: table)
        if isOnHeader(place) { return sort(by: table.column(at: place)) }
        guard let position = table.positionForCell(at: place) else { return table.endEditing(accepting: true) }
        let wasMarked = table.markedCell == position
        table.endEditing(accepting: true)
        table.becomeFirstResponder()
        table.select(position, tap.modifierFlags)
        if tap.touches.first?.tapCount == 2 || wasMarked, table.beginEditing(at: position) { return }
        if tap.touches.first?.tapCount == 2 {
            table.tableDelegate?.tableView(table, performPrimaryActionForRow: position.row)
        }
    }

    private func sort(by index: Int?) {
        guard let index, table.columns[index].isSortable else { return }
        let id = table.columns[index].id
        table.sort = TableSort(
            column: id, isAscending: table.sort?.column == id ? !(table.sort?.isAscending ?? false) : true)
        table.tableDelegate?.tableViewSortDidChange(table)
    }

    // MARK: Columns

    private func resizing(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began, .changed:
            if resized == nil, let start = pan.touches.first?.initialLocation(in: table), let column = end(near: start)
            {
                resized = (column, table.columns[column].width)
            }
            guard let resized, table.columns.indices.contains(resized.column) else { return }
            let column = table.columns[resized.column]
            let growth = pan.translation(in: nil).dx * (table.span.isMirrored ? -1 : 1)
            table.columns[resized.column].width = column.limited(resized.width + growth)
        case .ended, .cancelled:
            guard let ended = resized else { return }
            resized = nil
            guard table.columns.indices.contains(ended.column) else { return }
            if pan.state == .cancelled {
                table.columns[ended.column].width = ended.width
            } else {
                table.tableDelegate?.tableView(table, didResize: table.columns[ended.column])
            }
        case .possible, .failed: break
        }
    }

    private func carrying(_ press: LongPressGestureRecognizer) {
        let place = press.location(in: table)
        switch press.state {
        case .began:
            guard let column = table.column(at: place), let cell = table.headers[column] else { return }
            cell.superview?.bringSubviewToFront(cell)
            cell.alpha = 0.7
            carried = (column, cell)
        case .changed: move(to: place)
        case .ended, .cancelled:
            guard let carried else { return }
            self.carried = nil
            carried.cell.alpha = 1
            table.setNeedsLayout()
            if press.state == .ended { table.tableDelegate?.tableViewDidReorderColumns(table) }
        case .possible, .failed: break
        }
    }

    /// A column takes the place of another when the finger is on that one, as far as it will be as wide.
    private func move(to place: Point) {
        guard let now = carried, table.columns.indices.contains(now.column), let goal = table.column(at: place),
            goal != now.column, (goal < table.frozenCount) == (now.column < table.frozenCount)
        else { return }
        let (start, end) = (table.offsets.offset(of: goal), table.offsets.offset(of: goal + 1))
        let width = table.offsets.height(of: now.column)
        let x = table.start(of: place)
        if goal > now.column, x < end - width { return }
        if goal < now.column, x > start + width { return }
        var columns = table.columns
        let column = columns.remove(at: now.column)
        columns.insert(column, at: goal)
        now.cell.alpha = 1
        table.columns = columns
        table.layoutIfNeeded()
        guard let cell = table.headers[goal] else { return carried = nil }
        cell.alpha = 0.7
        carried = (goal, cell)
    }
}
