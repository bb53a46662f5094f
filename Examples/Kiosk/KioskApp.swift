import Glibc
import Tactus

/// A ticket counter for a hall without staff: it fills the screen, cannot be closed, comes back when the compositor
/// does, and begins anew when somebody has walked away.
///
/// Run it as the only program of a compositor for kiosks, as `cage Kiosk`, for another house as `cage Kiosk foundry`.
/// Whoever looks after the machine ends it with `SIGTERM`.
@main
final class KioskApp: ApplicationDelegate, WindowSceneDelegate {
    private(set) var window: KioskWindow?
    private let brand: Brand

    convenience init() {
        // Before there is an application: whoever mistypes a house need not have a compositor.
        let names = CommandLine.arguments.dropFirst()
        guard names.count <= 1, let brand = Brand.all[names.first ?? "tides"] else {
            fputs("usage: Kiosk [\(Brand.all.keys.sorted().joined(separator: " | "))]\n", fdopen(STDERR_FILENO, "w"))
            exit(2)
        }
        self.init(brand)
    }

    init(_ brand: Brand) { self.brand = brand }

    func applicationDidFinishLaunching(_ application: Application) {
        application.isIdleTimerDisabled = true  // the screen stays on
        application.inhibitsSystemShortcuts = true  // nobody leaves it by Super+…
        application.reconnectionTimeout = nil  // the compositor may take as long as it likes to come back
        let window = KioskWindow(brand)
        self.window = window
        // What stands on the counter is large already: as much larger as there is room for.
        window.traitOverrides.textScale = min(application.traitCollection.textScale, Look.greatestTextScale)
        application.open(window)
        window.windowScene?.delegate = self
        window.windowScene?.enterFullscreen()
    }

    func windowSceneShouldClose(_ scene: WindowScene) -> Bool { false }

    func windowSceneDidChange(_ scene: WindowScene) {
        // A compositor that lets a user leave fullscreen is asked again.
        if scene.isActive, !scene.isFullscreen { scene.enterFullscreen() }
    }

    func application(_ application: Application, didLoseConnection error: any Error) {
        window?.startOver()  // whoever stands there next shall not find a stranger's order
    }
}
