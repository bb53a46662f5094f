public import TactusGeometry

/// A display that a ``Compositor`` pretends to have.
public struct OutputDescription: Hashable, Sendable {
    /// Logical width: what windows and touches are measured in.
    public var width: Int
    /// Logical height.
    public var height: Int
    /// Device pixels per logical pixel, both ways.
    public var scale: Int
    /// Time between two refreshes, as `wl_output.mode` tells it. Nothing happens by itself when it has passed.
    public var refreshInterval: Duration
    /// What `wl_output.name` says (version 4).
    public var name: String

    /// Creates a description; width and height are 1 to 16384, the scale 1 to 8.
    public init(
        width: Int = 1024, height: Int = 768, scale: Int = 1, refreshInterval: Duration = .seconds(1) / 60,
        name: String = "FAKE-1"
    ) {
        precondition(
            (1...16384).contains(width) && (1...16384).contains(height), "an output is 1 to 16384 wide and high")
        precondition((1...8).contains(scale), "an output's scale is 1 to 8")
        self.width = width
        self.height = height
        self.scale = scale
        self.refreshInterval = refreshInterval
        self.name = name
    }

    /// Its extent in device pixels.
    public var pixelSize: PixelSize { PixelSize(width: width * scale, height: height * scale) }

    /// Its logical extent, with the upper left corner at zero.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// What `wl_output.mode` calls refresh: thousandths of a refresh a second.
    var refreshMillihertz: Int32 {
        let seconds = refreshInterval / Duration.seconds(1)
        return seconds > 0 ? Int32(clamping: Int((1000 / seconds).rounded())) : 0
    }
}
