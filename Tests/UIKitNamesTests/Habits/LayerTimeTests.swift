import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of transitions, times, pictures and particles of layers.
@MainActor
@Suite("Habits: layers in time")
struct LayerTimeTests {
    private let controller = UIViewController()
    private let host: TestHost

    init() {
        host = TestHost(playing: controller)
        controller.view.backgroundColor = .white
    }

    private func square() -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        view.backgroundColor = .red
        controller.view.addSubview(view)
        host.settle()
        return view
    }

    private func color(_ x: Int, _ y: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test("a layer that is stopped stands where it is, goes on from there, and can be drawn along by its offset")
    func pausing() {
        host.application.shareApplication()
        let view = square()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (120, 220, 1)
        view.layer.add(move, forKey: "move")
        host.advance(by: .milliseconds(500))
        let paused = view.layer.convertTime(CACurrentMediaTime(), from: nil)
        view.layer.speed = 0
        view.layer.timeOffset = paused
        host.advance(by: .milliseconds(50))
        let place = view.presentedCenter.x
        #expect(abs(place - 170) < 6)
        host.advance(by: .seconds(3))
        #expect(view.presentedCenter.x == place && view.layer.animation(forKey: "move") != nil)
        view.layer.timeOffset = paused + 0.2
        host.advance(by: .milliseconds(50))
        #expect(abs(view.presentedCenter.x - place - 20) < 1)
        view.layer.timeOffset = paused
        let stopped = view.layer.timeOffset
        (view.layer.speed, view.layer.timeOffset, view.layer.beginTime) = (1, 0, 0)
        view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
        host.advance(by: .milliseconds(200))
        #expect(abs(view.presentedCenter.x - place - 20) < 6)
        host.advance(by: .seconds(1))
        #expect(view.presentedCenter.x == 120 && view.layer.animation(forKey: "move") == nil)
        #expect(view.layer.convertTime(7, to: view.layer) == 7)
    }

    private final class Told: CAAnimationDelegate {
        var all: [String] = []
        func animationDidStart(_ anim: CAAnimation) { all.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { all.append("stop \(flag)") }
    }

    @Test("a transition lets the new content of a layer take the place of the old: it fades, or pushes it out")
    func transitions() {
        host.application.shareApplication()
        let view = square()
        let told = Told()
        let fade = CATransition()
        (fade.type, fade.duration, fade.delegate) = (.fade, 0.4, told)
        view.layer.add(fade, forKey: kCATransition)
        view.backgroundColor = .blue
        host.advance(by: .milliseconds(200))
        let middle = color(120, 120)
        #expect(middle.red > 0.2 && middle.blue > 0.2)
        host.advance(by: .milliseconds(400))
        #expect(color(120, 120).isAlmost(.blue) && told.all == ["start", "stop true"])
        #expect(controller.view.subviews.count == 1)
        let push = CATransition()
        (push.type, push.subtype, push.duration) = (.push, .fromRight, 0.4)
        view.layer.add(push, forKey: nil)
        view.backgroundColor = .green
        host.advance(by: .milliseconds(200))
        #expect(color(90, 120).isAlmost(.blue) && color(140, 120).isAlmost(.green))
        host.advance(by: .milliseconds(400))
        #expect(color(120, 120).isAlmost(.green) && view.transform == .identity)
    }

    @Test("a picture of a layer fills it behind what is inside; layers are found, replaced and named")
    func contents() {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 80, height: 80)
        layer.name = "photo"
        layer.contents =
            picture {
                $0.setFillColor(UIColor.red.cgColor)
                $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }.cgImage
        controller.view.layer.addSublayer(layer)
        host.settle()
        #expect(color(60, 60).isAlmost(.red) && color(128, 128).isAlmost(.red))
        layer.contentsGravity = .center
        host.settle()
        #expect(color(55, 55).isAlmost(.white) && color(90, 90).isAlmost(.red))
        #expect(controller.view.layer.hitTest(CGPoint(x: 60, y: 60))?.name == "photo")
        let other = CAShapeLayer()
        controller.view.layer.replaceSublayer(layer, with: other)
        #expect(controller.view.layer.sublayers?.count == 1 && layer.superlayer == nil)
        let text = CATextLayer()
        text.string = "words"
        text.fontSize = 20
        text.foregroundColor = UIColor.black.cgColor
        text.alignmentMode = .center
        text.frame = CGRect(x: 0, y: 200, width: 320, height: 40)
        controller.view.layer.addSublayer(text)
        host.settle()
        let inked = { (xs: Range<Int>) in
            xs.contains { x in (200..<230).contains { !self.color(x, $0).isAlmost(.white) } }
        }
        #expect(!inked(0..<100) && inked(130..<190) && !inked(220..<320))
        #expect(text.string as? String == "words")
    }

    @Test("particles come, move, and vanish, and the same seed makes the same")
    func particles() {
        func run() -> [UIColor] {
            let host = TestHost(size: CGSize(width: 200, height: 200))
            let page = UIViewController()
            host.window.rootViewController = page
            page.view.backgroundColor = .white
            host.settle()
            let emitter = CAEmitterLayer()
            emitter.emitterPosition = CGPoint(x: 100, y: 20)
            emitter.emitterShape = .line
            emitter.emitterSize = CGSize(width: 120, height: 0)
            emitter.seed = 7
            let cell = CAEmitterCell()
            cell.contents = picture { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }.cgImage
            (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (30, 1, 60, .pi / 2)
            (cell.scale, cell.spin, cell.alphaSpeed, cell.color) = (0.2, 2, -0.5, UIColor.red.cgColor)
            emitter.emitterCells = [cell]
            page.view.layer.addSublayer(emitter)
            host.advance(by: .milliseconds(900))
            let colors = stride(from: 0, to: 200, by: 4).flatMap { x in
                stride(from: 0, to: 200, by: 4).map { host.picture.color(at: PixelPoint(x: x, y: $0)) }
            }
            #expect(colors.contains { $0.red > 0.9 && $0.green < 0.6 })
            emitter.birthRate = 0
            host.advance(by: .seconds(2))
            #expect(host.picture.color(at: PixelPoint(x: 100, y: 60)) == .white)
            return colors
        }
        #expect(run() == run())
    }
}
