import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("EV-9: a program that knows fingers alone")
struct FingersOnlyTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    init() { host.application.supportsIndirectInputEvents = false }

    private func send(_ change: PointerSample.Change, at location: Point = Point(200, 200)) {
        let sample = PointerSample(change: change, location: location, time: host.clock.now)
        host.platform.receive(
            [InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .pointer([sample]))])
        host.application.flushInput()
    }

    @Test("a pressed pointer touches as a finger does")
    func pointer() {
        let log = Log()
        let view = LoggedView("view", Rect(0, 0, 400, 400), log)
        view.onTouch = { _, touches, event in
            log.add("\(touches.allSatisfy { $0.type == .direct }) \(event?.buttonMask == .primary)")
        }
        host.window.addSubview(view)
        let tap = host.attach(TapGestureRecognizer()) { $0.allowedTouchTypes = [.direct] }
        let states = host.states(of: tap)
        send(.entered(host.scene.id))
        send(.button(code: 0x111, isDown: true))
        send(.moved, at: Point(220, 200))
        send(.button(code: 0x111, isDown: false))
        #expect(log.lines == ["view began", "true true", "view moved", "true true", "view cancelled", "true true"])
        #expect(states.all == [.ended])
    }

    @Test("scrolling is one finger that drags from where the pointer is")
    func scrolling() {
        let pan = host.attach(PanGestureRecognizer())
        let states = host.states(of: pan)
        var ways: [Double] = []
        pan.addAction { ways.append($0.translation(in: nil).dy) }
        send(.entered(host.scene.id))
        for _ in 1...3 { send(.scrolled(ScrollSample(source: .finger, delta: Vector(dx: 0, dy: -8)))) }
        #expect(pan.numberOfTouches == 1)
        #expect(pan.location(in: nil) == Point(200, 224))
        send(.scrolled(ScrollSample(source: .finger, delta: .zero, stopped: [.vertical])))
        #expect(states.all == [.began, .changed, .ended])
        #expect(ways == [16, 24, 24])
        send(.scrolled(ScrollSample(source: .wheel, delta: .zero, notches120: Vector(dx: 0, dy: 240))))
        #expect(ways == [16, 24, 24, -20, -20])
    }

    @Test("a pointer that leaves takes the dragging finger away")
    func cancelled() {
        let states = host.states(of: host.attach(PanGestureRecognizer()))
        send(.entered(host.scene.id))
        send(.scrolled(ScrollSample(source: .finger, delta: Vector(dx: 0, dy: -20))))
        send(.left)
        #expect(states.all == [.began, .cancelled])
    }

    @Test("nothing hovers, and swipes of three fingers are nothing; a pinch stays a pinch")
    func suppressed() {
        let hover = host.states(of: host.attach(HoverGestureRecognizer()))
        let pinch = host.states(of: host.attach(PinchGestureRecognizer()))
        let pan = host.states(
            of: host.attach(PanGestureRecognizer()) {
                $0.allowedScrollTypesMask = .all
                $0.allowedScrollFingerCounts = [3]
            })
        send(.entered(host.scene.id))
        send(.moved, at: Point(210, 200))
        let touchpad = host.touchpad(at: Point(200, 200))
        touchpad.swipe(by: Vector(dx: 50, dy: 0), over: .milliseconds(50))
        touchpad.pinch(to: 2, over: .milliseconds(16))
        #expect([hover.all, pan.all, pinch.all] == [[], [], [.began, .ended]])
    }

    @Test("switching back, in the midst of a drag, cancels it; what follows is told as it is")
    func switching() {
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedScrollTypesMask = .all }
        let states = host.states(of: pan)
        send(.entered(host.scene.id))
        send(.scrolled(ScrollSample(source: .finger, delta: Vector(dx: 0, dy: -20))))
        host.application.supportsIndirectInputEvents = true
        #expect(states.all == [.began, .cancelled])
        send(.scrolled(ScrollSample(source: .finger, delta: .zero, stopped: [.vertical])))
        send(.scrolled(ScrollSample(source: .finger, delta: Vector(dx: 0, dy: -20))))
        #expect(states.all == [.began, .cancelled, .began])
        #expect(pan.numberOfTouches == 0)
    }
}
