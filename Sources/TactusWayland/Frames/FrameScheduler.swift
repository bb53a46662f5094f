package import TactusUI

/// Decides when one surface draws: at once when it was idle, else when the compositor says that the next frame is
/// worthwhile.
///
/// After every commit one `wl_surface.frame` callback is in flight, and nothing is drawn before it came: what changes
/// in the meantime is drawn together, from the newest state. Nobody waits for it, since a hidden surface gets none.
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
    package private(set) var isCallbackPending = false

    /// Whether the compositor configured the surface, so that pixels are allowed.
    package private(set) var isConfigured = false

    private var obstacle: Obstacle?

    /// Creates the scheduler of a surface that was not configured yet.
    package init() {}

    /// Whether to draw now.
    package var isReady: Bool {
        isFrameWanted && isConfigured && !isCallbackPending && obstacle == nil
    }

    /// When ``reach(_:)`` wants to be called; `nil` when time changes nothing.
    package var deadline: Instant? {
        guard case .memory(let retry) = obstacle else { return nil }
        return retry
    }

    /// Somebody wants to draw.
    package mutating func requestFrame() { isFrameWanted = true }

    /// The compositor configured the surface: the answer is part of the next frame. Another size may need less memory.
    package mutating func receiveConfigure() {
        isConfigured = true
        if deadline != nil { obstacle = nil }
        isFrameWanted = true
    }

    /// The compositor says that the next frame is worthwhile.
    package mutating func receiveCallback() { isCallbackPending = false }

    /// The compositor gave a buffer back.
    package mutating func receiveRelease() {
        if obstacle == .buffersHeld { obstacle = nil }
    }

    /// Time went on.
    package mutating func reach(_ now: Instant) {
        if let deadline, deadline <= now { obstacle = nil }
    }

    /// Drawing begins: whoever asks for a frame from now on means the next one.
    package mutating func beginFrame() { isFrameWanted = false }

    /// Drawing is over.
    ///
    /// - Returns: Whether a frame callback should be asked for although no pixel changed, because the next frame is
    ///   wanted already: so that an animation that shows nothing new keeps the pace of the display.
    package mutating func endFrame(_ outcome: Outcome, at now: Instant) -> Bool {
        switch outcome {
        case .presented:
            isCallbackPending = true
        case .unchanged:
            isCallbackPending = isFrameWanted
            return isFrameWanted
        case .outOfBuffers:
            isFrameWanted = true
            obstacle = .buffersHeld
        case .outOfMemory:
            isFrameWanted = true
            obstacle = .memory(until: now + FrameScheduler.memoryRetryInterval)
        }
        return false
    }
}
