import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A pan by scrolling")
struct ScrolledPanTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let seat = SeatID(rawValue: 1)

    init() { send(.entered(host.scene.id), at: Point(200, 200)) }

    private func send(_ change: PointerSample.Change, at location: Point) {
        let sample = PointerSample(change: change, location: location, time: host.clock.now)
        host.platform.receive([InputFrame(seat: seat, time: host.clock.now, contents: .pointer([sample]))])
        host.application.flushInput()
    }

    private func turnWheel(by notches: Double, at location: Point = Point(200, 200)) {
        send(
            .scrolled(
                ScrollSample(
                    source: .wheel, delta: Vector(dx: 0, dy: notches * 15), notches120: Vector(dx: 0, dy: notches * 120)
                )),
            at: location)
    }

    private func stroke(by way: Vector, at location: Point = Point(200, 200)) {
        send(.scrolled(ScrollSample(source: .finger, delta: -way)), at: location)
    }

    private func liftFingers() {
        send(
            .scrolled(ScrollSample(source: .finger, delta: .zero, stopped: [.horizontal, .vertical])),
            at: Point(200, 200))
    }

    @Test("GR-58: by default scrolling is nothing to a pan, and never to other recognizers")
    func defaults() {
        let pan = host.attach(PanGestureRecognizer())
        let others = [host.states(of: pan), host.states(of: host.attach(TapGestureRecognizer()))]
        turnWheel(by: 1)
        stroke(by: Vector(dx: 0, dy: 50))
        liftFingers()
        #expect(pan.allowedScrollTypesMask == [])
        #expect(others.map(\.all) == [[], []])
    }

    @Test("RC-29, CF-008: every turn of a wheel is a pan of its own, of ten points a notch")
    func wheel() {
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .discrete }
        let states = host.states(of: pan)
        var ways: [Vector] = []
        pan.addAction { ways.append($0.translation(in: nil)) }
        turnWheel(by: -1)
        turnWheel(by: 2)
        #expect(states.all == [.began, .changed, .ended, .began, .changed, .ended])
        #expect(ways.map(\.dy) == [10, 10, 10, -20, -20, -20])
        stroke(by: Vector(dx: 0, dy: 50))
        #expect(states.all.count == 6)
    }

    @Test(
        "RC-29: fingers on a touchpad pan until they are lifted; the place is the pointer's, and there are no touches")
    func finger() {
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .continuous }
        let states = host.states(of: pan)
        var ways: [Vector] = []
        pan.addAction { ways.append($0.translation(in: nil)) }
        for _ in 1...4 {
            host.clock.advance(by: .milliseconds(10))
            stroke(by: Vector(dx: 3, dy: 5))
        }
        #expect(pan.numberOfTouches == 0)
        #expect(pan.location(in: nil) == Point(200, 200))
        #expect(abs(pan.velocity(in: nil).dy - 500) < 1e-6)
        liftFingers()
        #expect(states.all == [.began, .changed, .changed, .changed, .ended])
        #expect(ways.map(\.dy) == [5, 10, 15, 20, 20])
    }

    @Test("RC-3: adaptive, a touchpad must scroll by 3 pt, a wheel need not")
    func slop() {
        host.application.inputProfile = .adaptive(pointsPerInch: 160)
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .all }
        let states = host.states(of: pan)
        stroke(by: Vector(dx: 0, dy: 2.9))
        #expect(states.all == [])
        stroke(by: Vector(dx: 0, dy: 0.1))
        liftFingers()
        #expect(states.all == [.began, .ended])
        turnWheel(by: 0.1)
        #expect(states.all == [.began, .ended, .began, .changed, .ended])
    }

    @Test("RC-18: a pan along one axis takes scrolling along that axis")
    func axes() {
        let pan = host.attach(PanGestureRecognizer()) {
            $0.allowedScrollTypesMask = .all
            $0.allowedAxes = .horizontal
        }
        let states = host.states(of: pan)
        turnWheel(by: 1)
        #expect(states.all == [])
        #expect(host.failures(of: pan) == [.moved])
        stroke(by: Vector(dx: 5, dy: 0))
        #expect(states.all == [.began])
    }

    @Test("RC-29: a device that does not tell its rest ends after 100 ms")
    func silence() {
        let states = host.states(of: host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .all })
        send(.scrolled(ScrollSample(source: .continuous, delta: Vector(dx: 0, dy: 5))), at: Point(200, 200))
        host.clock.advance(by: .milliseconds(99))
        #expect(states.all == [.began])
        host.clock.advance(by: .milliseconds(1))
        #expect(states.all == [.began, .ended])
    }

    @Test("GR-15: of an inner and an outer pan the inner one is scrolled; a touch knows nothing of it")
    func competition() {
        let view = View(frame: Rect(100, 100, 200, 200))
        host.window.addSubview(view)
        let (outer, inner) = (host.attach(PanGestureRecognizer()), PanGestureRecognizer())
        view.addGestureRecognizer(inner)
        for pan in [outer, inner] { pan.allowedScrollTypesMask = .all }
        let states = (host.states(of: outer), host.states(of: inner))
        stroke(by: Vector(dx: 0, dy: 9))
        #expect((states.0.all, states.1.all) == ([], [.began]))
        #expect(host.failures(of: outer) == [.prevented(by: inner.id)])
        host.finger().drag(from: Point(20, 20), to: Point(20, 90))
        #expect(states.0.all == [])
        liftFingers()
        #expect(states.1.all == [.began, .ended])
        host.finger().drag(from: Point(20, 20), to: Point(20, 90))
        #expect(states.0.all.first == .began)
    }

    @Test("GR-37: the view under the pointer is asked, and may refuse")
    func veto() {
        final class Refusing: View {
            override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
        }
        host.window.addSubview(Refusing(frame: Rect(100, 100, 200, 200)))
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .all }
        let states = host.states(of: pan)
        stroke(by: Vector(dx: 0, dy: 9))
        #expect(host.failures(of: pan) == [.vetoed(by: .view("Refusing"))])
        liftFingers()
        stroke(by: Vector(dx: 0, dy: 9), at: Point(10, 10))
        #expect(states.all == [.began])
    }

    @Test("GR-57: a stroke stays with what it began on; so do notches that follow each other")
    func binding() {
        let (left, right) = (View(frame: Rect(0, 0, 200, 400)), View(frame: Rect(200, 0, 200, 400)))
        var states: [RecognizerStates] = []
        for view in [left, right] {
            host.window.addSubview(view)
            let pan = PanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            view.addGestureRecognizer(pan)
            states.append(host.states(of: pan))
        }
        stroke(by: Vector(dx: 0, dy: 9), at: Point(199, 200))
        stroke(by: Vector(dx: 0, dy: 9), at: Point(250, 200))
        liftFingers()
        #expect(states.map(\.all) == [[.began, .changed, .ended], []])

        turnWheel(by: 1, at: Point(199, 200))
        host.clock.advance(by: .milliseconds(200))
        turnWheel(by: 1, at: Point(202, 200))
        #expect(states.map(\.all.count) == [9, 0])
        host.clock.advance(by: .milliseconds(251))
        turnWheel(by: 1, at: Point(202, 200))
        #expect(states.map(\.all.count) == [9, 3])
    }

    @Test("GR-46: a window that hides, or a pointer that leaves, cancels what it scrolls", arguments: [true, false])
    func cancelled(hides: Bool) {
        let states = host.states(of: host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .all })
        stroke(by: Vector(dx: 0, dy: 9))
        if hides { host.window.isHidden = true } else { send(.left, at: Point(200, 200)) }
        #expect(states.all == [.began, .cancelled])
    }

    @Test("GR-38: a pan that is disabled while it is scrolled is cancelled, and ready for the next stroke")
    func disabled() {
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .all }
        let states = host.states(of: pan)
        stroke(by: Vector(dx: 0, dy: 9))
        pan.isEnabled = false
        pan.isEnabled = true
        stroke(by: Vector(dx: 0, dy: 9))
        liftFingers()
        #expect(states.all == [.began, .cancelled])
        stroke(by: Vector(dx: 0, dy: 9))
        #expect(states.all == [.began, .cancelled, .began])
    }

    @Test("EV-5: one event object for a stroke, and an override of sendEvent that keeps it leaves nobody behind")
    func events() {
        final class Muting: Window {
            var isMuted = false
            var events: [Event] = []
            override func sendEvent(_ event: Event) {
                events.append(event)
                if !isMuted { super.sendEvent(event) }
            }
        }
        let window = Muting(windowScene: host.scene)
        window.makeKeyAndVisible()
        let pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        window.addSubview(View(frame: Rect(0, 0, 400, 400)))
        window.addGestureRecognizer(pan)
        let states = host.states(of: pan)

        stroke(by: Vector(dx: 0, dy: 9))
        window.isMuted = true
        liftFingers()
        window.isMuted = false
        #expect(window.events.map(\.type) == [.scroll, .scroll, .scroll])
        #expect(Set(window.events).count == 1)
        #expect(states.all == [.began, .cancelled])
        stroke(by: Vector(dx: 0, dy: 9))
        #expect(Set(window.events).count == 2)
        #expect(states.all == [.began, .cancelled, .began])
    }
}
