public import TactusGeometry
public import TactusGraphics

/// One surface of the platform: where a scene's pixels go.
@MainActor public protocol PlatformSurface: AnyObject {
    /// Asks for one ``PlatformSurfaceDelegate/surface(_:drawFrameAt:)``, as soon as drawing is worthwhile. Asking
    /// again before it came changes nothing.
    func setNeedsFrame()

    /// Shows new pixels: lends a bitmap that holds what the surface showed last, with pixels moved as `moves` say, lets
    /// `draw` repaint `damage` in it, and presents it. Where nothing comes out otherwise than it was, there is nothing
    /// to present.
    ///
    /// Called from ``PlatformSurfaceDelegate/surface(_:drawFrameAt:)`` only. The bitmap covers the whole surface in
    /// device pixels and must not be kept. A platform that has no valid pixels to start from widens the damage: it
    /// passes the region that must be painted to `draw`.
    ///
    /// - Parameters:
    ///   - damage: The pixels that are to be painted, in device pixels of the surface.
    ///   - moves: What moves before, in areas that have no pixel in common.
    ///   - draw: Called at most once, with the bitmap and the region to paint: `damage` or more. Where those were
    ///     not shown last the bitmap may hold anything. It returns what differs from what was shown, or more: at most
    ///     that region.
    /// - Returns: What was presented, the destinations of `moves` included; empty where nothing differed. `nil` when no
    ///   buffer is free or the surface may not show anything now: the caller keeps its damage, and the platform asks
    ///   again with a new frame when a buffer is free.
    func present(
        _ damage: PixelRegion, moving moves: [PixelMove], _ draw: (Bitmap, PixelRegion) -> PixelRegion
    ) -> PixelRegion?

    /// What the surface shows, in device pixels: the bitmap of the last ``present(_:moving:_:)``, which may be the one
    /// that it lends next. To be read only, and not to be kept; `nil` before the first, and where the platform keeps
    /// none.
    var shownBitmap: Bitmap? { get }

    /// Changes the title that a task list or title bar shows.
    func setTitle(_ title: String)

    /// Limits the sizes that the user can give the surface, in points; `nil` for no limit.
    func setSizeLimits(minimum: Size?, maximum: Size?)

    /// Asks the system for something that it does with surfaces.
    ///
    /// - Returns: Whether it was asked. `false` when the surface is of a kind that the request makes no sense for, when
    ///   it is not connected, or when a request that takes the user's finger over finds none on the surface.
    func perform(_ request: SurfaceRequest) -> Bool

    /// Makes the surface a dialog of another scene's: it stays above it. `nil` makes it independent. A scene that is
    /// not there, or that is no toplevel, counts as `nil`.
    func setParent(_ parent: SceneID?)

    /// Makes the surface a dialog of a window of another program, by the handle that that one has exported, in place of
    /// what ``setParent(_:)`` said; `nil` ends that. When there is no such window, or no longer, the delegate is told.
    func setParent(ofHandle handle: String?)

    /// Tells whether what the surface is a dialog of can be used meanwhile; not modal at first. Who is blocked, and
    /// how, is the application's business.
    func setModal(_ isModal: Bool)

    /// Makes the whole surface translucent, from the next frame on: what it shows is multiplied by `alpha`, which is 1
    /// at first.
    ///
    /// - Returns: Whether the system does that. If not, the pixels have to say it.
    func setAlpha(_ alpha: Double) -> Bool

    /// Says whether frames wait for the display's refresh, as they do at first. Those that do not are shown as soon as
    /// they can be, and where the system allows it in the middle of a refresh.
    func setDisplaySyncEnabled(_ isEnabled: Bool)

    /// Changes the picture by which task lists and switchers show the surface, for a toplevel; without both it is the
    /// application's.
    ///
    /// - Parameters:
    ///   - name: The name of an icon of the desktop's theme, which counts where the system knows it.
    ///   - image: The picture, which is shown whole in a square.
    func setIcon(named name: String?, image: Image?)

