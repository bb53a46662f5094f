package import TactusPlatform

/// Finds how late a surface may draw and still be shown with the next refresh: the later, the newer is the
/// input that is shown.
///
/// A compositor answers a frame callback when it has composed, and composes again one refresh later. Whoever draws at
/// once shows input that is nearly one refresh old by then. So once callbacks come regularly, drawing waits until just
/// before the next composing: earlier by what drawing has taken lately, and by a reserve. What comes up in between
/// waits too, for it would not be seen any sooner; without that, every second frame of a drag would be drawn right
/// after a callback, from input that is stale when it is seen.
///
/// The reserve is learned. A frame that waited and came too late for its refresh makes it greater at once; every frame
/// that came in time makes it a little smaller, so that about one frame in three hundred is late on a machine whose
/// load comes and goes, and none on a quiet one.
///
/// It never waits for anything that must arrive: a moment is all that it names, at most one refresh away. The frame
/// after a late one is drawn at once, and without rhythm, as on displays with a variable rate, every frame is.
///
/// A value: what happened goes in, and a moment comes out.
nonisolated package struct FramePacer: Hashable, Sendable {
    /// How much earlier than needed drawing begins at first.
    package static let reserve = Duration.milliseconds(1)
    /// The least that frames in time make of that.
    package static let leastReserve = Duration.microseconds(500)
    /// How much a late frame adds to it.
    package static let penalty = Duration.milliseconds(1.5)
    /// What a frame in time takes away from it.
    package static let reward = Duration.microseconds(5)
    /// How many refreshes must have been regular before drawing waits. One that was not counts as ``irregularity`` that
    /// were never there.
    package static let neededRhythm = 8
    /// See ``neededRhythm``.
    package static let irregularity = 4

    private static let mostRhythm = neededRhythm + irregularity
    private static let memory = 32

    private var lastCallback: Instant?
    /// Whether a frame was committed since the last callback, so that the next one tells about it.
    private var hasCommitted = false
    /// The moment that was named last.
    private var appointment: Instant?
    /// Whether the frame that was committed last began when it was told to, and not before or long after.
    private var hasWaited = false
    /// Regular refreshes, less what was irregular.
    private var rhythm = 0
    private var reserve = FramePacer.reserve
    /// How many nanoseconds drawing has taken lately.
    private var work: [Int64] = []
    private var measuredInterval: Duration?
    /// From composing to the glass.
    private var lead = Duration.zero

    /// Creates the pacer of a surface that has shown nothing.
    package init() {}

    /// The compositor has composed, and says that the next frame is worthwhile.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - interval: The time between two refreshes, as the output tells it; what presentation tells counts more.
    /// - Returns: When to draw what is wanted until then: `now`, or later by less than one refresh. What is wanted only
    ///   after that moment is drawn at once.
    package mutating func receiveCallback(at now: Instant, interval: Duration) -> Instant {
        let interval = measuredInterval ?? interval
        var isLate = false
        if let lastCallback, hasCommitted { isLate = learn(from: lastCallback, to: now, interval) }
        lastCallback = now
        hasCommitted = false
        appointment = nil
        let moment = now + interval - usualWork - reserve
        guard !isLate, rhythm >= FramePacer.neededRhythm, moment > now else { return now }
        appointment = moment
        return moment
    }

    /// A frame was committed.
    ///
    /// - Parameters:
    ///   - beginning: When drawing it began.
    ///   - now: The present moment.
    package mutating func didCommit(begunAt beginning: Instant, at now: Instant) {
        if work.count == FramePacer.memory { work.removeFirst() }
        work.append(max((now - beginning).wholeNanoseconds, 0))
        hasCommitted = true
        hasWaited = appointment.map { beginning >= $0 && beginning < $0 + FramePacer.reserve } ?? false
    }

    /// A frame was seen (`wp_presentation_feedback.presented`).
    ///
    /// - Parameters:
    ///   - moment: When.
    ///   - interval: The time between two refreshes; `nil` when the output has no fixed rate.
    package mutating func receivePresentation(at moment: Instant, interval: Duration?) {
        measuredInterval = interval ?? measuredInterval
        if interval == nil { rhythm = 0 }
        guard let lastCallback, let interval else { return }
        let lead = moment - lastCallback
        self.lead = lead >= .zero && lead < interval + interval ? lead : .zero
    }

    /// Tells whether drawing takes longer than there is between two refreshes: six of the last eight frames did.
    ///
    /// - Parameter interval: The time between two refreshes, as the output tells it; what presentation tells counts
    ///   more.
    /// - Returns: Whether it does.
    package func isSlow(for interval: Duration) -> Bool {
        let limit = ((measuredInterval ?? interval) - reserve).wholeNanoseconds
        guard limit > 0, work.count >= 8 else { return false }
        return work.suffix(8).count { $0 > limit } >= 6
    }

    /// When a frame that is drawn now is expected on the glass.
    package func expectedPresentation(of now: Instant, interval: Duration) -> Instant {
        let interval = measuredInterval ?? interval
        guard let lastCallback, rhythm > 0, now < lastCallback + interval else { return now + interval }
        return max(now, lastCallback + interval + lead)
    }

    /// What the time between two callbacks tells of the frame in between.
    ///
    /// - Returns: Whether it had waited, and came too late.
    private mutating func learn(from last: Instant, to now: Instant, _ interval: Duration) -> Bool {
        let gap = (now - last).wholeNanoseconds
        let fifth = interval.wholeNanoseconds / 5
        if gap > fifth * 6, hasWaited {
            reserve = min(reserve + FramePacer.penalty, interval)
            return true
        }
        if gap > fifth * 6 || gap < fifth * 4 {
            rhythm = max(rhythm - FramePacer.irregularity, 0)
        } else {
            rhythm = min(rhythm + 1, FramePacer.mostRhythm)
            if hasWaited { reserve = max(reserve - FramePacer.reward, FramePacer.leastReserve) }
        }
        return false
    }

    /// What drawing has not exceeded lately but once.
    private var usualWork: Duration {
        var (longest, second) = (Int64.zero, Int64.zero)
        for duration in work {
            if duration > longest { (longest, second) = (duration, longest) } else { second = max(second, duration) }
        }
        return .nanoseconds(work.count < 2 ? longest : second)
    }
}
