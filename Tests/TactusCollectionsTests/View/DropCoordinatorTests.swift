import TactusPlatform
import Testing

@testable import TactusCollections

/// Drops that say what they do with the items that are there, cells that come from the finger, and placeholders.
@MainActor
@Suite("Drops with a coordinator")
struct DropCoordinatorTests {
    private final class Taker: CollectionViewDragDelegate, CollectionViewDropDelegate {
        var intent = CollectionViewDropIntent.insertAtDestination
        var over: [ItemPath?] = []
        var perform: (CollectionViewDropCoordinator) -> Void = { _ in }

        func collectionView(
            _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
        ) -> [ItemProvider] { [.text("item \(path.item)")] }
        func collectionView(
            _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
            withDestination path: ItemPath?
        ) -> DropProposal { DropProposal([.copy, .move]) }
        func collectionView(
            _ collectionView: CollectionView, dropIntentFor session: DropSession, withDestination path: ItemPath?,
            over item: ItemPath?
        ) -> CollectionViewDropIntent {
            over.append(item)
            return intent
        }
        func collectionView(
            _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
        ) { perform(coordinator) }
    }

    /// What the data source of the tests has, by numbers.
    private final class Words: CollectionViewDataSource {
        var words: [String]
        let registration = CollectionView.CellRegistration<CollectionListCell, String> { cell, _, word in
            cell.contentConfiguration = ListContentConfiguration(text: word)
        }
        init(_ words: [String]) { self.words = words }
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }
        func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: words[path.item])
        }
    }

    private let taker = Taker()
    private let library = Library()

    init() {
        library.collection.dragDelegate = taker
        library.collection.dropDelegate = taker
        library.show(0..<8)
    }

    private let waiting = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, _ in
        cell.contentConfiguration = ListContentConfiguration(text: "…")
    }

    private func drag(_ library: Library, from start: Double, to end: Double) -> Finger {
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: start))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: start + 30))
        finger.move(to: Point(x: 100, y: end))
        library.finish()
        return finger
    }

    private func cell(_ item: Int) -> CollectionCell? {
        library.collection.cell(forItemAt: ItemPath(item: item, section: 0))
    }

    @Test("CV-98: an intent says whether items make room, the one under it is highlighted, or nothing shows")
    func intents() {
        taker.intent = .insertIntoDestination
        let finger = drag(library, from: 20, to: 150)
        #expect(taker.over.last == ItemPath(item: 3, section: 0))
        #expect(cell(3)?.isHighlighted == true && cell(4)?.frame.minY == 176)
        finger.move(to: Point(x: 100, y: 190))
        library.finish()
        #expect(cell(3)?.isHighlighted == false && cell(4)?.isHighlighted == true)
        // In the middle of a row into it, near its edges between rows.
        taker.intent = .automatic
        finger.move(to: Point(x: 100, y: 198))
        library.finish()
        #expect(cell(4)?.isHighlighted == true && cell(5)?.frame.minY == 220)
        finger.move(to: Point(x: 100, y: 178))
        library.finish()
        #expect(cell(4)?.isHighlighted == false)
        #expect(cell(4)?.frame.minY == 176 + Theme.standard.controls.height)
        taker.intent = .unspecified
        finger.move(to: Point(x: 100, y: 182))
        library.finish()
        #expect(cell(4)?.frame.minY == 176 && !library.collection.subviews.contains { $0.name == "insertion" })
        var destination: ItemPath?
        var intent: CollectionViewDropIntent?
        taker.intent = .insertIntoDestination
        taker.perform = { (destination, intent) = ($0.destinationPath, $0.intent) }
        finger.move(to: Point(x: 100, y: 240))
        finger.up()
        library.finish()
        #expect(destination == ItemPath(item: 5, section: 0) && intent == .insertIntoDestination)
        #expect(library.collection.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("CV-105: what is dropped into an item goes there as a picture, and fades, whatever becomes of its own item")
    func into() throws {
        var ended = 0
        taker.intent = .insertIntoDestination
        taker.perform = { [library] coordinator in
            guard let item = coordinator.items.first, let path = coordinator.destinationPath else { return }
            var snapshot = library.source.snapshot()
            snapshot.deleteItems([0])
            library.source.apply(snapshot)
            let rect = Rect(x: 20, y: 12, width: 20, height: 20)
            coordinator.drop(item, intoItemAt: ItemPath(item: path.item - 1, section: 0), rect: rect)
                .addCompletion { _ in ended += 1 }
            // What cannot be shown does not show, and its animation ends all the same.
            for (path, rect) in [
                (ItemPath(item: 90, section: 0), rect), (path, Rect(x: Double.nan, y: 0, width: 1, height: 1)),
            ] {
                coordinator.drop(item, intoItemAt: path, rect: rect).addCompletion { _ in ended += 1 }
            }
        }
        let finger = drag(library, from: 20, to: 150)
        finger.up()
        library.host.settle()
        let pictures = library.collection.subviews.filter { $0.name == "dropped" }
        let picture = try #require(pictures.first)
        let place = picture.presentedCenter
        #expect(pictures.count == 1 && (place - Point(x: 100, y: 150)).length < 10, "\(place)")
        library.host.advance(by: .milliseconds(100))
        #expect(picture.presentedCenter.x < 100 && picture.presentedAlpha < 1)
        // Row 3 is the third from the top now.
        #expect(picture.center == Point(x: 30, y: 88 + 22) && picture.transform.a == 20.0 / 320)
        library.finish()
        #expect(picture.superview == nil && ended == 3)
        #expect(library.texts.first == "Item 1")
    }

    @Test("CV-99: what was dropped knows which item it was, and its cell comes from the finger")
    func landing() throws {
        var ended: [PropertyAnimator.Position] = []
        let animation: (PropertyAnimator) -> Void = { $0.addCompletion { ended.append($0) } }
        taker.perform = { [library] coordinator in
            guard let item = coordinator.items.first, let path = coordinator.destinationPath else { return }
            #expect(item.sourcePath == ItemPath(item: 0, section: 0))
            #expect(item.provider.localObject as? String == "item 0")
            #expect(item.previewSize == Size(width: 320, height: 44))
            var snapshot = library.source.snapshot()
            snapshot.moveItem(0, beforeItem: path.item)
            library.source.apply(snapshot)
            animation(coordinator.drop(item, toItemAt: ItemPath(item: path.item - 1, section: 0)))
        }
        let finger = drag(library, from: 20, to: 270)
        finger.up()
        let cell = try #require(self.cell(5))
        #expect((cell as? CollectionListCell)?.contentConfiguration.text == "Item 0")
        #expect(cell.center == Point(x: 160, y: 242) && cell.alpha == 1)
        #expect(abs(cell.presentedCenter.x - 100) < 10 && abs(cell.presentedCenter.y - 270) < 10)
        library.finish()
        #expect(cell.presentedCenter == Point(x: 160, y: 242) && ended == [.end])
        #expect(library.texts == [1, 2, 3, 4, 5, 0, 6, 7].map { "Item \($0)" })
    }

    @Test("CV-100: a placeholder stands where something will come, moves with the items, and becomes one")
    func placeholder() {
        let words = Words(["a", "b", "c", "d"])
        library.collection.dataSource = words
        library.finish()
        let waiting = waiting
        var context: CollectionViewDropPlaceholderContext?
        taker.perform = { coordinator in
            guard let item = coordinator.items.first else { return }
            let placeholder = CollectionViewDropPlaceholder(insertionPath: ItemPath(item: 2, section: 0)) {
                $0.dequeueConfiguredReusableCell(using: waiting, for: $1, item: 0)
            }
            context = coordinator.drop(item, to: placeholder)
        }
        drag(library, from: 20, to: 90).up()
        library.finish()
        #expect(library.texts == ["a", "b", "…", "c", "d"])
        #expect(library.collection.pathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
        #expect(library.collection.pathForItem(at: Point(x: 9, y: 150)) == ItemPath(item: 2, section: 0))
        // It cannot be selected, and paths of the others do not count it.
        library.host.finger().tap(at: Point(x: 100, y: 110))
        #expect(library.collection.pathsForSelectedItems.isEmpty)
        library.host.finger().tap(at: Point(x: 100, y: 150))
        #expect(library.collection.pathsForSelectedItems == [ItemPath(item: 2, section: 0)])
        words.words.remove(at: 0)
        library.collection.deleteItems(at: [ItemPath(item: 0, section: 0)])
        library.finish()
        #expect(library.texts == ["b", "…", "c", "d"])
        var path: ItemPath?
        #expect(
            context?.commitInsertion {
                path = $0
                words.words.insert("new", at: $0.item)
            } == true)
        library.finish()
        #expect(path == ItemPath(item: 1, section: 0) && library.texts == ["b", "new", "c", "d"])
        #expect(context?.commitInsertion { _ in } == false && context?.deletePlaceholder() == false)
        #expect(library.collection.pathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
        #expect(library.collection.pathsForSelectedItems == [ItemPath(item: 2, section: 0)])
        let fresh = Library()
        let source = Words(["b", "new", "c", "d"])
        fresh.collection.dataSource = source
        fresh.collection.selectItem(at: ItemPath(item: 2, section: 0))
        fresh.finish()
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
    }

    @Test("CV-100: with a source of snapshots a placeholder becomes the item of the next snapshot, or is taken away")
    func snapshots() {
        let waiting = waiting
        var contexts: [CollectionViewDropPlaceholderContext] = []
        taker.perform = { coordinator in
            guard let item = coordinator.items.first, let path = coordinator.destinationPath else { return }
            let placeholder = CollectionViewDropPlaceholder(insertionPath: path) {
                $0.dequeueConfiguredReusableCell(using: waiting, for: $1, item: 0)
            }
            contexts = [coordinator.drop(item, to: placeholder), coordinator.drop(item, to: placeholder)]
        }
        drag(library, from: 20, to: 150).up()
        library.finish()
        #expect(library.texts.prefix(6) == ["Item 0", "Item 1", "Item 2", "…", "…", "Item 3"])
        library.show([0, 7, 1, 2] + Array(3..<7), animated: true)
        library.finish()
        #expect(library.texts.prefix(7) == ["Item 0", "Item 7", "Item 1", "Item 2", "…", "…", "Item 3"])
        contexts.last?.commitInsertion { path in
            var snapshot = library.source.snapshot()
            #expect(path == ItemPath(item: 4, section: 0))
            snapshot.insertItems([99], beforeItem: 3)
            library.source.apply(snapshot)
        }
        library.finish()
        #expect(library.texts.filter { $0 == "…" }.count == 1 && library.texts.contains("Item 99"))
        #expect(contexts.first?.deletePlaceholder() == true)
        library.finish()
        #expect(library.texts == [0, 7, 1, 2, 99, 3, 4, 5, 6].map { "Item \($0)" })
        #expect(library.collection.departing.isEmpty)
    }

    @Test("CV-100: loading everything anew takes placeholders away; a source that adds nothing is named")
    func mistakes() {
        let words = Words(["a", "b"])
        library.collection.dataSource = words
        library.finish()
        let waiting = waiting
        var contexts: [CollectionViewDropPlaceholderContext] = []
        taker.perform = { coordinator in
            guard let item = coordinator.items.first else { return }
            let placeholder = CollectionViewDropPlaceholder(insertionPath: ItemPath(item: 900, section: 7)) {
                $0.dequeueConfiguredReusableCell(using: waiting, for: $1, item: 0)
            }
            contexts.append(coordinator.drop(item, to: placeholder))
        }
        drag(library, from: 20, to: 50).up()
        library.finish()
        #expect(library.texts == ["a", "b", "…"])
        library.collection.reloadData()
        library.finish()
        #expect(library.texts == ["a", "b"] && contexts[0].deletePlaceholder() == false)
        contexts[0].setNeedsCellUpdate()
        drag(library, from: 20, to: 50).up()
        library.finish()
        #expect(library.texts == ["a", "b", "…"])
        contexts[1].commitInsertion { _ in words.words += ["c", "d"] }
        library.finish()
        #expect(library.texts == ["a", "b", "c", "d"])
    }
}
