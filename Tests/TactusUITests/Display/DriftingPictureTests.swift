import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

/// Rasterized views that animations move by less than a pixel.
@MainActor
@Suite("Drifting pictures")
struct DriftingPictureTests {
    private let host: TestHost
    private let log = DiagnosticLog()

    init() { host = .verifying(log) }

    private func view(_ rect: Rect, _ color: Color, in superview: View? = nil) -> View {
        let view = View(frame: rect)
        view.backgroundColor = color
        (superview ?? host.window).addSubview(view)
        return view
    }

    @Test("a picture that an animation moves by less than a pixel is not painted again until it is on other pixels")
    func resting() {
        let page = view(Rect(0, 0, 100, 100), .green)
        page.shouldRasterize = true
        host.settle()
        View.animate(duration: .milliseconds(400), curve: .linear) { page.center.x += 2 }
        var columns: [Int] = []
        var count = host.surface.paintedRegions.count
        let start = count
        for _ in 0..<40 {
            host.advance(by: .milliseconds(16))
            guard host.surface.paintedRegions.count > count else { continue }
            count = host.surface.paintedRegions.count
            columns.append((0..<4).first { host.picture[$0, 50] == 0xFF00_FF00 } ?? -1)
        }
        // The first frame is that of the change itself.
        #expect(columns == [0, 1, 2] || columns == [1, 2])
        #expect(count - start == columns.count && log.lines == [])
    }

    @Test("whatever else happens meanwhile, pictures are as if painted whole", arguments: 0..<12)
    func anything(seed: Int) {
        var random = SplitMix(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        var views = [host.window as View]
        let colors = [Color.green, .black, .orange, .systemTeal, Color(white: 0, alpha: 0.3)]
        for index in 0..<8 {
            let parent = views[Int.random(in: 0..<views.count, using: &random)]
            let rect = Rect(number(-10...120).rounded(), number(-10...120).rounded(), 80, 60)
            views.append(view(rect, colors[index % colors.count], in: parent))
            views[views.count - 1].shouldRasterize = Bool.random(using: &random)
        }
        for _ in 0..<80 {
            let view = views[Int.random(in: 1..<views.count, using: &random)]
            switch Int.random(in: 0..<10, using: &random) {
            case 0: view.superview?.bringSubviewToFront(view)
            case 1: view.isHidden.toggle()
            case 2: view.shouldRasterize.toggle()
            case 3: view.center.y += number(-1...1)
            case 4: view.backgroundColor = colors[Int.random(in: 0..<colors.count, using: &random)]
            case 5: view.bounds.origin.x += number(-1...1).rounded()
            case 6: View.animate(duration: .milliseconds(100)) { view.alpha = view.alpha < 1 ? 1 : 0.5 }
            case 7: View.animate(duration: .milliseconds(100)) { view.bounds.size.width += number(-2...2) }
            default:
                View.animate(duration: .milliseconds(120), curve: .linear) {
                    view.center += Vector(dx: number(-2...2), dy: number(-2...2))
                }
            }
            host.advance(by: .milliseconds(16))
        }
        host.settle()
        #expect(log.lines == [])
    }
}
