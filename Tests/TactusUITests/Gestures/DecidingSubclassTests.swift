import TactusTesting
import Testing

@testable import TactusUI

/// When a recognizer that does not wait for what the built-in ones wait for begins.
private enum Moment: CaseIterable {
    /// In its override of `touchesBegan`, before `super`.
    case beforeLanding
    /// After `super`.
    case landing
    /// In its override of `touchesMoved`, before `super`.
    case move
    /// Between events.
    case timer
}

@MainActor
private protocol Deciding: GestureRecognizer {
    var moment: Moment { get set }
}

extension Deciding {
    func decide(at moment: Moment) {
        if self.moment == moment, state == .possible { state = .began }
    }
}

private final class EagerPan: PanGestureRecognizer, Deciding {
    var moment = Moment.landing
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        decide(at: .beforeLanding)
        super.touchesBegan(touches, with: event)
        decide(at: .landing)
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        decide(at: .move)
        super.touchesMoved(touches, with: event)
    }
}

private final class EagerEdgePan: ScreenEdgePanGestureRecognizer, Deciding {
    var moment = Moment.landing
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        decide(at: .beforeLanding)
        super.touchesBegan(touches, with: event)
        decide(at: .landing)
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        decide(at: .move)
        super.touchesMoved(touches, with: event)
    }
}

private final class EagerPinch: PinchGestureRecognizer, Deciding {
    var moment = Moment.landing
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        decide(at: .beforeLanding)
        super.touchesBegan(touches, with: event)
        decide(at: .landing)
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        decide(at: .move)
        super.touchesMoved(touches, with: event)
    }
}

private final class EagerRotation: RotationGestureRecognizer, Deciding {
    var moment = Moment.landing
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        decide(at: .beforeLanding)
        super.touchesBegan(touches, with: event)
        decide(at: .landing)
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        decide(at: .move)
        super.touchesMoved(touches, with: event)
    }
}

private final class EagerPress: LongPressGestureRecognizer, Deciding {
    var moment = Moment.landing
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        decide(at: .beforeLanding)
        super.touchesBegan(touches, with: event)
        decide(at: .landing)
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        decide(at: .move)
        super.touchesMoved(touches, with: event)
    }
}

/// Follows nothing of the built-in ones.
private final class OwnDrag: GestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .began }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) { state = .changed }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .ended }
}

@MainActor
@Suite("Subclasses that decide by themselves")
struct DecidingSubclassTests {
    private enum Tool: CaseIterable { case finger, pen }

    let host = TestHost(size: Size(width: 400, height: 400))

    private func make(_ tool: Tool) -> any TouchTool { tool == .finger ? host.finger() : host.stylus() }

    /// Lets a recognizer that waits for a timer begin.
    private func pass(_ recognizer: some Deciding) {
        host.application.schedule(after: .milliseconds(5)) { recognizer.decide(at: .timer) }
        host.clock.advance(by: .milliseconds(10))
    }

    @Test(
        "RC-31: a pan changes from the first move on, by the way from its landing", arguments: Moment.allCases,
        Tool.allCases)
    private func pan(moment: Moment, tool: Tool) {
        let pan = host.attach(EagerPan()) { $0.moment = moment }
        let states = host.states(of: pan)
        let finger = make(tool)
        finger.down(at: Point(100, 100), on: nil)
        pass(pan)
        finger.move(to: Point(103, 100))
        #expect(states.all == [.began, .changed] && pan.translation(in: nil) == Vector(dx: 3, dy: 0))
        finger.move(to: Point(103, 108))
        #expect(pan.translation(in: nil) == Vector(dx: 3, dy: 8))
        finger.up()
        #expect(states.all == [.began, .changed, .changed, .ended])
        finger.down(at: Point(100, 100), on: nil)  // the next attempt knows nothing of this one
        #expect(pan.translation(in: nil) == .zero)
        finger.up()
    }

