import Foundation

/// A private folder for the socket, and for what clients put beside it.
struct RuntimeDirectory {
    /// Its path, with mode 0700.
    let path: String
    /// Where the compositor listens.
    let socketPath: String
    /// How clients find that: their `WAYLAND_DISPLAY`, a name in the folder or a path.
    let socketName: String

    /// Makes the folder under `TMPDIR`, or under `/tmp` when that does not exist or leaves no room for a socket's path.
    ///
    /// - Parameter socket: The path at which the compositor listens instead of in the folder, absolute or from the present
    ///   folder on.
    /// - Throws: That the folder cannot be made.
    init(socket: String? = nil) throws(HeadlessError) {
        let wanted = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        let isFit = wanted.utf8.count <= 70 && wanted.hasPrefix("/") && FileManager.default.fileExists(atPath: wanted)
        let parent = isFit ? wanted : "/tmp"
        let filledByMakeTemporary = String(repeating: "X", count: 6)
        var template = Array("\(parent)/tactus-\(filledByMakeTemporary)".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .environment("cannot make a private folder in \(parent): \(String(cString: strerror(errno)))")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        socketPath = socket.map { URL(fileURLWithPath: $0).path } ?? "\(path)/wayland-0"
        socketName = socket == nil ? "wayland-0" : socketPath
    }

    /// Removes the folder and all in it.
    func remove() {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            writeError("cannot remove \(path): \(error.localizedDescription)")
        }
    }
}
