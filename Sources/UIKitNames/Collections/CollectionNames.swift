public import Tactus

// Lists and grids, by the names that they have in UIKit.

/// Sections of items in rows, grids and layouts of one's own.
public typealias UICollectionView = CollectionView
/// Shows an item.
public typealias UICollectionViewCell = CollectionCell
/// Shows an item as a row.
public typealias UICollectionViewListCell = CollectionListCell
/// Is shown for one thing after the other.
public typealias UICollectionReusableView = CollectionReusableView
/// Gets what is about to show ready.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// Shows snapshots.
public typealias UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    ListSource<Section, Item>
/// Which items there are.
public typealias NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    Snapshot<Section, Item>
/// Which items there are, in one another.
public typealias NSDiffableDataSourceSectionSnapshot<Item: Hashable & Sendable> = SectionSnapshot<Item>
/// How wide or high a part of a layout is.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// How a section scrolls sideways by itself.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
    CollectionLayoutSection.OrthogonalScrollingBehavior
/// What a row shows.
public typealias UIListContentConfiguration = ListContentConfiguration
/// What stands at the end of a row.
public typealias UICellAccessory = CellAccessory
