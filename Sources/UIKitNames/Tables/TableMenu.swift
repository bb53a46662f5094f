import Tactus

/// The menu that a finger is about to open on a row.
struct TableMenu {
    let configuration: UIContextMenuConfiguration
    weak var cell: UITableViewCell?
}

// Menus of rows.
extension TableAdapter: GestureRecognizerDelegate {
    func addMenus(to table: UITableView) {
        let known = table.gestureRecognizers
        table.addInteraction(
            ContextMenuInteraction(
                lifting: { [weak self] _ in self?.menu?.cell },
                preview: { [weak self] _ in self?.menu?.configuration.previewProvider?() },
                { [weak self] in self?.takeMenu(at: $0)?.configuration.menu }))
        // A finger that rests on a row without a menu selects it when it is lifted.
        for recognizer in table.gestureRecognizers where !known.contains(where: { $0 === recognizer }) {
            recognizer.delegate = self
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let table else { return false }
        waitingMenu = newMenu(at: recognizer.location(in: table))
        return waitingMenu != nil
    }

    /// The menu for a place: the one that was asked for as the gesture began; keys ask without one.
    private func takeMenu(at point: Point) -> TableMenu? {
        menu = waitingMenu ?? newMenu(at: point)
        waitingMenu = nil
        return menu
    }

    private func newMenu(at point: Point) -> TableMenu? {
        guard let table, let path = table.indexPathForRow(at: point),
            let configuration = delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return TableMenu(configuration: configuration, cell: table.cellForRow(at: path))
    }
}
