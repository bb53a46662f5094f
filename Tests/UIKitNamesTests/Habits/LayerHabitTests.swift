import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of layers.
@MainActor
@Suite("Habits: layers")
struct LayerHabitTests {
    let host = TestHost(size: CGSize(width: 100, height: 100))

    private func color(_ x: Int, _ y: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test("a layer's properties are those of its view")
    func properties() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.layer.opacity = 0.5
        view.layer.shadowOffset = CGSize(width: 1, height: 2)
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        view.layer.cornerCurve = .continuous
        view.layer.position = CGPoint(x: 50, y: 50)
        view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.alpha == 0.5 && view.shadowOffset == CGVector(dx: 1, dy: 2))
        #expect(view.maskedCorners == [.topLeft, .bottomRight] && view.cornerCurve == .continuous)
        #expect(view.center == CGPoint(x: 50, y: 50) && view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("a shape is filled and has a line as far as it is to go, and lets touches through")
    func shape() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        host.window.addSubview(view)
        let shape = CAShapeLayer()
        shape.frame = view.bounds
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 90, y: 20))
        shape.path = path.cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 10
        shape.strokeEnd = 0.5
        view.layer.addSublayer(shape)
        #expect(color(30, 20).isAlmost(.red) && color(70, 20).isAlmost(.white))
        shape.strokeEnd = 1
        shape.strokeStart = 0.25
        #expect(color(20, 20).isAlmost(.white) && color(70, 20).isAlmost(.red))
        shape.path = UIBezierPath(rect: CGRect(x: 40, y: 40, width: 30, height: 30)).cgPath
        shape.fillColor = UIColor.blue.cgColor
        shape.strokeColor = nil
        #expect(color(50, 50).isAlmost(.blue) && color(20, 20).isAlmost(.white))
        #expect(host.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        #expect(view.layer.sublayers?.count == 1 && view.layer.sublayers?.first === shape)
        shape.removeFromSuperlayer()
        #expect(view.layer.sublayers == nil)
        #expect(color(50, 50).isAlmost(.white))
    }

    @Test("a gradient fills its frame behind what was added before, and its place follows the frame")
    func gradient() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(view)
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        child.backgroundColor = .green
        view.addSubview(child)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        view.layer.insertSublayer(gradient, at: 0)
        gradient.frame = view.bounds
        #expect(color(2, 50).red > 0.9 && color(97, 50).blue > 0.9 && color(50, 50).isAlmost(.green))
    }

    @Test("a mask of a shape lets the view show where the shape is")
    func mask() {
        host.window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        let shape = CAShapeLayer()
        shape.frame = view.bounds
        shape.path = UIBezierPath(ovalIn: view.bounds).cgPath
        view.layer.mask = shape
        host.window.addSubview(view)
        #expect(color(50, 50).isAlmost(.red) && color(3, 3).isAlmost(.white))
    }
}
