public import TactusGeometry

/// Names a tool of a graphics tablet from the moment the platform announces it until it forgets it. Unique while the
/// platform lives; never reused. A pen that goes and comes back keeps its name.
public struct TabletToolID: Hashable, Sendable {
    /// The number that the platform gave.
    public let rawValue: UInt64
    /// Creates the name with the given number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// One change of one tool of a graphics tablet.
///
/// A tool comes near the glass over a scene (`entered`), moves, may put its tip down and lift it, and goes (`left`).
public struct TabletSample: Hashable, Sendable {
    /// What a tool did.
    public enum Change: Hashable, Sendable {
        /// It came near the tablet, over a scene. All that follows belongs to that scene, until it has left.
        case entered(SceneID, TabletTool)
        /// It is near no longer, or over another scene now. A tip and buttons that were down count as taken
        /// away, not as lifted.
        case left
        /// It moved, or its ``TabletSample/axes`` changed.
        case moved
        /// Its tip touched the surface.
        case down
        /// Its tip was lifted.
        case up
        /// A button on it went down or up; the code is Linux's (`BTN_STYLUS` is 0x14b).
        case button(code: UInt32, isDown: Bool)
        /// Its wheel was turned.
        case scrolled(ScrollSample)
        /// Something is better known by now about an earlier sample: the one with this ``TabletEstimate/index``. Place
        /// and axes are those of that sample, as they are known now.
        case corrected(index: UInt64)
    }

    /// The tool.
    public var tool: TabletToolID
    /// The change that it reports.
    public var change: Change
    /// Where, in the scene's coordinate space, in points. What does not move the tool repeats the last known place.
    public var location: Point
    /// Event time of this sample.
    public var time: Instant
    /// How the tool is held, all that is known: what has not changed is repeated.
    public var axes: TabletAxes
    /// What of it is a guess; `nil` when nothing is, as with a tablet whose reports are complete.
    public var estimate: TabletEstimate?

    /// Creates a sample.
    public init(
        tool: TabletToolID, change: Change, location: Point, time: Instant, axes: TabletAxes = TabletAxes(),
        estimate: TabletEstimate? = nil
    ) {
        self.tool = tool
        self.change = change
        self.location = location
        self.time = time
        self.axes = axes
        self.estimate = estimate
    }
}

/// What kind of tool it is, and which one.
public struct TabletTool: Hashable, Sendable {
    /// The kinds of tools.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A pen: the common tool.
        case pen
        /// The other end of a pen, or a tool of its own, that takes away.
        case eraser
        /// A brush.
        case brush
        /// A pencil.
        case pencil
        /// An airbrush, mostly with a ``TabletAxes/slider``.
        case airbrush
        /// A finger on the tablet.
        case finger
        /// A mouse that lies on the tablet.
        case mouse
        /// A mouse with a lens, for precise work.
        case lens

        /// Whether it points as a mouse does, and does not draw.
        public var isPointer: Bool { self == .finger || self == .mouse || self == .lens }
    }

    /// The kind of the tool.
    public var kind: Kind
    /// The number that its maker gave this very tool: the same pen has it on every tablet. `nil` when it has none.
    public var serialNumber: UInt64?
    /// The number that its maker gave this model; `nil` when it is not known.
    public var model: UInt64?

    /// Creates a description.
    public init(kind: Kind, serialNumber: UInt64? = nil, model: UInt64? = nil) {
        self.kind = kind
        self.serialNumber = serialNumber
        self.model = model
    }
}

/// How a tool is held. What is `nil` the tool cannot tell.
public struct TabletAxes: Hashable, Sendable {
    /// How hard the tip is pressed: 65535 is as hard as the tool can tell.
    public var pressure: UInt16?
    /// How far the tip is from the surface: 65535 is as far as the tablet can tell.
    public var distance: UInt16?
    /// How far the tool leans.
    public var tilt: TabletTilt?
    /// How far the tool is turned around its own axis, in degrees clockwise from its natural position.
    public var rotation: Double?
    /// The position of the tool's slider, from -65535 to 65535, with 0 in its natural position.
    public var slider: Int32?

    /// Creates axes; those that are left out the tool cannot tell.
    public init(
        pressure: UInt16? = nil, distance: UInt16? = nil, tilt: TabletTilt? = nil, rotation: Double? = nil,
        slider: Int32? = nil
    ) {
        self.pressure = pressure
        self.distance = distance
        self.tilt = tilt
        self.rotation = rotation
        self.slider = slider
    }
}

/// How far a tool leans from upright.
public struct TabletTilt: Hashable, Sendable {
    /// Degrees towards the scene's positive x axis: to the right.
    public var x: Double
    /// Degrees towards the scene's positive y axis: to the user.
    public var y: Double

    /// Creates a tilt.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// What of a sample is a guess: for sources that learn some values late, such as a pen with a radio of its own.
public struct TabletEstimate: Hashable, Sendable {
    /// Names the sample for its corrections. Unique while the platform lives, and greater than those before.
    public var index: UInt64
    /// What is a guess.
    public var properties: EstimatedProperties
    /// What of that a later ``TabletSample/Change/corrected(index:)`` will tell; a part of ``properties``.
    public var expectingUpdates: EstimatedProperties

    /// Creates an estimate, by default one of which all will be told later.
    public init(index: UInt64, properties: EstimatedProperties, expectingUpdates: EstimatedProperties? = nil) {
        self.index = index
        self.properties = properties
        self.expectingUpdates = expectingUpdates ?? properties
    }
}
