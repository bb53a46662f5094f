import Glibc

/// The bytes of the file at `path`, of which there may be no more than `limit`.
///
/// - Parameters:
///   - path: Where the file is.
///   - limit: How many bytes it may have: pipes and devices have no end.
///   - waits: Whether a pipe or a device is read too, for as long as it takes, which may be for ever: not on the main
///     thread. By default it is an error.
/// - Returns: The bytes.
/// - Throws: ``GraphicsError/unreadableFile(path:code:)``, ``GraphicsError/specialFile(path:)`` or
///   ``GraphicsError/largeFile(path:limit:)``.
package func readFile(
    at path: String, limit: Int = .max, waitingForPipes waits: Bool = false
) throws(GraphicsError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw .unreadableFile(path: path, code: errno) }
    defer { close(file) }
    guard waits || isPlainFile(file) else { throw .specialFile(path: path) }
    var contents: [UInt8] = []
    var failure: Int32 = 0
    var isTooLarge = false
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
        while true {
            let count = read(file, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                failure = count < 0 ? errno : 0
                return
            }
            guard count <= limit - contents.count else {
                isTooLarge = true
                return
            }
            contents.append(contentsOf: buffer.prefix(count))
        }
    }
    guard !isTooLarge else { throw .largeFile(path: path, limit: limit) }
    guard failure == 0 else { throw .unreadableFile(path: path, code: failure) }
    return contents
}

/// Whether an open file has an end and answers at once; a folder counts, which is read as an error.
package func isPlainFile(_ file: Int32) -> Bool {
    var facts = stat()
    return fstat(file, &facts) == 0 && [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
}

/// Makes `contents` the contents of the file at `path`.
package func writeFile(_ contents: [UInt8], to path: String) throws(GraphicsError) {
    // A pipe that nobody reads is an error, and not waited for.
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard file >= 0 else { throw .unwritableFile(path: path, code: errno) }
    _ = fcntl(file, F_SETFL, 0)
    var rest = contents[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
            let code = errno
            close(file)
            throw .unwritableFile(path: path, code: code)
        }
        rest.removeFirst(count)
    }
    guard close(file) == 0 || errno == EINTR else { throw .unwritableFile(path: path, code: errno) }
}
