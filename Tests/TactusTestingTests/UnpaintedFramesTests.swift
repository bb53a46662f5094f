import TactusTesting
import Testing

/// Draws a colour, and counts how often.
private final class Painted: View {
    var color = Color.red { didSet { setNeedsDisplay() } }
    private(set) var count = 0

    override func draw(_ rect: Rect, in canvas: Canvas) {
        count += 1
        canvas.fill(bounds, with: color)
    }
}

@MainActor
@Suite("Frames that are not painted")
struct UnpaintedFramesTests {
    private let host = TestHost(size: Size(width: 100, height: 100))
    private let view = Painted(frame: Rect(x: 0, y: 0, width: 50, height: 50))

    init() {
        host.window.addSubview(view)
        host.settle()
    }

    private func color(_ x: Int, _ y: Int) -> Color { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test("frames go on without a painting, animations and touches included; a picture shows what they came to")
    func picture() {
        host.paintsEveryFrame = false
        let count = view.count
        var taps = 0
        let tap = TapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        view.addGestureRecognizer(tap)
        View.animate(duration: .seconds(1)) { view.frame.origin.x = 50 }
        host.advance(by: .seconds(2))
        host.finger().tap(at: Point(x: 75, y: 25))
        view.color = .blue
        host.settle()
        #expect(view.count == count && taps == 1 && view.presentedFrame.minX == 50)
        #expect(color(75, 25) == .blue && color(25, 25) != .red && view.count == count + 1)
        #expect(color(75, 25) == .blue && view.count == count + 1, "nothing has changed since")
    }

    @Test("what is scrolled without a painting is painted where it is")
    func scrolling() {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = Size(width: 100, height: 1000)
        for row in 0..<10 {
            let stripe = View(frame: Rect(x: 0, y: Double(row) * 100, width: 100, height: 50))
            stripe.backgroundColor = .green
            scroll.addSubview(stripe)
        }
        host.window.addSubview(scroll)
        host.settle()
        host.paintsEveryFrame = false
        for y in stride(from: 0, through: 150, by: 10) {
            scroll.contentOffset.y = Double(y)
            host.settle()
        }
        #expect(color(10, 60) == .green && color(10, 10) != .green)
    }

    @Test("from the moment on at which every frame is painted again all is there, as it was painted all along")
    func again() throws {
        let other = TestHost(size: Size(width: 100, height: 100))
        let twin = Painted(frame: view.frame)
        other.window.addSubview(twin)
        for host in [host, other] {
            host.paintsEveryFrame = host === other
            let shown = host === other ? twin : view
            shown.frame = Rect(x: 20, y: 30, width: 40, height: 40)
            host.settle()
            shown.alpha = 0.5
            host.settle()
        }
        host.paintsEveryFrame = true
        #expect(host.surface.bitmap?.hasSamePixels(as: try #require(other.surface.bitmap)) == true)
        view.color = .green
        host.settle()
        #expect(color(40, 50) != color(5, 5))
    }
}
