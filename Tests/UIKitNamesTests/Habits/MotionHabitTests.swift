import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of animations.
@MainActor
@Suite("Habits: animations")
struct MotionHabitTests {
    let host = TestHost(size: CGSize(width: 300, height: 300))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() { host.window.addSubview(view) }

    /// How far the view is after a tenth of a second.
    private func way(_ animate: () -> Void) -> CGFloat {
        animate()
        host.settle()
        host.advance(by: .milliseconds(100))
        return view.presentedCenter.x - 10
    }

    @Test("a spring that begins with a velocity is ahead of one that begins at rest, and both arrive")
    func velocity() {
        func move(_ velocity: CGFloat) -> CGFloat {
            view.removeAllAnimations()
            view.center.x = 10
            host.settle()
            return way {
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
                    options: [],
                    animations: { self.view.center.x = 210 }, completion: nil)
            }
        }
        let (rest, fast) = (move(0), move(8))
        #expect(rest > 0 && fast > rest + 20)
        host.advance(by: .seconds(2))
        #expect(view.presentedCenter.x == 210)
    }

    @Test("a spring by its duration and bounce swings over, and tells when it is done")
    func bounce() {
        var finished: [Bool] = []
        var farthest: CGFloat = 0
        UIView.animate(springDuration: 0.4, bounce: 0.5) {
            self.view.center.x = 110
        } completion: {
            finished.append($0)
        }
        for _ in 0..<60 {
            host.advance(by: .milliseconds(16))
            farthest = max(farthest, view.presentedCenter.x)
        }
        host.advance(by: .seconds(3))
        #expect(farthest > 112 && finished == [true] && view.presentedCenter.x == 110)
    }

    @Test("a spring with damping takes the time that it is given, however much it swings", arguments: [1, 0.8, 0.3])
    func settling(damping: CGFloat) {
        var finished: [Bool] = []
        view.center.x = 10
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []
        ) {
            self.view.center.x = 110
        } completion: {
            finished.append($0)
        }
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: damping) { self.view.alpha = 0.5 }
        animator.addCompletion { finished.append($0 == .end) }
        animator.startAnimation()
        host.advance(by: .milliseconds(490))
        #expect(finished == [])
        #expect(abs(view.presentedCenter.x - 110) < 0.1)
        host.advance(by: .milliseconds(10))
        #expect(finished == [true, true])
    }

    @Test("no time is at once, also for a spring")
    func noTime() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 0, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
            self.view.center.x = 50
        } completion: {
            finished.append($0)
        }
        host.advance(by: .milliseconds(32))
        #expect(view.presentedCenter.x == 50 && finished == [true])
    }

    @Test("timing parameters are the curve or the spring of an animator, and of how it goes on")
    func timing() {
        let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 1, y: 0.1))
        let slow = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
        slow.addAnimations { self.view.center.x = 110 }
        #expect(way { slow.startAnimation() } < 3)
        slow.pauseAnimation()
        slow.continueAnimation(
            withTimingParameters: UISpringTimingParameters(
                dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 0)), durationFactor: 0.2)
        #expect(way {} > 30)
        host.advance(by: .seconds(2))
        #expect(view.presentedCenter.x == 110 && slow.state == .inactive)
        let physics = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40, initialVelocity: .zero)
        #expect(UIViewPropertyAnimator(duration: 9, timingParameters: physics).duration < .seconds(3))
    }

    @Test("one view takes the place of another, in its frame; or both stay, and one is hidden")
    func replacement() {
        let other = UIView()
        var finished: [Bool] = []
        UIView.transition(from: view, to: other, duration: 0.2, options: .transitionCrossDissolve) {
            finished.append($0)
        }
        host.advance(by: .seconds(1))
        #expect(view.superview == nil && other.superview === host.window && other.frame == view.frame)
        #expect(other.alpha == 1 && view.alpha == 1 && finished == [true])
        host.window.addSubview(view)
        view.isHidden = true
        UIView.transition(
            from: other, to: view, duration: 0.4, options: [.transitionFlipFromLeft, .showHideTransitionViews],
            completion: nil)
        host.advance(by: .milliseconds(100))
        #expect(!view.isHidden && other.transform != .identity)
        host.advance(by: .seconds(1))
        #expect(other.isHidden && other.superview === host.window && !view.isHidden)
        #expect(view.transform == .identity && other.transform == .identity && other.alpha == 1 && view.alpha == 1)
    }

    @Test("a view that turns over shows its new content, and takes its picture away")
    func turning() {
        view.backgroundColor = .red
        host.settle()
        var finished: [Bool] = []
        UIView.transition(with: view, duration: 0.2, options: .transitionFlipFromTop) {
            self.view.backgroundColor = .blue
        } completion: {
            finished.append($0)
        }
        let count = host.window.subviews.count
        host.advance(by: .seconds(1))
        #expect(host.window.subviews.count == count - 1 && finished == [true] && view.transform == .identity)
        #expect(host.picture.color(at: PixelPoint(x: 10, y: 10)).isAlmost(.blue))
    }
}
