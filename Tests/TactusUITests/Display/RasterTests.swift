import TactusTesting
import Testing

@testable import TactusUI

/// `View.shouldRasterize`. That it always shows what it should is shown by `IncrementalRepaintTests`.
@MainActor
@Suite("Views that are shown by a picture of them")
struct RasterTests {
    private let host = TestHost(size: Size(width: 120, height: 100))
    private let card = View(frame: Rect(20, 20, 60, 40))
    private let leaf = CountingView(frame: Rect(5, 5, 20, 10))

    init() {
        card.backgroundColor = .white
        card.shouldRasterize = true
        card.addSubview(leaf)
        host.window.addSubview(card)
        host.settle()
    }

    @Test("nothing inside is drawn again while the view moves, turns and fades")
    func motion() {
        #expect(leaf.drawn.count == 1)
        for step in 1...10 {
            card.center.x += 3
            card.transform = Transform(rotationAngle: Double(step) / 20)
            card.alpha = 1 - Double(step) / 20
            host.settle()
        }
        #expect(leaf.drawn.count == 1)
        card.shouldRasterize = false
        host.settle()
        #expect(leaf.drawn.count == 2)
    }

    @Test("a change inside paints that part of the picture, and of the surface")
    func change() {
        leaf.setNeedsDisplay(Rect(0, 0, 4, 4))
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(25, 25, 4, 4)))
        #expect(leaf.drawn == [Rect(0, 0, 20, 10), Rect(0, 0, 4, 4)])

        leaf.center.x += 10
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(25, 25, 30, 10)))
        leaf.removeFromSuperview()
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(35, 25, 20, 10)))
        #expect(host.picture[40, 30] == 0xFFFF_FFFF)
    }

    @Test("at rest it looks as without, with what shows outside of its bounds", arguments: [1.0, 1.5, 2.0])
    func looks(scale: Double) throws {
        let host = TestHost(size: Size(width: 120, height: 100), scale: scale)
        let card = View(frame: Rect(20, 20, 60, 40))
        card.backgroundColor = .white
        card.cornerRadius = 8
        card.shadowOpacity = 0.5
        card.borderWidth = 2
        card.alpha = 0.75
        card.addSubview(CountingView(frame: Rect(-10, -6, 30, 20)))
        host.window.addSubview(card)
        host.settle()
        let plain = try host.picture.copy()
        card.shouldRasterize = true
        host.settle()
        #expect(card.raster?.isUsed == true)
        #expect(host.picture.largestDifference(from: plain) <= 1)
    }

    @Test("a picture with more pixels stays sharp when the view is shown larger")
    func sharpness() throws {
        card.shouldRasterize = false
        card.transform = Transform(scaleX: 2, y: 2)
        host.settle()
        let plain = try host.picture.copy()
        card.shouldRasterize = true
        host.settle()
        #expect(host.picture.largestDifference(from: plain) > 20)
        card.rasterizationScale = 2
        host.settle()
        #expect(host.picture.largestDifference(from: plain) <= 1)
        card.rasterizationScale = .nan
        #expect(card.rasterizationScale == nil)
    }

    @Test("what changed while the view was hidden shows when it comes back")
    func hidden() {
        card.isHidden = true
        host.settle()
        leaf.color = .green
        host.settle()
        card.isHidden = false
        host.settle()
        #expect(host.picture[30, 30] == 0xFF00_FF00)
    }

    @Test("another mask, and a mask that moves, show in the picture")
    func mask() {
        let mask = View(frame: Rect(0, 0, 30, 40))
        mask.backgroundColor = .black
        card.backgroundColor = .green
        card.mask = mask
        host.settle()
        #expect(host.picture[30, 50] == 0xFF00_FF00 && host.picture[70, 50] != 0xFF00_FF00)
        mask.center.x += 30
        host.settle()
        #expect(host.picture[30, 50] != 0xFF00_FF00 && host.picture[70, 50] == 0xFF00_FF00)
    }

    @Test("one inside another: both keep theirs")
    func nested() {
        let inner = CountingView(frame: Rect(30, 10, 20, 20))
        inner.shouldRasterize = true
        card.addSubview(inner)
        host.settle()
        #expect(host.picture[55, 35] == 0xFFFF_0000)
        inner.color = .blue
        host.settle()
        #expect(host.picture[55, 35] == 0xFF00_00FF)
        inner.center.x += 5
        card.center.x += 5
        host.settle()
        #expect(inner.drawn.count == 2)
        #expect(host.picture[65, 35] == 0xFF00_00FF)
    }

    @Test("touches find the views inside where they show")
    func touches() {
        card.transform = Transform(translationX: 10, y: 0)
        host.settle()
        #expect(host.window.hitTest(Point(36, 26), with: nil) === leaf)
    }

    @Test("a picture that would be too large is not made, and the view shows all the same")
    func tooLarge() {
        card.frame.size = Size(width: 6000, height: 6000)
        host.settle()
        #expect(card.raster?.isUsed == false)
        let drawn = leaf.drawn.count
        leaf.color = .green
        host.settle()
        #expect(leaf.drawn.count == drawn + 1)
        card.frame.size = Size(width: 60, height: 40)
        host.settle()
        #expect(card.raster?.isUsed == true)
        #expect(host.picture[30, 30] == 0xFF00_FF00)
    }

    @Test("of more pictures than there is room for those shown longest ago are let go of, and made anew")
    func memory() {
        let cards = (0..<4).map { index in
            let card = CountingView(frame: Rect(Double(index), 0, 2000, 2500))  // 20 MB
            card.shouldRasterize = true
            return card
        }
        for card in cards { host.window.addSubview(card) }
        host.settle()
        #expect(cards.reduce(0) { $0 + ($1.raster?.byteCount ?? 0) } <= RasterShelf.capacity)
        #expect(cards.map { $0.raster?.isUsed } == [true, true, true, true])
        for card in cards { card.removeFromSuperview() }
        let first = cards[0]
        host.window.addSubview(first)
        host.settle()
        #expect(host.picture[50, 50] == 0xFFFF_0000)
    }

    @Test("pictures of views that are gone take no room of others")
    func room() {
        let kept = CountingView(frame: Rect(0, 0, 2000, 2500))  // 20 MB
        kept.shouldRasterize = true
        host.window.addSubview(kept)
        host.settle()
        let drawn = kept.drawn.count
        for _ in 0..<6 {
            let passing = CountingView(frame: Rect(0, 0, 2000, 2500))
            passing.shouldRasterize = true
            host.window.addSubview(passing)
            host.settle()
            passing.removeFromSuperview()
            host.settle()
        }
        #expect(kept.raster?.byteCount == 20_000_000 && kept.drawn.count == drawn)
    }
}

/// A view of one colour, which it draws itself, and that notes what it was asked to draw.
private final class CountingView: View {
    var drawn: [Rect] = []
    var color = Color.red {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        drawn.append(rect)
        canvas.fill(bounds, with: color)
    }
}
