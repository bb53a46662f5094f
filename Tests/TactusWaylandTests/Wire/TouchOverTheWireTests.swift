import FakeCompositor
import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Touches over the wire")
struct TouchOverTheWireTests {
    let bench: WireBench
    let scene: BenchScene
    var touch: SeatTouch { bench.compositor.seat.touch }

    init() throws {
        bench = try WireBench()
        scene = bench.makeScene()
        bench.settle()
        bench.refresh()
    }

    private func surface(_ index: Int = 0) throws -> Surface {
        try #require(bench.compositor.surfaces.dropFirst(index).first)
    }

    /// A finger that is down, told and all.
    private func land(id: Int32 = 0, at point: Point = Point(x: 10, y: 20)) throws {
        touch.down(id: id, at: point, on: try surface())
        touch.frame()
        bench.settle()
    }

    @Test("a tap arrives at the place where it was made, in points of the scene")
    func tap() throws {
        try land()
        touch.motion(id: 0, to: Point(x: 11.5, y: 21))
        touch.frame()
        touch.up(id: 0)
        touch.frame()
        bench.settle()

        #expect(bench.log == ["1 down A 10,20", "1 moved 11,21", "1 up 11,21"])
    }

    @Test("rule 7: a finger may be outside of the surface, on the negative side too, when it lands and later")
    func outside() throws {
        try land()
        touch.down(id: 1, at: Point(x: -210, y: -132), on: try surface())
        touch.motion(id: 0, to: Point(x: 5000, y: -3))
        touch.frame()
        bench.settle()

        #expect(bench.log == ["1 down A 10,20", "1 moved 5000,-3", "2 down A -210,-132"])
    }

    @Test("ten fingers at once are ten contacts")
    func tenFingers() throws {
        for id in 0..<10 as Range<Int32> {
            touch.down(id: id, at: Point(x: Double(id), y: 1), on: try surface())
        }
        touch.frame()
        bench.settle()

        #expect(bench.log == (1...10).map { "\($0) down A \($0 - 1),1" })
    }

    @Test("a lift without a frame arrives at once; a landing without one after four milliseconds")
    func withoutFrames() throws {
        touch.down(id: 0, at: Point(x: 10, y: 20), on: try surface())
        bench.settle()
        #expect(bench.consumeLog() == [])
        #expect(bench.platform.deadline == bench.clock.now + .milliseconds(4))
        bench.clock.advance(by: .milliseconds(4))
        bench.settle()
        #expect(bench.consumeLog() == ["1 down A 10,20"])
        touch.up(id: 0)
        bench.settle()
        #expect(bench.consumeLog() == ["1 up 10,20"])
        #expect(bench.platform.deadline == nil)
    }

    @Test("unknown ids, motion before down, a cancel with nothing active: nothing happens")
    func unknownIDs() {
        touch.motion(id: 3, to: Point(x: 1, y: 1))
        touch.up(id: 3)
        touch.shape(id: 3, major: 2, minor: 1)
        touch.frame()
        touch.cancel()
        bench.settle()

        #expect(bench.log == [])
        #expect(bench.compositor.clientCount == 1)
    }

    @Test("a second down of an id cancels the first contact")
    func duplicateDown() throws {
        try land()
        try land(at: Point(x: 11, y: 20))
        touch.up(id: 0)
        touch.frame()
        bench.settle()

        #expect(bench.log == ["1 down A 10,20", "1 cancelled 10,20", "2 down A 11,20", "2 up 11,20"])
    }

    @Test("Mir: a finger that is told to land again where it rests has been there all the time")
    func repeatedLanding() throws {
        try land()
        touch.down(id: 0, at: Point(x: 10, y: 20), on: try surface())
        try land(id: 1, at: Point(x: 50, y: 20))
        touch.down(id: 0, at: Point(x: 10, y: 20), on: try surface())
        touch.up(id: 1)
        touch.frame()
        try land()
        touch.motion(id: 0, to: Point(x: 12, y: 20))
        touch.frame()
        touch.up(id: 0)
        touch.frame()
        bench.settle()

        // The echoes have used up numbers.
        let told = bench.log.map { $0.drop { $0 != " " }.dropFirst() }
        #expect(told == ["down A 10,20", "down A 50,20", "up 50,20", "moved 12,20", "up 12,20"])
    }

