public import TactusGeometry
public import TactusPlatform

/// Draws what is around the windows of a scene where the system does not: a title bar, edges to drag, a shadow.
///
/// An application sets its own in ``Application/sceneDecorator`` before it opens scenes; programs started by `main()`
/// begin with one that draws a title bar with buttons. A decorator serves all scenes of an application.
@MainActor public protocol SceneDecorator: AnyObject {
    /// Returns the room that bars take up within the window that the user sees, in points: the height of a
    /// title bar at the top, say.
    ///
    /// - Parameter states: The states of the scene; a fullscreen one usually has no bars.
    /// - Returns: The insets, in points.
    func bars(for states: SurfaceStates) -> Insets

    /// Returns the room around the window that belongs to its surface and not to the window, in points: for shadows,
    /// and for edges that fingers find.
    func margins(for states: SurfaceStates) -> Insets

    /// Makes the window that shows the decoration of a scene. Called once for each scene that needs one.
    func makeWindow(for scene: WindowScene) -> Window

    /// Called when the size, the states or the title of a scene have changed: makes its decoration match.
    ///
    /// - Parameters:
    ///   - window: What ``makeWindow(for:)`` returned.
    ///   - scene: The scene. ``WindowScene/contentFrame`` says where its content is.
    func update(_ window: Window, of scene: WindowScene)
}
