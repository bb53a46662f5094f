import TactusPlatform

/// The deadlines that are to come, in the order in which they fire: by time, and at the same time by age.
nonisolated struct TimerQueue: Hashable, Sendable {
    /// Names a deadline. Older ones are smaller.
    typealias ID = UInt64

    private struct Entry: Hashable, Comparable {
        var deadline: Instant
        var id: ID

        static func < (left: Entry, right: Entry) -> Bool {
            (left.deadline, left.id) < (right.deadline, right.id)
        }
    }

    /// Latest first, so that the next one to fire is the last.
    private var entries: [Entry] = []
    private var count: ID = 0

    /// When the next one fires; `nil` when there is none.
    var nextDeadline: Instant? { entries.last?.deadline }

    /// Makes a name for a deadline; each is younger than the one before.
    mutating func makeID() -> ID {
        count += 1
        return count
    }

    /// Adds a deadline.
    mutating func insert(_ id: ID, at deadline: Instant) {
        let entry = Entry(deadline: deadline, id: id)
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] < entry { high = middle } else { low = middle + 1 }
        }
        entries.insert(entry, at: low)
    }

    /// Forgets a deadline.
    mutating func remove(_ id: ID) {
        entries.removeAll { $0.id == id }
    }

    /// Removes the next deadline, when it is not later than `limit`.
    mutating func removeNext(upTo limit: Instant) -> (id: ID, deadline: Instant)? {
        guard let entry = entries.last, entry.deadline <= limit else { return nil }
        entries.removeLast()
        return (entry.id, entry.deadline)
    }
}
