import Tactus

/// All notes and folders, and who is told when they change. Every window shows the same library.
final class Library {
    private(set) var folders: [Folder] = []
    private(set) var notes: [Note] = []
    private var lastID = 0
    private var observers: [(owner: Weak, tell: (Change) -> Void)] = []
    /// Tells the time.
    let now: () -> Moment

    private struct Weak { weak var object: AnyObject? }

    /// What is not as it was.
    enum Change: Equatable {
        /// Which notes and folders there are, or their order.
        case shelves
        /// What a note says.
        case note(Note.ID)
    }

    init(folders: [Folder] = [], notes: [Note] = [], now: @escaping () -> Moment = { Moment.now }) {
        self.folders = folders
        self.notes = notes
        lastID = (folders.map(\.id) + notes.map(\.id)).max() ?? 0
        self.now = now
    }

    // MARK: What there is

    func note(_ id: Note.ID?) -> Note? { notes.first { $0.id == id } }
    func folder(_ id: Folder.ID) -> Folder? { folders.first { $0.id == id } }

    /// Returns the notes of a shelf that contain the words, those that were written last first.
    func notes(on shelf: Shelf, containing words: String = "") -> [Note] {
        let found = notes.filter { note in
            switch shelf {
            case .all: words.isEmpty || note.contains(words)
            case .folder(let id): note.folder == id && (words.isEmpty || note.contains(words))
            }
        }
        return found.sorted { $0.edited == $1.edited ? $0.id > $1.id : $0.edited > $1.edited }
    }

    func name(of shelf: Shelf) -> String {
        switch shelf {
        case .all: "All notes"
        case .folder(let id): folder(id)?.name ?? "Gone"
        }
    }

    // MARK: Who is told

    /// Calls `tell` with every change, as long as `owner` lives.
    func observe(by owner: AnyObject, _ tell: @escaping (Change) -> Void) {
        observers.removeAll { $0.owner.object == nil }
        observers.append((Weak(object: owner), tell))
    }

    private func tell(_ change: Change) {
        for observer in observers where observer.owner.object != nil { observer.tell(change) }
    }

    // MARK: Changes

    @discardableResult
    func addFolder(named name: String) -> Folder.ID {
        lastID += 1
        folders.append(Folder(id: lastID, name: name))
        tell(.shelves)
        return lastID
    }

    /// Writes a note, and puts it before the others.
    @discardableResult
    func add(title: String = "", text: String = "", to folder: Folder.ID, edited: Moment? = nil) -> Note.ID {
        lastID += 1
        notes.insert(Note(id: lastID, title: title, text: text, folder: folder, edited: edited ?? now()), at: 0)
        tell(.shelves)
        return lastID
    }

    /// Takes note of what was written.
    func write(_ id: Note.ID, title: String, text: String) {
        guard let index = index(of: id), notes[index].title != title || notes[index].text != text else { return }
        notes[index].title = title
        notes[index].text = text
        notes[index].edited = now()
        tell(.note(id))
    }

    func setPinned(_ isPinned: Bool, _ id: Note.ID) {
        guard let index = index(of: id), notes[index].isPinned != isPinned else { return }
        notes[index].isPinned = isPinned
        tell(.shelves)
        tell(.note(id))
    }

    func move(_ id: Note.ID, to folder: Folder.ID, undoneBy history: UndoHistory?) {
        guard let index = index(of: id), notes[index].folder != folder else { return }
        let former = notes[index].folder
        history?.registerUndo(withTarget: self) { [weak history] in $0.move(id, to: former, undoneBy: history) }
        history?.setActionName("Move")
        notes[index].folder = folder
        tell(.shelves)
    }

    /// Takes a note out, in a way that can be taken back.
    func delete(_ id: Note.ID, undoneBy history: UndoHistory?) {
        guard let index = index(of: id) else { return }
        let note = notes.remove(at: index)
        history?.registerUndo(withTarget: self) { [weak history] in $0.restore(note, at: index, undoneBy: history) }
        history?.setActionName("Delete Note")
        tell(.shelves)
    }

    private func restore(_ note: Note, at index: Int, undoneBy history: UndoHistory?) {
        history?.registerUndo(withTarget: self) { [weak history] in $0.delete(note.id, undoneBy: history) }
        notes.insert(note, at: min(index, notes.count))
        tell(.shelves)
    }

    /// Takes a folder out, and the notes in it, in a way that can be taken back.
    func deleteFolder(_ id: Folder.ID, undoneBy history: UndoHistory?) {
        guard folders.count > 1, let index = folders.firstIndex(where: { $0.id == id }) else { return }
        let (formerFolders, formerNotes) = (folders, notes)
        folders.remove(at: index)
        notes.removeAll { $0.folder == id }
        registerUndo(of: formerFolders, formerNotes, "Delete Folder", history)
        tell(.shelves)
    }

    private func put(_ folders: [Folder], _ notes: [Note], undoneBy history: UndoHistory?) {
        let (formerFolders, formerNotes) = (self.folders, self.notes)
        (self.folders, self.notes) = (folders, notes)
        registerUndo(of: formerFolders, formerNotes, nil, history)
        tell(.shelves)
    }

    private func registerUndo(of folders: [Folder], _ notes: [Note], _ name: String?, _ history: UndoHistory?) {
        history?.registerUndo(withTarget: self) { [weak history] in $0.put(folders, notes, undoneBy: history) }
        if let name { history?.setActionName(name) }
    }

    func rename(_ id: Folder.ID, to name: String) {
        guard let index = folders.firstIndex(where: { $0.id == id }) else { return }
        folders[index].name = name
        tell(.shelves)
    }

    /// Puts folders into an order.
    func reorderFolders(_ ids: [Folder.ID]) {
        let moved = ids.compactMap(folder)
        guard moved.count == folders.count else { return }
        folders = moved
        tell(.shelves)
    }

    private func index(of id: Note.ID) -> Int? { notes.firstIndex { $0.id == id } }
}
