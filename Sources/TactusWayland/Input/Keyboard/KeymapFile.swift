import Glibc
import WaylandClient

/// The file with which a compositor sends a keymap.
///
/// It is read, not mapped: a file that is shorter than promised, or shrinks, then is an error and not the end of the
/// program.
nonisolated enum KeymapFile {
    /// Larger keymaps are not believed; real ones have some 60,000 bytes. Four million take the library
    /// seconds to read.
    static let largestSize = 512 << 10

    /// Reads a keymap.
    ///
    /// - Parameters:
    ///   - file: What the wire brought.
    ///   - size: How many bytes it promised, the zero at the end included.
    /// - Returns: The bytes; `nil` when there are not as many as promised.
    static func read(_ file: WireDescriptor, size: UInt32) -> [UInt8]? {
        guard size > 0, size <= largestSize else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            while count < buffer.count {
                let found = pread(file.rawValue, buffer.baseAddress.map { $0 + count }, buffer.count - count, count)
                if found < 0, errno == EINTR { continue }
                guard found > 0 else { break }
                count += found
            }
        }
        return bytes.count == Int(size) ? bytes : nil
    }
}
