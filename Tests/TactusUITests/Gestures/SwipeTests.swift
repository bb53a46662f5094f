import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A swipe")
struct SwipeTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    @Test("RC-25: by default one finger swipes to the right")
    func defaults() {
        let swipe = SwipeGestureRecognizer()
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
        #expect([.right, .left, .up, .down].map(\SwipeGestureRecognizer.Direction.rawValue) == [1, 2, 4, 8])
    }

    @Test("RC-26: it is recognized while the finger still moves, once, and tells where it started")
    func recognized() {
        let swipe = host.attach(SwipeGestureRecognizer())
        let states = host.states(of: swipe)
        var place: Point?
        swipe.addAction { place = $0.location(in: nil) }
        let finger = host.finger()

        finger.down(at: Point(100, 100))
        finger.move(to: Point(200, 105), over: .milliseconds(100))
        #expect(states.all == [.ended])
        #expect(place == Point(100, 100))
        #expect(swipe.numberOfTouches == 1)
        finger.move(to: Point(350, 100), over: .milliseconds(100))
        finger.up()

        #expect(states.all == [.ended])
        #expect(swipe.state == .possible)
    }

    @Test("GR-33: it keeps its final state while the finger is down")
    func finalState() {
        let swipe = host.attach(SwipeGestureRecognizer())
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(200, 100), over: .milliseconds(100))
        #expect(swipe.state == .ended)
        finger.up()
        #expect(swipe.state == .possible)
    }

    @Test(
        "RC-26: it fails with a reason",
        arguments: [
            (Point(80, 100), 100, .moved), (Point(100, 160), 100, .moved), (Point(140, 100), 600, .tooLong),
            (Point(120, 100), 100, .tooFewTouches),
        ] as [(Point, Int, FailureReason)])
    func failures(end: Point, milliseconds: Int, reason: FailureReason) {
        let swipe = host.attach(SwipeGestureRecognizer())
        let states = host.states(of: swipe)
        host.finger().drag(from: Point(100, 100), to: end, over: .milliseconds(milliseconds))
        #expect(states.all == [])
        #expect(host.failures(of: swipe) == [reason])
    }

    @Test("RC-26: with two fingers both must land in time")
    func twoFingers() {
        let swipe = host.attach(SwipeGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
        let states = host.states(of: swipe)
        let fingers = host.land([Point(100, 100), Point(100, 200)])
        host.clock.advance(by: .milliseconds(100))
        host.move([(fingers[0], Point(180, 100)), (fingers[1], Point(180, 200))])
        host.lift([(fingers[0], Point(180, 100)), (fingers[1], Point(180, 200))])
        #expect(states.all == [.ended])

        let finger = host.finger()
        finger.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(300))
        #expect(host.failures(of: swipe) == [.tooFewTouches])
    }

    @Test(
        "RC-3: on a display of known density a swipe is 8 mm",
        arguments: [(nil, true), (254, false)] as [(Double?, Bool)])
    func profiles(density: Double?, isRecognized: Bool) {
        host.application.inputProfile = .adaptive(pointsPerInch: density)
        let states = host.states(of: host.attach(SwipeGestureRecognizer()))
        host.finger().drag(from: Point(100, 100), to: Point(160, 130), over: .milliseconds(50))
        #expect(states.all == (isRecognized ? [.ended] : []))
    }

    @Test("GR-15: a swipe and a pan of one view: whoever recognizes first, alone")
    func againstPan() {
        let swipe = host.attach(SwipeGestureRecognizer())
        let pan = host.attach(PanGestureRecognizer())
        let (swipes, pans) = (host.states(of: swipe), host.states(of: pan))
        host.finger().drag(from: Point(100, 100), to: Point(300, 100), over: .milliseconds(100))
        #expect(swipes.all == [])
        #expect(pans.all.first == .began && pans.all.last == .ended)
        #expect(host.failures(of: swipe) == [.prevented(by: pan.id)])
    }

    @Test("GR-21: a pan that requires a swipe to fail waits until it does")
    func panAfterSwipe() {
        let swipe = host.attach(SwipeGestureRecognizer())
        let pan = host.attach(PanGestureRecognizer())
        pan.require(toFail: swipe)
        let (swipes, pans) = (host.states(of: swipe), host.states(of: pan))
        host.finger().drag(from: Point(100, 100), to: Point(300, 100), over: .milliseconds(100))
        #expect((swipes.all, pans.all) == ([.ended], []))

        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(100, 120))
        #expect(pans.all == [])
        finger.move(to: Point(100, 160))
        #expect((swipes.all, pans.all) == ([.ended], [.began]))
    }
}
