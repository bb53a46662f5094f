public import TactusPlatform

/// A file in which a program keeps its state from one run to the next: `~/.local/state/NAME/state.json`, or below
/// `XDG_STATE_HOME`.
///
/// ```swift
/// let sessions = application.restoreSessions(from: StateFile(name: "org.example.notes"))
/// ```
///
/// It is a ``KeptFile``. While a program starts it is `state.json.restored`: one that ends before it has kept a state
/// of its own begins anew the next time.
public final class StateFile: StateStorage {
    private let file: KeptFile

    /// Where the file is.
    public var path: String { file.path }

    /// Creates a place for the state of a program; nothing is written yet.
    ///
    /// - Parameter name: The folder's name: the application's in reverse domain form, or that of its program's file.
    ///   What cannot be in a name of a file is an underscore.
    public convenience init(name: String) {
        self.init(path: KeptFile("state.json", in: .state, of: name).path)
    }

    /// Creates a place for a state.
    ///
    /// - Parameter path: Where the file is to be. Missing folders are made when it is written.
    public init(path: String) { file = KeptFile(path: path) }

    /// Reads the file, and takes it out of its place.
    public func load() throws(StateStorageError) -> String? {
        guard let text = try file.read(upTo: StateArchive.largestSize) else { return nil }
        try file.move(to: path + ".restored")
        return text
    }

    /// Writes the file anew.
    public func save(_ text: String) throws(StateStorageError) { try file.write(text) }
}
