public import Tactus

// Lists and grids. Layouts are values here, and an item's path is an ItemPath: Foundation has an IndexPath.

/// Sections of items in rows, grids and layouts of one's own.
public typealias UICollectionView = CollectionView
/// Shows an item.
public typealias UICollectionViewCell = CollectionCell
/// Shows an item as a row.
public typealias UICollectionViewListCell = CollectionListCell
/// Is shown for one thing after the other.
public typealias UICollectionReusableView = CollectionReusableView
/// Is asked for what there is.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// Gets what is about to show ready.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// Decides and is told what happens to items.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// Gives what is dragged out.
public typealias UICollectionViewDragDelegate = CollectionViewDragDelegate
/// Takes what is dropped in.
public typealias UICollectionViewDropDelegate = CollectionViewDropDelegate
/// Shows snapshots.
public typealias UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    ListSource<Section, Item>
/// Which items there are.
public typealias NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    Snapshot<Section, Item>
/// Which items there are, in one another.
public typealias NSDiffableDataSourceSectionSnapshot<Item: Hashable & Sendable> = SectionSnapshot<Item>
/// How items lie.
public typealias UICollectionViewCompositionalLayout = CollectionLayout
/// How a list of rows looks.
public typealias UICollectionLayoutListConfiguration = CollectionListConfiguration
/// A section of a layout.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// Items and groups that are repeated.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// A place for an item.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// How large a part of a layout is.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// How wide or high a part of a layout is.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// What a layout knows of its view.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// What a row shows.
public typealias UIListContentConfiguration = ListContentConfiguration
/// What stands at the end of a row.
public typealias UICellAccessory = CellAccessory
/// What can be done with an item, behind its cell.
public typealias UIContextualAction = ContextualAction
/// The actions at a side of an item.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

extension CollectionView {
    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - frame: Where it is in its future superview, in points.
    ///   - layout: How its items lie.
    public convenience init(frame: CGRect, collectionViewLayout layout: CollectionLayout) {
        self.init(frame: frame, layout: layout)
    }

    /// How the items lie.
    public var collectionViewLayout: CollectionLayout {
        get { layout }
        set { layout = newValue }
    }
}

extension CollectionLayout {
    /// Creates a list of rows that looks as a configuration says.
    public static func list(using configuration: CollectionListConfiguration) -> CollectionLayout {
        .list(configuration)
    }
}

extension CollectionLayoutSection {
    /// Creates a section of rows that looks as a configuration says.
    public static func list(
        using configuration: CollectionListConfiguration, layoutEnvironment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { .list(configuration, in: layoutEnvironment) }
}

extension ItemPath {
    /// The item's number in its section, as tables call it.
    public var row: Int { item }

    /// Creates a path, as tables do.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
}
