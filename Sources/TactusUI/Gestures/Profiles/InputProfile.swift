/// How far a finger may stray and how quickly taps must follow: the distances and times that recognizers go by.
///
/// ``uikit`` has fixed distances in points. ``adaptive(pointsPerInch:preferences:)`` starts from millimetres of the
/// glass, because ten points are 1.6 mm on a phone and 2.6 mm on a desktop monitor. Recognizers read the application's
/// profile, or their own (``GestureRecognizer/inputProfile``), at the first touch of each attempt.
///
/// Distances are measured in the window's space, in points, as straight lines; "more than" is meant strictly.
nonisolated public struct InputProfile: Hashable, Sendable {
    /// The values for a finger on a screen.
    public var direct: Metrics
    /// The values for the tip of a pen.
    public var pencil: Metrics
    /// The values for a pointer with a button down.
    public var pointer: Metrics

    /// Whether pans and long presses allow for a touch screen that reports fingers at rest to wander: up to twice the
    /// distances given here, learned from the fingers' first moments on the glass.
    public var compensatesJitter: Bool

    /// Whether scroll views draw their content where the finger is at the moment for which a frame is drawn, rather
    /// than where it was last heard of: evenly, though the touch screen keeps another time than the display. Touches
    /// and recognizers are not concerned.
    public var resamplesScrolling: Bool

    /// Creates a profile of one's own.
    public init(
        direct: Metrics, pencil: Metrics, pointer: Metrics, compensatesJitter: Bool = false,
        resamplesScrolling: Bool = false
    ) {
        self.resamplesScrolling = resamplesScrolling
        self.compensatesJitter = compensatesJitter
        self.direct = direct
        self.pencil = pencil
        self.pointer = pointer
    }

    /// Returns the values for touches of the given type.
    public func metrics(for type: Touch.TouchType) -> Metrics {
        switch type {
        case .direct, .indirect: direct
        case .pencil: pencil
        case .indirectPointer: pointer
        }
    }
}
