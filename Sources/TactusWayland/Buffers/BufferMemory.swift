import WaylandClient

/// Where the memory of buffers comes from.
nonisolated package enum BufferMemory: Hashable, Sendable {
    /// From the system, as long as it has some.
    case system
    /// From a system that has too little of something. For tests, which cannot use up what the machine has.
    case exhausted(ResourceShortage)

    /// Allocates memory, and its file.
    func allocate(byteCount: Int) throws(ResourceShortage) -> (memory: SharedMemory, file: WireDescriptor) {
        switch self {
        case .system: return try SharedMemory.allocate(byteCount: byteCount)
        case .exhausted(let shortage): throw shortage
        }
    }
}