    /// Rings the system's bell for the surface.
    ///
    /// - Returns: Whether there is one.
    func ringBell() -> Bool

    /// Asks for a handle by which other programs can make their windows dialogs of this one.
    ///
    /// - Parameter handler: Is called once: with `nil` where the system has no handles, at once when that is known, and
    ///   when the surface or the connection goes before the answer came. A handle is good until it is dropped, and as
    ///   long as the surface and the connection live.
    func exportHandle(_ handler: @escaping (String?) -> Void)

    /// Drops a handle that ``exportHandle(_:)`` has handed out: dialogs by it are independent from now on.
    func dropExportedHandle(_ handle: String)

    /// Tells the system where nothing behind the surface shows, and where it takes touches, from the next frame on.
    ///
    /// - Parameters:
    ///   - opaque: Rectangles in points that are opaque throughout; more may be.
    ///   - input: Rectangles in points that take touches and the pointer; `nil` for all of the surface.
    func setRegions(opaque: [Rect], input: [Rect]?)

    /// Tells how far the window that the user sees lies inside the surface, from the next frame on. What the scene
    /// draws around it belongs to it for fingers alone. Sizes that the platform is told and tells are those of the
    /// window; the one that ``PlatformSurfaceDelegate/surface(_:didReceive:)`` returns is that of the surface.
    func setMargins(_ margins: Insets)

    /// Moves a popup to another place.
    ///
    /// - Returns: Whether the system can; otherwise, and for other surfaces, another one has to be made.
    func reposition(_ request: PopupRequest) -> Bool

    /// Removes the surface. Its contacts are cancelled before this returns; no delegate call follows.
    func destroy()
}

/// What a surface tells its scene.
@MainActor public protocol PlatformSurfaceDelegate: AnyObject {
    /// Sent when the system suggests a size, a scale or states: at least once before the first frame.
    ///
    /// - Returns: The size that the scene takes, in points. Where the configuration has a size it is that one and the
    ///   margins, unless the scene is floating and its own limits say otherwise.
    func surface(_ surface: any PlatformSurface, didReceive configuration: SurfaceConfiguration) -> Size

    /// Sent when the surface has come to a display of another density, or its display tells another one.
    ///
    /// - Parameters:
    ///   - surface: The surface.
    ///   - pointsPerInch: How many points make an inch of the glass; `nil` when the display does not tell, or
    ///     tells what cannot be. See ``Screen/pointsPerInch(ofExtent:millimeters:)``. Before the first call it
    ///     counts as `nil`.
    func surface(_ surface: any PlatformSurface, didChangePointsPerInch pointsPerInch: Double?)

    /// Sent when drawing is worthwhile, after ``PlatformSurface/setNeedsFrame()``.
    func surface(_ surface: any PlatformSurface, drawFrameAt time: FrameTime)

    /// Sent when the user asks to close the surface. The scene decides.
    func surfaceDidReceiveCloseRequest(_ surface: any PlatformSurface)

    /// Sent when the system does not show the surface, or no longer. Never sent for a toplevel. What remains to be done
    /// is to destroy it.
    func surface(_ surface: any PlatformSurface, didEnd end: SurfaceEnd)

    /// Sent when the surface is gone with the connection, and what it showed is forgotten. When there is a connection
    /// again it is made anew, and configured.
    func surfaceWasLost(_ surface: any PlatformSurface)

    /// Sent when the window of another program that the surface was a dialog of is gone, or was never there.
    func surfaceDidLoseParent(_ surface: any PlatformSurface)
}

