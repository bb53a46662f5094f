import Tactus

/// Stands between a table and a program: tells the collection by identities what the program says by places, and asks
/// the program's data source and delegate about rows where the collection asks about items.
///
/// The collection has one section more at each end, for what is above and below all rows. Places in it are called
/// places here, and those of the program index paths.
@MainActor final class TableAdapter {
    /// The sections at the ends.
    static let head = -1
    static let tail = -2

    private(set) weak var table: UITableView?
    weak var dataSource: (any UITableViewDataSource)?
    weak var delegate: (any UITableViewDelegate)?
    weak var scrollDelegate: (any ScrollViewDelegate)?
    weak var prefetchSource: (any UITableViewDataSourcePrefetching)?
    weak var dragSource: (any UITableViewDragDelegate)?
    weak var dropTaker: (any UITableViewDropDelegate)?
    /// What the program proposed of a drop at last.
    var dropProposal: UITableViewDropProposal?

    /// What the table shows, as the program has said.
    private(set) var contents = TableContents()
    /// Whether the data source has more to say than what is known of it.
    private(set) var needsLoading = true
    /// Whether all of it was said since the last layout.
    private var isFresh = false
    private var source: ListSource<Int, Int>?

    let cells = TableCellPool()
    /// Headers and footers that were asked for before they show, by boundary and section.
    var waitingViews: [TableBoundary.Key: View] = [:]
    /// The rows that the delegate has been asked about, so that it need not be asked again.
    var agreed: Set<Int> = []
    /// Opens the menus of rows.
    var menus: AskedMenus?

