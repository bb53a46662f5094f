import TactusGeometry
import Testing

@testable import TactusGraphics

@Suite("Images")
struct ImageTests {
    /// Three by three pixels: corners red, edges green, the middle blue.
    private let pixels: [UInt32] = [
        0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000,
        0xFF00_FF00, 0xFF00_00FF, 0xFF00_FF00,
        0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000,
    ]

    private func image(scale: Double = 1) throws -> Image {
        try Image(premultipliedPixels: pixels, size: PixelSize(width: 3, height: 3), scale: scale)
    }

    private func draw(_ image: Image, in rect: Rect, tint: Color = .black) throws -> Bitmap {
        let bitmap = try Bitmap(size: PixelSize(width: 12, height: 12))
        Canvas(bitmap).draw(image, in: rect, tint: tint)
        return bitmap
    }

    @Test("pixels become an image as they are, and only as many as its size has")
    func pixelsAsTheyAre() throws {
        let bitmap = try draw(image(), in: Rect(x: 2, y: 3, width: 3, height: 3))
        #expect((3..<6).flatMap { y in (2..<5).map { bitmap[$0, y] } } == pixels)
        #expect(bitmap[1, 3] == 0 && bitmap[5, 5] == 0)
        for size in [PixelSize(width: 3, height: 2), PixelSize(width: 40000, height: 0)] {
            #expect(throws: GraphicsError.unsupportedSize(size)) {
                try Image(premultipliedPixels: pixels, size: size)
            }
        }
        #expect(try image(scale: 2).size == Size(width: 1.5, height: 1.5) && image().byteCount == 36)
    }

    @Test("with cap insets the corners keep their size, and every part its colour")
    func nineParts() throws {
        let caps = Insets(top: 1, left: 1, bottom: 1, right: 1)
        let bitmap = try draw(
            image().resizableImage(withCapInsets: caps), in: Rect(x: 0, y: 0, width: 12, height: 8))
        for (x, y) in [(0, 0), (11, 0), (0, 7), (11, 7)] { #expect(bitmap[x, y] == 0xFFFF_0000) }
        for (x, y) in [(1, 0), (10, 0), (5, 7), (0, 1), (11, 6)] { #expect(bitmap[x, y] == 0xFF00_FF00) }
        for (x, y) in [(1, 1), (10, 6), (5, 3)] { #expect(bitmap[x, y] == 0xFF00_00FF) }
        #expect(bitmap[0, 8] == 0)
    }

    @Test("where there is no room for the middle it is left out, and then the edges shrink")
    func noRoom() throws {
        let image = try image(scale: 0.5).resizableImage(
            withCapInsets: Insets(top: 2, left: 2, bottom: 2, right: 2))
        let parts = NineParts(of: image, in: Rect(x: 0, y: 0, width: 2, height: 4)).all
        #expect(
            parts.map(\.target) == [
                Rect(x: 0, y: 0, width: 1, height: 2), Rect(x: 1, y: 0, width: 1, height: 2),
                Rect(x: 0, y: 2, width: 1, height: 2), Rect(x: 1, y: 2, width: 1, height: 2),
            ])
        #expect(parts.allSatisfy { $0.source.size == PixelSize(width: 1, height: 1) })
    }

    @Test("a template is drawn in the colour of the one who draws it, other images in their own")
    func templates() throws {
        let half = try Image(
            premultipliedPixels: [0x8000_0080, 0, 0xFF12_3456], size: PixelSize(width: 3, height: 1))
        let place = Rect(x: 0, y: 0, width: 3, height: 1)
        let tinted = try draw(half.withRenderingMode(.template), in: place, tint: .red)
        #expect([0, 1, 2].map { tinted[$0, 0] } == [0x8080_0000, 0, 0xFFFF_0000])
        let plain = try draw(half, in: place, tint: .red)
        #expect([0, 1, 2].map { plain[$0, 0] } == [0x8000_0080, 0, 0xFF12_3456])
    }
}

@Suite("Blurs and corners")
struct BlurTests {
    @Test(
        "a blur spreads a pixel evenly to all sides, as far as it says, and keeps its weight", arguments: [0.5, 2, 6.3])
    func spreads(deviation: Double) {
        let blur = BoxBlur(deviation: deviation)
        let side = 2 * blur.extent + 5
        let middle = side / 2
        var pixels = [UInt8](repeating: 0, count: side * side)
        for index in 0..<side { pixels[middle * side + index] = 255 }
        pixels.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress { blur.apply(to: start, width: side, height: side, stride: side) }
        }
        let column = (0..<side).map { Int(pixels[$0 * side + middle]) }

        #expect(column == column.reversed())
        #expect(column[middle - blur.extent - 1] == 0 && column[middle + blur.extent + 1] == 0)
        #expect(abs(column.reduce(0, +) - 255) <= side)
        let variance = column.enumerated().reduce(0.0) { sum, pixel in
            sum + Double(pixel.element) * Double((pixel.offset - middle) * (pixel.offset - middle))
        }
        let measured = (variance / Double(max(column.reduce(0, +), 1))).squareRoot()
        #expect(abs(measured - deviation) <= max(0.5, deviation * 0.25))
    }

    @Test("no blur changes nothing", arguments: [0, -3, .nan])
    func nothing(deviation: Double) {
        #expect(BoxBlur(deviation: deviation).extent == 0)
    }

    @Test("only the named corners are round")
    func corners() throws {
        let rect = Rect(x: 0, y: 0, width: 12, height: 12)
        let tips: [(RectCorner, Int, Int)] = [
            (.topLeft, 0, 0), (.topRight, 11, 0), (.bottomLeft, 0, 11), (.bottomRight, 11, 11),
        ]
        func picture(of path: Path) throws -> Bitmap {
            let bitmap = try Bitmap(size: PixelSize(width: 12, height: 12))
            Canvas(bitmap).fill(path, with: .black)
            return bitmap
        }
        for (corner, _, _) in tips {
            let bitmap = try picture(of: Path(roundedRect: rect, byRoundingCorners: corner, cornerRadius: 5))
            for (other, x, y) in tips { #expect((bitmap[x, y] == 0xFF00_0000) == (other != corner)) }
        }
        let all = try picture(of: Path(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadius: 5))
        let round = try picture(of: Path(roundedRect: rect, cornerRadius: 5))
        for y in 0..<12 { for x in 0..<12 { #expect(all[x, y] == round[x, y]) } }
        #expect(Path(roundedRect: rect, byRoundingCorners: [], cornerRadius: 5) == Path(rect: rect))
    }
}
