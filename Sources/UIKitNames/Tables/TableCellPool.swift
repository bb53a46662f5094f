import Tactus

/// The cells, headers and footers that wait to be shown again, and the classes to make more of.
@MainActor final class TableCellPool {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]
    /// The cell that shows what it is asked for anew.
    var reconfigured: UITableViewCell?

    func put(_ cell: UITableViewCell) {
        guard let name = cell.reuseIdentifier, cells[name]?.contains(where: { $0 === cell }) != true else { return }
        cells[name, default: []].append(cell)
    }

    func put(_ view: UITableViewHeaderFooterView) {
        guard let name = view.reuseIdentifier, views[name]?.contains(where: { $0 === view }) != true else { return }
        views[name, default: []].append(view)
    }

    func cell(_ name: String) -> UITableViewCell? {
        if let reconfigured, reconfigured.reuseIdentifier == name { return reconfigured }
        if let cell = cells[name]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let kind = cellClasses[name] else { return nil }
        let cell = kind.init(frame: .zero)
        cell.reuseIdentifier = name
        return cell
    }

    func view(_ name: String) -> UITableViewHeaderFooterView? {
        if let view = views[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let kind = viewClasses[name] else { return nil }
        let view = kind.init(frame: .zero)
        view.reuseIdentifier = name
        return view
    }
}

extension UITableView {
    /// Says of which class the cells of a name are made; of none any more with `nil`.
    public final func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        adapter.cells.cellClasses[identifier] = cellClass
    }

    /// Says of which class the headers and footers of a name are made; of none any more with `nil`.
    public final func register(
        _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { adapter.cells.viewClasses[identifier] = viewClass }

    /// Returns a cell of a name: one that has left the screen, or a new one; `nil` where there is neither, nor a class.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        adapter.cells.cell(identifier)
    }

    /// Returns a cell of a name: one that has left the screen, or a new one. There must be a class of that name.
    public final func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = adapter.cells.cell(identifier) else {
            preconditionFailure(
                "no class is registered for cells named \(identifier); call register(_:forCellReuseIdentifier:)")
        }
        return cell
    }

    /// Returns a header or footer of a name: one that has left the screen, or a new one; `nil` where there is neither,
    /// nor a class.
    public final func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? { adapter.cells.view(identifier) }
}
