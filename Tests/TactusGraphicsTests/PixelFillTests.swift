import TactusGeometry
import TactusGraphics
import Testing

/// What is written without Cairo, and what Cairo is told of late, against Cairo told at once.
@Suite("Filling whole pixels")
struct PixelFillTests {
    private static let size = PixelSize(width: 24, height: 18)

    /// A canvas whose clip is no longer known to be a rectangle of pixels, though it is.
    static func plainCanvas(_ bitmap: Bitmap, scale: Double = 1) -> Canvas {
        let canvas = Canvas(bitmap, scale: scale)
        canvas.clip(to: Path(rect: Rect(x: -10, y: -10, width: 5000, height: 1000)))
        return canvas
    }

    static func pixels(of bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.size.height).flatMap { y in (0..<bitmap.size.width).map { bitmap[$0, y] } }
    }

    @Test("an opaque colour is the same pixel as Cairo's")
    func colors() throws {
        let written = try Bitmap(size: PixelSize(width: 2000, height: 1))
        let painted = try Bitmap(size: written.size)
        let canvases = [Canvas(written), Self.plainCanvas(painted)]
        for x in 0..<2000 {
            let part = Double(x) / 1999
            let color = Color(red: part, green: 1 - part, blue: (part * 7).truncatingRemainder(dividingBy: 1))
            for canvas in canvases { canvas.fill(PixelRect(x: x, y: 0, width: 1, height: 1), with: color) }
        }
        let different = (0..<2000).filter { written[$0, 0] != painted[$0, 0] }
        #expect(different == [])
    }

    @Test("filled pixels heed neither the space nor the scale, and what lies outside the bitmap is left out")
    func outside() throws {
        let picture = try Picture(4, 3, scale: 2)
        picture.canvas.translateBy(x: 1, y: 1)
        picture.canvas.fill(PixelRect(x: 2, y: -5, width: 90, height: 7), with: .red)
        #expect(picture.text == ["..rr", "..rr", "...."])
    }

    @Test("what is drawn within pixels and a space of its own is what it is in a saved state", arguments: 0..<60)
    func within(seed: UInt64) throws {
        let late = try Bitmap(size: Self.size)
        let atOnce = try Bitmap(size: Self.size)
        var first = Numbers(seed: seed)
        var second = Numbers(seed: seed)
        Self.draw(on: Canvas(late), &first, depth: 0) { canvas, pixels, space, body in
            canvas.within(pixels, space: space, body)
        }
        Self.draw(on: Self.plainCanvas(atOnce), &second, depth: 0) { canvas, pixels, space, body in
            canvas.withSavedState {
                canvas.clip(to: PixelRegion(pixels))
                canvas.concatenate(space)
                body()
            }
        }
        #expect(Self.pixels(of: late) == Self.pixels(of: atOnce))
    }

    private typealias Nesting = (Canvas, PixelRect, Transform, () -> Void) -> Void

    private static func draw(on canvas: Canvas, _ numbers: inout Numbers, depth: Int, _ nest: @escaping Nesting) {
        for _ in 0..<numbers.next(below: 5) {
            let pixels = PixelRect(
                x: numbers.next(below: 24) - 4, y: numbers.next(below: 18) - 4, width: numbers.next(below: 20),
                height: numbers.next(below: 16))
            let alpha = numbers.next(below: 3) == 0 ? 0.5 : 1
            let color = Color(hex: UInt32(numbers.next(below: 1 << 24)), alpha: alpha)
            switch numbers.next(below: 7) {
            case 0, 1: canvas.fill(pixels, with: color)
            case 2: canvas.fill(Rect(pixels, scale: 2), with: color)
            case 3 where depth < 4: canvas.withGroup(alpha: 0.5) { draw(on: canvas, &numbers, depth: depth + 1, nest) }
            case 4 where depth < 4:
                canvas.withSavedState {
                    canvas.clip(to: Rect(pixels, scale: 2))
                    draw(on: canvas, &numbers, depth: depth + 1, nest)
                }
            default:
                guard depth < 4 else { break }
                let shift = Transform(translationX: Double(numbers.next(below: 9)) / 2, y: 1)
                nest(canvas, pixels, shift) { draw(on: canvas, &numbers, depth: depth + 1, nest) }
            }
        }
    }

    /// Numbers that look random, the same in every run.
    struct Numbers {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }
}

/// Why `PictureComparison` allows a soft edge of full contrast to differ by 17 of 255.
@Suite("Cairo's soft edges")
struct SoftEdgeTests {
    @Test("where another part is cut off one differs by up to one of the fifteen lines that Cairo looks at in a pixel")
    func cutEdges() throws {
        var largest = 0
        for angle in [0.02, 0.05, 0.3, 1.2] {
            for offset in 0..<12 {
                let whole = try Bitmap(size: PixelSize(width: 120, height: 60))
                let parts = try Bitmap(size: whole.size)
                draw(on: Canvas(whole), angle, offset)
                // The same in strips, as when one part of a picture is out of date after the other.
                let canvas = Canvas(parts)
                for strip in 0..<8 {
                    canvas.withSavedState {
                        canvas.clip(to: PixelRegion(PixelRect(x: strip * 15, y: 0, width: 15, height: 60)))
                        draw(on: canvas, angle, offset)
                    }
                }
                for y in 0..<60 {
                    for x in 0..<120 {
                        largest = max(largest, abs(Int(whole[x, y] >> 24) - Int(parts[x, y] >> 24)))
                    }
                }
            }
        }
        #expect((9...17).contains(largest))
    }

    private func draw(on canvas: Canvas, _ angle: Double, _ offset: Int) {
        canvas.withSavedState {
            canvas.translateBy(x: 10 + Double(offset) / 12, y: 20 + Double(offset) / 7)
            canvas.rotate(by: angle)
            canvas.fill(Rect(x: 0, y: 0, width: 90, height: 12), with: .black)
        }
    }
}
