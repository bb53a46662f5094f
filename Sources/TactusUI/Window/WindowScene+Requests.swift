public import TactusGeometry
import TactusPlatform

extension WindowScene {
    /// Whether the scene fills the work area.
    public var isMaximized: Bool { states.contains(.maximized) }
    /// Whether the scene fills a screen.
    public var isFullscreen: Bool { states.contains(.fullscreen) }
    /// Whether the scene has the user's attention.
    public var isActive: Bool { states.contains(.activated) }
    /// Whether nobody can see the scene: it is put away, behind something, or on no screen, as far as the system tells.
    public var isInBackground: Bool { states.isInBackground }

    /// Asks the system to let the scene fill the work area, or no longer to.
    ///
    /// - Parameter isMaximized: Whether to fill it. What the system makes of it arrives later, in ``states``.
    public func setMaximized(_ isMaximized: Bool) { ask(.maximize(isMaximized)) }

    /// Asks the system to let the scene fill a screen.
    ///
    /// - Parameter screen: Which one; `nil` for the one that the system chooses. One that is gone counts as `nil`.
    public func enterFullscreen(on screen: ScreenID? = nil) { ask(.enterFullscreen(screen)) }

    /// Asks the system to show the scene as it was before it filled a screen.
    public func leaveFullscreen() { ask(.leaveFullscreen) }

    /// Asks the system to put the scene away. Nobody tells when it comes back; systems that tell that it is not seen
    /// say so with ``isInBackground``.
    public func minimize() { ask(.minimize) }

    /// Lets the user go on to move the scene with the finger, or the button, that is down on it.
    ///
    /// The system takes the finger over: all touches of this scene are cancelled, and it may never be told where they
    /// are lifted. So ask when the finger has moved by a few points, not when it lands: see ``PanGestureRecognizer``.
    ///
    /// - Returns: Whether the system was asked; `false` when nothing is down on the scene.
    @discardableResult
    public func beginMove() -> Bool { ask(.move) }

    /// Lets the user go on to resize the scene with the finger, or the button, that is down on it. Otherwise like
    /// ``beginMove()``.
    ///
    /// - Parameter edges: Which edges follow the finger: one side, or two that meet.
    /// - Returns: Whether the system was asked; `false` when nothing is down on the scene, or there is no such corner.
    @discardableResult
    public func beginResize(at edges: RectEdge) -> Bool { ask(.resize(edges)) }

    /// Shows the system's menu for windows, where it has one, for the finger or button that is down on the scene. Its
    /// touches are cancelled as with ``beginMove()``.
    ///
    /// - Parameter point: Where the menu opens, in points of the scene.
    /// - Returns: Whether the system was asked; `false` when nothing is down on the scene, or the system has no such
    ///   menu.
    @discardableResult
    public func showWindowMenu(at point: Point) -> Bool {
        capabilities.contains(.windowMenu) && ask(.showWindowMenu(point))
    }

    /// Asks the platform, if the scene is open.
    @discardableResult
    private func ask(_ request: SurfaceRequest) -> Bool { surface?.perform(request) ?? false }

    /// Tells the delegate which states begin and end.
    func notifyDelegate(of former: SurfaceStates) {
        let began = states.subtracting(former)
        let ended = former.subtracting(states)
        if former.isInBackground && !states.isInBackground { delegate?.windowSceneWillEnterForeground(self) }
        if began.contains(.activated) || ended.contains(.activated) { application?.accessibilityMayDiffer() }
        if began.contains(.activated) { delegate?.windowSceneDidBecomeActive(self) }
        if ended.contains(.activated) { delegate?.windowSceneDidResignActive(self) }
        if states.isInBackground && !former.isInBackground {
            delegate?.windowSceneDidEnterBackground(self)
            application?.stateKeeper?.save()
        }
    }
}

extension SurfaceStates {
    /// Whether nobody can see a surface in these states.
    nonisolated fileprivate var isInBackground: Bool { !isDisjoint(with: [.suspended, .offscreen]) }
}
