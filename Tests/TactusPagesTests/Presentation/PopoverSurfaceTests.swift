import FakeCompositor
import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Popovers on surfaces of their own")
struct PopoverSurfaceTests {
    private final class App: ApplicationDelegate {
        let window = Window(title: "Palette", size: Size(width: 700, height: 120))
        func applicationDidFinishLaunching(_ application: Application) {
            application.decoratesScenes = false
            application.open(window)
        }
    }

    private final class Watcher: PresentationControllerDelegate {
        let log: Log
        var allows = true
        init(_ log: Log) { self.log = log }
        func presentationControllerShouldDismiss(_: PresentationController) -> Bool {
            log.add("should")
            return allows
        }
        func presentationControllerDidAttemptToDismiss(_: PresentationController) { log.add("attempted") }
        func presentationControllerWillDismiss(_: PresentationController) { log.add("will") }
        func presentationControllerDidDismiss(_: PresentationController) { log.add("did") }
    }

    private let log = Log()
    private let root = ViewController()
    private let page = ViewController()
    private let button = Button(title: "Colour", frame: Rect(20, 20, 100, 44))
    private let inner = Button(title: "Red", frame: Rect(20, 20, 100, 44))
    private let watcher: Watcher
    private let size = Size(width: 200, height: 150)

    init() {
        watcher = Watcher(log)
        button.addAction(for: .touchDown) { [log] _ in log.add("button") }
        inner.addAction(for: .touchUpInside) { [log] _ in log.add("red") }
        root.view.addSubview(button)
        page.view.addSubview(inner)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = size
        page.popoverPresentationController?.sourceView = button
        page.popoverPresentationController?.delegate = watcher
        button.addAction(for: .touchUpInside) { [root, page] _ in root.present(page, animated: true) }
    }

    private func run(at origin: PixelPoint = PixelPoint(x: 200, y: 200)) throws -> CompositorPair {
        let app = App()
        app.window.rootViewController = root
        let pair = try CompositorPair(launching: app)
        pair.compositor.shellPolicy.firstToplevelFillsOutput = false
        pair.vblank()
        pair.compositor.allToplevels.first?.move(to: origin)
        pair.advance(by: .milliseconds(100))
        return pair
    }

