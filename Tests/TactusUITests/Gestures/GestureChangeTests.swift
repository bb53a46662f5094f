import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Changes in the middle of a gesture: GR-33, GR-38 to GR-48")
struct GestureChangeTests {
    let bench = GestureBench()

    @Test("GR-38: disabling a running pan cancels it, with an action; its finger stays lost when it is enabled again")
    func disabled() {
        let pan = bench.add(PanGestureRecognizer())
        bench.drag(12)
        pan.isEnabled = false
        #expect(bench.trace() == "B !began C !cancelled")
        pan.isEnabled = true
        bench.drag(30, 60)
        bench.finger.up()
        #expect(bench.trace() == "")
        #expect(pan.state == .possible)
        bench.drag(12)
        #expect(bench.trace() == "B !began C")
    }

    @Test("GR-38: disabled inside its own action it is cancelled when the action has returned")
    func disabledInsideAction() {
        let pan = bench.add(PanGestureRecognizer())
        var states: [GestureRecognizer.State] = []
        pan.addAction { pan in
            pan.isEnabled = false
            states.append(pan.state)
        }
        bench.drag(12)
        #expect(states == [.began, .cancelled])
        #expect(bench.trace() == "B !began !cancelled C")
    }

    @Test("GR-38: disabled by its delegate while it asks to begin it fails, without an action")
    func disabledInsideHook() {
        let delegate = Disabling()
        let pan = bench.add(PanGestureRecognizer()) { $0.delegate = delegate }
        bench.drag(12)
        #expect(bench.trace() == "B M")
        #expect(pan.state == .failed)
    }

    @Test("GR-39: a removed recognizer lets go of the touches that it held back")
    func removed() {
        let tap = bench.add(TapGestureRecognizer()) { $0.delaysTouchesBegan = true }
        bench.finger.down(at: Point(100, 100))
        #expect(bench.trace() == "")
        bench.view.removeGestureRecognizer(tap)
        #expect(bench.trace() == "B")
        #expect(tap.state == .possible && tap.view == nil)
        bench.finger.up()
        #expect(bench.trace() == "E")
    }

    @Test("GR-4: a recognizer belongs to the view it was added to last; adding it again keeps its place")
    func oneView() {
        let tap = TapGestureRecognizer()
        let other = TapGestureRecognizer()
        bench.view.addGestureRecognizer(tap)
        bench.view.addGestureRecognizer(other)
        bench.view.addGestureRecognizer(tap)
        #expect(bench.view.gestureRecognizers == [tap, other])
        bench.host.window.addGestureRecognizer(tap)
        #expect(bench.view.gestureRecognizers == [other])
        #expect(tap.view === bench.host.window)
    }

    @Test("GR-33: a failed recognizer is reset when its last finger has left, and takes no other before")
    func reset() {
        let tap = bench.add(Probe())
        bench.finger.down(at: Point(100, 100))
        tap.fail()
        #expect(tap.state == .failed)
        let other = bench.host.finger()
        other.down(at: Point(200, 200))
        #expect(tap.heard == ["began"])
        bench.finger.up()
        #expect(tap.heard == ["began", "reset"])
        #expect(tap.state == .possible)
        other.up()
        #expect(tap.heard == ["began", "reset"])
    }

    @Test(
        "a recognizer of the application's own that never decides is let go when its finger has left, without a reset")
    func undecided() {
        let probe = bench.add(Probe()) { $0.delaysTouchesEnded = true }
        bench.tap()
        #expect(probe.heard == ["began", "ended"])
        #expect(bench.trace() == "B E")
        bench.tap()
        #expect(probe.heard == ["began", "ended", "began", "ended"])
    }

    @Test("GR-44: a touched view that leaves its window takes its recognizers along; those above go on")
    func viewLeaves() {
        let inner = View(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        let probe = bench.add(Probe(), to: inner)
        let outer = bench.add(PanGestureRecognizer(), named: "outer")
        bench.finger.down(at: Point(100, 100))
        inner.removeFromSuperview()
        bench.host.settle()
        #expect(probe.heard == ["began", "reset"])
        bench.finger.move(to: Point(120, 100))
        #expect(outer.state == .began)
    }

    @Test("GR-46: a window that is hidden cancels the gestures in it")
    func windowHidden() {
        bench.add(PanGestureRecognizer())
        bench.drag(12)
        bench.host.window.isHidden = true
        bench.host.settle()
        #expect(bench.trace() == "B !began C !cancelled")
    }

    @Test("PL-4: touches that a window keeps to itself end the gestures that had begun")
    func swallowed() {
        let host = TestHost(size: Size(width: 400, height: 400))
        let window = SwallowingWindow(windowScene: host.scene)
        window.isHidden = false
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        pan.addAction { states.append($0.state) }
        window.addGestureRecognizer(pan)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(150, 100))
        window.isSwallowing = true
        finger.up()
        #expect(states == [.began, .cancelled])
        #expect(pan.state == .possible)
    }

    @Test("GR-42: a delegate that is gone is not asked, a target that is gone is not called")
    func goneDelegateAndTarget() {
        let tap = bench.add(TapGestureRecognizer())
        var delegate: Disabling? = Disabling()
        tap.delegate = delegate
        var target: Target? = Target()
        if let target { tap.addTarget(target, action: Target.fire) }
        bench.finger.down(at: Point(100, 100))
        delegate = nil
        target = nil
        bench.finger.up()
        #expect(bench.trace() == "B !ended C")
        #expect(delegate == nil && target == nil)
    }

    @Test("GR-48: a view that is dropped by a gesture's action survives the dispatch")
    func droppedByAction() {
        weak var dropped: View?
        do {
            let inner = View(frame: Rect(50, 50, 100, 100))
            dropped = inner
            bench.view.addSubview(inner)
            bench.add(TapGestureRecognizer(), to: inner).addAction { $0.view?.removeFromSuperview() }
        }
        bench.tap()
        #expect(bench.trace() == "B !ended")
        bench.host.settle()
        #expect(dropped == nil)
    }
}

@MainActor
private final class Disabling: GestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.isEnabled = false
        return true
    }
}

@MainActor
private final class Target {
    func fire() { Issue.record("a target that is gone was called") }
}

/// A recognizer of the application's own that writes down what it hears.
@MainActor
private final class Probe: GestureRecognizer {
    var heard: [String] = []

    func fail() { state = .failed }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { heard.append("began") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { heard.append("ended") }
    override func reset() { heard.append("reset") }
}

@MainActor
private final class SwallowingWindow: Window {
    var isSwallowing = false

    override func sendEvent(_ event: Event) {
        if !isSwallowing { super.sendEvent(event) }
    }
}
