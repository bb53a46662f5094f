import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Scenes and frames over the wire")
struct FramesOverTheWireTests {
    let bench: WireBench

    init() throws { bench = try WireBench() }

    /// The colour of one pixel of the output.
    private func color(_ x: Int, _ y: Int) throws -> Color {
        try bench.compositor.screenshot().color(at: PixelPoint(x: x, y: y))
    }

    @Test("a scene that is made before the compositor answered shows when it has")
    func start() throws {
        let scene = bench.makeScene(color: .red)
        bench.settle()

        #expect(scene.configurations.count == 1)
        #expect(scene.frames.count == 1)
        #expect(bench.compositor.toplevels.map(\.surface.size) == [bench.compositor.outputSize])
        #expect(try color(1023, 767) == .red)
        #expect(bench.compositor.faults == [])
    }

    @Test(
        "RC-1: a scene is told how dense its display is in points, unless the display tells no size that can be",
        arguments: [
            (1.0, PixelSize(width: 254, height: 190), 100.0), (2, PixelSize(width: 254, height: 190), 100),
            (1, PixelSize(width: 0, height: 0), nil), (1, PixelSize(width: 16, height: 9), nil),
        ] as [(Double, PixelSize, Double?)])
    func density(scale: Double, millimeters: PixelSize, expected: Double?) throws {
        let output = OutputDescription(width: 1000, height: 750, scale: scale, physicalSize: millimeters)
        let bench = try WireBench(output: output)
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        #expect(scene.densities == (expected.map { [$0] } ?? []))
    }

    @Test("rule 21: a change of an idle scene is committed at once; the following wait for the display and are one")
    func pacing() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        let commits = bench.compositor.commitCount
        scene.fill(with: .green)
        bench.settle()
        #expect(bench.compositor.commitCount == commits + 1)
        scene.fill(with: .blue)
        bench.settle()
        scene.fill(with: .red)
        bench.settle()
        #expect(bench.compositor.commitCount == commits + 1)
        bench.refresh()
        #expect(bench.compositor.commitCount == commits + 2)
        bench.refresh()
        bench.refresh()

