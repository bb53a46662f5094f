import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("ListView")
struct ListViewTests: RowsSuite {
    let bench = RowsBench()

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

    @Test("rows that measure themselves are as high as they say")
    func selfSizing() {
        list.estimatedRowHeight = 60
        host.settle()
        #expect(list.rectForRow(at: 3) == Rect(0, 90, 200, 30) && numbers == Array(0..<10))
    }

    @Test("SV-28, AP-18: rows are measured anew for text of another size; place, selection and rows stay")
    func textScale() throws {
        let source = TextSource()
        list.register(forIdentifier: "text") { TextRow() }
        list.dataSource = source
        list.estimatedRowHeight = 20
        host.settle()
        list.contentOffset = Point(0, 1000)
        host.settle()
        let top = try #require(list.indexesForVisibleRows.first)
        let first = try #require(list.row(at: top))
        list.selectRow(at: top + 1)
        let (height, beyond) = (first.frame.height, list.bounds.minY - first.frame.minY)
        for scale in [2.0, 1.0] {
            host.application.traitOverrides.textScale = scale
            host.settle()
            for row in list.visibleRows {
                let wanted = try #require((row as? TextRow)?.words.sizeThatFits(Size(width: 200, height: .infinity)))
                #expect(row.frame.height == wanted.height)
            }
            for (row, next) in zip(list.visibleRows, list.visibleRows.dropFirst()) {
                #expect(row.frame.maxY == next.frame.minY)
            }
            #expect(list.row(at: top) === first && list.indexForSelectedRow == top + 1)
            #expect(first.frame.minY <= list.bounds.minY + 0.01 && first.frame.maxY > list.bounds.minY)
        }
        #expect(first.frame.height == height && abs(list.bounds.minY - first.frame.minY - beyond) < 0.01)
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
}
