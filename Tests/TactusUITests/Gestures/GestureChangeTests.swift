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

    @Test("GR-51: a recognizer knows the keys and buttons that were held at its last event")
    func heldKeys() {
        let host = bench.host
        let tap = bench.add(TapGestureRecognizer()) { $0.buttonMaskRequired = .secondary }
        let pinch = bench.add(PinchGestureRecognizer())
        var held: [(ModifierFlags, ButtonMask)] = []
        for recognizer in [tap, pinch] as [GestureRecognizer] {
            recognizer.addAction { held.append(($0.modifierFlags, $0.buttonMask)) }
        }
        let shift = KeySample(change: .modifiers(.shift), time: host.clock.now)
        host.platform.receive([InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .keys([shift]))])
        let changes: [PointerSample.Change] = [
            .entered(host.scene.id), .button(code: 0x111, isDown: true), .button(code: 0x111, isDown: false),
        ]
        for change in changes {
            let sample = PointerSample(change: change, location: Point(100, 100), time: host.clock.now)
            host.platform.receive(
                [InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .pointer([sample]))])
        }
        host.touchpad(at: Point(100, 100)).pinch(to: 2, over: .milliseconds(16))
        #expect(held.map(\.0) == [.shift, .shift, .shift])
        #expect(held.map(\.1) == [.secondary, [], []])
    }

    @Test("GR-40: a flag that changes in the midst counts from the next decision on; what was kept back comes then")
    func flags() {
        let tap = bench.add(TapGestureRecognizer()) { $0.delaysTouchesBegan = true }
        bench.finger.down(at: Point(100, 100))
        #expect(bench.trace() == "")
        tap.delaysTouchesBegan = false
        bench.finger.move(to: Point(101, 100))
        #expect(bench.trace() == "B M")
        tap.cancelsTouchesInView = false
        bench.finger.up()
        #expect(bench.trace() == "!ended E")
    }

    @Test("GR-41: a requirement that is added in the midst of an attempt counts from the next one on")
    func laterRequirement() {
        let double = bench.add(TapGestureRecognizer(), named: "double") { $0.numberOfTapsRequired = 2 }
        let single = bench.add(TapGestureRecognizer(), named: "single")
        bench.finger.down(at: Point(100, 100))
        single.require(toFail: double)
        bench.finger.up()
        #expect(bench.trace().contains("single!ended"))
        bench.wait(1000)
        _ = bench.trace()
        bench.finger.tap(at: Point(100, 100))
        #expect(!bench.trace().contains("single!ended"))
        bench.wait(350)
        #expect(bench.trace().contains("single!ended"))
    }

    @Test("GR-17: a tap that needs more taps is not prevented by one that needs fewer, and prevents it")
    func taps() {
        let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let pan = PanGestureRecognizer()
        #expect([single.canPrevent(double), double.canPrevent(single), single.canPrevent(pan)] == [false, true, true])
        #expect([double.canBePrevented(by: single), single.canBePrevented(by: double)] == [false, true])
        #expect([single.canBePrevented(by: TapGestureRecognizer()), single.canBePrevented(by: pan)] == [true, true])
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

    @Test("GR-44: no gesture of a view that a timer took away is recognized by what waits behind the timer")
    func viewLeavesByTimer() {
        let inner = View(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        bench.add(TapGestureRecognizer(), named: "tap", to: inner)
        bench.add(LongPressGestureRecognizer(), named: "press", to: inner)
        bench.finger.down(at: Point(100, 100))
        bench.host.application.schedule(after: .milliseconds(40)) { inner.removeFromSuperview() }
        bench.host.whileBusy {
            bench.host.clock.advance(by: .milliseconds(50))
            bench.finger.up()
        }
        #expect(bench.log.take() == ["view began"])

        bench.view.addSubview(inner)
        bench.finger.down(at: Point(100, 100))
        bench.host.application.schedule(after: .milliseconds(499)) { inner.removeFromSuperview() }
        bench.host.whileBusy { bench.host.clock.advance(by: .milliseconds(600)) }
        #expect(bench.log.take() == ["view began"])
        bench.finger.up()
    }

    @Test("GR-44: a recognizer whose view has left and is gone is cancelled like any other")
    func viewGoes() {
        bench.view.addSubview(View(frame: Rect(50, 50, 100, 100)))
        let tap = bench.add(TapGestureRecognizer(), named: "tap", to: bench.view.subviews[0])
        bench.finger.down(at: Point(100, 100))
        bench.view.subviews[0].removeFromSuperview()
        bench.host.settle()
        #expect(tap.view == nil)
        bench.finger.up()
        #expect(bench.log.take() == ["view began"])
    }

    @Test("GR-44: a superview that leaves with the touched view takes its recognizers along as well")
    func superviewLeaves() {
        let outer = View(frame: Rect(0, 0, 200, 200))
        let inner = LoggedView("inner", Rect(50, 50, 100, 100), bench.log)
        bench.view.addSubview(outer)
        outer.addSubview(inner)
        bench.add(PanGestureRecognizer(), named: "pan", to: outer) { $0.cancelsTouchesInView = false }
        bench.drag(12)
        #expect(bench.log.take() == ["inner began", "pan!began", "inner moved"])
        outer.removeFromSuperview()
        bench.host.settle()
        #expect(bench.log.take() == ["inner cancelled", "pan!cancelled"])
        bench.finger.move(to: Point(150, 100))
        bench.finger.up()
        #expect(bench.log.take() == [])
    }

    @Test("GR-44: a recognizer whose view leaves is cancelled, though the touched view has moved away and stays")
    func viewOfRecognizerLeaves() {
        let outer = View(frame: Rect(0, 0, 200, 200))
        let inner = LoggedView("inner", Rect(50, 50, 100, 100), bench.log)
        bench.view.addSubview(outer)
        outer.addSubview(inner)
        bench.add(PanGestureRecognizer(), named: "pan", to: outer) { $0.cancelsTouchesInView = false }
        bench.drag(12)
        bench.view.addSubview(inner)
        outer.removeFromSuperview()
        bench.host.settle()
        #expect(bench.log.take() == ["inner began", "pan!began", "inner moved", "pan!cancelled"])
        bench.finger.up()
        #expect(bench.log.take() == ["inner ended"])
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
