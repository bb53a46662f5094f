import RandomNumbers
import TactusGeometry
import Testing

@Suite("Properties of rectangles")
struct RectPropertyTests {
    /// Rectangles of every kind: common, empty, negative, huge, null, infinite and not a number.
    private static func anyRect(_ random: inout SplitMix) -> Rect {
        func coordinate() -> Double {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: 0
            case 1: Double.random(in: -1e300...1e300, using: &random)
            case 2: Double.random(in: -1e-300...1e-300, using: &random)
            case 3: Double.random(in: -1e16...1e16, using: &random)
            case 4...7: Double(Int.random(in: -10...10, using: &random))
            default: Double.random(in: -100...100, using: &random)
            }
        }
        switch Int.random(in: 0..<30, using: &random) {
        case 0: return .null
        case 1: return .infinite
        case 2: return Rect(x: .nan, y: coordinate(), width: coordinate(), height: coordinate())
        case 3: return Rect(x: coordinate(), y: coordinate(), width: .nan, height: coordinate())
        case 4: return Rect(x: -.infinity, y: coordinate(), width: .infinity, height: coordinate())
        case 5: return Rect(x: coordinate(), y: coordinate(), width: .infinity, height: coordinate())
        default: return Rect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
        }
    }

    /// A point that has a chance of lying in or on the edge of the rectangles.
    private static func anyPoint(near rects: [Rect], _ random: inout SplitMix) -> Point {
        let xs =
            rects.flatMap { [$0.minX, $0.midX, $0.maxX, $0.minX.nextDown, $0.maxX.nextDown] } + [0, .nan, .infinity]
        let ys =
            rects.flatMap { [$0.minY, $0.midY, $0.maxY, $0.minY.nextDown, $0.maxY.nextDown] } + [0, .nan, .infinity]
        return Point(x: xs.randomElement(using: &random) ?? 0, y: ys.randomElement(using: &random) ?? 0)
    }

    private static func forPairs(_ body: (Rect, Rect, inout SplitMix) -> Void) {
        var random = SplitMix(seed: 1)
        for _ in 0..<4_000 {
            let first = anyRect(&random)
            let second = anyRect(&random)
            body(first, second, &random)
        }
    }

    @Test("an intersection has exactly the points that both have, up to the rounding of its far edges")
    func intersectionHasCommonPoints() {
        Self.forPairs { first, second, random in
            let common = first.intersection(second)
            for _ in 0..<4 {
                let point = Self.anyPoint(near: [first, second, common], &random)
                if common.contains(point) {
                    #expect(first.contains(point) && second.contains(point), "\(first) \(second) \(point)")
                }
            }
            #expect(first.contains(common) && second.contains(common), "\(first) \(second)")
            #expect(common == second.intersection(first))
            #expect(common.isNull == !first.intersects(second))
            #expect(common.isNull || !common.isEmpty, "an intersection is never an empty rectangle with a place")
        }
    }

    @Test("a union contains both and reaches no further than either")
    func unionContainsBoth() {
        Self.forPairs { first, second, _ in
            let union = first.union(second)
            #expect(union.contains(first) && union.contains(second), "\(first) \(second) \(union)")
            #expect(union == second.union(first))
            if !first.isNull, !second.isNull {
                #expect(union.minX == min(first.minX, second.minX))
                #expect(union.minY == min(first.minY, second.minY))
            }
        }
    }

    @Test("what contains a rectangle is its own union with it, and has it as intersection unless that is empty")
    func containmentAgreesWithUnionAndIntersection() {
        Self.forPairs { first, second, _ in
            guard first.contains(second) else { return }
            #expect(first.union(second) == first.standardized)
            if second.size.width >= 0, second.size.height >= 0 {
                #expect(first.intersection(second) == (second.isEmpty ? .null : second))
            }
        }
    }

    @Test("standardizing changes no point, edge or answer")
    func standardizedIsTheSameArea() {
        Self.forPairs { first, second, random in
            let standard = first.standardized
            #expect(standard.size.width >= 0 && standard.size.height >= 0)
            #expect(standard.isNull == first.isNull && standard.isEmpty == first.isEmpty)
            #expect(standard.standardized == standard)
            guard !first.isNull else { return }
            #expect(standard.minX == first.minX && standard.minY == first.minY)
            #expect(standard.maxX >= first.maxX && standard.maxY >= first.maxY)
            #expect(standard.contains(second) || !first.contains(second))
        }
    }

    @Test("an empty rectangle contains no point and intersects nothing")
    func emptyRectanglesHaveNoPoints() {
        Self.forPairs { first, second, random in
            guard first.isEmpty else { return }
            #expect(!first.contains(Self.anyPoint(near: [first, second], &random)))
            #expect(!first.intersects(second))
        }
    }

    @Test("null stays null, is the union's neutral element and is contained everywhere")
    func nullIsNeutral() {
        Self.forPairs { first, second, _ in
            #expect(first.union(.null) == first.standardized)
            #expect(first.intersection(.null) == .null)
            #expect(first.contains(.null))
            guard first.isNull else { return }
            #expect(first.standardized == .null)
            #expect(first.insetBy(dx: -5, dy: -5) == .null)
            #expect(first.inset(by: Insets(top: -1, left: -1, bottom: -1, right: -1)) == .null)
            #expect(first.offsetBy(dx: 3, dy: 3) == .null)
            #expect(first.snapped(toScale: 2) == .null)
            #expect(first.applying(Transform(rotationAngle: 1)) == .null)
            #expect(first.union(second) == second.standardized)
            #expect(!first.contains(second) || second.isNull)
        }
    }

    @Test("no operation makes a rectangle with edges that are not numbers")
    func nothingMakesHalfNumbers() {
        Self.forPairs { first, second, random in
            let dx = Double.random(in: -200...200, using: &random)
            let transform = Transform(rotationAngle: dx).scaledBy(x: 3, y: 0.1).translatedBy(x: dx, y: 7)
            for result in [
                first.union(second), first.intersection(second), first.insetBy(dx: dx, dy: -dx),
                first.inset(by: Insets(top: dx, left: 1, bottom: 2, right: -dx)), first.offsetBy(dx: dx, dy: dx),
                first.snapped(toScale: 1.25), first.applying(transform), first.standardized,
            ] {
                #expect(result == .null || !result.isNull, "\(first) \(second) \(dx) → \(result)")
                #expect(result.size.width >= 0 && result.size.height >= 0 || !first.isNull)
            }
        }
    }

    @Test("a transformed rectangle contains the transformed corners")
    func transformedBoundsContainCorners() {
        var random = SplitMix(seed: 2)
        for _ in 0..<1_000 {
            let rect = Rect(
                x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random),
                width: .random(in: -100...100, using: &random), height: .random(in: -100...100, using: &random))
            let transform = Transform(rotationAngle: .random(in: -7...7, using: &random))
                .scaledBy(x: .random(in: -2...2, using: &random), y: .random(in: -2...2, using: &random))
                .translatedBy(x: 10, y: 20)
            let bounds = rect.applying(transform).insetBy(dx: -1e-9, dy: -1e-9)
            for corner in [
                Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
                Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
            ] {
                #expect(bounds.contains(corner.applying(transform)), "\(rect) \(transform)")
            }
        }
    }
}
