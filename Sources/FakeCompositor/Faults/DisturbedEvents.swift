/// Decides what becomes of the events of one connection: which go on, in which order, and which wait.
struct DisturbedEvents {
    /// What goes wrong from now on.
    var faults = FaultInjection()
    /// The faults that have happened and that nobody has asked for yet, by their indices.
    private var injected: [Int] = []
    private var waiting: [Waiting] = []

    private struct Waiting {
        let message: WireMessage
        var until: Until
    }

    private enum Until {
        case time(Duration)
        case further(Int)
    }

    /// When the next event is due that waits for its time.
    var deadline: Duration? {
        waiting.compactMap { if case .time(let time) = $0.until { time } else { nil } }.min()
    }

    /// Takes an event that the compositor has sent.
    ///
    /// - Parameter message: The event.
    /// - Returns: The events that go on now.
    mutating func receive(_ message: WireMessage) -> [WireMessage] {
        var copies = [message]
        var until: Until?
        let met = faults.faults(on: message)
        injected += met
        for index in met {
            switch faults.faults[index].effect {
            case .drop: copies = []
            case .duplicate: copies += copies
            case .delay(let duration): until = .time(message.time + duration)
            case .postpone(let count): until = .further(max(1, count))
            case .replace(let index, let value): copies = copies.map { $0.replacing(word: index, with: value) }
            case .loseDescriptors: copies = copies.map { $0.withoutDescriptors() }
            case .disconnect: copies = [.disconnection]
            case .protocolError(let code, let text): copies = [.protocolError(on: message, code: code, text)]
            }
        }
        if let until {
            waiting += copies.map { Waiting(message: $0, until: until) }
            return []
        }
        return copies + (copies.isEmpty ? [] : takePostponed())
    }

    /// The faults that have happened since this was asked the last time, by their indices.
    mutating func consumeInjected() -> [Int] {
        defer { injected = [] }
        return injected
    }

    /// The events whose time has come.
    mutating func consumeDue(at now: Duration) -> [WireMessage] {
        removeWaiting { if case .time(let time) = $0 { time <= now } else { false } }
    }

    /// One more event has gone by.
    private mutating func takePostponed() -> [WireMessage] {
        for index in waiting.indices {
            if case .further(let count) = waiting[index].until { waiting[index].until = .further(count - 1) }
        }
        return removeWaiting { if case .further(let count) = $0 { count <= 0 } else { false } }
    }

    private mutating func removeWaiting(where isDue: (Until) -> Bool) -> [WireMessage] {
        guard waiting.contains(where: { isDue($0.until) }) else { return [] }
        let due = waiting.filter { isDue($0.until) }.map(\.message)
        waiting.removeAll { isDue($0.until) }
        return due
    }
}
