/// What a compositor wants of a toplevel: one `xdg_toplevel.configure`.
public struct ToplevelConfiguration: Hashable, Sendable {
    /// How a toplevel is shown: the values of `xdg_toplevel.state`.
    public enum State: UInt32, Hashable, Sendable, CaseIterable {
        /// It fills the work area; the size is binding.
        case maximized = 1
        /// It fills the output; the size is the largest allowed.
        case fullscreen = 2
        /// The user is resizing it.
        case resizing = 3
        /// It looks active.
        case activated = 4
        /// Its left edge touches something.
        case tiledLeft = 5
        /// Its right edge touches something.
        case tiledRight = 6
        /// Its upper edge touches something.
        case tiledTop = 7
        /// Its lower edge touches something.
        case tiledBottom = 8
        /// Nobody sees it.
        case suspended = 9

        /// The version of `xdg_toplevel` that brought it.
        var since: UInt32 {
            switch self {
            case .maximized, .fullscreen, .resizing, .activated: 1
            case .tiledLeft, .tiledRight, .tiledTop, .tiledBottom: 2
            case .suspended: 6
            }
        }
    }

    /// The wanted width of the window geometry in logical pixels; 0 leaves it to the client.
    public var width: Int
    /// The wanted height of the window geometry in logical pixels; 0 leaves it to the client.
    public var height: Int
    /// How it is shown.
    public var states: Set<State>

    /// Creates a configuration.
    public init(width: Int = 0, height: Int = 0, states: Set<State> = []) {
        self.width = width
        self.height = height
        self.states = states
    }
}
