import RandomNumbers
import TactusGeometry
import Testing

@Suite("Transforms, vectors and sizes")
struct TransformTests {
    private func isNear(_ first: Point, _ second: Point) -> Bool { first.distance(to: second) < 1e-9 }

    @Test("a positive angle turns clockwise, since y grows downward")
    func rotationIsClockwise() {
        let quarter = Transform(rotationAngle: .pi / 2)
        #expect(isNear(Point(x: 1, y: 0).applying(quarter), Point(x: 0, y: 1)))
        #expect(isNear(Point(x: 0, y: 1).applying(quarter), Point(x: -1, y: 0)))
    }

    @Test("concatenating does the receiver first and the argument after it")
    func orderOfConcatenation() {
        let scale = Transform(scaleX: 2, y: 3)
        let move = Transform(translationX: 10, y: 20)
        #expect(Point(x: 1, y: 1).applying(scale.concatenating(move)) == Point(x: 12, y: 23))
        #expect(Point(x: 1, y: 1).applying(move.concatenating(scale)) == Point(x: 22, y: 63))
        #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
        #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
        #expect(move.rotated(by: 1) == Transform(rotationAngle: 1).concatenating(move))
    }

    @Test("a vector is turned and scaled, and not moved")
    func vectorsDoNotMove() {
        let transform = Transform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(Vector(dx: 1, dy: 1).applying(transform) == Vector(dx: 2, dy: 3))
    }

    @Test("the inverse brings every point back")
    func inverse() throws {
        var random = SplitMix(seed: 3)
        for _ in 0..<2_000 {
            let transform = Transform(rotationAngle: .random(in: -4...4, using: &random))
                .scaledBy(x: .random(in: 0.1...5, using: &random), y: .random(in: -5 ... -0.1, using: &random))
                .translatedBy(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
            let point = Point(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
            let inverse = try #require(transform.inverted())
            #expect(isNear(point.applying(transform).applying(inverse), point))
        }
    }

    @Test(
        "what collapses the plane or is not finite has no inverse",
        arguments: [
            Transform(scaleX: 0, y: 1), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
            Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), Transform(translationX: .infinity, y: 0),
            Transform(scaleX: .leastNonzeroMagnitude, y: 1),
        ])
    func noInverse(transform: Transform) {
        #expect(transform.inverted() == nil)
    }

    @Test("upright rectangles stay upright under moves and scales only")
    func axisAligned() {
        #expect(Transform(translationX: 3, y: 4).scaledBy(x: 2, y: -1).isAxisAligned)
        #expect(!Transform(rotationAngle: 0.1).isAxisAligned)
        #expect(Transform.identity.isIdentity)
    }

    @Test("points and vectors add up as places and ways do")
    func arithmetic() {
        var point = Point(x: 1, y: 2)
        point += Vector(dx: 3, dy: 4)
        #expect(point == Point(x: 4, y: 6))
        point -= Vector(dx: 1, dy: 1)
        #expect(point - Point(x: 1, y: 2) == Vector(dx: 2, dy: 3))
        #expect(Vector(dx: 3, dy: 4).length == 5)
        #expect(Vector(dx: 3e200, dy: 4e200).length.isFinite)
        #expect(Vector(dx: 3, dy: 4).squaredLength == 25)
        #expect(Vector(dx: 0, dy: 1).angle == .pi / 2)
        #expect(Vector(dx: 1, dy: 2).dot(Vector(dx: 3, dy: 4)) == 11)
        #expect(-(Vector(dx: 1, dy: 2) * 2 - Vector(dx: 1, dy: 1)) / 2 == Vector(dx: -0.5, dy: -1.5))
        #expect(Size(width: 2, height: 4) * 2 / 4 == Size(width: 1, height: 2))
    }

    @Test(
        "a size without area is empty",
        arguments: [
            (Size.zero, true), (Size(width: 0, height: 5), true), (Size(width: 1, height: 1), false),
            (Size(width: -1, height: 1), false), (Size(width: .nan, height: 1), true),
        ])
    func emptySizes(size: Size, isEmpty: Bool) {
        #expect(size.isEmpty == isEmpty)
    }
}
