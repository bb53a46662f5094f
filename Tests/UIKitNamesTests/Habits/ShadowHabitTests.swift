import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of shadows, and of layers that nobody else has.
@MainActor
@Suite("Habits: shadows and layers that are let go of")
struct ShadowHabitTests {
    private let host = TestHost(size: CGSize(width: 120, height: 120))

    init() { host.window.backgroundColor = .white }

    private func color(_ x: Int, _ y: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: y)) }

    private func pixels(of color: UIColor) -> [PixelPoint] {
        let picture = host.picture
        return (0..<120).flatMap { y in (0..<120).map { PixelPoint(x: $0, y: y) } }.filter {
            picture.color(at: $0).isAlmost(color)
        }
    }

    @Test("UK-1: a label's shadow is its letters once more, in one colour, and goes with nil")
    func labels() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        label.text = "I"
        label.font = .boldSystemFont(ofSize: 60)
        label.textColor = .blue
        host.window.addSubview(label)
        let letters = pixels(of: .blue)
        #expect(letters.count > 100 && label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 30, height: 8)
        #expect(pixels(of: .blue) == letters)
        #expect(pixels(of: .red) == letters.map { PixelPoint(x: $0.x + 30, y: $0.y + 8) })
        let text = NSMutableAttributedString(string: "I")
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(pixels(of: .green) == letters && pixels(of: .red).count == letters.count)
        label.layer.shadowColor = UIColor.black.cgColor
        #expect(label.shadowColor == .red)
        label.shadowColor = nil
        #expect(pixels(of: .red) == [])
    }

    @Test("UK-2: a layer's shadow is that of its path, which is read again and animated")
    func paths() {
        host.application.shareApplication()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.backgroundColor = .white
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = .zero
        host.window.addSubview(view)
        #expect(view.layer.shadowPath == nil && !color(80, 40).isAlmost(.black))
        let path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 20, height: 40)).cgPath
        view.layer.shadowPath = path
        #expect(view.layer.shadowPath?.boundingBox == path.boundingBox)
        #expect(color(80, 40).isAlmost(.black) && !color(65, 40).isAlmost(.black))
        let growth = CABasicAnimation(keyPath: "shadowPath")
        growth.toValue = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 40, height: 40)).cgPath
        growth.duration = 1
        view.layer.add(growth, forKey: nil)
        host.advance(by: .milliseconds(600))
        #expect(color(95, 40).isAlmost(.black) && !color(108, 40).isAlmost(.black))
        host.advance(by: .seconds(1))
        #expect(!color(95, 40).isAlmost(.black))
        view.layer.shadowPath = nil
        #expect(!color(80, 40).isAlmost(.black))
    }

    @Test("UK-3: what a layer was given can be read again, also while something else of it is animated")
    func reading() {
        host.application.shareApplication()
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
        for _ in 0..<2 {
            shape.backgroundColor = UIColor.red.cgColor
            shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
            (shape.fillColor, shape.strokeColor) = (UIColor.green.cgColor, UIColor.blue.cgColor)
            #expect(shape.backgroundColor == .red && shape.fillColor == .green && shape.strokeColor == .blue)
            #expect(shape.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
            (gradient.colors, gradient.locations) = ([UIColor.red.cgColor, UIColor.blue.cgColor], [0, 1])
            #expect(gradient.colors?.count == 2 && gradient.locations == [0, 1])
            (shape.backgroundColor, shape.path, shape.fillColor) = (nil, nil, nil)
            #expect(shape.path == nil && shape.fillColor == nil)
            for layer in [shape, gradient] {
                host.window.layer.addSublayer(layer)
                layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            }
        }
    }

    @Test("UK-3: layers that the program has let go of are among the sublayers, of their kind, and can be taken out")
    func sublayers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        host.window.addSubview(view)
        func add(_ layer: CALayer, _ name: String) {
            layer.name = name
            view.layer.addSublayer(layer)
        }
        add(CALayer(), "plain")
        add(CAShapeLayer(), "shape")
        add(CAGradientLayer(), "gradient")
        add(CATextLayer(), "text")
        add(CAEmitterLayer(), "emitter")
        add(CAReplicatorLayer(), "replicator")
        #expect(
            view.layer.sublayers?.map(\.name) == ["plain", "shape", "gradient", "text", "emitter", "replicator"])
        #expect(view.layer.sublayers?[1] is CAShapeLayer && view.layer.sublayers?[2] is CAGradientLayer)
        #expect(view.layer.sublayers?[3] is CATextLayer && view.layer.sublayers?[4] is CAEmitterLayer)
        let shape = view.layer.sublayers?[1] as? CAShapeLayer
        shape?.path = UIBezierPath(rect: CGRect(x: 50, y: 50, width: 20, height: 20)).cgPath
        shape?.fillColor = UIColor.red.cgColor
        #expect(color(60, 60).isAlmost(.red) && shape?.sublayers == nil && shape?.superlayer != nil)
        view.layer.sublayers?.filter { $0 is CAShapeLayer }.forEach { $0.removeFromSuperlayer() }
        #expect(color(60, 60).isAlmost(.white) && view.layer.sublayers?.count == 5)
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(view.layer.sublayers == nil && view.subviews.isEmpty)
    }
}
