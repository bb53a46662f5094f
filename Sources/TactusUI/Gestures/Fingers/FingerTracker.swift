import TactusGeometry
import TactusPlatform

/// Follows the fingers of one attempt at a continuous gesture, and says what they amount to. A pure value; the places
/// are in the window's space.
///
/// Whether the gesture has begun is not the tracker's to know: it is told each time, from the recognizer's own state
/// (`GestureRecognizer.hasBegun`). So it makes no difference who let it begin.
nonisolated protocol FingerTracker {
    /// The gesture is about to begin: because of the tracker's decision, or because somebody else lets it, such as a
    /// subclass of the recognizer. What it measures counts from here. Not called when it begins before the first finger
    /// is known: then everything counts from the landing.
    mutating func begin()

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant, hasBegun: Bool) -> ContinuousDecision

    /// A finger moved. When all that moved together are in their places, ``moved(hasBegun:)`` is asked what it amounts
    /// to.
    mutating func moved(_ touch: InputID, to point: Point, time: Instant)

    /// The fingers that moved are in their new places.
    mutating func moved(hasBegun: Bool) -> ContinuousDecision

    /// A finger was lifted.
    mutating func ended(_ touch: InputID, hasBegun: Bool) -> ContinuousDecision

    /// A finger is gone, whatever that amounts to. Returns whether it was one of the gesture's.
    @discardableResult
    mutating func remove(_ touch: InputID, hasBegun: Bool) -> Bool
}

/// Gives a recognizer's touches to its tracker, and proposes what the tracker decides: the same for every continuous
/// gesture that fingers make.
final class FingerFollower<Tracker: FingerTracker> {
    /// The tracker of the running attempt; `nil` between attempts.
    var tracker: Tracker?

    /// Touches began: adds them, and ignores those that are not part of the gesture.
    ///
    /// - Parameters:
    ///   - touches: Those that began.
    ///   - event: The event that tells them.
    ///   - recognizer: Who takes part.
    ///   - makeTracker: Makes the tracker of an attempt that begins with the given touch.
    func began(
        _ touches: Set<Touch>, with event: Event, for recognizer: GestureRecognizer, makeTracker: (Touch) -> Tracker
    ) {
        for touch in touches.inOrder {
            if tracker == nil { tracker = makeTracker(touch) }
            let decision = tracker?.began(
                touch.id, at: touch.windowLocation, time: touch.timestamp, hasBegun: recognizer.hasBegun)
            if decision == .ignore { recognizer.ignore(touch, for: event) }
        }
    }

    /// Touches moved, together.
    func moved(_ touches: Set<Touch>, with event: Event, for recognizer: GestureRecognizer) {
        for sample in event.samples.elements where touches.contains(sample.touch) {
            tracker?.moved(sample.touch.id, to: sample.moment.windowLocation, time: sample.moment.sample.time)
        }
        recognizer.act(on: tracker?.moved(hasBegun: recognizer.hasBegun) ?? .wait)
    }

    /// Touches were lifted, having moved to where they were, if that came in the same frame: cage closes none, so that
    /// the last motion and the lift may arrive together.
    func ended(_ touches: Set<Touch>, with event: Event, for recognizer: GestureRecognizer) {
        for sample in event.samples.elements where touches.contains(sample.touch) && sample.moment.hasMoved {
            tracker?.moved(sample.touch.id, to: sample.moment.windowLocation, time: sample.moment.sample.time)
        }
        for touch in touches.inOrder {
            recognizer.act(on: tracker?.ended(touch.id, hasBegun: recognizer.hasBegun) ?? .wait)
        }
    }

    /// Touches were taken away.
    func cancelled(_ touches: Set<Touch>, for recognizer: GestureRecognizer) {
        for touch in touches { tracker?.remove(touch.id, hasBegun: recognizer.hasBegun) }
    }
}
