import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls where one reads from the right")
struct ControlMirrorTests {
    let host = TestHost(size: Size(width: 300, height: 100))

    init() { host.application.traitOverrides.layoutDirection = .rightToLeft }

    @Test("AP-22: a slider's value grows to the left, by finger and by arrow")
    func slider() {
        let slider = Slider(frame: Rect(0, 0, 128, 44))
        host.window.addSubview(slider)
        host.finger().drag(from: Point(114, 22), to: Point(64, 22))
        #expect(slider.value == 0.5)
        slider.becomeFirstResponder()
        host.keyboard.press(.keyboardLeftArrow)
        #expect(abs(slider.value - 0.52) < 1e-9)
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardRightArrow)
        #expect(abs(slider.value - 0.48) < 1e-9)
        host.pointer.click(at: Point(14, 22))
        #expect(abs(slider.value - 0.58) < 1e-9)
    }

    @Test("AP-22: a switch goes on to the left")
    func toggle() {
        let control = Switch()
        host.window.addSubview(control)
        host.finger().drag(from: Point(36, 22), to: Point(10, 22))
        #expect(control.isOn)
        host.finger().drag(from: Point(16, 22), to: Point(42, 22))
        #expect(!control.isOn)
    }

    @Test(
        "AP-22: a title keeps to its mark, whichever way it is read itself", arguments: ["Milk", "חלב"], [false, true])
    func titles(title: String, isMirrored: Bool) throws {
        try PinnedFonts.install()
        host.application.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        host.window.addSubview(Checkbox(title: title, frame: Rect(0, 0, 300, 44)))
        let picture = host.picture
        let ground = picture.hex(150, 90)
        let ink = (0..<300).filter { x in (4..<40).contains { picture.hex(x, $0) != ground } }
        #expect(ink.count > 30 && ink.allSatisfy { isMirrored ? $0 > 200 : $0 < 100 }, "\(ink)")
    }

    @Test("AP-22: a stepper has more on the left, segments and pages begin at the right")
    func others() {
        let stepper = Stepper()
        let segments = SegmentedControl(titles: ["a", "b", "c"], frame: Rect(0, 50, 90, 44))
        let pages = PageControl(frame: Rect(120, 0, 100, 44))
        pages.numberOfPages = 3
        for view in [stepper, segments, pages] { host.window.addSubview(view) }
        host.finger().tap(at: Point(20, 22))
        host.finger().tap(at: Point(20, 22))
        host.finger().tap(at: Point(80, 22))
        #expect(stepper.value == 1)
        host.finger().tap(at: Point(80, 70))
        #expect(segments.selectedSegmentIndex == 0)
        host.finger().tap(at: Point(10, 70))
        #expect(segments.selectedSegmentIndex == 2)
        host.finger().tap(at: Point(130, 22))
        #expect(pages.currentPage == 1)
        host.finger().tap(at: Point(210, 22))
        #expect(pages.currentPage == 0)
        let finger = host.finger()
        finger.down(at: Point(187, 22))
        host.clock.advance(by: .milliseconds(300))
        finger.move(to: Point(153, 22))
        finger.up()
        #expect(pages.currentPage == 2)
    }

    @Test("AP-22: a control inside a part of the tree that is not mirrored lies from left to right")
    func overridden() {
        let slider = Slider(frame: Rect(0, 0, 128, 44))
        slider.semanticContentAttribute = .playback
        host.window.addSubview(slider)
        host.finger().drag(from: Point(14, 22), to: Point(64, 22))
        #expect(slider.value == 0.5)
    }
}
