import RandomNumbers
import TactusGeometry
import Testing

/// The plainest possible region: one Bool a pixel.
private struct PixelGrid: Equatable {
    static let side = 24
    var pixels = [Bool](repeating: false, count: side * side)

    init() {}

    init(_ region: PixelRegion) {
        for rect in region.rects { fill(rect) }
    }

    mutating func fill(_ rect: PixelRect) {
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { pixels[y * Self.side + x] = true }
        }
    }

    func combined(with other: PixelGrid, _ combine: (Bool, Bool) -> Bool) -> PixelGrid {
        var result = PixelGrid()
        result.pixels = zip(pixels, other.pixels).map(combine)
        return result
    }
}

@Suite("Regions of pixels")
struct PixelRegionTests {
    private static func anyRect(_ random: inout SplitMix) -> PixelRect {
        let x = Int.random(in: 0..<PixelGrid.side, using: &random)
        let y = Int.random(in: 0..<PixelGrid.side, using: &random)
        return PixelRect(
            x: x, y: y, width: .random(in: 0...(PixelGrid.side - x), using: &random),
            height: .random(in: 0...(PixelGrid.side - y), using: &random))
    }

    private static func anyRegion(_ random: inout SplitMix) -> PixelRegion {
        var region = PixelRegion.empty
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let rect = anyRect(&random)
            Bool.random(using: &random) || region.isEmpty ? region.formUnion(rect) : region.subtract(rect)
        }
        return region
    }

    /// Whether the rectangles are in the order, and of the shapes, that the type promises.
    private static func isCanonical(_ region: PixelRegion) -> Bool {
        let bands = Dictionary(grouping: region.rects, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
        guard bands.flatMap({ $0 }) == region.rects, !region.rects.contains(where: \.isEmpty) else { return false }
        for band in bands {
            guard Set(band.map(\.maxY)).count == 1 else { return false }
            for (left, right) in zip(band, band.dropFirst()) where left.maxX >= right.minX { return false }
        }
        for (upper, lower) in zip(bands, bands.dropFirst()) {
            guard upper[0].maxY <= lower[0].minY else { return false }
            let looksAlike = upper.map { [$0.minX, $0.maxX] } == lower.map { [$0.minX, $0.maxX] }
            if looksAlike, upper[0].maxY == lower[0].minY { return false }
        }
        return region.bounds == region.rects.reduce(.zero) { $0.union($1) }
    }

    @Test("union, intersection and difference agree with a grid of pixels, and stay canonical")
    func agreesWithGrid() {
        var random = SplitMix(seed: 5)
        for _ in 0..<800 {
            let first = Self.anyRegion(&random)
            let second = Self.anyRegion(&random)
            let (firstGrid, secondGrid) = (PixelGrid(first), PixelGrid(second))
            let results = [first.union(second), first.intersection(second), first.subtracting(second)]
            let grids = [
                firstGrid.combined(with: secondGrid) { $0 || $1 }, firstGrid.combined(with: secondGrid) { $0 && $1 },
                firstGrid.combined(with: secondGrid) { $0 && !$1 },
            ]
            for (result, grid) in zip(results, grids) {
                #expect(PixelGrid(result) == grid, "\(first) \(second)")
                #expect(Self.isCanonical(result), "\(result)")
                #expect(result.area == grid.pixels.count { $0 })
                #expect(result.isEmpty == !grid.pixels.contains(true))
            }
        }
    }

    @Test("the same pixels are equal regions, in whatever order they came together")
    func equalHoweverMade() {
        var random = SplitMix(seed: 6)
        for _ in 0..<1_000 {
            let rects = (0..<Int.random(in: 1...6, using: &random)).map { _ in Self.anyRect(&random) }
            let region = PixelRegion(rects)
            #expect(region == PixelRegion(rects.shuffled(using: &random)))
            #expect(region.hashValue == PixelRegion(rects.reversed()).hashValue)
        }
    }

    @Test("contains and intersects answer for each pixel and rectangle as a grid does")
    func questions() {
        var random = SplitMix(seed: 7)
        for _ in 0..<2_000 {
            let region = Self.anyRegion(&random)
            let grid = PixelGrid(region)
            let rect = Self.anyRect(&random)
            var rectGrid = PixelGrid()
            rectGrid.fill(rect)
            let common = grid.combined(with: rectGrid) { $0 && $1 }
            #expect(region.contains(rect) == (common == rectGrid))
            #expect(region.intersects(rect) == common.pixels.contains(true))
            let x = Int.random(in: 0..<PixelGrid.side, using: &random)
            let y = Int.random(in: 0..<PixelGrid.side, using: &random)
            #expect(region.contains(PixelPoint(x: x, y: y)) == grid.pixels[y * PixelGrid.side + x])
        }
    }

    @Test("moving there and back changes nothing", arguments: [(3, 5), (-100, 40), (0, 0)])
    func moving(dx: Int, dy: Int) {
        var random = SplitMix(seed: 8)
        for _ in 0..<300 {
            let region = Self.anyRegion(&random)
            let moved = region.offsetBy(dx: dx, dy: dy)
            #expect(moved.area == region.area)
            #expect(moved.rects == region.rects.map { $0.offsetBy(dx: dx, dy: dy) })
            #expect(moved.offsetBy(dx: -dx, dy: -dy) == region)
        }
    }

    @Test("what is moved out of the range of coordinates is lost")
    func movingOutOfRange() {
        let region = PixelRegion([
            PixelRect(x: 0, y: 0, width: 5, height: 5), PixelRect(x: 10, y: 10, width: 5, height: 5),
        ])
        #expect(region.offsetBy(dx: .max, dy: 0).isEmpty)
        #expect(region.offsetBy(dx: PixelRect.limit - 12, dy: 0).area == 35)
    }

    @Test("a simplified region contains the original in at most so many rectangles", arguments: [1, 2, 4, 8, 16])
    func simplified(maximum: Int) {
        var random = SplitMix(seed: 9)
        for _ in 0..<300 {
            let region = Self.anyRegion(&random)
            let simple = region.simplified(maximumRects: maximum)
            #expect(simple.rects.count <= maximum)
            #expect(region.subtracting(simple).isEmpty)
            #expect(Self.isCanonical(simple))
            #expect(simple.bounds == region.bounds)
            if region.rects.count <= maximum { #expect(simple == region) }
        }
    }

    @Test("simplifying joins near rectangles and leaves far ones apart")
    func simplifyingJoinsNeighbours() {
        let region = PixelRegion([
            PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 12, y: 0, width: 10, height: 10),
            PixelRect(x: 500, y: 500, width: 10, height: 10),
        ])
        #expect(
            region.simplified(maximumRects: 2)
                == PixelRegion([
                    PixelRect(x: 0, y: 0, width: 22, height: 10), PixelRect(x: 500, y: 500, width: 10, height: 10),
                ]))
    }

    @Test("a checkerboard of thousands of pixels becomes simple too")
    func simplifyingAManyPieces() {
        let squares = (0..<2_000).map { PixelRect(x: $0 % 50 * 2, y: $0 / 50 * 2, width: 1, height: 1) }
        let region = PixelRegion(squares)
        #expect(region.rects.count == 2_000)
        let simple = region.simplified(maximumRects: 8)
        #expect(simple.rects.count <= 8)
        #expect(region.subtracting(simple).isEmpty)
    }

    @Test("neighbouring bands that look alike become one rectangle")
    func bandsJoin() {
        var region = PixelRegion(PixelRect(x: 0, y: 0, width: 100, height: 20))
        region.formUnion(PixelRect(x: 0, y: 20, width: 100, height: 5))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 100, height: 25)])
        #expect(region.isRectangular)
    }
}
