import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animations paused before their views are seen")
struct AbsentViewTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let log = Log()
    private let animator: PropertyAnimator

    init() {
        animator = PropertyAnimator(duration: .seconds(1), curve: .linear)
        animator.addAnimations { [view] in view.center.x = 110 }
        animator.addCompletion { [log] in log.add("\($0)") }
        host.settle()
    }

    @Test(
        "AP-63: what is paused in `viewDidLoad` shows its start, is drawn along, and goes on", arguments: [false, true])
    func scrubbing(isReversed: Bool) {
        animator.pauseAnimation()
        #expect(view.center.x == 110 && animator.state == .active)
        host.window.addSubview(view)
        host.settle()
        #expect(view.presentedCenter.x == 10)
        for fraction in [0.1, 0.4, 0.3, 0.6] {
            animator.fractionComplete = fraction
            host.advance(by: .milliseconds(20))
            #expect(abs(view.presentedCenter.x - (10 + 100 * fraction)) < 1e-9)
        }
        animator.isReversed = isReversed
        animator.continueAnimation()
        host.advance(by: .milliseconds(1100))
        #expect(view.center.x == (isReversed ? 10 : 110) && view.presentedCenter.x == view.center.x)
        #expect(log.lines == [isReversed ? "start" : "end"])
    }

    @Test("AP-63: a fraction that was set before is shown in the first frame")
    func fraction() {
        animator.fractionComplete = 0.25
        host.window.addSubview(view)
        #expect(view.animations == nil)
        host.settle()
        #expect(abs(view.presentedCenter.x - 35) < 1e-9)
    }

    @Test("AP-63: one that goes on before its views come is done at once", arguments: [false, true])
    func goingOn(isReversed: Bool) {
        animator.pauseAnimation()
        animator.isReversed = isReversed
        animator.continueAnimation()
        #expect(log.lines == [isReversed ? "start" : "end"])
        #expect(view.center.x == (isReversed ? 10 : 110))
        host.window.addSubview(view)
        host.settle()
        #expect(view.presentedCenter.x == view.center.x)
    }

    @Test("AP-66: one that is started, and paused in the same turn, is kept, and drawn along", arguments: [0.0, 0.5])
    func startedAndPaused(delay: Double) {
        animator.startAnimation(afterDelay: .seconds(delay))
        #expect(animator.state == .active && animator.isRunning && log.lines == [])
        animator.pauseAnimation()
        #expect(view.center.x == 110 && animator.state == .active && !animator.isRunning)
        host.window.addSubview(view)
        host.settle()
        #expect(view.presentedCenter.x == 10)
        animator.fractionComplete = 0.4
        host.advance(by: .milliseconds(20))
        #expect(abs(view.presentedCenter.x - 50) < 1e-9)
        animator.isReversed = true
        animator.startAnimation()
        host.advance(by: .milliseconds(1100))
        #expect(view.center.x == 10 && log.lines == ["start"])
    }

    @Test("AP-66: one that is started and not paused is done with the next frame, or in the next turn")
    func started() async {
        animator.startAnimation()
        #expect(view.center.x == 110 && log.lines == [])
        host.window.addSubview(view)
        host.settle()
        #expect(view.presentedCenter.x == 110 && log.lines == ["end"])
        await withCheckedContinuation { done in
            let lone = View()
            let other = PropertyAnimator(duration: .seconds(1)) { lone.alpha = 0.5 }
            other.addCompletion { [log] position in
                log.add("lone \(position)")
                done.resume()
            }
            other.startAnimation()
        }
        #expect(log.lines == ["end", "lone end"])
    }

    @Test("AP-66: one that is started, paused and stopped leaves its views where it was")
    func startedAndStopped() {
        animator.startAnimation()
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(view.center.x == 60 && log.lines == [])
    }

    @Test("AP-63: one that is stopped before its views come leaves them where it was")
    func stopping() {
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(view.center.x == 60)
        #expect(log.lines == [])
    }

    @Test("AP-63: views that were seen and views that come later are one group")
    func comingLater() {
        let other = View(frame: Rect(0, 50, 20, 20))
        host.window.addSubview(other)
        host.settle()
        animator.addAnimations { other.center.x = 210 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        host.window.addSubview(view)
        host.settle()
        #expect(view.presentedCenter.x == 60 && other.presentedCenter.x == 110)
        animator.continueAnimation()
        host.advance(by: .milliseconds(250))
        #expect(abs((view.presentedCenter.x - 10) * 2 - (other.presentedCenter.x - 10)) < 1e-9)
        host.advance(by: .milliseconds(900))
        #expect(log.lines == ["end"])
        #expect(view.presentedCenter.x == 110)
    }

    @Test("AP-63: nobody is kept alive by an animation that never came")
    func lettingGo() {
        weak var gone: PropertyAnimator?
        do {
            let view = View()
            let animator = PropertyAnimator(duration: .seconds(1)) { view.alpha = 0 }
            animator.pauseAnimation()
            gone = animator
        }
        #expect(gone == nil)
    }
}
