import TactusGeometry
import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("Where a scroll view can scroll to")
struct ScrollRangeTests {
    private let range = ScrollRange(
        viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 300),
        inset: Insets(top: 10, left: 0, bottom: 20, right: 0), bouncing: .init(isOn: false))

    @Test("the content and the room around it; what fits has one place")
    func limits() {
        #expect(range.horizontal.offsets == 0...0)
        #expect(range.vertical.offsets == -10...220)
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

    @Test("SV-14, SV-15: content that bounces can be drawn beyond its ends; what fits only if it always bounces")
    func bouncing() {
        func range(_ bouncing: ScrollRange.Bouncing) -> ScrollRange {
            ScrollRange(
                viewport: Size(width: 100, height: 100), content: Size(width: 50, height: 300), inset: .zero,
                bouncing: bouncing)
        }
        let plain = range(.init())
        #expect(plain.canScroll(from: .zero, along: Vector(dx: 0, dy: 10)))
        #expect(!plain.canScroll(from: .zero, along: Vector(dx: 10, dy: 0)))
        #expect(!plain.hasRoom(from: .zero, along: Vector(dx: 0, dy: 10)))
        #expect(plain.offset(from: .zero, drawnBy: Vector(dx: 50, dy: 100)).y.rounded() == -35)
        let always = range(.init(isAlwaysHorizontal: true))
        #expect(always.canScroll(from: .zero, along: Vector(dx: 10, dy: 0)))
        #expect(always.offset(from: .zero, drawnBy: Vector(dx: -100, dy: 0)).x.rounded() == 35)
        #expect(!range(.init(isOn: false, isAlwaysHorizontal: true)).horizontal.canScroll)
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
