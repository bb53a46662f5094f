/// How a client that still runs is brought to its end, by time alone.
struct Ending {
    /// What is done to the client.
    enum Measure: Hashable {
        /// `xdg_toplevel.close`.
        case close
        /// `SIGTERM`.
        case terminate
        /// `SIGKILL`.
        case kill
    }

    /// The exit status afterwards; `nil` for the client's own, if it ends by itself.
    let status: Int32?
    /// Whether the client was made to end by a signal.
    private(set) var isForced = false
    private var schedule: [(time: Duration, measure: Measure)]

    private init(status: Int32?, schedule: [(time: Duration, measure: Measure)]) {
        self.status = status
        self.schedule = schedule
    }

    /// Asks to close, then terminates after 2 s, and kills after 5.
    static func politely(at time: Duration, status: Int32?) -> Ending {
        Ending(
            status: status,
            schedule: [(time, .close), (time + .seconds(2), .terminate), (time + .seconds(5), .kill)])
    }

    /// Terminates at once, and kills after 2 s.
    static func atOnce(at time: Duration, status: Int32) -> Ending {
        Ending(status: status, schedule: [(time, .terminate), (time + .seconds(2), .kill)])
    }

    /// What is due at `time`, one after the other.
    mutating func nextMeasure(at time: Duration) -> Measure? {
        guard let first = schedule.first, first.time <= time else { return nil }
        schedule.removeFirst()
        if first.measure != .close { isForced = true }
        return first.measure
    }
}
