import TactusControls
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusUI

/// Draws its left half red, and its right half blue.
private final class Halves: View {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(Path(rect: Rect(0, 0, bounds.width / 2, bounds.height)), with: .red)
        canvas.fill(Path(rect: Rect(bounds.width / 2, 0, bounds.width / 2, bounds.height)), with: .blue)
    }
}

@MainActor
@Suite("Content on the way to another size")
struct StretchedContentTests {
    private let host = TestHost(size: Size(width: 300, height: 300))

    /// Where red ends in a row of the picture, and blue after it.
    private func edges(_ row: Int) -> [Int] {
        let picture = host.picture
        let colors = (0..<300).map { picture.hex($0, row) }
        return [colors.lastIndex(of: "FF0000").map { $0 + 1 } ?? 0, colors.lastIndex(of: "0000FF").map { $0 + 1 } ?? 0]
    }

    private func makePicture() throws -> Image {
        let row = [UInt32](repeating: 0xFFFF_0000, count: 50) + [UInt32](repeating: 0xFF00_00FF, count: 50)
        let pixels = (0..<100).flatMap { _ in row }
        return try Image(premultipliedPixels: pixels, size: PixelSize(width: 100, height: 100), scale: 1)
    }

    private func halfway(_ view: View, to frame: Rect) {
        host.window.addSubview(view)
        host.settle()
        View.animate(duration: .seconds(1), curve: .linear) { view.frame = frame }
        host.advance(by: .milliseconds(500))
    }

    @Test("AP-25: what a view draws is stretched over the size that shows")
    func drawn() {
        let view = Halves(frame: Rect(0, 0, 100, 100))
        halfway(view, to: Rect(0, 0, 300, 200))
        let (found, width) = (edges(75), view.presentedFrame.width)
        #expect((190...220).contains(width))
        #expect(abs(Double(found[0]) - width / 2) <= 2 && abs(Double(found[1]) - width) <= 2, "\(found)")
        host.advance(by: .seconds(1))
        #expect(edges(150) == [150, 300])
    }

    @Test(
        "AP-25: a picture is fitted into each size on its way",
        arguments: [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .topLeft] as [View.ContentMode])
    func pictures(mode: View.ContentMode) throws {
        let view = ImageView(frame: Rect(0, 0, 100, 100))
        (view.image, view.contentMode, view.clipsToBounds) = (try makePicture(), mode, true)
        halfway(view, to: Rect(0, 0, 300, 200))
        let (found, size) = (edges(50), view.presentedFrame.size)
        #expect((190...220).contains(size.width) && (145...160).contains(size.height))
        let right =
            switch mode {
            case .topLeft: 100.0
            case .scaleAspectFit: (size.width + size.height) / 2
            default: size.width
            }
        let middle = mode == .topLeft ? 50 : size.width / 2
        #expect(abs(Double(found[0]) - middle) <= 3 && abs(Double(found[1]) - right) <= 3, "\(found)")
    }
}
