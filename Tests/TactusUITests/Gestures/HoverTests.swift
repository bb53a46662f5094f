import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Hovering")
struct HoverTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()
    let list = View(frame: Rect(0, 0, 200, 400))
    let row = View(frame: Rect(0, 0, 200, 100))
    let form = View(frame: Rect(200, 0, 200, 400))

    init() {
        host.window.addSubview(list)
        list.addSubview(row)
        host.window.addSubview(form)
        for (name, view) in [("window", host.window), ("list", list), ("row", row), ("form", form)] {
            let hover = HoverGestureRecognizer()
            hover.addAction { [log] in log.add("\(name) \($0.state)") }
            view.addGestureRecognizer(hover)
        }
    }

    private func send(_ changes: PointerSample.Change..., at location: Point) {
        let samples = changes.map { PointerSample(change: $0, location: location, time: host.clock.now) }
        host.platform.receive(
            [InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .pointer(samples))])
        host.application.flushInput()
    }

    private func enter(at location: Point) { send(.entered(host.scene.id), at: location) }
    private func press(_ code: UInt32 = 0x110, at location: Point) {
        send(.button(code: code, isDown: true), at: location)
    }
    private func release(_ code: UInt32 = 0x110, at location: Point) {
        send(.button(code: code, isDown: false), at: location)
    }

    @Test("RC-27: a pointer that comes again without having left has left: innermost views first")
    func comesTwice() {
        enter(at: Point(50, 50))
        _ = log.take()
        enter(at: Point(250, 150))
        #expect(log.take() == ["row ended", "list ended", "window ended", "window began", "form began"])
    }

    @Test("RC-27, RC-28: the pointer comes to outer views first and leaves inner views first; inside it moves")
    func course() {
        enter(at: Point(50, 50))
        #expect(log.take() == ["window began", "list began", "row began"])
        send(.moved, at: Point(60, 50))
        #expect(log.take() == ["window changed", "list changed", "row changed"])
        send(.moved, at: Point(60, 150))
        #expect(log.take() == ["row ended", "window changed", "list changed"])
        send(.moved, at: Point(250, 150))
        #expect(log.take() == ["list ended", "window changed", "form began"])
        send(.left, at: Point(250, 150))
        #expect(log.take() == ["form ended", "window ended"])
    }

    @Test("RC-27: while a button is down nothing is told; on release it resumes, or ends where the pointer is not")
    func pressed() {
        enter(at: Point(50, 150))
        _ = log.take()
        press(at: Point(50, 150))
        press(0x111, at: Point(50, 150))
        send(.moved, at: Point(250, 150))
        release(at: Point(250, 150))
        #expect(log.take() == [])
        release(0x111, at: Point(250, 150))
        #expect(log.take() == ["list ended", "window changed", "form began"])
    }

    @Test("RC-27: a pointer that is taken away while it is down, or with its window, cancels")
    func cancelled() {
        enter(at: Point(50, 150))
        press(at: Point(50, 150))
        _ = log.take()
        send(.left, at: Point(50, 150))
        #expect(log.take() == ["list cancelled", "window cancelled"])
        enter(at: Point(50, 150))
        _ = log.take()
        host.window.isHidden = true
        #expect(log.take() == ["list cancelled", "window cancelled"])
    }

    @Test("RC-27: fingers never hover, and a click is a touch beside it")
    func touches() {
        host.finger().drag(from: Point(50, 50), to: Point(250, 50))
        #expect(log.take() == [])
        let tap = TapGestureRecognizer()
        list.addGestureRecognizer(tap)
        tap.addAction { [log] _ in log.add("tap") }
        enter(at: Point(50, 150))
        press(at: Point(50, 150))
        release(at: Point(50, 150))
        #expect(log.take() == ["window began", "list began", "tap", "window changed", "list changed"])
    }

    @Test("RC-28: of movements that arrive together only the last is looked at")
    func merged() {
        enter(at: Point(50, 150))
        _ = log.take()
        send(.moved, .moved, .moved, at: Point(60, 150))
        #expect(log.take() == ["window changed", "list changed"])
    }

    @Test("GR-44: a view that leaves its window is no longer hovered over, and is let go of")
    func removed() {
        enter(at: Point(50, 50))
        _ = log.take()
        list.removeFromSuperview()
        host.settle()
        #expect(log.take() == ["row cancelled", "list cancelled"])
        send(.moved, at: Point(60, 50))
        #expect(log.take() == ["window changed"])
    }

    @Test("GR-38: a disabled recognizer is cancelled, and takes part again when the pointer comes again")
    func disabled() throws {
        let hover = try #require(list.gestureRecognizers.first)
        enter(at: Point(50, 150))
        hover.isEnabled = false
        hover.isEnabled = true
        send(.moved, at: Point(60, 150))
        send(.moved, at: Point(250, 150))
        send(.moved, at: Point(60, 150))
        #expect(log.lines.filter { $0.hasPrefix("list") } == ["list began", "list cancelled", "list began"])
        #expect(hover.location(in: list) == Point(60, 150))
        #expect(hover.numberOfTouches == 0)
    }

    @Test("GR-37: a delegate may keep a recognizer out, when the pointer comes")
    func delegate() throws {
        final class Refusing: GestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool {
                event.type != .hover
            }
        }
        let delegate = Refusing()
        try #require(list.gestureRecognizers.first).delegate = delegate
        enter(at: Point(50, 150))
        #expect(log.lines == ["window began"])
    }

    @Test("EV-5: a visit of the pointer is one event")
    func events() {
        final class Listening: Window {
            var events: [Event] = []
            override func sendEvent(_ event: Event) {
                events.append(event)
                super.sendEvent(event)
            }
        }
        let window = Listening(windowScene: host.scene)
        window.addSubview(View(frame: Rect(0, 0, 400, 400)))
        window.makeKeyAndVisible()
        enter(at: Point(50, 150))
        send(.moved, at: Point(60, 150))
        send(.left, at: Point(60, 150))
        enter(at: Point(50, 150))
        #expect(window.events.map(\.type) == [.hover, .hover, .hover, .hover])
        #expect(Set(window.events).count == 2)
    }
}
