import Tactus
import TactusTesting
import Testing

@testable import Gallery

@Suite("The gallery: bodies")
@MainActor
struct GalleryBodiesTests {
    @Test("blocks fall, lie on each other, are thrown by fingers, and go where down is")
    func bodies() throws {
        var options = Options(arguments: [])
        options.page = .gestures
        let host = TestHost(launching: GalleryApp(options), size: Size(width: 390, height: 844))
        host.settle()
        try #expect(host.find(.button, "Blocks that fall").activate())
        host.advance(by: .seconds(6))
        let field = try host.find(View.self, "bodies")
        func block(_ number: Int) throws -> View { try host.find(View.self, "block \(number)") }
        func isInside(_ number: Int) throws -> Bool {
            let frame = try block(number).frame
            return field.bounds.insetBy(dx: -0.1, dy: -0.1).contains(frame)
        }
        for number in 0..<6 { #expect(try isInside(number)) }
        #expect(try (0..<6).map { try block($0).frame.maxY }.max().map { abs($0 - field.bounds.maxY) < 0.1 } == true)
        // The field below the badge alone: what is written is in another font elsewhere.
        let (size, badge) = (field.bounds.size, 60.0)
        let shown = field.convert(Rect(x: 0, y: badge, width: size.width, height: size.height - badge), to: nil)
        let (all, box) = (host.picture, PixelRect(coveredBy: shown, scale: 1))
        let part = try Bitmap(size: box.size)
        part.copy(from: all, region: PixelRegion(PixelRect(box.size)), dx: -box.minX, dy: -box.minY)
        try GoldenImages(besideFile: #filePath).expect(part, named: "gallery-bodies")
        let start = try block(5).center
        host.finger().drag(
            from: field.convert(start, to: nil), to: field.convert(Point(x: start.x, y: 60), to: nil),
            over: .milliseconds(300))
        #expect(try block(5).center.y < start.y - 100)
        host.advance(by: .seconds(6))
        try host.tap(.button, "Turn")
        host.advance(by: .seconds(6))
        #expect(try (0..<6).map { try block($0).frame.minX }.min().map { abs($0) < 0.1 } == true)
        for number in 0..<6 { #expect(try isInside(number)) }
        try host.tap(.button, "Close")
        host.advance(by: .seconds(1))
        try host.find(.label, Page.gestures.summary)
    }
}
