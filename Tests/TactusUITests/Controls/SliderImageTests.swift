import TactusControls
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Pictures at the ends of a slider")
struct SliderImageTests {
    private let host = TestHost(size: Size(width: 240, height: 60))
    private let slider = Slider(frame: Rect(x: 20, y: 8, width: 200, height: 44))

    init() throws {
        host.window.backgroundColor = .white
        host.window.addSubview(slider)
        slider.minimumValueImage = try image(of: .red)
        slider.maximumValueImage = try image(of: .green)
        slider.value = 0.5
        host.settle()
    }

    private func image(of color: Color) throws -> Image {
        try GraphicsImageRenderer(size: Size(width: 16, height: 16)).image { $0.fill(.infinite, with: color) }
    }

    private func color(_ x: Int) -> Color { host.picture.color(at: PixelPoint(x: x, y: 30)) }

    @Test(
        "CT-26: pictures stand at the ends, where the track is shorter, and change places where one reads from the right"
    )
    func places() {
        #expect(color(22) == .red && color(218) == .green)
        #expect(color(42) != .red && color(42) == host.picture.color(at: PixelPoint(x: 2, y: 2)))
        slider.semanticContentAttribute = .forceRightToLeft
        host.settle()
        #expect(color(22) == .green && color(218) == .red)
    }

    @Test("CT-26: the thumb goes from picture to picture, and follows the finger by as much as it moves")
    func tracking() {
        let finger = host.finger()
        slider.value = 0
        finger.drag(from: Point(x: 58, y: 30), to: Point(x: 300, y: 30))
        #expect(slider.value == 1)
        finger.drag(from: Point(x: 182, y: 30), to: Point(x: 120, y: 30))
        #expect(abs(slider.value - 0.5) < 0.02)
        slider.minimumValueImage = nil
        slider.maximumValueImage = nil
        slider.value = 0
        finger.drag(from: Point(x: 34, y: 30), to: Point(x: 120, y: 30))
        #expect(abs(slider.value - 0.5) < 0.02)
    }
}
