import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: gesture recognizers")
struct GesturesTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()

    private func box() -> LoggedView { LoggedView("box", Rect(0, 0, 400, 400), log, in: host.window) }

    @Test("CF-025: a recognizer hears of every phase of a touch before the view does", .likeUIKit)
    func recognizersFirst() {
        _ = ScriptedRecognizer("recognizer", log, on: box())
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        finger.up()
        finger.down(at: Point(50, 50))
        finger.cancel()
        #expect(
            log.lines.filter { !$0.hasSuffix("reset") } == [
                "recognizer.touchesBegan", "box began", "recognizer.touchesMoved", "box moved",
                "recognizer.touchesEnded", "box ended", "recognizer.touchesBegan", "box began",
                "recognizer.touchesCancelled", "box cancelled",
            ])
    }

    @Test(
        "CF-026: an action is sent within the dispatch in which the gesture was recognized, before views are told",
        .differs(
            "UIKit's header speaks of the next turn of the run loop, its recorded stacks of the same dispatch; "
                + "we follow the stacks."))
    func actionInTheSameDispatch() {
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        window.before = { [log] _ in log.add("sendEvent {") }
        window.after = { [log] _ in log.add("}") }
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: window)
        box.attach(TapGestureRecognizer(), "tap", log)
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "sendEvent {", "box began", "}", "sendEvent {", "action tap ended", "box cancelled", "}",
            ])
    }

    @Test(
        "CF-027: a recognized gesture acts first, then its touches are cancelled in their view",
        .differs("UIKit's header says cancel, then act; every log that was published shows the reverse."))
    func actionThenCancel() {
        box().attach(PanGestureRecognizer(), "pan", log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(56, 50))
        finger.move(to: Point(62, 50))
        finger.up()
        #expect(
            log.lines == ["box began", "box moved", "action pan began", "box cancelled", "action pan ended"])
    }

    @Test("CF-028: taps and swipes are discrete; long presses and pans go through began, changed and ended", .likeUIKit)
    func discreteGestures() {
        let places: [(GestureRecognizer, String)] = [
            (TapGestureRecognizer(), "tap"), (SwipeGestureRecognizer(), "swipe"),
            (LongPressGestureRecognizer(), "press"), (PanGestureRecognizer(), "pan"),
        ]
        for (index, place) in places.enumerated() {
            let view = View(frame: Rect(0, Double(index) * 100, 400, 100))
            host.window.addSubview(view)
            view.attach(place.0, place.1, log)
        }
        host.finger().tap(at: Point(50, 50))
        for y in [150.0, 250, 350] {
            let finger = host.finger()
            finger.down(at: Point(50, y))
            if y == 250 { host.clock.advance(by: .milliseconds(500)) }
            for step in 1...2 {
                host.clock.advance(by: .milliseconds(50))
                finger.move(to: Point(50 + Double(step) * 40, y))
            }
            finger.up()
        }
        #expect(
            log.lines == [
                "action tap ended", "action swipe ended", "action press began", "action press changed",
                "action press changed", "action press ended", "action pan began", "action pan changed",
                "action pan ended",
            ])
    }

    @Test(
        "CF-029: a recognizer keeps its final state until its last finger lifts, then is reset to possible",
        .open("Apple's two texts disagree on when; we follow the article on the state machine."))
    func reset() {
        let recognizer = ScriptedRecognizer("swipe", log, on: host.window)
        recognizer.onTouch = { recognizer, phase, _ in if phase == .moved { recognizer.state = .ended } }
        let fingers = [host.finger(), host.finger()]
        #expect(recognizer.state == .possible)
        fingers[0].down(at: Point(50, 50))
        fingers[1].down(at: Point(90, 50))
        fingers[0].move(to: Point(60, 50))
        #expect(recognizer.state == .ended)
        fingers[0].up()
        #expect(recognizer.state == .ended)
        #expect(!log.lines.contains("swipe.reset"))
        fingers[1].up()
        #expect(recognizer.state == .possible)
        #expect(
            log.lines == ["swipe.touchesBegan", "swipe.touchesBegan", "swipe.touchesMoved", "swipe.reset"])
    }

    @Test(
        "CF-033: who requires another's failure fails when that one recognizes, even if both would be allowed",
        .likeUIKit)
    func requirements() {
        let box = box()
        let rules = Rules()
        rules.simultaneously = { _, _ in true }
        let pan = box.attach(PanGestureRecognizer(), "pan", log)
        let waiting = box.attach(PanGestureRecognizer(), "waiting", log)
        let beside = box.attach(PanGestureRecognizer(), "beside", log)
        for recognizer in [pan, waiting, beside] { recognizer.delegate = rules }
        waiting.require(toFail: pan)
        host.finger().drag(from: Point(50, 50), to: Point(90, 50), over: .milliseconds(20))
        #expect(
            log.lines == [
                "box began", "action beside began", "action pan began", "box cancelled", "action beside ended",
                "action pan ended",
            ])
        #expect(
            waiting.explanation
                == "pan ‘waiting’ failed at 0.020 s: pan ‘pan’ recognized, whose failure it requires "
                + "(require(toFail:))"
        )

        _ = log.take()
        pan.isEnabled = false  // it takes no part: nobody waits for it
        beside.isEnabled = false
        host.finger().drag(from: Point(50, 50), to: Point(90, 50), over: .milliseconds(20))
        #expect(log.take() == ["box began", "action waiting began", "box cancelled", "action waiting ended"])
    }
}
