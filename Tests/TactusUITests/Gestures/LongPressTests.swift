import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A long press")
struct LongPressTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    @Test("RC-10: by default it takes one finger for half a second, without taps, and lets it stray by 10 pt")
    func defaults() {
        let press = LongPressGestureRecognizer()
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
        #expect(press.minimumPressDuration == .milliseconds(500))
        #expect(press.allowableMovement == 10)
    }

    @Test("RC-11: begins when the minimum duration has passed, and not a millisecond before")
    func beginsAfterMinimumDuration() {
        let states = host.states(of: host.attach(LongPressGestureRecognizer()))
        let finger = host.finger()

        finger.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(499))
        #expect(states.all == [])
        host.clock.advance(by: .milliseconds(1))
        #expect(states.all == [.began])
        finger.up()

        #expect(states.all == [.began, .ended])
    }

    @Test("RC-11: a finger that strays or leaves before then fails it; so does another one that lands")
    func failures() {
        let press = host.attach(LongPressGestureRecognizer())
        let states = host.states(of: press)

        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(100, 110.5))
        host.clock.advance(by: .seconds(1))
        finger.up()
        finger.tap(at: Point(100, 100))
        finger.down(at: Point(100, 100))
        host.finger().tap(at: Point(200, 100))
        host.clock.advance(by: .seconds(1))
        finger.up()

        #expect(host.failures(of: press) == [.moved, .tooFewTouches, .tooManyTouches])
        #expect(states.all == [])
    }

    @Test("RC-11: once begun every move is a change, however far; other fingers are ignored")
    func changes() {
        let press = host.attach(LongPressGestureRecognizer())
        let states = host.states(of: press)
        let finger = host.finger()

        finger.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(500))
        finger.move(to: Point(300, 300))
        host.finger().drag(from: Point(10, 10), to: Point(90, 90))
        #expect(press.numberOfTouches == 1)
        finger.move(to: Point(310, 300))
        #expect(press.location(in: nil) == Point(310, 300))
        finger.up()

        #expect(states.all == [.began, .changed, .changed, .ended])
    }

    @Test("RC-11: with two fingers the time counts from the second, and one lifted ends it")
    func twoFingers() {
        let states = host.states(of: host.attach(LongPressGestureRecognizer()) { $0.numberOfTouchesRequired = 2 })
        let (first, second) = (host.finger(), host.finger())

        first.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(200))
        second.down(at: Point(200, 100))
        host.clock.advance(by: .milliseconds(499))
        #expect(states.all == [])
        host.clock.advance(by: .milliseconds(1))
        second.up()
        first.move(to: Point(0, 0))
        first.up()

        #expect(states.all == [.began, .ended])
    }

    @Test("RC-12: without a duration it begins in the event of the landing")
    func atOnce() {
        let states = host.states(of: host.attach(LongPressGestureRecognizer()) { $0.minimumPressDuration = .zero })
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        #expect(states.all == [.began])
        finger.up()
        #expect(states.all == [.began, .ended])
    }

    @Test("RC-10: with a tap before it, it begins half a second after the second landing")
    func afterTap() {
        let press = host.attach(LongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
        let states = host.states(of: press)
        let finger = host.finger()

        finger.tap(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(200))
        finger.down(at: Point(105, 100))
        host.clock.advance(by: .milliseconds(500))
        finger.up()
        #expect(states.all == [.began, .ended])

        finger.tap(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(350))
        #expect(host.failures(of: press) == [.timeout])
    }

    @Test("RC-5: what the recognizer says itself counts more than the profile")
    func overrides() {
        let press = host.attach(LongPressGestureRecognizer()) {
            $0.minimumPressDuration = .milliseconds(100)
            $0.allowableMovement = 40
        }
        let states = host.states(of: press)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(140, 100))
        host.clock.advance(by: .milliseconds(100))
        #expect(states.all == [.began])
    }

    @Test(
        "RC-5: the profile is read at the landing",
        arguments: [(false, [.moved]), (true, [])] as [(Bool, [FailureReason])])
    func profiles(adaptive: Bool, failures: [FailureReason]) {
        if adaptive { host.application.inputProfile = .adaptive(pointsPerInch: 160) }
        let press = host.attach(LongPressGestureRecognizer())
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(100, 115))
        #expect(host.failures(of: press) == failures)
    }

    @Test("TC-9: a finger that is taken away cancels it; before it has begun it just fails")
    func cancelled() {
        let press = host.attach(LongPressGestureRecognizer())
        let states = host.states(of: press)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.cancel()
        #expect(host.failures(of: press) == [.touchCancelled])
        finger.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(500))
        finger.cancel()
        #expect(states.all == [.began, .cancelled])
    }

    @Test("GR-25: a hold is a long press only, and fails the taps; a tap leaves the long press failed")
    func besideTaps() {
        let (single, double) = (host.attach(TapGestureRecognizer()), host.attach(TapGestureRecognizer()))
        double.numberOfTapsRequired = 2
        let press = host.attach(LongPressGestureRecognizer())
        let (taps, doubles, presses) = (host.states(of: single), host.states(of: double), host.states(of: press))
        let finger = host.finger()

        finger.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(600))
        finger.up()
        #expect((taps.all, doubles.all, presses.all) == ([], [], [.began, .ended]))
        #expect(host.failures(of: single) == [.prevented(by: press.id)])
        #expect(host.failures(of: double) == [.prevented(by: press.id)])

        finger.tap(at: Point(100, 100))
        #expect((taps.all, presses.all) == ([.ended], [.began, .ended]))
        #expect(host.failures(of: press) == [.tooFewTouches])
    }

    @Test("GR-30: the view gets began, and is cancelled after the action")
    func delivery() {
        let log = Log()
        let view = LoggedView("view", Rect(0, 0, 400, 400), log)
        host.window.addSubview(view)
        let press = LongPressGestureRecognizer()
        view.addGestureRecognizer(press)
        press.addAction { log.add("\($0.state)") }
        let finger = host.finger()

        finger.down(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(500))
        finger.move(to: Point(150, 100))
        finger.up()

        #expect(log.lines == ["view began", "began", "view cancelled", "changed", "ended"])
    }
}
