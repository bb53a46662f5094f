import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("A context menu of what can be carried")
struct MenuAndLiftTests {
    /// What happened, in words.
    private final class Log {
        private var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class Dragged: DragInteractionDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func dragInteraction(
            _ interaction: DragInteraction, itemsForBeginning session: DragSession
        ) -> [ItemProvider] { [.text("song")] }
        func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) { log.add("drag") }
    }

    let host = TestHost(size: Size(width: 400, height: 600))
    private let log = Log()
    private let row = View(frame: Rect(x: 0, y: 300, width: 400, height: 50))
    private let dragged: Dragged

    init() {
        dragged = Dragged(log)
        host.window.addSubview(row)
    }

    private var rows: [String] {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
    }

    private func makeMenu() -> ContextMenuInteraction {
        ContextMenuInteraction { [log] _ in Menu(children: [Action(title: "Share") { _ in log.add("shared") }]) }
    }

    /// The row has both, in either order; or the menu is of what the row lies in.
    private func addBoth(_ order: Int) {
        switch order {
        case 0: [DragInteraction(delegate: dragged), makeMenu()].forEach(row.addInteraction)
        case 1: [makeMenu(), DragInteraction(delegate: dragged)].forEach(row.addInteraction)
        default:
            row.addInteraction(DragInteraction(delegate: dragged))
            host.window.addInteraction(makeMenu())
        }
    }

    @Test("MN-114: a finger that rests opens the menu, and lifted there leaves it open", arguments: 0..<3)
    func rests(_ order: Int) throws {
        addBoth(order)
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 320))
        host.advance(by: .milliseconds(600))
        #expect(rows == ["Share"])
        finger.up()
        host.advance(by: .seconds(1))
        #expect(rows == ["Share"] && log.take() == [])
        try host.tap(.menuItem, "Share")
        host.advance(by: .seconds(1))
        #expect(log.take() == ["shared"] && host.scene.windows == [host.window])
    }

    @Test("MN-114: moved on it closes the menu and drags", arguments: 0..<3)
    func movesOn(_ order: Int) {
        addBoth(order)
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 320))
        host.advance(by: .milliseconds(600))
        finger.move(to: Point(x: 105, y: 320))
        #expect(rows == ["Share"] && log.take() == [])
        finger.move(to: Point(x: 100, y: 360))
        #expect(log.take() == ["drag"])
        host.advance(by: .seconds(1))
        #expect(rows == [])
        finger.up()
        host.advance(by: .seconds(1))
        #expect(log.take() == [] && host.scene.windows == [host.window])
    }

    @Test("MN-114: an item of a list that may be taken elsewhere has a menu as well")
    func items() throws {
        let list = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 600), layout: .list(.plain))
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, number in
            cell.contentConfiguration = ListContentConfiguration(text: "Song \(number)")
        }
        let source = ListSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [log] in log.add("\($0.itemIdentifiers)") }
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4])
        source.apply(snapshot, animatingDifferences: false)
        list.addInteraction(makeMenu())
        host.window.addSubview(list)
        host.settle()

        let first = host.finger()
        first.down(at: Point(x: 100, y: 20))
        host.advance(by: .milliseconds(600))
        first.up()
        host.advance(by: .seconds(1))
        #expect(rows == ["Share"] && log.take() == [])
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))

        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 20))
        host.advance(by: .milliseconds(600))
        #expect(rows == ["Share"])
        finger.move(to: Point(x: 100, y: 110))
        host.advance(by: .seconds(1))
        #expect(rows == [])
        finger.up()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["[2, 3, 1, 4]"])
    }
}
