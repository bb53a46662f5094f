import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

/// After any change, painting only the damage must give what painting everything gives.
@MainActor
@Suite("Painting only what changed")
struct IncrementalRepaintTests {
    @Test("gives the same pixels as painting everything", arguments: [1.0, 1.25, 2.0], 0..<4)
    func incrementalEqualsFull(scale: Double, seed: UInt64) throws {
        var garden = try Garden(scale: scale, seed: seed)
        for step in 0..<60 {
            let change = garden.changeSomething()
            let incremental = try garden.host.picture.copy()
            garden.host.repaintEverything()
            let comparison = PictureComparison(shown: incremental, expected: garden.host.picture)
            #expect(comparison.difference() == nil, "step \(step): \(change)")
        }
    }

    @Test(
        "incremental repainting is right also when views are shown by pictures of them", arguments: [1.0, 1.25, 2.0],
        0..<4)
    func pictures(scale: Double, seed: UInt64) throws {
        var garden = try Garden(scale: scale, seed: 100 + seed)
        var verifier = PictureVerifier()
        for step in 0..<80 {
            let change = garden.changeSomething(mayRasterize: true)
            garden.host.settle()
            let picture = try garden.host.picture.copy()
            let difference = verifier.difference(of: picture, from: garden.host.scene, except: .empty)
            #expect(difference == nil, "step \(step): \(change)")
        }
    }

    @Test("moving a view paints where it was and where it is, and nothing else")
    func movingAView() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let view = View(frame: Rect(10, 10, 20, 20))
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.settle()

        view.center.x += 50
        #expect(host.paintedByNextFrame() == PixelRegion([PixelRect(10, 10, 20, 20), PixelRect(60, 10, 20, 20)]))
    }

    @Test("a view that leaves while another draws is gone from the picture, also of a view shown by its picture")
    func leavingWhileDrawing() {
        for isRasterized in [false, true] {
            let host = TestHost(size: Size(width: 100, height: 100))
            let page = View(frame: Rect(0, 0, 100, 100))
            page.shouldRasterize = isRasterized
            let leaving = View(frame: Rect(60, 60, 20, 20))
            leaving.backgroundColor = .red
            let drawing = RemovingView(frame: Rect(10, 10, 20, 20))
            page.addSubview(leaving)
            page.addSubview(drawing)
            host.window.addSubview(page)
            host.settle()

            drawing.leaving = leaving
            drawing.setNeedsDisplay()
            host.settle()
            #expect(host.picture[70, 70] == host.picture[0, 0], "rasterized: \(isRasterized)")
        }
    }

    @Test("part of a view's content is painted alone, and what lies outside the view is not")
    func partOfContent() {
        let host = TestHost(size: Size(width: 100, height: 100), scale: 2)
        let view = View(frame: Rect(10, 10, 20, 20))
        host.window.addSubview(view)
        host.settle()

        view.setNeedsDisplay(Rect(15, 0, 50, 4))
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(50, 20, 10, 8)))
    }

    @Test("a change that nobody can see paints nothing", arguments: 0..<4)
    func invisibleChange(kind: Int) {
        let host = TestHost(size: Size(width: 100, height: 100))
        let view = View(frame: Rect(10, 10, 20, 20))
        host.window.addSubview(view)
        switch kind {
        case 0: view.isHidden = true
        case 1: view.alpha = 0
        case 2: view.frame.origin = Point(200, 200)
        default: view.removeFromSuperview()
        }
        host.settle()

        view.backgroundColor = .red
        view.setNeedsDisplay()
        #expect(host.paintedByNextFrame() == nil)
    }

    @Test("a view and its subviews that leave are painted over")
    func removal() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let view = View(frame: Rect(10, 10, 20, 20))
        let outside = View(frame: Rect(15, 15, 20, 20))
        view.addSubview(outside)
        host.window.addSubview(view)
        host.settle()

        view.removeFromSuperview()
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(10, 10, 35, 35)))
    }

    @Test("when no buffer is free the damage is kept, and painted later")
    func starvedSurface() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let view = View(frame: Rect(0, 0, 10, 10))
        host.window.addSubview(view)
        host.settle()
        host.surface.isStarved = true
        view.backgroundColor = .red
        #expect(host.paintedByNextFrame() == nil)
        view.center.x += 20

        host.surface.isStarved = false
        #expect(host.paintedByNextFrame() == PixelRegion([PixelRect(0, 0, 10, 10), PixelRect(20, 0, 10, 10)]))
    }

    @Test("views that an opaque view covers are not asked to draw")
    func coveredViews() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let below = DrawingView(frame: Rect(10, 10, 20, 20))
        let above = View(frame: Rect(0, 0, 50, 50))
        above.backgroundColor = .white
        host.window.addSubview(below)
        host.window.addSubview(above)
        host.settle()
        #expect(below.drawn == [])

        above.cornerRadius = 4
        host.settle()
        #expect(below.drawn == [Rect(0, 0, 20, 20)])
        above.cornerRadius = 0
        above.backgroundColor = nil
        above.isOpaque = true
        above.alpha = 0.5
        host.settle()
        #expect(below.drawn.count == 2)
        above.alpha = 1
        host.settle()
        #expect(below.drawn.count == 2)
    }
}

