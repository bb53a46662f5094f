import Glibc
import TactusGeometry
import Testing

@testable import TactusGraphics

@Suite("Corners that bend little by little")
struct ContinuousCornerTests {
    private func coverage(_ rect: Rect, _ radius: Double, _ curve: CornerCurve) throws -> Bitmap {
        let bitmap = try Bitmap(size: PixelSize(width: 100, height: 100))
        var radii = CornerRadii(radius)
        radii.curve = curve
        Canvas(bitmap).fill(Path(roundedRect: rect, cornerRadii: radii), with: .black)
        return bitmap
    }

    private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 24) }

    @Test("AP-33: it begins 1.6 radii from the tip, and lies on the circle in the middle")
    func shape() throws {
        let rect = Rect(x: 0, y: 0, width: 100, height: 100)
        let (round, smooth) = (try coverage(rect, 25, .circular), try coverage(rect, 25, .continuous))
        // Along the side: nothing is cut beyond 40 points, a little is before, where the circle cuts nothing.
        #expect((41..<59).allSatisfy { alpha(smooth, $0, 0) == 255 })
        #expect((28..<36).contains { alpha(smooth, $0, 0) < 255 } && alpha(round, 28, 0) == 255)
        // On the diagonal the two are the same, to a twentieth of a pixel.
        for place in 0..<20 { #expect(abs(alpha(round, place, place) - alpha(smooth, place, place)) <= 13) }
        // All four are alike, and the same the other way round; Cairo's edges are a fifteenth softer
        // downwards than along.
        for y in 0..<50 {
            for x in 0..<50 {
                let here = alpha(smooth, x, y)
                for other in [alpha(smooth, 99 - x, y), alpha(smooth, x, 99 - y), alpha(smooth, y, x)] {
                    #expect(abs(here - other) <= 17)
                }
            }
        }
    }

    @Test("AP-33: where a side has no room the corner is a quarter of a circle, and nothing leaves the box")
    func tight() throws {
        let rect = Rect(x: 10, y: 30, width: 80, height: 40)
        let (round, smooth) = (try coverage(rect, 20, .circular), try coverage(rect, 20, .continuous))
        for y in 0..<100 {
            for x in 0..<100 {
                #expect(abs(alpha(round, x, y) - alpha(smooth, x, y)) <= 8)
                if !rect.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) { #expect(alpha(smooth, x, y) == 0) }
            }
        }
        for radius in [0.0, 1, 13, 39, 500] {
            var radii = CornerRadii(radius)
            radii.curve = .continuous
            #expect(Path(roundedRect: rect, cornerRadii: radii).bounds.insetBy(dx: 0.001, dy: 0.001).width <= 80)
        }
    }
}
