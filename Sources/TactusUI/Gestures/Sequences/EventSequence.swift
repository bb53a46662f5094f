import TactusGeometry

/// What happens to one view over a row of events without touches: one stroke of scrolling, one visit of a pointer.
///
/// It is bound at its beginning like a touch, and recognizers compete for it as they do for a touch.
final class EventSequence {
    /// Whose recognizers take part.
    nonisolated enum Scope: Hashable, Sendable {
        /// Those of the view and of all views above it.
        case chain
        /// Those of the view alone.
        case view
    }

    /// Names the sequence among touches.
    let id: InputID
    /// Whose recognizers take part.
    let scope: Scope
    /// The window that the pointer was over when it began.
    private(set) weak var window: Window?
    /// The view that the pointer was over; `nil` when only the window's recognizers take part.
    private(set) weak var view: View?
    /// The pointer or pen, while it hovers; `nil` for other sequences.
    weak var touch: Touch?
    /// What the sequence does in the event that is being delivered.
    var phase = Event.SequencePhase.began
    /// Where the pointer is, in the scene's coordinate space.
    var sceneLocation: Point

    /// Begins a sequence. Its number counts up with every sequence of its scope, from 1.
    init(number: UInt64, of scope: Scope, target: TouchTarget, location: Point) {
        // Touches count from one; sequences have the upper half of the numbers, each kind a quarter.
        id = InputID(rawValue: (scope == .chain ? 0b10 : 0b11) << 62 | number)
        self.scope = scope
        window = target.window
        view = target.view
        sceneLocation = location
    }

    /// Where the pointer is, in the window's coordinate space.
    var windowLocation: Point { window?.geometry.fromSuperview(sceneLocation) ?? .zero }
}
