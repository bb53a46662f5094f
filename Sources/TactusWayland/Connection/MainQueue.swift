import CLinuxShims
import Glibc

/// Dispatch's main queue, as one more descriptor of a loop: so `Task`, `await` and `DispatchQueue.main` work in a
/// program whose main thread runs an ``EventLoop``.
///
/// Only the main thread may serve it. Nothing wakes up while the queue is empty.
struct MainQueue {
    /// Becomes readable when the queue has work.
    let descriptor = _dispatch_get_main_queue_handle_4CF()

    /// Does the work that is there.
    func serve() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }
}
