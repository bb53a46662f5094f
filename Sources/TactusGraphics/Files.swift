import Glibc

/// The bytes of the file at `path`, of which there may be no more than `limit`: pipes and devices have no end.
package func readFile(at path: String, limit: Int = .max) throws(GraphicsError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadableFile(path: path, code: errno) }
    defer { close(file) }
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

/// Makes `contents` the contents of the file at `path`.
package func writeFile(_ contents: [UInt8], to path: String) throws(GraphicsError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .unwritableFile(path: path, code: errno) }
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
