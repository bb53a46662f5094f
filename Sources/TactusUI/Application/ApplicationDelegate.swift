public import TactusPlatform

/// The program's own part of an ``Application``: what happens when it starts, ends or fails.
///
/// The application keeps its delegate alive. All methods but the first have defaults.
@MainActor public protocol ApplicationDelegate: AnyObject {
    /// Creates the delegate, before the application.
    init()

    /// Makes the application, after the delegate and before anything else: an ``Application`` by default. A program
    /// that watches all events or actions makes a subclass of its own here.
    ///
    /// ```swift
    /// func makeApplication(on platform: any Platform) -> Application {
    ///     WatchfulApplication(platform: platform, delegate: self)
    /// }
    /// ```
    ///
    /// - Parameter platform: What it is to stand on.
    /// - Returns: The application. Its delegate must be this one.
    func makeApplication(on platform: any Platform) -> Application

    /// Sent once, when the application is ready to open windows.
    func applicationDidFinishLaunching(_ application: Application)

    /// What the menu of the program's icon offers besides starting it; nothing by default. Asked before the delegate is
    /// made.
    static var shortcutItems: [ApplicationShortcutItem] { get }

    /// Sent once after ``applicationDidFinishLaunching(_:)``, when the program was started for one of its
    /// ``shortcutItems``: with `--action` and its type. Does nothing by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The item.
    func application(_ application: Application, performActionFor shortcutItem: ApplicationShortcutItem)

    /// Sent when scenes were closed that do not come back with the next run of the program; one at a time. What was put
    /// aside for them may go. Does nothing by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - sceneSessions: Their sessions.
    func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

    /// Whether the application ends when its last scene was closed. `true` by default.
    func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool

    /// Sent once before the application ends, while its windows are still there. Touches were cancelled before.
    func applicationWillTerminate(_ application: Application)

    /// Sent when a screen was plugged in or out, or told something new: see ``Application/screens``. Scenes that were
    /// on a screen that is gone have been moved by the system, or will be. Does nothing by default.
    func applicationScreensDidChange(_ application: Application)

    /// Sent when the connection to the compositor is lost, as when the compositor has crashed. Touches, presses and
    /// hovering were cancelled, menus that had taken the input over are closed, and scenes are in the background.
    /// Nothing else is lost: Tactus tries to connect again for ``Application/reconnectionTimeout``, and windows may be
    /// opened, changed and closed meanwhile. Does nothing by default.
    ///
    /// - Parameters:
    ///   - application: The application. It may be ended here.
    ///   - error: What became of the connection.
    func application(_ application: Application, didLoseConnection error: any Error)

    /// Sent when there is a connection again: the scenes are being shown as they were before. Does nothing by default.
    func applicationDidReconnect(_ application: Application)

    /// Sent when the application cannot go on: there is no connection to the compositor, or no longer. It ends with
    /// status 1 after this. Does nothing by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - error: What the platform met.
    func application(_ application: Application, didFailWithError error: any Error)
}

extension ApplicationDelegate {
    /// An ``Application``.
    public func makeApplication(on platform: any Platform) -> Application {
        Application(platform: platform, delegate: self)
    }

    /// Makes the application of this delegate.
    package func application(on platform: any Platform) -> Application {
        let application = makeApplication(on: platform)
        precondition(application.delegate === self, "makeApplication(on:) has to make an application with its delegate")
        return application
    }

    /// None.
    public static var shortcutItems: [ApplicationShortcutItem] { [] }
    /// Does nothing.
    public func application(_ application: Application, performActionFor shortcutItem: ApplicationShortcutItem) {}
    /// Does nothing.
    public func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>) {}
    /// Ends the application.
    public func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool { true }
    /// Does nothing.
    public func applicationWillTerminate(_ application: Application) {}
    /// Does nothing.
    public func application(_ application: Application, didFailWithError error: any Error) {}
    /// Does nothing.
    public func applicationScreensDidChange(_ application: Application) {}
    /// Does nothing.
    public func application(_ application: Application, didLoseConnection error: any Error) {}
    /// Does nothing.
    public func applicationDidReconnect(_ application: Application) {}
}
