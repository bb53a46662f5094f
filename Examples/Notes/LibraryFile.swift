import Glibc
import Tactus

/// The file with all notes: `~/.local/share/tactus-notes/notes`, or below `XDG_DATA_HOME`.
///
/// It is written whole or not at all, a second after a change and when the program ends. One that is damaged is put
/// aside as `notes.damaged`, with a line that says so, and nothing in it is lost.
final class LibraryFile {
    private let file: KeptFile
    /// Says a line to whoever looks after the program.
    private let report: (String) -> Void
    /// Whether the file may be written: not while one that could not be put aside is in its place.
    private var mayWrite = true
    private var timer: ScheduledTimer?
    private weak var library: Library?

    /// Creates a store.
    init(
        path: String = LibraryFile.path,
        report: @escaping (String) -> Void = { fputs("Notes: \($0)\n", fdopen(STDERR_FILENO, "w")) }
    ) {
        file = KeptFile(path: path)
        self.report = report
    }

    /// The place by the desktop's rules.
    static var path: String { KeptFile("notes", in: .data, of: "tactus-notes").path }

    /// Returns the notes that are kept; samples at the first start.
    func load(now: @escaping () -> Moment = { Moment.now }) -> Library {
        guard let text = read() else { return .samples(now: now) }
        do throws(LibraryText.Damage) {
            let (folders, notes) = try LibraryText.read(text)
            return Library(folders: folders, notes: notes, now: now)
        } catch {
            setAside(error)
            return .samples(now: now)
        }
    }

    /// Keeps a library from now on: a second after each change.
    func keep(_ library: Library, for application: Application) {
        self.library = library
        library.observe(by: self) { [weak self, weak application] _ in
            guard let self, timer == nil else { return }
            timer = application?.schedule(after: .seconds(1)) { [weak self] in self?.save() }
        }
    }

    /// Writes what has changed, if anything has.
    func finish() { if timer != nil { save() } }

    private func save() {
        timer?.invalidate()
        timer = nil
        guard mayWrite, let library else { return }
        do throws(StateStorageError) {
            try file.write(LibraryText.text(folders: library.folders, notes: library.notes))
        } catch {
            report("\(error); what has changed since is kept in memory alone")
        }
    }

    private func setAside(_ damage: LibraryText.Damage) {
        do throws(StateStorageError) {
            report("\(file.path): \(damage); it is kept as \(try file.setAside())")
        } catch {
            mayWrite = false
            report("\(file.path): \(damage); \(error), and nothing is kept")
        }
    }

    private func read() -> String? {
        do throws(StateStorageError) {
            return try file.read()
        } catch {
            mayWrite = false
            report("\(error); nothing is kept")
            return nil
        }
    }
}
