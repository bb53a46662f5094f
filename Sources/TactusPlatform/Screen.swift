public import TactusGeometry

/// The name of a ``Screen``, for as long as it is plugged in. A screen that comes back has another one; one that was
/// there before the connection to the compositor was lost, and is there after it, keeps its own.
public struct ScreenID: RawRepresentable, Hashable, Sendable {
    /// A number that no other screen of the application has or had.
    public let rawValue: UInt64
    /// Creates a name from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A screen, as the system describes it: for a list to choose from, and to know how large a millimetre is.
///
/// Never lay out by it: what a scene gets is in `WindowScene.size` and `WindowScene.scale`, and arrives in another
/// order than what is known of screens.
///
/// ```swift
/// if let projector = application.screens.first(where: { $0.name == "HDMI-A-1" }) {
///     scene.enterFullscreen(on: projector.id)
/// }
/// ```
public struct Screen: Hashable, Sendable {
    /// Names it in requests.
    public var id: ScreenID
    /// The system's name for the connector, such as `eDP-1`; `nil` when it reports none.
    public var name: String?
    /// The screen's maker and model, as the system shows them to users; `nil` when it reports none.
    public var description: String?
    /// The extent of the panel in device pixels, as it is built, not as it is turned; zero when it is not known.
    public var pixelSize: PixelSize
    /// The extent of the panel in millimetres, as it is built; `nil` when it is not known, as for projectors.
    public var physicalSize: Size?
    /// The scale that the system draws on it with, rounded up to a whole number.
    public var scale: Int
    /// The time between two refreshes; `nil` when it is not known.
    public var refreshInterval: Duration?

    /// Creates a description.
    public init(
        id: ScreenID, name: String? = nil, description: String? = nil, pixelSize: PixelSize = .zero,
        physicalSize: Size? = nil, scale: Int = 1, refreshInterval: Duration? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.pixelSize = pixelSize
        self.physicalSize = physicalSize
        self.scale = scale
        self.refreshInterval = refreshInterval
    }

    /// How many device pixels make an inch of the glass; `nil` when the screen does not tell, or tells an aspect ratio
    /// instead of its size.
    public var pixelsPerInch: Double? {
        guard let physicalSize, physicalSize.height >= Screen.leastBelievedExtent else { return nil }
        return Screen.pointsPerInch(ofExtent: Double(pixelSize.width), millimeters: physicalSize.width)
    }

    /// The density of a display, or `nil` when its size is not known or cannot be true.
    ///
    /// Virtual displays, projectors and careless firmware report nothing, nothing useful, or an aspect ratio.
    ///
    /// - Parameters:
    ///   - extent: The length of one side in points.
    ///   - millimeters: The physical length of the same side. Below ten it is not believed.
    /// - Returns: Points per inch.
    public static func pointsPerInch(ofExtent extent: Double, millimeters: Double) -> Double? {
        guard extent.isFinite, millimeters.isFinite, extent > 0, millimeters >= leastBelievedExtent else { return nil }
        return extent * 25.4 / millimeters
    }

    /// Millimetres. What is smaller is no display.
    private static let leastBelievedExtent = 10.0
}
