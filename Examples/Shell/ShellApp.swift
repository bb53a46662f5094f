import Tactus

/// What a program has to do with the desktop around it: a bar at the edge of the screen, menus, a session that it
/// locks, the clipboard, and things that are dragged to and from other programs.
///
///     Shell               opens the bar and the desk
///     Shell --trace       also prints what happens, a line each
///     Shell --inside      keeps the bar on the desk
///     Shell --file PATH   lets that file be copied and dragged, whatever its size
@main
final class ShellApp: ApplicationDelegate, WindowSceneDelegate {
    private let options: Options
    private let journal: Journal
    private let desk: DeskView
    private let bar = BarView()
    private let deskWindow = DeskWindow(title: "Shell", size: Size(width: 420, height: 520))
    private let barWindow = Window(
        title: "Shell bar",
        layer: LayerPlacement(
            .top, edges: [.top, .left, .right], size: Size(width: 0, height: BarView.height),
            reserved: Int(BarView.height)))
    private weak var application: Application?
    private var locker: Locker?
    private var isFullscreen = false
    private let settings = QuickSettingsPage.Values()

    convenience init() {
        // Before there is an application: whoever mistypes an option need not have a compositor.
        let options = Options(arguments: CommandLine.arguments.dropFirst())
        self.init(options, options.isTraced ? .printing() : Journal { _ in })
    }

    init(_ options: Options, _ journal: Journal) {
        self.options = options
        self.journal = journal
        desk = DeskView(Card.all(file: options.file), journal: journal)
    }

    func applicationDidFinishLaunching(_ application: Application) {
        bar.menuButton.menu = menu(in: application)
        bar.menuButton.showsMenuAsPrimaryAction = true
        bar.settingsButton.addAction(for: .primaryActionTriggered) { [unowned self] _ in showQuickSettings() }
        bar.lockButton.addAction(for: .primaryActionTriggered) { [unowned self] _ in lock(application) }

        self.application = application
        deskWindow.name = "desk"
        deskWindow.rootViewController = RootController(desk)
        application.open(deskWindow)
        deskWindow.windowScene?.delegate = self

        if options.keepsBar {
            desk.show(bar)
        } else {
            barWindow.name = "bar"
            barWindow.rootViewController = RootController(bar)
            application.open(barWindow)
            barWindow.windowScene?.delegate = self
        }

        // Keys go to what is first; nothing else on the desk wants them.
        desk.becomeFirstResponder()
        application.pasteboard.observe { [unowned self, unowned application] in
            journal.record("clipboard: \(application.pasteboard.types.map(\.name))")
        }
    }

    /// Not every desktop has room at its edges for others: then the bar is on the desk.
    func windowSceneWasRefused(_ scene: WindowScene) {
        journal.record("the bar is on the desk")
        desk.show(bar)
    }

    func windowSceneDidChange(_ scene: WindowScene) {
        guard scene === deskWindow.windowScene, scene.isFullscreen != isFullscreen else { return }
        isFullscreen = scene.isFullscreen
        journal.record(isFullscreen ? "fullscreen" : "a window again")
    }

    func windowSceneDidClose(_ scene: WindowScene) {
        if deskWindow.windowScene == nil { application?.terminate() }
    }

    // MARK: The menu

    private func menu(in application: Application) -> Menu {
        Menu(children: [
            Action(title: "Copy") { [unowned self] _ in desk.copy(nil) },
            Action(title: "Paste") { [unowned self] _ in desk.paste(nil) },
            desk.paperMenu,
            Action(title: "Fullscreen") { [unowned self] _ in deskWindow.toggleFullscreen(nil) },
            Action(title: "Lock") { [unowned self] _ in lock(application) },
        ])
    }

    // MARK: Quick settings

    private func showQuickSettings() {
        let page = QuickSettingsPage(settings, journal: journal)
        page.modalPresentationStyle = .popover
        page.presentationController?.delegate = page
        page.popoverPresentationController?.sourceView = bar.settingsButton
        bar.window?.rootViewController?.present(page, animated: true)
    }

    // MARK: The lock

    private func lock(_ application: Application) {
        locker = Locker(application, journal)
    }
}

/// Presents over a view that was there before.
private final class RootController: ViewController {
    private let root: View

    init(_ root: View) {
        self.root = root
        super.init()
    }

    override func loadView() { view = root }
}

/// The window of the desk, which can fill the screen.
final class DeskWindow: Window, FullscreenToggling {
    func toggleFullscreen(_ sender: Any?) {
        guard let scene = windowScene else { return }
        if scene.isFullscreen { scene.leaveFullscreen() } else { scene.enterFullscreen() }
    }
}
