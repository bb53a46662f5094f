public import Tactus

/// A surface of the desktop, with its windows.
public typealias UIScene = WindowScene

extension WindowScene {
    /// Why a scene is opened: because the program was started, or asked for it.
    public struct ConnectionOptions {
        /// What the scene is to show, where the program has said it as it asked for the scene.
        public let userActivities: Set<NSUserActivity>
    }
}

extension SceneSession {
    /// What a scene is for.
    nonisolated public enum Role: Hashable, Sendable {
        /// Windows of the program.
        case windowApplication
    }

    /// What the scene is for: there is one role.
    public var role: Role { .windowApplication }
}

/// Is told of what happens to a scene, and fills it. The class is named by `UISceneConfiguration.delegateClass`; the
/// program makes one object of it for each scene.
@MainActor public protocol UIWindowSceneDelegate: WindowSceneDelegate {
    /// Creates a delegate, for a scene that is being opened.
    init()

    /// Sent when the scene is there, and empty: opens its window. Does nothing by default.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: What is kept of it.
    ///   - connectionOptions: Why it was opened.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Sent when the program asks for a scene that is open, with what it is to show.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Sent when the scene has the keyboard's attention.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Sent when the scene has it no longer.
    func sceneWillResignActive(_ scene: UIScene)

    /// Sent when nobody sees the scene.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Sent when the scene is about to be seen, for the first time after it has been connected, or again.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Sent when the scene is closed.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UIWindowSceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

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
    public func windowSceneDidBecomeActive(_ scene: WindowScene) {
        sceneDidBecomeActive(scene)
        scene.post(Application.didBecomeActiveNotification)
    }

    /// Tells by UIKit's name.
    public func windowSceneDidResignActive(_ scene: WindowScene) {
        sceneWillResignActive(scene)
        scene.post(Application.willResignActiveNotification)
    }

    /// Tells by UIKit's name.
    public func windowSceneDidEnterBackground(_ scene: WindowScene) {
        sceneDidEnterBackground(scene)
        scene.post(Application.didEnterBackgroundNotification)
    }

    /// Tells by UIKit's name.
    public func windowSceneWillEnterForeground(_ scene: WindowScene) {
        sceneWillEnterForeground(scene)
        scene.post(Application.willEnterForegroundNotification)
    }

    /// Tells by UIKit's names: a scene that goes is seen no more before.
    public func windowSceneDidClose(_ scene: WindowScene) {
        if !scene.states.contains(.suspended) {
            if scene.states.contains(.activated) { windowSceneDidResignActive(scene) }
            windowSceneDidEnterBackground(scene)
        }
        sceneDidDisconnect(scene)
    }
}

/// Says who fills a scene.
public final class UISceneConfiguration {
    /// Its name, for the program; `nil` for none.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class whose objects fill scenes; `nil`, by default, for none: the application's delegate has a window of its
    /// own then.
    public var delegateClass: (any UIWindowSceneDelegate.Type)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: Its name, for the program.
    ///   - sessionRole: What the scene is for.
    ///   - delegateClass: The class whose objects fill scenes. There is no file that would say so of a program.
    public init(
        name: String?, sessionRole: UISceneSession.Role, delegateClass: (any UIWindowSceneDelegate.Type)? = nil
    ) {
        self.name = name
        role = sessionRole
        self.delegateClass = delegateClass
    }
}
