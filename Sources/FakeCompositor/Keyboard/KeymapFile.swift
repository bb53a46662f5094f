import CLinuxShims
import Glibc
import WaylandServer

/// A keymap's text in a file that clients can read and nobody can change.
///
/// Since version 7 of `wl_keyboard` clients must map it privately; a shared mapping that could be written fails.
struct KeymapFile {
    let descriptor: WireDescriptor
    /// The bytes that count: the text and the zero byte at its end.
    let byteCount: Int

    /// Writes a text to a file in memory; `nil` when there is no memory or descriptor for it.
    init?(_ text: String) {
        let file = memfd_create("tactus-keymap", UInt32(MFD_CLOEXEC) | UInt32(MFD_ALLOW_SEALING))
        guard file >= 0 else { return nil }
        let writable = WireDescriptor(owning: file)
        let bytes = Array(text.utf8) + [0]
        byteCount = bytes.count
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            written += count
        }
        guard fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) == 0 else {
            return nil
        }
        // A file that was opened for reading alone may be mapped shared by clients of before version 7.
        let readable = open("/proc/self/fd/\(file)", O_RDONLY | O_CLOEXEC)
        descriptor = readable >= 0 ? WireDescriptor(owning: readable) : writable
    }
}
