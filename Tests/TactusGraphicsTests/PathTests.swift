import TactusGeometry
import TactusGraphics
import Testing

@Suite("Paths")
struct PathTests {
    @Test("the bounds of curves are where they turn, not where their control points are")
    func bounds() {
        let oval = Path(ovalIn: Rect(x: 10, y: 20, width: 30, height: 40)).bounds
        #expect(abs(oval.minX - 10) < 1e-9 && abs(oval.maxX - 40) < 1e-9)
        #expect(abs(oval.minY - 20) < 1e-9 && abs(oval.maxY - 60) < 1e-9)

        var curve = Path()
        curve.move(to: .zero)
        curve.addCurve(to: Point(x: 10, y: 0), controlPoint1: Point(x: 0, y: 10), controlPoint2: Point(x: 10, y: 10))
        #expect(curve.bounds == Rect(x: 0, y: 0, width: 10, height: 7.5))
        #expect(Path().bounds.isNull)
    }

    @Test(
        "corners are never rounder than the shorter side allows",
        arguments: [(-1.0, "square"), (0, "square"), (5, "round"), (500, "stadium"), (.nan, "square")])
    func cornerRadius(radius: Double, shape: String) {
        let rect = Rect(x: 0, y: 0, width: 40, height: 20)
        let path = Path(roundedRect: rect, cornerRadius: radius)
        #expect(path.bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(rect))
        #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(path.bounds))
        #expect(path.contains(Point(x: 0.5, y: 0.5)) == (shape == "square"))
        #expect(path.contains(Point(x: 2, y: 2)) == (shape != "stadium"))
        #expect(path.contains(Point(x: 20, y: 1)))
    }

    @Test("round corners are quarters of a circle, each at its own corner")
    func roundCorners() {
        let path = Path(roundedRect: Rect(x: -50, y: -50, width: 100, height: 100), cornerRadius: 50)
        let pill = Path(
            roundedRect: Rect(x: -50, y: -50, width: 100, height: 100), cornerRadii: CornerRadii(topRight: 100))
        for step in 0..<360 {
            let direction = Vector(dx: 1, dy: 0).applying(Transform(rotationAngle: Double(step) * .pi / 180))
            #expect(path.contains(.zero + direction * 49.9))
            #expect(!path.contains(.zero + direction * 50.1))
            guard (271..<360).contains(step) else { continue }  // upwards, and to the right
            #expect(pill.contains(Point(x: -50, y: 50) + direction * 99.8))
            #expect(!pill.contains(Point(x: -50, y: 50) + direction * 100.2))
        }
    }

    @Test("a circle contains what is nearer to its centre than its radius")
    func circle() {
        let path = Path(ovalIn: Rect(x: -50, y: -50, width: 100, height: 100))
        for step in 0..<360 {
            let direction = Vector(dx: 1, dy: 0).applying(Transform(rotationAngle: Double(step) * .pi / 180))
            #expect(path.contains(.zero + direction * 49.9))
            #expect(!path.contains(.zero + direction * 50.1))
        }
    }

    @Test("containment agrees with what a fill paints", arguments: [FillRule.winding, .evenOdd])
    func containsAgreesWithFill(rule: FillRule) throws {
        var star = Path()
        for index in 0..<5 {
            let direction = Vector(dx: 0, dy: -1).applying(Transform(rotationAngle: Double(index) * 4 * .pi / 5))
            star.addLine(to: Point(x: 32, y: 32) + direction * 30)
        }
        star.close()
        star.append(Path(ovalIn: Rect(x: 5, y: 40, width: 30, height: 20)))
        let picture = try Picture(64, 64)
        picture.canvas.fill(star, with: .black, rule: rule)
        for y in 0..<64 {
            for x in 0..<64 {
                let alpha = picture.bitmap[x, y] >> 24
                guard alpha == 0 || alpha == 255 else { continue }
                let isInside = star.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5), rule: rule)
                #expect(isInside == (alpha == 255), "(\(x), \(y))")
            }
        }
    }

    @Test(
        "an arc goes the way it is told, at most once around",
        arguments: [
            (0, Double.pi / 2, true, Rect(x: 0, y: 0, width: 1, height: 1)),
            (0, Double.pi / 2, false, Rect(x: -1, y: -1, width: 2, height: 2)),
            (Double.pi, 0, true, Rect(x: -1, y: -1, width: 2, height: 1)),
            (0, 20, true, Rect(x: -1, y: -1, width: 2, height: 2)),
            (Double.pi / 2, 0, false, Rect(x: 0, y: 0, width: 1, height: 1)),
        ])
    func arcs(start: Double, end: Double, clockwise: Bool, bounds: Rect) {
        var path = Path()
        path.addArc(withCenter: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
        #expect(path.bounds.insetBy(dx: -1e-3, dy: -1e-3).contains(bounds))
        #expect(bounds.insetBy(dx: -1e-3, dy: -1e-3).contains(path.bounds))
    }

    @Test("an open part counts as closed; a line after close begins where the part began")
    func openAndClosedParts() {
        var path = Path()
        path.addLine(to: Point(x: 10, y: 0))
        path.addLine(to: Point(x: 0, y: 0))
        path.addLine(to: Point(x: 0, y: 10))
        #expect(path.contains(Point(x: 2, y: 2)) && !path.contains(Point(x: 8, y: 8)))
        var both = path
        both.append(path.applying(Transform(translationX: 100, y: 0)))
        #expect(both.contains(Point(x: 2, y: 2)) && both.contains(Point(x: 102, y: 2)))
        #expect(!both.contains(Point(x: 50, y: 2)))
        path.close()
        #expect(path.currentPoint == Point(x: 10, y: 0))
        path.close()
        path.addLine(to: Point(x: -5, y: 0))
        #expect(path.bounds == Rect(x: -5, y: 0, width: 15, height: 10))
    }

    @Test("a quadratic curve passes where it should")
    func quadratic() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: Point(x: 10, y: 0), controlPoint: Point(x: 5, y: 10))
        #expect(abs(path.bounds.maxY - 5) < 1e-9)
    }

    @Test("a path without numbers contains nothing and has no bounds")
    func notANumber() {
        var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
        path.addLine(to: Point(x: .nan, y: 0))
        #expect(!path.contains(Point(x: 5, y: 5)))
        #expect(path.bounds.isNull)
        #expect(Path(rect: .null).isEmpty && Path(ovalIn: .null).isEmpty)
    }
}
