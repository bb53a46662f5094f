import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of animators that are paused, turned round and stopped.
@MainActor
@Suite("Habits: animators")
struct AnimatorHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let ends = Ends()

    private final class Ends {
        var all: [UIViewAnimatingPosition] = []
    }

    init() {
        host.window.addSubview(view)
        host.settle()
    }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        view.frame.origin.x = 0
        ends.all = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.frame.origin.x = 100 }
        animator.addCompletion { [ends] in ends.all.append($0) }
        return animator
    }

    private var shown: CGFloat { view.layer.presentation()?.frame.origin.x ?? -1 }

    @Test("AP-81: what was paused goes on in the time that is left, as it began", arguments: [false, true])
    func resuming(continues: Bool) {
        let animator = animator(.easeInOut)
        animator.startAnimation()
        host.advance(by: .milliseconds(250))
        animator.pauseAnimation()
        let seen = shown
        host.advance(by: .seconds(3))
        #expect(abs(shown - seen) < 0.5 && ends.all == [])
        if continues {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        } else {
            animator.startAnimation()
        }
        host.advance(by: .milliseconds(250))
        #expect(abs(shown - 50) < 14)  // in the middle of its time and of its way
        host.advance(by: .milliseconds(450))
        #expect(ends.all == [])
        host.advance(by: .milliseconds(100))
        #expect(ends.all == [.end] && shown == 100)
    }

    @Test("AP-81: what is turned round takes as long as it had taken, and comes back as it went")
    func turningRound() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        host.advance(by: .milliseconds(600))
        let seen = shown
        animator.isReversed = true
        host.advance(by: .milliseconds(300))
        #expect(shown < seen && shown > 0 && ends.all == [])
        host.advance(by: .milliseconds(400))
        #expect(ends.all == [.start] && view.frame.origin.x == 0)
    }

    @Test("AP-82: a part of the time, where an animator is not drawn along evenly, is as far as its curve is then")
    func scrubbing() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        host.settle()
        #expect(shown > 20 && shown < 45 && abs(animator.fractionComplete - 0.5) < 0.001)
        animator.scrubsLinearly = true
        animator.fractionComplete = 0.5
        host.settle()
        #expect(shown == 50)
    }

    @Test("AP-83: stopped, properties are what shows of them, and become what the end says")
    func stopping() {
        let animator = animator()
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && view.frame.origin.x > 40 && view.frame.origin.x < 60 && ends.all == [])
        animator.finishAnimation(at: .end)
        #expect(view.frame.origin.x == 100 && ends.all == [.end] && animator.state == .inactive)
        for position in [UIViewAnimatingPosition.start, .current] {
            let other = self.animator()
            other.startAnimation()
            host.advance(by: .milliseconds(500))
            other.stopAnimation(false)
            let seen = view.frame.origin.x
            other.finishAnimation(at: position)
            #expect(view.frame.origin.x == (position == .start ? 0 : seen) && ends.all == [position])
        }
    }

    @Test("AP-84: an animator that pauses on completion stays at its end, and goes back when it is turned round")
    func pausing() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        host.advance(by: .seconds(2))
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends.all == [])
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        #expect(ends.all == [] && shown > 0 && shown < 100)
        host.advance(by: .seconds(1))
        #expect(ends.all == [.start] && view.frame.origin.x == 0)
    }

    @Test("AP-85: an animation inside of another takes the time of that, unless it says otherwise")
    func nested() {
        let (inner, other) = (UIView(), UIView())
        host.window.addSubview(inner)
        host.window.addSubview(other)
        host.settle()
        var told: [String] = []
        UIView.animate(withDuration: 0.5) { [view] in
            view.frame.origin.x = 50
            UIView.animate(withDuration: 4) {
                inner.frame.origin.x = 50
            } completion: {
                told.append("inner \($0)")
            }
            UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
                other.frame.origin.x = 50
            } completion: {
                told.append("other \($0)")
            }
        } completion: {
            told.append("outer \($0)")
        }
        host.advance(by: .milliseconds(600))
        #expect(told.sorted() == ["inner true", "outer true"])
        host.advance(by: .milliseconds(1500))
        #expect(told.last == "other true")
    }
}
