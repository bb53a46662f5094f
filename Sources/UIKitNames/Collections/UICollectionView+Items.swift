public import Tactus

// What there is, and where, by UIKit's names.
extension CollectionView {
    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - frame: Where it is in its future superview, in points.
    ///   - layout: How its items lie.
    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(frame: frame, layout: .list(.plain))
        collectionViewLayout = layout
        delegate = notes.standIn
        let menus = AskedMenus.ofItems(in: self)
        menus.add(to: self)
        notes.menus = menus
    }

    /// How the items lie. One that was made without such an object has one that does nothing.
    public final var collectionViewLayout: UICollectionViewLayout {
        get {
            if let layout = notes.layout { return layout }
            let layout = UICollectionViewLayout()
            notes.layout = layout
            return layout
        }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Gives the items another layout. The item in the middle of what shows stays in sight.
    ///
    /// - Parameters:
    ///   - layout: How the items lie.
    ///   - animated: Whether cells go to their places little by little.
    ///   - completion: Called when they are there, with whether that came to its end.
    public final func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        notes.layout?.collectionView = nil
        notes.layout = layout
        layout.lay(self)
        setLayout(layout.layout, animated: animated, completion: completion)
    }

    /// What is behind the items and stays there; `nil` for nothing.
    public final var backgroundView: View? {
        get { notes.backgroundView }
        set {
            notes.backgroundView?.removeFromSuperview()
            notes.backgroundView = newValue
            guard let newValue else { return }
            insertSubview(newValue, at: 0)
            newValue.translatesAutoresizingMaskIntoConstraints = false
            let guide = frameLayoutGuide
            LayoutConstraint.activate([
                newValue.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                newValue.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                newValue.topAnchor.constraint(equalTo: guide.topAnchor),
                newValue.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
    }

    /// Returns the cell of an item; `nil` while it does not show.
    public final func cellForItem(at indexPath: IndexPath) -> CollectionCell? { cell(forItemAt: indexPath) }

    /// Returns the item that a cell shows; `nil` for one that shows none.
    public final func indexPath(for cell: CollectionCell) -> IndexPath? {
        visibleCells.contains { $0 === cell } ? cell.path : nil
    }

    /// Returns the item at a place of the collection's own space; `nil` between items.
    public final func indexPathForItem(at point: CGPoint) -> IndexPath? { pathForItem(at: point) }

    /// The items that show, in their order.
    public final var indexPathsForVisibleItems: [IndexPath] { pathsForVisibleItems }

    /// The items that are selected, in their order; `nil` where there are none.
    public final var indexPathsForSelectedItems: [IndexPath]? { pathsForSelectedItems }

    /// Selects an item. The delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: Which item; `nil` for none at all.
    ///   - animated: Whether the collection scrolls there little by little.
    ///   - scrollPosition: Where the item is to show; with `[]` the collection does not scroll.
    public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectItem(
            at: indexPath, animated: animated,
            scrollPosition: scrollPosition == .none ? Optional<ScrollPosition>.none : .some(scrollPosition))
    }

    /// Returns what stands above or below a section, or is anchored to a cell; `nil` while it does not show.
    public final func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionReusableView? {
        if let view = supplementaryView(ofKind: elementKind, at: indexPath) { return view }
        let isFooter =
            elementKind == CollectionView.elementKindSectionFooter
            || elementKind == notes.layout?.kindOfBoundary(ofSection: indexPath.section, isFooter: true)
        return isFooter ? footer(forSection: indexPath.section) : header(forSection: indexPath.section)
    }

    /// Shows what the data source has now, as one change that is animated, in a collection or a table; see
    /// `performBatchUpdates(animated:_:)`. Items, rows and sections that go, move and are reloaded are named by where
    /// they were, those that come by where they are afterwards. Where the counts of the data source are not those that
    /// come of this, a sentence says so, and everything is loaded anew.
    ///
    /// - Parameters:
    ///   - updates: Changes the data, and says so.
    ///   - completion: Called when all is in its place, and what goes has gone; without animation, or a window,
    ///     when all is placed. With `false` where the change was overtaken: everything was loaded anew, or the
    ///     view has left its window.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        if let table = self as? UITableView { return table.changeRows(updates, completion: completion) }
        guard let completion else { return performBatchUpdates(updates) }
        performBatchUpdates(animated: true, updates, completion: completion)
    }

    /// Shows what the data source has now, as one change that is animated, where there may be nothing to say.
    ///
    /// - Parameters:
    ///   - updates: Changes the data, and says so; `nil` to measure the rows of a table anew, and let them come to
    ///     their new heights.
    ///   - completion: Called when all is in its place.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates({ updates?() }, completion: completion)
    }

    /// Returns the first items of the sections whose header or footer of a kind shows, or the items to whose cells a
    /// view of that kind is anchored, in their order.
    public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        let besides = pathsForVisibleElements(ofKind: elementKind)
        guard besides.isEmpty else { return besides }
        let anchored = pathsForVisibleItems.filter { supplementaryView(ofKind: elementKind, at: $0) != nil }
        guard anchored.isEmpty else { return anchored }
        return (0..<numberOfSections).map { IndexPath(item: 0, section: $0) }.filter { path in
            let kinds = [false, true].map { kindOfBoundary(ofSection: path.section, isFooter: $0) }
            return kinds.contains(elementKind) && supplementaryView(forElementKind: elementKind, at: path) != nil
        }
    }

    /// Returns the headers, footers or anchored views of a kind that show, in the order of their sections and items.
    public final func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns where a header or footer of a kind lies, as ``collectionViewLayout`` says; `nil` where there is none.
    public final func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        notes.layout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Returns where an item lies, and how it shows; `nil` where there is no such item, and before the collection has
    /// been laid out.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section >= 0, indexPath.section < numberOfSections, indexPath.item >= 0,
            indexPath.item < numberOfItems(inSection: indexPath.section)
        else { return nil }
        if let own = notes.layout?.layoutAttributesForItem(at: indexPath) { return own }
        guard let frame = frame(forItemAt: indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }
}

nonisolated extension CollectionView.ScrollPosition: ExpressibleByArrayLiteral {
    /// Creates a position of the first in a list; of none in an empty one.
    public init(arrayLiteral positions: CollectionView.ScrollPosition...) { self = positions.first ?? .none }
}
