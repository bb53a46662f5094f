import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Key frames, later beginnings, repetitions")
struct KeyframeTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))

    init() {
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.settle()
    }

    /// Where the view's middle is shown after each step, in whole points.
    private func places(_ count: Int, every step: Duration = .milliseconds(100)) -> [Int] {
        (0..<count).map { _ in
            host.clock.advance(by: step)
            return Int(view.presentedCenter.x.rounded())
        }
    }

    private func hop() -> PropertyAnimator {
        View.animateKeyframes(duration: .seconds(1)) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { view.center.x = 110 }
            View.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.center.x = 310 }
        }
    }

    /// The display shows what will be seen a little later.
    private func places(of values: [Int], near expected: [Int]) -> Bool {
        zip(values, expected).allSatisfy { abs($0 - $1) <= 9 }
    }

    @Test("AP-27: key frames go one after the other, and rest between two that do not meet")
    func sequence() {
        let animator = hop()
        #expect(view.center.x == 310)
        #expect(places(of: places(10), near: [35, 60, 85, 110, 110, 110, 160, 210, 260, 310]))
        #expect(animator.state == .inactive && view.presentedCenter.x == 310)
    }

    @Test("AP-27: they are drawn along and turned back as one animation")
    func drawn() {
        let animator = hop()
        animator.fractionComplete = 0.2
        host.settle()
        #expect(view.presentedCenter.x == 60)
        animator.fractionComplete = 0.5
        host.settle()
        #expect(view.presentedCenter.x == 110)
        animator.fractionComplete = 0.8
        host.settle()
        #expect(abs(view.presentedCenter.x - 210) < 0.01)
        animator.isReversed = true
        animator.continueAnimation()
        host.clock.advance(by: .seconds(2))
        #expect(view.center.x == 10 && view.presentedCenter.x == 10)
    }

    @Test("AP-27: what is stopped on its way stays there")
    func stopped() {
        let animator = hop()
        animator.fractionComplete = 0.2
        animator.stopAnimation(true)
        #expect(view.center.x == 60)
    }

    @Test("AP-27: key frames inside one another share its time; outside of an animation they set at once")
    func nested() {
        let animator = PropertyAnimator(duration: .seconds(1), curve: .linear) { [view] in
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 110 }
            }
        }
        animator.fractionComplete = 0.75
        host.settle()
        #expect(view.presentedCenter.x == 10)
        animator.fractionComplete = 0.875
        host.settle()
        #expect(view.presentedCenter.x == 60)
        animator.stopAnimation(true)

        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
        #expect(view.presentedCenter.x == 20)
    }

    @Test("AP-27: with less motion, what moves by key frames is where it belongs at once")
    func reducedMotion() {
        host.application.isReduceMotionEnabled = true
        _ = hop()
        #expect(places(3) == [310, 310, 310])
    }

    @Test("AP-28: what begins later takes the rest of the time, by the animator's own curve")
    func delayFactor() {
        let other = View(frame: Rect(0, 40, 20, 20))
        host.window.addSubview(other)
        let animator = PropertyAnimator(duration: .seconds(1), curve: .easeIn) { [view] in view.center.x = 110 }
        animator.addAnimations({ other.center.x = 110 }, delayFactor: 0.5)
        animator.pauseAnimation()
        for time in [0, 0.25, 0.5, 0.75, 1] {
            animator.fractionComplete = AnimationCurve.easeIn.progress(at: time)
            host.settle()
            let expected = 10 + 100 * AnimationCurve.easeIn.progress(at: max(time - 0.5, 0) * 2)
            #expect(abs(other.presentedCenter.x - expected) < 0.01, "\(time)")
        }
        animator.stopAnimation(true)
    }

    @Test("AP-28: added on the way, it begins in what is left, and jumps nowhere")
    func addedLater() {
        let animator = PropertyAnimator(duration: .seconds(1), curve: .linear) { [view] in view.alpha = 0.5 }
        animator.startAnimation()
        host.clock.advance(by: .milliseconds(500))
        animator.addAnimations({ view.center.x = 110 }, delayFactor: 0.5)
        #expect(view.presentedCenter.x == 10)
        #expect(places(of: places(5), near: [10, 10, 30, 70, 110]))
    }

    @Test("AP-29: it repeats as often as is said, and ends where it was set to be")
    func repeating() {
        let animator = PropertyAnimator(duration: .milliseconds(400), curve: .linear) { [view] in view.center.x = 110 }
        animator.repeatCount = 2
        animator.startAnimation()
        #expect(places(of: places(8, every: .milliseconds(100)), near: [35, 60, 85, 14, 35, 60, 85, 110]))
        #expect(!animator.isRunning && view.center.x == 110)
    }

    @Test("AP-29: there and back, as often as is said, and the properties are what they were")
    func swinging() {
        let animator = PropertyAnimator(duration: .milliseconds(200), curve: .linear) { [view] in view.center.x = 110 }
        animator.repeatCount = 2
        animator.autoreverses = true
        animator.startAnimation()
        #expect(animator.repeatCount == 2 && animator.autoreverses)
        #expect(places(of: places(8), near: [60, 110, 60, 10, 60, 110, 60, 10]))
        #expect(view.center.x == 10 && !animator.isRunning)
    }

    /// Where the middle is shown at tenths of the time of three key frames: to 110, to 310, and back to 210.
    private func path(_ interpolation: KeyframeInterpolation) -> [Int] {
        view.removeAllAnimations()
        view.center.x = 10
        let animator = View.animateKeyframes(duration: .seconds(1), interpolation: interpolation) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.center.x = 110 }
            View.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) { view.center.x = 310 }
            View.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.center.x = 210 }
        }
        return (0...10).map {
            animator.fractionComplete = Double($0) / 10
            host.settle()
            return Int(view.presentedCenter.x.rounded())
        }
    }

    @Test("AP-65: between key frames it goes straight, or not at all, or evenly, or on a curve through all")
    func interpolations() {
        #expect(path(.linear) == [10, 60, 110, 160, 210, 260, 310, 285, 260, 235, 210])
        #expect(path(.discrete) == [10, 110, 310, 310, 310, 310, 210, 210, 210, 210, 210])
        #expect(path(.paced) == [10, 50, 90, 130, 170, 210, 250, 290, 290, 250, 210])
        #expect(places(of: path(.cubic), near: [10, 48, 110, 160, 223, 279, 310, 304, 273, 235, 210]))
        let cubicPaced = path(.cubicPaced)
        #expect(cubicPaced.first == 10 && cubicPaced.last == 210)
    }

    @Test("AP-65: on a curve each end is met in time, and the curve has no corner there")
    func smoothness() {
        let animator = View.animateKeyframes(duration: .seconds(1), interpolation: .cubic) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 310 }
        }
        func place(_ fraction: Double) -> Double {
            animator.fractionComplete = fraction
            host.settle()
            return view.presentedCenter.x
        }
        #expect(abs(place(0.5) - 110) < 1e-6)
        let (before, after) = (place(0.5) - place(0.49), place(0.51) - place(0.5))
        #expect(abs(before - after) < 0.2 && before > 2)
    }

    @Test("AP-118: a hundred key frames of two properties show what a few do, wherever they are looked at")
    func many() {
        let count = 100
        View.animateKeyframes(duration: .seconds(10)) {
            for frame in 1...count {
                let start = Double(frame - 1) / Double(count)
                View.addKeyframe(withRelativeStartTime: start, relativeDuration: 1 / Double(count)) {
                    view.center.x = 10 + Double(frame) * 3
                }
            }
            for frame in 1...count {
                View.addKeyframe(withRelativeStartTime: Double(frame - 1) / Double(count), relativeDuration: 0.01) {
                    view.alpha = 1 - Double(frame) / Double(count + 1)
                }
            }
        }
        #expect(view.presentedCenter.x == 10 && view.presentedAlpha == 1)
        for second in 1...9 {
            host.clock.advance(by: .seconds(1))
            // The display shows what will be seen a little later.
            #expect(abs(view.presentedCenter.x - 10 - Double(second) * 30) < 2)
            #expect(abs(view.presentedAlpha - 1 + Double(second) * 10 / Double(count + 1)) < 0.01)
        }
        host.clock.advance(by: .seconds(2))
        #expect(view.presentedCenter.x == 310 && view.animations == nil)
    }

    @Test("AP-118: a hundred closures of an animator, each with a delay, begin as they would one by one")
    func manyClosures() {
        let animator = PropertyAnimator(duration: .seconds(1), curve: .linear)
        for part in 0..<100 { animator.addAnimations({ view.center.x += 1 }, delayFactor: Double(part) / 100) }
        animator.startAnimation()
        host.clock.advance(by: .milliseconds(500))
        // Each closure goes a point, evenly from its beginning to the end.
        let beginnings = (0..<50).map { Double($0) / 100 }
        let expected: Double = beginnings.map { ($0 - 0.5) / ($0 - 1) }.reduce(0, +)
        #expect(abs(view.presentedCenter.x - 10 - expected) < 2)
        host.clock.advance(by: .seconds(1))
        #expect(view.presentedCenter.x == 110)
    }
}
