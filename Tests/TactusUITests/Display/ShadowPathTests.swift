import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Shadows of paths")
struct ShadowPathTests {
    private let host = TestHost(size: Size(width: 100, height: 100))
    private let view = View(frame: Rect(20, 20, 40, 40))

    init() {
        host.window.backgroundColor = .white
        view.shadow = Shadow(color: .black, radius: 0)
        host.window.addSubview(view)
        host.settle()
    }

    private func isDark(_ x: Int, _ y: Int) -> Bool { host.picture.color(at: PixelPoint(x: x, y: y)).red < 0.1 }

    @Test("AP-64: the shadow is that of the path, wherever that lies, and of the bounds again without one")
    func path() {
        #expect(isDark(40, 40) && isDark(21, 21) && !isDark(80, 80))
        view.shadowPath = Path(ovalIn: Rect(x: 30, y: 30, width: 40, height: 40))
        #expect(!isDark(21, 21) && isDark(70, 70) && !isDark(51, 51) && !isDark(88, 88))
        view.shadowOffset = Vector(dx: -20, dy: 0)
        #expect(isDark(50, 70) && !isDark(75, 70))
        view.shadowPath = nil
        #expect(isDark(10, 40) && !isDark(50, 70))
    }

    @Test("AP-64: a path that is empty, or no path, casts none", arguments: [0.0, .nan, .infinity])
    func nothing(width: Double) {
        view.shadowPath = Path(rect: Rect(x: 0, y: 0, width: width, height: 20))
        #expect(!isDark(25, 25))
        view.shadowPath = Path()
        #expect(!isDark(25, 25))
    }

    @Test("AP-64: what changes of it is painted anew, alone, turned, and in a picture", arguments: [false, true])
    func repainting(isTurned: Bool) throws {
        if isTurned { view.transform = Transform(rotationAngle: 0.5) }
        view.shouldRasterize = isTurned
        for step in 0..<6 {
            view.shadowRadius = Double(step)
            view.shadowPath = Path(
                roundedRect: Rect(x: -5, y: 10, width: 10 + 8 * Double(step), height: 9), cornerRadius: 4)
            let incremental = try host.picture.copy()
            host.repaintEverything()
            #expect(PictureComparison(shown: incremental, expected: host.picture).difference() == nil)
        }
    }

    @Test("AP-64: a path of any size has a picture of a million pixels at the most")
    func size() throws {
        view.shadowRadius = 100
        view.shadowPath = Path(rect: Rect(x: -10_000, y: -20_000, width: 30_000, height: 40_000))
        let placement = Placement(view.bounds, by: view.geometry.toSuperview, scale: 3)
        let shadow = try #require(PlacedShadow(view.bounds, view.appearance, placement, scale: 3))
        #expect(shadow.shape.box.width * shadow.shape.box.height <= 1 << 20)
        #expect(isDark(5, 5) && isDark(95, 95))
    }
}
