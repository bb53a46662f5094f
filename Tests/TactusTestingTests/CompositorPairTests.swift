import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

/// A view that says yes to every touch and repaints itself where it is touched.
@MainActor
private final class Card: View {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .red }
}

@Suite("Both ends of the wire")
@MainActor
struct CompositorPairTests {
    private let window = Window(title: "Pair", size: Size(width: 200, height: 100))
    private let left = Card(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let right = Card(frame: Rect(x: 100, y: 0, width: 100, height: 100))

    private func makePair(scale: Int = 1) throws -> CompositorPair {
        left.backgroundColor = .green
        right.backgroundColor = .blue
        window.addSubview(left)
        window.addSubview(right)
        return try CompositorPair(window: window, scale: scale)
    }

    @Test("a window shows as soon as the pair is made, and leaves nothing behind")
    func shows() throws {
        let pair = try makePair(scale: 2)
        let picture = try pair.picture
        #expect(picture.size == PixelSize(width: 400, height: 200))
        #expect(picture[0, 0] == 0xFF00_FF00 && picture[399, 199] == 0xFF00_00FF)
        #expect(pair.compositor.toplevels.first?.title == "Pair")
        try pair.verify()
    }

    @Test(
        "the time line tells in one list what came over the wire, what the application made of it, and what the test noted"
    )
    func timeLine() throws {
        let pair = try makePair()
        pair.vblank()
        pair.compositor.annotate("the finger lands")
        pair.seat.finger(id: 0).down(at: Point(x: 10, y: 10))
        pair.vblank()
        let lines = pair.timeLine.split(separator: "\n").map { $0.split(separator: " ms  ").last ?? "" }
        func place(_ text: String) throws -> Int { try #require(lines.lastIndex { $0.contains(text) }, "\(text)") }
        let story = try [
            "the finger lands", "<- wl_touch", "app Card began, touch 1 at 10.0, 10.0", "app draws", ".commit(",
        ].map(place)
        #expect(story == story.sorted())
        pair.seat.finger(id: 0).up()
        try pair.verify()
    }

    @Test("under another profile a pair behaves as that does, and on a faulty wire goes wrong")
    func profileAndFaults() throws {
        window.addSubview(left)
        let pair = try CompositorPair(window: window, profile: .mutter43, faults: [])
        let log = pair.record(["left": left])
        pair.wire?.faults = [Fault("wl_touch.motion", .only(1), .drop)]
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 10, y: 10))
        finger.move(to: Point(x: 20, y: 10))
        finger.up()
        pair.settle()
        #expect(log.lines == ["left began", "left ended"])
        #expect(pair.timeLine.contains("wl_touch") && !pair.timeLine.contains("zxdg_toplevel_decoration"))
        try pair.verify()
    }

    @Test("wl_touch.cancel reaches every touched view once, and no touch ends as well")
    func cancel() throws {
        let pair = try makePair()
        let log = pair.record(["left": left, "right": right])

        pair.seat.finger(id: 0).down(at: Point(x: 10, y: 10), on: pair.surface)
        pair.seat.finger(id: 1).down(at: Point(x: 160, y: 10), on: pair.surface)
        pair.settle()
        pair.seat.sendTouchCancel()
        pair.settle()

        #expect(log.lines == ["left began", "right began", "left cancelled", "right cancelled"])
        try pair.verify()
    }

