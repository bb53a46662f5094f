public import TactusUI
public import TactusWayland

extension Application {
    /// Calls `handler` whenever a file descriptor can be read or written, in the application's loop.
    ///
    /// The loop polls the descriptor with everything else it waits for. Input that arrived earlier was handled before,
    /// and what the handler changes is drawn right after it.
    ///
    /// - Parameters:
    ///   - descriptor: An open descriptor that polling works for; it should not block. It stays the caller's: cancel
    ///     the watch before closing it.
    ///   - interest: What to wait for; ``/TactusWayland/FileDescriptorWatch/Readiness/closed`` is told in any case.
    ///   - handler: Is told what has come, on the main actor.
    /// - Returns: The watch, to end it with. Under a platform without descriptors, as in a test without a compositor,
    ///   it is over already.
    @discardableResult
    public func watch(
        _ descriptor: Int32, for interest: FileDescriptorWatch.Readiness,
        handler: @escaping (FileDescriptorWatch.Readiness) -> Void
    ) -> FileDescriptorWatch {
        guard let platform = platform as? WaylandPlatform else {
            let watch = FileDescriptorWatch(descriptor: descriptor, interest: interest, handler: handler)
            watch.cancel()
            return watch
        }
        return platform.watch(descriptor, for: interest, handler: handler)
    }
}
