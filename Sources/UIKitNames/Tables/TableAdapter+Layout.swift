import Tactus

// How rows, headers and footers lie.
extension TableAdapter {
    /// The most sections whose headers are asked for before they show: of more, it is found out as they come.
    private static let fewSections = 40

    /// Lays everything out again: heights, headers or the views at the ends are others.
    func layOutAnew() {
        waitingViews = [:]
        table?.layout = CollectionLayout { [weak self] index, environment in
            MainActor.assumeIsolated {
                self?.layoutSection(index, environment)
                    ?? .list(CollectionListConfiguration(appearance: .plain), in: environment)
            }
        }
    }

    private func layoutSection(_ index: Int, _ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
        guard let table, let identity = section(at: index) else { return nil }
        if identity == Self.head || identity == Self.tail {
            return end(identity == Self.head ? table.tableHeaderView : table.tableFooterView, environment)
        }
        guard let number = self.index(ofSection: identity) else { return nil }
        var configuration = CollectionListConfiguration(appearance: table.appearance)
        configuration.showsSeparators = false
        if table.rowHeight > 0 {
            configuration.estimatedRowHeight = table.rowHeight
        } else if table.estimatedRowHeight > 0 {
            configuration.estimatedRowHeight = table.estimatedRowHeight
        }
        let header = boundaryItem(.header, number, identity)
        let footer = boundaryItem(.footer, number, identity)
        configuration.headerMode = header == nil ? .none : .supplementary
        configuration.footerMode = footer == nil ? .none : .supplementary
        var section = CollectionLayoutSection.list(configuration, in: environment)
        section.header = header
        section.footer = footer
        return section
    }

    private func end(_ view: View?, _ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        var section = CollectionLayoutSection.list(CollectionListConfiguration(appearance: .plain), in: environment)
        if let view { section.header = CollectionLayoutSection.BoundaryItem(height: view.bounds.height) }
        return section
    }

    /// What the layout is to know of a header or footer; `nil` where there is none.
    private func boundaryItem(
        _ boundary: TableBoundary.Boundary, _ section: Int, _ identity: Int
    ) -> CollectionLayoutSection.BoundaryItem? {
        guard let table else { return nil }
        var item = CollectionLayoutSection.BoundaryItem(
            pinToVisibleBounds: boundary == .header && table.style == .plain)
        let height = explicitHeight(of: boundary, section)
        if height >= 0 {
            guard height > 0 else { return nil }
            item.height = height + (boundary == .header ? table.sectionHeaderTopPadding : 0)
            return item
        }
        guard title(of: boundary, section) == nil, contents.sections.count <= Self.fewSections else { return item }
        guard let view = view(of: boundary, section) else { return nil }
        waitingViews[TableBoundary.Key(boundary: boundary, section: identity)] = view
        return item
    }

    private func explicitHeight(of boundary: TableBoundary.Boundary, _ section: Int) -> Double {
        guard let table else { return -1 }
        switch boundary {
        case .header:
            return delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        case .footer:
            return delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        }
    }

    private func title(of boundary: TableBoundary.Boundary, _ section: Int) -> String? {
        guard let table else { return nil }
        switch boundary {
        case .header: return dataSource?.tableView(table, titleForHeaderInSection: section)
        case .footer: return dataSource?.tableView(table, titleForFooterInSection: section)
        }
    }

    private func view(of boundary: TableBoundary.Boundary, _ section: Int) -> View? {
        guard let table else { return nil }
        switch boundary {
        case .header: return delegate?.tableView(table, viewForHeaderInSection: section)
        case .footer: return delegate?.tableView(table, viewForFooterInSection: section)
        }
    }

    /// Makes a header or footer that comes into view.
    func boundary(_ boundary: TableBoundary.Boundary, of identity: Int) -> CollectionReusableView? {
        guard let table else { return nil }
        if identity == Self.head || identity == Self.tail {
            let view = identity == Self.head ? table.tableHeaderView : table.tableFooterView
            guard boundary == .header, let view else { return nil }
            return TableBoundary(view, topPadding: 0, height: view.bounds.height)
        }
        guard let section = index(ofSection: identity) else { return nil }
        let key = TableBoundary.Key(boundary: boundary, section: identity)
        let own = waitingViews.removeValue(forKey: key) ?? view(of: boundary, section)
        guard let content = own ?? titleView(of: boundary, section) else { return nil }
        let height = explicitHeight(of: boundary, section)
        let padding = boundary == .header && table.style == .plain ? table.sectionHeaderTopPadding : 0
        let view = TableBoundary(content, topPadding: padding, height: height < 0 ? nil : height)
        view.released = { [weak self] in self?.cells.put($0) }
        switch boundary {
        case .header: delegate?.tableView(table, willDisplayHeaderView: content, forSection: section)
        case .footer: delegate?.tableView(table, willDisplayFooterView: content, forSection: section)
        }
        return view
    }

    private func titleView(of boundary: TableBoundary.Boundary, _ section: Int) -> View? {
        guard let table, let title = title(of: boundary, section) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        view.showTitle(in: table, isHeader: boundary == .header)
        return view
    }
}

extension UITableView {
    var appearance: CollectionListConfiguration.Appearance {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
