import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("ListView: selection")
struct RowsSelectingTests: RowsSuite {
    let bench = RowsBench()

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

    @Test("SV-30: Return shows the marked row before it selects it")
    func keysOffTheScreen() {
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardDownArrow)
        list.contentOffset = Point(0, 3000)
        host.settle()
        host.keyboard.press(.keyboardReturnOrEnter)
        host.settle()
        #expect(log.take() == ["select 1"] && list.contentOffset.y == 50 && list.row(at: 1)?.isSelected == true)
    }

    @Test("SV-29: only a primary button highlights and selects; what no row follows travels on")
    func otherButtons() {
        host.pointer.click(at: Point(100, 125), .right)
        host.pointer.click(at: Point(100, 125), .middle)
        #expect(log.take() == [] && list.indexForSelectedRow == nil)
        host.pointer.click(at: Point(100, 125))
        #expect(log.take() == ["select 2"])
    }

    @Test("SV-29: a list follows one touch at a time", arguments: [false, true])
    func twoFingers(several: Bool) {
        list.allowsMultipleSelection = several
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(100, 25))
        wait(160)
        second.down(at: Point(100, 125))
        wait(160)
        #expect(highlighted() == [0])
        second.up()
        #expect(log.take() == [])
        first.up()
        #expect(log.take() == ["select 0"] && highlighted() == [])
        second.tap(at: Point(100, 125))
        #expect(log.take() == (several ? ["select 2"] : ["deselect 0", "select 2"]))
    }

    @Test("SV-29: rows that can be selected no more are highlighted no more, also under a finger")
    func turnedOff() {
        let finger = host.finger()
        finger.down(at: Point(100, 125))
        wait(160)
        #expect(highlighted() == [2])
        list.allowsSelection = false
        #expect(highlighted() == [])
        list.allowsSelection = true
        finger.up()
        #expect(log.take() == [] && list.indexesForSelectedRows == [])
    }

    @Test("SV-29: a finger on a row that is shown for another one meanwhile selects nothing")
    func reusedUnderAFinger() {
        let finger = host.finger()
        finger.down(at: Point(100, 25))
        wait(160)
        #expect(highlighted() == [0])
        list.contentOffset = Point(0, 1000)
        host.settle()
        #expect(highlighted() == [])
        finger.move(to: Point(100, 26))
        finger.up()
        #expect(log.take() == [] && list.indexForSelectedRow == nil)
        finger.tap(at: Point(100, 25))
        #expect(log.take() == ["select 20"])
    }

    @Test("SV-29: who deletes or inserts rows when one is deselected hears where the selected one is")
    func changesWhileTold() {
        list.selectRow(at: 1)
        source.onDeselect = { [list, source] in
            source.count = 98
            list.deleteRows(at: [0, 3])
        }
        host.finger().tap(at: Point(100, 275))
        #expect(log.take() == ["deselect 1", "select 3"] && list.indexesForSelectedRows == [3])
        source.onDeselect = { [list, source] in
            source.count = 97
            list.deleteRows(at: [4])
        }
        host.settle()
        host.finger().tap(at: Point(100, 225))
        #expect(log.take() == ["deselect 3"] && list.indexesForSelectedRows == [])
        list.selectRow(at: 1)
        source.onDeselect = { [list] in list.reloadData() }
        host.settle()
        host.finger().tap(at: Point(100, 225))
        #expect(log.take() == ["deselect 1"] && list.indexesForSelectedRows == [])
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
