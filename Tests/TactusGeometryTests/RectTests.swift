import TactusGeometry
import Testing

@Suite("Rectangles")
struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test("the edges follow from origin and size")
    func edges() {
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
        #expect(rect.center == Point(x: 25, y: 40))
    }

    @Test("setting the center moves the rectangle and keeps its size")
    func settingTheCenter() {
        var moved = rect
        moved.center = .zero
        #expect(moved == Rect(x: -15, y: -20, width: 30, height: 40))
    }

    @Test(
        "the left and upper edges belong to a rectangle, the others do not",
        arguments: [
            (Point(x: 10, y: 20), true), (Point(x: 40, y: 20), false), (Point(x: 10, y: 60), false),
            (Point(x: 39.999, y: 59.999), true), (Point(x: 9.999, y: 30), false), (Point(x: .nan, y: 30), false),
        ])
    func halfOpen(point: Point, isInside: Bool) {
        #expect(rect.contains(point) == isInside)
    }

    @Test("rectangles that count as null are equal, and so are no others")
    func equality() {
        #expect(Rect(x: .nan, y: 0, width: 1, height: 1) == .null)
        #expect(Rect(x: 0, y: 0, width: 1, height: 1) != Rect(x: 0, y: 0, width: -1, height: 1))
        #expect(Rect() == .zero && Point() == .zero && Size() == .zero && Vector() == .zero)
        #expect(Point(x: 3, y: 4).applying(Transform()) == .zero)
    }

    @Test("the integral rectangle is the smallest around it with whole edges")
    func integral() {
        #expect(Rect(x: 1.5, y: -1.5, width: 2, height: 2).integral == Rect(x: 1, y: -2, width: 3, height: 3))
        #expect(Rect(x: 2.5, y: 2, width: -1, height: 0).integral == Rect(x: 1, y: 2, width: 2, height: 0))
        #expect(Rect.null.integral.isNull && Rect.infinite.integral.isInfinite)
    }

    @Test("a negative size means the same area")
    func negativeSize() {
        let turned = Rect(x: 40, y: 60, width: -30, height: -40)
        #expect(turned.standardized == rect)
        #expect(turned == rect && turned.hashValue == rect.hashValue)
        #expect(turned.offsetBy(dx: 1, dy: 2).size == rect.size)
        #expect(turned.contains(Point(x: 10, y: 20)))
        #expect(turned.intersection(rect) == rect)
        #expect(turned.insetBy(dx: 1, dy: 1) == rect.insetBy(dx: 1, dy: 1))
    }

    @Test("rectangles that only touch share nothing")
    func touchingRectangles() {
        let right = Rect(x: 40, y: 20, width: 5, height: 40)
        #expect(!rect.intersects(right))
        #expect(rect.intersection(right).isNull)
    }

    @Test("a union reaches an empty rectangle, and not a null one")
    func unionWithEmpty() {
        #expect(rect.union(Rect(x: 0, y: 0, width: 0, height: 0)) == Rect(x: 0, y: 0, width: 40, height: 60))
        #expect(rect.union(.null) == rect)
    }

    @Test("insetBy by more than there is leaves null, by exactly half an empty rectangle")
    func insetBy() {
        #expect(rect.insetBy(dx: 5, dy: 5) == Rect(x: 15, y: 25, width: 20, height: 30))
        #expect(rect.insetBy(dx: 15, dy: 0) == Rect(x: 25, y: 20, width: 0, height: 40))
        #expect(rect.insetBy(dx: 16, dy: 0).isNull)
        #expect(rect.insetBy(dx: -1, dy: -1) == Rect(x: 9, y: 19, width: 32, height: 42))
    }

    @Test("insets that ask for more room than there is leave an empty rectangle inside")
    func insetByInsets() {
        #expect(
            rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 12, y: 21, width: 24, height: 36))
        #expect(
            rect.inset(by: Insets(top: 0, left: 25, bottom: 0, right: 25)) == Rect(x: 35, y: 20, width: 0, height: 40))
        #expect(
            rect.inset(by: Insets(top: 100, left: 0, bottom: 0, right: 0)) == Rect(x: 10, y: 60, width: 30, height: 0))
    }

    @Test("the infinite rectangle contains every sensible point and stays what it is")
    func infinite() {
        #expect(Rect.infinite.contains(Point(x: -1e300, y: 1e300)))
        #expect(Rect.infinite.offsetBy(dx: 5, dy: 5).isInfinite)
        #expect(Rect.infinite.insetBy(dx: 5, dy: 5).isInfinite)
        #expect(Rect.infinite.intersection(rect) == rect)
        #expect(Rect.infinite.union(rect).isInfinite)
    }

    @Test("rectangles snapped to pixels still share their edges", arguments: [1, 1.25, 1.5, 2, 3.7])
    func snappingKeepsNeighbours(scale: Double) {
        var edge = 0.3
        while edge < 50 {
            let left = Rect(x: edge, y: 0, width: 1.7, height: 9).snapped(toScale: scale)
            let right = Rect(x: edge + 1.7, y: 0, width: 2.1, height: 9).snapped(toScale: scale)
            #expect(abs(left.maxX - right.minX) < 1e-12)
            let pixels = left.minX * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-9)
            edge += 0.37
        }
    }

    @Test("snapping goes to the nearest pixel, halves right and down, left of the origin too")
    func snappingHalves() {
        #expect(Point(x: 0.5, y: -0.5).snapped(toScale: 1) == Point(x: 1, y: 0))
        #expect(Point(x: 0.74, y: 0.76).snapped(toScale: 2) == Point(x: 0.5, y: 1))
        #expect(Point(x: 1e300, y: .infinity).snapped(toScale: 2) == Point(x: 1e300, y: .infinity))
    }
}
