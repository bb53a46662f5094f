import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland

/// A program with one window, which writes down what its scene and its screens do.
@MainActor
final class SceneApp: ApplicationDelegate, WindowSceneDelegate {
    let window = Window(title: "First", size: Size(width: 200, height: 100))
    /// What was told, oldest first.
    private(set) var log: [String] = []
    /// Whether the scene may be closed.
    var mayClose = true
    /// What to do before the window is opened.
    var prepare: (Application) -> Void = { _ in }

    /// Runs it on a compositor in which the oldest window chooses its own size, as the others do.
    static func run(
        output: OutputDescription = OutputDescription(), offer: GlobalOffer = .everything,
        fillsOutput: Bool = false, isDecorated: Bool = false, prepare: @escaping (SceneApp) -> Void = { _ in }
    ) throws -> (app: SceneApp, pair: CompositorPair) {
        let app = SceneApp()
        app.opensWindow = false
        let pair = try CompositorPair(launching: app, output: output, offer: offer)
        pair.compositor.shellPolicy.firstToplevelFillsOutput = fillsOutput
        pair.application.decoratesScenes = isDecorated
        prepare(app)
        app.open(in: pair.application)
        pair.settle()
        return (app, pair)
    }

    private var opensWindow = true

    func open(in application: Application) {
        application.open(window)
        window.windowScene?.delegate = self
    }

    func consumeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func applicationDidFinishLaunching(_ application: Application) {
        if opensWindow { open(in: application) }
    }

    func applicationScreensDidChange(_ application: Application) {
        log.append("screens \(application.screens.map { $0.name ?? "?" })")
    }

    /// Why the connection was lost, oldest first.
    private(set) var errors: [any Error] = []

    func application(_ application: Application, didLoseConnection error: any Error) { note("lost", error) }
    func applicationDidReconnect(_ application: Application) { log.append("reconnected") }
    func application(_ application: Application, didFailWithError error: any Error) { note("failed", error) }

    private func note(_ what: String, _ error: any Error) {
        errors.append(error)
        let reason =
            switch error as? ConnectionError {
            case .rejected(let error): "\(error.object.prefix { $0 != "#" }) \(error.name ?? "?")"
            case .closed: "closed"
            default: "?"
            }
        log.append("\(what) \(reason)")
    }

    func windowSceneShouldClose(_ scene: WindowScene) -> Bool {
        log.append("asked to close")
        return mayClose
    }

    func windowSceneDidClose(_ scene: WindowScene) { log.append("closed") }
    func windowSceneDidBecomeActive(_ scene: WindowScene) { log.append("active") }
    func windowSceneDidResignActive(_ scene: WindowScene) { log.append("inactive") }
    func windowSceneDidEnterBackground(_ scene: WindowScene) { log.append("background") }
    func windowSceneWillEnterForeground(_ scene: WindowScene) { log.append("foreground") }
}
