import Testing

@testable import TactusCollections

/// Who is told by a collection of tests.
@MainActor
final class Owner: CollectionViewDelegate {
    let log = Log()
    var leading: SwipeActionsConfiguration?
    var trailing: ((ItemPath) -> SwipeActionsConfiguration?)?
    var locked: Set<Int> = []
    var tellsSwipes = false

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: ItemPath) -> Bool {
        !locked.contains(path.item)
    }
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt path: ItemPath) -> Bool {
        !locked.contains(path.item)
    }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
        log.add("select \(path.item)")
    }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {
        log.add("deselect \(path.item)")
    }
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) {
        log.add("open \(path.item)")
    }
    func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? { leading }
    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? { trailing?(path) }
    func collectionView(_ collectionView: CollectionView, willBeginSwipingItemAt path: ItemPath) {
        if tellsSwipes { log.add("swipe \(path.item)") }
    }
    func collectionView(_ collectionView: CollectionView, didEndSwipingItemAt path: ItemPath?) {
        if tellsSwipes { log.add("swiped \(path.map { "\($0.item)" } ?? "gone")") }
    }
    func collectionViewSwipeDidCrossThreshold(_ collectionView: CollectionView) { log.add("click") }
}

@MainActor
@Suite("What hands do with items")
struct HandsTests {
    let library = Library()
    let owner = Owner()

    init() {
        library.collection.delegate = owner
        library.show(0..<100)
    }

    @Test("CV-40: a tap selects, another one elsewhere takes the selection along")
    func tapping() {
        library.host.finger().tap(at: Point(x: 100, y: 60))
        #expect(owner.log.take() == ["select 1"])
        library.host.finger().tap(at: Point(x: 100, y: 100))
        #expect(owner.log.take() == ["deselect 1", "select 2"])
        #expect(library.collection.visibleCells.map(\.isSelected).firstIndex(of: true) == 2)
        library.collection.allowsSelection = false
        library.host.finger().tap(at: Point(x: 100, y: 60))
        #expect(owner.log.take() == ["open 1"])
    }

    @Test("CV-21: rows are measured anew when editing takes room from their text, and when it gives that back")
    func editing() throws {
        let (host, collection) = (library.host, library.collection)
        let cell = try #require(collection.visibleCells.first as? CollectionListCell)
        cell.accessories = [.reorder()]
        host.settle()
        let (width, height) = (cell.bounds.width, cell.bounds.height)
        // As long as just fits on a line.
        var text = "Item"
        repeat {
            cell.contentConfiguration.text = text
            text += " on"
        } while cell.height(forWidth: width) == height
        cell.contentConfiguration.text = String(text.dropLast(6))
        host.settle()
        #expect(cell.bounds.height == height)
        collection.isEditing = true
        host.settle()
        #expect(cell.bounds.height > height)
        let below = try #require(collection.visibleCells.map(\.frame.minY).filter { $0 > cell.frame.minY }.min())
        #expect(below == cell.frame.maxY)
        collection.isEditing = false
        host.settle()
        #expect(cell.bounds.height == height)
    }

    @Test("CV-41: a pointer selects one, with Control and Shift more; a second click means the item")
    func pointer() {
        library.collection.allowsMultipleSelection = true
        let (pointer, keyboard) = (library.host.pointer, library.host.keyboard)
        keyboard.enter()
        pointer.enter(at: Point(x: 100, y: 60))
        pointer.click(at: Point(x: 100, y: 60))
        #expect(owner.log.take() == ["select 1"])
        keyboard.down(.keyboardLeftShift, holding: .shift)
        pointer.click(at: Point(x: 100, y: 150))
        keyboard.up(.keyboardLeftShift)
        #expect(library.source.selectedItemIdentifiers == [1, 2, 3])
        library.host.advance(by: .seconds(1))
        keyboard.down(.keyboardLeftControl, holding: .control)
        pointer.click(at: Point(x: 100, y: 110))
        keyboard.up(.keyboardLeftControl)
        #expect(library.source.selectedItemIdentifiers == [1, 3])
        library.host.advance(by: .seconds(1))
        _ = owner.log.take()
        pointer.click(at: Point(x: 100, y: 60))
        pointer.click(at: Point(x: 100, y: 60))
        #expect(owner.log.take() == ["deselect 3", "open 1"])
    }

