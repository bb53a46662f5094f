import Tactus

// Menus of rows.
extension TableAdapter {
    func addMenus(to table: UITableView) {
        let menus = AskedMenus(
            MenuAnswers(
                configuration: { [weak self] in self?.menu(at: $0) },
                preview: { [weak self, unowned table] in
                    self?.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: $0)
                },
                commit: { [weak self, unowned table] in
                    self?.delegate?.tableView(table, willPerformPreviewActionForMenuWith: $0, animator: $1)
                },
                willDisplay: { [weak self, unowned table] in
                    self?.delegate?.tableView(table, willDisplayContextMenu: $0, animator: $1)
                },
                willEnd: { [weak self, unowned table] in
                    self?.delegate?.tableView(table, willEndContextMenuInteraction: $0, animator: $1)
                }))
        menus.add(to: table)
        self.menus = menus
    }

    private func menu(at point: Point) -> (UIContextMenuConfiguration, View?)? {
        guard let table, let path = table.indexPathForRow(at: point),
            let configuration = delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return (configuration, table.cellForRow(at: path))
    }
}
