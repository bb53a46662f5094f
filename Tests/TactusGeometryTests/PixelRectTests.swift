import RandomNumbers
import TactusGeometry
import Testing

@Suite("Rectangles of pixels")
struct PixelRectTests {
    @Test(
        "damage covers every pixel that is touched at all",
        arguments: [
            (Rect(x: 0, y: 0, width: 10, height: 10), 1.0, PixelRect(x: 0, y: 0, width: 10, height: 10)),
            (Rect(x: 0.1, y: 0.9, width: 1, height: 1), 1.0, PixelRect(x: 0, y: 0, width: 2, height: 2)),
            (Rect(x: -0.1, y: -1.5, width: 1, height: 1), 1.0, PixelRect(x: -1, y: -2, width: 2, height: 2)),
            (Rect(x: 1, y: 1, width: 1, height: 1), 1.5, PixelRect(x: 1, y: 1, width: 2, height: 2)),
            (Rect(x: 3, y: 3, width: -2, height: -2), 2.0, PixelRect(x: 2, y: 2, width: 4, height: 4)),
            (Rect(x: 0.1, y: 0, width: 0.2, height: 1), 10.0, PixelRect(x: 1, y: 0, width: 2, height: 10)),
        ])
    func covering(rect: Rect, scale: Double, pixels: PixelRect) {
        #expect(PixelRect(covering: rect, scale: scale) == pixels)
    }

    @Test(
        "opaque areas cover only whole pixels",
        arguments: [
            (Rect(x: 0.1, y: 0.9, width: 3, height: 3), 1.0, PixelRect(x: 1, y: 1, width: 2, height: 2)),
            (Rect(x: 0.1, y: 0, width: 0.2, height: 1), 10.0, PixelRect(x: 1, y: 0, width: 2, height: 10)),
        ])
    func coveredBy(rect: Rect, scale: Double, pixels: PixelRect) {
        #expect(PixelRect(coveredBy: rect, scale: scale) == pixels)
    }

    @Test("a rectangle within one pixel covers none")
    func coveredByNothing() {
        #expect(PixelRect(coveredBy: Rect(x: 0.2, y: 0.2, width: 0.5, height: 0.5), scale: 1).isEmpty)
    }

    @Test("null, empty and half-number rectangles touch no pixel")
    func nothingToCover() {
        for rect in [
            Rect.null, .zero, Rect(x: 5, y: 5, width: 0, height: 3), Rect(x: .nan, y: 0, width: 1, height: 1),
            Rect(x: 0, y: 0, width: 1, height: .nan), Rect(x: .infinity, y: 0, width: 1, height: 1),
        ] {
            #expect(PixelRect(covering: rect, scale: 2).isEmpty)
            #expect(PixelRect(coveredBy: rect, scale: 2).isEmpty)
        }
    }

    @Test("huge rectangles cover all that there can be, without overflow")
    func hugeRectangles() {
        let all = PixelRect(
            x: -PixelRect.limit, y: -PixelRect.limit, width: 2 * PixelRect.limit, height: 2 * PixelRect.limit)
        #expect(PixelRect(covering: .infinite, scale: 3) == all)
        #expect(PixelRect(covering: Rect(x: -1e300, y: -1e12, width: .infinity, height: 1e300), scale: 1) == all)
        #expect(PixelRect(x: .max, y: .min, width: .max, height: .min).isEmpty)
        #expect(all.offsetBy(dx: .max, dy: .min).isEmpty)
        #expect(all.insetBy(dx: .min, dy: .min) == all)
        #expect(all.area == 1 << 62)
    }

    @Test("covering is the inverse of Rect(_:scale:)", arguments: [1, 1.25, 4 / 3.0, 1.5, 2, 3])
    func thereAndBack(scale: Double) {
        var random = SplitMix(seed: 4)
        for _ in 0..<2_000 {
            let pixels = PixelRect(
                x: .random(in: -5000...5000, using: &random), y: .random(in: -5000...5000, using: &random),
                width: .random(in: 1...5000, using: &random), height: .random(in: 1...5000, using: &random))
            #expect(PixelRect(covering: Rect(pixels, scale: scale), scale: scale) == pixels)
            #expect(PixelRect(coveredBy: Rect(pixels, scale: scale), scale: scale) == pixels)
        }
    }

    @Test("intersection, union and containment are those of the sets of pixels")
    func setsOfPixels() {
        let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
        let other = PixelRect(x: 5, y: -5, width: 10, height: 10)
        #expect(rect.intersection(other) == PixelRect(x: 5, y: 0, width: 5, height: 5))
        #expect(rect.union(other) == PixelRect(x: 0, y: -5, width: 15, height: 15))
        #expect(rect.union(.zero) == rect)
        #expect(rect.intersection(PixelRect(x: 10, y: 0, width: 1, height: 1)).isEmpty)
        #expect(rect.contains(PixelPoint(x: 9, y: 9)) && !rect.contains(PixelPoint(x: 10, y: 9)))
        #expect(rect.contains(PixelRect(x: 50, y: 50, width: 0, height: 5)))
        #expect(!rect.contains(other))
    }

    @Test(
        "a surface's size in pixels is rounded, halves up",
        arguments: [
            (Size(width: 101, height: 33), 1.5, PixelSize(width: 152, height: 50)),
            (Size(width: -5, height: .nan), 1.0, PixelSize.zero),
            (Size(width: 100, height: 100), 1.25, PixelSize(width: 125, height: 125)),
        ])
    func roundedSize(size: Size, scale: Double, pixels: PixelSize) {
        #expect(PixelSize(rounding: size, scale: scale) == pixels)
    }
}
