import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("ListView: rows that are scrolled to")
struct RowsRevealingTests: RowsSuite {
    let bench = RowsBench()

    /// Lets rows be measured that are all higher than was estimated.
    private func measure() {
        source.heights = { 60 + Double($0 % 4) * 30 }
        list.estimatedRowHeight = 40
        host.settle()
    }

    /// Where a row is in the list, from its upper edge.
    private func place(of row: Int) -> ClosedRange<Double> {
        let rect = list.rectForRow(at: row)
        return (rect.minY - list.bounds.minY)...(rect.maxY - list.bounds.minY)
    }

    @Test("SV-32: a row that is scrolled to at once is there at once", arguments: [false, true])
    func atOnce(isMeasured: Bool) {
        if isMeasured { measure() }
        list.scrollToRow(at: 40, at: .top, animated: false)
        #expect(list.row(at: 40) != nil && list.row(at: 41) != nil && list.row(at: 0) == nil)
    }

    @Test(
        "SV-28: a row that is scrolled to comes to its place, however high the rows beside it turn out",
        arguments: [false, true])
    func positions(animated: Bool) {
        measure()
        func scroll(to row: Int, at position: ListView.ScrollPosition) {
            list.scrollToRow(at: row, at: position, animated: animated)
            wait(animated ? 320 : 17)
        }
        scroll(to: 80, at: .top)
        #expect(place(of: 80) == 0...60)
        scroll(to: 30, at: .bottom)
        #expect(place(of: 30) == 180...300)
        scroll(to: 61, at: .middle)
        #expect(place(of: 61) == 105...195)
        scroll(to: 99, at: .top)
        #expect(place(of: 99) == 150...300)
        scroll(to: 0, at: .bottom)
        #expect(place(of: 0) == 0...60)
        scroll(to: 40, at: .none)
        #expect(place(of: 40) == 240...300)
        scroll(to: 10, at: .none)
        #expect(place(of: 10) == 0...120)
        scroll(to: 10, at: .none)
        #expect(place(of: 10) == 0...120)
    }

    @Test("SV-28: a row that is too high is shown as far as it fits")
    func tooHigh() {
        source.heights = { _ in 400 }
        list.estimatedRowHeight = 40
        host.settle()
        list.scrollToRow(at: 20, animated: false)
        host.settle()
        #expect(place(of: 20) == 0...400)
        list.scrollToRow(at: 10, animated: false)
        host.settle()
        #expect(place(of: 10) == -100...300)
    }

    @Test("SV-28: a row that the list is on its way to is found also when others come and go meanwhile")
    func changesOnTheWay() {
        list.scrollToRow(at: 50, at: .top, animated: true)
        wait(100)
        source.count = 102
        list.insertRows(at: [40, 41])
        wait(300)
        #expect(place(of: 52) == 0...50)
    }

    @Test("SV-30: End shows the last row, and pages are as high as the list, where rows are measured")
    func keys() {
        measure()
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardEnd)
        host.settle()
        #expect(place(of: 99) == 150...300)
        host.keyboard.press(.keyboardHome)
        host.settle()
        for row in [3, 6] {  // what lies 300 points below the beginning of row 0, at 0, and of row 3, at 270
            host.keyboard.press(.keyboardPageDown)
            host.settle()
            host.keyboard.press(.keyboardSpacebar)
            #expect(log.take().last == "select \(row)")
            #expect(place(of: row).upperBound == 300)
        }
    }
}
