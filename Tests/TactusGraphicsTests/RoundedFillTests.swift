import TactusGeometry
import TactusGraphics
import Testing

/// Rectangles with round corners, whose middle is written without Cairo, against those that Cairo fills.
@Suite("Filling round corners")
struct RoundedFillTests {
    private static func largestDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
        zip(PixelFillTests.pixels(of: one), PixelFillTests.pixels(of: other)).reduce(0) { largest, pair in
            [0, 8, 16, 24].reduce(largest) { max($0, abs(Int(pair.0 >> $1 & 0xFF) - Int(pair.1 >> $1 & 0xFF))) }
        }
    }

    @Test("its pixels are Cairo's, whatever the ground, the colour, the corners and the scale", arguments: 0..<200)
    func sameAsCairo(seed: Int) throws {
        var numbers = PixelFillTests.Numbers(seed: UInt64(seed))
        let scale = [1, 1.25, 1.5, 2][numbers.next(below: 4)]
        let isPlain = numbers.next(below: 2) == 0
        let size = PixelSize(width: 90, height: 80)
        let bitmaps = [try Bitmap(size: size), try Bitmap(size: size)]
        let canvases = [Canvas(bitmaps[0], scale: scale), PixelFillTests.plainCanvas(bitmaps[1], scale: scale)]
        func color() -> Color {
            Color(
                hex: UInt32(numbers.next(below: 1 << 24)), alpha: [1, 1, 0.15, 0.5, 0.73][numbers.next(below: 5)])
        }
        if isPlain {
            let ground = color()
            for canvas in canvases { canvas.fill(PixelRect(x: 0, y: 0, width: 90, height: 80), with: ground) }
        }
        for _ in 0..<4 {
            let fraction = numbers.next(below: 3) == 0 ? 0.3 : 0
            let rect = Rect(
                x: Double(numbers.next(below: 20)) + fraction, y: Double(numbers.next(below: 20)) + fraction,
                width: Double(8 + numbers.next(below: 30) * 2), height: Double(8 + numbers.next(below: 60)))
            var radii = CornerRadii(
                topLeft: Double(numbers.next(below: 12)), topRight: Double(numbers.next(below: 12)),
                bottomLeft: Double(numbers.next(below: 12)), bottomRight: Double(numbers.next(below: 12)))
            if numbers.next(below: 2) == 0 { radii.curve = .continuous }
            let path =
                numbers.next(below: 3) == 0
                ? Path(roundedRect: rect, cornerRadius: radii.topLeft) : Path(roundedRect: rect, cornerRadii: radii)
            let fill = color()
            let clip = numbers.next(below: 3) == 0 ? PixelRect(x: 10, y: 12, width: 40, height: 33) : nil
            for canvas in canvases {
                canvas.withSavedState {
                    if let clip { canvas.clip(to: PixelRegion(clip)) }
                    canvas.fill(path, with: fill)
                }
            }
        }
        // Of a radius that is no whole number of pixels, coordinates are rounded to 1/256 wherever the curve is.
        #expect(Self.largestDifference(bitmaps[0], bitmaps[1]) <= 6)
    }

    @Test("a path is equal to one made of the same steps, and one that goes on is filled as a whole")
    func goesOn() throws {
        let rect = Rect(x: 2, y: 2, width: 40, height: 40)
        var path = Path(roundedRect: rect, cornerRadius: 6)
        #expect(path == Path(roundedRect: rect, cornerRadii: 6))
        #expect(Set([path]).contains(Path(roundedRect: rect, cornerRadii: 6)))
        path.append(Path(rect: Rect(x: 12, y: 12, width: 20, height: 20)))
        let picture = try Bitmap(size: PixelSize(width: 44, height: 44))
        Canvas(picture).fill(path, with: .red, rule: .evenOdd)
        #expect(picture[22, 22] == 0)
        #expect(picture[4, 22] != 0)
    }

    @Test("without smooth edges each pixel is filled or not, and blend modes are heeded")
    func edgesAndModes() throws {
        let path = Path(roundedRect: Rect(x: 3, y: 2, width: 40, height: 30), cornerRadius: 9)
        for change in [{ (canvas: Canvas) in canvas.smoothsEdges = false }, { $0.blendMode = .multiply }] {
            let bitmaps = [
                try Bitmap(size: PixelSize(width: 46, height: 36)), try Bitmap(size: PixelSize(width: 46, height: 36)),
            ]
            for canvas in [Canvas(bitmaps[0]), PixelFillTests.plainCanvas(bitmaps[1])] {
                canvas.fill(PixelRect(x: 0, y: 0, width: 46, height: 36), with: .yellow)
                change(canvas)
                canvas.fill(path, with: Color(hex: 0x3366CC))
            }
            #expect(PixelFillTests.pixels(of: bitmaps[0]) == PixelFillTests.pixels(of: bitmaps[1]))
        }
    }
}
