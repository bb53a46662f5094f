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
