import RandomNumbers
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Views that lie in front of others, and what need not be painted for that. `verify` compares each picture with one
/// that is painted as a whole.
@MainActor
@Suite("Covered views")
struct CoveredViewsTests {
    private let host: TestHost
    private let log = DiagnosticLog()

    init() { host = .verifying(log) }

    private func view(_ rect: Rect, _ color: Color, in superview: View? = nil) -> View {
        let view = View(frame: rect)
        view.backgroundColor = color
        (superview ?? host.window).addSubview(view)
        return view
    }

    /// The pixels that are painted for a change.
    private func painted(_ change: () -> Void) -> [PixelRect] {
        host.settle()
        let count = host.surface.paintedRegions.count
        change()
        host.settle()
        return host.surface.paintedRegions.dropFirst(count).flatMap(\.rects)
    }

    @Test("a view of one colour that is half transparent looks as a group of it")
    func flat() {
        let flat = view(Rect(0, 0, 40, 40), .red)
        let group = view(Rect(50, 0, 40, 40), .red)
        _ = view(Rect(0, 0, 40, 40), .red, in: group)
        for (x, alpha) in [(20, 0.3), (20, 0.5), (20, 0.9)] {
            (flat.alpha, group.alpha) = (alpha, alpha)
            let (one, other) = (
                host.picture.color(at: PixelPoint(x: x, y: 20)), host.picture.color(at: PixelPoint(x: 70, y: 20))
            )
            #expect(one.red == 1 && abs(one.green - other.green) <= 1 / 255)
            #expect(abs(one.green - (1 - alpha)) <= 1 / 255)
        }
        flat.alpha = 0
        #expect(host.picture.color(at: PixelPoint(x: 20, y: 20)) == .white)
        #expect(log.lines == [])
    }

    @Test("a view that leaves from behind an opaque one is not seen to leave")
    func removal() {
        let pages = view(Rect(0, 0, 200, 200), .white)
        let back = view(Rect(20, 20, 100, 100), .green, in: pages)
        let front = view(Rect(0, 0, 150, 150), .blue, in: pages)
        #expect(painted { back.removeFromSuperview() } == [])
        // One that lies in front of it is, and so is what a translucent, a round or a turned one does not hide.
        let changes: [(View) -> Void] = [
            { $0.alpha = 0.5 }, { $0.cornerRadius = 8 }, { $0.transform = Transform(rotationAngle: 0.1) },
            { $0.backgroundColor = .blue.withAlphaComponent(0.9) }, { $0.frame.size.width = 110 },
            { $0.superview?.sendSubviewToBack($0) }, { $0.zPosition = -1 },
        ]
        for change in changes {
            let front = view(Rect(0, 0, 150, 150), .blue, in: pages)
            let back = View(frame: Rect(20, 20, 100, 100))
            back.backgroundColor = .green
            pages.insertSubview(back, belowSubview: front)
            change(front)
            #expect(painted { back.removeFromSuperview() } != [])
            front.removeFromSuperview()
        }
        front.removeFromSuperview()
        #expect(log.lines == [])
    }

    @Test("a picture that nobody wants any more goes without being painted, when the view rests")
    func unpictured() {
        let page = view(Rect(0, 0, 100, 100), .green)
        let dot = view(Rect(10, 10, 10, 10), .red, in: page)
        page.shouldRasterize = true
        host.settle()
        #expect(painted { page.shouldRasterize = false } == [])
        #expect(!page.shouldRasterize && page.raster == nil)
        // What was in the picture is damage on the surface now.
        #expect(painted { dot.frame.origin.x = 20 } == [PixelRect(x: 10, y: 10, width: 20, height: 10)])
        page.shouldRasterize = true
        host.settle()
        let region = painted {
            page.center.x += 5
            page.shouldRasterize = false
        }
        #expect(region == [PixelRect(x: 0, y: 0, width: 105, height: 100)])
        #expect(painted {} == [] && page.raster == nil)
        page.shouldRasterize = true
        host.settle()
        // A change at the same time is seen.
        #expect(
            painted {
                page.shouldRasterize = false
                dot.removeFromSuperview()
            } != [])
        #expect(host.picture.color(at: PixelPoint(x: 30, y: 15)) == .green)
        page.shouldRasterize = true
        page.shouldRasterize = false
        page.shouldRasterize = true
        host.settle()
        #expect(page.shouldRasterize && page.raster?.isUsed == true)
        #expect(log.lines == [])
    }

    @Test("whatever lies in front, moves, fades or leaves, pictures are as if painted whole", arguments: 0..<16)
    func anything(seed: Int) {
        var random = SplitMix(seed: seed)
        func place() -> Rect {
            Rect(
                Double(Int.random(in: -20..<160, using: &random)), Double(Int.random(in: -20..<160, using: &random)),
                Double(Int.random(in: 10..<200, using: &random)), Double(Int.random(in: 10..<200, using: &random)))
        }
        let colors = [Color.green, .black, .orange, .systemTeal, .systemBackground, Color(white: 0, alpha: 0.3)]
        var views: [View] = [host.window]
        for _ in 0..<12 {
            let parent = views[Int.random(in: 0..<views.count, using: &random)]
            let child = view(place(), colors[Int.random(in: 0..<colors.count, using: &random)], in: parent)
            child.clipsToBounds = Bool.random(using: &random)
            views.append(child)
        }
        host.settle()
        for _ in 0..<60 {
            let view = views[Int.random(in: 1..<views.count, using: &random)]
            switch Int.random(in: 0..<12, using: &random) {
            case 0: view.frame = place()
            case 1: view.isHidden.toggle()
            case 2: view.alpha = view.alpha == 1 ? 0.6 : 1
            case 3: view.cornerRadius = view.cornerRadius > 0 ? 0 : 12
            case 4: view.superview?.bringSubviewToFront(view)
            case 5: view.transform = view.transform == .identity ? Transform(rotationAngle: 0.3) : .identity
            case 6: view.backgroundColor = colors[Int.random(in: 0..<colors.count, using: &random)]
            case 7: view.shadowOpacity = view.shadowOpacity > 0 ? 0 : 0.4
            case 8, 9: view.shouldRasterize.toggle()
            case 10: view.center.x += 0.5
            default:
                let superview = view.superview
                view.removeFromSuperview()
                if Bool.random(using: &random) { host.settle() }
                superview?.insertSubview(view, at: 0)
            }
            if Int.random(in: 0..<3, using: &random) > 0 { host.settle() }
        }
        host.settle()
        #expect(log.lines == [])
    }
}
