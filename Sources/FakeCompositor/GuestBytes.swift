import WaylandServer

/// What clients let the compositor keep for them, in bytes: pictures, regions, keymaps, names; or in files.
///
/// An object is worth little on the wire and much in memory: what grows with it is counted here, by ``KeptBytes``.
final class GuestBytes {
    private var counts: [Int: Int] = [:]

    /// How much is kept for a client.
    func count(of client: Int) -> Int { counts[client] ?? 0 }

    fileprivate func change(of client: Int, by difference: Int) {
        let count = (counts[client] ?? 0) + difference
        counts[client] = count == 0 ? nil : count
    }
}

/// Bytes, or a file, that are kept for a client as long as this lives: whoever keeps them has it.
final class KeptBytes {
    private let ledger: GuestBytes
    private let client: Int
    private(set) var count = 0

    init(_ ledger: GuestBytes, of client: Int) {
        self.ledger = ledger
        self.client = client
    }

    deinit { ledger.change(of: client, by: -count) }

    fileprivate func set(_ count: Int) {
        ledger.change(of: client, by: count - self.count)
        self.count = count
    }
}

extension Compositor {
    /// Counts a file of pictures that is about to be kept open for a client.
    ///
    /// - Parameter resource: For which object.
    /// - Returns: Who counts it, as long as it lives; `nil` when there are too many. Then the client's connection ends.
    func mayOpenFile(for resource: Resource) -> KeptBytes? {
        let client = resource.client.id
        let limit = guestLimits.files
        guard guestFiles.count(of: client) < limit else {
            refuse(resource, "more than \(limit) files of pictures")
            return nil
        }
        let file = KeptBytes(guestFiles, of: client)
        file.set(1)
        return file
    }

    /// Counts what is about to be kept for a client in the place of what `kept` stands for.
    ///
    /// - Parameters:
    ///   - count: How many bytes.
    ///   - kept: Who counts them; `nil` before there is one.
    ///   - resource: For which object.
    /// - Returns: Whether they may be kept. If not, the client's connection ends.
    func mayKeep(_ count: Int, in kept: inout KeptBytes?, for resource: Resource) -> Bool {
        let client = resource.client.id
        let limit = guestLimits.bytes
        guard mayWork(count / Self.bytesOfWork, for: resource.client) else { return false }
        guard guestBytes.count(of: client) - (kept?.count ?? 0) <= limit - count else {
            refuse(resource, "more than \(limit) bytes of pictures, regions, keymaps and names")
            return false
        }
        let bytes = kept ?? KeptBytes(guestBytes, of: client)
        bytes.set(count)
        kept = bytes
        return true
    }
}
