import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animations that repeat, turned back and overtaken")
struct TurningBackTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let log = Log()

    init() {
        host.window.addSubview(view)
        host.settle()
    }

    private var place: Double { view.presentedCenter.x }

    /// A second for 100 points, without easing.
    private func move(_ options: AnimationOptions) -> PropertyAnimator {
        View.animate(duration: .seconds(1), curve: .linear, options: options) {
            view.center.x = 110
        } completion: {
            log.add("done \($0)")
        }
    }

    /// The largest step from one frame to the next.
    private func largestStep(in duration: Duration) -> Double {
        var (last, largest) = (place, 0.0)
        for _ in 0..<Int(duration / .milliseconds(10)) {
            host.clock.advance(by: .milliseconds(10))
            largest = max(largest, abs(place - last))
            last = place
        }
        return largest
    }

    @Test(
        "what repeats is turned back without a jump, and is done at its start", arguments: [0, 1, 2],
        [300, 1_700, 2_500])
    func turnedBack(kind: Int, time: Int) {
        let animator = move([.repeat, [.repeat, .autoreverse], .autoreverse][kind])
        host.clock.advance(by: .milliseconds(kind == 2 ? time % 2_000 : time))
        animator.isReversed = true
        #expect(largestStep(in: .milliseconds(2_100)) < 5)
        #expect(view.center.x == 10 && place == 10)
        #expect(animator.state == .inactive && view.animations == nil)
        #expect(log.lines == [kind == 0 ? "done false" : "done true"])
        host.settle()
        #expect(!host.scene.isFramePending)
    }

    @Test("turned back and forward again, it repeats again")
    func forwardAgain() {
        let animator = move([.repeat, .autoreverse])
        host.clock.advance(by: .milliseconds(400))
        animator.isReversed = true
        host.clock.advance(by: .milliseconds(200))
        animator.isReversed = false
        #expect(largestStep(in: .seconds(6)) < 5)
        #expect(animator.isRunning && log.lines == [])
        animator.stopAnimation(true)
        #expect(log.lines == ["done false"])
    }

    @Test("turned back before its delay is over, it never leaves")
    func turnedBackInDelay() {
        let animator = View.animate(duration: .seconds(1), delay: .seconds(1), options: .repeat) { view.center.x = 110 }
        host.clock.advance(by: .milliseconds(500))
        animator.isReversed = true
        #expect(largestStep(in: .seconds(3)) == 0)
        #expect(animator.state == .inactive && view.center.x == 10)
    }

    @Test("what was paused goes on to its side, and repeats all of its way from there", arguments: [false, true])
    func continued(turnsRound: Bool) {
        let animator = move(turnsRound ? [.repeat, .autoreverse] : .repeat)
        host.clock.advance(by: .milliseconds(500))
        animator.fractionComplete = 0.6
        host.clock.advance(by: .milliseconds(100))
        #expect(abs(place - 70) < 1e-9)
        animator.continueAnimation()
        let begin = host.clock.now
        for (time, exact) in turnsRound
            ? [(500, 90), (1_500, 60), (2_500, 60)] : [(500, 90), (1_250, 35), (2_750, 85)]
        {
            host.clock.advance(by: .milliseconds(time) - (host.clock.now - begin))
            #expect(abs(place - Double(exact)) <= 4, "after \(time) ms")
        }
    }

    @Test("what overtakes a repetition goes on from where the view is, and arrives", arguments: [300, 1_700, 2_500])
    func overtaken(time: Int) {
        for options: AnimationOptions in [.repeat, [.repeat, .autoreverse]] {
            view.center.x = 10
            let animator = move(options)
            host.clock.advance(by: .milliseconds(time))
            View.animate(duration: .milliseconds(500)) { view.center.x = 210 }
            #expect(largestStep(in: .milliseconds(1_100)) < 20)
            #expect(place == 210)
            #expect(animator.state == .inactive && view.animations == nil)
            #expect(log.take() == ["done false"])
            host.settle()
            host.settle()
            #expect(!host.scene.isFramePending)
        }
    }

    @Test("of a repetition only what is overtaken ends")
    func overtakenInPart() {
        let other = View(frame: Rect(0, 50, 20, 20))
        host.window.addSubview(other)
        let animator = View.animate(duration: .seconds(1), curve: .linear, options: .repeat) {
            view.center.x = 110
            view.alpha = 0.5
            other.center.x = 110
        }
        host.clock.advance(by: .milliseconds(1_500))
        View.animate(duration: .milliseconds(100)) { view.center.x = 10 }
        host.clock.advance(by: .seconds(1))
        #expect(place == 10)
        #expect(abs(view.shownAppearance.alpha - 0.75) < 0.03 && abs(other.presentedCenter.x - 60) < 5)
        #expect(animator.isRunning && view.hitting.ignoresTouches)
        view.removeFromSuperview()
        #expect(view.animations == nil && !view.hitting.ignoresTouches && animator.isRunning)
    }
}
