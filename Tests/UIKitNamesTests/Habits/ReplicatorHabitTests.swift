import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of layers that show others several times.
@MainActor
@Suite("Habits: replicators")
struct ReplicatorHabitTests {
    private let host = TestHost(size: CGSize(width: 100, height: 100))
    private let dots = CAReplicatorLayer()
    private let dot = CALayer()

    init() {
        host.application.shareApplication()
        host.window.backgroundColor = .white
        dots.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        dot.backgroundColor = UIColor.red.cgColor
        dots.addSublayer(dot)
        dots.instanceCount = 3
        dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        host.window.layer.addSublayer(dots)
        host.settle()
    }

    private func color(_ x: Int, _ y: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: y)) }

    /// How much of red each of three instances shows.
    private var reds: [Double] { [10, 30, 50].map { 1 - color($0, 10).green } }

    @Test("UK-4: each instance is moved once more, and follows what becomes of the layer")
    func instances() {
        #expect(reds.allSatisfy { $0 > 0.99 } && color(70, 10).isAlmost(.white) && color(20, 10).isAlmost(.white))
        #expect(dots.sublayers?.first === dot && dot.superlayer === dots)
        dot.backgroundColor = UIColor.blue.cgColor
        dot.frame.origin.y = 45
        host.settle()
        #expect(color(30, 50).isAlmost(.blue) && color(30, 10).isAlmost(.white))
        dots.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        dots.instanceCount = 4
        host.settle()
        for (x, y) in [(10, 50), (50, 10), (90, 50), (50, 90)] { #expect(color(x, y).isAlmost(.blue)) }
        dots.instanceCount = 0
        host.settle()
        #expect(color(10, 50).isAlmost(.white))
        dots.instanceCount = 1
        dot.removeFromSuperlayer()
        host.settle()
        #expect(color(10, 50).isAlmost(.white) && dots.sublayers == nil)
    }

    @Test("UK-4: colours are multiplied, and change from instance to instance")
    func colors() {
        dot.backgroundColor = UIColor.white.cgColor
        dots.instanceColor = UIColor.red.cgColor
        dots.instanceRedOffset = -0.5
        dots.instanceAlphaOffset = -0.25
        dots.backgroundColor = UIColor.black.cgColor
        host.settle()
        #expect([10, 30, 50].map { (color($0, 10).red * 8).rounded() } == [8, 3, 0])
    }

    @Test("UK-4: what is animated shows later from instance to instance, and until the last one is done")
    func delays() {
        dots.instanceDelay = 0.4
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 0, 0.4)
        dot.add(fade, forKey: nil)
        host.advance(by: .milliseconds(200))
        #expect(reds.map { $0.rounded() } == [0, 1, 1])
        host.advance(by: .milliseconds(400))
        #expect(reds.map { $0.rounded() } == [1, 0, 1])
        host.advance(by: .milliseconds(400))
        #expect(reds.map { $0.rounded() } == [1, 1, 0])
        host.advance(by: .milliseconds(400))
        #expect(reds.map { $0.rounded() } == [1, 1, 1])
        // No frame is asked for any more.
        #expect(host.surface.deadline == nil)
    }

    @Test("UK-4: shapes, texts, pictures and what is inside them are shown, and one replicator in another")
    func kinds() {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 40, width: 10, height: 10)
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        shape.fillColor = UIColor.green.cgColor
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 10, width: 10, height: 10)
        inner.contents = picture { context in
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        shape.addSublayer(inner)
        dots.addSublayer(shape)
        let rows = CAReplicatorLayer()
        rows.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        rows.instanceCount = 2
        rows.instanceTransform = CATransform3DMakeTranslation(0, 25, 0)
        rows.addSublayer(dots)
        host.window.layer.addSublayer(rows)
        host.settle()
        for x in [5, 25, 45] {
            #expect(color(x, 45).isAlmost(.green) && color(x, 55).isAlmost(.blue))
            #expect(color(x, 70).isAlmost(.green) && color(x, 80).isAlmost(.blue))
        }
        #expect(color(10, 35).isAlmost(.red))
    }
}
