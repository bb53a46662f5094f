import Glibc

/// The revision that an OpenType file says it has: `head.fontRevision`, a number with 16 bits after the point.
nonisolated struct FontRevision: Hashable, Sendable {
    /// Before the point.
    let major: Int

    /// Reads the revision of a file; `nil` when it is none that can be read.
    ///
    /// - Parameter path: The file.
    init?(ofFile path: String) {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        func bytes(_ count: Int, at offset: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: count)
            guard fseek(file, offset, SEEK_SET) == 0, fread(&bytes, 1, count, file) == count else { return nil }
            return bytes
        }
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        guard let head = bytes(12, at: 0) else { return nil }
        let count = number(head[4..<6])
        guard let tables = bytes(16 * count, at: 12) else { return nil }
        for index in 0..<count where Array(tables[(16 * index)..<(16 * index + 4)]) == Array("head".utf8) {
            let offset = number(tables[(16 * index + 8)..<(16 * index + 12)])
            guard let revision = bytes(2, at: offset + 4) else { return nil }
            major = number(revision[...])
            return
        }
        return nil
    }
}
