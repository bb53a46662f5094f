public import TactusGeometry

/// One step of a gesture that a touchpad recognized by itself: fingers that pinch, swipe or rest on it while the
/// pointer stands still.
///
/// A seat makes one such gesture at a time. It belongs to the scene that the pointer was over when it began, wherever
/// the pointer goes.
public struct PointerGestureSample: Hashable, Sendable {
    /// What fingers do on a touchpad.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Two or more move apart or together, or turn.
        case pinch
        /// Three or more go the same way. What two do is scrolling.
        case swipe
        /// One or more rest.
        case hold
    }

    /// What the gesture did. Each begins with one `began` and is over with one `ended` or `cancelled`; a hold does
    /// nothing in between.
    public enum Change: Hashable, Sendable {
        /// It began, over the scene, with so many fingers.
        case began(Kind, on: SceneID, fingerCount: Int)
        /// The fingers of a pinch moved.
        case pinched(PinchStep)
        /// The fingers of a swipe moved: by how much since the sample before, in points of the scene.
        case swiped(by: Vector)
        /// The fingers were lifted.
        case ended(Kind)
        /// It was broken off. What it has done should be undone; the fingers may be down and do something else next.
        case cancelled(Kind)
    }

    /// The change that it reports.
    public var change: Change
    /// The pointer's location, in points of the scene.
    public var location: Point
    /// Event time of this sample.
    public var time: Instant

    /// Creates a sample.
    public init(change: Change, location: Point, time: Instant) {
        self.change = change
        self.location = location
        self.time = time
    }
}

/// One movement of fingers that pinch on a touchpad.
public struct PinchStep: Hashable, Sendable {
    /// How much farther apart the fingers are than when the gesture began: above zero, 1 at its beginning.
    public var scale: Double
    /// How far they turned since the sample before, in degrees clockwise.
    public var rotation: Double
    /// How far their centre went since the sample before, in points of the scene.
    public var translation: Vector

    /// Creates a movement.
    public init(scale: Double, rotation: Double, translation: Vector = .zero) {
        self.scale = scale
        self.rotation = rotation
        self.translation = translation
    }
}

extension PointerGestureSample.Change {
    /// What the fingers do.
    package var kind: PointerGestureSample.Kind {
        switch self {
        case .began(let kind, _, _), .ended(let kind), .cancelled(let kind): kind
        case .pinched: .pinch
        case .swiped: .swipe
        }
    }

    /// Whether the gesture goes on, and neither begins nor ends.
    package var isMotion: Bool {
        switch self {
        case .pinched, .swiped: true
        case .began, .ended, .cancelled: false
        }
    }
}
