/// A graphics tablet, as clients are told of it (`zwp_tablet_v2`).
public struct TabletDescription: Hashable, Sendable {
    /// What the device calls itself.
    public var name: String
    /// Its USB vendor and product.
    public var vendorID: UInt32
    /// Its USB product number.
    public var productID: UInt32
    /// Its device file.
    public var path: String

    /// Creates a description; by default of a device of no known make.
    public init(
        name: String = "Tactus fake tablet", vendorID: UInt32 = 0, productID: UInt32 = 0,
        path: String = "/dev/input/event0"
    ) {
        self.name = name
        self.vendorID = vendorID
        self.productID = productID
        self.path = path
    }
}

/// A tool that is used on tablets, as clients are told of it (`zwp_tablet_tool_v2`).
public struct TabletToolDescription: Hashable, Sendable {
    /// Kinds of tools; their values are the protocol's.
    public enum Kind: UInt32, Hashable, Sendable {
        /// A pen.
        case pen = 0x140
        /// The other end of a pen.
        case eraser
        /// A brush.
        case brush
        /// A pencil.
        case pencil
        /// An airbrush.
        case airbrush
        /// A finger.
        case finger
        /// A mouse that only works on the tablet.
        case mouse
        /// A mouse with cross hairs.
        case lens
    }

    /// What a tool can measure besides its place; the values are the protocol's.
    public enum Axis: UInt32, Hashable, Sendable, CaseIterable {
        /// How it leans.
        case tilt = 1
        /// How hard it is pressed.
        case pressure
        /// How far from the tablet it is.
        case distance
        /// How it is turned around its own axis.
        case rotation
        /// Where its slider is.
        case slider
        /// How its wheel turns.
        case wheel
    }

    /// What it is.
    public var kind: Kind
    /// What it can measure.
    public var axes: Set<Axis>
    /// Its own number, which no other tool has; 0 when it has none.
    public var serial: UInt64
    /// Its Wacom number, which tools of a make share; 0 when it has none.
    public var wacomID: UInt64

    /// Creates a description; by default of a pen that measures everything.
    public init(kind: Kind = .pen, axes: Set<Axis> = Set(Axis.allCases), serial: UInt64 = 0, wacomID: UInt64 = 0) {
        self.kind = kind
        self.axes = axes
        self.serial = serial
        self.wacomID = wacomID
    }
}

/// A set of buttons, as clients are told of it (`zwp_tablet_pad_v2`).
public struct TabletPadDescription: Hashable, Sendable {
    /// Buttons, rings and strips that change their meaning together.
    public struct Group: Hashable, Sendable {
        /// The numbers of its buttons.
        public var buttons: [UInt32]
        /// How many rings it has.
        public var ringCount: Int
        /// How many strips it has.
        public var stripCount: Int
        /// How many meanings there are.
        public var modeCount: UInt32

        /// Creates a group; by default of no controls with one meaning.
        public init(buttons: [UInt32] = [], ringCount: Int = 0, stripCount: Int = 0, modeCount: UInt32 = 1) {
            self.buttons = buttons
            self.ringCount = ringCount
            self.stripCount = stripCount
            self.modeCount = modeCount
        }
    }

    /// How many buttons it has.
    public var buttonCount: UInt32
    /// Its groups.
    public var groups: [Group]
    /// Its device file.
    public var path: String

    /// Creates a description; by default of four buttons in one group.
    public init(
        buttonCount: UInt32 = 4, groups: [Group] = [Group(buttons: [0, 1, 2, 3])], path: String = "/dev/input/event1"
    ) {
        self.buttonCount = buttonCount
        self.groups = groups
        self.path = path
    }
}
