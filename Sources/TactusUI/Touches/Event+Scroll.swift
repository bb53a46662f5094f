import Glibc
public import TactusGeometry
import TactusPlatform

extension Event {
    /// How far a sequence of events without touches has come: scrolling, or a gesture on a touchpad.
    nonisolated public enum SequencePhase: Int, Sendable {
        /// It begins.
        case began = 0
        /// It goes on.
        case changed = 1
        /// It is over.
        case ended = 2
        /// It was broken off: what it has done should be undone.
        case cancelled = 3
        /// Fingers rest on a touchpad, and may begin to scroll: what moves by itself should stand still. What follows
        /// is ``cancelled``, whether they are lifted or do something; that has an event of its own.
        case mayBegin = 4

        /// Whether the sequence is over.
        var isTerminal: Bool { self == .ended || self == .cancelled }
    }

    /// A step of scrolling, in one event of type ``EventType/scroll``.
    ///
    /// A wheel makes a sequence of its own with every turn: one event each for its beginning, its way and its end.
    /// Fingers on a touchpad make one sequence until they are lifted. So do three fingers and more, which swipe: only
    /// pans that ask for them hear of those (``PanGestureRecognizer/allowedScrollFingerCounts``).
    nonisolated public struct Scroll: Hashable, Sendable {
        /// How far the sequence has come.
        public var phase: SequencePhase
        /// How far the content moves since the event before, in points: down and to the right when positive, as it
        /// would under a finger. A notch of a wheel counts as ten points.
        public var delta: Vector
        /// The same in notches of a wheel, or parts of one; `nil` for devices without notches.
        public var notches: Vector?
        /// Whether it comes from a wheel, in steps; else it is as smooth as a finger's way.
        public var isDiscrete: Bool
        /// The kind of device that scrolls.
        public var source: ScrollSample.Source
        /// Whether the content goes against the hand, as it does where the user has set natural scrolling: then a wheel
        /// that is turned upwards has a ``delta`` that is negative. A dial or a volume that shall go by the hand turns
        /// the sign round. `false` where the system does not tell, and for steps without a way.
        public var isDirectionInvertedFromDevice = false
        /// How many fingers swipe or rest on a touchpad; `nil` for scrolling, whose devices do not tell.
        public var fingerCount: Int?

        /// How far a notch of a wheel moves what is shown in an area, in points: more in a large area
        /// than in a small one.
        ///
        /// - Parameter extent: The length of the area along the way that is scrolled, in points.
        /// - Returns: Between 24 and 120 points.
        public static func distancePerNotch(inExtent extent: Double) -> Double {
            min(max(pow(max(extent, 0), 2.0 / 3), 24), 120)
        }
    }
}
