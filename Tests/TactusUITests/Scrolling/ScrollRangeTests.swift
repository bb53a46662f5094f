import TactusGeometry
import Testing

@testable import TactusUI

@Suite("Where a scroll view can scroll to")
struct ScrollRangeTests {
    private let range = ScrollRange(
        viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 300),
        inset: Insets(top: 10, left: 0, bottom: 20, right: 0))

    @Test("the content and the room around it; what fits has one place")
    func limits() {
        #expect(range.horizontal == 0...0)
        #expect(range.vertical == -10...220)
        #expect(range.limit(Point(x: 7, y: 500)) == Point(x: 0, y: 220))
        #expect(range.offset(from: Point(x: 7, y: 0), drawnBy: Vector(dx: 50, dy: -30)) == Point(x: 7, y: 30))
        #expect(range.offset(from: .zero, drawnBy: Vector(dx: 0, dy: 1000)) == Point(x: 0, y: -10))
    }

    @Test(
        "SV-15: the axis that the finger goes farther on must have somewhere to go",
        arguments: [
            (0.0, Vector(dx: 0, dy: -10), true), (0, Vector(dx: 0, dy: 10), true), (-10, Vector(dx: 0, dy: 10), false),
            (220, Vector(dx: 0, dy: -10), false), (220, Vector(dx: 0, dy: 10), true),
            (100, Vector(dx: 11, dy: 10), false), (100, Vector(dx: 9, dy: 10), true),
        ])
    func veto(offset: Double, way: Vector, expected: Bool) {
        #expect(range.canScroll(from: Point(x: 0, y: offset), along: way) == expected)
    }

    @Test(
        "a part of the content is shown by the shortest way; of one that is too large as much as fits",
        arguments: [
            (50.0, 60.0, 20.0, 50.0), (50, 20, 20, 10), (50, 150, 20, 90), (0, 290, 10, 220), (100, 0, 10, -10),
            (50, 40, 200, 50), (50, 100, 200, 90), (150, 0, 200, 120),
        ])
    func revealing(offset: Double, top: Double, height: Double, expected: Double) {
        let shown = range.offset(
            from: Point(0, offset), showing: Rect(0, top, 50, height), in: Size(width: 100, height: 100),
            inset: Insets(top: 10, left: 0, bottom: 20, right: 0))
        #expect(shown == Point(0, expected))
    }
}
