import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("How animations end that are overtaken, turned back, or not seen")
struct AnimationEndingTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let log = Log()

    init() {
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.settle()
    }

    /// Where the view's middle is shown after each step, in whole points.
    private func places(_ count: Int, every step: Duration) -> [Int] {
        (0..<count).map { _ in
            host.clock.advance(by: step)
            return Int(view.presentedCenter.x.rounded())
        }
    }

    /// Lets a view swing, each way begun by the end of the one before.
    private func swing(_ view: View, times: Int = 100) {
        View.animate(duration: .milliseconds(100)) {
            view.center.x = 120 - view.center.x
        } completion: {
            log.add("\($0)")
            if times > 1 { swing(view, times: times - 1) }
        }
    }

    @Test(
        "AP-12: with less motion, animations that begin each other take their time, and move nothing little by little")
    func pingPong() {
        host.application.isReduceMotionEnabled = true
        swing(view)
        #expect(places(4, every: .milliseconds(60)) == [110, 10, 10, 110])
        host.clock.advance(by: .milliseconds(760))
        #expect((9...10).contains(log.lines.count) && Set(log.lines) == ["true"])
    }

    @Test("AP-23: animations that begin each other where nothing is seen of them let everything else run")
    func unseenPingPong() async {
        swing(View(), times: 3)
        #expect(log.lines == ["true"])
        for _ in 0..<1000 where log.lines.count < 3 { await Task.yield() }
        #expect(log.lines == ["true", "true", "true"])
    }

    @Test("AP-23: what nothing is seen of is done at once, one after the other")
    func unseen() {
        for name in ["first", "second"] {
            View.animate(duration: .seconds(1)) {
            } completion: {
                log.add("\(name) \($0)")
            }
        }
        #expect(log.lines == ["first true", "second true"])
    }

    @Test("AP-12: with less motion, what waits for its delay waits, and is there at once then")
    func delay() {
        host.application.isReduceMotionEnabled = true
        View.animate(duration: .milliseconds(300), delay: .seconds(2)) {
            view.center.x = 110
        } completion: {
            log.add("\($0)")
        }
        #expect(places(4, every: .milliseconds(490)) == [10, 10, 10, 10])
        #expect(places(2, every: .milliseconds(100)) == [110, 110] && log.lines == [])
        host.clock.advance(by: .milliseconds(300))
        #expect(log.lines == ["true"])
    }

    @Test("AP-12: what repeats rests as soon as the user wishes for less motion, and goes on when he does not any more")
    func wishOnTheWay() {
        View.animate(duration: .milliseconds(500), curve: .linear, options: .repeat) { view.center.x = 110 }
        #expect(Set(places(5, every: .milliseconds(90))).count == 5)
        host.application.isReduceMotionEnabled = true
        host.settle()
        let frames = host.surface.paintedRegions.count
        #expect(places(3, every: .milliseconds(90)) == [110, 110, 110])
        #expect(host.surface.paintedRegions.count == frames && !host.scene.isFramePending)
        host.application.isReduceMotionEnabled = false
        #expect(Set(places(5, every: .milliseconds(90))).count == 5)
    }

    @Test("AP-23: an animation that was overtaken brings nothing back when it is turned round, and makes no jump")
    func overtaken() {
        let first = PropertyAnimator(duration: .milliseconds(400), curve: .linear) { [view] in view.center.x = 110 }
        first.addCompletion { [log] in log.add("first \($0)") }
        first.startAnimation()
        host.clock.advance(by: .milliseconds(100))
        View.animate(duration: .milliseconds(400), curve: .linear) {
            view.center.x = 310
        } completion: {
            log.add("second \($0)")
        }
        host.clock.advance(by: .milliseconds(100))
        first.isReversed = true
        let places = places(8, every: .milliseconds(50))
        #expect(places == places.sorted() && places.last == 310)
        host.clock.advance(by: .seconds(1))
        #expect(view.center.x == 310 && view.presentedCenter.x == 310 && view.animations == nil)
        #expect(log.lines == ["first start", "second true"])
    }

    @Test("AP-23: one that rests in a finger's hand is let go of by what overtakes it")
    func overtakenAtRest() {
        let drawn = PropertyAnimator(duration: .milliseconds(400), curve: .linear) { [view] in view.center.x = 110 }
        drawn.fractionComplete = 0.5
        host.settle()
        View.animate(duration: .milliseconds(400), curve: .linear) { view.center.x = 310 }
        let places = places(10, every: .milliseconds(50))
        #expect(places == places.sorted() && (60...110).contains(places[0]) && places.last == 310)
        drawn.fractionComplete = 0.1
        host.settle()
        #expect(view.presentedCenter.x == 310)
    }

    /// Begins a transition between two views, and lets 150 ms of it pass.
    private func transit(by kind: ViewTransition) -> (old: View, new: View, animator: PropertyAnimator) {
        let (old, new) = (View(frame: Rect(40, 0, 100, 100)), View())
        (old.backgroundColor, new.backgroundColor) = (.red, .blue)
        host.window.addSubview(old)
        let animator = View.transition(from: old, to: new, by: kind) { log.add("\($0)") }
        host.clock.advance(by: .milliseconds(150))
        return (old, new, animator)
    }

    private nonisolated static let transitions: [ViewTransition] = [
        .crossDissolve, .push(from: .right), .cover(from: .bottom), .uncover(to: .left),
    ]

    @Test("AP-23: a transition that is turned back leaves the old view as it was", arguments: transitions)
    func transitionTurnedBack(kind: ViewTransition) {
        let (old, new, animator) = transit(by: kind)
        animator.isReversed = true
        host.clock.advance(by: .seconds(1))
        #expect(log.lines == ["false"])
        #expect(old.superview === host.window && new.superview == nil)
        #expect(old.frame == Rect(40, 0, 100, 100) && old.alpha == 1 && new.alpha == 1)
        #expect(host.picture.hex(90, 50) == "FF0000")
    }

    @Test(
        "AP-23: a transition that is stopped on its way shows the new view, whole and in its place",
        arguments: transitions)
    func transitionStopped(kind: ViewTransition) {
        let (old, new, animator) = transit(by: kind)
        animator.stopAnimation(true)
        host.settle()
        #expect(log.lines == ["false"])
        #expect(new.superview === host.window && old.superview == nil)
        #expect(new.frame == Rect(40, 0, 100, 100) && new.alpha == 1 && old.alpha == 1)
        #expect(host.picture.hex(90, 50) == "0000FF")
    }
}