    @Test("CV-42: arrows move a mark, Space selects, Shift selects on the way, Return means the item")
    func keys() {
        library.collection.allowsMultipleSelection = true
        let keyboard = library.host.keyboard
        keyboard.enter()
        library.collection.becomeFirstResponder()
        keyboard.press(.keyboardDownArrow)
        keyboard.press(.keyboardDownArrow)
        keyboard.press(.keyboardSpacebar)
        let first = library.collection.mark ?? -1
        #expect(owner.log.take() == ["select \(first)"])
        keyboard.press(.keyboardDownArrow, holding: .shift)
        keyboard.press(.keyboardDownArrow, holding: .shift)
        #expect(library.source.selectedItemIdentifiers == [first, first + 1, first + 2])
        keyboard.press(.keyboardEnd)
        #expect(library.texts.last == "Item 99")
        _ = owner.log.take()
        keyboard.press(.keyboardReturnOrEnter)
        #expect(owner.log.take().last == "open 99")
        keyboard.press(.keyboardA, holding: .control)
        #expect(library.source.selectedItemIdentifiers.count == 100)
        keyboard.press(.keyboardEscape)
        #expect(library.source.selectedItemIdentifiers.isEmpty)
    }

    @Test("AX-17: the item that keys have marked has the focus for those who do not see the mark")
    func focusForTools() {
        func focused() -> [String?] {
            library.host.application.accessibilityTree.flatMap(\.all).filter(\.state.isFocused).map(\.label)
        }
        library.host.keyboard.enter()
        library.collection.becomeFirstResponder()
        library.finish()
        #expect(focused() == [nil])
        library.host.keyboard.press(.keyboardDownArrow)
        library.host.keyboard.press(.keyboardDownArrow)
        library.finish()
        #expect(focused() == [nil, "Item \(library.collection.mark ?? -1)"])
        library.host.finger().tap(at: Point(x: 100, y: 300))
        library.finish()
        #expect(focused() == [nil])
    }

    @Test("CV-42: in a grid arrows go to the item beside, and to the one above or below")
    func gridKeys() {
        library.collection.layout = .grid(columns: 4)
        library.host.settle()
        let keyboard = library.host.keyboard
        keyboard.enter()
        library.collection.becomeFirstResponder()
        library.collection.mark = 5
        keyboard.press(.keyboardDownArrow)
        #expect(library.collection.mark == 9)
        keyboard.press(.keyboardRightArrow)
        #expect(library.collection.mark == 10)
        keyboard.press(.keyboardUpArrow)
        keyboard.press(.keyboardUpArrow)
        #expect(library.collection.mark == 2)
    }

