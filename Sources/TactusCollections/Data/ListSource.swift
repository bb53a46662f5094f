import TactusUI

/// Tells a ``CollectionView`` what it shows by identities, and lets it animate what changes. UIKit's
/// `UICollectionViewDiffableDataSource`.
///
/// ```swift
/// let source = ListSource<String, Song.ID>(collectionView: songs) { collectionView, path, id in
///     collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
/// }
/// var snapshot = source.snapshot()
/// snapshot.deleteItems([old])
/// source.apply(snapshot)
/// ```
///
/// What was applied shows with the next frame, and of several snapshots until then the last one: apply as often as you
/// like. The difference of large ones is computed outside of the main actor, and what shows stays what it was until it
/// is there. Selection, the mark of the keys and what is in the user's hand follow the item, not its number.
///
/// The collection keeps its source weakly: keep it yourself. A subclass says what the closures of a source do not, such
/// as which items may be moved; it calls `super` for what it does not decide.
@MainActor
open class ListSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: CollectionViewDataSource,
    CollectionItemCarrying
{
    /// Returns the cell for an item: one that the collection has given.
    public typealias CellProvider = (CollectionView, ItemPath, Item) -> CollectionCell

    /// What a user may do to the order, see ``ListSource/reorderingHandlers``.
    public struct ReorderingHandlers {
        /// Returns whether an item can be taken elsewhere; `nil`, by default, for none.
        public var canReorderItem: ((Item) -> Bool)?
        /// Called when an item was put down elsewhere, with what shows now.
        public var didReorder: ((Snapshot<Section, Item>) -> Void)?
    }

    /// What is asked and told when the user expands and collapses items of an outline, see
    /// ``ListSource/sectionSnapshotHandlers``. UIKit's `SectionSnapshotHandlers`.
    public struct SectionSnapshotHandlers {
        /// Returns whether an item may be expanded; `nil`, by default, for all.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item may be collapsed; `nil`, by default, for all.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns what is to be in an item that is expanded, given what is in it so far; `nil`, by default, to leave
        /// it as it is.
        public var snapshotForExpandingParent: ((Item, SectionSnapshot<Item>) -> SectionSnapshot<Item>)?
    }

    /// The collection.
    public private(set) weak var collectionView: CollectionView?
    /// Returns what stands above a section, where the layout has a header: most easily by a
    /// ``CollectionView/SectionRegistration``.
    public var headerProvider: ((CollectionView, Section) -> CollectionReusableView?)?
    /// Returns what stands below a section, where the layout has a footer.
    public var footerProvider: ((CollectionView, Section) -> CollectionReusableView?)?
    /// Returns a view of a kind that is anchored to the cell of an item; `nil`, the default, for none.
    public var supplementaryProvider: ((CollectionView, String, ItemPath) -> CollectionReusableView?)?
    /// What a user may do to the order; nothing by default.
    public var reorderingHandlers = ReorderingHandlers()
    /// What is asked and told when the user expands and collapses items; nothing by default.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers()
    /// Returns the words of the index strip at the side, and where each leads to.
    public var indexTitleProvider: ((Snapshot<Section, Item>) -> [(title: String, section: Section)])?

    let cellProvider: CellProvider
    /// What shows.
    var shown = Snapshot<Section, Item>()
    /// What was applied last.
    var latest = Snapshot<Section, Item>()
    /// How often something was applied, and how often when what shows was.
    var (applied, installed) = (0, 0)
    /// How often what shows has changed.
    var generation = 0
    var animates = true
    var reloadsAll = false
    var completions: [(Bool) -> Void] = []
    var computing: Task<Void, Never>?
    var outlines: [Section: SectionSnapshot<Item>] = [:]

    /// Snapshots with more items than this, old and new ones together, are compared outside of the main actor.
    nonisolated static var fewItems: Int { 4000 }

    /// Creates a source, and makes it that of a collection.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - cellProvider: Returns the cell for an item.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        collectionView.dataSource = self
        collectionView.willLayOut = { [weak self] in self?.flush() }
        collectionView.hasPending = { [weak self] in self?.hasPending ?? false }
    }

    private var hasPending: Bool { installed != applied && computing == nil }

    // Who waits for a snapshot to show waits no longer.
    isolated deinit {
        for completion in completions { completion(false) }
    }

    // MARK: What is there

    /// Returns what was applied last: the value to change, and to apply.
    public func snapshot() -> Snapshot<Section, Item> {
        var snapshot = latest
        snapshot.settle()
        return snapshot
    }

    /// Returns the item that shows at a path; `nil` where there is none.
    public func itemIdentifier(for path: ItemPath) -> Item? { shown.itemIdentifier(at: path) }

    /// Returns where an item shows; `nil` for one that does not. Takes the time of looking through one section.
    public func path(for item: Item) -> ItemPath? { shown.path(of: item) }

    /// Returns the section that shows at a number; `nil` where there is none.
    public func sectionIdentifier(for index: Int) -> Section? {
        shown.parts.indices.contains(index) ? shown.parts[index].id : nil
    }

    /// The items that are selected, in their order.
    public var selectedItemIdentifiers: [Item] {
        collectionView?.pathsForSelectedItems.compactMap { shown.itemIdentifier(at: $0) } ?? []
    }

    // MARK: Outlines

    /// Shows an outline in a section: what is expanded, with what is in it.
    ///
    /// - Parameters:
    ///   - outline: The outline.
    ///   - section: The section, which is added at the end if it is not there.
    ///   - animatingDifferences: Whether cells go to their places little by little.
    public func apply(
        _ outline: SectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true
    ) {
        for sentence in outline.refused { collectionView?.report(sentence) }
        outlines[section] = outline
        var snapshot = snapshot()
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        snapshot.setItems(outline.visibleItems, inSection: section)
        apply(snapshot, animatingDifferences: animatingDifferences)
    }

    /// Returns the outline of a section; an empty one where there is none.
    public func snapshot(for section: Section) -> SectionSnapshot<Item> { outlines[section] ?? SectionSnapshot() }

    /// Expands an item of an outline, or collapses it, as its sign does: ``sectionSnapshotHandlers``
    /// are asked and told.
    public func toggleExpansion(of item: Item) {
        guard let section = latest.sectionIdentifier(containingItem: item), let former = outlines[section] else {
            return
        }
        let (isExpanded, handlers) = (former.isExpanded(item), sectionSnapshotHandlers)
        guard (isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem)?(item) != false else { return }
        (isExpanded ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
        // They may have applied another one.
        guard var outline = outlines[section], outline.contains(item), outline.isExpanded(item) == isExpanded else {
            return
        }
        if isExpanded {
            outline.collapse([item])
        } else {
            if let fill = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: fill(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    // MARK: Asked by the collection

    /// How many sections show.
    open func numberOfSections(in collectionView: CollectionView) -> Int { shown.numberOfSections }

    /// How many items show in a section.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.parts.indices.contains(section) ? shown.parts[section].items.count : 0
    }

    /// The cell of the provider.
    open func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
        shown.itemIdentifier(at: path).map { cellProvider(collectionView, path, $0) } ?? CollectionCell()
    }

    /// The view of ``headerProvider``.
    open func collectionView(
        _ collectionView: CollectionView, headerForSection section: Int
    ) -> CollectionReusableView? { sectionIdentifier(for: section).flatMap { headerProvider?(collectionView, $0) } }

    /// The view of ``footerProvider``.
    open func collectionView(
        _ collectionView: CollectionView, footerForSection section: Int
    ) -> CollectionReusableView? { sectionIdentifier(for: section).flatMap { footerProvider?(collectionView, $0) } }

    /// The view of ``supplementaryProvider``.
    open func collectionView(
        _ collectionView: CollectionView, supplementaryViewOfKind kind: String, at path: ItemPath
    ) -> CollectionReusableView? { supplementaryProvider?(collectionView, kind, path) }

    /// What ``reorderingHandlers`` say.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt path: ItemPath) -> Bool {
        guard let item = shown.itemIdentifier(at: path) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Does nothing: the item has been moved in the snapshot while it was carried.
    open func collectionView(_ collectionView: CollectionView, moveItemAt path: ItemPath, to newPath: ItemPath) {}

    /// Moves the item in the snapshot.
    package final func collectionView(
        _ collectionView: CollectionView, carryItemAt path: ItemPath, to newPath: ItemPath
    ) {
        guard let item = shown.itemIdentifier(at: path), let section = sectionIdentifier(for: newPath.section)
        else { return }
        shown.moveItem(item, toIndex: newPath.item, ofSection: section)
        shown.settle()
        generation += 1
        if installed == applied {
            latest = shown
        } else if latest.homes[item] != nil, latest.indexOfSection(section) != nil {
            latest.moveItem(item, toIndex: newPath.item, ofSection: section)
        }
    }

    /// Tells ``reorderingHandlers``.
    open func collectionView(
        _ collectionView: CollectionView, didMoveItemFrom path: ItemPath, to newPath: ItemPath
    ) { reorderingHandlers.didReorder?(snapshot()) }

    /// The words of ``indexTitleProvider``.
    open func indexTitles(for collectionView: CollectionView) -> [String] {
        indexTitleProvider?(shown).map(\.title) ?? []
    }

    /// The section of ``indexTitleProvider``.
    open func collectionView(
        _ collectionView: CollectionView, sectionForIndexTitle title: String, at index: Int
    ) -> Int {
        guard let entries = indexTitleProvider?(shown), entries.indices.contains(index) else { return index }
        return shown.indexOfSection(entries[index].section) ?? index
    }
}
