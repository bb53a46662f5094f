import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// A list of a hundred rows, 50 points high, in a window of 200 × 300 points; and who follows that.
@MainActor
struct RowsBench {
    let host = TestHost(size: Size(width: 200, height: 300))
    let log = Log()
    let list = ListView(frame: Rect(0, 0, 200, 300))
    let source: NumberSource

    init() {
        source = NumberSource(log)
        list.rowHeight = 50
        list.register(forIdentifier: "number") { [source] in
            source.made += 1
            return NumberRow()
        }
        list.dataSource = source
        list.delegate = source
        host.window.addSubview(list)
        host.settle()
    }
}

/// A suite of tests of a list.
@MainActor
protocol RowsSuite {
    var bench: RowsBench { get }
}

extension RowsSuite {
    var host: TestHost { bench.host }
    var log: Log { bench.log }
    var list: ListView { bench.list }
    var source: NumberSource { bench.source }

    func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    /// What the rows that show say they are, in the order in which they lie.
    var numbers: [Int] {
        list.visibleRows.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? NumberRow)?.number }
    }

    func highlighted() -> [Int] { list.visibleRows.filter(\.isHighlighted).compactMap(\.index) }
}

/// A row that knows which one it shows.
final class NumberRow: ListRow {
    var number = -1
    override func height(forWidth width: Double) -> Double { 30 }
    override func prepareForReuse() { number = -1 }
}

/// Rows that know which ones they show, and who hears of them.
final class NumberSource: ListViewDataSource, ListViewDelegate {
    let log: Log
    var count = 100
    var made = 0
    var asked: [Int] = []
    var heights: ((Int) -> Double)?
    var refused: Set<Int> = []
    var onDeselect: (() -> Void)?
    init(_ log: Log) { self.log = log }

    func numberOfRows(in listView: ListView) -> Int { count }

    func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
        let row = listView.dequeueReusableRow(withIdentifier: "number", as: NumberRow.self)
        #expect(row.number == -1)
        row.number = index
        asked.append(index)
        return row
    }

    func listView(_ listView: ListView, heightForRowAt index: Int) -> Double? { heights?(index) }
    func listView(_ listView: ListView, shouldHighlightRowAt index: Int) -> Bool { !refused.contains(index) }
    func listView(_ listView: ListView, didSelectRowAt index: Int) { log.add("select \(index)") }
    func listView(_ listView: ListView, didDeselectRowAt index: Int) {
        log.add("deselect \(index)")
        onDeselect?()
    }
}

/// A row that is as high as its text.
final class TextRow: ListRow {
    let words = Label(text: "Reading")
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(words)
    }
    override func sizeThatFits(_ size: Size) -> Size { words.sizeThatFits(size) }
    override func layoutSubviews() { words.frame = bounds }
}

/// A list of texts.
final class TextSource: ListViewDataSource {
    func numberOfRows(in listView: ListView) -> Int { 200 }
    func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
        listView.dequeueReusableRow(withIdentifier: "text")
    }
}
