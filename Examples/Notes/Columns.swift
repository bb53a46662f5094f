import Tactus

/// A window's folders, notes and editor: beside each other where there is room, else one stack.
final class Columns: SplitViewController {
    let library: Library
    /// Opens another window, on one note or on everything.
    var openWindow: (Note.ID?) -> Void = { _ in }
    /// What the list shows.
    private(set) var shelf = Shelf.all
    /// What the editor shows; `nil` for nothing.
    private(set) var note: Note.ID?
    private let folders: FoldersPage
    private let notes: NotesPage
    private var hadRoomForAll: Bool?

    /// From this width on there is room for all three columns.
    private static let roomForAll = 1000.0

    init(_ library: Library) {
        self.library = library
        folders = FoldersPage(library)
        notes = NotesPage(library)
        super.init(style: .tripleColumn)
        restorationIdentifier = "columns"
        userActivity = UserActivity(activityType: "tactus.notes.browse")
        primaryColumnWidth = 250
        supplementaryColumnWidth = 310
        // The list shows it, also while the folders are beside it.
        displayModeButtonVisibility = .never
        displayModeButtonItem.accessibilityLabel = "Folders"
        for (page, column) in [(folders, Column.primary), (notes, .supplementary)] as [(ViewController, Column)] {
            let stack = NavigationController(rootViewController: page)
            stack.navigationBar.prefersLargeTitles = true
            setViewController(stack, for: column)
        }
        setViewController(NoNotePage(), for: .secondary)
        notes.show(shelf)
        show(.supplementary)
        library.observe(by: self) { [weak self] change in self?.libraryDidChange(change) }
    }

    // MARK: State

    override func updateUserActivityState(_ activity: UserActivity) {
        activity.userInfo = [:]
        if case .folder(let id) = shelf { activity.userInfo["folder"] = StateValue(id) }
        if let note, !isCollapsed || editor != nil { activity.userInfo["note"] = StateValue(note) }
    }

    override func restoreUserActivityState(_ activity: UserActivity) {
        if let id = activity.userInfo["folder"]?.intValue, library.folder(id) != nil { show(.folder(id)) }
        if let id = activity.userInfo["note"]?.intValue { show(id) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let hasRoomForAll = view.bounds.width >= Self.roomForAll
        guard hasRoomForAll != hadRoomForAll else { return }
        hadRoomForAll = hasRoomForAll
        isPrimaryHidden = !hasRoomForAll
        notes.showButtons()
    }

    /// Whether the folders are beside the list, or could be.
    var hasFolderColumn: Bool { !isCollapsed }

    // MARK: What shows

    /// Shows what is on a shelf.
    func show(_ shelf: Shelf) {
        self.shelf = shelf
        notes.show(shelf)
        folders.select(shelf)
        if !isCollapsed, hadRoomForAll == false { setPrimaryHidden(true, animated: true) }
        show(.supplementary)
    }

    /// Shows a note in the editor.
    func show(_ id: Note.ID, editing: Bool = false) {
        guard let shown = library.note(id) else { return }
        if note != id || isCollapsed { showDetailViewController(EditorPage(shown, in: library), sender: self) }
        note = id
        notes.select(id)
        if editing { editor?.beginEditing() }
    }

    /// The editor of the note that shows; `nil` for none.
    private var editor: EditorPage? {
        let stack = navigationController(for: isCollapsed ? .primary : .secondary)
        return stack?.topViewController as? EditorPage
    }

    /// Writes a new note into the folder that shows.
    func addNote() {
        let folder: Folder.ID? =
            switch shelf {
            case .all: library.folders.first?.id
            case .folder(let id): library.folder(id)?.id ?? library.folders.first?.id
            }
        guard let folder else { return }
        show(library.add(to: folder), editing: true)
    }

    /// Takes a note out, and says how to have it back.
    func delete(_ id: Note.ID) {
        guard let gone = library.note(id) else { return }
        let history = undoManager
        library.delete(id, undoneBy: history)
        let toast = Toast(title: "“\(gone.shownTitle)” was deleted", actionTitle: "Undo") { [weak history] in
            history?.undo()
        }
        notes.present(toast)
    }

    private func libraryDidChange(_ change: Library.Change) {
        guard change == .shelves else { return }
        if case .folder(let id) = shelf, library.folder(id) == nil { show(.all) }
        guard let note, library.note(note) == nil else { return }
        self.note = nil
        guard isCollapsed else { return showDetailViewController(NoNotePage(), sender: self) }
        setViewController(NoNotePage(), for: .secondary)
        show(.supplementary)
    }

    // MARK: Keys

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(title: "New Note", input: "n", modifierFlags: .command, action: .addNote),
            KeyCommand(
                title: "New Window", input: "n", modifierFlags: [.command, .shift], action: .openNotesWindow),
            KeyCommand(title: "Search", input: "f", modifierFlags: .command, action: .searchNotes),
            KeyCommand(title: "Undo", input: "z", modifierFlags: .command, action: .undo),
            KeyCommand(title: "Redo", input: "z", modifierFlags: [.command, .shift], action: .redo),
        ]
    }
}

extension Columns: Undoing, Redoing {
    func undo(_ sender: Any?) { undoManager?.undo() }
    func redo(_ sender: Any?) { undoManager?.redo() }
}

/// Does what the keys of a window of notes do.
@MainActor protocol NotesCommands {
    func addNote(_ sender: Any?)
    func openNotesWindow(_ sender: Any?)
    func searchNotes(_ sender: Any?)
}

extension ActionKey where P == any NotesCommands {
    static var addNote: Self { ActionKey { $0.addNote($1) } }
    static var openNotesWindow: Self { ActionKey { $0.openNotesWindow($1) } }
    static var searchNotes: Self { ActionKey { $0.searchNotes($1) } }
}

extension Columns: NotesCommands {
    func addNote(_ sender: Any?) { addNote() }
    func openNotesWindow(_ sender: Any?) { openWindow(nil) }
    func searchNotes(_ sender: Any?) {
        show(.supplementary)
        notes.beginSearch()
    }
}

extension ViewController {
    /// The window's columns that the page is in.
    var columns: Columns? { splitViewController as? Columns }
}
