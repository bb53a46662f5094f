import TactusGraphics
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The touch overlay")
struct TouchOverlayTests {
    private let log = Log()

    init() throws { try PinnedFonts.install() }

    private func makeHost(_ overlay: TouchOverlayTopics) -> TestHost {
        let host = TestHost(size: Size(width: 320, height: 260))
        host.window.backgroundColor = .white
        let card = LoggedView("card", Rect(40, 40, 160, 120), log)
        card.backgroundColor = .lightGray
        card.hitOutsets = Insets(top: 10, left: 10, bottom: 10, right: 10)
        host.window.addSubview(card)
        let pan = PanGestureRecognizer()
        pan.name = "drag"
        pan.cancelsTouchesInView = false
        pan.addAction { [log] in log.add("pan \($0.state)") }
        let tap = TapGestureRecognizer()
        tap.name = "open"
        card.addGestureRecognizer(pan)
        card.addGestureRecognizer(tap)
        host.scene.touchOverlay = overlay
        host.settle()
        return host
    }

    /// A finger that draws to the right, and another that rests.
    private func play(on host: TestHost) -> Finger {
        let finger = host.finger()
        finger.down(at: Point(90, 90))
        finger.move(to: Point(130, 100), over: .milliseconds(100))
        host.finger().down(at: Point(260, 60))
        return finger
    }

    @Test(
        "DX-2: a drag as each topic shows it, and as all do together",
        arguments: ["touches", "areas", "recognizers", "slop", "velocity", "all"])
    func golden(topic: String) throws {
        let host = makeHost(try TouchOverlayTopics(names: topic))
        _ = play(on: host)
        try host.expectImage(named: "overlay-\(topic)")
    }

    @Test("DX-2: what is delivered is the same with it and without")
    func noEffect() {
        let logs = [TouchOverlayTopics(), .all].map { topics in
            let host = makeHost(topics)
            host.application.startTrace([.frames, .hitTesting, .gestures, .delivery]) { [log] in log.add($0) }
            let probe = LoggedView("probe", Rect(220, 180, 60, 60), log)
            probe.hitTests = .pass
            host.window.addSubview(probe)
            let finger = play(on: host)
            host.finger().tap(at: Point(250, 200))
            finger.up()
            host.clock.advance(by: .seconds(1))
            #expect(host.application.keyWindow === host.window)
            return log.take()
        }
        #expect(logs[0] == logs[1])
        #expect(logs[0].count > 20)
    }

    @Test("DX-2: only the pixels of what moves are painted, and all of it goes with the overlay")
    func damage() throws {
        let host = makeHost(.all)
        let bare = try host.picture.copy()
        let finger = play(on: host)
        host.settle()
        let frames = host.surface.paintedRegions.count
        finger.move(to: Point(134, 100))
        host.settle()
        let painted = host.surface.paintedRegions[frames...].reduce(0) { $0 + $1.area }
        #expect(painted > 0)
        #expect(painted < 320 * 260 / 4)
        #expect(!host.picture.hasSamePixels(as: bare))
        host.scene.touchOverlay = []
        host.settle()
        #expect(host.picture.hasSamePixels(as: bare))
        #expect(host.scene.windows == [host.window])
    }

    @Test("DX-2: what is over stays until the next touch lands")
    func lastTouch() {
        let host = makeHost(.touches)
        func marks() -> Int { host.scene.windows.last?.subviews.count ?? 0 }
        host.finger().tap(at: Point(90, 90))
        #expect(marks() == 1)
        host.finger().tap(at: Point(20, 20))
        #expect(marks() == 1)
        _ = play(on: host)
        #expect(marks() == 2)
    }

    @Test("DX-2: the application's setting holds for scenes that are open and those that will be")
    func application() {
        let host = TestHost(size: Size(width: 100, height: 100))
        host.application.touchOverlay = .areas
        #expect(host.scene.touchOverlay == .areas)
        let window = Window(title: "Second", size: Size(width: 100, height: 100))
        host.application.open(window)
        #expect(window.windowScene?.touchOverlay == .areas)
        #expect(window.isKeyWindow)
        window.windowScene?.close()
        host.application.touchOverlay = []
        #expect(host.scene.touchOverlay.isEmpty)
    }

    @Test("a topic that there is not is named, with those there are")
    func unknownTopic() throws {
        #expect(try TouchOverlayTopics(names: " slop, touches,") == [.slop, .touches])
        let error = #expect(throws: UnknownTopic.self) { try TouchOverlayTopics(names: "toches") }
        #expect(
            error?.description
                == "there is no overlay topic \"toches\"; the topics are touches, areas, recognizers, slop, velocity, all"
        )
    }
}
