import TactusGeometry
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Decorations by hand")
struct DecorationTests {
    private let host = TestHost(size: Size(width: 332, height: 276))
    private let content = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

    init() throws {
        host.window.addSubview(content)
        decorate([.activated])
    }

    private func decorate(_ states: SurfaceStates, _ change: (inout SurfaceConfiguration) -> Void = { _ in }) {
        host.surface.configure {
            $0.needsDecoration = true
            $0.states = states
            // The window that the user sees.
            $0.width = states.contains(.maximized) ? 332 : 300
            $0.height = states.contains(.maximized) ? 276 : 244
            change(&$0)
        }
        host.clock.advance(by: .milliseconds(20))
    }

    private var scene: WindowScene {
        get throws { try #require(host.window.windowScene) }
    }

    /// What the scene asked of the system since this was called last.
    private func requests(after count: Int = 0) -> [SurfaceRequest] { Array(host.surface.requests.dropFirst(count)) }

    @Test("windows fill what the decoration leaves; touches there are theirs, in their own coordinates")
    func contentFrame() throws {
        #expect(try scene.size == Size(width: 332, height: 276))
        #expect(try scene.contentFrame == Rect(x: 16, y: 60, width: 300, height: 200))
        #expect(try host.window.frame == scene.contentFrame)
        #expect(host.surface.margins == Insets(top: 16, left: 16, bottom: 16, right: 16))
        let second = Window(windowScene: try scene)
        #expect(try second.frame == scene.contentFrame)
        let log = host.record(["content": content])
        let finger = host.finger()
        finger.down(at: Point(x: 17, y: 61))
        #expect(content.window === host.window)
        finger.up()
        #expect(log.lines == ["content began", "content ended"])

        host.surface.configure { $0.needsDecoration = false }
        #expect(try host.window.frame == Rect(origin: .zero, size: scene.size))
        #expect(try scene.windows.map(\.name).filter { $0 == "decoration" } == [])
        #expect(host.surface.margins == .zero)
    }

    @Test("who fills the screen has no decoration; who is maximized has a bar and no edges")
    func states() throws {
        decorate([.maximized])
        #expect(try scene.contentFrame == Rect(x: 0, y: 44, width: 332, height: 232))
        decorate([.fullscreen])
        #expect(try scene.contentFrame == Rect(origin: .zero, size: scene.size))
        #expect(try host.window.frame == scene.contentFrame)
        decorate([])
        #expect(try scene.contentFrame == Rect(x: 16, y: 60, width: 300, height: 200))
    }

    @Test("the scene's own size and its limits are those of its content")
    func sizes() throws {
        try scene.minimumSize = Size(width: 100, height: 80)
        try scene.maximumSize = Size(width: 310, height: 210)
        #expect(host.surface.sizeLimits.minimum == Size(width: 100, height: 124))
        #expect(host.surface.sizeLimits.maximum == Size(width: 310, height: 254))
        decorate([]) { ($0.width, $0.height) = (nil, nil) }
        #expect(try scene.contentFrame.size == Size(width: 300, height: 200))
        decorate([]) { ($0.width, $0.height, $0.bounds) = (nil, nil, Size(width: 200, height: 150)) }
        #expect(try scene.contentFrame.size == Size(width: 200, height: 106))
        host.surface.configure { $0.needsDecoration = false }
        #expect(host.surface.sizeLimits.minimum == Size(width: 100, height: 80))
    }

    @Test("T33: a finger on the bar moves the window once it has gone far enough, not before")
    func move() {
        let finger = host.finger()
        finger.down(at: Point(x: 60, y: 40))
        finger.move(to: Point(x: 66, y: 42))
        #expect(requests() == [])
        finger.move(to: Point(x: 80, y: 50))
        #expect(requests() == [.move])
        finger.move(to: Point(x: 120, y: 90))
        finger.up()
        #expect(requests() == [.move])
    }

    nonisolated private static let grips: [(Point, edges: RectEdge)] = [
        (Point(x: 5, y: 150), .left), (Point(x: 329, y: 150), .right), (Point(x: 160, y: 2), .top),
        (Point(x: 160, y: 270), .bottom), (Point(x: 328, y: 272), [.bottom, .right]), (Point(x: 60, y: 5), .top),
        (Point(x: 25, y: 5), [.top, .left]),
    ]

    @Test(
        "an edge or a corner resizes the window once the finger has gone far enough, and a tap does nothing",
        arguments: grips)
    func resize(start: Point, edges: RectEdge) throws {
        host.finger().tap(at: start)
        #expect(requests() == [])
        let finger = host.finger()
        finger.down(at: start)
        finger.move(to: start + Vector(dx: 14, dy: 14))
        #expect(requests() == [.resize(edges)])
        finger.up()

        try scene.minimumSize = Size(width: 300, height: 200)
        try scene.maximumSize = Size(width: 300, height: 200)
        let other = host.finger()
        other.down(at: start)
        other.move(to: start + Vector(dx: 14, dy: 14))
        other.up()
        #expect(requests(after: 1) == [])
    }

    @Test("two taps on the bar let the window fill the work area, and two more take it back")
    func doubleTap() throws {
        func tapTwice() {
            for _ in 0..<2 {
                host.finger().tap(at: Point(x: 60, y: 40))
                host.clock.advance(by: .milliseconds(100))
            }
            host.clock.advance(by: .seconds(1))
        }
        tapTwice()
        #expect(requests() == [.maximize(true)])
        #expect(try scene.isMaximized)
        tapTwice()
        #expect(requests() == [.maximize(true), .maximize(false)])
        decorate([]) { $0.capabilities = [] }
        tapTwice()
        #expect(requests().count == 2)
    }

    @Test("a long press on the bar opens the system's menu where the finger is, if it has one")
    func longPress() {
        func press() {
            let finger = host.finger()
            finger.down(at: Point(x: 70, y: 45))
            host.clock.advance(by: .milliseconds(600))
            finger.up()
        }
        press()
        #expect(requests() == [.showWindowMenu(Point(x: 70, y: 45))])
        decorate([]) { $0.capabilities = [.maximize] }
        press()
        #expect(requests().count == 1)
    }

    @Test("the buttons minimize, maximize and close; those that the system has no use for are not there")
    func buttons() throws {
        host.finger().tap(at: Point(x: 316 - 22 - 88, y: 38))
        host.finger().tap(at: Point(x: 316 - 22 - 44, y: 38))
        #expect(requests() == [.minimize, .maximize(true)])
        decorate([]) { $0.capabilities = [.windowMenu] }
        let log = CloseLog()
        try scene.delegate = log
        host.finger().tap(at: Point(x: 316 - 22 - 44, y: 38))
        #expect(requests().count == 2)
        host.finger().tap(at: Point(x: 316 - 22, y: 38))
        #expect(log.askedCount == 1)
        #expect(host.application.scenes.count == 1)
        log.mayClose = true
        host.finger().tap(at: Point(x: 316 - 22, y: 38))
        #expect(host.application.scenes.isEmpty)
    }

    @Test("AP-22: where one reads from the right the buttons are at the left, the one that closes outermost")
    func mirrored() {
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        host.finger().tap(at: Point(x: 16 + 22 + 88, y: 38))
        host.finger().tap(at: Point(x: 16 + 22 + 44, y: 38))
        #expect(requests() == [.minimize, .maximize(true)])
        host.finger().tap(at: Point(x: 16 + 22, y: 38))
        #expect(host.application.scenes.isEmpty)
    }

    @Test("AX-1: its buttons have names, and the bar keeps its height when text is large")
    func names() throws {
        host.application.traitOverrides.textScale = 3
        host.settle()
        let bar = try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.role == .titleBar })
        #expect(bar.children.compactMap(\.label).sorted() == ["Close", "Maximize", "Minimize", "Test"])
        #expect(bar.frame == Rect(x: 16, y: 16, width: 300, height: 44))
    }

    @Test("the bar is never key, tells the title, and pales when the scene is not active")
    func looks() throws {
        #expect(host.application.keyWindow === host.window)
        host.finger().tap(at: Point(x: 60, y: 40))
        #expect(host.application.keyWindow === host.window)
        host.clock.advance(by: .milliseconds(20))
        let active = host.picture.color(at: PixelPoint(x: 20, y: 58))
        #expect(host.picture.color(at: PixelPoint(x: 3, y: 3)).alpha == 0)
        decorate([])
        host.clock.advance(by: .milliseconds(20))
        #expect(host.picture.color(at: PixelPoint(x: 20, y: 58)) != active)
        let before = host.surface.paintedRegions.count
        try scene.title = "Another one"
        host.clock.advance(by: .milliseconds(20))
        #expect(host.surface.paintedRegions.count == before + 1)
    }
}

@MainActor
private final class CloseLog: WindowSceneDelegate {
    private(set) var askedCount = 0
    var mayClose = false

    func windowSceneShouldClose(_ scene: WindowScene) -> Bool {
        askedCount += 1
        return mayClose
    }
}
