import Glibc

/// A file of sysfs that is open, read from its beginning each time, and closed with this object.
nonisolated final class SensorFile {
    /// Enough for nine numbers of a mounting matrix.
    private static let longestLine = 256

    private let descriptor: Int32

    /// Opens a file; `nil` when it cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The first line; `nil` when it cannot be read any more.
    var line: String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestLine) { bytes in
            let count = pread(descriptor, bytes.baseAddress, bytes.count, 0)
            guard count > 0 else { return nil }
            return String(decoding: bytes.prefix(count).prefix { $0 != 0x0A }, as: UTF8.self)
        }
    }

    /// The number on the first line; `nil` when it cannot be read, or is not finite.
    var number: Double? { line.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }
}
