import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A pinch")
struct PinchTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    @Test("RC-20, RC-22: it begins at a scale of 1, changes while both fingers are down, and ends with both")
    func course() {
        let pinch = host.attach(PinchGestureRecognizer())
        let states = host.states(of: pinch)
        var scales: [Double] = []
        pinch.addAction { scales.append($0.scale) }
        let (first, second) = (host.finger(), host.finger())

        first.down(at: Point(100, 200))
        second.down(at: Point(200, 200))
        second.move(to: Point(207, 200))
        second.move(to: Point(210, 200))
        second.move(to: Point(320, 200))
        first.up()
        second.move(to: Point(390, 200))
        first.down(at: Point(190, 200))
        first.move(to: Point(290, 200))
        second.up()
        first.up()

        #expect(states.all == [.began, .changed, .changed, .ended])
        #expect(scales == [1, 2, 1, 1])
    }

    @Test("RC-20: both fingers in one frame are one change")
    func oneFrame() {
        let pinch = host.attach(PinchGestureRecognizer())
        let states = host.states(of: pinch)
        let fingers = host.land([Point(150, 200), Point(250, 200)])
        host.move([(fingers[0], Point(140, 200)), (fingers[1], Point(260, 200))])
        host.move([(fingers[0], Point(80, 200)), (fingers[1], Point(320, 200))])
        #expect(pinch.scale == 2)
        #expect(pinch.location(in: nil) == Point(200, 200))
        host.lift([(fingers[0], Point(80, 200)), (fingers[1], Point(320, 200))])
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test("RC-20: a third finger is ignored, and stays its view's")
    func thirdFinger() {
        let log = Log()
        let view = LoggedView("view", Rect(0, 300, 400, 100), log)
        host.window.addSubview(view)
        let pinch = host.attach(PinchGestureRecognizer())
        let fingers = host.land([Point(150, 200), Point(250, 200)])
        let third = host.finger()
        third.down(at: Point(10, 310))
        host.move([(fingers[0], Point(140, 200)), (fingers[1], Point(260, 200))])
        #expect(pinch.numberOfTouches == 2)
        third.up()
        #expect(log.lines == ["view began", "view ended"])
    }

    @Test("RC-20: a scale that is set counts from there on")
    func settingTheScale() {
        let pinch = host.attach(PinchGestureRecognizer())
        pinch.addAction { recognizer in
            if recognizer.state == .changed { recognizer.scale = 1 }
        }
        let fingers = host.land([Point(100, 200), Point(200, 200)])
        for x in [210.0, 320, 210] { host.move([(fingers[1], Point(x, 200))]) }
        #expect(pinch.scale == 1)
        pinch.scale = 5
        #expect(pinch.scale == 5)
    }

    @Test("RC-20: the velocity is in scales per second, and nothing after a pause")
    func velocity() {
        let pinch = host.attach(PinchGestureRecognizer())
        let fingers = host.land([Point(100, 200), Point(200, 200)])
        for x in [210.0, 220, 230] {
            host.clock.advance(by: .milliseconds(10))
            host.move([(fingers[1], Point(x, 200))])
        }
        #expect(abs(pinch.velocity - 1000.0 / 110) < 1e-9)
        host.clock.advance(by: .milliseconds(41))
        #expect(pinch.velocity == 0)
    }

    @Test(
        "RC-3: what begins a pinch depends on the display",
        arguments: [(nil, [.began]), (254, [])] as [(Double?, [GestureRecognizer.State])])
    func profiles(density: Double?, expected: [GestureRecognizer.State]) {
        host.application.inputProfile = .adaptive(pointsPerInch: density)
        let states = host.states(of: host.attach(PinchGestureRecognizer()))
        let fingers = host.land([Point(100, 200), Point(200, 200)])
        host.move([(fingers[1], Point(215, 200))])
        #expect(states.all == expected)
    }

    @Test("TC-9: with one finger taken away it goes on, with both it is cancelled")
    func cancelled() {
        let pinch = host.attach(PinchGestureRecognizer())
        let states = host.states(of: pinch)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(100, 200))
        second.down(at: Point(200, 200))
        second.move(to: Point(220, 200))
        first.cancel()
        #expect(states.all == [.began])
        second.cancel()
        #expect(states.all == [.began, .cancelled])
        #expect(pinch.scale == 1)
    }

    /// A blue view with a tap, a plain red one, and a container with a pinch around both: the case of article 002.
    private func makeColours() -> (
        tap: RecognizerStates, pinch: RecognizerStates, pinchRecognizer: PinchGestureRecognizer
    ) {
        let container = View(frame: Rect(0, 0, 400, 400))
        let blue = View(frame: Rect(0, 0, 200, 400))
        let red = View(frame: Rect(200, 0, 200, 400))
        host.window.addSubview(container)
        container.addSubview(blue)
        container.addSubview(red)
        let (tap, pinch) = (TapGestureRecognizer(), PinchGestureRecognizer())
        blue.addGestureRecognizer(tap)
        container.addGestureRecognizer(pinch)
        return (host.states(of: tap), host.states(of: pinch), pinch)
    }

    @Test("RC-24: fingers on two views inside pinch the container, and the tap of one of them fails")
    func fingersOnTwoViews() {
        let states = makeColours()
        let fingers = host.land([Point(100, 200), Point(300, 200)])
        host.move([(fingers[0], Point(80, 200)), (fingers[1], Point(320, 200))])
        host.lift([(fingers[0], Point(80, 200)), (fingers[1], Point(320, 200))])
        #expect((states.tap.all, states.pinch.all) == ([], [.began, .ended]))
    }

    @Test("RC-24: a tap that recognizes first fails the pinch")
    func tapFirst() {
        let states = makeColours()
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(100, 200))
        second.down(at: Point(300, 200))
        first.up()
        second.move(to: Point(380, 200))
        second.up()
        #expect((states.tap.all, states.pinch.all) == ([.ended], []))
        #expect(host.failures(of: states.pinchRecognizer).count == 1)
    }
}
