import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Who is asked, and one update of a window's recognizers")
struct GestureUpdateTests {
    let host: TestHost
    let log = Log()
    let outer: LoggedView
    let inner: LoggedView

    init() {
        host = TestHost(size: Size(width: 300, height: 300))
        outer = LoggedView("outer", Rect(0, 0, 300, 300), log)
        inner = LoggedView("inner", Rect(0, 0, 200, 200), log)
        host.window.addSubview(outer)
        outer.addSubview(inner)
        inner.isMultipleTouchEnabled = true
    }

    @Test(
        "GR-1, TC-3: a touch asks from its view up to the window, on each view in the order of addition; then no more")
    func chain() throws {
        _ = TellingRecognizer("window", log, on: host.window)
        _ = TellingRecognizer("outer 1", log, on: outer)
        _ = TellingRecognizer("inner 1", log, on: inner)
        _ = TellingRecognizer("inner 2", log, on: inner)
        let sibling = View(frame: Rect(200, 200, 100, 100))
        outer.addSubview(sibling)
        _ = TellingRecognizer("sibling", log, on: sibling)
        var found: [String] = []
        inner.onTouch = { _, touches, _ in
            found = touches.flatMap { $0.gestureRecognizers.compactMap(\.name) }
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        #expect(found == ["inner 1", "inner 2", "outer 1", "window"])

        _ = TellingRecognizer("late", log, on: inner)
        let between = View(frame: Rect(0, 0, 200, 200))
        outer.addSubview(between)
        _ = TellingRecognizer("between", log, on: between)
        between.addSubview(inner)
        _ = log.take()
        finger.move(to: Point(60, 50))
        #expect(
            log.take() == ["inner 2 moved", "inner 1 moved", "outer 1 moved", "window moved", "inner moved"])
        #expect(found == ["inner 1", "inner 2", "outer 1", "window"])
        finger.up()
        _ = log.take()
        host.finger().down(at: Point(50, 50))
        #expect(found == ["inner 1", "inner 2", "late", "between", "outer 1", "window"])
    }

