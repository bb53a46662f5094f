import Glibc

/// The bytes of a text file and the name it has in messages.
public struct SourceText: Equatable, Sendable {
    /// The path that messages show.
    public var file: String
    /// The content, encoded in UTF-8.
    public var bytes: [UInt8]

    /// Creates a source from text that is already in memory.
    public init(file: String, text: String) {
        self.file = file
        self.bytes = Array(text.utf8)
    }

    /// Reads a file.
    ///
    /// - Throws: A ``ScanError`` naming the file and the system's reason when it cannot be read.
    public init(readingFile file: String) throws(ScanError) {
        guard let stream = fopen(file, "rb") else { throw Self.unreadable(file, errno) }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            bytes += chunk.prefix(count)
            if count == 0 { break }
        }
        if ferror(stream) != 0 { throw Self.unreadable(file, errno) }
        self.file = file
        self.bytes = bytes
    }

    private static func unreadable(_ file: String, _ code: Int32) -> ScanError {
        ScanError(file: file, line: nil, message: "cannot be read: \(String(cString: strerror(code)))")
    }
}
