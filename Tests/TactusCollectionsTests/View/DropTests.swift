import TactusPlatform
import Testing

@testable import TactusCollections

@MainActor
final class Exchange: CollectionViewDragDelegate, CollectionViewDropDelegate {
    var destinations: [ItemPath?] = []
    var dropped: ItemPath?

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
    ) -> [ItemProvider] { [.text("item \(path.item)")] }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession, withDestination path: ItemPath?
    ) -> DropProposal {
        destinations.append(path)
        return .copy
    }

    func collectionView(
        _ collectionView: CollectionView, performDrop session: DropSession, at path: ItemPath?
    ) { dropped = path }
}

@MainActor
@Suite("What is dragged out of a collection and in")
struct DropTests {
    @Test("CV-52: an item is dragged out, rows make room where it would come, and close when it is dropped")
    func dragging() {
        let library = Library()
        let exchange = Exchange()
        library.collection.dragDelegate = exchange
        library.collection.dropDelegate = exchange
        library.show(0..<8)
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 20))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: 60))
        finger.move(to: Point(x: 100, y: 150))
        library.finish()
        #expect(exchange.destinations.last == ItemPath(item: 3, section: 0))
        let third = library.collection.cell(forItemAt: ItemPath(item: 3, section: 0))
        #expect(third?.frame.minY == 3 * 44 + Theme.standard.controls.height)
        finger.up()
        library.finish()
        #expect(exchange.dropped == ItemPath(item: 3, section: 0))
        #expect(third?.frame.minY == 132)
        #expect(!library.collection.subviews.contains { $0.name == "insertion" })
    }
}