    @Test(
        "RC-31: a pan from an edge changes from the first move on, wherever it leads", arguments: Moment.allCases,
        Tool.allCases)
    private func edgePan(moment: Moment, tool: Tool) {
        host.surface.configure { $0.states = [.activated, .maximized] }
        let pan = host.attach(EagerEdgePan()) {
            $0.edges = .left
            $0.moment = moment
        }
        let states = host.states(of: pan)
        let finger = make(tool)
        finger.down(at: Point(5, 100), on: nil)
        pass(pan)
        finger.move(to: Point(5, 103))
        #expect(states.all == [.began, .changed] && pan.translation(in: nil) == Vector(dx: 0, dy: 3))
        finger.up()
        #expect(states.all == [.began, .changed, .ended])
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

    @Test("RC-31: a pan without its slop begins at nothing, however early a subclass begins")
    func earlyPanWithoutSlop() {
        let pan = host.attach(EagerPan()) {
            $0.moment = .timer
            $0.excludesSlop = true
        }
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(106, 100))
        pass(pan)
        #expect(pan.state == .began && pan.translation(in: nil) == .zero)
        #expect(pan.initialTranslation(in: nil) == Vector(dx: 6, dy: 0))
        finger.move(to: Point(110, 100))
        #expect(pan.translation(in: nil) == Vector(dx: 4, dy: 0))
        finger.up()
    }

    @Test(
        "RC-31: a pinch changes from the first move of two fingers on, and counts from their landing",
        arguments: Moment.allCases)
    private func pinch(moment: Moment) {
        let pinch = host.attach(EagerPinch()) { $0.moment = moment }
        let states = host.states(of: pinch)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(100, 100))
        second.down(at: Point(200, 100))
        pass(pinch)
        second.move(to: Point(202, 100))
        #expect(states.all == [.began, .changed] && pinch.scale == 1.02)
        second.up()
        first.up()
        #expect(states.all == [.began, .changed, .ended] && pinch.scale == 1)
    }

    @Test(
        "RC-31: a rotation changes from the first move of two fingers on, and counts from their landing",
        arguments: Moment.allCases)
    private func rotation(moment: Moment) {
        let rotation = host.attach(EagerRotation()) { $0.moment = moment }
        let states = host.states(of: rotation)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(100, 100))
        second.down(at: Point(200, 100))
        pass(rotation)
        second.move(to: Point(200, 101))
        #expect(states.all == [.began, .changed] && abs(rotation.rotation - 0.01) < 1e-4)
        second.up()
        first.up()
        #expect(states.all == [.began, .changed, .ended] && rotation.rotation == 0)
    }

    @Test(
        "RC-31: a press does not begin again when its time has come, and waits for no taps", arguments: Moment.allCases,
        Tool.allCases)
    private func press(moment: Moment, tool: Tool) {
        let press = host.attach(EagerPress()) {
            $0.moment = moment
            if moment == .beforeLanding { $0.numberOfTapsRequired = 1 }
        }
        let states = host.states(of: press)
        let finger = make(tool)
        finger.down(at: Point(100, 100), on: nil)
        pass(press)
        finger.move(to: Point(103, 100))
        host.clock.advance(by: .seconds(1))
        finger.move(to: Point(190, 100))
        finger.up()
        #expect(states.all == [.began, .changed, .changed, .ended])
    }

    @Test("RC-31: a class that follows its fingers itself goes the same way", arguments: Tool.allCases)
    private func ownClass(tool: Tool) {
        let drag = host.attach(OwnDrag())
        let states = host.states(of: drag)
        let finger = make(tool)
        finger.down(at: Point(100, 100), on: nil)
        finger.move(to: Point(101, 100))
        finger.up()
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test(
        "RC-31: a beginning that waits for the failure of another is one beginning, and the lift ends it",
        arguments: [false, true])
    func heldBeginning(isQuick: Bool) {
        let swipe = host.attach(SwipeGestureRecognizer()) { $0.direction = .down }
        let pan = host.attach(EagerPan())
        pan.require(toFail: swipe)
        let states = host.states(of: pan)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(104, 100))
        #expect(states.all == [])
        if !isQuick {
            finger.move(to: Point(160, 100))  // this is no swipe
            finger.move(to: Point(170, 100))
        }
        finger.up()
        #expect(states.all == (isQuick ? [.began, .ended] : [.began, .changed, .ended]))
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
