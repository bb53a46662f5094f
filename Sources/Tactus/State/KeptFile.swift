import Glibc
public import TactusPlatform

/// A file that a program keeps something in: written whole or not at all, for its owner alone to read.
///
/// ```swift
/// let file = KeptFile("scores", in: .data, of: "org.example.marbles")
/// try file.write("Ada 4711\n")
/// let scores = try file.read() ?? ""
/// ```
///
/// A file that turns out to be damaged is put aside (``setAside()``): nothing in it is lost, and the program begins
/// anew. Reading and writing block as disks do; what is large is read and written in a task of its own.
nonisolated public struct KeptFile: Hashable, Sendable {
    /// Where the file is.
    public let path: String

    /// Creates a place for a file; nothing is written yet.
    ///
    /// - Parameter path: Where the file is to be. Missing folders are made when it is written.
    public init(path: String) { self.path = path }

    /// Creates a place for a file in a program's folder; nothing is written yet.
    ///
    /// - Parameters:
    ///   - name: The file's name, which may lead into folders inside.
    ///   - folder: What kind of file it is.
    ///   - program: The folder's name; see ``StandardFolder/path(for:)``.
    public init(_ name: String, in folder: StandardFolder, of program: String) {
        self.init(path: "\(folder.path(for: program))/\(name)")
    }

    /// Reads the file.
    ///
    /// - Parameter limit: The largest size that is read, in bytes: no limit by default.
    /// - Returns: What is in it; `nil` when there is none. What is no UTF-8 is replaced.
    /// - Throws: A sentence, when there is one that cannot be read, or is larger.
    public func read(upTo limit: Int = .max) throws(StateStorageError) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(path)
        }
        defer { close(file) }
        // A pipe might never answer, and a device have no end.
        var facts = stat()
        guard fstat(file, &facts) == 0, [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT) else {
            throw StateStorageError("\(path): it is a pipe or a device, and no ordinary file")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(path) }
            if count == 0 { break }
            bytes += chunk[..<count]
            guard bytes.count <= limit else { throw StateStorageError("\(path): it has more than \(limit) bytes") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the file anew: as a draft beside its place, which takes it when it is whole.
    ///
    /// - Parameter text: What is to be in it.
    /// - Throws: A sentence, when it could not be written. What was there is there still.
    public func write(_ text: String) throws(StateStorageError) {
        let draft = path + ".draft"
        makeFolders()
        // What an earlier attempt left, or a link or a pipe that somebody put there, is not written to.
        unlink(draft)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(draft) }
        var (written, isWhole) = (0, true)
        let bytes = Array(text.utf8)
        while written < bytes.count, isWhole {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count > 0 { written += count } else if errno != EINTR { isWhole = false }
        }
        let cause = errno
        guard close(file) == 0, isWhole, rename(draft, path) == 0 else {
            let sentence = isWhole ? failure(path) : StateStorageError("\(draft): \(String(cString: strerror(cause)))")
            unlink(draft)
            throw sentence
        }
    }

    /// Puts the file aside, as one that is damaged: as `NAME.damaged` beside its place, where it takes that of an older
    /// one.
    ///
    /// - Returns: Where it is now.
    /// - Throws: A sentence, when it could not be moved. It must not be written over then.
    @discardableResult
    public func setAside() throws(StateStorageError) -> String { try move(to: path + ".damaged") }

    /// Gives the file another name.
    @discardableResult
    func move(to place: String) throws(StateStorageError) -> String {
        guard rename(path, place) == 0 else { throw failure(path) }
        return place
    }

    /// Makes the folders that the file is to be in, for their owner alone.
    private func makeFolders() {
        var folder = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/").dropLast() {
            folder += part + "/"
            mkdir(folder, 0o700)
        }
    }

    private func failure(_ path: String) -> StateStorageError {
        StateStorageError("\(path): \(String(cString: strerror(errno)))")
    }
}
