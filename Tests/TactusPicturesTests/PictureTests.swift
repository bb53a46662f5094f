import Foundation
import TactusGeometry
import TactusGraphics
import Testing

@testable import TactusPictures

/// The pictures beside these tests: a red, a green, a blue and a white quarter, unless their name says otherwise.
enum Sample {
    static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures/\(name)").path
    }

    static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path(name)))) }

    /// The pixels of an image, as a canvas draws them.
    static func bitmap(_ image: Image) throws -> Bitmap {
        let bitmap = try Bitmap(size: image.pixelSize)
        Canvas(bitmap).draw(
            image, in: Rect(x: 0, y: 0, width: Double(bitmap.size.width), height: Double(bitmap.size.height)))
        return bitmap
    }

    /// The colours in the middle of the quarters, row by row, as letters: `r`, `g`, `b`, `w`, or `?`.
    static func quarters(_ image: Image) throws -> String {
        let bitmap = try bitmap(image)
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        return [(1, 1), (3, 1), (1, 3), (3, 3)].map { letter(bitmap[$0.0 * width / 4, $0.1 * height / 4]) }.joined()
    }

    private static func letter(_ pixel: UInt32) -> String {
        let high = [16, 8, 0].map { pixel >> $0 & 0xFF > 200 }
        let low = [16, 8, 0].map { pixel >> $0 & 0xFF < 60 }
        switch (high, low) {
        case ([true, false, false], [false, true, true]): return "r"
        case ([false, true, false], [true, false, true]): return "g"
        case ([false, false, true], [true, true, false]): return "b"
        case ([true, true, true], _): return "w"
        default: return "?"
        }
    }
}

@Suite("Pictures of every format")
struct PictureTests {
    @Test(
        "IM-1: a picture is decoded by what it begins with",
        arguments: [
            ("quarters.png", ImageFormat.png), ("quarters.jpg", .jpeg), ("quarters.webp", .webP),
            ("quarters.gif", .gif), ("interlaced.gif", .gif), ("quarters.svg", .svg),
        ])
    func formats(name: String, format: ImageFormat) throws {
        let contents = try Sample.bytes(name)

        let image = try Image(data: contents)

        #expect(ImageFormat(of: contents) == format)
        #expect(image.pixelSize == PixelSize(width: 24, height: 16))
        #expect(try Sample.quarters(image) == "rgbw")
    }

    @Test(
        "IM-17: a picture that is encoded as JPEG is the same to the eye, smaller with less quality, white where nothing is"
    )
    func encodingJPEG() throws {
        let image = try Image(data: Sample.bytes("quarters.png"), scale: 2)
        let contents = try image.jpegContents(quality: 1)
        let decoded = try Image(data: contents)
        #expect(ImageFormat(of: contents) == .jpeg && decoded.pixelSize == PixelSize(width: 24, height: 16))
        #expect(try Sample.quarters(decoded) == "rgbw")
        #expect(try image.jpegContents(quality: -.infinity).count < contents.count)
        #expect(try image.jpegContents(quality: .nan) == contents)

        let bitmap = try Bitmap(size: PixelSize(width: 16, height: 16))
        Canvas(bitmap).fill(Rect(x: 0, y: 0, width: 8, height: 16), with: .black)
        let halves = try Image(data: Image(bitmap).jpegContents(quality: 1))
        let pixels = try Bitmap(size: halves.pixelSize)
        Canvas(pixels).draw(halves, at: .zero)
        #expect(pixels[2, 8] == 0xFF00_0000 && pixels[13, 8] == 0xFFFF_FFFF)
    }

