import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

@Suite("Where rows lie")
struct RowOffsetsTests {
    /// The same, with all heights in a row.
    private struct Model {
        var heights: [Double]
        func offset(of row: Int) -> Double { heights[..<row].reduce(0, +) }
        func row(at place: Double) -> Int? {
            guard !heights.isEmpty else { return nil }
            var end = 0.0
            for (row, height) in heights.enumerated() {
                end += height
                if place < end { return row }
            }
            return heights.count - 1
        }
    }

    @Test("sums and searches are those of all heights added up", arguments: [1, 7, 255, 256, 257, 1000])
    func model(count: Int) {
        var random = SplitMix(seed: UInt64(count))
        var offsets = RowOffsets(count: count, estimate: 40)
        var model = Model(heights: Array(repeating: 40, count: count))
        for _ in 0..<200 {
            let row = Int.random(in: 0..<count, using: &random)
            let height = Double(Int.random(in: 1...90, using: &random))
            let difference = offsets.setHeight(height, of: row)
            #expect(difference == height - model.heights[row])
            model.heights[row] = height
            let asked = Int.random(in: 0...count, using: &random)
            #expect(offsets.offset(of: asked) == model.offset(of: asked))
            let place = Double(Int.random(in: -10...Int(model.offset(of: count)) + 10, using: &random))
            #expect(offsets.row(at: place) == model.row(at: place))
        }
        #expect(offsets.height == model.offset(of: count))
    }

    @Test("rows that stay take their heights with them")
    func rearranging() {
        var offsets = RowOffsets(count: 600, estimate: 10)
        offsets.setHeight(30, of: 5)
        offsets.setHeight(50, of: 500)
        offsets.rearrange(count: 602) { RowShift.place(of: $0, inserting: [0, 7]) }
        #expect(offsets.height(of: 6) == 30 && offsets.height(of: 502) == 50 && offsets.height == 602 * 10 + 60)
        offsets.rearrange(count: 600) { RowShift.place(of: $0, deleting: [6, 10]) }
        #expect(offsets.height(of: 6) == 10 && offsets.height(of: 500) == 50)
        #expect(RowOffsets(count: 0, estimate: 10).row(at: 5) == nil)
    }

    @Test("a million rows are asked in no time, and take memory only where they were measured")
    func million() {
        var offsets = RowOffsets(count: 1_000_000, estimate: 40)
        #expect(offsets.height == 40_000_000 && offsets.row(at: 39_999_999) == 999_999)
        for row in stride(from: 0, to: 1_000_000, by: 100_000) { offsets.setHeight(50, of: row) }
        #expect(offsets.height == 40_000_100 && offsets.row(at: 40_000_099) == 999_999)
        #expect(offsets.row(at: 20_000_060) == 500_000)
    }
}

@MainActor
@Suite("RowsView")
struct RowsViewTests {
    private let host = TestHost(size: Size(width: 200, height: 300))
    private let log = Log()
    private let list = RowsView(frame: Rect(0, 0, 200, 300))
    private let source: Source

    private final class NumberRow: RowView {
        var number = -1
        var wanted = 30.0
        override func height(forWidth width: Double) -> Double { wanted }
        override func prepareForReuse() { number = -1 }
    }

    private final class Source: RowsViewDataSource, RowsViewDelegate {
        let log: Log
        var count = 100
        var made = 0
        var asked: [Int] = []
        var heights: ((Int) -> Double)?
        var refused: Set<Int> = []
        init(_ log: Log) { self.log = log }

        func numberOfRows(in rowsView: RowsView) -> Int { count }

        func rowsView(_ rowsView: RowsView, rowAt index: Int) -> RowView {
            let row = rowsView.dequeueReusableRow(withIdentifier: "number", as: NumberRow.self)
            #expect(row.number == -1)
            row.number = index
            asked.append(index)
            return row
        }

        func rowsView(_ rowsView: RowsView, heightForRowAt index: Int) -> Double? { heights?(index) }
        func rowsView(_ rowsView: RowsView, shouldHighlightRowAt index: Int) -> Bool { !refused.contains(index) }
        func rowsView(_ rowsView: RowsView, didSelectRowAt index: Int) { log.add("select \(index)") }
        func rowsView(_ rowsView: RowsView, didDeselectRowAt index: Int) { log.add("deselect \(index)") }
    }

