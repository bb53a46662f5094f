import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// A program with several windows, as it is written for a tablet.
private final class Documents: UIResponder, UIApplicationDelegate {
    var log: [String] = []

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log.append("configures \(options.userActivities.first?.activityType ?? "")")
        return UISceneConfiguration(
            name: "Default", sessionRole: connectingSceneSession.role, delegateClass: DocumentScene.self)
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        log.append("discards \(sceneSessions.count)")
    }
}

private final class DocumentScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        log.append("connect \(activity?.userInfo?["id"] as? String ?? "-")")
        scene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 300)
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log.append("continue \(userActivity.userInfo?["id"] as? String ?? "-")")
    }
}

@MainActor
@Suite("Habits: scenes")
struct SceneHabitTests {
    private func activity(_ id: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.addUserInfoEntries(from: ["id": id, "page": 3])
        return activity
    }

    @Test("UK-59: a scene is connected, comes to the foreground and is active; it goes by the same steps back")
    func sequence() throws {
        let host = TestHost(launching: Documents(), size: CGSize(width: 320, height: 480))
        let filler = try #require(host.scene.delegate as? DocumentScene)
        #expect(filler.log == ["connect -", "foreground", "active"])
        #expect(host.scene.minimumSize == CGSize(width: 300, height: 300))
        filler.log = []
        host.scene.close()
        host.settle()
        #expect(filler.log == ["resign", "background", "disconnect"])
    }

    @Test("UK-104: notifications tell what becomes of a scene, and with each what becomes of the program")
    func notifications() {
        let host = TestHost(launching: Documents(), size: CGSize(width: 320, height: 480))
        let scene = host.scene
        var log: [String] = []
        let names = [
            UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIApplication.willResignActiveNotification,
        ]
        let center = NotificationCenter.default
        let tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: .main) { notification in
                let isScene = notification.object as? UIScene === scene
                log.append(notification.name.rawValue + (isScene ? " of the scene" : ""))
            }
        }
        scene.close()
        host.settle()
        tokens.forEach(center.removeObserver)
        let whole = ["UISceneWillDeactivateNotification of the scene", "UIApplicationWillResignActiveNotification"]
        #expect(log == whole + ["UISceneDidEnterBackgroundNotification of the scene"])
    }

    @Test("UK-60: a program asks for another scene with what it is to show, for one that is open, and closes one")
    func several() throws {
        let program = Documents()
        let host = TestHost(launching: program, size: CGSize(width: 320, height: 480))
        let application = UIApplication.shared
        #expect(application.openSessions.count == 1 && application.supportsMultipleScenes)
        program.log = []
        application.requestSceneSessionActivation(nil, userActivity: activity("7"), options: nil, errorHandler: nil)
        host.settle()
        #expect(program.log == ["configures org.example.edit"] && application.connectedScenes.count == 2)
        let second = try #require(application.scenes.last)
        let filler = try #require(second.delegate as? DocumentScene)
        #expect(filler.log.prefix(2) == ["connect 7", "foreground"] && filler !== host.scene.delegate)
        let session = try #require(second.session)
        #expect(session.scene === second)
        filler.log = []
        application.requestSceneSessionActivation(session, userActivity: activity("8"), options: nil)
        host.settle()
        #expect(filler.log.contains("continue 8") && application.connectedScenes.count == 2)
        #expect(second.windows.first?.isKeyWindow == true)
        application.requestSceneSessionDestruction(session, options: nil)
        host.settle()
        #expect(filler.log.suffix(2) == ["background", "disconnect"] && application.openSessions.count == 1)
        var failures = 0
        application.requestSceneSessionDestruction(session, options: nil) { _ in failures += 1 }
        #expect(failures == 1 && session.scene == nil)
    }

    @Test("UK-61: what an activity takes is plain values, of which those are kept that can be")
    func activities() {
        let activity = activity("7")
        #expect(activity.userInfo?["id"] as? String == "7" && activity.userInfo?["page"] as? Int == 3)
        activity.userInfo = ["list": [1, 2.5, "three"], "on": true, 5: "no name", "view": UIView()]
        #expect(activity.userInfo?.count == 2 && activity.userInfo?["on"] as? Bool == true)
        let list = activity.userInfo?["list"] as? [Any]
        #expect(list?[0] as? Int == 1 && list?[1] as? Double == 2.5 && list?[2] as? String == "three")
        activity.userInfo?["id"] = "9"
        #expect(activity.userInfo?["id"] as? String == "9" && activity.userInfo?.count == 3)
    }
}
