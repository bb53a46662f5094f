import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animations that are drawn along")
struct PropertyAnimatorTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let log = Log()
    private let animator: PropertyAnimator

    init() {
        host.window.addSubview(view)
        animator = PropertyAnimator(duration: .seconds(1), curve: .linear)
        animator.addAnimations { [view] in view.center.x = 110 }
        animator.addCompletion { [log] in log.add("\($0)") }
        host.settle()
    }

    private var place: Double { view.presentedCenter.x }

    @Test("nothing is set before it begins")
    func lazy() {
        #expect(view.center.x == 10)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(view.center.x == 110 && animator.state == .active && animator.isRunning)
        host.advance(by: .milliseconds(1100))
        #expect(animator.state == .inactive)
        #expect(log.lines == ["end"])
    }

    @Test("a finger draws it along, and it goes on from there to either side", arguments: [false, true])
    func scrubbing(isReversed: Bool) {
        animator.pauseAnimation()
        #expect(!animator.isRunning && animator.fractionComplete == 0)
        for fraction in [0.1, 0.4, 0.3, 0.6] {
            animator.fractionComplete = fraction
            host.advance(by: .milliseconds(20))
            #expect(abs(place - (10 + 100 * fraction)) < 1e-9)
        }
        animator.isReversed = isReversed
        animator.continueAnimation()
        host.advance(by: .milliseconds(200))
        #expect(abs(place - (isReversed ? 50 : 90)) <= 3)
        host.advance(by: .milliseconds(600))
        #expect(view.center.x == (isReversed ? 10 : 110))
        #expect(place == view.center.x)
        #expect(log.lines == [isReversed ? "start" : "end"])
    }

    @Test("turning round while it runs makes no jump, and ends where it began")
    func reversing() {
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        let before = place
        animator.isReversed = true
        host.settle()
        #expect(abs(place - before) < 4)
        host.advance(by: .milliseconds(1500))
        #expect(view.center.x == 10 && place == 10)
        #expect(log.lines == ["start"])
    }

    @Test("stopped on its way, it ends where it is told", arguments: 0..<3)
    func stopping(position: Int) {
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        let shown = place
        host.advance(by: .milliseconds(500))
        #expect(place == shown)
        animator.finishAnimation(at: [.start, .current, .end][position])
        #expect(view.center.x == [10, shown, 110][position])
        #expect(place == view.center.x)
        #expect(log.lines == [["start", "current", "end"][position]])
    }

    @Test(
        "UK-42: stopped for good, the view stays where it is shown; no completion is called, and who observes is told")
    func stoppingForGood() {
        animator.observeEnd { [log] in log.add("observed \($0)") }
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        let shown = place
        animator.stopAnimation(true)
        #expect(view.center.x == shown && place == shown)
        #expect(log.lines == ["observed current"])
    }

    @Test("what a finger gave it is not lost when it is paused")
    func impulse() {
        let thrown = PropertyAnimator(spring: .smooth, initialVelocity: Vector(dx: 1_000, dy: 0)) {
            view.center.x = 110
        }
        thrown.startAnimation()
        host.advance(by: .milliseconds(60))
        let before = place
        thrown.pauseAnimation()
        host.settle()
        #expect(abs(place - before) < 1_000 * 0.035)
        let rest = place
        host.advance(by: .milliseconds(200))
        #expect(place == rest)
        thrown.continueAnimation()
        host.advance(by: .seconds(2))
        #expect(place == 110)
    }

    @Test("animations that are added on the way take part from then on")
    func adding() {
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        animator.addAnimations { view.alpha = 0 }
        host.advance(by: .milliseconds(600))
        #expect(view.shownAppearance.alpha == 0)
        #expect(log.lines == ["end"])
    }

    @Test(
        "HT-2: views take no touches while it runs, its delay included, if that is so said, at any time; paused they do"
    )
    func touches() {
        func isTouched(at x: Double) -> Bool { host.window.hitTest(Point(x, 10), with: nil) === view }
        animator.isUserInteractionEnabled = false
        animator.startAnimation(afterDelay: .seconds(1))
        #expect(!isTouched(at: 110))
        host.advance(by: .milliseconds(1_300))
        #expect(!isTouched(at: 110))
        animator.pauseAnimation()
        #expect(isTouched(at: 110))
        animator.continueAnimation()
        #expect(!isTouched(at: 110))
        animator.isUserInteractionEnabled = true
        #expect(isTouched(at: 110))
        animator.isUserInteractionEnabled = false
        animator.addAnimations { view.alpha = 0.5 }
        #expect(!isTouched(at: 110))
        host.advance(by: .seconds(2))
        #expect(isTouched(at: 110) && log.lines == ["end"])
        #expect(PropertyAnimator(duration: .zero).isUserInteractionEnabled)
    }

    @Test("AP-12: with less motion, what is started is there at once, and what a finger draws follows it, and goes on")
    func reducedMotion() {
        host.application.isReduceMotionEnabled = true
        animator.fractionComplete = 0.25
        host.settle()
        #expect(place == 35)
        animator.continueAnimation()
        host.advance(by: .milliseconds(400))
        #expect((50...90).contains(place))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["end"])
        let started = PropertyAnimator(duration: .seconds(1)) {
            view.center.x = 10
            view.alpha = 0
        }
        started.startAnimation()
        host.advance(by: .milliseconds(500))
        #expect(place == 10 && (0.3...0.7).contains(view.shownAppearance.alpha))
    }

    @Test("AP-12: with less motion, one view dissolves into the other, however it would have moved", arguments: 0..<4)
    func dissolving(kind: Int) {
        host.application.isReduceMotionEnabled = true
        let (old, new) = (View(frame: Rect(40, 0, 100, 100)), View())
        host.window.addSubview(old)
        let kinds = [ViewTransition.crossDissolve, .push(from: .right), .cover(from: .bottom), .uncover(to: .left)]
        View.transition(from: old, to: new, by: kinds[kind]) { log.add("\($0)") }
        host.advance(by: .milliseconds(150))
        for view in [old, new] {
            #expect(view.presentedFrame == Rect(40, 0, 100, 100))
            #expect((0.3...0.7).contains(view.shownAppearance.alpha))
        }
        host.advance(by: .milliseconds(200))
        #expect(old.superview == nil && old.alpha == 1 && new.alpha == 1 && log.lines == ["true"])
    }

    @Test("a transition shows the new view in the old one's place, and leaves the old one as it was")
    func transition() {
        let page = View()
        for kind in [ViewTransition.crossDissolve, .push(from: .right), .cover(from: .bottom), .uncover(to: .left)] {
            let old = View(frame: Rect(40, 0, 100, 100))
            host.window.addSubview(old)
            View.transition(from: old, to: page, by: kind) { log.add("\($0)") }
            host.advance(by: .milliseconds(150))
            #expect(old.superview != nil)
            host.advance(by: .milliseconds(200))
            #expect(old.superview == nil && page.superview === host.window)
            #expect(page.frame == Rect(40, 0, 100, 100) && page.alpha == 1)
            #expect(old.frame == Rect(40, 0, 100, 100) && old.alpha == 1)
            page.removeFromSuperview()
        }
        #expect(log.lines == ["true", "true", "true", "true"])
    }
}