    @Test("GR-1: a touch without a view asks the window alone")
    func windowAlone() {
        let host = TestHost(size: Size(width: 300, height: 300), policy: .uikitTwoPass)
        let probe = LoggedView("probe", Rect(0, 0, 300, 300), log)
        probe.hitTests = .pass
        host.window.addSubview(probe)
        _ = TellingRecognizer("probe recognizer", log, on: probe)
        _ = TellingRecognizer("window recognizer", log, on: host.window)
        var walks = 0
        probe.answer = { [unowned probe] in
            walks += 1
            return walks == 1 ? probe : nil
        }
        host.window.hitTestBehavior = .passthrough
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.take().filter { !$0.hasPrefix("probe.") } == [
                "window recognizer began", "window recognizer ended",
            ])
    }

    @Test(
        "GR-3: who turned a touch down is not among its recognizers, hears nothing, and neither delays nor cancels it")
    func rejected() {
        let refusing = Refusing()
        let refused = TellingRecognizer("refused", log, on: inner)
        refused.delegate = refusing
        refused.delaysTouchesBegan = true
        refused.proposals = [.began: .ended]
        _ = TellingRecognizer("kept", log, on: inner)
        var found: [String] = []
        inner.onTouch = { _, touches, _ in found += touches.flatMap { $0.gestureRecognizers.compactMap(\.name) } }
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["kept began", "inner began", "kept ended", "inner ended"])
        #expect(found == ["kept", "kept"])
        #expect(refusing.asked == ["refused"])
    }

    @Test("GR-8: one update feeds everybody, began to cancelled; then come the actions, the views, and the resets")
    func phases() {
        let above = TellingRecognizer("above", log, on: outer)
        let below = TellingRecognizer("below", log, on: inner)
        for recognizer in [above, below] { recognizer.cancelsTouchesInView = false }
        below.proposals = [.ended: .began]
        above.proposals = [.moved: .began]
        let places = [Point(20, 20), Point(60, 20), Point(100, 20), Point(140, 20)]
        let landed = host.land(Array(places.prefix(3)))
        _ = log.take()

        let late = host.makeContact()
        host.send([
            Sample(landed[0], .cancelled, places[0]), Sample(landed[1], .up, places[1]),
            Sample(landed[2], .moved, Point(110, 20)), Sample(late, .down(host.scene.id), places[3]),
        ])
        #expect(
            log.take() == [
                "below began", "below moved", "below ended", "below cancelled",
                "above began", "above moved", "above ended", "above cancelled",
                "below!began", "above!began",
                "inner began", "inner moved", "inner ended", "inner cancelled",
            ])

        for recognizer in [above, below] { recognizer.proposals = [.ended: .ended] }
        host.lift([(landed[2], Point(110, 20)), (late, places[3])])
        #expect(
            log.take() == [
                "below ended ×2", "above ended ×2", "below!ended", "above!ended", "inner ended ×2", "below reset",
                "above reset",
            ])
    }

    @Test("GR-8: a timer makes an update of its own, in which its owner alone is woken")
    func timerUpdate() {
        let press = LongPressGestureRecognizer()
        press.addAction { [log] in log.add("press!\($0.state)") }
        outer.addGestureRecognizer(press)
        _ = TellingRecognizer("below", log, on: inner)
        host.finger().down(at: Point(50, 50))
        #expect(log.take() == ["below began", "inner began"])
        host.clock.advance(by: .milliseconds(500))
        #expect(log.take() == ["press!began", "inner cancelled"])
    }

    @Test("GR-29: it is the touched view that is called, with an event, whenever; what it forwards is the same")
    func target() {
        inner.bubbling = .superFirst
        var calls: [String] = []
        var events: [Event] = []
        for view in [inner, outer] {
            view.onTouch = { [unowned view] phase, touches, event in
                let owners = touches.map { $0.view?.name ?? "nil" }.sorted()
                calls.append("\(view.name ?? "") \(phase) of \(owners)\(event == nil ? " without event" : "")")
                if let event { events.append(event) }
            }
        }
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesBegan = true
        inner.addGestureRecognizer(tap)
        host.finger().tap(at: Point(50, 50))
        #expect(calls == [])
        host.clock.advance(by: .milliseconds(350))  // no event is under way when both are told
        #expect(
            calls == [
                "outer began of [\"inner\"]", "inner began of [\"inner\"]", "outer ended of [\"inner\"]",
                "inner ended of [\"inner\"]",
            ])
        #expect(events.allSatisfy { $0 === events.first } && events.count == 4)
    }

    @Test("GR-52: a recognizer's name, whatever text it is, is what diagnostics, traces and explanations call it")
    func names() throws {
        let name = "drawer → “left”, 2/3"
        var trace: [String] = []
        host.application.startTrace([.gestures, .diagnostics]) { trace.append($0) }
        let recognizer = TellingRecognizer(name, log, on: outer)
        recognizer.state = .changed
        inner.addGestureRecognizer(recognizer)
        recognizer.proposals = [.began: .began]
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        let explanation = recognizer.explanation(for: try #require(recognizer.touches.first))
        finger.up()
        let title = "telling ‘\(name)’"
        #expect(
            trace.filter { $0.contains(" diagnostics ") } == [
                "0.000 diagnostics GR_ILLEGAL_TRANSITION: \(title) is possible and proposes changed, which is ignored",
                "0.000 diagnostics \(title) was added to ‘inner’, and ‘outer’ has lost it: "
                    + "a recognizer belongs to one view; make one for each",
                "0.000 diagnostics \(title) goes on although its last touch is over: "
                    + "it should set its state to ended or cancelled",
            ])
        #expect(trace.filter { !$0.contains(title) } == [])
        #expect(explanation == "\(title) began at 0.000 s")
    }
}

@MainActor
private final class Refusing: GestureRecognizerDelegate {
    var asked: [String] = []

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        asked.append(recognizer.name ?? "")
        return false
    }
}
