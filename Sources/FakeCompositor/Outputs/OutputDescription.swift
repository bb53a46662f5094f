public import TactusGeometry

/// A display that a ``Compositor`` pretends to have.
public struct OutputDescription: Hashable, Sendable {
    /// What its extent is given by; the other way to say it is computed.
    private enum Extent: Hashable {
        /// Logical pixels, upright: how much room there is.
        case room(PixelSize)
        /// Device pixels, as the panel is built: what ``setMode(_:)`` has chosen.
        case mode(PixelSize)
    }

    private var extent: Extent

    /// Logical width, as the user sees it: what windows and touches are measured in. Setting it makes the panel another
    /// one, whose mode is that much at the present scale.
    public var width: Int {
        get { room.width }
        set { extent = .room(PixelSize(width: newValue, height: height)) }
    }
    /// Logical height, as the user sees it. Setting it makes the panel another one, as for ``width``.
    public var height: Int {
        get { room.height }
        set { extent = .room(PixelSize(width: width, height: newValue)) }
    }
    /// Device pixels per logical pixel, both ways. Clients hear of it in 120ths (`wp_fractional_scale_v1`) and rounded
    /// up (`wl_output.scale`).
    public var scale: Double
    /// Where its upper left corner is in the space of all outputs, in logical pixels.
    public var position: PixelPoint
    /// How its panel is mounted (`wl_output.geometry`). What is seen, and every screenshot, is upright.
    public var transform: OutputTransform
    /// The panel's extent in millimeters, before its transform; `nil` for 96 logical pixels an inch.
    public var physicalSize: PixelSize?
    /// Time between two refreshes, as `wl_output.mode` tells it. Nothing happens by itself when it has passed.
    public var refreshInterval: Duration
    /// What `wl_output.name` says (version 4).
    public var name: String
    /// Who made it (`wl_output.geometry`).
    public var make: String
    /// What its maker calls it (`wl_output.geometry`).
    public var model: String

    /// The widths and heights that a display may have: in logical pixels, or in device pixels where a mode is given.
    public static let extents = 1...16384
    /// The most device pixels that a display may have, as many as a client's buffer: 8192 by 8192.
    public static let mostPixels = ShmGlobal.largestBuffer
    /// The time between two refreshes unless something else is said: 60 a second.
    public static let usualRefreshInterval = Duration.seconds(1) / 60
    /// The scales that a display may have.
    public static let scales = 0.5...8.0

    /// Creates a description; width and height are one of ``extents``, the scale one of ``scales``.
    public init(
        width: Int = 1024, height: Int = 768, scale: Double = 1, position: PixelPoint = .zero,
        transform: OutputTransform = .normal, physicalSize: PixelSize? = nil,
        refreshInterval: Duration = usualRefreshInterval, name: String = "FAKE-1", make: String = "Tactus",
        model: String = "fake"
    ) {
        precondition(
            Self.extents.contains(width) && Self.extents.contains(height), "an output is 1 to 16384 wide and high")
        precondition(Self.scales.contains(scale), "an output's scale is 0.5 to 8")
        extent = .room(PixelSize(width: width, height: height))
        self.scale = scale
        self.position = position
        self.transform = transform
        self.physicalSize = physicalSize
        self.refreshInterval = refreshInterval
        self.name = name
        self.make = make
        self.model = model
        precondition(isDrawable, "an output has at most \(Self.mostPixels) device pixels")
    }

    /// Whether it has no more than ``mostPixels``.
    public var isDrawable: Bool { pixelSize.area <= Self.mostPixels }

    /// Its extent in device pixels, as the user sees it.
    public var pixelSize: PixelSize {
        switch extent {
        case .room(let room):
            Self.pixels(of: room, scale: scale)
        case .mode(let mode): transform.swapsAxes ? mode.transposed : mode
        }
    }

    /// The device pixels of so much room in a scale, a half rounded up.
    static func pixels(of room: PixelSize, scale: Double) -> PixelSize {
        let scale120 = scale120(of: scale)
        return PixelSize(width: (room.width * scale120 + 60) / 120, height: (room.height * scale120 + 60) / 120)
    }

    /// Its extent in logical pixels, as the user sees it: that of its mode divided by its scale, a half rounded up.
    private var room: PixelSize {
        switch extent {
        case .room(let room): room
        case .mode: PixelSize(width: logical(pixelSize.width), height: logical(pixelSize.height))
        }
    }

    private func logical(_ pixels: Int) -> Int { max(1, (pixels * 240 + scale120) / (2 * scale120)) }

    /// Its extent in logical pixels, in the space of all outputs.
    public var bounds: PixelRect { PixelRect(x: position.x, y: position.y, width: width, height: height) }

    /// The scale in 120ths.
    var scale120: Int { Self.scale120(of: scale) }

    private static func scale120(of scale: Double) -> Int { Int((scale * 120).rounded()) }

    /// The scale that clients hear of who only know whole numbers.
    var wholeScale: Int { (scale120 + 119) / 120 }

    /// Its extent in device pixels, as the panel is built: what `wl_output.mode` says.
    public var modeSize: PixelSize { transform.swapsAxes ? pixelSize.transposed : pixelSize }

    /// The panel's extent in millimeters.
    var millimeters: PixelSize {
        if let physicalSize { return physicalSize }
        let seen = PixelSize(width: width * 254 / 960, height: height * 254 / 960)
        return transform.swapsAxes ? seen.transposed : seen
    }

    /// What `wl_output.mode` calls refresh: thousandths of a refresh a second.
    var refreshMillihertz: Int32 {
        let seconds = refreshInterval / Duration.seconds(1)
        return seconds > 0 ? Int32(clamping: Int((1000 / seconds).rounded())) : 0
    }

    /// What `wp_presentation_feedback.presented` calls refresh.
    var refreshNanoseconds: UInt32 { UInt32(clamping: Int(refreshInterval / .nanoseconds(1))) }
}

// MARK: Changes

extension OutputDescription {
    /// Chooses a mode of the panel. It stays through every later change of scale and transform, whatever whole number
    /// of logical pixels comes of it.
    ///
    /// - Parameter mode: Its extent in device pixels as the panel is built: each of ``extents``, and together at most
    ///   ``mostPixels``.
    public mutating func setMode(_ mode: PixelSize) {
        precondition(
            Self.extents.contains(mode.width) && Self.extents.contains(mode.height) && mode.area <= Self.mostPixels,
            "a mode is 1 to 16384 pixels wide and high, and has at most \(Self.mostPixels)")
        extent = .mode(mode)
    }

    /// Turns the panel: its mode stays, and width and height may change places.
    public mutating func turn(to transform: OutputTransform) {
        if case .room(let room) = extent, transform.swapsAxes != self.transform.swapsAxes {
            extent = .room(room.transposed)
        }
        self.transform = transform
    }

    /// Shows everything in another scale, one of ``scales``, on the same panel: its mode stays, and there is
    /// less room, or more.
    public mutating func rescale(to scale: Double) {
        extent = .mode(modeSize)
        self.scale = scale
    }
}

extension PixelSize {
    /// Width and height exchanged.
    fileprivate var transposed: PixelSize { PixelSize(width: height, height: width) }
}
