import Glibc
import TactusGeometry
import WaylandServer

/// A client's `wl_shm_pool`: a file of which buffers are parts.
///
/// The file is read with `pread` and never mapped. A client can shorten its file at any moment; a mapping of it would
/// end this process with `SIGBUS`, a read only comes back short.
final class ShmPool {
    let resource: WlShmPool
    private let file: WireDescriptor
    private let kept: KeptBytes
    /// How many bytes the client says that there are.
    private(set) var byteCount: Int

    init(resource: WlShmPool, file: WireDescriptor, counted kept: KeptBytes, byteCount: Int) {
        self.resource = resource
        self.kept = kept
        self.file = file
        self.byteCount = byteCount
    }

    /// Whether a file can be read.
    static func isReadable(_ file: WireDescriptor) -> Bool {
        let flags = fcntl(file.rawValue, F_GETFL)
        return flags >= 0 && flags & O_ACCMODE != O_WRONLY
    }

    /// Whether the file has that many bytes now.
    func fileHolds(_ byteCount: Int) -> Bool {
        var status = stat()
        return fstat(file.rawValue, &status) == 0 && Int(status.st_size) >= byteCount
    }

    /// Grows the pool; `false` when it would shrink.
    func grow(to byteCount: Int) -> Bool {
        guard byteCount >= self.byteCount else { return false }
        self.byteCount = byteCount
        return true
    }

    /// Writes `source` from the byte at `offset` on; `false` when the file ends before, or may not be written.
    func write(_ source: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard fileHolds(offset + source.count) else { return false }
        var done = 0
        while done < source.count {
            let count = pwrite(
                file.rawValue, source.baseAddress.map { $0 + done }, source.count - done, off_t(offset + done))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    /// Fills `target` from the byte at `offset` on; `false` when the file ends before.
    func read(_ target: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < target.count {
            let count = pread(
                file.rawValue, target.baseAddress.map { $0 + done }, target.count - done, off_t(offset + done))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}

/// A pool's file is shorter than its client said.
struct ShmReadError: Error {}