extension PlatformSurface {
    /// `nil`: for a platform that keeps no bitmaps.
    public var shownBitmap: Bitmap? { nil }
    /// Does nothing: for a platform without windows of other programs.
    public func setParent(ofHandle handle: String?) {}
    /// Does nothing: for a platform that has no use for the difference.
    public func setModal(_ isModal: Bool) {}
    /// Returns `false`: for a platform that shows pixels as they are.
    public func setAlpha(_ alpha: Double) -> Bool { false }
    /// Does nothing: for a platform without a display.
    public func setDisplaySyncEnabled(_ isEnabled: Bool) {}
    /// Does nothing: for a platform without task lists.
    public func setIcon(named name: String?, image: Image?) {}
    /// Returns `false`: for a platform without a bell.
    public func ringBell() -> Bool { false }
    /// Answers `nil`: for a platform without handles.
    public func exportHandle(_ handler: @escaping (String?) -> Void) { handler(nil) }
    /// Does nothing: for a platform without handles.
    public func dropExportedHandle(_ handle: String) {}
}

extension PlatformSurfaceDelegate {
    /// Does nothing.
    public func surfaceDidLoseParent(_ surface: any PlatformSurface) {}
    /// Does nothing.
    public func surfaceWasLost(_ surface: any PlatformSurface) {}
}

/// How the system ended a surface.
public enum SurfaceEnd: Hashable, Sendable {
    /// It never showed it: it lacks what is needed for surfaces of this kind, or does not allow this one.
    case refused
    /// It showed it, and has taken it away: the user touched something else, or the screen is gone.
    case dismissed
}

/// What a new surface starts with.
public struct SurfaceDescription: Hashable, Sendable {
    /// The title that a task list or title bar shows.
    public var title: String
    /// The application's name for the system, in reverse domain form; the name of its `.desktop` file.
    public var applicationID: String
    /// The smallest size in points, `nil` for no limit.
    public var minimumSize: Size?
    /// The largest size in points, `nil` for no limit.
    public var maximumSize: Size?
    /// The scene that this one is a dialog of, or that it opens over as a popup.
    public var parent: SceneID?
    /// The role of the surface.
    public var role: SurfaceRole

    /// Creates a description.
    public init(
        title: String, applicationID: String, minimumSize: Size? = nil, maximumSize: Size? = nil,
        parent: SceneID? = nil, role: SurfaceRole = .toplevel
    ) {
        self.title = title
        self.applicationID = applicationID
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.parent = parent
        self.role = role
    }
}

/// What the system wants of a surface.
public struct SurfaceConfiguration: Hashable, Sendable {
    /// The size in points; a missing dimension is the scene's own choice.
    public var width: Double?
    /// The height in points; `nil` leaves the choice to the scene.
    public var height: Double?
    /// Device pixels per point, a multiple of a 120th.
    public var scale: Double
    /// How the surface is shown.
    public var states: SurfaceStates
    /// The largest size in points that makes sense, for a scene that chooses its own; `nil` when nobody said.
    public var bounds: Size?
    /// The requests that the system can fulfil for the surface.
    public var capabilities: SurfaceCapabilities
    /// Whether the system draws no title bar for the surface, so that the scene has to.
    public var needsDecoration: Bool
    /// Where the upper left corner of a popup's surface is, in points of the surface that it opens over; `nil` for
    /// other surfaces.
    public var origin: Point?

    /// Creates a configuration.
    public init(
        width: Double?, height: Double?, scale: Double, states: SurfaceStates, bounds: Size? = nil,
        capabilities: SurfaceCapabilities = .all, needsDecoration: Bool = false,
        origin: Point? = nil
    ) {
        self.origin = origin
        self.needsDecoration = needsDecoration
        self.width = width
        self.height = height
        self.scale = scale
        self.states = states
        self.bounds = bounds
        self.capabilities = capabilities
    }
}

/// How a surface is shown.
public struct SurfaceStates: OptionSet, Hashable, Sendable {
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
    /// It has left every screen that it was on. Systems that do not say `suspended` say this when a surface is put
    /// away; it is touched and drawn all the same when they ask for that.
    public static let offscreen = SurfaceStates(rawValue: 1 << 9)
}

/// When a frame is drawn, and when it will be seen.
public struct FrameTime: Hashable, Sendable {
    /// The moment at which drawing begins.
    public var now: Instant
    /// The moment at which the frame is expected on the glass. Animations compute their state for it.
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
