import Foundation
import TactusGeometry
import Testing

@testable import TactusGraphics

@Suite("Bitmaps")
struct BitmapTests {
    /// A bitmap in which every pixel is different.
    private func numbered(_ width: Int, _ height: Int) throws -> Bitmap {
        let bitmap = try Bitmap(size: PixelSize(width: width, height: height))
        for y in 0..<height {
            let row = (bitmap.bytes + y * bitmap.strideInBytes).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = Self.number(x, y) }
        }
        bitmap.markDirty(bitmap.bounds)
        return bitmap
    }

    private static func number(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32(y * 100 + x) }

    @Test("a new bitmap is transparent everywhere")
    func startsTransparent() throws {
        let bitmap = try Bitmap(size: PixelSize(width: 3, height: 2))
        #expect((0..<2).allSatisfy { y in (0..<3).allSatisfy { bitmap[$0, y] == 0 } })
        #expect(bitmap.color(at: .zero) == .clear)
    }

    @Test("a size beyond the largest extent is an error that names it")
    func tooLarge() {
        let size = PixelSize(width: 40000, height: 1)
        let error = #expect(throws: GraphicsError.self) { try Bitmap(size: size) }
        #expect(error == .unsupportedSize(size))
        #expect(error?.description == "A bitmap of 40000×1 pixels is not possible: the largest extent is 32767.")
    }

    @Test(
        "scrolling moves what stays inside and tells what is exposed",
        arguments: [(1, 0), (-2, 0), (0, 1), (0, -2), (2, 1), (-1, 2), (3, -3), (0, 0), (4, 0), (-100, 7), (0, 4)])
    func scrolling(dx: Int, dy: Int) throws {
        let bitmap = try numbered(8, 8)
        let rect = PixelRect(x: 2, y: 2, width: 4, height: 4)
        let exposed = bitmap.scroll(rect, dx: dx, dy: dy)
        for y in 0..<8 {
            for x in 0..<8 {
                let pixel = PixelPoint(x: x, y: y)
                let source = PixelPoint(x: x - dx, y: y - dy)
                let isMoved = rect.contains(pixel) && rect.contains(source)
                #expect(bitmap[x, y] == (isMoved ? Self.number(source.x, source.y) : Self.number(x, y)))
                #expect(exposed.contains(pixel) == (rect.contains(pixel) && !isMoved))
            }
        }
    }

    @Test("scrolled pixels of a bitmap stay inside it")
    func scrollingBeyondTheEdge() throws {
        let bitmap = try numbered(4, 4)
        let exposed = bitmap.scroll(PixelRect(x: -10, y: -10, width: 100, height: 100), dx: 0, dy: -1)
        #expect(exposed == PixelRegion(PixelRect(x: 0, y: 3, width: 4, height: 1)))
        #expect(bitmap[0, 0] == Self.number(0, 1))
        #expect(bitmap.scroll(PixelRect(x: 50, y: 50, width: 5, height: 5), dx: 1, dy: 1).isEmpty)
    }

    @Test("what was drawn after a scroll is there")
    func drawingAfterScrolling() throws {
        let picture = try Picture(4, 1)
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .red)
        picture.bitmap.scroll(picture.bitmap.bounds, dx: 1, dy: 0)
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .blue)
        #expect(picture.text == ["br.."])
    }

    @Test("copying to another place takes the pixels from where they are in the other bitmap")
    func copyingElsewhere() throws {
        let source = try numbered(6, 6)
        let bitmap = try Bitmap(size: PixelSize(width: 6, height: 6))
        bitmap.copy(from: source, region: PixelRegion(PixelRect(x: 1, y: 0, width: 4, height: 5)), dx: 1, dy: -2)
        for y in 0..<6 {
            for x in 0..<6 {
                let isCopied = (1..<5).contains(x) && (0..<4).contains(y)
                #expect(bitmap[x, y] == (isCopied ? Self.number(x - 1, y + 2) : 0))
            }
        }
    }

    @Test("copying takes the pixels of the region, within both bitmaps")
    func copying() throws {
        let source = try numbered(6, 6)
        let target = try Bitmap(size: PixelSize(width: 4, height: 4))
        let region = PixelRegion([
            PixelRect(x: 1, y: 0, width: 2, height: 2), PixelRect(x: 3, y: 3, width: 50, height: 50),
        ])
        target.copy(from: source, region: region)
        for y in 0..<4 {
            for x in 0..<4 {
                #expect(target[x, y] == (region.contains(PixelPoint(x: x, y: y)) ? Self.number(x, y) : 0))
            }
        }
    }

    @Test("borrowed memory is drawn on in place, with its own row length")
    func borrowing() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt32.self, repeating: 0x1234_5678, count: 16)
        let bitmap = try Bitmap(borrowing: memory, size: PixelSize(width: 2, height: 4), strideInBytes: 16)
        Canvas(bitmap).fill(Rect(x: 1, y: 3, width: 9, height: 9), with: .blue)
        let pixels = memory.assumingMemoryBound(to: UInt32.self)
        #expect(pixels[13] == 0xFF00_00FF)
        #expect((0..<16).filter { pixels[$0] != 0x1234_5678 } == [13])
    }

    @Test("a lender lives as long as the bitmap")
    func lender() throws {
        final class Memory {
            let start = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
            deinit { start.deallocate() }
        }
        weak var memory: Memory?
        do {
            let lender = Memory()
            memory = lender
            let bitmap = try Bitmap(
                borrowing: lender.start, size: PixelSize(width: 1, height: 1), strideInBytes: 4, lender: lender)
            withExtendedLifetime(bitmap) { #expect(memory != nil) }
        }
        #expect(memory == nil)
    }

    @Test("in an opaque bitmap the unused bits mean opaque, when read, copied, drawn and kept as an image")
    func opaqueBitmaps() throws {
        var memory: [UInt32] = [0x0000_00FF, 0x00FF_0000]
        try memory.withUnsafeMutableBytes { bytes in
            let start = try #require(bytes.baseAddress)
            let bitmap = try Bitmap(
                borrowing: start, size: PixelSize(width: 2, height: 1), strideInBytes: 8, format: .opaqueRGB)
            #expect(bitmap[0, 0] == 0xFF00_00FF)
            let picture = try Picture(2, 3)
            picture.bitmap.copy(from: bitmap, region: PixelRegion(bitmap.bounds))
            picture.canvas.draw(bitmap, in: Rect(x: 0, y: 1, width: 2, height: 1))
            picture.canvas.draw(Image(bitmap), at: Point(x: 0, y: 2))
            #expect(picture.text == ["br", "br", "br"])
        }
    }

    @Test("rows that cannot hold the pixels are an error", arguments: [0, 4, 15, -16, 1 << 40])
    func badStride(stride: Int) throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        defer { memory.deallocate() }
        let size = PixelSize(width: 3, height: 1)
        #expect(throws: GraphicsError.unsupportedStride(strideInBytes: stride, size: size)) {
            try Bitmap(borrowing: memory, size: size, strideInBytes: stride)
        }
    }

    @Test("a PNG gives every pixel back, translucent ones too")
    func pngRoundTrip() throws {
        let picture = try Picture(64, 48)
        for index in 0..<32 {
            let color = Color(
                red: Double(index) / 31, green: 1 - Double(index) / 31, blue: 0.5, alpha: Double(index) / 31)
            picture.canvas.fill(
                Path(ovalIn: Rect(x: Double(index), y: Double(index) / 2, width: 20, height: 30)), with: color)
        }
        #expect(try Bitmap(png: picture.bitmap.pngContents()).hasSamePixels(as: picture.bitmap))

        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try picture.bitmap.writePNG(to: path)
        #expect(try Bitmap(pngFile: path).hasSamePixels(as: picture.bitmap))
        #expect(try Image(pngFile: path, scale: 2).size == Size(width: 32, height: 24))
    }

    @Test("a picture of more pixels than are allowed is refused by its header, before anything is decoded")
    func pixelLimit() throws {
        let contents = try Bitmap(size: PixelSize(width: 20, height: 30)).pngContents()
        #expect(try Bitmap(png: contents, pixelLimit: 600).size == PixelSize(width: 20, height: 30))
        #expect(throws: GraphicsError.unsupportedSize(PixelSize(width: 20, height: 30))) {
            try Bitmap(png: contents, pixelLimit: 599)
        }
        #expect(throws: GraphicsError.unsupportedSize(PixelSize(width: 20, height: 30))) {
            try Image(png: contents, pixelLimit: 599)
        }
        var huge = contents
        huge.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        let announced = PixelSize(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
        #expect(throws: GraphicsError.unsupportedSize(announced)) { try Bitmap(png: huge) }
    }

    @Test("damaged, cut and foreign bytes are errors, not pictures")
    func malformedPNG() throws {
        let contents = try numbered(20, 20).pngContents()
        for bytes in [[], [1, 2, 3], Array(contents.prefix(contents.count / 2)), Array("GIF89a".utf8)] {
            #expect(throws: GraphicsError.malformedPNG(path: nil)) { try Bitmap(png: bytes) }
        }
    }

    @Test("errors of files name the path and the reason")
    func fileErrors() throws {
        let missing = #expect(throws: GraphicsError.self) { try Bitmap(pngFile: "/nowhere/a.png") }
        #expect(missing?.description == "The file /nowhere/a.png cannot be read: No such file or directory.")
        let unwritable = #expect(throws: GraphicsError.self) { try numbered(1, 1).writePNG(to: "/proc/nowhere/a.png") }
        #expect(unwritable?.description == "The file /proc/nowhere/a.png cannot be written: No such file or directory.")
        let foreign = #expect(throws: GraphicsError.self) { try Bitmap(pngFile: "/etc/hostname") }
        #expect(foreign?.description == "/etc/hostname is not a PNG picture, or is damaged.")
        let folder = #expect(throws: GraphicsError.self) { try Bitmap(pngFile: "/etc") }
        #expect(folder?.description == "The file /etc cannot be read: Is a directory.")
    }

    @Test("a bitmap without pixels has no PNG")
    func emptyPNG() throws {
        let bitmap = try Bitmap(size: .zero)
        #expect(throws: GraphicsError.unencodable(.zero)) { try bitmap.pngContents() }
    }
}