    private func open(_ pair: CompositorPair) throws {
        try pair.tap(.button("Colour"))
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["button"])
    }

    /// Where the bubbles are that show, relative to the program's window: the compositor's own word of it.
    private func bubbles(_ pair: CompositorPair) throws -> [Rect] {
        let window = try #require(pair.surface.origin)
        return try pair.compositor.popups.map { popup in
            let origin = try #require(popup.surface.origin)
            let box = Rect(origin: Point(x: origin.x - window.x, y: origin.y - window.y), size: popup.surface.size)
            return box.insetBy(dx: (box.width - size.width) / 2, dy: (box.height - size.height) / 2)
        }
    }

    private func tapRed(_ pair: CompositorPair) throws {
        let surface = try #require(pair.compositor.popups.last?.surface)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: inner.convert(inner.bounds.center, to: inner.window), on: surface)
        finger.up()
        pair.settle()
    }

    private func tapBeside(_ pair: CompositorPair) {
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 40, y: 40), on: pair.surface)
        finger.up()
        pair.advance(by: .seconds(1))
    }

    private final class Page: ViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init()
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.add("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.add("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.add("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.add("did disappear")
        }
    }

    @Test("PG-55: its page appears once and disappears once, whichever surface it is on", arguments: [false, true])
    func life(isClosedBySystem: Bool) throws {
        let pair = try run()
        let page = Page(log)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = button
        root.present(page, animated: true)
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.popups.count == 1)
        #expect(log.take() == ["will appear", "did appear"])
        if isClosedBySystem {
            pair.compositor.popups.last?.dismiss()
        } else {
            root.dismiss(animated: true)
        }
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["will disappear", "did disappear"])
        #expect(pair.compositor.popups.isEmpty && root.presentedViewController == nil)
    }

    @Test("PG-55: it reaches out of the window, below its button with an arrow, and is touched there")
    func reachesOut() throws {
        let pair = try run()
        try open(pair)
        #expect(try bubbles(pair) == [Rect(-30, 74, 200, 150)])
        #expect(page.popoverPresentationController?.frameOfPresentedViewInContainerView == Rect(-30, 74, 200, 150))
        let window = try #require(inner.window)
        #expect(window.frame.size.width > 200 && window !== pair.scene.windows.first)
        try tapRed(pair)
        #expect(log.take() == ["red"])
        try pair.verify()
    }

    @Test("PG-55: the system flips and slides it at the edges of the screen")
    func edges() throws {
        let pair = try run(at: PixelPoint(x: 0, y: 640))
        try open(pair)
        #expect(try bubbles(pair) == [Rect(0, 20 - 10 - 150, 200, 150)])
        try pair.verify()
    }

    @Test("PG-55: a touch beside it in the window ends it, and nobody gets that; keys go to the window again")
    func touchBeside() throws {
        let pair = try run()
        try open(pair)
        tapBeside(pair)
        #expect(log.take() == ["should", "will", "did"])
        #expect(pair.compositor.popups.isEmpty && root.presentedViewController == nil && page.view.window == nil)
        #expect(pair.scene.windows.first?.isKeyWindow == true)
        try open(pair)
        #expect(try bubbles(pair) == [Rect(-30, 74, 200, 150)], "it opens once more")
        try pair.verify()
    }

    @Test("PG-55: Escape ends it, and so does the system")
    func escape() throws {
        let pair = try run()
        try open(pair)
        pair.seat.keyboard.key(1, isPressed: true)
        pair.seat.keyboard.key(1, isPressed: false)
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["should", "will", "did"])
        try open(pair)
        pair.compositor.popups.last?.dismiss()
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["should", "will", "did"])
        #expect(pair.compositor.allPopups.isEmpty && root.presentedViewController == nil)
        #expect(pair.scene.windows.first?.isKeyWindow == true)
        try pair.verify()
    }

    @Test("PG-55: where the delegate forbids the end it goes on in the window")
    func forbidden() throws {
        let pair = try run()
        watcher.allows = false
        try open(pair)
        pair.compositor.popups.last?.dismiss()
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["should", "attempted"])
        #expect(pair.compositor.allPopups.isEmpty && root.presentedViewController === page)
        #expect(page.view.window === pair.scene.windows.first)
        #expect(page.popoverPresentationController?.presentedView?.alpha == 1)
        try pair.verify()
    }

    @Test("PG-55: what is presented over it lies in the window, and it goes on there")
    func alert() throws {
        let pair = try run()
        try open(pair)
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Yes", style: .default) { [log] _ in log.add("yes") })
        page.present(alert, animated: true)
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.allPopups.isEmpty)
        #expect(alert.view.window === pair.scene.windows.first && page.view.window === alert.view.window)
        try pair.tap(.button("Yes"))
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["yes"] && root.presentedViewController === page)
        #expect(page.view.window === pair.scene.windows.first)
        try pair.verify()
    }

    @Test("PG-55: the program ends it; the bubble is seen going on its surface")
    func dismissed() throws {
        let pair = try run()
        try open(pair)
        root.dismiss(animated: true) { [log] in log.add("gone") }
        pair.advance(by: .milliseconds(50))
        #expect(pair.compositor.popups.count == 1)
        pair.advance(by: .seconds(1))
        #expect(log.take() == ["gone"] && pair.compositor.allPopups.isEmpty)
        #expect(pair.scene.windows.count == 1)
        try pair.verify()
    }

    @Test("PG-55: it follows its source and its size; a narrow window makes a sheet of it")
    func follows() throws {
        let pair = try run()
        try open(pair)
        button.center.x += 100
        page.popoverPresentationController?.containerView?.setNeedsLayout()
        pair.advance(by: .milliseconds(100))
        #expect(try bubbles(pair).first?.minX == 70)
        page.preferredContentSize = Size(width: 200, height: 250)
        pair.advance(by: .milliseconds(100))
        #expect(page.view.bounds.size == Size(width: 200, height: 250))
        pair.compositor.allToplevels.first?.configure(ToplevelConfiguration(width: 400, height: 300))
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.allPopups.isEmpty && page.view.window === pair.scene.windows.first)
        #expect(page.view.bounds.width == 400)
        try pair.verify()
    }

    @Test(
        "PG-55: it lies in the window where that fills the screen, while it is modal, and on one side alone",
        arguments: ["fullscreen", "modal", "side"])
    func inside(reason: String) throws {
        let pair = try run()
        switch reason {
        case "fullscreen": pair.scene.enterFullscreen()
        case "modal": page.isModalInPresentation = true
        case "side": page.popoverPresentationController?.permittedSides = [.below]
        default: break
        }
        pair.advance(by: .milliseconds(100))
        try open(pair)
        #expect(pair.compositor.allPopups.isEmpty && page.view.window === pair.scene.windows.first)
    }

    @Test("PG-55: refused a popup, it opens inside the scene, and is used there")
    func refused() throws {
        let pair = try run()
        root.present(page, animated: true)
        pair.platform.turn()
        pair.compositor.dispatch()
        pair.compositor.allPopups.last?.dismiss()
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.allPopups.isEmpty)
        try pair.tap(.button("Red"))
        #expect(log.take() == ["red"])
        tapBeside(pair)
        #expect(log.take() == ["should", "will", "did"] && pair.scene.windows.count == 1)
        try pair.verify()
    }
}
