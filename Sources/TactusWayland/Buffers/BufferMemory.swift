/// Where the memory of buffers comes from.
nonisolated package enum BufferMemory: Hashable, Sendable {
    /// From the system, as long as it has some.
    case system
    /// From a system that has none left, or no descriptor for it: `ENOSPC`, `ENOMEM`, `EMFILE`. For tests, which cannot use
    /// up what the machine has.
    case exhausted

    /// Allocates memory; `nil` when there is none.
    func allocate(byteCount: Int) -> SharedMemory? {
        switch self {
        case .system: SharedMemory(byteCount: byteCount)
        case .exhausted: nil
        }
    }
}
