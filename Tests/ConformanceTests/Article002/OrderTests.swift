import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: order and states of recognizers")
struct OrderTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    @Test(
        "CF-213: possible and failed call nothing; discrete gestures act once, continuous ones with every state",
        .likeUIKit)
    func actionsOfStates() {
        let view = View(frame: Rect(0, 0, 200, 200))
        host.window.addSubview(view)
        let tap = view.attach(TapGestureRecognizer(), "tap", log)
        let pan = view.attach(PanGestureRecognizer(), "pan", log)
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["action tap ended"])
        host.finger().drag(from: Point(50, 50), to: Point(90, 50), over: .milliseconds(50))
        #expect(log.take() == ["action pan began", "action pan changed", "action pan changed", "action pan ended"])
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(70, 50))
        finger.cancel()
        #expect(log.take() == ["action pan began", "action pan cancelled"])
        pan.isEnabled = false
        host.finger().tap(at: Point(50, 50), holding: .seconds(1))  // too long for a tap
        #expect(log.take() == [])
        #expect(tap.state == .possible)
    }

    @Test(
        "CF-226: a touch lists its recognizers from its view up to the window, those of one view as they were added",
        .differs("UIKit's list ends with two gate recognizers of the system; here are none."))
    func listOfRecognizers() {
        let outer = View(frame: Rect(0, 0, 200, 200))
        let inner = LoggedView("inner", Rect(0, 0, 100, 100), log, in: outer)
        host.window.addSubview(outer)
        host.window.attach(TapGestureRecognizer(), "window tap", log)
        outer.attach(PanGestureRecognizer(), "pan", log)
        inner.attach(TapGestureRecognizer(), "tap", log)
        inner.attach(LongPressGestureRecognizer(), "press", log)
        var names: [String] = []
        inner.onTouch = { phase, touches, _ in
            if phase == .began { names = touches.flatMap { $0.gestureRecognizers.compactMap(\.name) } }
        }
        host.finger().tap(at: Point(50, 50))
        #expect(names == ["tap", "press", "pan", "window tap"])
    }

    @Test(
        "CF-227: recognizers are updated from the deepest view outwards; on one view the last added first",
        .open("Apple calls the order undefined; the depth is seen in a recorded stack, the rest is ours."))
    func updateOrder() {
        let outer = View(frame: Rect(0, 0, 200, 200))
        let inner = View(frame: Rect(0, 0, 100, 100))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        for (name, view) in [("inner 1", inner), ("window", host.window), ("outer", outer), ("inner 2", inner)] {
            _ = ScriptedRecognizer(name, log, on: view)
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        let order = ["inner 2", "inner 1", "outer", "window"]
        #expect(log.take() == order.map { "\($0).touchesBegan" })
        finger.move(to: Point(60, 50))
        #expect(log.take() == order.map { "\($0).touchesMoved" })
    }

    @Test(
        "CF-228: of recognizers that failed at the same move, each can tell its own reason",
        .differs("UIKit offers no reasons."))
    func ownReasons() {
        let outer = View(frame: Rect(0, 0, 200, 200))
        outer.name = "page"
        let inner = View(frame: Rect(0, 0, 100, 100))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        let rules = Rules()
        rules.begins = { _ in false }
        let pan = outer.attach(PanGestureRecognizer(), "pan", log) { $0.delegate = rules }
        let press = inner.attach(LongPressGestureRecognizer(), "press", log)
        let gate = ScriptedRecognizer("gate", nil, on: host.window)
        gate.onTouch = { recognizer, phase, _ in if phase == .moved { recognizer.state = .failed } }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(70, 50))
        #expect([pan.state, press.state, gate.state] == [.failed, .failed, .failed])
        #expect(
            pan.explanation
                == "pan ‘pan’ failed at 0.000 s: vetoed by its delegate Rules (gestureRecognizerShouldBegin)")
        #expect(
            press.explanation
                == "long press ‘press’ failed at 0.000 s: a touch moved too far, "
                + "or in a direction that the gesture does not have"
        )
        #expect(gate.explanation == "scripted ‘gate’ failed at 0.000 s: the recognizer set its state itself")
    }
}
