import Tactus

/// The list of folders.
final class FoldersPage: ViewController, CollectionViewDelegate {
    private let library: Library
    private let list: CollectionView
    private var source: ListSource<Int, Shelf>?
    private var selected = Shelf.all

    init(_ library: Library) {
        self.library = library
        var configuration = CollectionListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        list = CollectionView(layout: .list(configuration))
        super.init()
        title = "Folders"
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [
            BarButtonItem(icon: .gear, accessibilityLabel: "Settings") { [unowned self] _ in showSettings() },
            .flexibleSpace(),
            BarButtonItem(icon: .folderPlus, accessibilityLabel: "New folder") { [unowned self] _ in nameFolder(nil) },
        ]
        library.observe(by: self) { [weak self] change in
            self?.showFolders(reconfiguring: true)
        }
    }

    override func viewDidLoad() {
        view.backgroundColor = .secondarySystemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.restorationIdentifier = "folders"
        list.delegate = self
        list.contentInset = Insets(top: 4, left: 0, bottom: 12, right: 0)
        let row = CollectionView.CellRegistration<FolderCell, Shelf> { [unowned self] cell, _, shelf in
            configure(cell, shelf)
        }
        let source = ListSource<Int, Shelf>(collectionView: list) { list, path, shelf in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: shelf)
        }
        source.reorderingHandlers.canReorderItem = { [unowned self] in list.isEditing && $0 != .all }
        source.reorderingHandlers.didReorder = { [unowned self] snapshot in
            library.reorderFolders(
                snapshot.itemIdentifiers.compactMap { if case .folder(let id) = $0 { id } else { nil } })
        }
        self.source = source
        list.addInteraction(
            ContextMenuInteraction(lifting: { [unowned self] in cell(at: $0) }) { [unowned self] in menu(at: $0) })
        view.addSubview(list)
        navigationController?.isToolbarHidden = false
        showFolders(reconfiguring: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = false
        select(selected)
    }

    // MARK: What shows

    private func showFolders(reconfiguring: Bool) {
        guard let source else { return }
        var snapshot = Snapshot<Int, Shelf>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.all], toSection: 0)
        snapshot.appendItems(library.folders.map { .folder($0.id) }, toSection: 1)
        if reconfiguring { snapshot.reconfigureItems(snapshot.itemIdentifiers) }
        source.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func configure(_ cell: FolderCell, _ shelf: Shelf) {
        var content = ListContentConfiguration(text: library.name(of: shelf))
        content.icon = shelf == .all ? .archive : .folder
        content.textProperties.numberOfLines = 1
        cell.contentConfiguration = content
        let count = Label(text: "\(library.notes(on: shelf).count)")
        count.textColor = .secondaryLabel
        cell.accessories = [.customView(count)] + (shelf == .all ? [] : [.reorder()])
    }

    /// Marks the shelf whose notes show.
    func select(_ shelf: Shelf) {
        selected = shelf
        guard isViewLoaded, let source else { return }
        for path in list.pathsForSelectedItems { list.deselectItem(at: path) }
        guard columns?.isCollapsed == false, let path = source.snapshot().path(of: shelf) else { return }
        list.selectItem(at: path, animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        list.isEditing = editing
    }

    // MARK: What fingers do

    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
        guard let shelf = source?.itemIdentifier(for: path) else { return }
        columns?.show(shelf)
    }

    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard case .folder(let id)? = source?.itemIdentifier(for: path), library.folders.count > 1 else { return nil }
        let configuration = SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: "Delete", icon: .trash) { [unowned self] _, done in
                done(false)
                askToDelete(id)
            }
        ])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func cell(at point: Point) -> View? { list.pathForItem(at: point).flatMap(list.cell(forItemAt:)) }

    private func menu(at point: Point) -> Menu? {
        guard !list.isEditing, let path = list.pathForItem(at: point),
            case .folder(let id)? = source?.itemIdentifier(for: path)
        else { return nil }
        return Menu(children: [
            Action(title: "Rename…", icon: .pencil) { [unowned self] _ in nameFolder(id) },
            Action(
                title: "Delete…", icon: .trash,
                attributes: library.folders.count > 1 ? .destructive : [.destructive, .disabled]
            ) { [unowned self] _ in askToDelete(id) },
        ])
    }

    private func askToDelete(_ id: Folder.ID) {
        guard let folder = library.folder(id) else { return }
        let count = library.notes(on: .folder(id)).count
        guard count > 0 else { return delete(folder) }
        let alert = AlertController(
            title: "Delete “\(folder.name)”?", message: "\(count == 1 ? "A note is" : "\(count) notes are") in it.")
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Delete", style: .destructive) { [unowned self] _ in delete(folder) })
        present(alert, animated: true)
    }

    private func delete(_ folder: Folder) {
        let history = undoManager
        library.deleteFolder(folder.id, undoneBy: history)
        present(Toast(title: "“\(folder.name)” was deleted", actionTitle: "Undo") { [weak history] in history?.undo() })
    }

    private func nameFolder(_ id: Folder.ID?) {
        let page = FolderNamePage(id.flatMap(library.folder)?.name) { [unowned self] name in
            if let id { library.rename(id, to: name) } else { columns?.show(.folder(library.addFolder(named: name))) }
        }
        let sheet = NavigationController(rootViewController: page)
        sheet.preferredContentSize = Size(width: 420, height: 190)
        sheet.sheetPresentationController?.detents = [.medium]
        present(sheet, animated: true)
    }

    private func showSettings() {
        let page = SettingsPage()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = navigationController?.toolbar
        page.popoverPresentationController?.sourceRect = Rect(x: 8, y: 4, width: 44, height: 44)
        page.popoverPresentationController?.permittedSides = [.above, .below]
        page.popoverPresentationController?.detents = [.medium]
        present(page, animated: true)
    }
}
