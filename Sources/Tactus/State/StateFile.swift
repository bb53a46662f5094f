import Glibc
public import TactusPlatform

/// A file in which a program keeps its state from one run to the next: `~/.local/state/NAME/state.json`, or below
/// `XDG_STATE_HOME`.
///
/// ```swift
/// let sessions = application.restoreSessions(from: StateFile(name: "org.example.notes"))
/// ```
///
/// It is written as a draft beside its place and put there when it is whole, for its owner alone to read. While
/// a program starts it is `state.json.restored`: one that ends before it has kept a state of its own begins
/// anew the next time.
public final class StateFile: StateStorage {
    /// Where the file is.
    public let path: String

    /// Creates a place for the state of a program; nothing is written yet.
    ///
    /// - Parameter name: The folder's name: the application's in reverse domain form, or that of its program's file.
    ///   What cannot be in a name of a file is an underscore.
    public convenience init(name: String) {
        let folder = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        let isUsable = !["", ".", ".."].contains(folder)
        self.init(path: "\(Self.stateFolder)/\(isUsable ? folder : "_")/state.json")
    }

    /// Creates a place for a state.
    ///
    /// - Parameter path: Where the file is to be. Missing folders are made when it is written.
    public init(path: String) { self.path = path }

    /// The folder for states, by the desktop's rules.
    private static var stateFolder: String {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        // What is not an absolute path counts as not set, as the rules say.
        if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
        return (variable("HOME") ?? "/tmp") + "/.local/state"
    }

    /// Reads the file, and takes it out of its place.
    public func load() throws(StateStorageError) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(path)
        }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= 1 << 20 {
            let count = read(file, &chunk, chunk.count)
            guard count >= 0 else { throw failure(path) }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        guard rename(path, path + ".restored") == 0 else { throw failure(path) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the file anew.
    public func save(_ text: String) throws(StateStorageError) {
        let draft = path + ".draft"
        makeFolders()
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(draft) }
        var (written, isWhole) = (0, true)
        let bytes = Array(text.utf8)
        while written < bytes.count, isWhole {
            let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count > 0 { written += count } else if errno != EINTR { isWhole = false }
        }
        let cause = errno
        guard close(file) == 0, isWhole, rename(draft, path) == 0 else {
            let sentence = isWhole ? failure(path) : StateStorageError("\(draft): \(String(cString: strerror(cause)))")
            unlink(draft)
            throw sentence
        }
    }

    /// Makes the folders that the file is to be in, for their owner alone.
    private func makeFolders() {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o700)
        }
    }

    private func failure(_ path: String) -> StateStorageError {
        StateStorageError("\(path): \(String(cString: strerror(errno)))")
    }
}
