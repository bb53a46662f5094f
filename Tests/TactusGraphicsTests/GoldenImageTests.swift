import Foundation
import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@Suite("Golden images of shapes and text")
struct GoldenShapeTests {
    @Test("shapes with soft edges look as their golden image", arguments: [1.0, 1.5, 2])
    func shapes(scale: Double) throws {
        let picture = try Picture(Int(96 * scale), Int(48 * scale), scale: scale)
        let canvas = picture.canvas
        canvas.fill(.infinite, with: .white)
        canvas.fill(
            Path(roundedRect: Rect(x: 4, y: 4, width: 40, height: 24), cornerRadius: 8),
            with: .linear(
                from: Color(hex: 0x3D7DCA), at: Point(x: 0, y: 4), to: Color(hex: 0x1F4E86), at: Point(x: 0, y: 28)))
        canvas.fill(Path(ovalIn: Rect(x: 50, y: 4, width: 24, height: 24)), with: .orange)
        canvas.withSavedState {
            canvas.translateBy(x: 84, y: 16)
            canvas.rotate(by: .pi / 6)
            canvas.stroke(Path(rect: Rect(x: -6, y: -6, width: 12, height: 12)), with: .purple, width: 2)
        }
        var wave = Path()
        wave.move(to: Point(x: 4, y: 40))
        wave.addCurve(
            to: Point(x: 92, y: 40), controlPoint1: Point(x: 34, y: 20), controlPoint2: Point(x: 62, y: 60))
        canvas.stroke(wave, with: .darkGray, style: StrokeStyle(width: 3, cap: .round))
        try GoldenImages().expect(picture.bitmap, named: "shapes@\(scale)x")
    }

    @Test("text in several lines, weights and scripts", arguments: [1.0, 2])
    func text(scale: Double) throws {
        try PinnedFonts.install()
        let typesetter = Typesetter()
        let picture = try Picture(Int(160 * scale), Int(96 * scale), scale: scale)
        let canvas = picture.canvas
        canvas.fill(.infinite, with: .white)
        let title = typesetter.layout("Tactus Ågj", font: .systemFont(ofSize: 20, weight: .bold))
        canvas.draw(title, at: Point(x: 8, y: 4), color: .black)
        let body = typesetter.layout(
            "Lines end between words, and the third line is not the last one of this text, which goes on and on.",
            font: .systemFont(ofSize: 11), alignment: .center, maximumWidth: 144, maximumLines: 3)
        canvas.draw(body, at: Point(x: 8, y: 32), color: Color(hex: 0x1F4E86))
        let greek = typesetter.layout("Αθήνα – Москва", font: Font(family: "serif", size: 12, slant: .italic))
        canvas.draw(greek, at: Point(x: 8, y: 76), color: .darkGray)
        try GoldenImages().expect(picture.bitmap, named: "text@\(scale)x")
    }
}

@Suite("Comparing with golden images")
struct GoldenImageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID())").path

    private func goldens(renewing: Bool = false) -> GoldenImages {
        GoldenImages(folder: folder + "/Goldens", failuresFolder: folder + "/failures", isRenewing: renewing)
    }

    private func square(_ color: Color, side: Double = 4) throws -> Bitmap {
        let picture = try Picture(8, 8)
        picture.canvas.fill(Rect(x: 1, y: 2, width: side, height: side), with: color)
        return picture.bitmap
    }

    @Test("the folder lies beside the test's file")
    func folderBesideFile() {
        #expect(GoldenImages(besideFile: "/a/b/SomeTests.swift").folder == "/a/b/Goldens")
        #expect(GoldenImages().folder.hasSuffix("Tests/TactusGraphicsTests/Goldens"))
    }

    @Test("a missing golden image fails, and the message says how to make it")
    func missing() throws {
        let path = folder + "/Goldens/square.png"
        let error = #expect(throws: GoldenImageError.self) {
            try goldens().expect(square(.red), named: "square")
        }
        #expect(error == .missing(path: path))
        let sentence = try #require(error?.description)
        #expect(sentence.contains(path) && sentence.contains("TACTUS_RENEW_GOLDENS=1"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("renewing writes what is missing and what differs; the same picture passes afterwards")
    func renewing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try goldens(renewing: true).expect(square(.red), named: "square")
        try goldens().expect(square(.red), named: "square", within: .exact)
        try goldens(renewing: true).expect(square(.blue), named: "square")
        try goldens().expect(square(.blue), named: "square", within: .exact)
    }

    @Test("a picture that differs fails with a report, the actual picture and one of the difference")
    func differing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try goldens(renewing: true).expect(square(.red), named: "square")
        let actual = try square(.red, side: 5)
        let error = #expect(throws: GoldenImageError.self) {
            try goldens().expect(actual, named: "square", within: .exact)
        }
        guard case .different(let comparison, _, let actualPath, let differencePath) = error else {
            Issue.record("not a difference: \(String(describing: error))")
            return
        }
        #expect(comparison.description == "9 of 64 pixels differ, by up to 255, all within (1, 2, 5×5)")
        #expect(error?.description.contains(comparison.description) == true)
        #expect(try Bitmap(pngFile: actualPath).hasSamePixels(as: actual))
        let difference = try Bitmap(pngFile: #require(differencePath))
        #expect(difference[5, 4] == 0xFFFF_0000 && difference[0, 0] == 0xFFFF_FFFF)
        #expect(difference[2, 3] != 0xFFFF_0000)
    }

    @Test("pictures of different sizes differ")
    func sizes() throws {
        let comparison = ImageComparison(actual: try Picture(2, 2).bitmap, expected: try Picture(2, 3).bitmap)
        #expect(comparison.differingShare == 1)
        #expect(comparison.description == "the picture has 2×2 pixels, and should have 2×3")
        #expect(
            try ImageComparison.differencePicture(actual: Picture(2, 2).bitmap, expected: Picture(2, 3).bitmap) == nil)
    }

    @Test(
        "a tolerance forgives small differences everywhere, and large ones in a share of the pixels",
        arguments: [
            (Color(hex: 0xFA0000), 5, 0.0, true), (Color(hex: 0xFA0000), 4, 0.0, false),
            (Color(hex: 0xFA0000), 4, 0.25, true), (Color(hex: 0x0000FF), 16, 0.24, false),
            (Color(hex: 0x0000FF), 16, 0.25, true),
        ])
    func tolerance(color: Color, channelDifference: Int, share: Double, passes: Bool) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try goldens(renewing: true).expect(square(.red), named: "square")
        let tolerance = ImageTolerance(channelDifference: channelDifference, differingShare: share)
        let isAlike = (try? goldens().expect(square(color), named: "square", within: tolerance)) != nil
        #expect(isAlike == passes)
    }

    @Test("a golden image that is no PNG fails by name")
    func unusable() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/Goldens/square.png"
        try FileManager.default.createDirectory(atPath: folder + "/Goldens", withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: URL(filePath: path))
        #expect(throws: GoldenImageError.unusable(.malformedPNG(path: path))) {
            try goldens().expect(square(.red), named: "square")
        }
    }

    @Test("pinned fonts may be installed again and again, from everywhere")
    func pinnedFonts() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try PinnedFonts.install() } }
            try await group.waitForAll()
        }
        let file = try #require(try PinnedFonts.environment()["FONTCONFIG_FILE"])
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("DejaVu Sans"))
    }
}
