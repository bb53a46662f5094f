import TactusCollections
import TactusTesting
import Testing

@MainActor
@Suite("Which items are selected, and who is told")
struct SelectingTests {
    let library = Library()
    let owner = Owner()

    init() {
        library.collection.delegate = owner
        library.show(0..<100)
    }

    @Test("CV-65: what the delegate does not allow is not selected, and what it does not let go of stays selected")
    func allowed() {
        let (finger, collection) = (library.host.finger(), library.collection)
        owner.locked = [2]
        finger.tap(at: Point(x: 100, y: 60))
        #expect(owner.log.take() == ["select 1"])
        finger.tap(at: Point(x: 100, y: 100))
        #expect(owner.log.take() == [] && collection.pathsForSelectedItems.map(\.item) == [1])
        owner.locked = [1]
        finger.tap(at: Point(x: 100, y: 100))
        #expect(owner.log.take() == ["deselect 1", "select 2"])
        collection.allowsMultipleSelection = true
        owner.locked = [2]
        finger.tap(at: Point(x: 100, y: 60))
        finger.tap(at: Point(x: 100, y: 100))
        #expect(owner.log.take() == ["select 1"] && collection.pathsForSelectedItems.map(\.item) == [1, 2])
        finger.tap(at: Point(x: 100, y: 60))
        #expect(owner.log.take() == ["deselect 1"])
    }

    /// A cell of somebody else's, which shows in its own way that it is selected.
    private final class Tile: CollectionCell {
        override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 40) }
        override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
        override var isHighlighted: Bool { didSet { contentView.backgroundColor = isHighlighted ? .systemRed : nil } }
    }

    /// A list of 200 tiles.
    private func tiles() -> (TestHost, CollectionView, ListSource<Int, Int>) {
        let host = TestHost(size: Size(width: 300, height: 400))
        let collection = CollectionView(layout: .list(.plain))
        collection.frame = host.window.bounds
        let tiles = CollectionView.CellRegistration<Tile, Int> { _, _, _ in }
        let source = ListSource<Int, Int>(collectionView: collection) { list, path, item in
            list.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
        }
        host.window.addSubview(collection)
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<200))
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        return (host, collection, source)
    }

    @Test("CV-78: the delegate hears of a finger on an item before the item is selected, and of its leaving")
    func highlighting() {
        final class Listener: CollectionViewDelegate {
            var log: [String] = []
            func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: ItemPath) {
                log.append("on \(path.item)")
            }
            func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: ItemPath) {
                log.append("off \(path.item)")
            }
            func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
                log.append("selected \(path.item)")
            }
        }
        let (host, collection, source) = tiles()
        defer { withExtendedLifetime(source) {} }
        let listener = Listener()
        collection.delegate = listener
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 10))
        host.advance(by: .milliseconds(300))
        #expect(listener.log == ["on 0"])
        finger.up()
        #expect(listener.log == ["on 0", "selected 0", "off 0"])
        // A drag that scrolls takes the highlight away, and selects nothing.
        finger.down(at: Point(x: 100, y: 210))
        host.advance(by: .milliseconds(300))
        finger.move(to: Point(x: 100, y: 100), over: .milliseconds(200))
        finger.up()
        host.advance(by: .seconds(3))
        #expect(listener.log.count == 5 && listener.log.suffix(2).map { $0.prefix(3) } == ["on ", "off"])
    }

    @Test("CV-66: a class of cells that overrides its states hears of them, also when it is shown for another item")
    func states() throws {
        let (host, collection, source) = tiles()
        defer { withExtendedLifetime(source) {} }
        let first = try #require(collection.cell(forItemAt: ItemPath(item: 0, section: 0)) as? Tile)
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 10))
        host.advance(by: .milliseconds(300))
        #expect(first.contentView.backgroundColor == .systemRed)
        finger.up()
        #expect(first.contentView.backgroundColor == nil && first.contentView.alpha == 0.5)
        var isReused = false
        for y in stride(from: 400.0, through: 4000, by: 400) {
            collection.contentOffset.y = y
            host.settle()
            let shown = collection.visibleCells.compactMap { $0 as? Tile }
            #expect(shown.allSatisfy { $0.contentView.alpha == 1 })
            isReused = isReused || shown.contains { $0 === first }
        }
        #expect(isReused)
        collection.contentOffset.y = 0
        host.settle()
        #expect(collection.cell(forItemAt: ItemPath(item: 0, section: 0))?.contentView.alpha == 0.5)
    }
}
