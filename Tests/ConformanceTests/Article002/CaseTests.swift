import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: its three cases")
struct CaseTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()

    /// Puts a view with taps in the window, in the order of their names, and answers what `act` makes them do.
    private func actions(
        of names: [String], singleWaits: Bool = false, _ act: (TestHost) -> Void
    ) -> [String] {
        let view = View(frame: Rect(0, 0, 400, 400))
        host.window.addSubview(view)
        var recognizers: [String: GestureRecognizer] = [:]
        for name in names {
            let recognizer: GestureRecognizer
            switch name {
            case "press": recognizer = LongPressGestureRecognizer()
            default:
                let tap = TapGestureRecognizer()
                tap.numberOfTapsRequired = name == "double" ? 2 : 1
                recognizer = tap
            }
            recognizers[name] = view.attach(recognizer, name, log)
        }
        if singleWaits, let single = recognizers["single"], let double = recognizers["double"] {
            single.require(toFail: double)
        }
        act(host)
        host.clock.advance(by: .seconds(1))
        view.removeFromSuperview()
        return log.take()
    }

    @Test(
        "CF-214: single tap, double tap and long press on one view, with and without a requirement, in any order",
        .likeUIKit)
    func caseOne() {
        func tapTwice(_ host: TestHost) {
            for _ in 1...2 {
                host.finger().tap(at: Point(50, 50))
                host.clock.advance(by: .milliseconds(100))
            }
        }
        func tapOnce(_ host: TestHost) {
            host.finger().tap(at: Point(50, 50))
            log.add("lifted")
            host.clock.advance(by: .milliseconds(349))
            log.add("349 ms")
            host.clock.advance(by: .milliseconds(1))
            log.add("350 ms")
        }
        func hold(_ host: TestHost) { host.finger().tap(at: Point(50, 50), holding: .milliseconds(600)) }
        let all = ["single", "double", "press"]
        #expect(
            actions(of: ["single", "double"], singleWaits: true, tapOnce)
                == ["lifted", "349 ms", "action single ended", "350 ms"])
        #expect(actions(of: ["single", "double"], singleWaits: true, tapTwice) == ["action double ended"])
        #expect(actions(of: ["single", "double"], tapTwice) == ["action single ended", "action double ended"])
        #expect(
            actions(of: ["double", "single"], tapTwice)
                == ["action single ended", "action single ended", "action double ended"])
        #expect(actions(of: all, hold) == ["action press began", "action press ended"])
        #expect(actions(of: all) { $0.finger().tap(at: Point(50, 50)) } == ["action single ended"])
    }

    @Test(
        "CF-215: a container's pinch sees fingers on different subviews; a tap of one of them that recognizes wins",
        .likeUIKit)
    func caseTwo() {
        let container = LoggedView("container", Rect(0, 0, 400, 400), log, in: host.window)
        _ = LoggedView("red", Rect(0, 0, 200, 400), log, in: container)
        let blue = LoggedView("blue", Rect(200, 0, 200, 400), log, in: container)
        let pinch = container.attach(PinchGestureRecognizer(), "pinch", log)
        blue.attach(TapGestureRecognizer(), "tap", log)

        let fingers = host.land([Point(150, 100), Point(250, 100)])
        host.send([(fingers[0], .moved, Point(100, 100)), (fingers[1], .moved, Point(300, 100))])
        host.send([(fingers[0], .up, Point(100, 100)), (fingers[1], .up, Point(300, 100))])
        #expect(
            log.take() == [
                "red began", "blue began", "action pinch began", "red cancelled", "blue cancelled",
                "action pinch ended",
            ])

        let first = host.finger()
        first.down(at: Point(150, 100))
        host.finger().tap(at: Point(250, 100))
        #expect(pinch.state == .failed)
        first.move(to: Point(50, 100))
        first.up()
        #expect(
            log.take() == ["red began", "blue began", "action tap ended", "blue cancelled", "red moved", "red ended"])
    }

    @Test(
        "CF-216: pan and pinch on one view run together if a delegate says so; else the first that begins wins",
        .likeUIKit)
    func caseThree() {
        func play(_ rules: Rules?) -> [String] {
            let view = View(frame: Rect(0, 0, 400, 400))
            host.window.addSubview(view)
            view.attach(PanGestureRecognizer(), "pan", log).delegate = rules
            view.attach(PinchGestureRecognizer(), "pinch", log).delegate = rules
            let fingers = host.land([Point(150, 100), Point(250, 100)])
            host.send([(fingers[0], .moved, Point(150, 112)), (fingers[1], .moved, Point(250, 112))])  // a shift
            host.send([(fingers[0], .moved, Point(140, 112)), (fingers[1], .moved, Point(260, 112))])  // a spread
            host.send([(fingers[0], .up, Point(140, 112)), (fingers[1], .up, Point(260, 112))])
            view.removeFromSuperview()
            return log.take()
        }
        let together = Rules()
        together.simultaneously = { _, _ in true }
        #expect(
            play(together) == [
                "action pan began", "action pinch began", "action pan changed", "action pinch ended",
                "action pan ended",
            ])
        #expect(play(nil) == ["action pan began", "action pan changed", "action pan ended"])
    }
}
