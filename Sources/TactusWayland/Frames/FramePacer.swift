package import TactusUI

/// Finds how late a surface may draw and still be shown with the next refresh: the later, the newer is the input that is
/// shown.
///
/// A compositor answers a frame callback when it has composed, and composes again one refresh later. Whoever draws at once
/// shows input that is nearly one refresh old by then. So once callbacks have come regularly for a while, drawing waits
/// until just before the next composing: earlier by what drawing has taken lately, by what callbacks have strayed lately,
/// and by a ``margin``.
///
/// It never waits for anything that must arrive: a moment is all that it names, at most one refresh away. A frame that
/// came too late for its refresh ends the waiting at once, and each such miss doubles how long the rhythm must hold until
/// it waits again. Without rhythm, as on displays with a variable rate, everything is drawn at once.
///
/// A value: what happened goes in, and a moment comes out.
nonisolated package struct FramePacer: Hashable, Sendable {
    /// How much earlier than needed drawing begins.
    package static let margin = Duration.milliseconds(1)
    /// How many refreshes in a row must have been regular before drawing waits.
    package static let leastRhythm = 8
    /// The most that misses make of that.
    package static let mostRhythm = 512

    private static let memory = 32

    private var lastCallback: Instant?
    /// Whether a frame was committed since the last callback, so that the next one tells about it.
    private var hasCommitted = false
    /// Whether that frame was made to wait.
    private var hasWaited = false
    /// Regular refreshes in a row.
    private var rhythm = 0
    private var neededRhythm = FramePacer.leastRhythm
    private var work: [Duration] = []
    private var strays: [Duration] = []
    private var measuredInterval: Duration?
    private var lastPresentation: Instant?
    /// From composing to the glass.
    private var lead = Duration.zero

    /// Creates the pacer of a surface that has shown nothing.
    package init() {}

    /// The compositor has composed, and says that the next frame is worthwhile.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - interval: The time between two refreshes, as the output tells it; what presentation tells counts more.
    ///   - isFrameWanted: Whether there is something to draw. What comes up later is drawn at once.
    /// - Returns: When to draw: `now`, or later by less than one refresh.
    package mutating func receiveCallback(at now: Instant, interval: Duration, isFrameWanted: Bool) -> Instant {
        let interval = measuredInterval ?? interval
        if let lastCallback, hasCommitted { learn(from: now - lastCallback, interval) }
        lastCallback = now
        hasCommitted = false
        hasWaited = false
        guard isFrameWanted, rhythm >= neededRhythm else { return now }
        let wait = interval - FramePacer.high(of: work) - FramePacer.high(of: strays) - FramePacer.margin
        hasWaited = wait > .zero
        return now + max(wait, .zero)
    }

    /// A frame was committed.
    ///
    /// - Parameters:
    ///   - beginning: When drawing it began.
    ///   - now: The present moment.
    package mutating func didCommit(begunAt beginning: Instant, at now: Instant) {
        FramePacer.remember(max(now - beginning, .zero), in: &work)
        hasCommitted = true
    }

    /// A frame was seen (`wp_presentation_feedback.presented`).
    ///
    /// - Parameters:
    ///   - moment: When.
    ///   - interval: The time between two refreshes; `nil` when the output has no fixed rate.
    package mutating func receivePresentation(at moment: Instant, interval: Duration?) {
        measuredInterval = interval ?? measuredInterval
        if interval == nil { rhythm = 0 }
        if let lastPresentation, let interval, rhythm > 0, neededRhythm <= rhythm,
            moment - lastPresentation > interval * 3 / 2
        {
            miss()
        }
        lastPresentation = moment
        guard let lastCallback, let interval else { return }
        let lead = moment - lastCallback
        self.lead = lead >= .zero && lead < interval * 2 ? lead : .zero
    }

    /// When a frame that is drawn now is expected on the glass.
    package func expectedPresentation(of now: Instant, interval: Duration) -> Instant {
        let interval = measuredInterval ?? interval
        guard let lastCallback, rhythm > 0, now - lastCallback < interval else { return now + interval }
        return max(now, lastCallback + interval + lead)
    }

    private mutating func learn(from gap: Duration, _ interval: Duration) {
        if gap > interval * 6 / 5 {
            if hasWaited { miss() } else { rhythm = 0 }
        } else if gap < interval * 4 / 5 {
            rhythm = 0
        } else {
            rhythm = min(rhythm + 1, FramePacer.mostRhythm)
            FramePacer.remember(gap > interval ? gap - interval : interval - gap, in: &strays)
        }
    }

    private mutating func miss() {
        rhythm = 0
        neededRhythm = min(neededRhythm * 2, FramePacer.mostRhythm)
    }

    private static func remember(_ duration: Duration, in memory: inout [Duration]) {
        if memory.count == FramePacer.memory { memory.removeFirst() }
        memory.append(duration)
    }

    /// What 95 of 100 do not exceed.
    private static func high(of durations: [Duration]) -> Duration {
        let sorted = durations.sorted()
        return sorted.isEmpty ? .zero : sorted[(sorted.count * 95 + 99) / 100 - 1]
    }
}
