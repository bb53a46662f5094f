import WaylandServer

/// The last requests of every client, and which clients have broken a rule.
struct RequestLog {
    /// How many requests a fault shows.
    static let capacity = 4

    private var requests: [Int: [ServerMessageRecord]] = [:]
    private var faulty: Set<Int> = []

    mutating func append(_ request: ServerMessageRecord, of client: Int) {
        if requests[client]?.count == Self.capacity { requests[client]?.removeFirst() }
        requests[client, default: []].append(request)
    }

    /// The client's last requests, oldest first.
    func lastRequests(of client: Int) -> [String] { (requests[client] ?? []).map(\.title) }

    /// Notes that a client broke a rule; `false` when it had before.
    mutating func markFaulty(_ client: Int) -> Bool { faulty.insert(client).inserted }

    /// Whether a client broke a rule.
    func isFaulty(_ client: Int) -> Bool { faulty.contains(client) }

    /// Forgets a client that is gone.
    mutating func forget(_ client: Int) {
        requests[client] = nil
        faulty.remove(client)
    }
}
