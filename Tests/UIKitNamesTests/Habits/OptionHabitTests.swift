import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of animations in and over one another.
@MainActor
@Suite("Habits: options of animations")
struct OptionHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        box.backgroundColor = .red
        host.window.addSubview(box)
        host.settle()
    }

    private var shownX: Double { box.layer.presentation()?.frame.minX ?? .nan }

    @Test("an animation that begins from where another shows goes on from there; completion says which was cut short")
    func fromCurrent() {
        var log: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.box.frame.origin.x = 200
        } completion: {
            log.append("first \($0)")
        }
        host.advance(by: .milliseconds(500))
        #expect(abs(shownX - 100) < 10 && box.frame.minX == 200)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.box.frame.origin.x = 0
        } completion: {
            log.append("second \($0)")
        }
        host.advance(by: .milliseconds(16))
        #expect(shownX > 80 && shownX <= 205)
        host.advance(by: .seconds(2))
        #expect(shownX == 0 && log.contains("second true") && log.count == 2)
    }

    @Test("a delay waits, with the model at its end at once")
    func delay() {
        UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { self.box.frame.origin.x = 100 }
        #expect(box.frame.minX == 100)
        host.advance(by: .milliseconds(400))
        #expect(shownX == 0)
        host.advance(by: .milliseconds(350))
        #expect(abs(shownX - 50) < 8)
        host.advance(by: .seconds(1))
        #expect(shownX == 100)
    }

    @Test("repetition goes on until it is taken away, forth and back")
    func repeating() {
        var ended: [Bool] = []
        UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            self.box.alpha = 0
        } completion: {
            ended.append($0)
        }
        host.advance(by: .milliseconds(400))
        #expect((box.layer.presentation()?.opacity ?? 1) < 0.1)
        host.advance(by: .milliseconds(400))
        #expect((box.layer.presentation()?.opacity ?? 0) > 0.85)
        host.advance(by: .seconds(10))
        #expect(ended == [] && box.alpha == 0)
        box.layer.removeAllAnimations()
        host.advance(by: .milliseconds(100))
        #expect(ended == [false] && (box.layer.presentation()?.opacity ?? 1) == 0)
    }

    @Test("a view that is animated takes no touches, unless it is said")
    func interaction() {
        var taps = 0
        let button = UIButton(type: .custom, frame: CGRect(x: 0, y: 200, width: 320, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        host.window.addSubview(button)
        host.settle()
        UIView.animate(withDuration: 1) { button.frame.origin.y = 210 }
        host.finger().tap(at: CGPoint(x: 160, y: 250))
        #expect(taps == 0)
        host.advance(by: .seconds(2))
        host.finger().tap(at: CGPoint(x: 160, y: 250))
        #expect(taps == 1)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { button.frame.origin.y = 200 }
        host.finger().tap(at: CGPoint(x: 160, y: 250))
        #expect(taps == 2)
    }

    @Test("animations in animations have the outer’s duration, unless they override it")
    func nested() {
        let (inner, own) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
        host.window.addSubview(inner)
        host.window.addSubview(own)
        host.settle()
        var log: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.box.frame.origin.x = 100
            UIView.animate(withDuration: 0.2, animations: { inner.frame.origin.x = 100 }) { _ in log.append("inner") }
            UIView.animate(
                withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
            ) {
                own.frame.origin.x = 100
            } completion: { _ in
                log.append("own")
            }
            UIView.performWithoutAnimation { self.box.backgroundColor = .blue }
        } completion: { _ in
            log.append("outer")
        }
        host.advance(by: .milliseconds(500))
        #expect(abs(shownX - 50) < 8)
        #expect((inner.layer.presentation()?.frame.minX ?? 100) < 60)
        #expect(own.layer.presentation()?.frame.minX ?? 100 == 100)
        #expect(log.first == "own" && log.count == 1)
        host.advance(by: .seconds(1))
        #expect(Set(log) == ["own", "inner", "outer"])
    }

    @Test("nothing to animate ends at once, with true; a view without a window too")
    func nothing() {
        var log: [String] = []
        UIView.animate(withDuration: 1, animations: {}) { log.append("empty \($0)") }
        UIView.animate(withDuration: 0, animations: { self.box.alpha = 0.5 }) { log.append("zero \($0)") }
        host.advance(by: .milliseconds(50))
        #expect(log == ["empty true", "zero true"] || log == ["zero true", "empty true"])
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 0.75) {
            #expect(UIView.inheritedAnimationDuration == 0.75)
            self.box.alpha = 1
        }
    }

    @Test("keyframes run in their parts, and a spring ends where it should")
    func frames() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.frame.origin.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.frame.origin.x = 0 }
        }
        host.advance(by: .milliseconds(500))
        #expect(abs(shownX - 100) < 8)
        host.advance(by: .seconds(1))
        #expect(shownX == 0)
        var isDone = false
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: { self.box.frame.origin.x = 100 }, completion: { isDone = $0 })
        var most = 0.0
        for _ in 0..<40 {
            host.advance(by: .milliseconds(16))
            most = max(most, shownX)
        }
        #expect(most > 105)
        host.advance(by: .seconds(1))
        #expect(isDone && shownX == 100)
    }

    @Test("a view that is removed while it is animated ends its animation")
    func removed() {
        var ended: [Bool] = []
        UIView.animate(withDuration: 1, animations: { self.box.alpha = 0 }) { ended.append($0) }
        host.advance(by: .milliseconds(300))
        box.removeFromSuperview()
        host.advance(by: .milliseconds(100))
        #expect(ended == [false])
    }
}
