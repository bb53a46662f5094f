public import TactusGeometry
public import TactusGraphics

/// One surface of the platform: where a scene's pixels go.
public protocol PlatformSurface: AnyObject {
    /// Asks for one ``PlatformSurfaceDelegate/surface(_:drawFrameAt:)``, as soon as drawing is worthwhile. Asking
    /// again before it came changes nothing.
    func setNeedsFrame()

    /// Shows new pixels: lends a bitmap that holds what the surface showed last, lets `draw` repaint `damage` in it,
    /// and presents it.
    ///
    /// Called from ``PlatformSurfaceDelegate/surface(_:drawFrameAt:)`` only. The bitmap covers the whole surface in
    /// device pixels and must not be kept. A platform that has no valid pixels to start from widens the damage: it
    /// passes the region that must be painted to `draw`.
    ///
    /// - Parameters:
    ///   - damage: The pixels that change, in device pixels of the surface.
    ///   - draw: Called at most once, with the bitmap and the region to paint: `damage` or more.
    /// - Returns: `false` when no buffer is free or the surface may not show anything now. The caller keeps its
    ///   damage; the platform asks again with a new frame when a buffer is free.
    func present(_ damage: PixelRegion, _ draw: (Bitmap, PixelRegion) -> Void) -> Bool

    /// Changes the title that a task list or title bar shows.
    func setTitle(_ title: String)

    /// Limits the sizes that the user can give the surface, in points; `nil` for no limit.
    func setSizeLimits(minimum: Size?, maximum: Size?)

    /// Removes the surface. Its contacts are cancelled before this returns; no delegate call follows.
    func destroy()
}

/// What a surface tells its scene.
public protocol PlatformSurfaceDelegate: AnyObject {
    /// Sent when the system suggests a size, a scale or states: at least once before the first frame.
    ///
    /// - Returns: The size that the scene takes, in points. Where the configuration has a size it is that one, unless
    ///   the scene is floating and its own limits say otherwise.
    func surface(_ surface: any PlatformSurface, didReceive configuration: SurfaceConfiguration) -> Size

    /// Sent when drawing is worthwhile, after ``PlatformSurface/setNeedsFrame()``.
    func surface(_ surface: any PlatformSurface, drawFrameAt time: FrameTime)

    /// Sent when the user asks to close the surface. The scene decides.
    func surfaceDidReceiveCloseRequest(_ surface: any PlatformSurface)
}

/// What a new surface starts with.
nonisolated public struct SurfaceDescription: Hashable, Sendable {
    /// The title that a task list or title bar shows.
    public var title: String
    /// The application's name for the system, in reverse domain form; the name of its `.desktop` file.
    public var applicationID: String
    /// The smallest size in points, `nil` for no limit.
    public var minimumSize: Size?
    /// The largest size in points, `nil` for no limit.
    public var maximumSize: Size?

    /// Creates a description.
    public init(title: String, applicationID: String, minimumSize: Size? = nil, maximumSize: Size? = nil) {
        self.title = title
        self.applicationID = applicationID
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
    }
}

/// What the system wants of a surface.
nonisolated public struct SurfaceConfiguration: Hashable, Sendable {
    /// The size in points; a missing dimension is the scene's own choice.
    public var width: Double?
    /// The height in points; `nil` leaves the choice to the scene.
    public var height: Double?
    /// Device pixels per point.
    public var scale: Double
    /// How the surface is shown.
    public var states: SurfaceStates

    /// Creates a configuration.
    public init(width: Double?, height: Double?, scale: Double, states: SurfaceStates) {
        self.width = width
        self.height = height
        self.scale = scale
        self.states = states
    }
}

/// How a surface is shown.
nonisolated public struct SurfaceStates: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It looks active: it has the keyboard, or the user's attention. Says nothing about visibility.
    public static let activated = SurfaceStates(rawValue: 1 << 0)
    /// It fills the work area; the configured size is binding.
    public static let maximized = SurfaceStates(rawValue: 1 << 1)
    /// It fills an output; the configured size is the largest allowed.
    public static let fullscreen = SurfaceStates(rawValue: 1 << 2)
    /// The user is resizing it.
    public static let resizing = SurfaceStates(rawValue: 1 << 3)
    /// Its left edge touches something.
    public static let tiledLeft = SurfaceStates(rawValue: 1 << 4)
    /// Its right edge touches something.
    public static let tiledRight = SurfaceStates(rawValue: 1 << 5)
    /// Its top edge touches something.
    public static let tiledTop = SurfaceStates(rawValue: 1 << 6)
    /// Its bottom edge touches something.
    public static let tiledBottom = SurfaceStates(rawValue: 1 << 7)
    /// Nobody can see it; drawing would be waste.
    public static let suspended = SurfaceStates(rawValue: 1 << 8)
}

/// When a frame is drawn, and when it will be seen.
nonisolated public struct FrameTime: Hashable, Sendable {
    /// The moment at which drawing begins.
    public var now: Instant
    /// When the frame is expected on the glass. Animations compute their state for this moment.
    public var presentation: Instant
    /// The time between two refreshes of the display.
    public var interval: Duration

    /// Creates a frame's times.
    public init(now: Instant, presentation: Instant, interval: Duration) {
        self.now = now
        self.presentation = presentation
        self.interval = interval
    }
}
