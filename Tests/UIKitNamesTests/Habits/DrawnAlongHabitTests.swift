import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of animators that are drawn along, several on one view, key frames
/// and transitions between views.
@MainActor
@Suite("Habits: animations drawn along")
struct DrawnAlongHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let log = Log()

    init() {
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.settle()
    }

    private var shownX: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }
    private var shownAlpha: Double { Double(view.layer.presentation()?.opacity ?? -1) }
    private func word(_ position: UIViewAnimatingPosition) -> String {
        switch position {
        case .start: "start"
        case .current: "current"
        case .end: "end"
        }
    }

    private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.frame.origin.x = 200 }
        animator.addCompletion { [log] in log.add($0 == .end ? "end" : $0 == .start ? "start" : "current") }
        return animator
    }

    @Test("UK-42: an animator that is stopped for good calls nothing; its properties are what shows of them")
    func stoppedForGood() {
        let animator = mover()
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning && log.lines == [])
        #expect(abs(view.frame.minX - 100) < 10)
        host.advance(by: .seconds(2))
        #expect(log.lines == [] && abs(view.frame.minX - 100) < 10)
        // It can be used again.
        animator.addAnimations { [view] in view.frame.origin.x = 0 }
        animator.addCompletion { [log] _ in log.add("again") }
        animator.startAnimation()
        host.advance(by: .seconds(2))
        #expect(log.lines == ["again"] && view.frame.minX == 0)
    }

    @Test("an animator that a finger draws along begins paused, is set, and is let go of either way")
    func drawn() {
        for isReversed in [false, true] {
            view.frame.origin.x = 0
            let animator = mover()
            #expect(animator.state == .inactive && animator.fractionComplete == 0)
            animator.fractionComplete = 0
            #expect(animator.state == .active && !animator.isRunning && view.frame.minX == 200)
            for step in 1...5 {
                animator.fractionComplete = CGFloat(step) / 10
                host.advance(by: .milliseconds(20))
                #expect(abs(shownX - CGFloat(step) * 20) < 1)
            }
            animator.isReversed = isReversed
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            #expect(animator.isRunning)
            host.advance(by: .seconds(2))
            #expect(log.take() == [isReversed ? "start" : "end"])
            #expect(view.frame.minX == (isReversed ? 0 : 200) && animator.state == .inactive)
        }
    }

    @Test("continuing by a factor takes that part of the duration; with other timing it goes by that")
    func factors() {
        let animator = mover()
        animator.startAnimation()
        host.advance(by: .milliseconds(500))
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        host.advance(by: .milliseconds(1700))
        #expect(log.lines == [])
        host.advance(by: .milliseconds(400))
        #expect(log.take() == ["end"])
        view.frame.origin.x = 0
        let other = mover()
        other.startAnimation()
        host.advance(by: .milliseconds(200))
        other.pauseAnimation()
        other.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
        host.advance(by: .seconds(3))
        #expect(log.take() == ["end"] && view.frame.minX == 200)
    }

    @Test("two animators on one view: of different properties each goes its way; of one the later one ends it")
    func several() {
        let move = mover()
        let fade = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in view.alpha = 0 }
        fade.addCompletion { [log] _ in log.add("faded") }
        move.startAnimation()
        fade.startAnimation()
        host.advance(by: .milliseconds(500))
        let faded = shownAlpha
        #expect(abs(shownX - 100) < 10 && abs(faded - 0.75) < 0.03)
        fade.pauseAnimation()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["end"] && view.frame.minX == 200 && abs(shownAlpha - faded) < 0.01)
        fade.isReversed = true
        fade.startAnimation()
        host.advance(by: .seconds(2))
        #expect(log.take() == ["faded"] && view.alpha == 1)
        view.frame.origin.x = 0
        mover().startAnimation()
        host.advance(by: .milliseconds(300))
        UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState) {
            view.frame.origin.x = 0
        }
        host.advance(by: .seconds(2))
        #expect(view.frame.minX == 0 && shownX == 0 && log.take().count == 1)
    }

    @Test("animations and completions that are added later; a delay; started while it runs")
    func added() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.frame.origin.x = 100 }
        animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
        animator.addCompletion { [log] _ in log.add("one") }
        animator.startAnimation(afterDelay: 0.5)
        animator.addCompletion { [log] _ in log.add("two") }
        #expect(view.frame.minX == 100 && view.alpha == 0 && animator.isRunning)
        host.advance(by: .milliseconds(480))
        #expect(shownX == 0 && shownAlpha == 1)
        host.advance(by: .milliseconds(520))
        #expect(abs(shownX - 50) < 5 && shownAlpha > 0.9)
        animator.addAnimations { [view] in view.frame.origin.y = 100 }
        host.advance(by: .milliseconds(250))
        #expect(abs(shownAlpha - 0.4) < 0.05 && abs(shownX - 80) < 5)
        host.advance(by: .milliseconds(400))
        #expect(log.take() == ["one", "two"] && view.frame.origin == CGPoint(x: 100, y: 100))
    }

    @Test("key frames go through their places at their times, and call their end once")
    func keyframes() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeLinear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.frame.origin.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.frame.origin.y = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin = .zero }
        } completion: { [log] in
            log.add("\($0)")
        }
        #expect(view.frame.origin == .zero)
        var seen: [CGPoint] = []
        for _ in 0..<4 {
            host.advance(by: .milliseconds(250))
            seen.append(view.layer.presentation()?.frame.origin ?? CGPoint(x: -1, y: -1))
        }
        let expected = [
            CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 0),
        ]
        for (place, other) in zip(seen, expected) {
            #expect(abs(place.x - other.x) < 18 && abs(place.y - other.y) < 18)
        }
        host.advance(by: .milliseconds(100))
        #expect(log.take() == ["true"])
    }

    @Test("a view takes the place of another by a transition, and goes out of its superview; or hides instead")
    func transitions() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (front, back) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
        host.window.addSubview(box)
        box.addSubview(front)
        UIView.transition(from: front, to: back, duration: 0.4, options: .transitionFlipFromLeft) { [log] in
            log.add("\($0)")
        }
        #expect(back.superview === box && log.lines == [])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["true"] && front.superview == nil && back.superview === box)
        box.addSubview(front)
        front.isHidden = true
        UIView.transition(
            from: back, to: front, duration: 0.4, options: [.transitionCrossDissolve, .showHideTransitionViews]
        ) { [log] in log.add("\($0)") }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["true"] && back.superview === box && back.isHidden && !front.isHidden)
        UIView.transition(with: box, duration: 0.3, options: .transitionCrossDissolve) {
            front.removeFromSuperview()
            back.isHidden = false
        } completion: { [log] in
            log.add("with \($0)")
        }
        #expect(front.superview == nil && log.lines == [])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["with true"])
    }

    @Test("rows of a stack that are hidden in an animation close the gap little by little")
    func stack() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        let rows = (0..<3).map { _ in UIView() }
        for row in rows {
            row.heightAnchor.constraint(equalToConstant: 40).isActive = true
            row.widthAnchor.constraint(equalToConstant: 100).isActive = true
            stack.addArrangedSubview(row)
        }
        host.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: host.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
        ])
        host.settle()
        #expect(rows.map(\.frame.minY) == [0, 50, 100] && stack.bounds.height == 140)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            rows[1].isHidden = true
            host.window.layoutIfNeeded()
        }
        #expect(rows[2].frame.minY == 50)
        host.advance(by: .milliseconds(500))
        let y = rows[2].layer.presentation()?.frame.minY ?? 0
        #expect(abs(y - 75) < 3)
        host.advance(by: .seconds(1))
        #expect(rows[2].frame.minY == 50 && stack.bounds.height == 90 && rows[1].isHidden)
        stack.setCustomSpacing(30, after: rows[0])
        rows[1].isHidden = false
        host.settle()
        #expect(rows.map(\.frame.minY) == [0, 70, 120])
        rows[1].removeFromSuperview()
        host.settle()
        #expect(stack.arrangedSubviews.count == 2 && rows[2].frame.minY == 70)
    }
}
