import Testing

@testable import TactusCollections

/// What sources and delegates of one's own say, and are told.
@MainActor
@Suite("Sources and delegates of collections")
struct SourceTests {
    @Test(
        "CV-75: the delegate is told which item a cell has shown, as it was counted when the cell began to leave, in the order of items"
    )
    func endOfShowing() {
        final class Ends: CollectionViewDelegate {
            var paths: [ItemPath] = []
            func collectionView(
                _ collectionView: CollectionView, didEndDisplaying cell: CollectionCell, forItemAt path: ItemPath
            ) { paths.append(path) }
        }
        let library = Library()
        let ends = Ends()
        library.show([("a", [0, 1, 2]), ("b", [10, 11, 12])])
        library.collection.delegate = ends
        // One goes that was the second, one of the other section that was the third, and one is told of at the end.
        library.show([("a", [0, 2]), ("b", [10, 11])], animated: true)
        #expect(ends.paths.isEmpty)
        library.finish()
        #expect(ends.paths == [ItemPath(item: 1, section: 0), ItemPath(item: 2, section: 1)])
        ends.paths = []
        library.show([("a", [0]), ("b", [10])])
        #expect(ends.paths == [ItemPath(item: 1, section: 0), ItemPath(item: 1, section: 1)])
        library.show(0..<100)
        ends.paths = []
        library.collection.contentOffset.y = 44 * 3 + 1
        library.host.settle()
        #expect(ends.paths.map(\.item) == [0, 1, 2])
        ends.paths = []
        library.collection.reloadData()
        #expect(ends.paths.map(\.item) == Array(3...13))
    }

    @Test("CV-76: a subclass of a source decides what the source does not, and calls super for the rest")
    func subclass() {
        final class Odd: ListSource<String, Int> {
            override func collectionView(_ collectionView: CollectionView, canMoveItemAt path: ItemPath) -> Bool {
                path.item % 2 == 1
            }
            override func indexTitles(for collectionView: CollectionView) -> [String] { ["first", "last"] }
            override func collectionView(
                _ collectionView: CollectionView, cellForItemAt path: ItemPath
            ) -> CollectionCell {
                let cell = super.collectionView(collectionView, cellForItemAt: path)
                cell.tag = path.item
                return cell
            }
        }
        let library = Library()
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { _, _, _ in }
        let odd = Odd(collectionView: library.collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        odd.apply(Library.snapshot([("main", Array(0..<8))]), animatingDifferences: false)
        library.host.settle()
        #expect(library.collection.visibleCells.map(\.tag) == Array(0..<8))
        #expect(library.collection.indexStrip?.titles == ["first", "last"])
        #expect(!library.collection.canLift(at: Point(x: 100, y: 20)))
        #expect(library.collection.canLift(at: Point(x: 100, y: 60)))
    }

    @Test("CV-77: items count with estimates of their own until they are measured")
    func estimates() {
        let layout = CollectionLayout { _, environment in
            var section = CollectionLayoutSection.list(CollectionListConfiguration(appearance: .plain), in: environment)
            section.estimatedItemHeight = { item in item < 50 ? 44 : item == 99 ? .nan : 100 }
            return section
        }
        let library = Library(layout)
        library.show(0..<100)
        #expect(library.collection.contentSize.height == 50 * 44 + 49 * 100 + 44)
        // They are 44 high after all, and the first that shows from its upper edge on does not jump.
        library.collection.contentOffset.y = 44 * 50 + 100 * 20 + 30
        library.host.settle()
        let cell = library.collection.cell(forItemAt: ItemPath(item: 71, section: 0))
        #expect(cell?.frame.height == 44)
        #expect((cell?.frame.minY ?? 0) - library.collection.contentOffset.y == 70)
        #expect(library.texts.prefix(3) == ["Item 69", "Item 70", "Item 71"])
    }
}
