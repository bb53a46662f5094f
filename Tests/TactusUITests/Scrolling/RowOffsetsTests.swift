import RandomNumbers
import TactusTesting
import Testing

@testable import TactusControls
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
        offsets.rearrange(count: 602) { RowShift.index(of: $0, inserting: [0, 7]) }
        #expect(offsets.height(of: 6) == 30 && offsets.height(of: 502) == 50 && offsets.height == 602 * 10 + 60)
        offsets.rearrange(count: 600) { RowShift.index(of: $0, deleting: [6, 10]) }
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

@Suite("Which rows are selected")
struct RowSelectionTests {
    @Test("a hundred thousand rows are selected, moved and deselected one by one", .timeLimit(.minutes(1)))
    func manySelected() {
        var selection = RowSelection()
        selection.allowsSeveral = true
        let count = 100_000
        for row in stride(from: count - 1, through: 0, by: -1) { _ = selection.select(row) }
        #expect(selection.first == 0 && selection.rows == Array(0..<count))
        let inserted = stride(from: 0, to: 2 * count, by: 2).map { $0 }
        selection.rearrange { RowShift.index(of: $0, inserting: inserted) }
        #expect(selection.rows == inserted.map { $0 + 1 })
        for row in inserted { _ = selection.deselect(row + 1) }
        #expect(selection.rows == [])
    }

    @Test("a row's new place is that which it has among the new rows")
    func places() {
        #expect((0..<4).map { RowShift.index(of: $0, inserting: [0, 2, 3]) } == [1, 4, 5, 6])
        #expect((0..<4).map { RowShift.index(of: $0, inserting: []) } == [0, 1, 2, 3])
        #expect((0..<3).map { RowShift.index(of: $0, inserting: [3, 4]) } == [0, 1, 2])
    }
}
