import TactusGraphics
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("What controls look like")
struct ControlPictureTests {
    init() throws { try PinnedFonts.install() }

    @Test("the controls at rest, in use and disabled", arguments: [1.0, 2.0])
    func golden(scale: Double) throws {
        let host = TestHost(size: Size(width: 380, height: 250), scale: scale)
        host.window.backgroundColor = .white
        let columns = Column.allCases.map { ($0, Double($0.rawValue) * 125 + 5) }
        for (column, x) in columns { fill(column, x, host.window) }

        try host.expectImage(named: "controls@\(scale)x")
    }

    @Test(
        "RS-17: the ring around what has the focus, on every ground", arguments: ["filled", "gray", "switch", "pages"])
    func focusRing(name: String) throws {
        let host = TestHost(size: Size(width: 130, height: 50), scale: 2)
        host.window.backgroundColor = .white
        let control: Control =
            switch name {
            case "filled": Button(title: "Save", style: .filled, frame: Rect(5, 5, 116, 40))
            case "gray": Button(title: "Save", frame: Rect(5, 5, 116, 40))
            case "switch": Switch(frame: Rect(35, 9, 0, 0))
            default: PageControl(frame: Rect(5, 5, 116, 40))
            }
        (control as? Switch)?.isOn = true
        (control as? PageControl)?.numberOfPages = 3
        host.window.addSubview(control)
        host.keyboard.press(.keyboardTab)

        try host.expectImage(named: "focus-\(name)")
    }

    private enum Column: Int, CaseIterable {
        case atRest, inUse, disabled
    }

    private func fill(_ column: Column, _ x: Double, _ window: Window) {
        let button = Button(title: "Press", frame: Rect(x, 5, 116, 40))
        let filled = Button(title: "Save", style: .filled, frame: Rect(x, 50, 116, 40))
        let slider = Slider(frame: Rect(x, 92, 116, 40))
        let control = Switch(frame: Rect(x, 135, 0, 0))
        let stepper = Stepper(frame: Rect(x, 172, 0, 0))
        let segments = SegmentedControl(titles: ["Day", "Year"], frame: Rect(x, 212, 116, 32))
        let pages = PageControl(frame: Rect(x + 56, 135, 60, 32))
        pages.numberOfPages = 3
        segments.selectedSegmentIndex = 0
        let all: [Control] = [button, filled, slider, control, stepper, segments, pages]
        if column == .inUse {
            for control in all { control.isHighlighted = true }
            slider.value = 0.6
            control.isOn = true
            stepper.value = 3
            segments.selectedSegmentIndex = 1
            pages.currentPage = 2
        }
        for control in all {
            control.isEnabled = column != .disabled
            window.addSubview(control)
        }
    }

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

    @Test("controls know the size they need")
    func sizes() {
        let room = Size(width: Double.infinity, height: .infinity)
        #expect(Switch().sizeThatFits(room) == Size(width: 52, height: 32))
        #expect(Stepper().sizeThatFits(room) == Size(width: 96, height: 36))
        #expect(Slider().sizeThatFits(room) == Size(width: 200, height: 44))
        #expect(Slider().sizeThatFits(Size(width: 90, height: 90)) == Size(width: 90, height: 44))
        let short = Button(title: "a").sizeThatFits(room)
        let long = Button(title: "a long title").sizeThatFits(room)
        #expect(short.height == 44 && short.width < long.width)
        let segments = SegmentedControl(titles: ["a", "long one"])
        #expect(segments.sizeThatFits(room).height == 36 && segments.sizeThatFits(room).width > 100)
    }
}
