import RandomNumbers
import TactusControls
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
    let root = View(frame: Rect(0, 0, 200, 200))
    let log = Log()

    private func probe(_ name: String, _ frame: Rect, in superview: View? = nil) -> LoggedView {
        let view = LoggedView(name, frame, log)
        view.hitTests = .pass
        (superview ?? root).addSubview(view)
        return view
    }

    @Test("HT-20: pictures, icons and labels let touches through, unless they are to take them")
    func pictures() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let button = View(frame: Rect(0, 0, 100, 100))
        host.window.addSubview(button)
        let (picture, icon) = (ImageView(frame: button.bounds), IconView(frame: button.bounds))
        for view in [picture, icon, Label(frame: button.bounds)] as [View] {
            button.addSubview(view)
            #expect(button.hitTest(Point(50, 50), with: nil) === button)
            view.isUserInteractionEnabled = true
            #expect(button.hitTest(Point(50, 50), with: nil) === view)
            view.removeFromSuperview()
        }
    }

    @Test("HT-1: a view that ignores touches is not even asked whether it contains the point")
    func ignoringViewsAreNotAsked() {
        let view = probe("a", Rect(0, 0, 100, 100))
        view.isUserInteractionEnabled = false

        #expect(root.hitTest(Point(50, 50), with: nil) === root)
        #expect(log.lines == ["a.hitTest"])
    }

    @Test("HT-1: the walk stops at the first hit, from front to back")
    func walkStopsAtTheFirstHit() {
        let back = probe("back", Rect(0, 0, 100, 100))
        let middle = probe("middle", Rect(0, 0, 100, 100))
        _ = probe("front", Rect(150, 0, 50, 50))

        #expect(root.hitTest(Point(50, 50), with: nil) === middle)
        #expect(log.lines == ["front.hitTest", "front.inside", "middle.hitTest", "middle.inside"])
        middle.isHidden = true
        #expect(root.hitTest(Point(50, 50), with: nil) === back)
    }

    @Test(
        "HT-3: only an alpha strictly below 0.01 is passed over",
        arguments: [
            (0.0, false), (0.0099, false), (0.01, true), (0.011, true), (1.0, true),
        ])
    func alphaBoundary(alpha: Double, isHit: Bool) {
        let view = View(frame: Rect(0, 0, 100, 100))
        root.addSubview(view)
        view.alpha = alpha

        #expect((root.hitTest(Point(50, 50), with: nil) === view) == isHit)
    }

    @Test("HT-3: alphas along the chain are not multiplied")
    func alphasAreNotMultiplied() {
        let outer = View(frame: Rect(0, 0, 100, 100))
        let inner = View(frame: Rect(0, 0, 100, 100))
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.alpha = 0.1
        inner.alpha = 0.05

        #expect(root.hitTest(Point(50, 50), with: nil) === inner)
    }

    @Test("HT-4: an ignored view takes all that is inside it out of the test")
    func ignoredSubtree() {
        let outer = View(frame: Rect(0, 0, 100, 100))
        outer.addSubview(View(frame: Rect(0, 0, 100, 100)))
        root.addSubview(outer)
        outer.isHidden = true

        #expect(root.hitTest(Point(50, 50), with: nil) === root)
    }

    @Test(
        "HT-5: the left and top edges are inside, the right and bottom ones are not",
        arguments: [
            (Point(10, 20), true), (Point(9.99, 20), false), (Point(10, 19.99), false),
            (Point(29.99, 39.99), true), (Point(30, 30), false), (Point(20, 40), false),
        ])
    func halfOpenBounds(point: Point, isHit: Bool) {
        let view = View(frame: Rect(10, 20, 20, 20))
        root.addSubview(view)

        #expect((root.hitTest(point, with: nil) === view) == isHit)
    }

    @Test(
        "HT-5: outsets widen the area, negative ones shrink it",
        arguments: [
            (Point(36, 50), true), (Point(35, 50), true), (Point(34.9, 50), false),
            (Point(50, 41.9), false), (Point(50, 42), true), (Point(50, 60), false),
        ])
    func outsets(point: Point, isHit: Bool) {
        let view = View(frame: Rect(40, 40, 20, 20))
        view.hitOutsets = Insets(top: -2, left: 5, bottom: 0, right: 0)
        root.addSubview(view)

        #expect((root.hitTest(point, with: nil) === view) == isHit)
    }

    @Test("HT-6: what lies outside its superview is not hit, whether it is clipped or not", arguments: [true, false])
    func outsideTheSuperview(clips: Bool) {
        let outer = View(frame: Rect(0, 0, 50, 50))
        let inner = View(frame: Rect(40, 40, 50, 50))
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.clipsToBounds = clips

        #expect(root.hitTest(Point(45, 45), with: nil) === inner)
        #expect(root.hitTest(Point(60, 60), with: nil) === root)
    }

    @Test("HT-7: the application's policy widens views whose test is not overridden")
    func outsetPolicy() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let small = View(frame: Rect(90, 90, 20, 20))
        small.name = "small"
        host.window.addSubview(small)
        host.application.hitOutsetPolicy = HitOutsetPolicy { view in
            view.name == "small" ? Insets(top: 12, left: 12, bottom: 12, right: 12) : nil
        }

        #expect(host.window.hitTest(Point(80, 80), with: nil) === small)
        #expect(host.window.hitTest(Point(77, 80), with: nil) === host.window)
    }

    @Test("HT-8: a pass-through view is never the answer, its subviews may be")
    func passthrough() {
        let overlay = View(frame: Rect(0, 0, 200, 200))
        let button = View(frame: Rect(0, 0, 50, 50))
        overlay.hitTestBehavior = .passthrough
        root.addSubview(overlay)
        overlay.addSubview(button)

        #expect(root.hitTest(Point(20, 20), with: nil) === button)
        #expect(root.hitTest(Point(100, 100), with: nil) === root)
    }

    @Test("HT-9: points go through the transform about the middle, and through the bounds' origin")
    func transforms() {
        let outer = View(frame: Rect(50, 50, 100, 100))
        outer.transform = Transform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
        let inner = View(frame: Rect(100, 0, 10, 10))
        outer.bounds.origin = Point(100, 0)
        root.addSubview(outer)
        outer.addSubview(inner)

        // The corner at which `inner` lies is turned from the upper left to the upper right, and twice as far away.
        #expect(root.hitTest(Point(149, 1), with: nil) === inner)
        #expect(root.hitTest(Point(149, 19), with: nil) === inner)
        #expect(root.hitTest(Point(149, 21), with: nil) === outer)
        #expect(root.hitTest(Point(49, 100), with: nil) === root)
    }

    @Test("HT-9: a view that is squashed to nothing is passed over")
    func squashed() {
        let view = View(frame: Rect(0, 0, 100, 100))
        view.transform = Transform(scaleX: 0, y: 1)
        root.addSubview(view)

        #expect(root.hitTest(Point(50, 50), with: nil) === root)
    }

    @Test("HT-11: a view is hit where it was put, before that is shown, and no longer where it is still shown")
    func modelGeometry() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let view = LoggedView("view", Rect(0, 0, 50, 50), log)
        view.backgroundColor = .red
        host.window.addSubview(view)
        #expect(host.picture.hex(25, 25) == "FF0000")
        let painted = host.surface.paintedRegions.count
        view.frame = Rect(100, 100, 50, 50)
        for point in [Point(25, 25), Point(125, 125)] {
            #expect(host.surface.paintedRegions.count == painted)
            let finger = host.makeContact()
            host.receive([
                ContactSample(contact: finger, change: .down(host.scene.id), location: point, time: host.clock.now)
            ])
            host.application.flushInput()
        }
        #expect(log.take() == ["view began"])
    }

    @Test(
        "HT-13: an override of point(inside:with:) makes a circle",
        arguments: [
            (Point(100, 0), true), (Point(0, 0), false), (Point(100, 200), true), (Point(171, 171), false),
        ])
    func circle(point: Point, isInside: Bool) {
        let circle = LoggedView("circle", Rect(0, 0, 200, 200), log)
        circle.hitTests = .pass
        circle.inside = { $0.distance(to: Point(100, 100)) <= 100 }

        #expect(circle.point(inside: point, with: nil) == isInside)
        #expect((circle.hitTest(point, with: nil) === circle) == isInside)
    }

    /// The shortcut past stock views must not be told from the long way.
    @Test("views that are tested by geometry answer like those that are called", arguments: 0..<40)
    func shortcutEqualsTheLongWay(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var pairs: [(View, View)] = []
        func grow(_ stock: View, _ called: View, depth: Int) {
            guard depth > 0 else { return }
            for _ in 0..<4 {
                let frame = Rect(
                    .random(in: -20...100, using: &random), .random(in: -20...100, using: &random),
                    .random(in: 0...90, using: &random), .random(in: 0...90, using: &random))
                let one = View(frame: frame)
                let other = CalledView(frame: frame)
                let transform = random.nextTransform()
                let outsets = random.nextInsets()
                let isHidden = Int.random(in: 0..<8, using: &random) == 0
                let passes = Int.random(in: 0..<6, using: &random) == 0
                for view in [one, other] {
                    view.transform = transform
                    view.hitOutsets = outsets
                    view.isHidden = isHidden
                    view.hitTestBehavior = passes ? .passthrough : .normal
                }
                stock.addSubview(one)
                called.addSubview(other)
                pairs.append((one, other))
                grow(one, other, depth: depth - 1)
            }
        }
        let called = CalledView(frame: root.frame)
        pairs.append((root, called))
        grow(root, called, depth: 3)
        func compare() {
            for _ in 0..<200 {
                let point = Point(.random(in: 0..<200, using: &random), .random(in: 0..<200, using: &random))
                let hit = root.hitTest(point, with: nil)
                let other = called.hitTest(point, with: nil)
                #expect(pairs.first { $0.0 === hit }?.1 === other, "at \(point)")
            }
        }
        compare()
        for (one, other) in pairs {
            let shift = Vector(dx: .random(in: -30...30, using: &random), dy: .random(in: -30...30, using: &random))
            let outsets = random.nextInsets()
            let change = Int.random(in: 0..<5, using: &random)
            for view in [one, other] {
                switch change {
                case 0: view.center += shift
                case 1: view.bounds.origin += shift
                case 2: view.hitOutsets = outsets
                case 3: view.isHidden = view !== root && view !== called && !view.isHidden
                default: view.transform = .identity
                }
            }
        }
        compare()
    }
}

/// A view of a class that says nothing about how it is tested, and so is always called.
private final class CalledView: View {}
