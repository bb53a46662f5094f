import WaylandServer

/// How much work each client has made in the present second of the compositor's clock.
///
/// Work is counted and not measured, so that it is the same on every machine and in virtual time.
struct GuestWork {
    private struct Second {
        var begin: Duration
        var units = 0
    }

    private var seconds: [Int: Second] = [:]
    /// The client whose request is acted on: what is sent meanwhile, to whomever, is its work.
    var current: Int?

    /// Counts some units.
    ///
    /// - Returns: How many it is in the second that began with the first of them, or with the first after the last
    ///   second was over.
    mutating func add(_ units: Int, of client: Int, at now: Duration) -> Int {
        var second = seconds[client] ?? Second(begin: now)
        if now - second.begin >= .seconds(1) { second = Second(begin: now) }
        second.units += units
        seconds[client] = second
        return second.units
    }

    /// Counts an event.
    mutating func didSend(at now: @autoclosure () -> Duration) {
        if let current { _ = add(1, of: current, at: now()) }
    }

    mutating func forget(_ client: Int) {
        seconds[client] = nil
        if current == client { current = nil }
    }
}

extension Compositor {
    /// Counts a request that is about to be acted on.
    func willWork(for client: ServerClient) {
        guestWork.current = client.id
        mayWork(1, for: client)
    }

    /// How many bytes that are kept, or read, are as much work as a request.
    static let bytesOfWork = 1 << 14

    /// Counts work that a client makes, besides the request itself; the connection of one that makes too much ends.
    ///
    /// - Parameters:
    ///   - units: How much, in requests that are as much work.
    ///   - client: Whose.
    /// - Returns: Whether it may be done.
    @discardableResult
    func mayWork(_ units: Int, for client: ServerClient) -> Bool {
        let limit = guestLimits.work
        guard guestWork.add(units, of: client.id, at: clock.now) > limit else { return true }
        if let resource = client.resources.first { refuse(resource, "more work than \(limit) requests in a second") }
        return false
    }
}
