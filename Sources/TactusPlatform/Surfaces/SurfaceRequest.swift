public import TactusGeometry

/// What a scene asks of the system for its surface. The system may refuse; what it grants comes back as a
/// ``SurfaceConfiguration``.
public enum SurfaceRequest: Hashable, Sendable {
    /// To fill the work area, or no longer to.
    case maximize(Bool)
    /// To fill a screen: this one, or the one that the system likes when it is `nil` or gone.
    case enterFullscreen(ScreenID?)
    /// No longer to fill a screen.
    case leaveFullscreen
    /// To be put away. Nobody tells when it comes back.
    case minimize
    /// To be moved by the finger or button that is down on it. Its contacts are cancelled.
    case move
    /// To be resized at these edges by the finger or button that is down on it. Its contacts are cancelled.
    case resize(RectEdge)
    /// To show the system's menu for windows, at a place in points of the surface. Its contacts are cancelled.
    case showWindowMenu(Point)
    /// To be brought to the user, with a token that the user earned.
    case activate(token: String)
}

/// What a system can do with a surface. Requests for the rest are refused or without effect.
public struct SurfaceCapabilities: OptionSet, Hashable, Sendable {
    /// One bit a capability.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It shows a menu for windows.
    public static let windowMenu = SurfaceCapabilities(rawValue: 1 << 0)
    /// It lets surfaces fill the work area.
    public static let maximize = SurfaceCapabilities(rawValue: 1 << 1)
    /// It lets surfaces fill a screen.
    public static let fullscreen = SurfaceCapabilities(rawValue: 1 << 2)
    /// It puts surfaces away.
    public static let minimize = SurfaceCapabilities(rawValue: 1 << 3)

    /// Everything: what is assumed of a system that does not tell.
    public static let all: SurfaceCapabilities = [.windowMenu, .maximize, .fullscreen, .minimize]
}
