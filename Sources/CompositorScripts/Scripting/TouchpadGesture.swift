public import FakeCompositor
public import TactusGeometry

/// What fingers on a touchpad do together, from their landing to their lifting.
public struct TouchpadGesture: Hashable, Sendable {
    /// What they do.
    public var kind: SeatGestures.Kind
    /// How many there are.
    public var fingers: Int
    /// How far their middle moves in all, in logical pixels.
    public var travel: Vector
    /// How far apart they are in the end against the beginning.
    public var scale: Double
    /// By how many degrees they turn in all, clockwise.
    public var rotation: Double
    /// How long it takes.
    public var duration: Duration
    /// Whether it is void in the end.
    public var isCancelled: Bool

    /// Creates a gesture; by default one of fingers that rest.
    public init(
        _ kind: SeatGestures.Kind, fingers: Int, travel: Vector = Vector(dx: 0, dy: 0), scale: Double = 1,
        rotation: Double = 0, duration: Duration, isCancelled: Bool = false
    ) {
        self.kind = kind
        self.fingers = fingers
        self.travel = travel
        self.scale = scale
        self.rotation = rotation
        self.duration = duration
        self.isCancelled = isCancelled
    }
}
