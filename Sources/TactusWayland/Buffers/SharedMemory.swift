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

    private init(bytes: UnsafeMutableRawPointer, byteCount: Int) {
        self.bytes = bytes
        self.byteCount = byteCount
    }

    /// Allocates memory.
    ///
    /// - Parameter byteCount: How much.
    /// - Returns: The memory, and its file, for `wl_shm.create_pool`: nobody needs that for longer.
    /// - Throws: What there is too little of.
    static func allocate(
        byteCount: Int
    ) throws(ResourceShortage) -> (memory: SharedMemory, file: WireDescriptor) {
        let file = try checked(
            memfd_create("tactus-buffer", UInt32(MFD_CLOEXEC) | UInt32(MFD_ALLOW_SEALING)), byteCount)
        let descriptor = WireDescriptor(owning: file)
        // The message that carries the descriptor needs another one, and libwayland ends the process without it.
        close(try checked(fcntl(file, F_DUPFD_CLOEXEC, 0), byteCount))
        // Which does not set `errno`. A file larger than the process may make comes with a signal.
        let failure = ShieldedSignal.without(SIGXFSZ) {
            posix_fallocate(file, 0, byteCount)
        } hasCome: {
            $0 == EFBIG
        }
        guard failure == 0 else { throw ResourceShortage(errno: failure, byteCount: byteCount) }
        _ = try checked(fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK), byteCount)
        guard let bytes = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), bytes != MAP_FAILED else {
            throw ResourceShortage(errno: errno, byteCount: byteCount)
        }
        return (SharedMemory(bytes: bytes, byteCount: byteCount), descriptor)
    }

    private static func checked(_ result: Int32, _ byteCount: Int) throws(ResourceShortage) -> Int32 {
        guard result >= 0 else { throw ResourceShortage(errno: errno, byteCount: byteCount) }
        return result
    }

    deinit { munmap(bytes, byteCount) }
}
