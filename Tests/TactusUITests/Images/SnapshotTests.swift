import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Pictures of views")
struct SnapshotTests {
    private func card() -> View {
        let card = View(frame: Rect(10, 10, 40, 30))
        card.backgroundColor = .systemBlue
        card.cornerRadius = 8
        let label = Label(text: "Hi")
        label.frame = Rect(6, 6, 30, 16)
        card.addSubview(label)
        let half = View(frame: Rect(0, 20, 40, 10))
        half.backgroundColor = .red
        half.alpha = 0.5
        card.addSubview(half)
        return card
    }

    /// By how much a channel of a pixel differs at most.
    private func largestDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
        var largest = 0
        for y in 0..<one.size.height {
            for x in 0..<one.size.width {
                let (mine, others) = (one[x, y], other[x, y])
                for shift in [0, 8, 16] as [UInt32] {
                    let difference = Int(mine >> shift & 0xFF) - Int(others >> shift & 0xFF)
                    largest = max(largest, abs(difference))
                }
            }
        }
        return largest
    }

    @Test("IM-14: a picture of a view is what shows of it, at every scale", arguments: [1.0, 1.5, 2])
    func same(scale: Double) throws {
        let host = TestHost(size: Size(width: 60, height: 50), scale: scale)
        let card = card()
        host.window.addSubview(card)
        host.settle()

        let picture = try card.snapshot()

        #expect(picture.size == Size(width: 40, height: 30) && picture.scale == scale)
        let bitmap = try Bitmap(size: host.picture.size)
        let canvas = Canvas(bitmap, scale: scale)
        canvas.fill(Rect.infinite, with: host.window.backgroundColor?.resolved(in: ColorTraits()) ?? .white)
        canvas.draw(picture, at: Point(10, 10))
        // Soft edges are mixed twice where a picture is drawn, and once where a view is.
        #expect(largestDifference(bitmap, host.picture) <= 3)
    }

    @Test("IM-14: a view needs no window, and its own alpha, place and hiding do not count")
    func alone() throws {
        let card = card()
        let picture = try card.snapshot(scale: 2)
        card.alpha = 0
        card.frame.origin = Point(500, 500)
        card.transform = Transform(rotationAngle: 1)
        #expect(try card.snapshot(scale: 2).pngContents() == picture.pngContents())
        #expect(try View().snapshot().pixelSize == .zero)
        #expect(View().snapshotView() == nil)
    }

    @Test("IM-14: what is drawn into keeps what it shows where the view lets it through")
    func over() throws {
        let bitmap = try Bitmap(size: PixelSize(width: 20, height: 10))
        let canvas = Canvas(bitmap)
        canvas.fill(Rect.infinite, with: .green)
        let view = View(frame: Rect(0, 0, 10, 10))
        let dot = View(frame: Rect(0, 0, 5, 10))
        dot.backgroundColor = .red
        view.addSubview(dot)
        canvas.withSavedState {
            canvas.translateBy(x: 10, y: 0)
            view.drawHierarchy(in: Rect(0, 0, 10, 10), on: canvas)
        }
        #expect((0..<20).map { bitmap.hex($0, 5) == "FF0000" ? "r" : "g" }.joined() == "ggggggggggrrrrrggggg")
    }

    @Test("IM-14: on a page, text stays text")
    func document() throws {
        let label = Label(text: "Hello")
        label.frame = Rect(0, 0, 100, 20)
        let contents = try GraphicsPDFRenderer(bounds: Rect(0, 0, 200, 100)).pdfData {
            label.drawHierarchy(in: Rect(20, 20, 100, 20), on: $0.canvas)
        }
        let text = String(decoding: contents, as: UTF8.self)
        #expect(text.contains("/FontDescriptor") && !text.contains("/Subtype /Image"))
    }
}
