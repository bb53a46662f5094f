import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Recognizers against each other")
struct GestureConflictTests {
    let bench = GestureBench()

    private func add(_ name: String, taps: Int = 1) -> TapGestureRecognizer {
        bench.add(TapGestureRecognizer(), named: name) {
            $0.numberOfTapsRequired = taps
            $0.cancelsTouchesInView = false
            $0.delaysTouchesEnded = false
        }
    }

    private func actions() -> String {
        bench.log.take().filter { $0.contains("!") }.joined(separator: " ")
    }

    @Test("GR-24: single requires double to fail: one tap waits, two taps are a double tap only")
    func singleRequiresDouble() {
        let single = add("single")
        single.require(toFail: add("double", taps: 2))
        bench.tap()
        bench.wait(349)
        #expect(actions() == "")
        bench.wait(1)
        #expect(actions() == "single!ended")

        bench.tap()
        bench.wait(100)
        bench.tap()
        bench.wait(1000)
        #expect(actions() == "double!ended")
    }

    @Test("GR-24: without a requirement the order of addition decides the second tap")
    func singleAndDouble() {
        _ = add("single")
        _ = add("double", taps: 2)
        bench.tap()
        bench.wait(100)
        bench.tap()
        #expect(actions() == "single!ended double!ended")
    }

    @Test("GR-24: the single tap added last recognizes both taps, and the double tap after it")
    func doubleAndSingle() {
        _ = add("double", taps: 2)
        _ = add("single")
        bench.tap()
        bench.wait(100)
        bench.tap()
        #expect(actions() == "single!ended single!ended double!ended")
    }

    @Test("a tap that waits for a double tap fires when the second tap turns into a drag")
    func secondTapBecomesDrag() {
        let single = add("single")
        single.require(toFail: add("double", taps: 2))
        bench.tap()
        bench.wait(100)
        bench.drag(20)
        #expect(actions() == "")
        bench.drag(50)
        #expect(actions() == "single!ended")
    }

    @Test("GR-7: of two equal taps on one view the one added last acts; with a delegate both do, the last first")
    func equalTaps() {
        let first = add("first")
        _ = add("second")
        bench.tap()
        #expect(actions() == "second!ended")
        let both = Simultaneous()
        first.delegate = both
        bench.tap()
        #expect(actions() == "second!ended first!ended")
    }

    @Test("GR-6: the tap of the inner view wins over the outer one's")
    func innerTap() {
        let inner = View(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        bench.add(TapGestureRecognizer(), named: "inner", to: inner)
        _ = add("outer")
        bench.tap()
        #expect(actions() == "inner!ended")
        bench.tap(at: Point(300, 300))
        #expect(actions() == "outer!ended")
    }

    @Test("GR-6: an outer pan that is ready on an earlier frame wins over an inner one")
    func earlierPan() {
        let inner = View(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        bench.add(PanGestureRecognizer(), named: "inner", to: inner) {
            var profile = InputProfile.uikit
            profile.direct.panSlop = 30
            $0.inputProfile = profile
        }
        bench.add(PanGestureRecognizer(), named: "outer")
        bench.drag(15, 40)
        #expect(actions() == "outer!began outer!changed")
    }

    @Test("GR-15: a view under the finger refuses a recognizer of its superview, and is asked once")
    func veto() {
        let inner = VetoView(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        _ = add("outer")
        bench.tap()
        #expect(actions() == "")
        #expect(inner.asked == ["outer"])
        bench.tap(at: Point(300, 300))
        #expect(actions() == "outer!ended")
    }

    @Test("GR-18: two fingers drag two views")
    func twoPans() {
        let pans = [0, 200].map { x in
            let view = View(frame: Rect(Double(x), 0, 200, 400))
            bench.view.addSubview(view)
            return bench.add(PanGestureRecognizer(), named: "\(x)", to: view)
        }
        let fingers = [bench.host.finger(), bench.host.finger()]
        fingers[0].down(at: Point(100, 100))
        fingers[1].down(at: Point(300, 100))
        fingers[0].move(to: Point(120, 100))
        fingers[1].move(to: Point(300, 130))
        #expect(actions() == "0!began 200!began")
        #expect(pans.map { $0.translation(in: nil) } == [Vector(dx: 20, dy: 0), Vector(dx: 0, dy: 30)])
    }

    @Test("GR-2: what a recognizer does not take it neither delays nor cancels", arguments: 0..<4)
    func filters(kind: Int) {
        let delegate = Refusing()
        bench.add(TapGestureRecognizer(), named: "tap") {
            $0.delaysTouchesBegan = true
            switch kind {
            case 0: $0.isEnabled = false
            case 1: $0.allowedTouchTypes = [.pencil]
            case 2: delegate.refusesEvents = true
            default: delegate.refusesTouches = true
            }
            $0.delegate = delegate
        }
        bench.tap()
        #expect(bench.trace() == "B E")
    }

    @Test(
        "RC-6: a click of the button asked for is a tap, one of another button is the view's",
        arguments: [0x110, 0x111])
    func buttons(code: UInt32) {
        _ = add("primary")
        bench.add(TapGestureRecognizer(), named: "secondary") { $0.buttonMaskRequired = .secondary }
        let place = Point(100, 100)
        for change in [
            PointerSample.Change.entered(bench.host.scene.id), .button(code: code, isDown: true),
            .button(code: code, isDown: false),
        ] {
            let sample = PointerSample(change: change, location: place, time: bench.host.clock.now)
            bench.host.platform.receive([
                InputFrame(seat: SeatID(rawValue: 1), time: bench.host.clock.now, contents: .pointer([sample]))
            ])
        }
        #expect(actions() == (code == 0x110 ? "primary!ended" : "secondary!ended"))
    }

    @Test("GR-37: a delegate is asked about an event once, and about every touch")
    func admissionCalls() {
        let delegate = Refusing()
        bench.add(PanGestureRecognizer()) { $0.delegate = delegate }
        let other = bench.host.finger()
        bench.finger.down(at: Point(100, 100))
        other.down(at: Point(200, 100))
        other.up()
        bench.finger.up()
        #expect(delegate.calls == ["event", "touch", "touch"])
        bench.tap()
        #expect(delegate.calls == ["event", "touch", "touch", "event", "touch"])
    }
}

@MainActor
private final class Simultaneous: GestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}

@MainActor
private final class Refusing: GestureRecognizerDelegate {
    var refusesEvents = false
    var refusesTouches = false
    var calls: [String] = []

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool {
        calls.append("event")
        return !refusesEvents
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        calls.append("touch")
        return !refusesTouches
    }
}

@MainActor
private final class VetoView: View {
    var asked: [String] = []

    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        asked.append(recognizer.name ?? "")
        return false
    }
}
