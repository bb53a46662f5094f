public import TactusGeometry

/// What a scene is that is a part of the desktop: a bar at an edge, a wallpaper, an on-screen keyboard, a
/// kiosk's overlay.
///
/// ```swift
/// let bar = Window(
///     title: "status", layer: LayerPlacement(.top, edges: [.top, .left, .right], size: Size(width: 0, height: 40),
///     reserved: 40))
/// application.open(bar)
/// ```
///
/// Compositors for tablets and kiosks offer this (`zwlr_layer_shell_v1`: sway, phosh, KWin, wayfire), GNOME and weston
/// do not: see `WindowSceneDelegate.windowSceneWasRefused(_:)`.
public struct LayerPlacement: Hashable, Sendable {
    /// How far in front the scene is.
    public enum Layer: Hashable, Sendable, CaseIterable {
        /// Behind everything: wallpapers.
        case background
        /// Behind windows.
        case bottom
        /// In front of windows: bars.
        case top
        /// In front of everything, fullscreen windows too.
        case overlay
    }

    /// Whether keys come to the scene.
    public enum Keyboard: Hashable, Sendable, CaseIterable {
        /// Never: on-screen keyboards.
        case never
        /// Always, whatever the user turns to: on the layers in front of windows.
        case always
        /// When the user turns to it. Where the system knows only the other two it is `always`.
        case onDemand
    }

    /// How far in front the scene is.
    public var layer: Layer
    /// The edges of the screen that it sticks to. Two opposite ones stretch it, when its size leaves that open.
    public var edges: RectEdge
    /// The size in points; 0 along an axis is for what the edges stretch, and allowed only then.
    public var size: Size
    /// How many points, from the edge that the scene sticks to, windows leave free. `nil` for a scene that does not
    /// care what others reserve, and lies over it.
    public var reserved: Int?
    /// The edge along which windows leave that free, one of ``edges``, for a scene in a corner; `nil` for the one that
    /// ``edges`` make plain. Systems that do not know of it (`zwlr_layer_shell_v1` before version 5) leave nothing free
    /// for a corner.
    public var reservedEdge: RectEdge?
    /// The room to the edges, in whole points.
    public var margins: Insets
    /// Whether keys come to it.
    public var keyboard: Keyboard
    /// The screen; `nil` for the one that the system chooses.
    public var screen: ScreenID?

    /// Creates a placement.
    ///
    /// - Parameters:
    ///   - layer: How far in front the scene is.
    ///   - edges: The edges of the screen that it sticks to.
    ///   - size: The size in points; 0 along an axis needs both edges of that axis.
    ///   - reserved: How many points windows leave free for it.
    ///   - reservedEdge: The edge along which they do, one of `edges`; `nil` for the one that these make plain.
    ///   - margins: The room to the edges.
    ///   - keyboard: Whether keys come to it.
    ///   - screen: The screen.
    public init(
        _ layer: Layer, edges: RectEdge, size: Size, reserved: Int? = 0, reservedEdge: RectEdge? = nil,
        margins: Insets = .zero, keyboard: Keyboard = .never, screen: ScreenID? = nil
    ) {
        precondition(
            size.width > 0 || edges.isSuperset(of: [.left, .right]),
            "a layer without a width must stick to the left and the right edge")
        precondition(
            size.height > 0 || edges.isSuperset(of: [.top, .bottom]),
            "a layer without a height must stick to the upper and the lower edge")
        precondition(
            reservedEdge.map { edge in Self.singleEdges.contains(edge) && edges.contains(edge) } ?? true,
            "room is reserved along one edge, and a layer must stick to that")
        self.layer = layer
        self.edges = edges
        self.size = size
        self.reserved = reserved
        self.reservedEdge = reservedEdge
        self.margins = margins
        self.keyboard = keyboard
        self.screen = screen
    }

    private static let singleEdges: [RectEdge] = [.top, .left, .bottom, .right]
}
