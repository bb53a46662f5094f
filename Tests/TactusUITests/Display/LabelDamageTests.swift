import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// What a label has painted is where its text was and where it is, not all that it might fill.
@MainActor
@Suite("A label whose text changes")
struct LabelDamageTests {
    let host = TestHost(size: Size(width: 400, height: 100))
    let label = Label(text: "12:34", frame: Rect(10, 20, 380, 60))

    init() {
        label.textColor = .black
        host.window.addSubview(label)
        host.settle()
    }

    /// The smallest rectangle around what the next frame paints.
    private func painted() -> PixelRect { host.paintedByNextFrame()?.bounds ?? .zero }

    /// Around the ink that is seen now, with the soft edges that are allowed for.
    private func ink() -> PixelRect {
        let ink = host.inkBounds()
        return PixelRect(ink.minX - 3, ink.minY - 3, ink.width + 6, ink.height + 6)
    }

    @Test("paints where the old text was and where the new one is")
    func textChanges() {
        var allowed = ink()
        label.text = "12:35:08"
        let longer = painted()
        allowed = allowed.union(ink())
        #expect(allowed.contains(longer) && longer.width > 40)
        label.text = "1"
        let shorter = painted()
        #expect(allowed.contains(shorter) && shorter.contains(host.inkBounds()) && shorter.width > 40)
        label.textColor = .red
        #expect(ink().contains(painted()))
    }

    @Test("which is nothing for a text that was empty and is, and all of the old one when it becomes empty")
    func empty() {
        let old = host.inkBounds()
        label.text = ""
        #expect(painted().contains(old))
        label.textAlignment = .center
        #expect(painted() == .zero)
        label.text = "1"
        #expect(ink().contains(painted()))
    }

    @Test("also after it was moved, turned and made wider")
    func moved() {
        label.frame = Rect(0, 0, 300, 40)
        label.textAlignment = .right
        host.settle()
        let old = host.inkBounds()
        label.text = "7"
        let new = painted()
        #expect(new.contains(old) && new.contains(host.inkBounds()) && new.width < 100)
    }

    @Test("two changes within a frame, and a picture between them, leave nothing of the first")
    func twice() {
        label.text = "888888888888"
        host.settle()
        label.text = "1"
        _ = label.picture()
        label.text = "2"
        host.settle()
        let shown = host.picture
        host.window.setNeedsDisplay()
        label.setNeedsDisplay()
        host.settle()
        #expect(host.picture.hasSamePixels(as: shown))
        #expect(host.inkBounds().width < 20)
    }

    @Test("a subclass may draw more than text: all of it is painted")
    func subclass() {
        let badge = Badge(text: "1", frame: Rect(300, 0, 80, 20))
        host.window.addSubview(badge)
        host.settle()
        badge.text = "2"
        #expect(painted() == PixelRect(300, 0, 80, 20))
    }
}

private final class Badge: Label {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(Path(ovalIn: bounds), with: .red)
        super.draw(rect, in: canvas)
    }
}

@Suite("What of a view is drawn anew")
struct DirtyAreaTests {
    @Test("places that are far from each other stay apart, and those that overlap are one")
    func apart() {
        var area = DirtyArea(Rect(0, 0, 10, 10))
        area.add(Rect(500, 0, 10, 10))
        area.add(Rect(505, 0, 10, 10))
        area.add(Rect(2, 2, 3, 3))
        #expect(area.rects == [Rect(0, 0, 10, 10), Rect(500, 0, 15, 10)])
        area.add(Rect(-5, -5, 600, 40))
        #expect(area.rects == [Rect(-5, -5, 600, 40)])
    }

    @Test("never more than sixteen, and nothing is left out")
    func limit() {
        let places = (0..<100).map { Rect(Double($0 % 10) * 40, Double($0 / 10) * 40, 8, 8) }
        var area = DirtyArea(places[0])
        for place in places { area.add(place) }
        #expect(area.rects.count == 16)
        #expect(places.allSatisfy { place in area.rects.contains { $0.contains(place) } })
    }
}