    @Test("CV-45: an item that is pressed long is taken elsewhere, past an edge, and stays in the hand")
    func reordering() {
        var orders: [[Int]] = []
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        library.source.reorderingHandlers.didReorder = { orders.append($0.itemIdentifiers) }
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 60))
        library.host.advance(by: .seconds(1))
        let cell = library.collection.held?.cell
        #expect((cell as? CollectionListCell)?.contentConfiguration.text == "Item 1" && cell?.isLifted == true)
        finger.move(to: Point(x: 100, y: 150))
        #expect(cell?.path?.item == 3)
        #expect(library.source.shown.itemIdentifiers.prefix(5) == [0, 2, 3, 1, 4])
        // Three screens down.
        finger.move(to: Point(x: 100, y: 478))
        library.host.advance(by: .seconds(2))
        #expect(library.collection.contentOffset.y > 3 * 480)
        #expect(library.collection.held?.cell === cell)
        finger.up()
        library.finish()
        let place = library.source.path(for: 1)?.item ?? 0
        #expect(place > 40 && orders.count == 1 && cell?.isLifted == false)
        #expect(cell?.frame == library.collection.geometry.frame(ofItem: place) && cell?.transform == .identity)
    }

    @Test("CV-45: what is taken away goes back, when the fingers are taken away")
    func cancelledReordering() {
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        library.source.reorderingHandlers.didReorder = { _ in owner.log.add("reorder") }
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 60))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: 240))
        #expect(library.source.shown.itemIdentifiers != Array(0..<100))
        finger.cancel()
        library.finish()
        #expect(library.source.shown.itemIdentifiers == Array(0..<100) && owner.log.take() == [])
        #expect(library.texts.first == "Item 0")
    }

    @Test("CV-46: what is in the hand stays there when a snapshot comes, and falls out when it is gone")
    func heldThroughChanges() {
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 60))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: 100))
        let cell = library.collection.held?.cell
        let place = cell?.center
        library.show((0..<100).reversed(), animated: true)
        #expect(library.collection.held?.cell === cell && cell?.center == place)
        finger.move(to: Point(x: 100, y: 104))
        library.show([0, 2, 3], animated: true)
        #expect(library.collection.held == nil)
        finger.move(to: Point(x: 100, y: 200))
        finger.up()
        library.finish()
        #expect(library.texts == ["Item 0", "Item 2", "Item 3"])
        #expect(library.collection.subviews.filter { !$0.isHidden && $0 is CollectionCell }.count == 3)
    }

    @Test("CV-47: two fingers select what they pass")
    func twoFingers() {
        library.collection.allowsMultipleSelection = true
        let (one, two) = (library.host.finger(), library.host.finger())
        one.down(at: Point(x: 100, y: 60))
        two.down(at: Point(x: 160, y: 60))
        for y in stride(from: 60.0, through: 240, by: 20) {
            one.move(to: Point(x: 100, y: y))
            two.move(to: Point(x: 160, y: y))
        }
        one.up()
        two.up()
        library.finish()
        #expect(library.source.selectedItemIdentifiers == [1, 2, 3, 4, 5])
        #expect(library.collection.contentOffset.y == 0)
    }

    @Test("CV-48: a pointer draws a band over what it selects")
    func band() {
        library.collection.allowsMultipleSelection = true
        library.collection.layout = .grid(columns: 3, spacing: 20)
        library.host.settle()
        library.host.pointer.enter(at: Point(x: 10, y: 10))
        library.host.pointer.drag(from: Point(x: 10, y: 10), to: Point(x: 150, y: 150))
        #expect(library.source.selectedItemIdentifiers == [0, 1, 3, 4])
        #expect(!library.collection.subviews.contains { $0.name == "selection band" })
        #expect(library.collection.contentOffset.y == 0)
    }

    @Test("CV-49: two fingers change the number of columns, and the grid goes along with them")
    func pinching() {
        library.collection.layout = .grid(columns: 3, pinchingBetween: 1...7)
        library.host.settle()
        let cell = library.collection.cell(forItemAt: ItemPath(item: 4, section: 0))
        let (one, two) = (library.host.finger(), library.host.finger())
        one.down(at: Point(x: 100, y: 160))
        two.down(at: Point(x: 220, y: 160))
        for step in 1...20 {
            one.move(to: Point(x: 100 + Double(step) * 1.5, y: 160))
            two.move(to: Point(x: 220 - Double(step) * 1.5, y: 160))
        }
        library.host.settle()
        let width = cell?.frame.width ?? 0
        #expect(library.collection.pinched != nil && width < 100 && width > 40)
        one.up()
        two.up()
        library.finish()
        #expect(library.collection.columnsInView > 3)
        #expect(cell?.frame == cell?.item.map { library.collection.geometry.frame(ofItem: $0) })
    }

    @Test("CV-50: a finger on the index goes to its sections")
    func index() {
        library.source.indexTitleProvider = { $0.sectionIdentifiers.map { ($0.uppercased(), $0) } }
        var sections: [(String, [Int])] = []
        for letter in 0..<26 {
            let name = String(UnicodeScalar(97 + UInt8(letter)))
            sections.append((name, Array((letter * 20)..<(letter * 20 + 20))))
        }
        library.show(sections)
        let strip = library.collection.indexStrip
        #expect(strip?.titles.count == 26)
        library.collection.indexTintColor = .systemRed
        library.collection.indexBackgroundColor = .systemFill
        #expect(strip?.tintColor == .systemRed && strip?.backgroundColor == .systemFill)
        let finger = library.host.finger()
        finger.down(at: Point(x: 310, y: 240))
        library.host.settle()
        finger.up()
        library.host.settle()
        let section = library.collection.pathsForVisibleItems.first?.section ?? 0
        #expect(abs(section - 13) <= 1)
        #expect(library.collection.contentOffset.y == library.collection.geometry.laidFrame(ofSection: section).minY)
    }

    @Test("CV-51: a switch in a row is a switch, and a tap on it selects nothing")
    func switches() {
        var isOn = false
        let cell = library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)) as? CollectionListCell
        cell?.accessories = [.toggle(isOn: false) { isOn = $0 }]
        library.host.settle()
        library.host.finger().tap(at: Point(x: 280, y: 66))
        #expect(isOn && owner.log.take() == [])
    }
}