    @Test("a touch changes pixels at the next refresh, and only the ones that it touched")
    func touchToPixel() throws {
        let pair = try makePair()
        pair.vblank()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 50, y: 50))
        pair.vblank()
        let picture = try pair.picture
        #expect(picture[50, 50] == 0xFFFF_0000 && picture[150, 50] == 0xFF00_00FF)
        finger.up()
        pair.settle()
        try pair.verify()
    }

    @Test("ten seconds in which nothing happens wake nobody")
    func idle() throws {
        let pair = try makePair()
        pair.vblank()
        let turns = pair.platform.turnCount
        let messages = pair.compositor.messageCount
        pair.advance(by: .seconds(10))
        #expect(pair.platform.turnCount == turns)
        #expect(pair.compositor.messageCount == messages)
        try pair.verify()
    }

    @Test("time that passes brings the refresh that the application waits for")
    func refresh() throws {
        let pair = try makePair()
        pair.seat.finger(id: 0).down(at: Point(x: 50, y: 50))
        pair.advance(by: .milliseconds(40))
        #expect(try pair.picture[50, 50] == 0xFFFF_0000)
        pair.seat.finger(id: 0).up()
        pair.settle()
        try pair.verify()
    }

    @Test("what is left over at the end is named")
    func leftOvers() throws {
        let pair = try makePair()
        pair.seat.finger(id: 3).down(at: Point(x: 10, y: 10))
        pair.seat.pointer.button(0x110, isPressed: true)
        let failure = #expect(throws: PairFailure.self) { try pair.verify() }
        #expect(failure?.findings == ["finger 3 is still down", "button 272 is still down"])
    }

    @Test("a compositor that goes away is told to the application, and touches are cancelled")
    func compositorLost() throws {
        let pair = try makePair()
        let log = pair.record(["left": left])
        pair.seat.finger(id: 0).down(at: Point(x: 10, y: 10))
        pair.settle()
        pair.application.reconnectionTimeout = .zero
        pair.kill()
        pair.settle()
        #expect(log.lines == ["left began", "left cancelled"])
        #expect(pair.application.exitStatus == 1)
        #expect(pair.platform.failure != nil)
    }

    @Test(
        "a compositor that is killed is started again: the picture is the same, the time line goes on, all is checked")
    func restarted() throws {
        let pair = try makePair()
        pair.vblank()
        let before = try pair.picture
        let first = pair.compositor
        pair.kill()
        pair.settle()
        #expect(!pair.application.isConnected)
        pair.restart()
        #expect(pair.timeLine.contains("the compositor is killed"))
        pair.advance(by: .milliseconds(600))
        #expect(pair.application.isConnected)
        #expect(pair.compositor !== first)
        #expect(try pair.picture.hasSamePixels(as: before))

        pair.seat.finger(id: 3).down(at: Point(x: 10, y: 10))
        #expect(throws: PairFailure.self) { try pair.verify() }
    }

    @Test("a close request of the compositor closes the window and ends the application")
    func close() throws {
        let pair = try makePair()
        pair.compositor.toplevels.first?.requestClose()
        pair.settle()
        #expect(pair.application.lifeCycle == .ended(status: 0))
        #expect(pair.compositor.transientObjects == [])
    }

    @Test("a script plays to both ends by the virtual clock")
    func script() throws {
        let pair = try makePair()
        let log = pair.record(["left": left, "right": right])
        try pair.play(Script(parsing: "tap 1 10 10\nwait 100\ntap 2 150 10 20"))
        #expect(pair.compositor.clock.now - .seconds(1) == .milliseconds(170))
        #expect(log.lines == ["left began", "left ended", "right began", "right ended"])
        try pair.verify()
    }

    @Test("what a program printed under WAYLAND_DEBUG plays to both ends")
    func trace() throws {
        let pair = try makePair()
        let log = pair.record(["left": left, "right": right])
        let text = """
            [1000000.000] wl_touch@9.down(5, 1000, wl_surface@3, 0, 10.00000000, 10.00000000)
            [1000000.010] wl_touch@9.frame()
            [1000080.000] wl_touch@9.up(6, 1080, 0)
            [1000080.010] wl_touch@9.frame()
            """
        try pair.play(InputTrace(parsing: text, mappedTo: pair.compositor.outputSize))
        #expect(log.lines == ["left began", "left ended"])
    }

    @Test("a line that only tactus-headless can play is named")
    func notForPairs() throws {
        let pair = try makePair()
        #expect(throws: PlayingError.notForPairs(line: 2)) { try pair.play(Script(parsing: "tap 1 1 1\nwait-exit 5")) }
    }
}
