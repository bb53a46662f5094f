import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The directions of a pan")
struct PanConstraintTests {
    private typealias Verdict = PanConstraint.Verdict

    @Test(
        "RC-18: a pan along one axis begins when that axis has the greater share, and fails when the other was first",
        arguments: [
            (Vector(dx: 9.9, dy: 0), .wait), (Vector(dx: 10, dy: 0), .begin), (Vector(dx: -10, dy: 0), .begin),
            (Vector(dx: 8, dy: 8), .begin), (Vector(dx: 8, dy: 8.1), .wait), (Vector(dx: 9, dy: -10), .fail),
            (Vector(dx: 12, dy: 12), .begin), (Vector(dx: 40, dy: 30), .begin), (Vector(dx: 0, dy: 10), .fail),
        ] as [(Vector, PanConstraint.Verdict)])
    func oneAxis(way: Vector, verdict: PanConstraint.Verdict) {
        #expect(PanConstraint.along(.horizontal).verdict(on: way, slop: 10) == verdict)
        #expect(PanConstraint.along(.vertical).verdict(on: Vector(dx: way.dy, dy: way.dx), slop: 10) == verdict)
    }

    @Test(
        "RC-18: a pan along both axes begins in any direction",
        arguments: [PanGestureRecognizer.Axes.both, .lockToDominant])
    func bothAxes(axes: PanGestureRecognizer.Axes) {
        #expect(PanConstraint.along(axes).verdict(on: Vector(dx: 6, dy: 7.9), slop: 10) == .wait)
        #expect(PanConstraint.along(axes).verdict(on: Vector(dx: 6, dy: -8), slop: 10) == .begin)
    }

    @Test(
        "RC-18: the translation keeps to the axes that are allowed",
        arguments: [
            (.both, Vector(dx: 9, dy: 4), Vector(dx: 3, dy: 5)),
            (.horizontal, Vector(dx: 9, dy: 4), Vector(dx: 3, dy: 0)),
            (.vertical, Vector(dx: 4, dy: 9), Vector(dx: 0, dy: 5)),
            (.lockToDominant, Vector(dx: -9, dy: 4), Vector(dx: 3, dy: 0)),
            (.lockToDominant, Vector(dx: 4, dy: -9), Vector(dx: 0, dy: 5)),
        ] as [(PanGestureRecognizer.Axes, Vector, Vector)])
    func lock(axes: PanGestureRecognizer.Axes, beginning: Vector, kept: Vector) {
        #expect(PanConstraint.along(axes).lock(after: beginning).keep(Vector(dx: 3, dy: 5)) == kept)
    }

    @Test(
        "RC-19: a pan from an edge must lead away from it, at most 45° astray",
        arguments: [
            (.left, Vector(dx: 10, dy: 10), .begin), (.left, Vector(dx: 10, dy: -10.1), .fail),
            (.left, Vector(dx: -10, dy: 0), .fail), (.left, Vector(dx: 9.9, dy: 0), .wait),
            (.right, Vector(dx: -10, dy: 10), .begin), (.right, Vector(dx: 10, dy: 0), .fail),
            (.top, Vector(dx: 10, dy: 10), .begin), (.top, Vector(dx: 0, dy: -10), .fail),
            (.bottom, Vector(dx: 10, dy: -10), .begin), (.bottom, Vector(dx: 0, dy: 10), .fail),
            (RectEdge([.top, .left]), Vector(dx: 0, dy: 10), .begin),
            (RectEdge([.top, .left]), Vector(dx: 10, dy: 0), .begin),
            (RectEdge([]), Vector(dx: 10, dy: 0), .fail),
        ] as [(RectEdge, Vector, PanConstraint.Verdict)])
    func edges(edges: RectEdge, way: Vector, verdict: PanConstraint.Verdict) {
        #expect(PanConstraint.awayFrom(edges).verdict(on: way, slop: 10) == verdict)
    }
}
