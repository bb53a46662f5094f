import Foundation
import RandomNumbers
import TactusPlatform
import Testing

@testable import TactusCollections

/// How many lists are compared with a fresh one: with `TACTUS_TWINS=100` so many, each of 42 snapshots and some hundred
/// motions of fingers.
private let twins = ProcessInfo.processInfo.environment["TACTUS_TWINS"].flatMap(Int.init) ?? 9

/// What comes between: snapshots while fingers hold something, and data that make no sense.
@MainActor
@Suite("Interruptions of a collection")
struct InterruptionTests {
    @Test("CV-46: a pinch goes on when items come and go, and ends when none are left")
    func pinchedThroughChanges() {
        let library = Library(.grid(columns: 3, pinchingBetween: 1...7))
        library.show(0..<100)
        let (one, two) = (library.host.finger(), library.host.finger())
        one.down(at: Point(x: 100, y: 240))
        two.down(at: Point(x: 220, y: 240))
        func move(_ reach: Double) {
            one.move(to: Point(x: 160 - reach, y: 240))
            two.move(to: Point(x: 160 + reach, y: 240))
            library.host.settle()
        }
        for reach in stride(from: 58.0, to: 40, by: -2) { move(reach) }
        #expect(library.collection.pinched != nil)
        let held = library.collection.pinched.map { library.source.shown.itemIdentifiers[$0.item] }
        library.show(Array(200..<220) + Array(5..<60), animated: true)
        #expect(library.collection.pinched.map { library.source.shown.itemIdentifiers[$0.item] } == held)
        for reach in stride(from: 40.0, to: 30, by: -2) { move(reach) }
        library.show(0..<2, animated: true)
        move(28)
        #expect(library.collection.visibleCells.count == 2)
        library.show(0..<0, animated: true)
        #expect(library.collection.pinched == nil)
        move(26)
        one.up()
        two.up()
        library.finish()
        library.show(0..<9)
        #expect(library.texts.count == 9)
        let places = library.collection.visibleCells.map(\.frame)
        #expect(places == (0..<9).map { library.collection.geometry.frame(ofItem: $0) })
    }

    @Test("CV-46: two fingers go on selecting when items come and go")
    func sweptThroughChanges() {
        let library = Library()
        library.show(0..<100)
        library.collection.allowsMultipleSelection = true
        let (one, two) = (library.host.finger(), library.host.finger())
        one.down(at: Point(x: 100, y: 60))
        two.down(at: Point(x: 160, y: 60))
        func move(to y: Double) {
            one.move(to: Point(x: 100, y: y))
            two.move(to: Point(x: 160, y: y))
        }
        for y in stride(from: 60.0, through: 200, by: 20) { move(to: y) }
        #expect(library.source.selectedItemIdentifiers == [1, 2, 3, 4])
        library.show([0, 1, 500, 2, 3] + Array(5..<100), animated: true)
        library.finish()
        move(to: 240)
        #expect(library.source.selectedItemIdentifiers == [1, 500, 2, 3, 5])
        library.show(0..<0, animated: true)
        move(to: 300)
        one.up()
        two.up()
        #expect(library.source.selectedItemIdentifiers.isEmpty)
    }

