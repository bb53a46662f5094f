import RandomNumbers
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Whatever views do, each frame shows what it would if all of it were painted anew, which `verify` compares.
@MainActor
@Suite("Anything shown")
struct AnythingShownTests {
    private let host: TestHost
    private let log = DiagnosticLog()

    init() { host = .verifying(log) }

    private func add(_ color: Color?, _ frame: Rect, to parent: View? = nil) -> View {
        let view = View(frame: frame)
        view.backgroundColor = color
        (parent ?? host.window).addSubview(view)
        return view
    }

    @Test("a faint view that is all that is painted of a faint view is as faint as both")
    func faintInFaint() {
        let outer = add(.blue, Rect(20, 20, 60, 60))
        let inner = add(.green, Rect(70, 70, 60, 60), to: outer)
        outer.alpha = 0.5
        host.settle()
        inner.alpha = 0.5
        host.settle()
        #expect(log.lines == [])
        #expect(host.picture[110, 110] == 0xFFBF_FFBF)  // a quarter of the green on white
    }

    @Test("a picture that reaches less far leaves nothing behind", arguments: [1, 0.5])
    func smallerPicture(scale: Double) {
        let view = add(.orange, Rect(20, 20, 100, 50))
        _ = add(.black, Rect(80, 10, 60, 90), to: view)
        view.shouldRasterize = true
        view.rasterizationScale = scale
        host.settle()
        for _ in 0..<4 {
            view.bounds.origin.y += 3
            host.settle()
        }
        view.subviews[0].frame.size.width -= 5
        host.settle()
        view.subviews[0].frame.size.width += 9
        host.settle()
        #expect(log.lines == [])
    }

    @Test("text that was scrolled in its label is gone when there is another")
    func scrolledLabel() {
        let label = Label(text: "Ägypten", frame: Rect(20, 20, 100, 40))
        host.window.addSubview(label)
        host.settle()
        for text in ["x", "Åland", "i", "WWWWWW"] {
            label.bounds.origin = Point(x: label.bounds.minX + 4, y: label.bounds.minY - 5)
            host.settle()
            label.text = text
            host.settle()
        }
        #expect(log.lines == [])
    }

    @Test("a smooth edge is as smooth, however much is painted with it")
    func smoothEdges() {
        let outer = add(nil, Rect(20, 20, 90, 90))
        let clip = add(nil, Rect(10, 10, 57, 33), to: outer)
        clip.clipsToBounds = true
        let inner = add(.green, Rect(0, 0, 100, 20), to: clip)
        let innermost = add(.black, Rect(0, 10, 100, 100), to: inner)
        outer.transform = Transform(scaleX: 1.3, y: 0.8)
        host.settle()
        inner.alpha = 0.6
        host.settle()
        innermost.setNeedsDisplay(Rect(0, 15, 100, 85))
        host.settle()
        #expect(log.lines == [])
    }

    @Test("any changes, some of them within one frame", arguments: 0..<24)
    func anything(seed: Int) {
        var random = SplitMix(seed: seed)
        var views: [View] = [host.window]
        for index in 0..<14 {
            let parent = views[Int.random(in: 0..<views.count, using: &random)]
            let child: View
            if index % 3 == 2 {
                child = Label(text: "Ägypten \(index)", frame: place(&random))
                parent.addSubview(child)
            } else {
                child = add(color(&random), place(&random), to: parent)
            }
            child.clipsToBounds = Bool.random(using: &random)
            views.append(child)
        }
        host.settle()
        for _ in 0..<90 {
            for _ in 0..<Int.random(in: 1..<4, using: &random) {
                let view = views[Int.random(in: 1..<views.count, using: &random)]
                switch Int.random(in: 0..<4, using: &random) {
                case 0: rearrange(view, views, &random)
                case 1: restyle(view, &random)
                case 2: view.shouldRasterize.toggle()
                default: move(view, &random)
                }
            }
            if Bool.random(using: &random) { host.settle() }
        }
        host.settle()
        #expect(log.lines == [], "seed \(seed)")
    }

    private func place(_ random: inout SplitMix) -> Rect {
        let corner = (0..<2).map { _ in Double(Int.random(in: -10..<120, using: &random)) }
        let size = (0..<2).map { _ in Double(Int.random(in: 20..<160, using: &random)) }
        return Rect(corner[0], corner[1], size[0], size[1])
    }

    private func color(_ random: inout SplitMix) -> Color {
        let colors = [Color.green, .black, .orange, .systemTeal, .systemBackground, Color(white: 0, alpha: 0.3)]
        return colors[Int.random(in: 0..<colors.count, using: &random)]
    }

    private func rearrange(_ view: View, _ views: [View], _ random: inout SplitMix) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.superview?.bringSubviewToFront(view)
        case 1: view.zPosition = view.zPosition == 0 ? 1 : 0
        case 2: if let last = view.subviews.last { view.sendSubviewToBack(last) }
        case 3:
            let other = views[Int.random(in: 0..<views.count, using: &random)]
            if !other.isDescendant(of: view) { other.insertSubview(view, at: 0) }
        case 4: view.isHidden.toggle()
        default:
            let superview = view.superview
            view.removeFromSuperview()
            superview?.addSubview(view)
        }
    }

    private func restyle(_ view: View, _ random: inout SplitMix) {
        switch Int.random(in: 0..<13, using: &random) {
        case 0: view.alpha = view.alpha == 1 ? 0.6 : 1
        case 1: view.backgroundColor = color(&random)
        case 2: view.shadowOpacity = view.shadowOpacity > 0 ? 0 : 0.4
        case 3: view.shadowRadius = Double(Int.random(in: 0..<20, using: &random))
        case 4: view.cornerRadius = view.cornerRadius == 0 ? 12 : 0
        case 5: view.clipsToBounds.toggle()
        case 6: view.borderWidth = view.borderWidth == 0 ? 2 : 0
        case 7: view.setNeedsDisplay(place(&random))
        case 8:
            let mask = View(frame: place(&random))
            mask.backgroundColor = .black
            view.mask = view.mask == nil ? mask : nil
        case 9:
            let stops = [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: .blue)]
            let gradient = Gradient(.linear(start: .zero, end: Point(x: 1, y: 1)), stops: stops)
            view.backgroundGradient = view.backgroundGradient == nil ? gradient : nil
        case 10: view.rasterizationScale = view.rasterizationScale == nil ? 0.5 : nil
        case 11: View.animate(duration: .milliseconds(60)) { view.alpha = 0.3 }
        default: (view as? Label)?.text = "Å \(Int.random(in: 0..<1000, using: &random))"
        }
    }

    private func move(_ view: View, _ random: inout SplitMix) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: view.frame = place(&random)
        case 1: view.center.x += 1
        case 2: view.center.y -= 0.5
        case 3: View.animate(duration: .milliseconds(100)) { view.center.x += 7 }
        case 4, 5: view.bounds.origin.y += 3
        case 6: view.bounds.origin.x -= 2
        case 7: view.bounds.origin = place(&random).origin
        case 8: view.bounds.size = place(&random).size
        case 9: view.transform = view.transform == .identity ? Transform(rotationAngle: 0.3) : .identity
        case 10: view.transform = view.transform == .identity ? Transform(scaleX: 1.3, y: 0.8) : .identity
        default: host.advance(by: .milliseconds(16))
        }
    }
}
