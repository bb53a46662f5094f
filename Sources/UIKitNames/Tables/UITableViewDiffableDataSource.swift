public import Tactus

/// Tells a table what it shows by identities, and lets it animate what changes.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Section, Song.ID>(tableView: table) { table, path, id in
///     let cell = table.dequeueReusableCell(withIdentifier: "song", for: path)
///     cell.textLabel?.text = library[id].title
///     return cell
/// }
/// source.apply(snapshot)
/// ```
///
/// The table keeps it weakly. A subclass says what else there is: titles, what can be edited and moved.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
    /// Returns the cell for an item; `nil` for an empty one.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    /// How rows come and go; with `.none` at once.
    public final var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var shown = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    private var rows: [ItemIdentifierType: Int] = [:]
    private var sections: [SectionIdentifierType: Int] = [:]
    private var next = 0

    /// Creates a source, and makes it that of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - cellProvider: Returns the cell for an item.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        table = tableView
        tableView.adapter.setDataSource(self)
        tableView.adapter.load([])
    }

    // MARK: What is there

    /// Returns what was applied last: the value to change, and to apply.
    public final func snapshot() -> Snapshot<SectionIdentifierType, ItemIdentifierType> {
        var snapshot = Snapshot<SectionIdentifierType, ItemIdentifierType>()
        snapshot.appendSections(shown.sectionIdentifiers)
        for section in shown.sectionIdentifiers {
            snapshot.appendItems(shown.itemIdentifiers(inSection: section), toSection: section)
        }
        return snapshot
    }

    /// Returns the item at a path; `nil` where there is none.
    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.itemIdentifier(at: indexPath)
    }

    /// Returns where an item is; `nil` for one that is not there.
    public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

    /// Returns the section of a number; `nil` where there is none.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }

    /// Returns the number of a section; `nil` for one that is not there.
    public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.indexOfSection(sectionIdentifier)
    }

    // MARK: Applying

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows go to their places little by little.
    ///   - completion: Called when it has been shown, or a later one: when rows are in their places, and those that go
    ///     have gone.
    public final func apply(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        let reloaded = snapshot.reloadedItemIdentifiers.map { row($0) }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.map { row($0) }
        guard let table else { return completion?() ?? () }
        table.adapter.apply(
            identities(), reloaded: reloaded, reconfigured: reconfigured,
            animated: animatingDifferences && defaultRowAnimation != .none
        ) { _ in completion?() }
    }

    /// Shows a snapshot without comparing it: all cells are made anew, and nothing is selected.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called when the table shows it.
    public final func applySnapshotUsingReloadData(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        table?.adapter.load(identities())
        completion?()
    }

    private func identities() -> [TableSection] {
        shown.sectionIdentifiers.map { section in
            TableSection(
                id: self.section(section), rows: shown.itemIdentifiers(inSection: section).map { row($0) })
        }
    }

    private func row(_ item: ItemIdentifierType) -> Int {
        if let row = rows[item] { return row }
        next += 1
        rows[item] = next
        return next
    }

    private func section(_ section: SectionIdentifierType) -> Int {
        if let number = sections[section] { return number }
        next += 1
        sections[section] = next
        return next
    }

    // MARK: What the table asks for

    /// Returns how many sections there are.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

    /// Returns how many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }

    /// Returns the cell of the provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns what is written above a section; nothing by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns what is written below a section; nothing by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row can be edited. By default, while the table is.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }

    /// Returns whether a row can be taken elsewhere. `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Sent when the user takes a row away, or wants a new one. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Takes the item elsewhere in what was applied. An override calls `super`.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        shown.moveItem(item, toIndex: destinationIndexPath.item, ofSection: section)
    }

    /// Returns the words of the strip at the side; none by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section that a word of the strip leads to; by default the one of its number.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
