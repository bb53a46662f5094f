import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
    typealias Mask = View.AutoresizingMask

    @Test(
        "LY-3: what a superview gains is shared among what is flexible, in proportion",
        arguments: [
            (Mask([]), 10.0, 30.0), (.flexibleWidth, 10, 130), (.flexibleLeftMargin, 110, 30),
            (.flexibleRightMargin, 10, 30), ([.flexibleLeftMargin, .flexibleRightMargin], 24.285_714, 30),
            ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
        ] as [(Mask, Double, Double)])
    func sharing(mask: Mask, x: Double, width: Double) {
        let superview = View(frame: Rect(0, 0, 100, 100))
        let view = View(frame: Rect(10, 10, 30, 30))
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.frame.size.width = 200
        #expect(abs(view.frame.minX - x) < 1e-5 && abs(view.frame.width - width) < 1e-5)
        #expect(view.frame.minY == 10 && view.frame.height == 30)
    }

    @Test("LY-3: upright likewise; nothing shrinks below nothing, and all that was nothing shares evenly")
    func edges() {
        let superview = View(frame: Rect(0, 0, 100, 100))
        let view = View(frame: Rect(0, 0, 100, 60))
        view.autoresizingMask = [.flexibleHeight, .flexibleTopMargin]
        let line = View(frame: Rect(0, 0, 100, 0))
        line.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        superview.addSubview(view)
        superview.addSubview(line)
        superview.bounds.size = Size(width: 120, height: 20)
        #expect(view.frame == Rect(0, 0, 100, 0) && line.frame == Rect(10, 0, 100, 0))
        superview.autoresizesSubviews = false
        superview.bounds.size.width = 500
        #expect(line.frame == Rect(10, 0, 100, 0))
    }

    @Test("LY-3: it is done at once, for turned views before they are turned, and not for views that constraints place")
    func others() {
        let superview = View(frame: Rect(0, 0, 100, 100))
        let turned = View(frame: Rect(40, 40, 20, 20))
        turned.transform = Transform(rotationAngle: 1)
        turned.autoresizingMask = .flexibleWidth
        let placed = Box("placed")
        placed.frame = Rect(0, 0, 10, 10)
        placed.autoresizingMask = .flexibleWidth
        superview.add(turned, placed)
        superview.frame.size.width = 150
        #expect(turned.bounds == Rect(0, 0, 70, 20) && turned.center == Point(75, 50))
        #expect(placed.frame == Rect(0, 0, 10, 10))
    }
}
