import Testing

@testable import TactusCollections

/// A collection of 320 by 100 points that shows numbers.
@MainActor
final class Strip {
    let host: TestHost
    let collection: CollectionView
    let source: ListSource<Int, Int>

    /// A cell that is as wide as its number says.
    final class Chip: CollectionCell {
        var number = 0
        override func sizeThatFits(_ size: Size) -> Size { Size(width: 40 + Double(number % 100), height: 30) }
    }

    /// A layout of tiles that are as wide as their cells say, at first taken for 60 points, with headers.
    static func chips(header: Bool = false) -> CollectionLayout {
        let size = CollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .fractionalHeight(1))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        var section = CollectionLayoutSection(group: group)
        if header { section.header = .init(height: 30, pinToVisibleBounds: true) }
        var layout = CollectionLayout.section(section)
        layout.scrollDirection = .horizontal
        return layout
    }

    init(_ layout: CollectionLayout, counts: [Int], isMirrored: Bool = false) {
        host = TestHost(size: Size(width: 320, height: 100))
        collection = CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 100), layout: layout)
        let chip = CollectionView.CellRegistration<Chip, Int> { cell, _, number in
            cell.number = number
            cell.contentView.backgroundColor = Color(
                red: Double(number % 7) / 7, green: Double(number % 11) / 11, blue: 0.5)
        }
        source = ListSource(collectionView: collection) { collection, path, number in
            collection.dequeueConfiguredReusableCell(using: chip, for: path, item: number)
        }
        let header = CollectionView.SupplementaryRegistration<CollectionHeaderFooterView> { _, _ in }
        source.headerProvider = { collection, section in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: section)
        }
        if isMirrored { host.window.traitOverrides.layoutDirection = .rightToLeft }
        host.window.addSubview(collection)
        var first = 0
        show(
            counts.map { count in
                defer { first += count }
                return Array(first..<(first + count))
            })
    }

    func show(_ sections: [[Int]], animated: Bool = false) {
        var snapshot = Snapshot<Int, Int>()
        for (section, items) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: animated)
        host.settle()
    }

    /// Brings what is so far from the beginning to where reading begins.
    func scroll(to start: Double) {
        collection.contentOffset = collection.offset(showing: start)
        host.settle()
    }

    func finish() {
        host.advance(by: .seconds(2))
        host.settle()
    }
}
