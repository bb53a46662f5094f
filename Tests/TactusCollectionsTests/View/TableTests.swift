import Testing

@testable import TactusCollections

@MainActor
private final class Sheet: TableViewDataSource, TableViewDelegate {
    let log = Log()
    var rows = 1_000_000
    /// The last row that was asked for.
    var mostAsked = 0
    var editor: View?

    func numberOfRows(in tableView: TableView) -> Int { rows }
    func tableView(_ tableView: TableView, textForRow row: Int, in column: TableColumn) -> String {
        mostAsked = max(mostAsked, row)
        return "\(row) \(column.id)"
    }
    func tableViewSelectionDidChange(_ tableView: TableView) {
        log.add("select \(tableView.selectedRows.sorted())")
    }
    func tableViewSortDidChange(_ tableView: TableView) {
        log.add("sort \(tableView.sort?.column ?? "") \(tableView.sort?.isAscending == true)")
    }
    func tableView(_ tableView: TableView, didResize column: TableColumn) {
        log.add("resize \(column.id) \(column.width)")
    }
    func tableViewDidReorderColumns(_ tableView: TableView) {
        log.add("order " + tableView.columns.prefix(4).map(\.id).joined())
    }
    func tableView(_ tableView: TableView, editorForRow row: Int, in column: TableColumn) -> View? {
        editor = column.id == "b" ? FocusView() : nil
        return editor
    }
    func tableView(
        _ tableView: TableView, didEndEditing editor: View, row: Int, column: TableColumn, accepted: Bool
    ) { log.add("edit \(row) \(column.id) \(accepted)") }
}

/// What edits.
@MainActor
private final class FocusView: View {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor
@Suite("Tables")
struct TableTests {
    private let host = TestHost(size: Size(width: 500, height: 400))
    private let table: TableView
    private let sheet = Sheet()

    init() {
        let names = ["a", "b", "c"] + (3..<1000).map { "n\($0)" }
        table = TableView(
            frame: Rect(x: 0, y: 0, width: 500, height: 400), columns: names.map { TableColumn(id: $0, title: $0) })
        table.columns[1].isSortable = true
        table.columns[2].maximumWidth = 150
        table.numberOfFrozenColumns = 1
        table.dataSource = sheet
        table.delegate = sheet
        table.backgroundColor = .systemBackground
        host.window.addSubview(table)
        host.settle()
    }

    private func text(at point: Point) -> String? {
        table.positionForCell(at: point).flatMap { table.shown[$0]?.label.text }
    }

    @Test("CV-60: a million rows by a thousand columns have the cells that show")
    func large() {
        #expect(table.contentSize == Size(width: 100_000, height: 32 + 32_000_000))
        #expect(table.shown.count == 12 * 5)
        table.contentOffset = Point(x: 50_030, y: 16_000_010)
        host.settle()
        #expect(table.shown.count <= 13 * 6)
        let cells = table.subviews.filter { $0 is TableCell }.count + table.frozenStrip.subviews.count
        #expect(cells <= 13 * 6 * 2)
        // The frozen column and the titles stay in sight.
        #expect(text(at: Point(x: 50_040, y: 16_000_060)) == "500000 a")
        #expect(text(at: Point(x: 50_240, y: 16_000_060)) == "500000 n502")
        let header = table.headers[502]
        #expect(header.map { $0.convert($0.bounds, to: nil).minX } == 170 && header?.label.text == "n502")
        #expect(table.headerStrip.frame.minY == table.bounds.minY)
    }

    @Test("CV-61: columns are resized, sorted by and put elsewhere")
    func columns() {
        let finger = host.finger()
        finger.drag(from: Point(x: 298, y: 16), to: Point(x: 398, y: 16))
        #expect(sheet.log.take() == ["resize c 150.0"] && table.contentOffset == .zero)
        #expect(table.rectForCell(at: TablePosition(row: 0, column: 3))?.minX == 350)
        finger.tap(at: Point(x: 150, y: 16))
        finger.tap(at: Point(x: 150, y: 16))
        finger.tap(at: Point(x: 250, y: 16))
        #expect(sheet.log.take() == ["sort b true", "sort b false"])
        finger.down(at: Point(x: 150, y: 16))
        host.advance(by: .seconds(1))
        finger.move(to: Point(x: 250, y: 16))
        finger.move(to: Point(x: 330, y: 16))
        finger.up()
        #expect(sheet.log.take() == ["order acbn3"])
    }

    @Test("CV-62: cells are marked, rows selected, and cells edited in their place")
    func editing() {
        table.allowsMultipleSelection = true
        host.finger().tap(at: Point(x: 150, y: 80))
        #expect(sheet.log.take() == ["select [1]"] && table.markedCell == TablePosition(row: 1, column: 1))
        let keyboard = host.keyboard
        keyboard.enter()
        keyboard.press(.keyboardDownArrow, holding: .shift)
        #expect(sheet.log.take() == ["select [1, 2]"])
        keyboard.press(.keyboardReturnOrEnter)
        host.settle()
        #expect(sheet.editor?.superview === table && sheet.editor?.isFirstResponder == true)
        #expect(sheet.editor?.frame == Rect(x: 100, y: 96, width: 100, height: 32))
        keyboard.press(.keyboardReturnOrEnter)
        #expect(sheet.log.take() == ["edit 2 b true"] && sheet.editor?.superview == nil)
        #expect(table.isFirstResponder)
        keyboard.press(.keyboardReturnOrEnter)
        keyboard.press(.keyboardEscape)
        #expect(sheet.log.take() == ["edit 2 b false"])
        keyboard.press(.keyboardEnd)
        #expect(table.markedCell?.row == 999_999 && table.contentOffset.y == 32_000_032 - 400)
    }

    @Test("CV-104: a table whose rows become less without a word asks for none that there is no more, and says so")
    func untold() {
        var reports: [String] = []
        host.application.reportDiagnostics { reports.append($0) }
        var former = 1_000
        func act(_ hands: () -> Void) {
            // A sentence that is the same is written once.
            former += 1
            sheet.rows = former
            table.reloadData()
            host.settle()
            (sheet.rows, reports, sheet.mostAsked) = (3, [], 0)
            _ = sheet.log.take()
            hands()
            host.advance(by: .seconds(2))
            #expect(table.numberOfRows == 3 && reports.count == 1 && sheet.mostAsked < 3 && sheet.log.take() == [])
            #expect(table.positionForCell(at: Point(x: 50, y: table.bounds.minY + 50)) != nil)
        }
        act { host.finger().drag(from: Point(x: 100, y: 350), to: Point(x: 100, y: 40), over: .milliseconds(150)) }
        act { host.finger().tap(at: Point(x: 100, y: 300)) }
        act {
            table.becomeFirstResponder()
            host.keyboard.press(.keyboardDownArrow)
        }
    }

    @Test("CV-63: numbers that make no sense are left out, and a row that goes is edited no more")
    func badNumbers() {
        var reports: [String] = []
        host.application.reportDiagnostics { reports.append($0) }
        table.rowHeight = .nan
        table.columns[0].width = .nan
        host.settle()
        #expect(table.rowHeight == 32)
        #expect(TableColumn(id: "x", title: "x", width: -1).width == 100)
        table.beginEditing(at: TablePosition(row: 5, column: 1))
        sheet.rows = -3
        table.reloadData()
        host.settle()
        #expect(sheet.log.take() == ["edit 5 b false"])
        #expect(reports == ["a table is said to have -3 rows; it is empty"] && table.shown.isEmpty)
        #expect(!table.beginEditing(at: TablePosition(row: 5, column: 1)))
    }
}
