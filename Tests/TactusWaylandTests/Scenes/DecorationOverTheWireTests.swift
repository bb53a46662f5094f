import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Decorations over the wire")
struct DecorationOverTheWireTests {
    /// A compositor that decorates nothing.
    private func run(
        offer: GlobalOffer = .everything.without("zxdg_decoration_manager_v1"),
        policy: (inout ShellPolicy) -> Void = { _ in }
    ) throws -> (app: SceneApp, pair: CompositorPair, toplevel: Toplevel) {
        let (app, pair) = try SceneApp.run(offer: offer, isDecorated: true)
        policy(&pair.compositor.shellPolicy)
        pair.vblank()
        let toplevel = try #require(pair.compositor.allToplevels.first)
        toplevel.move(to: PixelPoint(x: 300, y: 200))
        pair.vblank()
        return (app, pair, toplevel)
    }

    @Test("the compositor is told the window without its edges, and the program's size is that of its content")
    func geometry() throws {
        let (app, pair, toplevel) = try run()
        let scene = try #require(app.window.windowScene)
        #expect(scene.contentFrame.size == Size(width: 200, height: 100))
        #expect(toplevel.frame == PixelRect(x: 300, y: 200, width: 200, height: 144))
        #expect(toplevel.surface.size == Size(width: 232, height: 176))
        scene.minimumSize = Size(width: 150, height: 80)
        pair.vblank()
        #expect(toplevel.minimumSize == PixelSize(width: 150, height: 124))
        try pair.verify()
    }

    @Test("maximized and back, the window has the size that was asked for")
    func maximized() throws {
        let (app, pair, toplevel) = try run()
        app.window.windowScene?.setMaximized(true)
        pair.vblank()
        #expect(toplevel.frame.size == PixelSize(width: 1024, height: 768))
        #expect(app.window.frame == Rect(x: 0, y: 44, width: 1024, height: 724))
        for width in [800, 900] {
            toplevel.configure(ToplevelConfiguration(width: width, height: 600, states: [.maximized]))
            pair.vblank()
            #expect(toplevel.frame.size == PixelSize(width: width, height: 600))
        }
        app.window.windowScene?.enterFullscreen()
        pair.vblank()
        #expect(app.window.frame == Rect(x: 0, y: 0, width: 1024, height: 768))
        app.window.windowScene?.leaveFullscreen()
        app.window.windowScene?.setMaximized(false)
        pair.vblank()
        pair.vblank()
        #expect(app.window.frame.size == Size(width: 200, height: 100))
        #expect(toplevel.frame.size == PixelSize(width: 200, height: 144))
        try pair.verify()
    }

    @Test("a finger moves the window by its bar, and resizes it by what lies 16 points around it")
    func byFinger() throws {
        let (app, pair, toplevel) = try run()
        pair.compositor.lint.rules = [.wrongSerial]
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 330, y: 220))
        finger.move(to: Point(x: 345, y: 220))
        pair.settle()
        finger.move(to: Point(x: 395, y: 250))
        finger.up()
        pair.settle()
        let moved = toplevel.frame
        #expect(moved.origin != PixelPoint(x: 300, y: 200))
        #expect(moved.size == PixelSize(width: 200, height: 144))

        let corner = Point(x: Double(moved.maxX) + 10, y: Double(moved.maxY) + 10)
        finger.down(at: corner)
        finger.move(to: corner + Vector(dx: 15, dy: 0))
        pair.settle()
        finger.move(to: corner + Vector(dx: 65, dy: 30))
        pair.vblank()
        pair.vblank()
        finger.up()
        pair.vblank()
        #expect(toplevel.frame.origin == moved.origin)
        #expect(toplevel.frame.width > 240 && toplevel.frame.height > 160)
        #expect(app.window.frame.width == Double(toplevel.frame.width))
        #expect(app.window.frame.height == Double(toplevel.frame.height) - 44)
        #expect(pair.compositor.lint.findings == [])
        try pair.verify()
    }

    @Test("two taps on the bar maximize, a long press shows the compositor's menu")
    func gestures() throws {
        let (app, pair, toplevel) = try run()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 330, y: 220))
        pair.advance(by: .milliseconds(700))
        #expect(toplevel.windowMenuCount == 1)
        finger.up()
        pair.advance(by: .seconds(1))
        for _ in 0..<2 {
            finger.down(at: Point(x: 330, y: 220))
            pair.settle()
            finger.up()
            pair.advance(by: .milliseconds(80))
        }
        pair.vblank()
        #expect(app.window.windowScene?.isMaximized == true)
        try pair.verify()
    }

    @Test("a menu opens where its view is, as the user sees it")
    func popup() throws {
        let (app, pair, toplevel) = try run()
        let button = View(frame: Rect(x: 10, y: 20, width: 60, height: 30))
        app.window.addSubview(button)
        pair.application.openPopup(Window(title: "Menu", size: Size(width: 50, height: 40)), over: button)
        pair.vblank()
        let origin = try #require(pair.compositor.popups.last?.surface.origin)
        #expect(origin == Point(x: Double(toplevel.frame.minX) + 10, y: Double(toplevel.frame.minY) + 44 + 50))
        try pair.verify()
    }

    @Test("a program may do without decorations")
    func undecorated() throws {
        let (app, pair) = try SceneApp.run(offer: .everything.without("zxdg_decoration_manager_v1"))
        pair.vblank()
        #expect(app.window.frame == Rect(x: 0, y: 0, width: 200, height: 100))
        #expect(pair.surface.size == Size(width: 200, height: 100))
        try pair.verify()
    }

    @Test("who decorates is the compositor's choice, and may change")
    func modes() throws {
        let (app, pair, toplevel) = try run(offer: .everything)
        #expect(app.window.frame.origin == .zero)
        pair.compositor.shellPolicy.decorations = .clientSide
        toplevel.configure(ToplevelConfiguration())
        pair.vblank()
        #expect(app.window.frame == Rect(x: 16, y: 60, width: 200, height: 100))
        #expect(toplevel.frame.size == PixelSize(width: 200, height: 144))
        pair.compositor.shellPolicy.decorations = .asWished
        toplevel.configure(ToplevelConfiguration())
        pair.vblank()
        #expect(app.window.frame == Rect(x: 0, y: 0, width: 200, height: 100))
        #expect(toplevel.frame.size == PixelSize(width: 200, height: 100))
        try pair.verify()
    }
}
