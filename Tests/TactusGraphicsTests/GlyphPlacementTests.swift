import Foundation
import TactusGeometry
import TactusTesting
import Testing

@testable import TactusGraphics

/// Text as users see it: without the whole pixels of ``PinnedFonts``.
@Suite("Where letters stand")
struct GlyphPlacementTests {
    private let typesetter: Typesetter

    init() throws {
        let folders = ["truetype/dejavu", "dejavu-sans-fonts", "TTF"].map { "<dir>/usr/share/fonts/\($0)</dir>" }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).conf")
        try Data("<fontconfig>\(folders.joined())</fontconfig>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        typesetter = try Typesetter(fontConfiguration: file.path, language: "en")
    }

    @Test("the nearest place is a pixel or a quarter of one, and halves go up")
    func nearest() {
        let places = [-0.5, 0, 0.1, 0.125, 0.3, 0.375, 0.5 - 1e-9, 0.51, 0.875]
        let whole = places.map(GlyphPlacement.wholePixels.nearest)
        let quarters = places.map(GlyphPlacement.quarterPixels.nearest)
        #expect(whole == [0, 0, 0, 0, 0, 0, 1, 1, 1])
        #expect(quarters == [-0.5, 0, 0, 0.25, 0.25, 0.5, 0.5, 0.5, 1])
    }

    @Test("what shows through many small clips is what shows through none", arguments: [1, 1.25, 1.5, 1.75, 2])
    func clips(scale: Double) throws {
        for word in ["Tactus waves, fjord & 60,50", "Touch", "dots", "W", "f", "7"] {
            let text = typesetter.layout(word, font: Font(family: "DejaVu Sans", size: 14))
            for step in 0..<16 {
                let point = Point(x: 3 + Double(step) / 16, y: 4)
                let whole = try picture(of: text, at: point, scale: scale)
                let strips = try picture(of: text, at: point, scale: scale, stripWidth: 5)
                #expect(whole == strips, "\(word) from \(point.x)")
            }
        }
    }

    @Test("a letter moves by as little as Cairo can move it")
    func movesByQuarters() throws {
        let letter = typesetter.layout("l", font: Font(family: "DejaVu Sans", size: 14))
        func picture(_ x: Double) throws -> [UInt32] { try self.picture(of: letter, at: Point(x: x, y: 4), scale: 1) }

        #expect(try picture(3.05) == picture(3))
        #expect(try picture(4) != picture(3))
        #expect(try (picture(3.25) == picture(3)) == (GlyphPlacement.finest == .wholePixels))
        #expect(try picture(3.75) != picture(3))
    }

    @Test("pinned fonts ask for whole pixels")
    func pinned() throws {
        try PinnedFonts.install()
        let letter = Typesetter().layout("l", font: .systemFont(ofSize: 14))
        func picture(_ x: Double) throws -> [UInt32] { try self.picture(of: letter, at: Point(x: x, y: 4), scale: 1) }

        #expect(try picture(3.49) == picture(3))
        #expect(try picture(3.5) == picture(4))
    }

    /// The pixels of a picture of a text, drawn at once or strip by strip.
    private func picture(of text: TextLayout, at point: Point, scale: Double, stripWidth: Int? = nil) throws -> [UInt32]
    {
        let width = Int(300 * scale)
        let height = Int(24 * scale)
        let picture = try Picture(width, height, scale: scale)
        picture.canvas.fill(.infinite, with: .white)
        for left in stride(from: 0, to: width, by: stripWidth ?? width) {
            picture.canvas.saveState()
            if let stripWidth {
                picture.canvas.clip(to: PixelRegion(PixelRect(x: left, y: 0, width: stripWidth, height: height)))
            }
            picture.canvas.draw(text, at: point, color: .black)
            picture.canvas.restoreState()
        }
        return (0..<width * height).map { picture.bitmap[$0 % width, $0 / width] }
    }
}
