public import TactusGeometry

/// What one device of one seat did, up to the marker by which the platform says "this belongs together".
///
/// A frame is a plain value in points: the platform makes it, the application's event queue receives it, a recorder
/// may store it. It lists only what changed; who is still touching is known to the one who receives the frames.
public struct InputFrame: Hashable, Sendable {
    /// The seat whose device this is.
    public var seat: SeatID
    /// Event time of the newest sample, on the platform's clock.
    public var time: Instant
    /// The changes, by kind of device.
    public var contents: Contents

    /// The changes of one kind of device, in the order in which they happened.
    public enum Contents: Hashable, Sendable {
        /// Fingers on a touch screen.
        case contacts([ContactSample])
        /// A pointer: mouse, touchpad, trackpoint.
        case pointer([PointerSample])
        /// Fingers that make a gesture on a touchpad.
        case gesture([PointerGestureSample])
        /// A keyboard.
        case keys([KeySample])
        /// A tool of a graphics tablet: a pen, mostly.
        case tablet([TabletSample])
    }

    /// Creates a frame.
    public init(seat: SeatID, time: Instant, contents: Contents) {
        self.seat = seat
        self.time = time
        self.contents = contents
    }
}

/// Names a seat: one user's set of devices. Unique while the platform lives; never reused.
public struct SeatID: Hashable, Sendable {
    /// The number that the platform gave.
    public let rawValue: UInt64
    /// Creates the name with the given number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a scene, for the platform: which surface an input came to. Unique while the application lives; never reused.
public struct SceneID: Hashable, Sendable {
    /// The number that the application gave.
    public let rawValue: UInt64
    /// Creates the name with the given number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names one contact from its first down to its last change. Unique while the platform lives; never reused, although
/// the numbers on the wire are.
public struct ContactID: Hashable, Sendable {
    /// The number that the platform gave.
    public let rawValue: UInt64
    /// Creates the name with the given number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// One change of one finger.
public struct ContactSample: Hashable, Sendable {
    /// What a finger did. Every contact begins with one `down` and ends with one `up` or `cancelled`.
    public enum Change: Hashable, Sendable {
        /// The finger landed on a scene. All that follows belongs to that scene, wherever the finger goes.
        case down(SceneID)
        /// It moved, or changed its shape.
        case moved
        /// It was lifted.
        case up
        /// It was taken away: by the compositor, with the device, with the surface or with the connection.
        case cancelled
    }

    /// The finger.
    public var contact: ContactID
    /// The change that it reports.
    public var change: Change
    /// Where, in the scene's coordinate space, in points. May lie outside the scene. An `up` or `cancelled` repeats the
    /// last known place.
    public var location: Point
    /// Event time of this sample.
    public var time: Instant
    /// The area of contact, when the device tells it.
    public var shape: ContactShape?

    /// Creates a sample.
    public init(
        contact: ContactID, change: Change, location: Point, time: Instant, shape: ContactShape? = nil
    ) {
        self.contact = contact
        self.change = change
        self.location = location
        self.time = time
        self.shape = shape
    }
}

/// The ellipse where a finger meets the glass.
public struct ContactShape: Hashable, Sendable {
    /// Length of the longer axis, in points of the scene.
    public var major: Double
    /// Length of the shorter axis, in points of the scene.
    public var minor: Double
    /// Degrees clockwise from the scene's downward y axis to the longer axis; `nil` when the device does not tell.
    public var orientation: Double?

    /// Creates a shape.
    public init(major: Double, minor: Double, orientation: Double? = nil) {
        self.major = major
        self.minor = minor
        self.orientation = orientation
    }
}

/// One change of a pointer.
public struct PointerSample: Hashable, Sendable {
    /// What the pointer did.
    public enum Change: Hashable, Sendable {
        /// It came onto a scene.
        case entered(SceneID)
        /// It left that scene. Buttons that were down count as taken away, not as released.
        case left
        /// It moved.
        case moved
        /// A button went down or up; the code is Linux's (`BTN_LEFT` is 0x110).
        case button(code: UInt32, isDown: Bool)
        /// It scrolled.
        case scrolled(ScrollSample)
        /// The hand moved it while it was locked in its place: by so many points, with the system's acceleration and
        /// without.
        case displaced(by: Vector, unaccelerated: Vector)
    }

    /// The change that it reports.
    public var change: Change
    /// Where, in the scene's coordinate space, in points.
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

/// One frame's worth of scrolling.
public struct ScrollSample: Hashable, Sendable {
    /// What the user scrolls with.
    public enum Source: Hashable, Sendable {
        /// A wheel with notches.
        case wheel
        /// Fingers on a touchpad; their lift is told as a stop.
        case finger
        /// A continuous device without a lift, such as a trackball's ring.
        case continuous
        /// A wheel that is tilted sideways.
        case wheelTilt
        /// The device did not say.
        case unknown
    }

    /// The kind of device that scrolls.
    public var source: Source
    /// How far, in points of the scene, with the axes of the wire: positive scrolls towards the content's end.
    public var delta: Vector
    /// The same in 120ths of a wheel's notch; `nil` for devices without notches.
    public var notches120: Vector?
    /// The axes along which scrolling stopped, because the fingers were lifted.
    public var stopped: Axes
    /// The axes along which the content goes against the hand, as a device does that is set to natural scrolling: what
    /// stands for a quantity and not for content goes by the hand. None where the system does not tell.
    public var inverted: Axes

    /// Creates a sample.
    public init(
        source: Source, delta: Vector, notches120: Vector? = nil, stopped: Axes = [], inverted: Axes = []
    ) {
        self.inverted = inverted
        self.source = source
        self.delta = delta
        self.notches120 = notches120
        self.stopped = stopped
    }

    /// A set of axes.
    public struct Axes: OptionSet, Hashable, Sendable {
        /// One bit an axis.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Up and down.
        public static let vertical = Axes(rawValue: 1)
        /// Left and right.
        public static let horizontal = Axes(rawValue: 2)
    }
}
