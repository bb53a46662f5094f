public import Tactus

extension ListSource {
    /// Returns what stands above or below a section: of which kind, and for which section.
    public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

    /// Returns what stands above and below sections, and is anchored to cells, where the layout has such; `nil` for
    /// nothing.
    public var supplementaryViewProvider: SupplementaryViewProvider? {
        get {
            guard headerProvider != nil || footerProvider != nil else { return nil }
            return { [weak self] view, kind, path in
                guard let self, let section = sectionIdentifier(for: path.section) else { return nil }
                let isFooter =
                    kind == CollectionView.elementKindSectionFooter
                    || kind == view.kindOfBoundary(ofSection: path.section, isFooter: true)
                return isFooter
                    ? footerProvider?(view, section) : headerProvider?(view, section)
            }
        }
        set {
            func provider(isFooter: Bool) -> ((CollectionView, Section) -> CollectionReusableView?)? {
                newValue.map { provider in
                    { [weak self] view, section in
                        guard let number = self?.index(for: section) else { return nil }
                        let kind = view.kindOfBoundary(ofSection: number, isFooter: isFooter)
                        return provider(view, kind, IndexPath(item: 0, section: number))
                    }
                }
            }
            headerProvider = provider(isFooter: false)
            footerProvider = provider(isFooter: true)
            supplementaryProvider = newValue
        }
    }

    /// Returns where an item shows; `nil` for one that does not.
    public func indexPath(for itemIdentifier: Item) -> IndexPath? { path(for: itemIdentifier) }

    /// Returns the number of a section that shows; `nil` for one that does not.
    public func index(for sectionIdentifier: Section) -> Int? {
        guard let view = collectionView else { return nil }
        return (0..<numberOfSections(in: view)).first { self.sectionIdentifier(for: $0) == sectionIdentifier }
    }
}

extension ListSource {
    /// Creates a source, and makes it that of a collection.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - cellProvider: Returns the cell for an item; `nil` for an empty one.
    @_disfavoredOverload
    public convenience init(
        collectionView: CollectionView, cellProvider: @escaping (CollectionView, IndexPath, Item) -> CollectionCell?
    ) {
        let provider: CellProvider = { view, path, item in
            cellProvider(view, path, item) ?? CollectionCell(frame: .zero)
        }
        self.init(collectionView: collectionView, cellProvider: provider)
    }
}

extension CellAccessory {
    /// A sign that the row leads to another page.
    public static func disclosureIndicator() -> CellAccessory { .disclosureIndicator(displayed: .always) }

    /// A check mark.
    public static func checkmark() -> CellAccessory { .checkmark(displayed: .always) }
}

nonisolated extension Snapshot {
    /// The same: a handler of reordering is given how items lie from then on.
    public var finalSnapshot: Snapshot { self }
}
