import CLinuxShims
import Glibc
import WaylandClient

/// Memory that the compositor may map too: an anonymous file that can never shrink, so that nobody is killed for
/// reading it.
///
/// All of it is allocated when it is made. A system without memory or descriptors says so then, not in the middle of
/// drawing.
nonisolated final class SharedMemory {
    /// The first byte.
    let bytes: UnsafeMutableRawPointer
    /// How much there is.
    let byteCount: Int
    /// The file, for `wl_shm.create_pool`.
    let descriptor: WireDescriptor

    /// Allocates memory; `nil` when there is none, or no file descriptor to share it by.
    init?(byteCount: Int) {
        let file = memfd_create("tactus-buffer", UInt32(MFD_CLOEXEC) | UInt32(MFD_ALLOW_SEALING))
        guard file >= 0 else { return nil }
        let descriptor = WireDescriptor(owning: file)
        // The message that carries the descriptor needs another one, and libwayland ends the process without it.
        let spare = fcntl(file, F_DUPFD_CLOEXEC, 0)
        guard spare >= 0 else { return nil }
        close(spare)
        guard posix_fallocate(file, 0, byteCount) == 0, fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK) == 0,
            let bytes = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), bytes != MAP_FAILED
        else { return nil }
        self.bytes = bytes
        self.byteCount = byteCount
        self.descriptor = descriptor
    }

    deinit { munmap(bytes, byteCount) }
}
