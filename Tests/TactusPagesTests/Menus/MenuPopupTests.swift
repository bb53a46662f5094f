import FakeCompositor
import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Menus on surfaces of their own")
struct MenuPopupTests {
    private final class App: ApplicationDelegate {
        let window = Window(title: "Note", size: Size(width: 200, height: 100))
        func applicationDidFinishLaunching(_ application: Application) {
            application.decoratesScenes = false
            application.open(window)
        }
    }

    private let log = Log()
    private let button = Button(title: "More", frame: Rect(10, 20, 80, 44))

    private func action(_ title: String) -> Action { Action(title: title) { [log] in log.add($0.title) } }

    private func run(
        at origin: PixelPoint = PixelPoint(x: 300, y: 200), forgetsEarlyGeometry: Bool = false
    ) throws -> CompositorPair {
        let app = App()
        let pair = try CompositorPair(launching: app)
        pair.compositor.shellPolicy.firstToplevelFillsOutput = false
        pair.compositor.shellPolicy.forgetsEarlyGeometry = forgetsEarlyGeometry
        app.window.addSubview(button)
        button.menu = Menu(children: [
            action("Copy"), Menu(title: "Share", children: [action("Mail"), action("Print")]), action("Delete"),
        ])
        button.showsMenuAsPrimaryAction = true
        pair.vblank()
        pair.compositor.allToplevels.first?.move(to: origin)
        pair.advance(by: .milliseconds(100))
        return pair
    }

    /// Taps a row of the uppermost popup.
    private func tap(_ title: String, _ pair: CompositorPair) throws {
        let row = try pair.find(View.self, "menu row \(title)")
        let finger = pair.seat.finger(id: 0)
        let surface = try #require(pair.compositor.popups.last?.surface)
        finger.down(at: row.convert(row.bounds.center, to: row.window), on: surface)
        finger.up()
        pair.advance(by: .milliseconds(500))
    }

    /// Presses a key, by Linux's code.
    private func press(_ code: UInt32, _ pair: CompositorPair) {
        pair.seat.keyboard.key(code, isPressed: true)
        pair.seat.keyboard.key(code, isPressed: false)
        pair.settle()
    }

    /// The frames of the windows that the user sees, relative to the program's.
    private func frames(_ pair: CompositorPair) throws -> [Rect] {
        let window = try #require(pair.surface.origin)
        return try pair.compositor.popups.map { popup in
            let origin = try #require(popup.surface.origin)
            let frame = Rect(origin: Point(x: origin.x - window.x, y: origin.y - window.y), size: popup.surface.size)
            return frame.insetBy(dx: 40, dy: 40)  // the shadow
        }
    }

    @Test(
        "MN-10: a menu is a popup that reaches out of the window, below its button; a row is chosen there",
        arguments: [false, true])
    func reachesOut(forgetsEarlyGeometry: Bool) throws {
        let pair = try run(forgetsEarlyGeometry: forgetsEarlyGeometry)
        try pair.tap(.button("More"))
        pair.advance(by: .milliseconds(500))
        let frame = try #require(frames(pair).first)
        #expect(frame.origin == Point(x: 10, y: 70))
        #expect(frame.maxY > 100)
        try tap("Delete", pair)
        #expect(log.take() == ["Delete"])
        #expect(pair.compositor.popups.isEmpty)
        #expect(pair.scene.windows.count == 1)
        try pair.verify()
    }

    @Test("MN-10: at the edge of the screen it is flipped and slid by the compositor, its shadow left aside")
    func atTheEdge() throws {
        let pair = try run(at: PixelPoint(x: 900, y: 660))
        try pair.tap(.button("More"))
        pair.settle()
        let frame = try #require(frames(pair).first)
        #expect(frame.maxY == 20 - 6)
        #expect(frame.maxX == 1024 - 900)
        try pair.verify()
    }

    @Test("MN-10: a submenu is a popup beside its row; Escape closes it before the menu; keys choose")
    func submenu() throws {
        let pair = try run()
        try pair.tap(.button("More"))
        pair.settle()
        try tap("Share", pair)
        let both = try frames(pair)
        #expect(both.count == 2)
        #expect(both.last?.minX == both.first.map { $0.maxX - 4 })
        press(1, pair)
        pair.settle()
        #expect(pair.compositor.popups.count == 1)
        press(106, pair)
        press(108, pair)
        press(28, pair)
        pair.settle()
        #expect(log.take() == ["Print"])
        #expect(pair.compositor.popups.isEmpty)
        #expect(pair.scene.windows.first?.isKeyWindow == true)
        try pair.verify()
    }

    @Test("MN-10: a touch beside it in the window closes it, and nobody gets it; so does the compositor")
    func dismissal() throws {
        let pair = try run()
        button.addAction(for: .touchDown) { [log] _ in log.add("button") }
        try pair.tap(.button("More"))
        pair.settle()
        #expect(log.take() == ["button"])
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.advance(by: .milliseconds(500))
        #expect(pair.compositor.popups.isEmpty)
        #expect(log.take() == [])
        try pair.tap(.button("More"))
        pair.settle()
        pair.compositor.popups.last?.dismiss()
        pair.settle()
        #expect(pair.compositor.popups.isEmpty && pair.scene.windows.count == 1)
        try pair.verify()
    }

    @Test("MN-10: a finger that holds the menu open goes on to a row of the popup, and chooses by being lifted")
    func pressDragRelease() throws {
        let pair = try run()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 40, y: 40), on: pair.surface)
        pair.advance(by: .milliseconds(400))
        let frame = try #require(frames(pair).first)
        #expect(pair.compositor.popups.map(\.hasGrab) == [false])
        finger.move(to: Point(x: frame.minX + 40, y: frame.minY + 20))
        pair.settle()
        finger.up()
        pair.settle()
        #expect(log.take() == ["Copy"])
        try pair.verify()
    }

    @Test("MN-10: refused, it opens inside the window, and is used there")
    func refused() throws {
        let pair = try run()
        button.activate()
        pair.platform.turn()
        pair.compositor.dispatch()
        pair.compositor.allPopups.last?.dismiss()
        pair.advance(by: .milliseconds(500))
        #expect(pair.compositor.allPopups.isEmpty)
        try pair.tap(.menuItem, "Copy")
        pair.advance(by: .milliseconds(500))
        #expect(log.take() == ["Copy"])
        #expect(pair.scene.windows.count == 1)
        try pair.verify()
    }

    @Test("MN-10: in a window that fills the screen it lies inside")
    func fullscreen() throws {
        let pair = try run()
        pair.scene.enterFullscreen()
        pair.advance(by: .milliseconds(100))
        try pair.tap(.button("More"))
        pair.settle()
        #expect(pair.compositor.popups.isEmpty && pair.scene.windows.count == 2)
        try pair.tap(.menuItem, "Copy")
        #expect(log.take() == ["Copy"])
    }
}
