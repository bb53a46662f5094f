public import TactusGeometry

/// One step of scrolling, as a mouse or touchpad reports it: all that a frame of `wl_pointer` tells of axes.
public struct Scroll: Hashable, Sendable {
    /// What turns or slides (`wl_pointer.axis_source`).
    public enum Source: UInt32, Hashable, Sendable {
        /// A wheel with notches.
        case wheel
        /// Fingers on a touchpad, which lift in the end.
        case finger
        /// Something without notches and without an end: a button held while the device moves.
        case continuous
        /// A wheel that is pushed sideways.
        case wheelTilt
    }

    /// What turns or slides; `nil` leaves it open.
    public var source: Source?
    /// How far, in logical pixels; down and to the right are positive.
    public var delta: Vector
    /// How far the wheel turned, in notches, of which hi-res wheels tell fractions (`axis_value120`, `axis_discrete`).
    public var notches: Vector
    /// The axes along which fingers have lifted: those that are not zero (`axis_stop`).
    public var stops: Vector
    /// The axes along which the content goes against the hand, as with natural scrolling: those that are not zero
    /// (`axis_relative_direction`).
    public var inverted: Vector

    /// Creates a step.
    public init(
        source: Source?, delta: Vector = Vector(dx: 0, dy: 0), notches: Vector = Vector(dx: 0, dy: 0),
        stops: Vector = Vector(dx: 0, dy: 0), inverted: Vector = Vector(dx: 0, dy: 0)
    ) {
        self.inverted = inverted
        self.source = source
        self.delta = delta
        self.notches = notches
        self.stops = stops
    }

    /// This step of a device that is set to natural scrolling: the content goes the other way.
    public var naturally: Scroll {
        var step = self
        step.delta = Vector(dx: -delta.dx, dy: -delta.dy)
        step.notches = Vector(dx: -notches.dx, dy: -notches.dy)
        step.inverted = Vector(dx: 1, dy: 1)
        return step
    }

    /// A wheel turns by so many notches, 15 logical pixels each.
    public static func wheel(notches: Vector) -> Scroll {
        Scroll(source: .wheel, delta: Vector(dx: notches.dx * 15, dy: notches.dy * 15), notches: notches)
    }

    /// Fingers slide on a touchpad.
    public static func fingers(by delta: Vector) -> Scroll { Scroll(source: .finger, delta: delta) }

    /// Fingers lift from a touchpad after they have slid along the axes that are not zero.
    public static func fingersLift(from axes: Vector) -> Scroll { Scroll(source: .finger, stops: axes) }

    /// Something without notches scrolls.
    public static func continuous(by delta: Vector) -> Scroll { Scroll(source: .continuous, delta: delta) }
}

/// Counts notches for clients that know whole ones only: a fraction waits until it is one.
struct NotchCounter: Hashable {
    private var restX = 0
    private var restY = 0

    /// Adds a turn in 120ths of a notch, and returns the whole notches that it completes.
    mutating func add(x: Int, y: Int) -> (x: Int, y: Int) {
        restX += x
        restY += y
        let whole = (x: restX / 120, y: restY / 120)
        restX %= 120
        restY %= 120
        return whole
    }
}
