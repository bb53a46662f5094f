import RandomNumbers
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("HT-7: every target has a least size")
struct MinimumTargetTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    init() { host.application.hitOutsetPolicy = .minimumTarget(44) }

    private func control(_ name: String, _ frame: Rect) -> Control {
        let control = Control(frame: frame)
        control.name = name
        host.window.addSubview(control)
        return control
    }

    private func hit(_ x: Double, _ y: Double) -> String {
        host.window.hitTest(Point(x, y), with: nil)?.name ?? "-"
    }

    @Test("a small control is widened to 44 pt on both sides, a large one is not, and other views are not")
    func widens() {
        _ = control("small", Rect(100, 100, 20, 60))
        let view = View(frame: Rect(300, 100, 20, 20))
        view.name = "view"
        host.window.addSubview(view)
        #expect([hit(88, 100), hit(131.9, 159), hit(87.9, 100), hit(132, 100)] == ["small", "small", "-", "-"])
        #expect([hit(110, 99), hit(110, 160)] == ["-", "-"])
        #expect([hit(300, 100), hit(299, 100)] == ["view", "-"])
    }

    @Test("never beyond half the gap to a control beside it, in a row as in a column and diagonally")
    func siblings() {
        _ = control("left", Rect(100, 100, 20, 20))
        _ = control("right", Rect(126, 100, 20, 20))
        let below = control("below", Rect(100, 130, 20, 20))
        _ = control("far", Rect(154, 152, 20, 20))
        #expect([hit(122.9, 110), hit(123, 110)] == ["left", "right"])
        #expect([hit(110, 124.9), hit(110, 125)] == ["left", "below"])
        #expect([hit(88, 110), hit(87.9, 110)] == ["left", "-"])
        below.isHidden = true
        // 32 points apart one way and 8 the other: each keeps its 12 points up and down.
        #expect([hit(150, 131), hit(150, 140)] == ["right", "far"])
    }

    @Test("a hidden sibling takes nothing; controls with areas of their own, or turned, are left alone")
    func exceptions() {
        _ = control("left", Rect(100, 100, 20, 20))
        let right = control("right", Rect(126, 100, 20, 20))
        right.isHidden = true
        #expect(hit(127, 110) == "left")
        right.isHidden = false
        right.hitOutsets = Insets(top: 1, left: 0, bottom: 1, right: 0)
        #expect([hit(147, 110), hit(140, 99)] == ["-", "right"])
        right.hitOutsets = .zero
        right.transform = Transform(rotationAngle: 0.1)
        #expect(hit(150, 110) == "-")
    }

    @Test(
        "no control loses a place of its own, and no place has an owner farther away than it must",
        arguments: 0..<30 as Range<UInt64>)
    func property(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var controls: [Control] = []
        while controls.count < 6 {
            let frame = Rect(
                .random(in: 40...300, using: &random), .random(in: 40...300, using: &random),
                .random(in: 4...60, using: &random), .random(in: 4...60, using: &random))
            if controls.allSatisfy({ $0.frame.intersection(frame).isEmpty }) {
                controls.append(control("\(controls.count)", frame))
            }
        }
        let policy = HitOutsetPolicy.minimumTarget(44)
        let areas = controls.map { $0.frame.inset(by: -(policy.outsets($0) ?? .zero)) }
        for (index, area) in areas.enumerated() {
            #expect(area.contains(controls[index].frame.center))
            for other in areas[(index + 1)...] {
                let shared = area.intersection(other)
                #expect(shared.isEmpty || min(shared.size.width, shared.size.height) < 1e-9)
            }
        }
    }

    @Test("views far from a touch are not asked about")
    func reach() {
        var asked: [String] = []
        host.application.hitOutsetPolicy = HitOutsetPolicy(maximumOutset: 22) { view in
            asked.append(view.name ?? "window")
            return nil
        }
        _ = control("near", Rect(100, 100, 20, 20))
        _ = control("far", Rect(300, 300, 20, 20))
        _ = hit(90, 110)
        #expect(asked == ["window", "near"])
    }
}
