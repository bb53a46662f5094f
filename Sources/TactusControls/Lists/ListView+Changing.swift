import TactusGeometry
import TactusUI

// Other rows.
extension ListView {
    /// Asks the data source anew for everything. Nothing is selected afterwards. What shows keeps its distance from the
    /// beginning, as far as there are rows.
    public final func reloadData() {
        forgetRows()
        selection.rearrange { _ in nil }
        pendingChange = RowSelection.Change()
        mark = nil
        pursuit = nil
        let count = dataSource?.numberOfRows(in: self) ?? 0
        precondition((0...Self.mostRows).contains(count), "a list cannot have \(count) rows")
        generation += 1
        offsets = RowOffsets(count: count, estimate: estimatedRowHeight ?? rowHeight)
        updateContentSize()
        setNeedsLayout()
    }

    /// More rows are a mistake of the program.
    private static let mostRows = 1 << 31

    /// Asks the data source anew for some rows, and measures them again.
    ///
    /// - Parameter indexes: Which rows.
    public final func reloadRows(at indexes: [Int]) {
        check(indexes, among: offsets.count)
        let gone = Set(indexes)
        let leaving = indexes.compactMap { index in shown.removeValue(forKey: index).map { (index, $0) } }
        rearrange(count: offsets.count, keeping: { $0 }, measured: { gone.contains($0) ? nil : $0 })
        retire(leaving)
    }

    /// Shows rows that the data source has more of now. What shows stays where it is, if they are above it.
    ///
    /// - Parameter indexes: Where the new rows are, as indexes of the new rows and old ones together.
    public final func insertRows(at indexes: [Int]) {
        let count = offsets.count + indexes.count
        check(indexes, among: count)
        let sorted = indexes.sorted()
        rearrange(count: count) { RowShift.index(of: $0, inserting: sorted) }
    }

    /// Shows no more what the data source has less of now. What shows stays where it is, if they were above it.
    ///
    /// - Parameter indexes: Where the rows were.
    public final func deleteRows(at indexes: [Int]) {
        check(indexes, among: offsets.count)
        let sorted = indexes.sorted()
        let leaving = indexes.compactMap { index in shown.removeValue(forKey: index).map { (index, $0) } }
        rearrange(count: offsets.count - indexes.count) { RowShift.index(of: $0, deleting: sorted) }
        retire(leaving)
    }

    /// Takes rows off the screen that show nothing any more.
    private func retire(_ rows: [(index: Int, row: ListRow)]) {
        for (index, row) in rows {
            let successor = shown[index]
            retire(row, at: index)
            shown[index] = successor
        }
    }

    private func check(_ indexes: [Int], among count: Int) {
        precondition(Set(indexes).count == indexes.count, "a row is named twice in \(indexes)")
        precondition(
            indexes.allSatisfy { (0..<count).contains($0) }, "not all of \(indexes) are rows of a list of \(count)")
    }

    private func rearrange(
        count: Int, keeping index: (Int) -> Int?, measured: ((Int) -> Int?)? = nil
    ) {
        precondition(
            dataSource?.numberOfRows(in: self) ?? 0 == count,
            "the data source has \(dataSource?.numberOfRows(in: self) ?? 0) rows, and the list \(count) after the change"
        )
        generation += 1
        let start = generation
        let anchor = anchor(keeping: index)
        if let measured {
            offsets.rearrange(count: count, measured)
        } else {
            offsets.rearrange(count: count, index)
        }
        selection.rearrange(index)
        pendingChange = RowSelection.Change(
            selected: pendingChange.selected.compactMap(index)[...],
            deselected: pendingChange.deselected.compactMap(index)[...])
        mark = mark.flatMap { index($0) }
        pursuit = pursuit.flatMap { old in
            index(old.row).map { RowPursuit(motion: old.motion, row: $0, position: old.position) }
        }
        var rows: [Int: ListRow] = [:]
        for (old, row) in shown {
            if let new = index(old) {
                rows[new] = row
                row.index = new
            }
        }
        shown = rows
        if let anchor { shift(by: Vector(dx: 0, dy: offsets.offset(of: anchor.row) + anchor.beyond - bounds.minY)) }
        guard generation == start else { return }
        updateContentSize()
        setNeedsLayout()
    }

    /// The first row in view that stays, where it will be, and how far the upper edge is beyond its beginning; `nil`
    /// where the list shows its beginning, which goes on showing.
    private func anchor(keeping index: (Int) -> Int?) -> (row: Int, beyond: Double)? {
        guard bounds.minY > -adjustedContentInset.top, bounds.minY > 0, var row = offsets.row(at: bounds.minY)
        else { return nil }
        while row < offsets.count {
            if let new = index(row) { return (new, bounds.minY - offsets.offset(of: row)) }
            row += 1
        }
        return nil
    }

    private func forgetRows() {
        for (index, row) in shown where shown[index] === row { retire(row, at: index) }
    }
}
