import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animations that go on by a spring")
struct SpringHandoverTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let animator = PropertyAnimator(duration: .seconds(1), curve: .linear)

    init() {
        host.window.addSubview(view)
        animator.addAnimations { [view] in (view.center.x, view.alpha) = (110, 0) }
        host.settle()
        animator.fractionComplete = 0.5
    }

    @Test("AP-24: it goes on as fast as the finger went, in every property", arguments: [0.0, 4, -2])
    func velocity(_ velocity: Double) {
        animator.continueAnimation(spring: .smooth, initialVelocity: velocity)
        let before = animator.fractionComplete
        #expect(before == 0.5)
        host.clock.advance(by: .milliseconds(1))
        // Half of the way is left.
        #expect(abs((animator.fractionComplete - before) * 1000 - velocity * 0.5) < 0.1)
        host.advance(by: .milliseconds(100))
        #expect(abs(view.presentedCenter.x - 10 - 100 * animator.fractionComplete) < 1)
        host.advance(by: .seconds(2))
        #expect(animator.state == .inactive && view.presentedCenter.x == 110)
    }

    @Test("AP-24: back to the start, it is what is left of the way back")
    func reversed() {
        animator.isReversed = true
        animator.continueAnimation(spring: .smooth, initialVelocity: 2)
        host.clock.advance(by: .milliseconds(1))
        #expect(abs((animator.fractionComplete - 0.5) * 1000 + 1) < 0.1)
        host.advance(by: .seconds(2))
        #expect(view.center.x == 10 && view.alpha == 1)
    }

    @Test("AP-24: a spring that begins with a velocity has the time to come to rest")
    func rest() {
        for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: .milliseconds(300), bounce: -0.5)] {
            for velocity in [-50.0, 0, 3, 50] {
                let time = spring.settlingDuration(velocity: velocity).inSeconds
                #expect(abs(spring.left(at: time, velocity: velocity)) < 2e-4)
            }
        }
        #expect(Spring.snappy.settlingDuration == Spring.snappy.settlingDuration(velocity: 0))
        #expect(animator.duration == .seconds(1))
    }
}
