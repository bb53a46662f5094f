import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of animations of layers.
@MainActor
@Suite("Habits: animations of layers")
struct AnimationHabitTests {
    let host = TestHost(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    /// Writes down what an animation's delegate is told.
    private final class Notes: CAAnimationDelegate {
        var told: [String] = []
        func animationDidStart(_ anim: CAAnimation) { told.append("start \(anim.value(forKey: "name") ?? "")") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            told.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
        }
    }

    init() { host.window.addSubview(view) }

    /// A tenth of a second passes: five frames of the display, and the one that shows it.
    private func step() { host.advance(by: .seconds(1) / 12) }

    /// What a number is at each tenth of a second, from the first frame on.
    private func course(_ count: Int, _ number: () -> Double?) -> [Double?] {
        host.settle()
        return (0..<count).map { _ in
            defer { step() }
            return number().map { ($0 * 10).rounded() / 10 }
        }
    }

    /// A line across the window.
    private func line(at y: CGFloat) -> CGPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: 200, y: y))
        return path.cgPath
    }

    /// A layer in the window with a red line in its middle.
    private func redLine() -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        shape.path = line(at: 100)
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 10
        host.window.layer.addSublayer(shape)
        return shape
    }

    @Test("a basic animation shows the way, and afterwards the layer is as it says it is")
    func basic() {
        let notes = Notes()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 0.5
        fade.delegate = notes
        fade.setValue("fade", forKey: "name")
        view.layer.add(fade, forKey: "fade")
        // It counts as it was.
        fade.duration = 5
        #expect(view.layer.animationKeys() == ["fade"] && view.layer.animation(forKey: "fade") === fade)
        #expect(course(7) { view.layer.presentation()?.opacity } == [1, 0.8, 0.6, 0.4, 0.2, 0, 1])
        #expect(view.layer.opacity == 1 && view.alpha == 1)
        #expect(view.layer.animationKeys() == nil)
        #expect(notes.told == ["start fade", "stop fade true"])
    }

    @Test("a layer says what it was set to while it is animated, and shows it afterwards")
    func model() {
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: 10, y: 10)
        move.toValue = CGPoint(x: 110, y: 10)
        move.duration = 1
        view.layer.add(move, forKey: nil)
        view.layer.position = CGPoint(x: 110, y: 10)
        let shown = course(5) { view.layer.presentation()?.position.x }
        #expect(shown == [10, 20, 30, 40, 50])
        #expect(view.layer.position.x == 110 && view.layer.frame.minX == 100)
        host.advance(by: .seconds(1))
        #expect(view.center.x == 110)
        // What a program sets of the view counts as well.
        view.layer.add(move, forKey: nil)
        host.advance(by: .milliseconds(100))
        view.center.x = 50
        host.advance(by: .seconds(2))
        #expect(view.center.x == 50)
    }

    @Test("an animation repeats, goes back, waits, and stays at its end, as it is told")
    func timing() {
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.toValue = 2
        pulse.duration = 0.2
        pulse.autoreverses = true
        pulse.repeatCount = 2
        view.layer.add(pulse, forKey: "pulse")
        #expect(
            course(10) { view.layer.presentation()?.affineTransform().a } == [1, 1.5, 2, 1.5, 1, 1.5, 2, 1.5, 1, 1])
    }

    @Test("an animation that is not removed stays at its end until it is taken away")
    func staying() {
        let stay = CABasicAnimation(keyPath: "transform.translation.x")
        stay.byValue = 40
        stay.duration = 0.2
        stay.fillMode = .forwards
        stay.isRemovedOnCompletion = false
        view.layer.add(stay, forKey: "stay")
        #expect(course(5) { view.layer.presentation()?.affineTransform().tx } == [0, 20, 40, 40, 40])
        view.layer.removeAnimation(forKey: "stay")
        #expect(view.transform == .identity)
    }

    @Test("a rotation by its angle goes all the way round, again and again, until it is taken away")
    func rotation() {
        let notes = Notes()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CGFloat.pi * 2
        turn.duration = 0.4
        turn.repeatCount = .infinity
        turn.delegate = notes
        view.layer.add(turn, forKey: "turn")
        #expect(course(6) { view.layer.presentation()?.affineTransform().b } == [0, 1, 0, -1, 0, 1])
        view.layer.removeAllAnimations()
        #expect(view.transform == .identity && notes.told == ["start ", "stop  false"])
    }

    @Test("key frames go through their values at their times")
    func keyframes() {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, -10, 10, 0]
        shake.keyTimes = [0, 0.25, 0.75, 1]
        shake.duration = 0.4
        view.layer.add(shake, forKey: nil)
        #expect(course(5) { view.layer.presentation()?.affineTransform().tx } == [0, -10, 0, 10, 0])
    }

    @Test("key frames by steps stay until the next")
    func discrete() {
        let steps = CAKeyframeAnimation(keyPath: "opacity")
        steps.values = [1, 0.5, 0.2]
        steps.calculationMode = .discrete
        steps.duration = 0.66
        view.layer.add(steps, forKey: nil)
        #expect(course(8) { view.layer.presentation()?.opacity } == [1, 1, 1, 0.5, 0.5, 0.2, 0.2, 1])
    }

    @Test("a path is followed step by step, and in its direction")
    func alongPath() {
        let walk = CAKeyframeAnimation(keyPath: "position")
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 50))
        walk.path = path.cgPath
        walk.rotationMode = .rotateAuto
        walk.duration = 0.44
        view.layer.add(walk, forKey: nil)
        var places: [CGPoint] = []
        let turns = course(4) {
            places.append(view.layer.presentation()?.position ?? .zero)
            return view.layer.presentation()?.affineTransform().b
        }
        #expect(
            places.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) } == [
                CGPoint(x: 0, y: 0), CGPoint(x: 45, y: 0), CGPoint(x: 91, y: 0), CGPoint(x: 100, y: 18),
            ])
        #expect(turns == [0, 0, 0, 1])
    }

    @Test("a spring swings over, and comes to rest where it says")
    func spring() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 10
        spring.toValue = 110
        spring.damping = 6
        spring.duration = spring.settlingDuration
        #expect(spring.duration > 2 && spring.duration < 2.5)
        view.layer.add(spring, forKey: nil)
        view.layer.position.x = 110
        let course = course(22) { view.layer.presentation()?.position.x }.compactMap(\.self)
        #expect((course.max() ?? 0) > 120 && abs((course.last ?? 0) - 110) < 1)
        #expect(course.first == 10)
    }

    @Test("a group begins and ends with its duration, and each has its own place in it")
    func group() {
        let rise = CABasicAnimation(keyPath: "position.y")
        (rise.fromValue, rise.toValue) = (0, 100)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (1, 0, 0.2, 0.2)
        fade.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [rise, fade]
        group.duration = 0.5
        view.layer.add(group, forKey: "group")
        var fades: [Double] = []
        let heights = course(6) {
            fades.append(((view.layer.presentation()?.opacity ?? 0) * 10).rounded() / 10)
            return view.layer.presentation()?.position.y
        }
        #expect(heights == [0, 20, 40, 60, 80, 100])
        #expect(fades == [1, 1, 1, 0.5, 0, 0])
    }

    @Test("shapes draw themselves")
    func shapes() {
        let shape = redLine()
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
        shape.add(draw, forKey: nil)
        #expect(course(4) { shape.presentation()?.strokeEnd } == [0, 0.1, 0.2, 0.3])
        #expect(shape.strokeEnd == 1)
        host.advance(by: .milliseconds(100))
        func isRed(_ x: Int) -> Bool { host.picture.color(at: PixelPoint(x: x, y: 100)).isAlmost(.red) }
        #expect(isRed(60) && !isRed(150))
        host.advance(by: .seconds(1))
        #expect(isRed(150))
    }

    @Test("paths and colours of shapes change little by little")
    func shapeChanges() {
        let shape = redLine()
        let sink = CABasicAnimation(keyPath: "path")
        (sink.fromValue, sink.toValue, sink.duration) = (line(at: 100), line(at: 180), 0.4)
        let blue = CABasicAnimation(keyPath: "strokeColor")
        (blue.toValue, blue.duration) = (UIColor.blue.cgColor, 0.4)
        shape.add(sink, forKey: nil)
        shape.add(blue, forKey: nil)
        host.settle()
        for _ in 0..<2 { step() }
        let middle = host.picture.color(at: PixelPoint(x: 100, y: 140))
        #expect(abs(middle.red - 0.5) < 0.1 && abs(middle.blue - 0.5) < 0.1)
    }

    @Test("a transaction calls its block when all that began in it is over, of layers and of views")
    func transaction() {
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("all") }
        CATransaction.setAnimationDuration(0.3)
        view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        UIView.animate(withDuration: 0.6) {
            self.view.center.x = 80
        } completion: { _ in
            order.append("view")
        }
        CATransaction.commit()
        host.advance(by: .milliseconds(500))
        #expect(order.isEmpty && view.layer.animationKeys() == nil)
        host.advance(by: .milliseconds(300))
        #expect(order == ["view", "all"])
    }

    @Test("a layer that leaves the screen is not animated any more")
    func leaving() {
        let notes = Notes()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration, fade.delegate) = (0, 1, notes)
        view.layer.add(fade, forKey: nil)
        host.advance(by: .milliseconds(300))
        view.removeFromSuperview()
        host.advance(by: .milliseconds(100))
        #expect(notes.told == ["start ", "stop  false"] && view.alpha == 1)
    }

    @Test("what one knows of the layer under an animation of the view is what shows")
    func presentation() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.alpha = 0
            self.view.center.x = 110
        }
        host.advance(by: .milliseconds(500))
        let shown = view.layer.presentation()
        #expect((0.4...0.6).contains(shown?.opacity ?? 0) && (50...70).contains(shown?.position.x ?? 0))
        #expect(view.layer.opacity == 0 && view.layer.position.x == 110)
    }
}
