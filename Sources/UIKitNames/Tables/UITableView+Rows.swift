public import Tactus

// What there is, and where.
extension UITableView {
    /// Returns how many rows a section has; none where there is no such section.
    public final func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        let sections = adapter.contents.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// Returns the cell of a row; `nil` while it does not show.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadIfNeeded()
        return adapter.position(of: indexPath).flatMap { cell(forItemAt: $0) as? UITableViewCell }
    }

    /// Returns the row that a cell shows; `nil` for one that shows none.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard cell.table === self else { return nil }
        return cell.path.flatMap { adapter.indexPath(at: $0) }
    }

    /// Returns the row at a place of the table's own space; `nil` beside rows.
    public final func indexPathForRow(at point: Point) -> IndexPath? {
        layoutIfNeeded()
        return pathForItem(at: point).flatMap { adapter.indexPath(at: $0) }
    }

    /// Returns the rows that touch a part of the table's own space, in their order.
    public final func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
        layoutIfNeeded()
        return pathsForItems(in: rect).compactMap { adapter.indexPath(at: $0) }
    }

    /// The rows that show, in their order.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return pathsForVisibleItems.compactMap { adapter.indexPath(at: $0) }
    }

    /// Returns where a row lies, in points of the table's own space; an estimate until it shows. `.zero` where there
    /// is no such row.
    public final func rectForRow(at indexPath: IndexPath) -> Rect {
        layoutIfNeeded()
        return adapter.position(of: indexPath).flatMap { rectForItem(at: $0) } ?? .zero
    }

    /// Returns where a section lies, with what stands above and below it, in points of the table's own space; an
    /// estimate until it shows. `.zero` where there is no such section.
    public final func rect(forSection section: Int) -> Rect {
        layoutIfNeeded()
        guard section >= 0, section < numberOfSections else { return .zero }
        let count = numberOfRows(inSection: section)
        let rows = count > 0 ? [0, count - 1].map { rectForRow(at: IndexPath(row: $0, section: section)) } : []
        let ends = [frame(forHeaderInSection: section + 1), frame(forFooterInSection: section + 1)]
        let all = rows + ends.compactMap(\.self)
        return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
    }

    /// Returns where the header of a section lies, in points of the table's own space; an estimate until it shows. One
    /// that stays in sight may show elsewhere. `.zero` where there is no such section; without a header it is as high
    /// as none.
    public final func rectForHeader(inSection section: Int) -> Rect {
        layoutIfNeeded()
        guard section >= 0, section < numberOfSections else { return .zero }
        if let frame = frame(forHeaderInSection: section + 1) { return frame }
        let rect = rect(forSection: section)
        return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 0)
    }

    /// Returns where the footer of a section lies, as ``rectForHeader(inSection:)`` does of its header.
    public final func rectForFooter(inSection section: Int) -> Rect {
        layoutIfNeeded()
        guard section >= 0, section < numberOfSections else { return .zero }
        if let frame = frame(forFooterInSection: section + 1) { return frame }
        let rect = rect(forSection: section)
        return Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0)
    }

    /// The cells that show, from the top down.
    public final var visibleCells: [UITableViewCell] {
        (self as CollectionView).visibleCells.compactMap { $0 as? UITableViewCell }
    }

    /// Returns the header of a section; `nil` while it does not show, or is a view of another class.
    public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        (header(forSection: section + 1) as? TableBoundary)?.content as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section; `nil` while it does not show, or is a view of another class.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        (footer(forSection: section + 1) as? TableBoundary)?.content as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls until a row shows.
    ///
    /// - Parameters:
    ///   - indexPath: Which row. Where there is none a sentence says so, and nothing happens.
    ///   - scrollPosition: Where it is to show.
    ///   - animated: Whether the table goes there little by little.
    public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let place = adapter.position(of: indexPath) ?? ItemPath(item: indexPath.item, section: indexPath.section + 1)
        scrollToItem(at: place, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the first selected row shows; nowhere where none is selected.
    public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Selecting

    /// The first row that is selected; `nil` for none.
    public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    /// The rows that are selected, in their order; `nil` for none.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        let paths = pathsForSelectedItems.compactMap { adapter.indexPath(at: $0) }
        return paths.isEmpty ? nil : paths
    }

    /// Selects a row. The delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: Which row; `nil` for none at all.
    ///   - animated: Whether the table scrolls there little by little.
    ///   - scrollPosition: Where it is to show; with `.none` the table does not scroll.
    public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        let place = indexPath.flatMap { adapter.position(of: $0) }
        guard indexPath == nil || place != nil else { return }
        selectItem(at: place, animated: animated, scrollPosition: scrollPosition == .none ? nil : scrollPosition)
    }

    /// Selects a row no more. The delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: Which row.
    ///   - animated: Whether what shows the selection fades.
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
        loadIfNeeded()
        guard let place = adapter.position(of: indexPath) else { return }
        deselectItem(at: place, animated: animated)
    }

    /// Asks for what the data source has, if that has not been done yet.
    final func loadIfNeeded() {
        if adapter.needsLoading { adapter.load() }
    }
}

extension CollectionView.ScrollPosition {
    /// In the middle.
    public static var middle: Self { .centeredVertically }
}