    func attach(to table: UITableView) {
        self.table = table
        let source = ListSource<Int, Int>(collectionView: table) { [weak self] _, place, row in
            self?.cell(for: row, at: place) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        source.headerProvider = { [weak self] _, section in self?.boundary(.header, of: section) }
        source.footerProvider = { [weak self] _, section in self?.boundary(.footer, of: section) }
        self.source = source
        (table as CollectionView).dataSource = self
        (table as CollectionView).delegate = self
        layOutAnew()
        addMenus(to: table)
    }

    // MARK: Who is asked

    func setDataSource(_ new: (any UITableViewDataSource)?) {
        dataSource = new
        setNeedsLoading()
        // What the former one said shows no more; who asks for cells waits for the new one.
        table?.forgetCells()
    }

    func setDelegate(_ new: (any UITableViewDelegate)?) {
        (delegate, scrollDelegate) = (new, new)
        if let table { (table as CollectionView).delegate = self }
        layOutAnew()
    }

    func setPrefetchSource(_ new: (any UITableViewDataSourcePrefetching)?) {
        prefetchSource = new
        if let table { (table as CollectionView).prefetchDataSource = new == nil ? nil : self }
    }

    /// A delegate that can be told of scrolling is the collection's own property for the compiler, and a data source
    /// for both kinds of lists is too: what was set there is taken from there.
    func adoptDelegates() {
        guard let table else { return }
        let collection = table as CollectionView
        if collection.delegate !== self {
            let new = collection.delegate
            (delegate, scrollDelegate) = (new as? any UITableViewDelegate, new)
            collection.delegate = self
            layOutAnew()
        }
        if collection.dataSource !== self {
            let new = collection.dataSource
            collection.dataSource = self
            setDataSource(new as? any UITableViewDataSource)
        }
    }

    // MARK: Loading and changing

    func setNeedsLoading() {
        needsLoading = true
        table?.setNeedsLayout()
    }

    /// Asks the data source for everything.
    func load() {
        guard let table else { return }
        needsLoading = false
        isFresh = true
        contents.load(counts())
        waitingViews = [:]
        agreed = []
        show(contents, of: table)
    }

    /// What was asked for before it ever showed may have become more or less without a word.
    func loadWhatHasComeSince() {
        guard isFresh, !needsLoading, let table, !table.bounds.isEmpty else { return }
        isFresh = false
        guard counts() != contents.counts else { return }
        load()
        isFresh = false
    }

    /// Shows identities that somebody else keeps, without comparing them.
    func load(_ sections: [TableSection]) {
        guard let table else { return }
        (needsLoading, isFresh) = (false, false)
        contents.load(sections)
        show(contents, of: table)
    }

    private func show(_ contents: TableContents, of table: UITableView) {
        source?.applySnapshotUsingReloadData(snapshot(contents))
    }

    private func counts() -> [Int] {
        guard let table, let dataSource else { return [] }
        return (0..<max(dataSource.numberOfSections(in: table), 0)).map {
            max(dataSource.tableView(table, numberOfRowsInSection: $0), 0)
        }
    }

    /// Shows what the program says has changed.
    ///
    /// - Parameters:
    ///   - updates: What has changed.
    ///   - animated: Whether rows go to their places little by little.
    ///   - completion: Called when it has been shown, with whether that came to its end.
    func apply(_ updates: TableUpdates, animated: Bool, completion: @escaping (Bool) -> Void) {
        guard let table else { return completion(false) }
        guard !needsLoading else {
            table.setNeedsLayout()
            return completion(true)
        }
        let now = counts()
        guard let new = updates.applied(to: contents, counts: now) else {
            let sentence =
                "a table showed \(contents.counts) rows, and has \(now): not what was said to have come and gone"
            if !isFresh {
                table.window?.windowScene?.application?.report(.dataRule(sentence + "; everything was loaded anew"))
            }
            let wasFresh = isFresh
            load()
            return completion(wasFresh)
        }
        let reloaded = updates.reloadedRows.compactMap { contents.row(at: $0) }
        let reconfigured = updates.reconfiguredRows.compactMap { contents.row(at: $0) }
        // A row that is reloaded is selected no more.
        for place in updates.reloadedRows.compactMap({ position(of: $0) }) { table.deselectItem(at: place) }
        if updates == TableUpdates() { for cell in table.visibleCells { cell.setNeedsMeasuring() } }
        // With the numbers that it has given: the next change must give others.
        contents = new
        apply(
            new.sections, reloaded: reloaded, reconfigured: reconfigured, animated: animated, completion: completion)
    }

    /// Shows identities, of which some stand for something else than before.
    func apply(
        _ sections: [TableSection], reloaded: [Int], reconfigured: [Int], animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        guard let table else { return completion(false) }
        needsLoading = false
        contents.load(sections)
        var snapshot = snapshot(contents)
        snapshot.reloadItems(reloaded)
        snapshot.reconfigureItems(reconfigured)
        source?.apply(snapshot, animatingDifferences: animated, completion: completion)
        guard table.window != nil else { return }
        guard animated else { return table.layoutIfNeeded() }
        View.animate(duration: table.theme.motion.quick, options: .allowUserInteraction) { table.layoutIfNeeded() }
    }

    private func snapshot(_ contents: TableContents) -> Snapshot<Int, Int> {
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([Self.head] + contents.sections.map(\.id) + [Self.tail])
        for section in contents.sections { snapshot.appendItems(section.rows, toSection: section.id) }
        return snapshot
    }

    // MARK: Places

    /// Where a row is in the collection; `nil` where there is none, or not yet.
    func position(of path: ItemPath) -> ItemPath? {
        guard let row = contents.row(at: path), let source else { return nil }
        let place = ItemPath(item: path.item, section: path.section + 1)
        return source.itemIdentifier(for: place) == row ? place : source.path(for: row)
    }

    /// Which row is at a place of the collection; `nil` for one that is gone.
    func indexPath(at place: ItemPath) -> ItemPath? {
        guard let row = source?.itemIdentifier(for: place) else { return nil }
        let path = ItemPath(item: place.item, section: place.section - 1)
        return contents.row(at: path) == row ? path : contents.path(of: row)
    }

    /// The number of a section; `nil` for those at the ends, and those that are gone.
    func index(ofSection section: Int) -> Int? { contents.sections.firstIndex { $0.id == section } }

    /// The identity of the section at a place.
    func section(at index: Int) -> Int? { source?.sectionIdentifier(for: index) }

    func row(at place: ItemPath) -> Int? { source?.itemIdentifier(for: place) }

    /// A row was put down elsewhere.
    func move(from start: ItemPath, to end: ItemPath) { contents.move(start, to: end) }
}

// MARK: What the collection asks for

extension TableAdapter: CollectionViewDataSource, CollectionItemCarrying {
    func numberOfSections(in collectionView: CollectionView) -> Int {
        source?.numberOfSections(in: collectionView) ?? 0
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        source?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
        source?.collectionView(collectionView, cellForItemAt: path) ?? CollectionCell()
    }

