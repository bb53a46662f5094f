import Testing

@testable import TactusCollections

/// A collection of numbers on a host, and its source.
@MainActor
final class Library {
    let host: TestHost
    let collection: CollectionView
    let source: ListSource<String, Int>
    let log = Log()
    /// What rows say beside their numbers.
    var details: [Int: String] = [:]

    init(_ layout: CollectionLayout = .list(.plain), size: Size = Size(width: 320, height: 480)) {
        host = TestHost(size: size)
        collection = CollectionView(frame: Rect(origin: .zero, size: size), layout: layout)
        collection.backgroundColor = .systemBackground
        weak var weakSelf: Library?
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, item in
            cell.contentConfiguration = ListContentConfiguration(
                text: "Item \(item)", secondaryText: weakSelf?.details[item])
        }
        source = ListSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        let header = CollectionView.SupplementaryRegistration<CollectionHeaderFooterView> { _, _ in }
        source.headerProvider = { collection, section in
            let index = weakSelf?.source.shown.indexOfSection(section) ?? 0
            let view = collection.dequeueConfiguredReusableSupplementary(using: header, for: index)
            view.label.text = "Section \(section)"
            return view
        }
        host.window.addSubview(collection)
        weakSelf = self
    }

    func show(_ sections: [(String, [Int])], animated: Bool = false) {
        source.apply(Self.snapshot(sections), animatingDifferences: animated)
        host.settle()
    }

    func show(_ items: some Sequence<Int>, animated: Bool = false) {
        show([("main", Array(items))], animated: animated)
    }

    static func snapshot(_ sections: [(String, [Int])]) -> Snapshot<String, Int> {
        var snapshot = Snapshot<String, Int>()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    /// What rows say, from the top down, as they are placed.
    var texts: [String] {
        host.settle()
        return collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { ($0 as? CollectionListCell)?.contentConfiguration.text }
    }

    func finish() {
        host.advance(by: .seconds(2))
        host.settle()
    }
}