    init() {
        source = Source(log)
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

    private func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    /// What the rows that show say they are, in the order in which they lie.
    private var numbers: [Int] {
        list.visibleRows.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? NumberRow)?.number }
    }

    // MARK: Rows

    @Test("SV-28: only the rows that show exist, and they are shown again for others")
    func reuse() {
        #expect(numbers == Array(0..<6) && source.made == 6 && list.contentSize == Size(width: 200, height: 5000))
        list.contentOffset = Point(0, 25)
        host.settle()
        #expect(numbers == Array(0..<7) && source.made == 7)
        for offset in stride(from: 50.0, through: 4700, by: 35) {
            list.contentOffset = Point(0, offset)
            host.settle()
            #expect(numbers == Array(Int(offset / 50)...min(Int((offset + 299) / 50), 99)))
        }
        #expect(source.made == 7)
        #expect(list.visibleRows.allSatisfy { $0.frame.height == 50 && $0.frame.width == 200 && !$0.isHidden })
        #expect(list.indexForRow(at: Point(10, 4999)) == 99 && list.indexForRow(at: Point(10, 5000)) == nil)
    }

    @Test("a million rows: a jump to the last one makes a screenful of rows")
    func million() {
        source.count = 1_000_000
        list.reloadData()
        host.settle()
        source.asked = []
        list.scrollToRow(at: 999_999, animated: false)
        host.settle()
        #expect(numbers == Array(999_994...999_999) && source.asked.count == 6)
        list.contentOffset = .zero
        host.settle()
        #expect(numbers == Array(0..<6))
    }

    @Test("an empty list shows nothing, and one that lost its data source nothing new")
    func empty() {
        source.count = 0
        list.reloadData()
        host.settle()
        #expect(numbers == [] && list.contentSize.height == 0)
    }

    @Test("a fling over a list shows each row in its place in every frame")
    func fling() {
        host.finger().drag(from: Point(100, 250), to: Point(100, 50), over: .milliseconds(100))
        var frames = 0
        host.scene.addDisplayLink { _ in frames += 1 }
        while list.isDecelerating {
            wait(16)
            for row in list.visibleRows { #expect(row.frame.minY == Double(row.index ?? -1) * 50) }
            #expect(list.visibleRows.last.map { $0.frame.maxY >= min(list.bounds.maxY, 5000) } ?? false)
        }
        #expect(frames > 60 && source.made <= 8)
    }

    // MARK: Heights

    @Test("rows are measured when they come into view, and not before")
    func measured() {
        source.heights = { 20 + Double($0 % 3) * 30 }
        source.asked = []
        list.estimatedRowHeight = 40
        host.settle()
        #expect(list.rectForRow(at: 0).height == 20 && list.rectForRow(at: 2) == Rect(0, 70, 200, 80))
        let known = source.asked.count
        #expect(known < 10 && list.contentSize.height > 3900)
        list.contentOffset = Point(0, 2000)
        host.settle()
        let shown = list.visibleRows
        for (row, next) in zip(shown, shown.dropFirst()) { #expect(row.frame.maxY == next.frame.minY) }
        for row in shown { #expect(row.frame.height == 20 + Double((row.index ?? 0) % 3) * 30) }
    }

    @Test("SV-28: what shows stays where it is when rows above it turn out otherwise than estimated")
    func corrections() throws {
        list.estimatedRowHeight = 40
        host.settle()
        source.heights = { _ in 70 }
        list.contentOffset = Point(0, 2000)
        host.settle()
        var known: [Int: Double] = [:]
        let finger = host.finger()
        finger.down(at: Point(100, 50))
        finger.move(to: Point(100, 60))
        for row in list.visibleRows { known[row.index ?? -1] = row.frame.minY - list.contentOffset.y }
        for y in stride(from: 65.0, through: 280, by: 5) {
            finger.move(to: Point(100, y))
            host.settle()
            for row in list.visibleRows {
                let index = try #require(row.index)
                let place = row.frame.minY - list.contentOffset.y
                if let before = known[index] { #expect(abs(place - before - 5) < 0.01) }
                known[index] = place
            }
        }
        finger.up()
    }

    @Test("rows that measure themselves")
    func selfSizing() {
        list.estimatedRowHeight = 60
        host.settle()
        #expect(list.rectForRow(at: 3) == Rect(0, 90, 200, 30) && numbers == Array(0..<10))
    }

    // MARK: Changes

    @Test("rows that come and go above what shows leave it where it is")
    func changesAbove() {
        list.contentOffset = Point(0, 1010)
        host.settle()
        let row = list.row(at: 20)
        source.count = 103
        list.insertRows(at: [2, 0, 5])
        host.settle()
        #expect(list.contentOffset == Point(0, 1160) && list.row(at: 23) === row)
        source.count = 101
        list.deleteRows(at: [0, 1])
        host.settle()
        #expect(list.contentOffset == Point(0, 1060) && list.row(at: 21) === row)
    }

    @Test("rows that come and go within what shows; at the beginning new ones show")
    func changesWithin() {
        source.count = 101
        list.insertRows(at: [0])
        host.settle()
        #expect(list.contentOffset == .zero && list.indexesForVisibleRows == Array(0..<6))
        #expect(numbers == [0, 0, 1, 2, 3, 4])  // the new row, and those that stayed
        source.count = 99
        list.deleteRows(at: [1, 2])
        host.settle()
        #expect(numbers == [0, 2, 3, 4, 4, 5])
        list.reloadRows(at: [3])
        host.settle()
        #expect(numbers == [0, 2, 3, 3, 4, 5])
    }

    @Test("everything asked anew keeps its place, as far as there are rows, and selects nothing")
    func reload() {
        list.contentOffset = Point(0, 1010)
        list.selectRow(at: 21)
        list.reloadData()
        host.settle()
        #expect(list.contentOffset == Point(0, 1010) && numbers == Array(20...26))
        #expect(list.indexesForSelectedRows == [] && list.visibleRows.allSatisfy { !$0.isSelected })
        source.count = 10
        list.reloadData()
        host.settle()
        #expect(list.contentOffset == Point(0, 200) && numbers == Array(4...9))
    }

    @Test("rows that come and go elsewhere leave what is selected and what shows as it is")
    func changesAndSelection() {
        list.allowsMultipleSelection = true
        list.contentOffset = Point(0, 1010)
        host.settle()
        for index in [3, 21, 80] { list.selectRow(at: index) }
        source.count = 102
        list.insertRows(at: [0, 60])
        host.settle()
        #expect(list.indexesForSelectedRows == [4, 22, 82] && list.contentOffset == Point(0, 1060))
        source.count = 100
        list.deleteRows(at: [4, 70])
        host.settle()
        #expect(list.indexesForSelectedRows == [21, 80] && list.contentOffset == Point(0, 1010))
        #expect(list.visibleRows.filter(\.isSelected).compactMap(\.index) == [21])
        #expect(log.take() == [])
    }

    // MARK: Selection

    private func highlighted() -> [Int] { list.visibleRows.filter(\.isHighlighted).compactMap(\.index) }

    @Test("SV-29: a tap selects a row; a finger that rests highlights it first, and scrolling takes that away")
    func selecting() {
        let finger = host.finger()
        finger.tap(at: Point(100, 75))
        #expect(log.take() == ["select 1"] && list.indexForSelectedRow == 1 && list.row(at: 1)?.isSelected == true)
        finger.down(at: Point(100, 125))
        #expect(highlighted() == [])
        wait(150)
        #expect(highlighted() == [2])
        finger.move(to: Point(100, 105))
        #expect(highlighted() == [] && list.contentOffset.y == 10)
        finger.up()
        wait(3000)
        #expect(log.take() == [])
        finger.tap(at: Point(100, 5))
        #expect(log.take() == ["deselect 1", "select 0"])
    }

    @Test("several rows, and rows that must not be selected")
    func several() {
        list.allowsMultipleSelection = true
        source.refused = [3]
        for y in [25.0, 75, 175, 25] { host.finger().tap(at: Point(100, y)) }
        #expect(log.take() == ["select 0", "select 1", "deselect 0"] && list.indexesForSelectedRows == [1])
        list.allowsSelection = false
        host.finger().tap(at: Point(100, 225))
        #expect(log.take() == [])
        list.selectRow(at: 50, scrollPosition: .middle)
        host.settle()
        #expect(log.take() == [] && list.row(at: 50)?.isSelected == true && list.contentOffset == Point(0, 2375))
        list.selectRow(at: nil)
        #expect(list.indexesForSelectedRows == [])
    }

    @Test("a selection goes with its row, also off the screen and back")
    func selectionStays() {
        host.finger().tap(at: Point(100, 75))
        list.contentOffset = Point(0, 2000)
        host.settle()
        #expect(list.visibleRows.allSatisfy { !$0.isSelected })
        list.contentOffset = .zero
        host.settle()
        #expect(list.visibleRows.filter(\.isSelected).compactMap(\.index) == [1])
        source.count = 101
        list.insertRows(at: [0])
        host.settle()
        #expect(list.visibleRows.filter(\.isSelected).compactMap(\.index) == [2] && list.indexForSelectedRow == 2)
    }

    @Test("pointers and pens select too")
    func otherTools() {
        host.pointer.click(at: Point(100, 125))
        #expect(log.take() == ["select 2"])
        host.stylus().tap(at: Point(100, 25))
        #expect(log.take() == ["deselect 2", "select 0"])
    }

    @Test("SV-30: keys move a mark from row to row, and select")
    func keys() {
        host.keyboard.press(.keyboardTab)
        #expect(list.isFocused)
        for _ in 0..<2 { host.keyboard.press(.keyboardDownArrow) }
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["select 2"])
        host.keyboard.press(.keyboardPageDown)
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.take() == ["deselect 2", "select 8"] && list.contentOffset.y == 150)
        host.keyboard.press(.keyboardEnd)
        host.settle()
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.take() == ["deselect 8", "select 99"] && list.contentOffset.y == 4700)
        host.keyboard.press(.keyboardHome)
        host.keyboard.press(.keyboardUpArrow)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["deselect 99", "select 0"])
    }

    @Test("a tap that stops a fling selects nothing")
    func stopping() {
        host.finger().drag(from: Point(100, 250), to: Point(100, 50), over: .milliseconds(100))
        wait(100)
        host.finger().tap(at: Point(100, 100))
        #expect(log.take() == [])
        host.finger().tap(at: Point(100, 100))
        #expect(log.take().count == 1)
    }
}