/// A view that notes what it was asked to draw.
private final class DrawingView: View {
    var drawn: [Rect] = []

    override func draw(_ rect: Rect, in canvas: Canvas) { drawn.append(rect) }
}

/// A view with something in it that is not its background.
private final class StripedView: View {
    var stripe = Color.black {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(Rect(bounds.minX + 3, bounds.minY - 5, 4, bounds.height + 10), with: stripe)
        canvas.stroke(Path(ovalIn: bounds.insetBy(dx: 2, dy: 2)), with: stripe, width: 1.5)
    }
}

/// A tree of views in two windows, which changes at random.
@MainActor
private struct Garden {
    let host: TestHost
    private var random: SplitMix
    private var views: [View] = []
    private let windows: [Window]

    init(scale: Double, seed: UInt64) throws {
        host = TestHost(size: Size(width: 120, height: 100), scale: scale)
        random = SplitMix(seed: seed)
        let overlay = Window(windowScene: host.scene)
        overlay.isHidden = false
        windows = [host.window, overlay]
        for _ in 0..<16 { _ = add() }
        host.settle()
    }

    /// Changes one thing, and answers what.
    mutating func changeSomething(mayRasterize: Bool = false) -> String {
        guard let view = views.randomElement(using: &random) else { return add() }
        switch Int.random(in: 0..<(mayRasterize ? 26 : 22), using: &random) {
        case 22, 23, 24: view.shouldRasterize.toggle()
        case 25: view.rasterizationScale = [nil, 1, 3].randomElement(using: &random) ?? nil
        case 0: return add()
        case 1:
            views.removeAll { $0.isDescendant(of: view) }
            view.removeFromSuperview()
            return "remove"
        case 2, 3: view.frame = frame()
        case 4: view.transform = random.nextTransform()
        case 5: view.alpha = [0, 0.4, 1, 1].randomElement(using: &random) ?? 1
        case 6: view.isHidden.toggle()
        case 7: view.clipsToBounds.toggle()
        case 8: view.backgroundColor = color()
        case 9:
            view.cornerRadii = [0, 0, 6, CornerRadii(topLeft: 3, bottomRight: 9)].randomElement(using: &random) ?? 0
            view.cornerCurve = view.cornerRadii.topRight > 0 ? .continuous : .circular
        case 10: view.bounds.origin = Point(.random(in: -8...8, using: &random), 2)
        case 11: view.superview?.bringSubviewToFront(view)
        case 12: view.superview?.sendSubviewToBack(view)
        case 13: (view as? StripedView)?.stripe = color() ?? .black
        case 16: view.maskedCorners = [.allCorners, [.topLeft], []].randomElement(using: &random) ?? []
        case 17: view.borderWidth = [0, 0.3, 2, 5].randomElement(using: &random) ?? 0
        case 18:
            view.shadowOpacity = [0, 0.5, 1].randomElement(using: &random) ?? 0
            view.shadowRadius = .random(in: 0...4, using: &random)
            view.shadowOffset = Vector(dx: .random(in: -4...4, using: &random), dy: 2)
        case 19:
            view.backgroundGradient = color().map {
                Bool.random(using: &random)
                    ? .linear(from: $0, at: .zero, to: .white, at: Point(1, 0.5))
                    : .radial(from: $0, at: Point(0.3, 0.5), to: .white, radius: 0.6)
            }
        case 20: toggleMask(of: view)
        case 21: view.mask?.center.x += 3
        case 15: view.zPosition = [-1, 0, 0, 1].randomElement(using: &random) ?? 0
        case 14: windows[Int.random(in: 0..<2, using: &random)].makeKeyAndVisible()
        default:
            view.center.x += .random(in: -9...9, using: &random)
            view.setNeedsDisplay()
        }
        return "\(view.frame), \(view.appearance), \(view.drawing)"
    }

    private mutating func add() -> String {
        let view = StripedView(frame: frame())
        view.backgroundColor = color()
        let parents: [View] = views + windows
        parents.randomElement(using: &random)?.addSubview(view)
        views.append(view)
        return "add"
    }

    private mutating func toggleMask(of view: View) {
        guard view.mask == nil else { return view.mask = nil }
        let mask = View(frame: frame())
        mask.backgroundColor = color()
        mask.cornerRadius = 5
        view.mask = mask
    }

    private mutating func frame() -> Rect {
        let isWhole = Bool.random(using: &random)
        let numbers = [-10...90.0, -10...80.0, 0...50.0, 0...50.0].map { range in
            let number = Double.random(in: range, using: &random)
            return isWhole ? number.rounded() : number
        }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    private mutating func color() -> Color? {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: nil
        case 1: Color(hex: .random(in: 0...0xFFFFFF, using: &random), alpha: 0.5)
        default: Color(hex: .random(in: 0...0xFFFFFF, using: &random))
        }
    }
}

/// Lets another view leave when it draws.
@MainActor
private final class RemovingView: View {
    weak var leaving: View?

    override func draw(_ rect: Rect, in canvas: Canvas) { leaving?.removeFromSuperview() }
}