    func collectionView(
        _ collectionView: CollectionView, headerForSection section: Int
    ) -> CollectionReusableView? { source?.collectionView(collectionView, headerForSection: section) }

    func collectionView(
        _ collectionView: CollectionView, footerForSection section: Int
    ) -> CollectionReusableView? { source?.collectionView(collectionView, footerForSection: section) }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt path: ItemPath) -> Bool {
        guard let table, table.isEditing, let row = indexPath(at: path) else { return false }
        return dataSource?.tableView(table, canMoveRowAt: row) ?? false
    }

    func collectionView(_ collectionView: CollectionView, carryItemAt path: ItemPath, to newPath: ItemPath) {
        source?.collectionView(collectionView, carryItemAt: path, to: newPath)
    }

    func collectionView(
        _ collectionView: CollectionView, didMoveItemFrom path: ItemPath, to newPath: ItemPath
    ) {
        guard let table else { return }
        let start = ItemPath(item: path.item, section: path.section - 1)
        let end = ItemPath(item: newPath.item, section: newPath.section - 1)
        contents.move(start, to: end)
        dataSource?.tableView(table, moveRowAt: start, to: end)
    }

    func indexTitles(for collectionView: CollectionView) -> [String] {
        guard let table else { return [] }
        return dataSource?.sectionIndexTitles(for: table) ?? []
    }

    func collectionView(
        _ collectionView: CollectionView, sectionForIndexTitle title: String, at index: Int
    ) -> Int {
        guard let table else { return index }
        return (dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index) + 1
    }

    // MARK: Cells

    /// Whether the program's data source still has as many rows in a section as it has said. Where it has changed
    /// without a word that is reported, and everything is loaded anew.
    private func isAsSaid(_ section: Int) -> Bool {
        guard let table, let dataSource, table.updateDepth == 0 else { return true }
        let shown = contents.counts[section]
        let sections = dataSource.numberOfSections(in: table)
        let rows = section < sections ? dataSource.tableView(table, numberOfRowsInSection: section) : 0
        if sections == contents.sections.count, rows == shown { return true }
        let sentence =
            "section \(section) of a table has \(rows) rows, and \(shown) were shown; what comes and goes has to be "
            + "said, by insertRows, deleteRows or reloadData(). Everything was loaded anew"
        table.window?.windowScene?.application?.report(.dataRule(sentence))
        setNeedsLoading()
        return false
    }

    private func cell(for row: Int, at place: ItemPath) -> UITableViewCell {
        guard let table, let dataSource, let path = indexPath(at: place), isAsSaid(path.section) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        cells.reconfigured = table.cell(forItemAt: place) as? UITableViewCell
        defer { cells.reconfigured = nil }
        let cell = dataSource.tableView(table, cellForRowAt: path)
        cell.show(path, of: table)
        if let level = delegate?.tableView(table, indentationLevelForRowAt: path), level != cell.indentationLevel {
            if level != 0 { cell.indentationLevel = level }
        }
        cell.setNeedsMeasuring()
        return cell
    }
}

extension TableAdapter: CollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [ItemPath]) {
        guard let table else { return }
        prefetchSource?.tableView(table, prefetchRowsAt: paths.compactMap { indexPath(at: $0) })
    }

    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [ItemPath]) {
        guard let table else { return }
        prefetchSource?.tableView(table, cancelPrefetchingForRowsAt: paths.compactMap { indexPath(at: $0) })
    }
}
