import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Segments, tints and pictures of controls")
struct SegmentTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let log = Log()

    private func image(_ color: Color, _ size: Int = 20) throws -> Image {
        let bitmap = try Bitmap(size: PixelSize(width: size, height: size))
        Canvas(bitmap).fill(Rect(0, 0, Double(size), Double(size)), with: color)
        return Image(bitmap)
    }

    private func makeControl() -> SegmentedControl {
        let control = SegmentedControl(titles: ["A", "B", "C", "D"], frame: Rect(0, 0, 200, 44))
        control.addAction(for: .valueChanged) { [log] in log.add("\($0.selectedSegmentIndex)") }
        host.window.addSubview(control)
        return control
    }

    @Test("CT-24: a disabled segment takes no finger and no key, and the program may select it")
    func disabled() {
        let control = makeControl()
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 3)
        host.finger().tap(at: Point(75, 22))
        #expect(log.take() == [] && control.selectedSegmentIndex == 0)
        control.becomeFirstResponder()
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardRightArrow)  // D cannot be chosen
        host.keyboard.press(.keyboardLeftArrow)
        host.keyboard.press(.keyboardEnd)
        #expect(log.take() == ["2", "0", "2"])
        control.selectedSegmentIndex = 3
        #expect(control.selectedSegmentIndex == 3 && log.take() == [])
        #expect(control.accessibilityElements.map(\.state.isEnabled) == [true, false, true, false])
    }

    @Test("CT-24: the selection keeps to its segment when others come and go before it")
    func inserting() {
        let control = makeControl()
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "first", at: 0)
        #expect(control.titles == ["first", "A", "B", "C", "D"] && control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "last", at: 99)
        control.removeSegment(at: 0)
        #expect(control.titles.last == "last" && control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && log.take() == [])
    }

    @Test("CT-24: a picture shows in place of the title, which still says what it is")
    func pictures() throws {
        let control = makeControl()
        control.setImage(try image(.black), forSegmentAt: 2)
        host.settle()
        #expect(host.picture.hex(125, 22) == "000000")
        #expect(control.accessibilityElements.map(\.label) == ["A", "B", "C", "D"])
        let width = control.intrinsicContentSize.width
        control.setImage(try image(.black, 60), forSegmentAt: 2)
        #expect(control.intrinsicContentSize.width == 4 * 84 && width < 4 * 84)
        control.setTitle("Text", forSegmentAt: 2)
        #expect(control.imageForSegment(at: 2) == nil && control.titleForSegment(at: 2) == "Text")
    }

    @Test("the parts of controls have the colours and pictures that are set, and their own again without")
    func parts() throws {
        let slider = Slider(frame: Rect(0, 0, 200, 44))
        slider.value = 0.5
        let toggle = Switch(frame: Rect(0, 60, 52, 44))
        let pages = PageControl(frame: Rect(100, 60, 150, 44))
        pages.numberOfPages = 3
        let stepper = Stepper(frame: Rect(0, 120, 104, 44))
        for view in [slider, toggle, pages, stepper] { host.window.addSubview(view) }
        let plain = try host.picture.copy()
        slider.minimumTrackTintColor = Color(hex: 0xFF0000)
        slider.maximumTrackTintColor = Color(hex: 0x00FF00)
        slider.thumbTintColor = Color(hex: 0x0000FF)
        toggle.onTintColor = Color(hex: 0xFF00FF)
        toggle.thumbTintColor = Color(hex: 0x00FFFF)
        toggle.isOn = true
        pages.currentPageIndicatorTintColor = Color(hex: 0xFF0000)
        pages.pageIndicatorTintColor = Color(hex: 0x00FF00)
        stepper.setIncrementImage(try image(Color(hex: 0xFF0000)), for: .normal)
        let picture = host.picture
        #expect([(40, 22), (160, 22), (100, 22)].map(picture.hex) == ["FF0000", "00FF00", "0000FF"])
        #expect([(8, 82), (36, 82)].map(picture.hex) == ["FF00FF", "00FFFF"])
        #expect([(158, 82), (175, 82)].map(picture.hex) == ["FF0000", "00FF00"])
        #expect(picture.hex(78, 142) == "FF0000")
        slider.setThumbImage(try image(.black), for: .highlighted)
        pages.preferredIndicatorImage = try image(Color(hex: 0x123456))
        #expect(host.picture.hex(100, 22) == "0000FF" && host.picture.hex(175, 82) == "123456")
        let finger = host.finger()
        finger.down(at: Point(100, 22))
        #expect(host.picture.hex(100, 22) == "000000")
        finger.up()

        (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (nil, nil, nil)
        (toggle.onTintColor, toggle.thumbTintColor, toggle.isOn) = (nil, nil, false)
        (pages.currentPageIndicatorTintColor, pages.pageIndicatorTintColor) = (nil, nil)
        pages.preferredIndicatorImage = nil
        stepper.setIncrementImage(nil, for: .normal)
        #expect(host.picture.largestDifference(from: plain) == 0)
    }
}
