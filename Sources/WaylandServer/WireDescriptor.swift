import Glibc

/// A file descriptor that came over the wire or is about to go, and the duty to close it.
///
/// It is closed with the last reference, unless ``take()`` gave it away. An event that carries a descriptor sends
/// a duplicate, so the sender's own stays open.
public final class WireDescriptor {
    /// The descriptor, or -1 after ``take()``.
    public private(set) var rawValue: Int32

    /// Takes over an open descriptor.
    public init(owning rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Gives the descriptor away: whoever takes it closes it.
    public func take() -> Int32 {
        defer { rawValue = -1 }
        return rawValue
    }

    deinit {
        if rawValue >= 0 { close(rawValue) }
    }
}
