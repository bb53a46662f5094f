import WaylandServer

/// What waits to be sent over a socket, with the descriptors at their places.
struct SendQueue {
    private var pieces: [(bytes: ArraySlice<UInt8>, descriptors: [WireDescriptor])] = []

    /// Whether nothing waits.
    var isEmpty: Bool { pieces.isEmpty }

    /// Adds bytes, and descriptors that go with the first of them.
    mutating func append(_ bytes: [UInt8], _ descriptors: [WireDescriptor]) {
        if descriptors.isEmpty, let last = pieces.indices.last {
            pieces[last].bytes += bytes
        } else {
            pieces.append((bytes[...], descriptors))
        }
    }

    /// Sends what goes.
    ///
    /// - Parameters:
    ///   - end: The socket. When its other side is gone, all that waits is forgotten.
    ///   - limit: How many bytes go at most; `nil` for as many as the socket takes.
    /// - Returns: How many went.
    mutating func send(over end: SocketEnd, atMost limit: Int?) -> Int {
        var total = 0
        while let piece = pieces.first, limit.map({ total < $0 }) ?? true {
            let most = limit.map { $0 - total } ?? piece.bytes.count
            guard let count = end.send(piece.bytes.prefix(most), piece.descriptors) else {
                pieces = []
                return total
            }
            guard count > 0 else { return total }
            total += count
            pieces[0] = (piece.bytes.dropFirst(count), [])
            if pieces[0].bytes.isEmpty { pieces.removeFirst() }
        }
        return total
    }
}
