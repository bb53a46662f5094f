import WaylandServer

/// What happened in a compositor, in order: messages of the wire both ways, steps of a test or script, faults.
///
/// A failed test prints it:
///
///        16.667 ms  client 1 -> wl_surface#3.commit()
///        16.667 ms  vblank
///        16.667 ms  client 1 <- wl_callback#8.done(17)
///
/// Only the newest entries are kept.
public struct TimeLine: Sendable {
    /// One line of it.
    public struct Entry: Hashable, Sendable {
        /// When, on the compositor's clock.
        public var time: Duration
        let content: Content

        /// Whether it is a sign of life that the compositor asks a client for, or the answer.
        public var isPing: Bool {
            guard case .message(let message, _) = content else { return false }
            let title = message.title
            return title.hasPrefix("xdg_wm_base#") && (title.hasSuffix(".ping") || title.hasSuffix(".pong"))
        }

        /// What.
        public var text: String {
            switch content {
            case .text(let text): text
            case .message(let message, let client): "\(client.map { "client \($0)" } ?? "new client") \(message)"
            }
        }
    }

    /// What happened, as it is kept: text is made of a message when somebody reads it.
    enum Content: Hashable, Sendable {
        case text(String)
        case message(ServerMessageRecord, client: Int?)
    }

    /// How many entries are kept.
    public static let capacity = 4096

    private var ring: [Entry] = []
    private var next = 0

    /// The entries that are kept, oldest first.
    public var entries: [Entry] { Array(ring[next...] + ring[..<next]) }

    /// What a client asked for last, oldest first, as `wl_surface#3.commit`.
    ///
    /// - Parameters:
    ///   - client: The client's number.
    ///   - object: When it is given, only requests count that are made on the object with that number or name it, back
    ///     to the one that made it.
    ///   - count: How many at most.
    /// - Returns: The requests.
    func lastRequests(of client: Int, about object: UInt32? = nil, count: Int) -> [String] {
        var titles: [String] = []
        for index in 0..<ring.count where titles.count < count {
            let entry = ring[(next + ring.count - 1 - index) % ring.count]
            guard case .message(let message, client: client) = entry.content, message.isRequest else { continue }
            guard let object else {
                titles.append(message.title)
                continue
            }
            if message.concerns(object) { titles.append(message.title) }
            if message.makes(object) { break }
        }
        return titles.reversed()
    }

    mutating func append(_ entry: Entry) {
        guard ring.count == Self.capacity else { return ring.append(entry) }
        ring[next] = entry
        next = (next + 1) % Self.capacity
    }
}

extension TimeLine: CustomStringConvertible {
    /// A line for each entry, with its time in milliseconds.
    public var description: String { lastLines(Self.capacity).joined(separator: "\n") }

    /// The last entries, oldest first, a line each, with its time in milliseconds.
    ///
    /// - Parameter count: How many at most.
    /// - Returns: The lines.
    public func lastLines(_ count: Int) -> [String] {
        entries.suffix(count).map(\.description)
    }
}

extension TimeLine.Entry: CustomStringConvertible {
    /// The time in milliseconds, and what happened.
    public var description: String {
        let microseconds = Int(time / .microseconds(1))
        let fraction = String(1000 + microseconds % 1000).dropFirst()
        let milliseconds = "\(microseconds / 1000).\(fraction)"
        return String(repeating: " ", count: max(0, 10 - milliseconds.count)) + milliseconds + " ms  " + text
    }
}