    @Test("an SVG begins after a mark, a declaration, a comment or entities")
    func beginningsOfSVG() {
        let beginnings = [
            "<svg>", "\u{FEFF}<svg>", " \n<?xml version=\"1.0\"?><svg>", "<!-- hello --><svg>",
            "<!DOCTYPE svg []><svg>",
        ]
        for beginning in beginnings { #expect(ImageFormat(of: beginning.utf8) == .svg) }
        for other in ["<html><svg>", "<?xml version=\"1.0\"?><kml>", "svg", ""] {
            #expect(ImageFormat(of: other.utf8) == nil)
        }
    }

    @Test("colours of a translucent WebP are multiplied by alpha")
    func translucent() throws {
        let bitmap = try Sample.bitmap(Image(data: Sample.bytes("half.webp")))

        #expect(bitmap[4, 4] == 0x8080_0000)
    }

    @Test("colours of printers become those of screens")
    func printed() throws {
        #expect(try Sample.quarters(Image(data: Sample.bytes("cmyk.jpg"))) == "rgbw")
    }

    @Test(
        "IM-2: a photo is turned as its EXIF entry says, and upright where that makes no sense",
        arguments: [
            (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
            (0, "rgbw"), (9, "rgbw"), (65535, "rgbw"),
        ], [true, false])
    func turned(orientation: (Int, String), isLittle: Bool) throws {
        var contents = try Sample.bytes("quarters.jpg")
        contents.insert(contentsOf: exif(orientation.0, isLittle: isLittle), at: 2)

        let image = try Image(data: contents)

        let isSideways = 5...8 ~= orientation.0
        #expect(image.pixelSize == PixelSize(width: isSideways ? 16 : 24, height: isSideways ? 24 : 16))
        #expect(try Sample.quarters(image) == orientation.1)
    }

    /// An EXIF block with an orientation.
    private func exif(_ orientation: Int, isLittle: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittle ? bytes : bytes.reversed()
        }
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let block: [UInt8] = (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(8, 4)
        let content = Array("Exif\0\0".utf8) + block + number(1, 2) + entry + number(0, 4)
        return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }

    @Test(
        "IM-3: films keep how long each frame is shown, and how often",
        arguments: [("film.gif", 0), ("film.webp", 2)])
    func films(name: String, repeatCount: Int) throws {
        let film = try Image(data: Sample.bytes(name))

        #expect(film.durations == [.milliseconds(100), .milliseconds(200), .milliseconds(300)])
        #expect(film.repeatCount == repeatCount)
        #expect(try film.images?.map { try Sample.quarters($0) } == ["rrrr", "gggg", "bbbb"])
        #expect(try Sample.quarters(film) == "rrrr")
    }

    @Test(
        "IM-4: a picture is decoded no larger than covers where it is shown",
        arguments: ["large.jpg", "progressive.jpg", "quarters.svg"])
    func shownSize(name: String) throws {
        let image = try Image(
            contentsOfFile: Sample.path(name), shownSize: Size(width: 30, height: 30), scale: 2)

        #expect(image.pixelSize == PixelSize(width: 90, height: 60))
        #expect(image.size == Size(width: 45, height: 30))
        #expect(try Sample.quarters(image) == "rgbw")
    }

    @Test("IM-4: a small picture is not made larger, and a drawing is drawn for the scale")
    func smallPictures() throws {
        let shown = Size(width: 480, height: 320)

        #expect(try Image(data: Sample.bytes("quarters.png"), shownSize: shown).pixelSize.width == 24)
        #expect(try Image(data: Sample.bytes("quarters.svg"), shownSize: shown).pixelSize.width == 480)
        #expect(try Image(data: Sample.bytes("quarters.svg"), scale: 3).pixelSize.width == 72)
        #expect(try Image(data: Sample.bytes("quarters.svg"), scale: 3).size.width == 24)
    }

    @Test(
        "IM-4: a size that is no number says nothing of how large a picture is shown",
        arguments: ["quarters.png", "quarters.jpg", "quarters.svg", "film.gif", "film.webp"])
    func oddSizes(name: String) throws {
        let bytes = try Sample.bytes(name)
        let whole = try Image(data: bytes).pixelSize
        #expect(try Image(data: bytes, shownSize: Size(width: .nan, height: 10)).pixelSize == whole)
        for length in [0, -5, -Double.infinity] {
            let image = try Image(data: bytes, shownSize: Size(width: length, height: length))
            #expect(image.pixelSize == PixelSize(width: 1, height: 1))
        }
    }

    @Test("IM-4: a PNG picture is made smaller, too, and has the colours that it had")
    func smallPNG() throws {
        let image = try Image(data: Sample.bytes("quarters.png"), shownSize: Size(width: 6, height: 4))
        #expect(image.pixelSize == PixelSize(width: 6, height: 4))
        #expect(try Sample.quarters(image) == "rgbw")
    }
}
