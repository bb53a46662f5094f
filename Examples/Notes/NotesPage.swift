import Tactus

/// The list of the notes in a folder, or in all of them, with a field to search in it.
final class NotesPage: ViewController, CollectionViewDelegate, SearchResultsUpdating {
    nonisolated private enum Section: Hashable, Sendable {
        case pinned
        case others
    }

    private let library: Library
    private let list: CollectionView
    private let search = SearchController()
    private let nothing = ContentUnavailableView(configuration: ContentUnavailableConfiguration(text: ""))
    private let count = Label()
    private var source: ListSource<Section, Note.ID>?
    private var shelf = Shelf.all

    init(_ library: Library) {
        self.library = library
        var configuration = CollectionListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        configuration.headerMode = .supplementary
        configuration.estimatedRowHeight = 68
        list = CollectionView(layout: .list(configuration))
        super.init()
        count.font = .preferred(.footnote)
        count.textColor = .secondaryLabel
        count.textAlignment = .center
        toolbarItems = [
            .fixedSpace(44), .flexibleSpace(), BarButtonItem(customView: count), .flexibleSpace(),
            BarButtonItem(icon: .documentPlus, accessibilityLabel: "New note") { [unowned self] _ in columns?.addNote()
            },
        ]
        library.observe(by: self) { [weak self] change in
            guard let self else { return }
            if case .note(let id) = change { showNotes(reconfiguring: [id]) } else { showNotes() }
        }
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.restorationIdentifier = "notes"
        list.delegate = self
        list.keyboardDismissMode = .onDrag
        list.contentInset = Insets(top: 0, left: 0, bottom: 12, right: 0)
        let row = CollectionView.CellRegistration<NoteCell, Note.ID> { [unowned self] cell, _, id in
            if let note = library.note(id) { cell.show(note, at: library.now()) }
        }
        let header = CollectionView.SectionRegistration<CollectionHeaderFooterView, Section> { view, section in
            view.label.text = section == .pinned ? "Pinned" : "Notes"
        }
        let source = ListSource<Section, Note.ID>(collectionView: list) { list, path, id in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: id)
        }
        source.headerProvider = { [unowned source] list, section in
            guard source.snapshot().numberOfSections > 1 else { return nil }
            return list.dequeueConfiguredReusableSupplementary(using: header, section: section)
        }
        self.source = source
        list.addInteraction(
            ContextMenuInteraction(lifting: { [unowned self] in cell(at: $0) }) { [unowned self] in menu(at: $0) })
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        nothing.isUserInteractionEnabled = false
        view.addSubview(list)
        view.addSubview(nothing)
        showButtons()
        showNotes()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = false
        showButtons()
        select(columns?.isCollapsed == true ? nil : columns?.note)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        nothing.frame = view.bounds
    }

    // MARK: What shows

    func show(_ shelf: Shelf) {
        self.shelf = shelf
        title = library.name(of: shelf)
        guard isViewLoaded else { return }
        search.isActive = false
        showNotes(animated: false)
        select(columns?.note)
    }

    func updateSearchResults(for searchController: SearchController) { showNotes() }

    private func showNotes(reconfiguring changed: [Note.ID] = [], animated: Bool = true) {
        title = library.name(of: shelf)
        guard let source else { return }
        let notes = library.notes(on: shelf, containing: search.searchBar.text)
        let (pinned, others) = (notes.filter(\.isPinned), notes.filter { !$0.isPinned })
        var snapshot = Snapshot<Section, Note.ID>()
        if !pinned.isEmpty {
            snapshot.appendSections([.pinned])
            snapshot.appendItems(pinned.map(\.id), toSection: .pinned)
        }
        if !others.isEmpty {
            snapshot.appendSections([.others])
            snapshot.appendItems(others.map(\.id), toSection: .others)
        }
        snapshot.reconfigureItems(changed.filter { snapshot.path(of: $0) != nil })
        source.apply(snapshot, animatingDifferences: animated && view.window != nil)
        count.text = notes.count == 1 ? "1 note" : "\(notes.count) notes"
        nothing.isHidden = !notes.isEmpty
        nothing.configuration =
            search.searchBar.text.isEmpty
            ? ContentUnavailableConfiguration(
                text: "No notes here", secondaryText: "What you write in this folder is listed here.",
                icon: .documentText)
            : .search(for: search.searchBar.text)
    }

    /// Shows the button that brings the folders, where they are not beside the list.
    func showButtons() {
        navigationItem.leftBarButtonItems = columns.map { $0.hasFolderColumn ? [$0.displayModeButtonItem] : [] } ?? []
    }

    /// Marks the note that the editor shows.
    func select(_ id: Note.ID?) {
        guard isViewLoaded, let source else { return }
        for path in list.pathsForSelectedItems { list.deselectItem(at: path) }
        guard columns?.isCollapsed == false, let id, let path = source.snapshot().path(of: id) else { return }
        list.layoutIfNeeded()
        list.selectItem(at: path, animated: false)
    }

    func beginSearch() {
        loadViewIfNeeded()
        search.isActive = true
    }

    // MARK: What fingers do

    private func note(at path: ItemPath?) -> Note? { library.note(path.flatMap { source?.itemIdentifier(for: $0) }) }
    private func cell(at point: Point) -> View? { list.pathForItem(at: point).flatMap(list.cell(forItemAt:)) }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
        if let note = note(at: path) { columns?.show(note.id) }
    }

    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard let note = note(at: path) else { return nil }
        return SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: "Delete", icon: .trash) { [unowned self] _, done in
                done(true)
                columns?.delete(note.id)
            }
        ])
    }

    func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard let note = note(at: path) else { return nil }
        let pin = ContextualAction(title: note.isPinned ? "Unpin" : "Pin", icon: .pin) { [unowned self] _, done in
            done(true)
            library.setPinned(!note.isPinned, note.id)
        }
        pin.backgroundColor = .systemOrange
        return SwipeActionsConfiguration(actions: [pin])
    }

    private func menu(at point: Point) -> Menu? {
        note(at: list.pathForItem(at: point)).map { note in
            Menu(children: [
                Action(title: "Open in new window", icon: .arrowUpRight) { [unowned self] _ in
                    columns?.openWindow(note.id)
                },
                Action(title: note.isPinned ? "Unpin" : "Pin", icon: .pin) { [unowned self] _ in
                    library.setPinned(!note.isPinned, note.id)
                },
                library.moveMenu(of: note) { [unowned self] in undoManager },
                Menu(
                    options: .displayInline,
                    children: [
                        Action(title: "Delete", icon: .trash, attributes: .destructive) { [unowned self] _ in
                            columns?.delete(note.id)
                        }
                    ]),
            ])
        }
    }
}

extension Library {
    /// Returns the folders into which a note can go, to choose from.
    func moveMenu(of note: Note, history: @escaping () -> UndoHistory?) -> Menu {
        Menu(
            title: "Move to", icon: .folder, options: .singleSelection,
            children: folders.map { folder in
                Action(title: folder.name, state: folder.id == note.folder ? .on : .off) { [unowned self] _ in
                    move(note.id, to: folder.id, undoneBy: history())
                }
            })
    }
}
