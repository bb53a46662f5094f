public import Tactus

extension Application {
    /// Why the program was started, by kind: nothing is known here.
    nonisolated public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// Is told of what happens to the program, and opens its first window: in a scene, whose delegate it names, or in its
/// own ``window``.
///
/// ```swift
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///     func application(
///         _ application: UIApplication, configurationForConnecting session: UISceneSession,
///         options: UIScene.ConnectionOptions
///     ) -> UISceneConfiguration {
///         UISceneConfiguration(name: nil, sessionRole: session.role, delegateClass: SceneDelegate.self)
///     }
/// }
/// ```
@MainActor public protocol UIApplicationDelegate: ApplicationDelegate {
    /// The window of a program without scenes: shown after the launch, when `makeKeyAndVisible()` was called. `nil` by
    /// default.
    var window: UIWindow? { get }

    /// Sent once, when the program has been started. What it returns is about addresses that a program is started with,
    /// which there are none of.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns who fills a scene; by default nobody. Asked after the launch, for the first one.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Sent when the window of a program without scenes has the keyboard's attention.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Sent when it has it no longer.
    func applicationWillResignActive(_ application: UIApplication)

    /// Sent when nobody sees it.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Sent when it is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// None.
    public var window: UIWindow? { nil }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Nobody fills scenes.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Launches as UIKit does, and opens the first window.
    public func applicationDidFinishLaunching(_ application: Application) {
        application.becomeShared()
        _ = self.application(application, didFinishLaunchingWithOptions: nil)
        application.openFirstScene(of: self)
        application.postNotifications()
    }
}

extension Application {
    /// The size of a scene of which nothing else is known, in points: that of a phone.
    private static let sceneSize = Size(width: 390, height: 844)

    /// Opens the scene of a program, and lets its delegate fill it; or the window that the program has made.
    fileprivate func openFirstScene(of delegate: any UIApplicationDelegate) {
        if !openScene(of: delegate, activities: []) { openWindow(of: delegate) }
    }

    /// Opens a scene, and lets its delegate fill it, with what it is to show.
    ///
    /// - Returns: Whether the delegate of the program names somebody who fills scenes.
    func openScene(of delegate: any UIApplicationDelegate, activities: [NSUserActivity]) -> Bool {
        let session = makeSceneSession()
        let options = WindowScene.ConnectionOptions(userActivities: Set(activities))
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        guard let filler = configuration.delegateClass else { return false }
        guard let scene = openScene(title: identifier, size: Self.sceneSize, restoring: session) else { return true }
        let sceneDelegate = filler.init()
        scene.delegate = sceneDelegate
        whenEnding { withExtendedLifetime(sceneDelegate) {} }
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        // What shows where a program says nothing: black on a phone, and here what windows begin with.
        if let window = scene.windows.first, window.backgroundColor == nil {
            window.backgroundColor = .systemBackground
        }
        return true
    }

    /// Shows the window of a program without scenes.
    private func openWindow(of delegate: any UIApplicationDelegate) {
        guard let window = delegate.window, !window.isHidden else { return }
        open(window)
        guard let scene = window.windowScene else { return }
        if scene.title.isEmpty { scene.title = identifier }
        guard scene.delegate == nil else { return }
        let teller = ApplicationTeller(delegate)
        scene.delegate = teller
        whenEnding { withExtendedLifetime(teller) {} }
    }
}

/// Tells the delegate of an application what happens to the scene of its window.
private final class ApplicationTeller: WindowSceneDelegate {
    private weak var delegate: (any UIApplicationDelegate)?

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

    private func tell(_ scene: WindowScene, _ what: (any UIApplicationDelegate, Application) -> Void) {
        if let delegate, let application = scene.application { what(delegate, application) }
    }

    func windowSceneDidBecomeActive(_ scene: WindowScene) {
        tell(scene) { $0.applicationDidBecomeActive($1) }
        scene.post(Application.didBecomeActiveNotification)
    }
    func windowSceneDidResignActive(_ scene: WindowScene) {
        tell(scene) { $0.applicationWillResignActive($1) }
        scene.post(Application.willResignActiveNotification)
    }
    func windowSceneDidEnterBackground(_ scene: WindowScene) {
        tell(scene) { $0.applicationDidEnterBackground($1) }
        scene.post(Application.didEnterBackgroundNotification)
    }
    func windowSceneWillEnterForeground(_ scene: WindowScene) {
        tell(scene) { $0.applicationWillEnterForeground($1) }
        scene.post(Application.willEnterForegroundNotification)
    }
}