    @Test("CV-46: an item that goes while it is dragged out is dragged on, and nothing is left of its row")
    func draggedThroughChanges() {
        final class Giver: CollectionViewDragDelegate {
            func collectionView(
                _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
            ) -> [ItemProvider] { [.text("item \(path.item)")] }
        }
        let library = Library()
        let giver = Giver()
        library.collection.dragDelegate = giver
        library.show(0..<8)
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 20))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: 60))
        finger.move(to: Point(x: 100, y: 150))
        library.show([3, 4], animated: true)
        library.finish()
        finger.move(to: Point(x: 100, y: 200))
        finger.up()
        library.finish()
        #expect(library.texts == ["Item 3", "Item 4"])
        #expect(library.collection.subviews.filter { !$0.isHidden && $0 is CollectionCell }.count == 2)
    }

    @Test("CV-44: what edits in a row ends with it, and the row is not shown for another item with it")
    func editedThroughChanges() {
        final class Field: View {
            override var canBecomeFirstResponder: Bool { true }
        }
        let library = Library()
        library.show(0..<8)
        let cell = library.collection.cell(forItemAt: ItemPath(item: 2, section: 0))
        let field = Field(frame: Rect(x: 10, y: 10, width: 50, height: 20))
        cell?.contentView.addSubview(field)
        field.becomeFirstResponder()
        library.show(Array(3..<8) + Array(20..<40), animated: true)
        library.finish()
        #expect(!field.isFirstResponder && cell?.window == nil)
        #expect(library.collection.visibleCells.allSatisfy { $0 !== cell })
    }

    @Test("CV-33: a million snapshots in one turn are one change")
    func million() {
        let library = Library()
        library.show(0..<20)
        let before = library.source.generation
        let (one, two) = (Library.snapshot([("main", [1, 2, 3])]), Library.snapshot([("main", [3, 2, 1])]))
        for number in 0..<1_000_000 { library.source.apply(number % 2 == 0 ? one : two) }
        library.host.settle()
        #expect(library.source.generation == before + 1)
        library.finish()
        #expect(library.texts == ["Item 3", "Item 2", "Item 1"])
    }

    @Test("CV-25: a layout of one's own that lies about its items shows those that there are, and traps nothing")
    func lyingLayout() {
        struct Liar: CollectionSectionGeometry {
            let count: Int
            var contentSize: Size { Size(width: .nan, height: 300) }
            func frameForItem(at index: Int) -> Rect {
                switch index {
                case 0: Rect(x: .nan, y: 0, width: 10, height: 10)
                case 1: Rect(x: 0, y: 20, width: -5, height: 10)
                default: Rect(x: 0, y: Double(index) * 30, width: 100, height: 30)
                }
            }
            func indexesForItems(in rect: Rect) -> [Int] { Array(-3..<count + 5) }
        }
        let library = Library(.section(.custom { count, _ in Liar(count: count) }))
        library.show(0..<6)
        #expect(library.collection.visibleCells.count == 6)
        #expect(library.collection.contentSize.height == 300)
        library.host.finger().tap(at: Point(x: 50, y: 100))
        library.host.finger().drag(from: Point(x: 100, y: 300), to: Point(x: 100, y: 100))
        library.finish()
        #expect(library.source.selectedItemIdentifiers == [3])
    }

    @Test("CV-39: also with fingers that drag, swipe, lift and pinch while snapshots come", arguments: 0..<twins)
    func twin(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 70)
        var configuration = CollectionListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout: CollectionLayout =
            seed % 3 == 0 ? .grid(columns: 3, spacing: 4, pinchingBetween: 2...5) : .list(configuration)
        let library = Library(layout)
        let owner = Owner()
        owner.trailing = { _ in SwipeActionsConfiguration(actions: [ContextualAction(title: "Flag") { _, _ in }]) }
        library.collection.delegate = owner
        library.collection.allowsSelection = false
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        var next = 60
        library.show([("a", Array(0..<20)), ("b", Array(20..<60))])
        for _ in 0..<14 {
            let hands = Hands(library, &random)
            for _ in 0..<3 {
                hands.move(&random)
                interrupt(library, &next, &random)
                library.host.settle()
                library.host.advance(by: .milliseconds(Int.random(in: 0...120, using: &random)))
            }
            hands.lift(&random)
        }
        library.collection.closeSwipe(animated: true)
        library.finish()
        let fresh = Library(library.collection.layout)
        fresh.collection.allowsSelection = false
        let shown = library.source.shown
        fresh.show(shown.sectionIdentifiers.map { ($0, shown.itemIdentifiers(inSection: $0)) })
        for library in [fresh, library] {
            library.collection.contentOffset.y = 100
            library.finish()
        }
        #expect(library.texts == fresh.texts)
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
        #expect(library.collection.departing.isEmpty && library.collection.swipe == nil)
    }

    private func interrupt(_ library: Library, _ next: inout Int, _ random: inout SplitMix) {
        var snapshot = library.source.snapshot()
        for item in snapshot.itemIdentifiers where Int.random(in: 0..<12, using: &random) == 0 {
            snapshot.deleteItems([item])
        }
        let section = Bool.random(using: &random) ? "a" : "b"
        for _ in 0..<Int.random(in: 0..<8, using: &random) {
            snapshot.appendItems([next], toSection: section)
            next += 1
        }
        if let first = snapshot.itemIdentifiers.randomElement(using: &random),
            let second = snapshot.itemIdentifiers.randomElement(using: &random), first != second
        {
            snapshot.moveItem(first, beforeItem: second)
        }
        library.source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
    }
}

/// Fingers on a library that do one thing after another.
@MainActor
private final class Hands {
    private let fingers: [Finger]
    private let kind: Int
    private var places: [Point]

    init(_ library: Library, _ random: inout SplitMix) {
        kind = Int.random(in: 0..<4, using: &random)
        let start = Point(
            x: Double.random(in: 100..<250, using: &random), y: Double.random(in: 60..<420, using: &random))
        // A finger that scrolls, one that swipes, one that lifts, two that pinch.
        places = kind == 3 ? [start, Point(x: start.x + 50, y: start.y + 20)] : [start]
        fingers = places.map { _ in library.host.finger() }
        for (finger, place) in zip(fingers, places) { finger.down(at: place) }
        if kind == 2 { library.host.advance(by: .milliseconds(700)) }
    }

    func move(_ random: inout SplitMix) {
        for step in 0..<4 {
            for index in places.indices {
                let way = Double.random(in: 4..<24, using: &random)
                switch kind {
                case 0, 2: places[index].y += way * (step % 4 == 3 ? -1 : 1)
                case 1: places[index].x -= way
                default: places[index].x += index == 0 ? -way : way
                }
                places[index].y = min(max(places[index].y, 4), 476)
                fingers[index].move(to: places[index])
            }
        }
    }

    func lift(_ random: inout SplitMix) {
        let isCancelled = Int.random(in: 0..<4, using: &random) == 0
        for finger in fingers { if isCancelled { finger.cancel() } else { finger.up() } }
    }
}
