import Glibc

/// What the system has no more of, so that a picture cannot be made or a connection not be used.
nonisolated package enum ResourceShortage: Error, Hashable, Sendable {
    /// This process may not open another file; it may have so many.
    case descriptors(limit: UInt)
    /// Nobody may open another file.
    case systemDescriptors
    /// This process may not make a file of so many bytes, not in memory either; it may make one of `limit` bytes.
    case fileSize(byteCount: Int, limit: UInt)
    /// There is no memory that could be shared: the system's is used up, or what the process may have of it.
    case memory(byteCount: Int)

    /// Tells from the system's error number what there was no more of.
    ///
    /// - Parameters:
    ///   - number: The error number of a call that failed.
    ///   - byteCount: How much memory was wanted.
    init(errno number: Int32, byteCount: Int) {
        switch number {
        case EMFILE: self = .descriptors(limit: ResourceShortage.limit(of: RLIMIT_NOFILE))
        case ENFILE: self = .systemDescriptors
        case EFBIG:
            self = .fileSize(byteCount: byteCount, limit: ResourceShortage.limit(of: RLIMIT_FSIZE))
        default: self = .memory(byteCount: byteCount)
        }
    }

    /// How many files the loop, a keymap on its way, a picture and a font need beside those that a program starts with.
    package static let descriptorReserve = 8

    /// What there is too little of for a connection to be used; `nil` when there is enough.
    ///
    /// A descriptor that arrives where there is no room for it ends the connection, and Dispatch ends the process.
    static var beforeConnecting: ResourceShortage? {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < descriptorReserve {
            let descriptor = open("/", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return ResourceShortage(errno: errno, byteCount: 0) }
            opened.append(descriptor)
        }
        return nil
    }

    private static func limit(of resource: __rlimit_resource) -> UInt {
        var limit = rlimit()
        return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? UInt(limit.rlim_cur) : 0
    }
}