    @Test("a cancel cancels all, once, and the next touch is a new one")
    func cancel() throws {
        try land(id: 0)
        try land(id: 1)
        touch.cancel()
        touch.frame()
        bench.settle()
        try land(id: 1)

        #expect(
            bench.log == [
                "1 down A 10,20", "2 down A 10,20", "1 cancelled 10,20", "2 cancelled 10,20", "3 down A 10,20",
            ])
    }

    @Test("a seat that loses touch mid-gesture cancels it; when it has touch again, a touch is told once")
    func capabilityLoss() throws {
        try land()
        bench.compositor.seat.capabilities = .pointer
        bench.settle()
        #expect(bench.consumeLog() == ["1 down A 10,20", "1 cancelled 10,20"])
        bench.compositor.seat.capabilities = [.pointer, .touch]
        bench.settle()
        try land()

        #expect(bench.consumeLog() == ["2 down A 10,20"])
    }

    @Test("a scene that is closed under a finger cancels it, and the surface is gone on the wire")
    func sceneCloses() throws {
        try land()
        scene.surface?.destroy()
        #expect(bench.log == ["1 down A 10,20", "1 cancelled 10,20"])
        bench.settle()

        #expect(bench.compositor.surfaces.isEmpty)
        #expect(bench.compositor.faults == [])
    }

    @Test("a touch that was on its way to a surface when that was destroyed is ignored: its surface is null")
    func nullSurface() throws {
        let other = bench.makeScene()
        bench.settle()
        touch.down(id: 0, at: Point(x: 10, y: 20), on: try surface())
        touch.down(id: 1, at: Point(x: 3, y: 4), on: try surface(1))
        touch.frame()
        scene.surface?.destroy()
        bench.settle()
        touch.motion(id: 1, to: Point(x: 5, y: 6))
        touch.frame()
        bench.settle()

        #expect(bench.log == ["2 down B 3,4", "2 moved 5,6"])
        #expect(other.closeRequestCount == 0)
    }

    @Test("a compositor that dies cancels what is down, then says so, once")
    func compositorDies() throws {
        try land(id: 0)
        try land(id: 1)
        bench.compositor.disconnectClients()
        bench.settle()
        bench.settle()

        #expect(bench.log.dropLast() == ["1 down A 10,20", "2 down A 10,20", "1 cancelled 10,20", "2 cancelled 10,20"])
        #expect(bench.log.last == "failed: the connection to the Wayland compositor is lost (Broken pipe)")
    }

    @Test("what a scene does after the compositor died does no harm")
    func afterDeath() throws {
        bench.compositor.disconnectClients()
        bench.settle()
        scene.fill(with: .blue)
        scene.surface?.setTitle("late")
        scene.surface?.setSizeLimits(minimum: nil, maximum: Size(width: 10, height: 10))
        let late = bench.makeScene()
        bench.settle()
        late.surface?.destroy()
        scene.surface?.destroy()

        #expect(bench.log.count == 1)
    }

    @Test("a pointer enters, presses, scrolls and leaves")
    func pointer() {
        let pointer = bench.compositor.seat.pointer
        pointer.move(to: Point(x: 30, y: 20))
        pointer.button(0x110, isPressed: true)
        pointer.button(0x110, isPressed: false)
        pointer.scroll(by: Vector(dx: 0, dy: 12))
        bench.settle()
        scene.surface?.destroy()

        #expect(
            bench.log == [
                "entered A 30,20", "button 272 down 30,20", "button 272 up 30,20", "scrolled 0,12 30,20", "left 30,20",
            ])
    }
}
