import Testing

@testable import TactusCollections

/// What people do with lists, from the first touch to what they see at the end.
@MainActor
@Suite("Journeys through lists")
struct JourneyTests {
    @Test("CV-43: a row is swiped away, and brought back where it was")
    func deleteAndUndo() throws {
        let library = Library()
        let owner = Owner()
        library.collection.delegate = owner
        library.show(0..<100)
        var undo: Snapshot<String, Int>?
        owner.trailing = { path in
            SwipeActionsConfiguration(actions: [
                ContextualAction(style: .destructive, title: "Delete") { _, done in
                    var snapshot = library.source.snapshot()
                    undo = snapshot
                    if let item = library.source.itemIdentifier(for: path) { snapshot.deleteItems([item]) }
                    library.source.apply(snapshot)
                    done(true)
                }
            ])
        }
        library.collection.contentOffset.y = 44 * 10
        library.host.settle()
        let before = library.host.picture
        library.host.finger().drag(from: Point(x: 300, y: 110), to: Point(x: 20, y: 110), over: .milliseconds(300))
        library.finish()
        #expect(library.texts.prefix(4) == ["Item 10", "Item 11", "Item 13", "Item 14"])
        library.source.apply(try #require(undo))
        library.host.settle()
        library.host.advance(by: .milliseconds(80))
        // On its way in, and already where it belongs.
        #expect(library.texts.prefix(4) == ["Item 10", "Item 11", "Item 12", "Item 13"])
        library.finish()
        #expect(library.host.picture.hasSamePixels(as: before))
    }

    @Test("CV-45: a row is taken over three screens, and put between two others")
    func reorderFar() {
        let library = Library()
        library.show(0..<200)
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 60))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: 470))
        while library.collection.contentOffset.y < 3 * 480 { library.host.advance(by: .milliseconds(100)) }
        finger.move(to: Point(x: 100, y: 240))
        library.host.advance(by: .milliseconds(500))
        let offset = library.collection.contentOffset.y
        library.host.advance(by: .seconds(1))
        #expect(library.collection.contentOffset.y == offset)
        finger.up()
        library.finish()
        let place = Int((offset + 240) / 44)
        let order = library.source.snapshot().itemIdentifiers
        #expect(order.firstIndex(of: 1).map { abs($0 - place) <= 1 } == true)
        #expect(order.filter { $0 != 1 } == [0] + Array(2..<200))
        let cell = order.firstIndex(of: 1).flatMap {
            library.collection.cell(forItemAt: ItemPath(item: $0, section: 0))
        }
        #expect(cell.map { library.collection.bounds.contains($0.frame) } == true && cell?.transform == .identity)
    }

    @Test("CV-47: two fingers select fifty rows, over several screens, and a third of them not after all")
    func selectFifty() {
        let library = Library()
        library.show(0..<300)
        library.collection.allowsMultipleSelection = true
        let (one, two) = (library.host.finger(), library.host.finger())
        func move(to y: Double) {
            one.move(to: Point(x: 100, y: y))
            two.move(to: Point(x: 160, y: y))
        }
        one.down(at: Point(x: 100, y: 60))
        two.down(at: Point(x: 160, y: 60))
        for y in stride(from: 60.0, through: 440, by: 20) { move(to: y) }
        while library.source.selectedItemIdentifiers.count < 60 { library.host.advance(by: .milliseconds(50)) }
        // Back, until it is fifty.
        move(to: 400)
        library.host.advance(by: .milliseconds(100))
        var y = 400.0
        while library.source.selectedItemIdentifiers.count > 50 {
            y -= 4
            move(to: y)
        }
        one.up()
        two.up()
        library.finish()
        #expect(library.source.selectedItemIdentifiers == Array(1...50))
        library.collection.contentOffset.y = 0
        library.host.settle()
        #expect(library.collection.visibleCells.map(\.isSelected) == [false] + Array(repeating: true, count: 10))
    }

    @Test("CV-49: a grid is pinched from three columns to seven and back, and the tile between the fingers stays there")
    func pinchAndBack() {
        let library = Library(.grid(columns: 3, spacing: 2, pinchingBetween: 2...7))
        library.show(0..<1000)
        library.collection.scrollToItem(at: ItemPath(item: 400, section: 0), at: .centeredVertically, animated: false)
        let before = library.host.picture
        let held = library.collection.item(at: library.collection.bounds.center)
        func pinch(from start: Double, to end: Double) {
            let (one, two) = (library.host.finger(), library.host.finger())
            one.down(at: Point(x: 160 - start, y: 240))
            two.down(at: Point(x: 160 + start, y: 240))
            for step in 1...24 {
                let reach = start + (end - start) * Double(step) / 24
                one.move(to: Point(x: 160 - reach, y: 240))
                two.move(to: Point(x: 160 + reach, y: 240))
                library.host.advance(by: .milliseconds(16))
                // What the fingers hold stays between them, all the time.
                let frame = held.flatMap { library.collection.shown[$0]?.frame }
                let center = Point(x: 160, y: 240 + library.collection.bounds.minY)
                #expect(frame.map { abs($0.midY - center.y) <= $0.height } == true, "step \(step)")
            }
            one.up()
            two.up()
            library.finish()
        }
        pinch(from: 140, to: 50)
        #expect(library.collection.columnsInView == 7)
        pinch(from: 50, to: 124)
        #expect(library.collection.columnsInView == 3)
        #expect(held.flatMap { library.collection.shown[$0] } != nil)
        library.collection.scrollToItem(at: ItemPath(item: 400, section: 0), at: .centeredVertically, animated: false)
        #expect(library.host.picture.hasSamePixels(as: before))
    }

    @Test("CV-20: over a day's scrolling there are no more cells than two pages of them")
    func memory() {
        let library = Library()
        library.show([("main", Array(0..<100_000))])
        var cells: Set<ObjectIdentifier> = []
        func look() {
            for view in library.collection.subviews where view is CollectionCell {
                cells.insert(ObjectIdentifier(view))
            }
        }
        let finger = library.host.finger()
        for _ in 0..<12 {
            finger.drag(from: Point(x: 100, y: 440), to: Point(x: 100, y: 60), over: .milliseconds(60))
            for _ in 0..<20 {
                library.host.advance(by: .milliseconds(50))
                look()
            }
        }
        var random = 7
        for _ in 0..<300 {
            random = random &* 1_103_515_245 &+ 12345
            library.collection.contentOffset.y = Double((random >> 16) & 0xF_FFFF) * 4
            library.host.settle()
            look()
        }
        #expect(library.collection.contentOffset.y > 0)
        #expect(cells.count <= 2 * 12, "\(cells.count)")
        #expect(library.collection.subviews.count <= 2 * 12 + 6)
    }
}
