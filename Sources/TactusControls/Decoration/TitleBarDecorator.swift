public import TactusGeometry
public import TactusPlatform
import TactusUI

/// Draws a title bar with buttons above the content of a scene, and edges to resize it by: what GNOME, weston and some
/// kiosks leave to the program.
///
/// Programs started by `main()` have it; under another start, set `Application.sceneDecorator` before
/// a scene is opened.
public final class TitleBarDecorator: SceneDecorator {
    /// Creates a decorator.
    public init() {}

    /// Returns the height of the title bar, at the top; none in a fullscreen scene.
    public func bars(for states: SurfaceStates) -> Insets { DecorationLayout(states: states).bars }

    /// Returns the width of the edges by which the scene is resized, on the sides that are free.
    public func margins(for states: SurfaceStates) -> Insets { DecorationLayout(states: states).margins }

    /// Makes the window of a title bar and edges.
    public func makeWindow(for scene: WindowScene) -> Window { DecorationWindow(windowScene: scene) }

    /// Shows the title, the state and the size of a scene.
    public func update(_ window: Window, of scene: WindowScene) {
        (window as? DecorationWindow)?.update(scene, DecorationLayout(states: scene.states))
    }
}
