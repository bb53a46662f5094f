import Tactus

/// Notes in folders, in as many windows as one likes.
@main
final class NotesApp: ApplicationDelegate {
    let library: Library
    private let store: LibraryFile?
    private let storage: any StateStorage
    private weak var application: Application?

    convenience init() {
        let store = LibraryFile()
        self.init(store.load(), keptIn: store, storage: StateFile(name: "tactus-notes"))
    }

    /// - Parameters:
    ///   - library: The notes.
    ///   - store: Where they are kept; `nil` for nowhere.
    ///   - storage: Where it is kept what windows show.
    init(_ library: Library, keptIn store: LibraryFile? = nil, storage: any StateStorage) {
        self.library = library
        self.store = store
        self.storage = storage
    }

    func applicationDidFinishLaunching(_ application: Application) {
        self.application = application
        store?.keep(library, for: application)
        let sessions = application.restoreSessions(from: storage)
        for session in sessions { application.open(makeWindow().window, restoring: session) }
        if sessions.isEmpty { openWindow() }
    }

    func applicationWillTerminate(_ application: Application) { store?.finish() }

    /// Opens a window on everything, or on one note.
    func openWindow(showing note: Note.ID? = nil) {
        let (window, columns) = makeWindow()
        if let note { columns.show(note) }
        application?.open(window)
    }

    private func makeWindow() -> (window: Window, columns: Columns) {
        let columns = Columns(library)
        columns.openWindow = { [weak self] in self?.openWindow(showing: $0) }
        let window = Window(title: "Notes", size: Size(width: 1080, height: 720))
        window.rootViewController = columns
        return (window, columns)
    }
}
