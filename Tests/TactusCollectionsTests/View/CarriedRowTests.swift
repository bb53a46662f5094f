import TactusTesting
import Testing

@testable import TactusCollections

@Suite("Rows that are carried, and rows that are swept away")
@MainActor
struct CarriedRowTests {
    let library = Library()

    @Test("CV-200: a plain row in the hand lies on a plate until its shadow is gone, wherever it is carried")
    func plate() throws {
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        library.show(0..<20)
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 60))
        library.host.advance(by: .seconds(1))
        let cell = try #require(library.collection.held?.cell)
        #expect(cell.backgroundColor == .systemBackground)
        for y in stride(from: 70.0, through: 400, by: 10) {
            finger.move(to: Point(x: 100, y: y))
            library.host.settle()
            #expect(cell.backgroundColor == .systemBackground, "\(y)")
        }
        finger.up()
        library.host.advance(by: .milliseconds(60))
        #expect(cell.shadowOpacity == 0 && cell.backgroundColor == .systemBackground)
        library.finish()
        #expect(cell.backgroundColor == nil && cell.shadowOpacity == 0)
    }

    private final class Owner: CollectionViewDelegate {
        unowned let library: Library
        var isGone = true
        init(_ library: Library) { self.library = library }
        func collectionView(
            _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
        ) -> SwipeActionsConfiguration? {
            SwipeActionsConfiguration(actions: [
                ContextualAction(style: .destructive, title: "Delete") { [unowned self] _, done in
                    if isGone { library.source.apply(Library.snapshot([("main", [0, 2, 3])])) }
                    done(true)
                }
            ])
        }
    }

    @Test("CV-201: a row that an action takes away by a snapshot goes on, and does not come back first")
    func sweptAway() throws {
        let owner = Owner(library)
        library.collection.delegate = owner
        library.show(0..<4)
        let cell = try #require(library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)))
        let finger = library.host.finger()
        finger.down(at: Point(x: 300, y: 60))
        for step in 1...28 { finger.move(to: Point(x: 300 - Double(step) * 10, y: 60)) }
        let start = cell.contentShift
        finger.up()
        #expect(start < -200 && cell.contentShift <= start)
        for _ in 0..<12 {
            #expect(cell.contentShift <= start)
            library.host.advance(by: .milliseconds(16))
        }
        library.finish()
        #expect(library.texts == ["Item 0", "Item 2", "Item 3"])
    }

    @Test("CV-201: a row that stays though its action says done comes back")
    func comesBack() throws {
        let owner = Owner(library)
        owner.isGone = false
        library.collection.delegate = owner
        library.show(0..<4)
        let cell = try #require(library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)))
        let finger = library.host.finger()
        finger.down(at: Point(x: 300, y: 60))
        for step in 1...28 { finger.move(to: Point(x: 300 - Double(step) * 10, y: 60)) }
        finger.up()
        library.finish()
        #expect(cell.contentShift == 0 && library.collection.swipe == nil)
    }

    private final class Source: CollectionViewDragDelegate {
        func collectionView(
            _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
        ) -> [ItemProvider] { [.text("song")] }
    }

    @Test("CV-204: a plain row that is dragged out lies on a plate")
    func dragged() {
        let source = Source()
        library.collection.dragDelegate = source
        library.show(0..<4)
        let below = View(frame: Rect(x: 0, y: 300, width: 320, height: 180))
        below.backgroundColor = .systemRed
        library.host.window.addSubview(below)
        let finger = library.host.finger()
        finger.down(at: Point(x: 200, y: 60))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 210, y: 100), over: .milliseconds(100))
        finger.move(to: Point(x: 200, y: 400), over: .milliseconds(300))
        library.host.advance(by: .milliseconds(100))
        let ground = library.host.picture.color(at: PixelPoint(x: 300, y: 250))
        #expect(library.host.picture.color(at: PixelPoint(x: 200, y: 400)) == ground)
        #expect(library.host.picture.color(at: PixelPoint(x: 200, y: 470)) != ground)
        finger.up()
        library.finish()
    }
}
