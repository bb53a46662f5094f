import Foundation

/// A private folder for the socket, and for what clients put beside it.
struct RuntimeDirectory {
    /// Its path, with mode 0700.
    let path: String
    /// Where the compositor listens.
    let socketPath: String
    /// How clients find that: their `WAYLAND_DISPLAY`, a name in the folder or a path.
    let socketName: String

    /// The longest path of a folder in which that of a socket has room, in bytes.
    private static let longestParent = 70

    /// Makes the folder under `TMPDIR`, or under `/tmp` when that is not set, or leaves no room for a socket's path.
    ///
    /// - Parameter socket: The path at which the compositor listens instead of in the folder, absolute or from the
    ///   present folder on.
    /// - Throws: That the folder cannot be made.
    init(socket: String? = nil) throws(HeadlessError) {
        var parent = "/tmp"
        if let wanted = ProcessInfo.processInfo.environment["TMPDIR"], !wanted.isEmpty {
            let path = URL(fileURLWithPath: wanted).path
            if path.utf8.count <= Self.longestParent { parent = path }
        }
        let filledByMakeTemporary = String(repeating: "X", count: 6)
        var template = Array("\(parent)/tactus-\(filledByMakeTemporary)".utf8CString)
        guard mkdtemp(&template) != nil else {
            let why = SystemFailure.latest
            throw .environment(
                "cannot make a private folder in \(parent): \(why)" + (parent == "/tmp" ? "" : "; TMPDIR names it"))
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
            writeError("cannot remove \(path): \(SystemFailure(error))")
        }
    }
}
