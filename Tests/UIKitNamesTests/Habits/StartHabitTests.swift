import TactusTesting
import Testing
import UIKitNames

/// The page that both kinds of programs show.
private final class FirstPage: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Hello"
        view.addSubview(label)
    }
}

/// As Xcode's template makes them, and `Scripts/port` rewrites them.
private final class SceneProgram: UIResponder, UIApplicationDelegate {
    var log: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("launched \(launchOptions == nil)")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log.append("connects \(connectingSceneSession.role)")
        return UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role, delegateClass: SceneFiller.self)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        log.append("discards \(sceneSessions.count)")
    }

    func applicationWillTerminate(_ application: UIApplication) { log.append("terminates") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("no scene would say this") }
}

private final class SceneFiller: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        log.append("connected \(session === scene.session)")
        let windowScene = scene as UIWindowScene
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = FirstPage()
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resigns") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnected") }
}

/// As programs were before scenes.
private final class WindowProgram: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    var shows = true

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window?.rootViewController = FirstPage()
        if shows { window?.makeKeyAndVisible() }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
}

@MainActor
@Suite("How programs that were written for UIKit start")
struct StartHabitTests {
    @Test("the application names who fills scenes, which opens its window, lives with the scene, and hears of its life")
    func scenes() throws {
        let program = SceneProgram()
        let host = TestHost(launching: program, size: CGSize(width: 320, height: 480))
        #expect(program.log == ["launched true", "connects windowApplication"])
        let filler = try #require(host.scene.delegate as? SceneFiller)
        #expect(filler.log == ["connected true", "active"])
        let page = try #require(host.window.rootViewController as? FirstPage)
        #expect(page.view.bounds.size == CGSize(width: 320, height: 480) && page.label.window === host.window)
        #expect(host.window.isKeyWindow && host.window.backgroundColor == .systemBackground)
        host.scene.close()
        host.settle()
        #expect(filler.log == ["connected true", "active", "resigns", "disconnected"])
        #expect(program.log.suffix(2) == ["discards 1", "terminates"])
    }

    @Test("a window of the application's delegate shows once it was made visible, and the delegate hears of its scene")
    func window() throws {
        let program = WindowProgram()
        let host = TestHost(launching: program, size: CGSize(width: 320, height: 480))
        #expect(host.window === program.window && !host.scene.title.isEmpty)
        #expect(host.window.rootViewController?.view.bounds.size == CGSize(width: 320, height: 480))
        #expect(program.log == ["active"])

        let quiet = WindowProgram()
        quiet.shows = false
        let other = TestHost(launching: quiet)
        #expect(other.application.scenes.isEmpty)
    }
}
