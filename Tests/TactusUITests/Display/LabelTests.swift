import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Labels and images")
struct LabelTests {
    init() throws { try PinnedFonts.install() }

    @Test("a label is as large as its text, and grows with it")
    func size() {
        let label = Label(text: "Hello")
        label.sizeToFit()
        let small = label.frame.size
        label.text = "Hello, world"
        label.sizeToFit()

        #expect(small.width > 20 && small.height > 10)
        #expect(label.frame.width > small.width && label.frame.height == small.height)
        #expect(label.sizeThatFits(Size(width: 30, height: 1000)).width <= 30)
    }

    @Test("text is broken into as many lines as are allowed")
    func lines() {
        let label = Label(text: "one two three four five six")
        let one = label.sizeThatFits(Size(width: 60, height: 1000)).height
        label.numberOfLines = 0
        let all = label.sizeThatFits(Size(width: 60, height: 1000)).height
        label.numberOfLines = 2
        let two = label.sizeThatFits(Size(width: 60, height: 1000)).height

        #expect(one < two && two < all)
    }

    @Test("another text or colour repaints the label, the same one does not")
    func repainting() {
        let host = TestHost(size: Size(width: 100, height: 40))
        let label = Label(text: "Hello", frame: Rect(10, 10, 80, 20))
        host.window.addSubview(label)
        host.settle()
        let frame = PixelRegion(PixelRect(10, 10, 80, 20))

        label.text = "Hello"
        #expect(host.paintedByNextFrame() == nil)
        label.text = "World"
        #expect(host.paintedByNextFrame() == frame)
        label.textColor = .red
        #expect(host.paintedByNextFrame() == frame)
    }

    @Test("a label takes no touches by itself")
    func touches() {
        let view = View(frame: Rect(0, 0, 10, 10))
        view.addSubview(Label(text: "x", frame: Rect(0, 0, 10, 10)))
        #expect(view.hitTest(Point(5, 5), with: nil) === view)
    }

    @Test("what a card with text and a picture looks like", arguments: [1.0, 1.25, 2.0])
    func golden(scale: Double) throws {
        let host = TestHost(size: Size(width: 120, height: 60), scale: scale)
        host.window.backgroundColor = .lightGray
        let card = View(frame: Rect(10, 10, 100, 40))
        card.backgroundColor = .white
        card.cornerRadius = 8
        host.window.addSubview(card)
        let label = Label(text: "Tactus", frame: Rect(36, 0, 60, 40))
        card.addSubview(label)
        let dot = try Bitmap(size: PixelSize(width: 16, height: 16))
        Canvas(dot).fill(Path(ovalIn: Rect(0, 0, 16, 16)), with: .orange)
        let picture = ImageView(image: Image(dot))
        picture.frame.origin = Point(10, 12)
        card.addSubview(picture)

        try host.expectImage(named: "card@\(scale)x")
    }
}
