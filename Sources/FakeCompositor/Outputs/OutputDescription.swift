public import TactusGeometry

/// A display that a ``Compositor`` pretends to have.
public struct OutputDescription: Hashable, Sendable {
    /// Logical width, as the user sees it: what windows and touches are measured in.
    public var width: Int
    /// Logical height, as the user sees it.
    public var height: Int
    /// Device pixels per logical pixel, both ways. Clients hear of it in 120ths (`wp_fractional_scale_v1`) and rounded up
    /// (`wl_output.scale`).
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

    /// The widths and heights that a display may have, in logical pixels.
    public static let extents = 1...16384
    /// The scales that a display may have.
    public static let scales = 0.5...8.0

    /// Creates a description; width and height are one of ``extents``, the scale one of ``scales``.
    public init(
        width: Int = 1024, height: Int = 768, scale: Double = 1, position: PixelPoint = .zero,
        transform: OutputTransform = .normal, physicalSize: PixelSize? = nil,
        refreshInterval: Duration = .seconds(1) / 60, name: String = "FAKE-1", make: String = "Tactus",
        model: String = "fake"
    ) {
        precondition(
            Self.extents.contains(width) && Self.extents.contains(height), "an output is 1 to 16384 wide and high")
        precondition(Self.scales.contains(scale), "an output's scale is 0.5 to 8")
        self.width = width
        self.height = height
        self.scale = scale
        self.position = position
        self.transform = transform
        self.physicalSize = physicalSize
        self.refreshInterval = refreshInterval
        self.name = name
        self.make = make
        self.model = model
    }

    /// Its extent in device pixels, as the user sees it.
    public var pixelSize: PixelSize {
        PixelSize(width: (width * scale120 + 60) / 120, height: (height * scale120 + 60) / 120)
    }

    /// Its extent in logical pixels, in the space of all outputs.
    public var bounds: PixelRect { PixelRect(x: position.x, y: position.y, width: width, height: height) }

    /// The scale in 120ths.
    var scale120: Int { Int((scale * 120).rounded()) }

    /// The scale that clients hear of who only know whole numbers.
    var wholeScale: Int { (scale120 + 119) / 120 }

    /// Its extent in device pixels, as the panel is built.
    var modeSize: PixelSize { transform.swapsAxes ? pixelSize.transposed : pixelSize }

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

extension PixelSize {
    /// Width and height exchanged.
    fileprivate var transposed: PixelSize { PixelSize(width: height, height: width) }
}
