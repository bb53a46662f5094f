import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Actions and places: GR-9 to GR-11, GR-49, GR-50")
struct GestureActionTests {
    let bench = GestureBench()

    @Test("GR-11: actions are sent in the order in which they were added, with the recognizer or with nothing")
    func targets() {
        let target = Target(bench.log)
        let tap = TapGestureRecognizer()
        tap.addTarget(target, action: Target.plain)
        tap.addAction { [log = bench.log] in log.add("closure \($0.numberOfTouches)") }
        tap.addTarget(target, action: Target.tapped)
        bench.view.addGestureRecognizer(tap)
        bench.tap()
        #expect(bench.log.take() == ["view began", "plain", "closure 1", "tapped ended", "view cancelled"])
    }

    @Test("actions are removed by token and by target; one removed by another is not sent any more")
    func removal() throws {
        let target = Target(bench.log)
        let tap = TapGestureRecognizer()
        tap.addTarget(target, action: Target.plain)
        let token = tap.addAction { [log = bench.log] _ in log.add("closure") }
        bench.view.addGestureRecognizer(tap)
        tap.removeTarget(target)
        bench.tap()
        #expect(bench.log.take() == ["view began", "closure", "view cancelled"])

        tap.removeAction(token)
        target.rival = tap.addAction { [log = bench.log] _ in log.add("sent") }
        bench.tap()
        #expect(bench.log.take() == ["view began", "sent", "view cancelled"])

        let rival = try #require(target.rival)
        tap.removeAction(rival)
        tap.addTarget(target, action: Target.removeRival)
        target.rival = tap.addAction { [log = bench.log] _ in log.add("removed") }
        bench.tap()
        #expect(bench.log.take() == ["view began", "view cancelled"])
    }

    @Test("GR-10: began and changed of one dispatch are two calls, each reading its own state")
    func queuedTwice() {
        bench.add(Hasty())
        bench.drag(5)
        #expect(bench.trace() == "B !began !changed C")
    }

    @Test("GR-9: the action is sent inside the dispatch, after all recognizers and before the view")
    func actionsAfterFeeding() {
        let inner = View(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        bench.add(TapGestureRecognizer(), named: "inner", to: inner)
        let outer = bench.add(Listener())
        outer.onEnd = { [log = bench.log] in log.add("outer hears") }
        outer.delegate = Everything.shared
        bench.tap()
        #expect(bench.trace() == "B outer hears inner!ended C")
    }

    @Test("GR-50: a pan is at the centroid of its fingers, a tap where its first tap was")
    func locations() {
        let pan = bench.add(PanGestureRecognizer())
        let other = bench.host.finger()
        bench.finger.down(at: Point(100, 100))
        other.down(at: Point(200, 100))
        bench.finger.move(to: Point(100, 180))
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(in: nil) == Point(150, 140))
        #expect(pan.location(ofTouch: 1, in: nil) == Point(200, 100))

        let view = View(frame: Rect(0, 200, 400, 200))
        bench.host.window.addSubview(view)
        var places: [Point] = []
        let tap = bench.add(TapGestureRecognizer(), to: view) { $0.numberOfTapsRequired = 2 }
        tap.addAction { places = [$0.location(in: view), $0.location(ofTouch: 0, in: view)] }
        let third = bench.host.finger()
        third.tap(at: Point(50, 250))
        third.tap(at: Point(60, 260))
        #expect(places == [Point(50, 50), Point(60, 60)])
    }

    @Test("RC-16: a pan's way and velocity turn with the view they are asked in")
    func translationInTurnedView() {
        let turned = View(frame: Rect(0, 0, 400, 400))
        turned.transform = Transform(scaleX: 2, y: 2)
        bench.host.window.addSubview(turned)
        let pan = bench.add(PanGestureRecognizer(), to: turned)
        bench.drag(10, 20, 30)
        #expect(pan.translation(in: nil) == Vector(dx: 30, dy: 0))
        #expect(pan.translation(in: turned) == Vector(dx: 15, dy: 0))
        #expect(abs(pan.velocity(in: nil).dx - 1000) < 1e-6)
        #expect(abs(pan.velocity(in: turned).dx - 500) < 1e-6)
        pan.setTranslation(Vector(dx: 5, dy: 0), in: turned)
        #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 0))
        bench.wait(41)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test(
        "RC-7: a tap of two fingers, and the tap's time limit to the millisecond",
        arguments: [(749, true), (750, false)])
    func tapDuration(milliseconds: Int, isTap: Bool) {
        bench.add(TapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
        let other = bench.host.finger()
        bench.finger.down(at: Point(100, 100))
        other.down(at: Point(200, 100))
        bench.wait(milliseconds)
        other.up()
        bench.finger.up()
        #expect(bench.log.take().contains("!ended") == isTap)
    }

    @Test("the journal tells who won and why")
    func journal() {
        let inner = View(frame: Rect(50, 50, 100, 100))
        bench.view.addSubview(inner)
        let deep = bench.add(TapGestureRecognizer(), named: "deep", to: inner)
        let high = bench.add(TapGestureRecognizer(), named: "high")
        bench.tap()
        let journal = bench.host.window.gestureEnvironment.journal
        let decisions = journal.records.compactMap { record in
            if case .decided(let decision) = record.entry { decision } else { nil }
        }
        #expect(decisions.prefix(2) == [.entered(deep.id, .ended), .failed(high.id, .prevented(by: deep.id))])
        #expect(journal.label(of: high.id) == "high")
    }
}

@MainActor
private final class Target {
    let log: Log
    var rival: ActionToken?

    init(_ log: Log) { self.log = log }

    func plain() { log.add("plain") }
    func removeRival(_ tap: TapGestureRecognizer) { if let rival { tap.removeAction(rival) } }
    func tapped(_ tap: TapGestureRecognizer) { log.add("tapped \(tap.state)") }
}

/// Begins and changes in one go.
@MainActor
private final class Hasty: GestureRecognizer {
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        state = .began
        state = .changed
    }
}

@MainActor
private final class Listener: GestureRecognizer {
    var onEnd: () -> Void = {}

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { onEnd() }
}

@MainActor
private final class Everything: GestureRecognizerDelegate {
    static let shared = Everything()

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}
