package import TactusPlatform

/// How a scene wants its toplevel to be shown: what is asked for again when the toplevel is made anew, and what was
/// asked for before there was one.
///
/// A value. What the compositor tells counts more than what the scene asked for: the user may have changed it.
nonisolated package struct ToplevelWishes: Hashable, Sendable {
    private var isMaximized = false
    private var isFullscreen = false
    private var screen: ScreenID?

    /// Creates the wishes of a scene that has none.
    package init() {}

    /// What to ask for, in this order.
    package var requests: [SurfaceRequest] {
        (isMaximized ? [.maximize(true)] : []) + (isFullscreen ? [.enterFullscreen(screen)] : [])
    }

    /// The scene asks for something.
    package mutating func record(_ request: SurfaceRequest) {
        switch request {
        case .maximize(let isOn): isMaximized = isOn
        case .enterFullscreen(let screen): (isFullscreen, self.screen) = (true, screen)
        case .leaveFullscreen: isFullscreen = false
        case .minimize, .move, .resize, .showWindowMenu, .activate: break
        }
    }

    /// The compositor tells how the toplevel is shown.
    package mutating func follow(_ states: SurfaceStates) {
        isMaximized = states.contains(.maximized)
        isFullscreen = states.contains(.fullscreen)
    }
}