        #expect(bench.compositor.commitCount == commits + 2)
        #expect(try color(0, 0) == .red)
    }

    @Test("rule 23: only what changed is painted, and every buffer shows the whole picture")
    func damage() throws {
        let scene = bench.makeScene(color: .red)
        bench.settle()
        let strips = (0..<6).map { PixelRect(x: $0 * 10, y: 0, width: 10, height: 50) }
        let colors: [Color] = [.green, .blue, .white, .black, .green, .blue]
        for (strip, color) in zip(strips, colors) {
            bench.refresh()
            scene.fill(strip, with: color)
            bench.settle()
        }

        #expect(scene.painted.dropFirst() == ArraySlice(strips.map { PixelRegion($0) }))
        for (strip, expected) in zip(strips, colors) { #expect(try color(strip.minX + 5, 25) == expected) }
        #expect(try color(80, 25) == .red)
    }

    @Test("an animation draws once a refresh, with the display's interval, whether or not a pixel changes")
    func animation() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        scene.isAnimated = true
        scene.surface?.setNeedsFrame()
        bench.settle()
        let before = scene.frames.count
        for _ in 0..<5 {
            bench.clock.advance(by: .milliseconds(16))
            bench.refresh()
        }

        #expect(scene.frames.count == before + 5)
        let last = try #require(scene.frames.last)
        #expect(last.now == bench.clock.now)
        #expect(last.presentation - last.now == last.interval)
        #expect((16_600_000...16_700_000).contains(last.interval / .nanoseconds(1)))
    }

    @Test("a configure is answered by a picture of its size")
    func resize() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        let toplevel = try #require(bench.compositor.toplevels.first)
        toplevel.configure(ToplevelConfiguration(width: 200, height: 120, states: [.maximized, .activated]))
        bench.settle()

        #expect(scene.configurations.last?.states == [.maximized, .activated])
        #expect(toplevel.surface.size == Size(width: 200, height: 120))
        #expect(try color(199, 119) == .red)
        #expect(bench.compositor.faults == [])
    }

    @Test("a storm of configures is answered once, by the newest")
    func configureStorm() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        let toplevel = try #require(bench.compositor.toplevels.first)
        let commits = bench.compositor.commitCount
        for width in 101...150 {
            toplevel.configure(ToplevelConfiguration(width: width, height: 60, states: [.resizing]))
        }
        bench.settle()
        bench.refresh()

        #expect(scene.configurations.count == 51)
        #expect(bench.compositor.commitCount == commits + 1)
        #expect(toplevel.surface.size == Size(width: 150, height: 60))
        #expect(bench.compositor.faults == [])
    }

    @Test("on an output of scale 2 a scene is told so, and a point has four pixels")
    func scale() throws {
        let bench = try WireBench(output: OutputDescription(width: 400, height: 300, scale: 2))
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        bench.refresh()

        #expect(scene.configurations.last?.scale == 2)
        #expect(scene.painted.last?.bounds == PixelRect(x: 0, y: 0, width: 800, height: 600))
        #expect(bench.compositor.toplevels.first?.surface.size == Size(width: 400, height: 300))
        #expect(bench.compositor.faults == [])
    }

    @Test("a size that no memory suffices for shows nothing, and is tried again every second; a sane one shows")
    func outOfMemory() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        let toplevel = try #require(bench.compositor.toplevels.first)
        let commits = bench.compositor.commitCount
        toplevel.configure(ToplevelConfiguration(width: 1_000_000, height: 1_000_000, states: []))
        bench.settle()
        #expect(scene.frames.count == 2)
        #expect(bench.platform.deadline == bench.clock.now + .seconds(1))
        bench.clock.advance(by: .seconds(1))
        bench.settle()
        #expect(scene.frames.count == 3)
        #expect(bench.compositor.commitCount == commits)
        toplevel.configure(ToplevelConfiguration(width: 200, height: 120, states: []))
        bench.settle()

        #expect(toplevel.surface.size == Size(width: 200, height: 120))
        #expect(bench.platform.deadline == nil)
        #expect(bench.compositor.faults == [])
    }

    @Test("a close request reaches the scene, and the scene decides")
    func closeRequest() throws {
        let scene = bench.makeScene()
        bench.settle()
        try #require(bench.compositor.toplevels.first).requestClose()
        bench.settle()

        #expect(scene.closeRequestCount == 1)
        #expect(bench.compositor.toplevels.count == 1)
    }

    @Test("a scene that closes itself while it draws is gone, with all its objects")
    func closesWhileDrawing() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        scene.onFrame = { [unowned scene] in scene.surface?.destroy() }
        scene.surface?.setNeedsFrame()
        bench.settle()

        #expect(bench.compositor.surfaces.isEmpty)
        #expect(bench.compositor.faults == [])
        #expect(bench.log == [])
    }

    @Test("titles and limits that the protocol cannot say do not end the connection")
    func oddRequests() {
        let scene = bench.makeScene()
        bench.settle()
        scene.surface?.setTitle(String(repeating: "é", count: 10_000))
        scene.surface?.setTitle("a\0b")
        scene.surface?.setSizeLimits(
            minimum: Size(width: 300, height: .nan), maximum: Size(width: 200, height: .infinity))
        bench.settle()
        scene.surface?.setSizeLimits(minimum: Size(width: -5, height: 1e300), maximum: nil)
        bench.settle()
        bench.refresh()

        #expect(bench.compositor.faults == [])
        #expect(bench.log == [])
    }

    @Test("a ping is answered at once, whatever the scene does")
    func ping() {
        bench.settle()
        bench.compositor.ping()
        bench.settle()
        #expect(!bench.compositor.isWaitingForPong)
    }

    @Test("idle for ten seconds: the loop does not turn")
    func idle() throws {
        let scene = bench.makeScene()
        bench.settle()
        bench.refresh()
        bench.refresh()
        let turns = bench.platform.turnCount
        let drains = bench.drainCount
        for _ in 0..<10_000 {
            bench.clock.advance(by: .milliseconds(1))
            bench.platform.turn()
        }

        #expect(bench.platform.turnCount == turns)
        #expect(bench.drainCount == drains)
        #expect(bench.platform.deadline == nil)
        #expect(scene.frames.count == 1)
    }

    @Test("a wake-up comes when its time has come, once")
    func wakeUp() {
        bench.settle()
        let drains = bench.drainCount
        bench.platform.setWakeUp(at: bench.clock.now + .seconds(1))
        bench.clock.advance(by: .milliseconds(999))
        bench.settle()
        #expect(bench.drainCount == drains)
        bench.clock.advance(by: .milliseconds(1))
        bench.settle()
        bench.settle()

        #expect(bench.drainCount == drains + 1)
    }
}
