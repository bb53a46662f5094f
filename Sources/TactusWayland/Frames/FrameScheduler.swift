package import TactusPlatform

/// Decides when one surface draws: at once when it was idle, else when the compositor says that the next frame is
/// worthwhile, or later, just before the compositor composes again.
///
/// After every commit one `wl_surface.frame` callback is in flight, and nothing is drawn before it came: what changes
/// in the meantime is drawn together, from the newest state. Nobody waits for it, since a hidden surface gets none. How
/// much later is what a ``FramePacer`` finds.
///
/// Where painting takes longer than a refresh, a frame that began with the callback would be committed after the next
/// refresh, and its own callback would come with the one after that: half as many frames are shown as refreshes could
/// be had. Where frames can wait for each other (`wp_fifo_v1`) the next one begins at once, while the last one waits
/// to be shown: one ahead and no more, so that a hidden surface, whose callbacks do not come, comes to rest. A surface
/// that is suspended rests, whatever callbacks come.
///
/// A value: what happened goes in, and ``isReady`` says whether to draw.
nonisolated package struct FrameScheduler: Hashable, Sendable {
    /// How long a surface does without memory for a buffer before it asks again.
    package static let memoryRetryInterval = Duration.seconds(1)

    /// What came of drawing.
    nonisolated package enum Outcome: Hashable, Sendable {
        /// Pixels were committed, with a frame callback.
        case presented
        /// There was nothing to show.
        case unchanged
        /// The compositor holds every buffer.
        case outOfBuffers
        /// There was no memory for a buffer.
        case outOfMemory
    }

    /// What drawing waits for, beside the callback.
    nonisolated private enum Obstacle: Hashable, Sendable {
        case buffersHeld
        case memory(until: Instant)
    }

    /// Whether somebody asked for a frame that was not drawn yet.
    package private(set) var isFrameWanted = false
    /// Whether a frame callback is in flight.
    package var isCallbackPending: Bool { callbackCount > 0 }
    /// How many are: two, while a frame waits behind another one.
    private var callbackCount = 0
    /// Whether a frame can wait until the one before it was shown.
    package var canQueueFrames = false
    /// Whether frames wait for the refresh of the display; if not, they are drawn with the callback.
    package var isSynchronized = true {
        didSet { if !isSynchronized { heldUntil = nil } }
    }
    private var interval = Duration.zero

    /// Whether the compositor configured the surface, so that pixels are allowed.
    package private(set) var isConfigured = false

    /// Whether nobody sees the surface: it draws nothing but the answers that configures want.
    package var isSuspended = false
    private var mustAnswer = false
    private var obstacle: Obstacle?
    private var pacer = FramePacer()
    /// When to draw what is wanted by then, after a callback.
    private var heldUntil: Instant?
    private var beginning = Instant.zero

    /// Creates the scheduler of a surface that was not configured yet.
    package init() {}

    /// Whether to draw now.
    package var isReady: Bool {
        isFrameWanted && isConfigured && mayBegin && obstacle == nil && heldUntil == nil
            && (!isSuspended || mustAnswer)
    }

    /// Whether frames are slow, and wait for each other.
    package var queuesFrames: Bool { canQueueFrames && isSynchronized && !isSuspended && pacer.isSlow(for: interval) }

    /// Whether the last frame leaves room for another one.
    private var mayBegin: Bool { callbackCount == 0 || (callbackCount == 1 && queuesFrames) }

    /// When ``advance(to:)`` wants to be called; `nil` when time changes nothing.
    package var deadline: Instant? {
        if case .memory(let retry) = obstacle { return retry }
        return isFrameWanted && isConfigured && obstacle == nil && (!isSuspended || mustAnswer) ? heldUntil : nil
    }

    /// Somebody wants to draw.
    package mutating func requestFrame() { isFrameWanted = true }

    /// The compositor configured the surface: the answer is part of the next frame. Another size may need less memory.
    package mutating func receiveConfigure() {
        isConfigured = true
        if case .memory = obstacle { obstacle = nil }
        (isFrameWanted, mustAnswer) = (true, true)
    }

    /// The compositor says that the next frame is worthwhile.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - interval: The time between two refreshes of the display.
    package mutating func receiveCallback(at now: Instant, interval: Duration) {
        callbackCount = max(callbackCount - 1, 0)
        self.interval = interval
        let moment = pacer.receiveCallback(at: now, interval: interval)
        heldUntil = moment > now && isSynchronized ? moment : nil
    }

    /// A frame was seen; see ``FramePacer/receivePresentation(at:interval:)``.
    package mutating func receivePresentation(at moment: Instant, interval: Duration?) {
        pacer.receivePresentation(at: moment, interval: interval)
    }

    /// When a frame that is drawn now is expected on the glass.
    package func expectedPresentation(of now: Instant, interval: Duration) -> Instant {
        pacer.expectedPresentation(of: now, interval: interval)
    }

    /// The compositor gave a buffer back.
    package mutating func receiveRelease() {
        if obstacle == .buffersHeld { obstacle = nil }
    }

    /// Time went on.
    package mutating func advance(to now: Instant) {
        if case .memory(let retry) = obstacle, retry <= now { obstacle = nil }
        if let heldUntil, heldUntil <= now { self.heldUntil = nil }
    }

    /// Drawing begins: whoever asks for a frame from now on means the next one.
    package mutating func beginFrame(at now: Instant) {
        (isFrameWanted, mustAnswer) = (false, false)
        beginning = now
    }

    /// Drawing is over.
    ///
    /// - Returns: Whether a frame callback should be asked for although no pixel changed, because the next frame is
    ///   wanted already: so that an animation that shows nothing new keeps the pace of the display.
    package mutating func endFrame(_ outcome: Outcome, at now: Instant) -> Bool {
        switch outcome {
        case .presented:
            callbackCount += 1
            pacer.didCommit(begunAt: beginning, at: now)
        case .unchanged:
            // With one in flight already the next frame waits for that.
            guard isFrameWanted, callbackCount == 0 else { return false }
            callbackCount = 1
            return true
        case .outOfBuffers:
            (isFrameWanted, mustAnswer) = (true, true)
            obstacle = .buffersHeld
        case .outOfMemory:
            (isFrameWanted, mustAnswer) = (true, true)
            obstacle = .memory(until: now + FrameScheduler.memoryRetryInterval)
        }
        return false
    }
}
