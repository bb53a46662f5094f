import TactusTesting
import Testing

@testable import TactusCollections

/// A source that says what it likes.
private final class AbsurdSource: CollectionViewDataSource {
    var sections = 1
    var items = 10

    func numberOfSections(in collectionView: CollectionView) -> Int { sections }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
    }
    private let cell = CollectionView.CellRegistration<CollectionCell, Int> { _, _, _ in }
}

@MainActor
@Suite("Numbers that no source means")
struct AbsurdCountTests {
    private static let layouts: [(String, CollectionLayout)] = [
        ("list", .list(.plain)), ("grid", .grid(columns: 3)),
        ("waterfall", .waterfall(columns: 3) { item, _ in Double(item % 7) * 10 }),
        ("columns", .waterfall(columns: .max) { _, _ in 10 }),
    ]

    @Test("CV-127: of more items and sections than there may be the first are shown, and a sentence says so")
    func counts() {
        for (name, layout) in Self.layouts {
            // A waterfall asks for the height of each item.
            let many = name == "waterfall" ? 2_000_000 : name == "columns" ? 300 : Int.max
            for (sections, items) in [(1, many), (1, .min), (-5, 5), (.min, .max)] {
                let host = TestHost(size: Size(width: 100, height: 100))
                let source = AbsurdSource()
                (source.sections, source.items) = (sections, items)
                let collection = CollectionView(frame: Rect(0, 0, 100, 100), layout: layout)
                collection.dataSource = source
                host.window.addSubview(collection)
                host.settle()
                let isSeen = sections > 0 && items > 0
                #expect(collection.visibleCells.isEmpty != isSeen, "\(name) of \(sections) × \(items)")
                collection.contentOffset.y = collection.contentSize.height - 100
                host.settle()
                #expect(collection.contentSize.height.isFinite)
            }
        }
    }

    @Test("CV-127: what lies so far away that no number tells it from its neighbours is found without a trap")
    func heights() {
        for height in [1e300, 9.3e18, 1e16] {
            let host = TestHost(size: Size(width: 100, height: 100))
            let source = AbsurdSource()
            let layout = CollectionLayout.waterfall(columns: 3) { item, _ in item % 2 == 0 ? height : 10 }
            let collection = CollectionView(frame: Rect(0, 0, 100, 100), layout: layout)
            collection.dataSource = source
            host.window.addSubview(collection)
            host.settle()
            collection.scrollToItem(at: ItemPath(item: 9, section: 0), animated: false)
            host.settle()
            #expect(collection.contentOffset.y.isFinite)
            collection.setLayout(.list(.plain), animated: true)
            host.advance(by: .seconds(1))
            #expect(collection.contentOffset.y.isFinite)
        }
    }
}
