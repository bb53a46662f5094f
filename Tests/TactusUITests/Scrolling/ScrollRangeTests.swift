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
}
