import TactusTesting
import Testing

@testable import TactusUI

/// Recognizers that do not wait for what the built-in ones wait for.
private final class EagerPan: PanGestureRecognizer {
    var isLate = false

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if isLate { state = .began }
        super.touchesBegan(touches, with: event)
        if !isLate { state = .began }
    }
}

private final class EagerPinch: PinchGestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 2 { state = .began }
    }
}

private final class EagerRotation: RotationGestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 2 { state = .began }
    }
}

private final class EagerPress: LongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
}

@MainActor
@Suite("Subclasses that decide by themselves")
struct DecidingSubclassTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    @Test("RC-31: a pan that begins on the landing changes from the first move on", arguments: [false, true])
    func pan(isLate: Bool) {
        let pan = host.attach(EagerPan()) { $0.isLate = isLate }
        let states = host.states(of: pan)
        var ways: [Vector] = []
        pan.addAction { ways.append($0.translation(in: nil)) }
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(103, 100))
        finger.move(to: Point(103, 108))
        finger.up()
        #expect(states.all == [.began, .changed, .changed, .ended])
        #expect(ways == [.zero, Vector(dx: 3, dy: 0), Vector(dx: 3, dy: 8), Vector(dx: 3, dy: 8)])
    }

    @Test("RC-31: a pan that only begins is ended by the lift, and keeps to its axis from the first way on")
    func panWithoutMoves() {
        let pan = host.attach(EagerPan()) { $0.allowedAxes = .lockToDominant }
        let states = host.states(of: pan)
        host.finger().tap(at: Point(100, 100))
        #expect(states.all == [.began, .ended])
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(101, 104))
        #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 4))
        finger.up()
    }

    @Test("RC-31: a pinch and a rotation that begin with the second finger")
    func pinchAndRotation() {
        let pinch = host.attach(EagerPinch())
        let states = host.states(of: pinch)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(100, 100))
        second.down(at: Point(200, 100))
        second.move(to: Point(202, 100))
        #expect(states.all == [.began, .changed] && pinch.scale == 1.02)
        second.up()
        first.up()
        #expect(states.all == [.began, .changed, .ended])

        host.window.removeGestureRecognizer(pinch)
        let rotation = host.attach(EagerRotation())
        let turns = host.states(of: rotation)
        first.down(at: Point(100, 100))
        second.down(at: Point(200, 100))
        second.move(to: Point(200, 101))
        #expect(turns.all == [.began, .changed] && abs(rotation.rotation - 0.01) < 1e-4)
        second.up()
        first.up()
        #expect(turns.all == [.began, .changed, .ended])
    }

    @Test("RC-31: a press that begins on the landing does not begin again when its time has come")
    func press() {
        let press = host.attach(EagerPress())
        let states = host.states(of: press)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        host.clock.advance(by: .seconds(1))
        finger.move(to: Point(190, 100))
        finger.up()
        #expect(states.all == [.began, .changed, .ended])
    }
}

@MainActor
@Suite("Recognizers that are made with their action")
struct RecognizerCreationTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    @MainActor
    private final class Page {
        var taps = 0
        var pans = 0
        var any = 0
        func tap() { taps += 1 }
        func pan(_ pan: PanGestureRecognizer) { pans += 1 }
        func handle(_ recognizer: GestureRecognizer) { any += 1 }
    }

    @Test("RC-32: init(target:action:), for the class or any recognizer; removeTarget(nil) removes all actions")
    func creation() {
        let page = Page()
        let tap = TapGestureRecognizer(target: page, action: Page.tap)
        let pan = PanGestureRecognizer(target: page, action: Page.pan)
        let swipe = SwipeGestureRecognizer(target: page, action: Page.handle)
        host.window.gestureRecognizers = [tap, pan, swipe, tap]
        #expect(host.window.gestureRecognizers == [tap, pan, swipe])
        host.finger().tap(at: Point(100, 100))
        #expect(page.taps == 1)
        host.finger().drag(from: Point(100, 100), to: Point(100, 200))
        #expect(page.pans > 1)

        tap.removeTarget(nil)
        host.window.gestureRecognizers = [swipe, tap]
        #expect(host.window.gestureRecognizers == [swipe, tap] && pan.view == nil)
        host.finger().tap(at: Point(300, 300))
        #expect(page.taps == 1)
        host.finger().drag(from: Point(100, 100), to: Point(300, 100))
        #expect(page.any == 1)
    }

    @Test("RC-32: a view is found by its tag, what lies behind first")
    func tags() {
        let (outer, inner, other) = (View(), View(), View())
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.window.addSubview(other)
        (inner.tag, other.tag) = (7, 7)
        #expect(host.window.viewWithTag(7) === inner && outer.viewWithTag(8) == nil)
        #expect(inner.viewWithTag(7) === inner)
    }
}
