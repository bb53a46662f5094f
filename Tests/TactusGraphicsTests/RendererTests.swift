import Foundation
import TactusGeometry
import TactusGraphics
import Testing

@Suite("Drawing into images and documents")
struct RendererTests {
    @Test("an image has what was drawn, in its pixels")
    func image() throws {
        let renderer = GraphicsImageRenderer(size: Size(width: 2.5, height: 1), scale: 2)

        let image = try renderer.image { $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: .red) }

        #expect(image.pixelSize == PixelSize(width: 5, height: 2))
        #expect(image.size == Size(width: 2.5, height: 1))
        let picture = try Picture(5, 2)
        picture.canvas.draw(image, in: Rect(x: 0, y: 0, width: 5, height: 2))
        #expect(picture.text == ["..rr.", "..rr."])
    }

    @Test("dynamic colours are drawn for the surroundings that are asked for")
    func surroundings() throws {
        var dark = ColorTraits()
        dark.userInterfaceStyle = .dark
        let light = try GraphicsImageRenderer(size: Size(width: 1, height: 1)).pngData {
            $0.fill(Rect.infinite, with: .systemBackground)
        }
        let night = try GraphicsImageRenderer(size: Size(width: 1, height: 1), colorTraits: dark).pngData {
            $0.fill(Rect.infinite, with: .systemBackground)
        }
        #expect(light != night)
    }

    @Test("an image that no bitmap can be as large as is an error", arguments: [1e9, .nan, .infinity])
    func tooLarge(width: Double) {
        #expect(throws: GraphicsError.self) {
            try GraphicsImageRenderer(size: Size(width: width, height: 1)).image { _ in }
        }
    }

    @Test("a document has its pages, with their sizes, and its text as text")
    func document() throws {
        let renderer = GraphicsPDFRenderer(bounds: Rect(x: 0, y: 0, width: 200, height: 100), title: "Tactus")
        var (counts, arePages): ([Int], [Bool]) = ([], [])

        let contents = try renderer.pdfData { document in
            document.beginPage()
            document.canvas.fill(Rect(x: 10, y: 10, width: 50, height: 50), with: .red)
            document.canvas.clear(PixelRegion(PixelRect(x: 0, y: 0, width: 200, height: 100)))
            counts.append(document.pageCount)
            arePages.append(document.canvas.isPage)
            document.beginPage(withBounds: Rect(x: 0, y: 0, width: 300, height: 300))
            document.canvas.draw(
                Typesetter().layout("Hello", font: Font(size: 12)), at: Point(x: 10, y: 10), color: .black)
            counts.append(document.pageCount)
        }

        let text = String(decoding: contents, as: UTF8.self)
        #expect(contents.starts(with: Array("%PDF-".utf8)))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("200 100") && text.contains("300 300"))
        #expect(text.contains("/FontDescriptor"))
        #expect(counts == [1, 2])
        #expect(arePages == [true])
    }

    @Test("a document has a page in any case, and none without a size")
    func oddPages() throws {
        let page = Rect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            String(decoding: try GraphicsPDFRenderer(bounds: page).pdfData { _ in }, as: UTF8.self).contains("/Count 1")
        )
        #expect(throws: GraphicsError.unwritableDocument) {
            try GraphicsPDFRenderer(bounds: .zero).pdfData { _ in }
        }
        #expect(throws: GraphicsError.unwritableDocument) {
            try GraphicsPDFRenderer(bounds: page).pdfData { $0.beginPage(withBounds: .infinite) }
        }
    }
}

@Suite("Images of several")
struct ImageFilmTests {
    private func image(_ color: Color) throws -> Image {
        try GraphicsImageRenderer(size: Size(width: 2, height: 2)).image { $0.fill(Rect.infinite, with: color) }
    }

    @Test("a film is drawn as its first image, and knows them all")
    func film() throws {
        let images = try [image(.red), image(.green), image(.blue)]
        let film = Image.animatedImage(with: images, duration: .milliseconds(600))

        #expect(film.images?.count == 3)
        #expect(film.durations == Array(repeating: .milliseconds(200), count: 3))
        #expect(film.duration == .milliseconds(600))
        #expect(film.byteCount == 48)
        #expect(film.withRenderingMode(.template).images?.allSatisfy { $0.renderingMode == .template } == true)
        #expect(images[0].images == nil && images[0].duration == .zero)
        let picture = try Picture(2, 2)
        picture.canvas.draw(film, at: .zero)
        #expect(picture.text == ["rr", "rr"])
    }
}
