import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls repaint, and have sizes")
struct ControlPictureTests {
    init() throws { try PinnedFonts.install() }

    @Test("a control repaints when it is pressed, and when its value changes")
    func repainting() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let button = Button(title: "", frame: Rect(10, 10, 50, 20))
        host.window.addSubview(button)
        host.settle()
        button.isHighlighted = true
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(10, 10, 50, 20)))
        button.isHighlighted = true
        #expect(host.paintedByNextFrame() == nil)
    }

    @Test("AP-20: controls know the size they need, and are 44 points high")
    func sizes() {
        let room = Size(width: Double.infinity, height: .infinity)
        #expect(Switch().sizeThatFits(room) == Size(width: 52, height: 44))
        #expect(Stepper().sizeThatFits(room) == Size(width: 104, height: 44))
        #expect(Slider().sizeThatFits(room) == Size(width: 200, height: 44))
        #expect(Slider().sizeThatFits(Size(width: 90, height: 90)) == Size(width: 90, height: 44))
        #expect(PageControl().sizeThatFits(room) == Size(width: 44, height: 44))
        let short = Button(title: "a").sizeThatFits(room)
        let long = Button(title: "a long title").sizeThatFits(room)
        #expect(short.height == 44 && short.width < long.width)
        let segments = SegmentedControl(titles: ["a", "long one"])
        #expect(segments.sizeThatFits(room).height == 44 && segments.sizeThatFits(room).width > 100)
    }
}
