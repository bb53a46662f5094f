import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Gestures on a touchpad")
struct TouchpadGestureTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let touchpad: Touchpad

    init() { touchpad = host.touchpad(at: Point(200, 200)) }

    @Test("RC-23: a pinch begins with the first movement, follows the scale, and has no touches")
    func pinch() {
        let pinch = host.attach(PinchGestureRecognizer())
        let states = host.states(of: pinch)
        var scales: [Double] = []
        pinch.addAction { scales.append($0.scale) }
        touchpad.begin(.pinch, fingers: 2)
        #expect(states.all == [])
        touchpad.pinch(to: 1.01)
        touchpad.pinch(to: 2)
        #expect(pinch.numberOfTouches == 0)
        #expect(pinch.location(in: nil) == Point(200, 200))
        touchpad.end()
        #expect(states.all == [.began, .changed, .ended])
        #expect(scales == [1.01, 2, 2])
        #expect(pinch.scale == 1)
    }

    @Test("RC-23: a scale that is set counts from there on, and its speed is told in it")
    func settingTheScale() {
        let pinch = host.attach(PinchGestureRecognizer())
        touchpad.begin(.pinch, fingers: 2)
        for scale in [2.0, 2.1, 2.2] {
            host.clock.advance(by: .milliseconds(10))
            touchpad.pinch(to: scale)
        }
        #expect(abs(pinch.velocity - 10) < 1e-9)
        pinch.scale = 1
        #expect(abs(pinch.velocity - 10 / 2.2) < 1e-9)
        touchpad.pinch(to: 4.4)
        #expect(abs(pinch.scale - 2) < 1e-9)
        host.clock.advance(by: .milliseconds(41))
        #expect(pinch.velocity == 0)
    }

    @Test("RC-23: turns add up, over whole turns as well")
    func rotation() {
        let rotation = host.attach(RotationGestureRecognizer())
        let states = host.states(of: rotation)
        var degrees: [Double] = []
        rotation.addAction { degrees.append(($0.rotation * 180 / .pi).rounded()) }
        touchpad.begin(.pinch, fingers: 2)
        touchpad.pinch(to: 1.5)
        #expect(states.all == [])
        touchpad.pinch(to: 1.5, rotatedBy: 1)
        touchpad.pinch(to: 1.5, rotatedBy: 200)
        touchpad.pinch(to: 1.5, rotatedBy: 200)
        rotation.rotation = 0
        touchpad.pinch(to: 1.5, rotatedBy: -30)
        touchpad.end()
        #expect(states.all == [.began, .changed, .changed, .changed, .ended])
        #expect(degrees == [1, 201, 401, -30, -30])
    }

    @Test("RC-23: a gesture that is broken off cancels; one that never moved is none")
    func cancelled() {
        let pinch = host.attach(PinchGestureRecognizer())
        let states = host.states(of: pinch)
        touchpad.begin(.pinch, fingers: 2)
        touchpad.end()
        #expect(states.all == [])
        #expect(host.failures(of: pinch) == [.tooFewTouches])
        touchpad.begin(.pinch, fingers: 2)
        touchpad.pinch(to: 1.5)
        touchpad.cancel()
        #expect(states.all == [.began, .cancelled])
    }

    @Test(
        "RC-24: pinch and rotation of one view exclude each other, unless a delegate lets both act",
        arguments: [
            false, true,
        ])
    func together(isAllowed: Bool) {
        final class Both: GestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
            ) -> Bool { true }
        }
        let delegate = Both()
        let pinch = host.attach(PinchGestureRecognizer())
        let rotation = host.attach(RotationGestureRecognizer())
        if isAllowed { pinch.delegate = delegate }
        let states = [host.states(of: pinch), host.states(of: rotation)]
        touchpad.pinch(to: 2, rotatedBy: 60, over: .milliseconds(50))
        let whole: [GestureRecognizer.State] = [.began, .changed, .changed, .ended]
        #expect(states.map(\.all) == [isAllowed ? whole : [], whole])
    }

    @Test("GR-57: it is bound where it began, and the view under the pointer may refuse")
    func binding() {
        final class Refusing: View {
            override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
        }
        let (view, refusing) = (View(frame: Rect(0, 0, 200, 400)), Refusing(frame: Rect(200, 0, 200, 400)))
        host.window.addSubview(view)
        host.window.addSubview(refusing)
        let (inner, outer) = (PinchGestureRecognizer(), host.attach(PinchGestureRecognizer()))
        view.addGestureRecognizer(inner)
        let states = [host.states(of: inner), host.states(of: outer)]
        touchpad.location = Point(100, 100)
        touchpad.begin(.pinch, fingers: 2)
        touchpad.location = Point(300, 100)
        touchpad.pinch(to: 2)
        touchpad.end()
        #expect(states.map(\.all) == [[.began, .ended], []])
        touchpad.pinch(to: 2, over: .milliseconds(50))
        #expect(states.map(\.all) == [[.began, .ended], []])
        #expect(host.failures(of: outer).last == .vetoed(by: .view("Refusing")))
    }

    @Test("GR-37: who refuses the event takes no part; the touch question is not asked")
    func delegate() {
        final class Refusing: GestureRecognizerDelegate {
            var types: [Event.EventType] = []
            func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool {
                types.append(event.type)
                return event.pinch?.fingerCount != 3
            }
            func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { false }
        }
        let delegate = Refusing()
        let pinch = host.attach(PinchGestureRecognizer()) { $0.delegate = delegate }
        let states = host.states(of: pinch)
        touchpad.pinch(to: 2, fingers: 3, over: .milliseconds(20))
        #expect(states.all == [])
        touchpad.pinch(to: 2, fingers: 2, over: .milliseconds(16))
        #expect(states.all == [.began, .ended])
        #expect(delegate.types == [.transform, .transform])
    }

    @Test(
        "GR-58: a swipe of three fingers and more scrolls only pans that ask for their number",
        arguments: [([], 3, false), ([3], 3, true), ([3], 4, false), ([3, 4], 4, true)] as [(Set<Int>, Int, Bool)])
    func swipe(allowed: Set<Int>, fingers: Int, pans: Bool) {
        let pan = host.attach(PanGestureRecognizer()) {
            $0.allowedScrollTypesMask = .all
            $0.allowedScrollFingerCounts = allowed
        }
        let states = host.states(of: pan)
        var ways: [Vector] = []
        pan.addAction { ways.append($0.translation(in: nil)) }
        touchpad.swipe(by: Vector(dx: 30, dy: -6), fingers: fingers, over: .milliseconds(50))
        #expect(states.all == (pans ? [.began, .changed, .changed, .ended] : []))
        #expect(ways.map { $0.dx.rounded() } == (pans ? [10, 20, 30, 30] : []))
    }

    @Test("GR-58: with no continuous scrolling allowed, a swipe is nothing")
    func discreteOnly() {
        let pan = host.attach(PanGestureRecognizer()) {
            $0.allowedScrollTypesMask = .discrete
            $0.allowedScrollFingerCounts = [3]
        }
        let states = host.states(of: pan)
        touchpad.swipe(by: Vector(dx: 30, dy: 0), over: .milliseconds(50))
        #expect(states.all == [])
    }

    @Test("EV-4: fingers that rest are scrolling that may begin, and then did not")
    func hold() {
        let window = host.listeningWindow()
        let pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        window.addGestureRecognizer(pan)
        let states = host.states(of: pan)
        touchpad.hold(fingers: 2, for: .milliseconds(100))
        #expect(window.phases == ["scroll mayBegin", "scroll cancelled"])
        #expect(states.all == [])
        touchpad.begin(.hold, fingers: 2)
        host.finger().drag(from: Point(20, 20), to: Point(20, 90))
        #expect(states.all == [])
        touchpad.cancel()
        host.finger().drag(from: Point(20, 20), to: Point(20, 90))
        #expect(states.all.first == .began)
    }

    @Test("EV-5, EV-7: one event object for each gesture, with the modifier keys that are held")
    func events() {
        let window = host.listeningWindow()
        window.addGestureRecognizer(PinchGestureRecognizer())
        touchpad.pinch(to: 2, rotatedBy: 10, over: .milliseconds(32))
        touchpad.swipe(by: Vector(dx: 30, dy: 0), over: .milliseconds(16))
        #expect(
            window.phases == [
                "transform began", "transform changed", "transform changed", "transform ended", "scroll began",
                "scroll changed", "scroll ended",
            ])
        #expect(Set(window.events).count == 2)
        #expect(window.events.allSatisfy { $0.allTouches.isEmpty })
    }

    @Test("GR-46: a window that hides cancels what is pinched in it; the rest of the gesture goes nowhere")
    func hidden() {
        let states = host.states(of: host.attach(PinchGestureRecognizer()))
        touchpad.begin(.pinch, fingers: 2)
        touchpad.pinch(to: 2)
        host.window.isHidden = true
        touchpad.pinch(to: 3)
        touchpad.end()
        #expect(states.all == [.began, .cancelled])
    }

    @Test("TC-14: movements wait for the display, and are told as one then")
    func merging() {
        let window = host.listeningWindow()
        touchpad.begin(.pinch, fingers: 2)
        window.setNeedsDisplay()
        let frames = (1...3).map { step in
            let sample = PointerGestureSample(
                change: .pinched(PinchStep(scale: 1 + Double(step), rotation: 10)), location: touchpad.location,
                time: host.clock.now)
            return InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .gesture([sample]))
        }
        host.platform.receive(frames)
        host.settle()
        #expect(window.phases == ["transform began", "transform changed"])
        #expect(window.events.last?.pinch?.scale == 4)
        #expect(((window.events.last?.pinch?.rotation ?? 0) * 180 / .pi).rounded() == 30)
    }

    @Test("GR-2: touches and a touchpad do not mix, unless a recognizer says so", arguments: [true, false])
    func exclusive(isExclusive: Bool) {
        let pinch = host.attach(PinchGestureRecognizer()) { $0.requiresExclusiveTouchType = isExclusive }
        let states = host.states(of: pinch)
        let fingers = host.land([Point(100, 200), Point(200, 200)])
        host.move([(fingers[1], Point(220, 200))])
        host.move([(fingers[1], Point(340, 200))])
        #expect(pinch.scale == 2)
        touchpad.begin(.pinch, fingers: 2)
        touchpad.pinch(to: 3)
        #expect(pinch.scale == (isExclusive ? 2 : 6))
        #expect(pinch.numberOfTouches == 2)
        host.lift([(fingers[0], Point(100, 200)), (fingers[1], Point(340, 200))])
        #expect(states.all == (isExclusive ? [.began, .changed, .ended] : [.began, .changed, .changed]))
        touchpad.end()
        #expect(states.all.last == .ended)
    }

    @Test("GR-2: a mixed pinch goes on while either the fingers or the touchpad are there", arguments: [true, false])
    func mixedCancellation(touchpadFirst: Bool) {
        let pinch = host.attach(PinchGestureRecognizer()) { $0.requiresExclusiveTouchType = false }
        let states = host.states(of: pinch)
        touchpad.begin(.pinch, fingers: 2)
        touchpad.pinch(to: 2)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        if touchpadFirst { touchpad.cancel() } else { finger.cancel() }
        #expect(states.all == [.began])
        #expect(pinch.scale == 2)
        if touchpadFirst { finger.cancel() } else { touchpad.cancel() }
        #expect(states.all == [.began, .cancelled])
    }
}

/// A window that keeps the events that it is sent.
@MainActor
private final class ListeningWindow: Window {
    private(set) var events: [Event] = []
    private(set) var phases: [String] = []

    override func sendEvent(_ event: Event) {
        events.append(event)
        let phase = event.pinch?.phase ?? event.scroll?.phase
        if let phase { phases.append("\(event.type) \(phase)") }
        super.sendEvent(event)
    }
}

@MainActor
extension TestHost {
    fileprivate func listeningWindow() -> ListeningWindow {
        let window = ListeningWindow(windowScene: scene)
        window.addSubview(View(frame: Rect(0, 0, 400, 400)))
        window.makeKeyAndVisible()
        return window
    }
}
