import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Drawing by traits")
struct TraitDrawingTests {
    let host = TestHost(size: Size(width: 100, height: 20))

    /// A view that is drawn by a closure.
    private final class Drawing: View {
        let body: (Drawing, Canvas) -> Void
        var count = 0

        init(_ x: Double, _ body: @escaping (Drawing, Canvas) -> Void) {
            self.body = body
            super.init(frame: Rect(x, 0, 10, 10))
        }

        override func draw(_ rect: Rect, in canvas: Canvas) {
            count += 1
            body(self, canvas)
        }
    }

    private func color(_ x: Int, _ y: Int = 5) -> Color { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test("AP-9: backgrounds, borders, gradients and what is drawn are in the colours of where they are")
    func colors() {
        let pair = Color(light: .red, dark: .blue)
        host.window.backgroundColor = Color(light: .white, dark: .black)
        let filled = View(frame: Rect(0, 0, 10, 10))
        filled.backgroundColor = pair
        let bordered = View(frame: Rect(10, 0, 10, 10))
        bordered.borderColor = pair
        bordered.borderWidth = 5
        let blended = View(frame: Rect(20, 0, 10, 10))
        blended.backgroundGradient = .linear(from: pair, at: .zero, to: pair, at: Point(1, 0))
        let drawn = Drawing(30) { $1.fill($0.bounds, with: pair) }
        let tinted = Drawing(40) { $1.fill($0.bounds, with: .tintColor) }
        tinted.tintColor = pair
        let places = [5, 12, 25, 35, 45]
        for view in [filled, bordered, blended, drawn, tinted] { host.window.addSubview(view) }
        #expect(places.map { color($0) } == [.red, .red, .red, .red, .red])
        #expect(color(90) == .white)
        host.window.traitOverrides.userInterfaceStyle = .dark
        #expect(places.map { color($0) } == [.blue, .blue, .blue, .blue, .blue])
        #expect(color(90) == .black)
        drawn.traitOverrides.userInterfaceStyle = .light
        #expect(color(35) == .red && color(25) == .blue)
    }

    @Test("AP-3: only what is drawn in colours that are others now, or asked for its traits, is drawn again")
    func redrawing() {
        host.window.backgroundColor = .white
        let plain = Drawing(0) { $1.fill($0.bounds, with: .red) }
        let dynamic = Drawing(20) { $1.fill($0.bounds, with: .label) }
        let tinted = Drawing(40) { $1.fill($0.bounds, with: .tintColor) }
        let asking = Drawing(60) { if $0.traitCollection.textScale > 1 { $1.fill($0.bounds, with: .red) } }
        let all = [plain, dynamic, tinted, asking]
        for view in all { host.window.addSubview(view) }
        host.settle()
        func drawnAfter(_ change: () -> Void) -> [Int] {
            for view in all { view.count = 0 }
            change()
            host.settle()
            return all.map(\.count)
        }
        #expect(drawnAfter { host.window.tintColor = .orange } == [0, 0, 1, 1])
        #expect(drawnAfter { host.window.traitOverrides.accessibilityContrast = .high } == [0, 1, 0, 1])
        #expect(drawnAfter { host.window.traitOverrides.textScale = 2 } == [0, 0, 0, 1])
        #expect(drawnAfter { host.window.traitOverrides.textScale = 2 } == [0, 0, 0, 0])
    }

    @Test("AP-9: an animation between dynamic colours goes through what they are, and ends in the dynamic one")
    func animation() {
        let view = View(frame: Rect(0, 0, 10, 10))
        view.backgroundColor = Color(light: .black, dark: .red)
        host.window.addSubview(view)
        host.settle()
        let goal = Color(light: .white, dark: .blue)
        View.animate(duration: .milliseconds(1600), curve: .linear) { view.backgroundColor = goal }
        host.advance(by: .milliseconds(800))
        let middle = color(5)
        #expect((0.35...0.65).contains(middle.red) && middle.red == middle.blue)
        host.advance(by: .milliseconds(1000))
        #expect(view.backgroundColor == goal && color(5) == .white)
        host.window.traitOverrides.userInterfaceStyle = .dark
        #expect(color(5) == .blue)
    }

    @Test("a shadow and its surroundings are painted anew")
    func shadows() {
        host.window.backgroundColor = .white
        let view = View(frame: Rect(40, 5, 10, 10))
        view.shadowOpacity = 1
        view.shadowOffset = .zero
        view.shadowColor = Color(light: .black, dark: .red)
        host.window.addSubview(view)
        let light = color(38, 10)
        #expect(light.red == light.green && light.red < 1)
        host.window.traitOverrides.userInterfaceStyle = .dark
        let dark = color(38, 10)
        #expect(dark.red == 1 && dark.green < 1)
    }

    @Test("a view whose background covers only when it is dark hides nothing when it is light")
    func covering() {
        let behind = View(frame: Rect(0, 0, 20, 20))
        behind.backgroundColor = .red
        let front = View(frame: Rect(0, 0, 20, 20))
        front.backgroundColor = Color(light: .clear, dark: .blue)
        host.window.addSubview(behind)
        host.window.addSubview(front)
        #expect(color(5) == .red)
        host.window.traitOverrides.userInterfaceStyle = .dark
        #expect(color(5) == .blue)
    }
}
