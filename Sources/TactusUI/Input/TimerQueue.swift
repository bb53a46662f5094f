import TactusPlatform

/// The deadlines that are to come, in the order in which they fire: by time, and at the same time by age.
nonisolated struct TimerQueue: Sendable {
    /// Names a deadline. Older ones are smaller.
    typealias ID = UInt64

    private struct Entry: Hashable, Comparable {
        var deadline: Instant
        var id: ID

        static func < (left: Entry, right: Entry) -> Bool {
            (left.deadline, left.id) < (right.deadline, right.id)
        }
    }

    /// A heap, with the next one to fire at its top. It holds forgotten ones too, but never at its top.
    private var heap: [Entry] = []
    /// When each one that counts fires.
    private var deadlines: [ID: Instant] = [:]
    private var count: ID = 0

    /// When the next one fires; `nil` when there is none.
    var nextDeadline: Instant? { heap.first?.deadline }

    /// Makes a name for a deadline; each is younger than the one before.
    mutating func makeID() -> ID {
        count += 1
        return count
    }

    /// Adds a deadline, whose name has none.
    mutating func insert(_ id: ID, at deadline: Instant) {
        deadlines[id] = deadline
        heap.append(Entry(deadline: deadline, id: id))
        rise(from: heap.count - 1)
    }

    /// Forgets a deadline.
    mutating func remove(_ id: ID) {
        guard deadlines.removeValue(forKey: id) != nil else { return }
        if heap.count > 2 * deadlines.count + 16 {
            // More than half are forgotten ones. What is in order is a heap.
            heap = deadlines.map { Entry(deadline: $1, id: $0) }.sorted()
        }
        dropForgotten()
    }

    /// Removes the next deadline, when it is not later than `limit`.
    mutating func removeNext(upTo limit: Instant) -> (id: ID, deadline: Instant)? {
        guard let entry = heap.first, entry.deadline <= limit else { return nil }
        deadlines[entry.id] = nil
        dropForgotten()
        return (entry.id, entry.deadline)
    }

    private mutating func dropForgotten() {
        while let first = heap.first, deadlines[first.id] != first.deadline {
            let last = heap.removeLast()
            guard !heap.isEmpty else { return }
            heap[0] = last
            sink()
        }
    }

    private mutating func rise(from index: Int) {
        var index = index
        while index > 0, heap[index] < heap[(index - 1) / 2] {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func sink() {
        var index = 0
        while 2 * index + 1 < heap.count {
            var child = 2 * index + 1
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < heap[index] else { return }
            heap.swapAt(index, child)
            index = child
        }
    }
}
