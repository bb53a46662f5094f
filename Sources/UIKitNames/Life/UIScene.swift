public import Tactus

/// A surface of the desktop, with its windows.
public typealias UIScene = WindowScene

/// Is told of what happens to a scene. A scene comes with the window that a program opens: nobody is told that it
/// connects.
@MainActor public protocol UIWindowSceneDelegate: WindowSceneDelegate {
    /// Sent when the scene has the keyboard's attention.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Sent when the scene has it no longer.
    func sceneWillResignActive(_ scene: UIScene)

    /// Sent when nobody sees the scene.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Sent when the scene is about to be seen again.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Sent when the scene is closed.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UIWindowSceneDelegate {
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Tells by UIKit's name.
    public func windowSceneDidBecomeActive(_ scene: WindowScene) { sceneDidBecomeActive(scene) }

    /// Tells by UIKit's name.
    public func windowSceneDidResignActive(_ scene: WindowScene) { sceneWillResignActive(scene) }

    /// Tells by UIKit's name.
    public func windowSceneDidEnterBackground(_ scene: WindowScene) { sceneDidEnterBackground(scene) }

    /// Tells by UIKit's name.
    public func windowSceneWillEnterForeground(_ scene: WindowScene) { sceneWillEnterForeground(scene) }

    /// Tells by UIKit's name.
    public func windowSceneDidClose(_ scene: WindowScene) { sceneDidDisconnect(scene) }
}
