import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls under a finger")
struct ControlCatalogueTests {
    private let host = TestHost(size: Size(width: 400, height: 400))
    private let log = Log()

    private func add<Kind: Control>(_ control: Kind, value: @escaping (Kind) -> String) -> Finger {
        control.addAction(for: .valueChanged) { [log] in log.add(value($0)) }
        host.window.addSubview(control)
        return host.finger()
    }

    private func rest(_ milliseconds: Int) { host.clock.advance(by: .milliseconds(milliseconds)) }

    // MARK: Switch

    @Test("Switch: a tap toggles; the value is set when it is sent, and setting it sends nothing")
    func switchTap() {
        let control = Switch()
        let finger = add(control) { "\($0.isOn)" }
        finger.tap(at: Point(10, 10))
        finger.tap(at: Point(10, 10))
        control.isOn = true
        #expect(log.lines == ["true", "false"])
        #expect(control.bounds.size == Size(width: 52, height: 44))
    }

    @Test("Switch: a knob that is drawn over and back changes nothing, nor does one that is taken away")
    func switchDrag() {
        let control = Switch()
        let finger = add(control) { "\($0.isOn)" }
        finger.down(at: Point(16, 16))
        finger.move(to: Point(40, 16), over: .milliseconds(200))
        rest(100)
        finger.move(to: Point(18, 16), over: .milliseconds(200))
        rest(100)
        finger.up()
        #expect(log.lines == [] && !control.isOn)

        finger.down(at: Point(16, 16))
        finger.move(to: Point(40, 16))
        finger.cancel()
        #expect(log.lines == [] && !control.isOn)

        finger.drag(from: Point(16, 16), to: Point(36, 16))
        #expect(log.lines == ["true"])
    }

    @Test("Switch: the keys toggle it")
    func switchActivation() {
        let control = Switch()
        _ = add(control) { "\($0.isOn)" }
        control.logEvents(log, [("primary", .primaryActionTriggered)])
        control.activate()
        #expect(log.lines == ["true", "primary"])
    }

    // MARK: Slider

    /// A slider from 0 to 100 whose thumb goes 100 points, from 14 to 114.
    private func makeSlider() -> Slider {
        let slider = Slider(frame: Rect(0, 0, 128, 44))
        slider.maximumValue = 100
        return slider
    }

    @Test("Slider: the thumb is taken where the finger is, follows its way, and says its value once more at the lift")
    func sliderDrag() {
        let slider = makeSlider()
        let finger = add(slider) { "\(Int($0.value))" }
        finger.down(at: Point(30, 22))
        #expect(slider.isTracking && slider.value == 0)
        finger.move(to: Point(50, 22))
        finger.move(to: Point(50, 22))
        finger.move(to: Point(300, 22))
        finger.move(to: Point(130, 22))
        finger.move(to: Point(120, 300))
        finger.up()
        #expect(log.lines == ["20", "100", "90", "90"])
    }

    @Test("Slider: a finger beside the thumb does nothing")
    func sliderMiss() {
        let slider = makeSlider()
        slider.logEvents(log)
        let finger = add(slider) { "\(Int($0.value))" }
        finger.drag(from: Point(37, 22), to: Point(100, 22))
        #expect(log.lines == [] && slider.value == 0)
    }

    @Test("Slider: without continuous sending the last value is sent once, also when the touch is taken away")
    func sliderDiscrete() {
        let slider = makeSlider()
        slider.isContinuous = false
        let finger = add(slider) { "\(Int($0.value))" }
        finger.drag(from: Point(14, 22), to: Point(64, 22))
        #expect(log.take() == ["50"])
        finger.tap(at: Point(64, 22))
        #expect(log.take() == [])
        finger.down(at: Point(64, 22))
        finger.move(to: Point(74, 22))
        finger.cancel()
        #expect(log.lines == ["60"])
    }

    @Test("Slider: a pointer on the track brings the thumb closer")
    func sliderPointer() {
        let slider = makeSlider()
        _ = add(slider) { "\(Int($0.value))" }
        host.mouse([.entered(host.scene.id), .button(code: 0x110, isDown: true)], at: Point(99, 22))
        host.mouse([.button(code: 0x110, isDown: false)], at: Point(99, 22))
        host.mouse([.button(code: 0x110, isDown: true)], at: Point(120, 22))
        #expect(log.lines == ["10", "20"] && !slider.isTracking)
    }

    @Test("Slider: values and limits stay in order, and nothing is sent for setting them")
    func sliderLimits() {
        let slider = Slider()
        _ = add(slider) { "\($0.value)" }
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 5
        #expect(slider.value == 5 && slider.maximumValue == 5)
        slider.maximumValue = -3
        #expect(slider.value == -3 && slider.minimumValue == -3)
        #expect(log.lines == [])
    }

    // MARK: Stepper

    @Test("Stepper: it steps when the finger lands, after that has been sent")
    func stepperTap() {
        let stepper = Stepper()
        let finger = host.finger()
        stepper.logEvents(log)
        host.window.addSubview(stepper)
        finger.tap(at: Point(70, 18))
        #expect(log.lines == ["down", "value", "primary", "upInside"] && stepper.value == 1)
        finger.tap(at: Point(20, 18))
        #expect(stepper.value == 0)
        _ = log.take()
        finger.tap(at: Point(20, 18))  // it is at its end
        #expect(log.lines.filter { $0 == "value" } == [])
    }

    @Test("Stepper: a half that is held repeats at the times of the rule")
    func stepperRepeat() {
        let stepper = Stepper()
        let finger = add(stepper) { "\(Int($0.value))" }
        finger.down(at: Point(70, 18))
        rest(499)
        #expect(stepper.value == 1)
        rest(1)
        #expect(stepper.value == 2)
        rest(249)
        #expect(stepper.value == 2)
        rest(1 + 4 * 250)  // four more at this pace: five repeats so far, the first included
        #expect(stepper.value == 7)
        rest(99)
        #expect(stepper.value == 7 || stepper.value == 8)
        finger.up()
        let value = stepper.value
        rest(1000)
        #expect(stepper.value == value)
    }

    @Test("Stepper: a finger that strays pauses the repeating")
    func stepperPause() {
        let stepper = Stepper()
        let finger = add(stepper) { "\(Int($0.value))" }
        finger.down(at: Point(70, 18))
        finger.move(to: Point(300, 300))
        rest(2000)
        #expect(stepper.value == 1)
        finger.move(to: Point(70, 18))
        rest(500)
        #expect(stepper.value > 1)
    }

    @Test("Stepper: without continuous sending the last value is sent once; without repeating there is one step")
    func stepperDiscrete() {
        let stepper = Stepper()
        stepper.isContinuous = false
        let finger = add(stepper) { "\(Int($0.value))" }
        finger.tap(at: Point(70, 18), holding: .milliseconds(800))
        #expect(log.take() == ["3"])
        stepper.autorepeat = false
        finger.tap(at: Point(70, 18), holding: .milliseconds(800))
        #expect(log.lines == ["4"])
    }

    @Test("Stepper: one that its own action disables stops")
    func stepperDisabled() {
        let stepper = Stepper()
        let finger = add(stepper) { "\(Int($0.value))" }
        stepper.addAction(for: .valueChanged) { $0.isEnabled = false }
        finger.down(at: Point(70, 18))
        rest(2000)
        #expect(stepper.value == 1 && !stepper.isTracking)
    }

    @Test("Stepper: it wraps when told to")
    func stepperWrap() {
        let stepper = Stepper()
        stepper.maximumValue = 2
        stepper.wraps = true
        let finger = add(stepper) { "\(Int($0.value))" }
        for _ in 0..<3 { finger.tap(at: Point(70, 18)) }
        finger.tap(at: Point(20, 18))
        #expect(log.lines == ["1", "2", "0", "2"])
    }

    // MARK: Segments

    private func makeSegments() -> SegmentedControl {
        SegmentedControl(titles: ["a", "b", "c"], frame: Rect(0, 0, 90, 30))
    }

    @Test("SegmentedControl: the segment of the lift counts, when it is another one")
    func segments() {
        let control = makeSegments()
        let finger = add(control) { "\($0.selectedSegmentIndex)" }
        finger.drag(from: Point(10, 10), to: Point(80, 10))
        finger.tap(at: Point(80, 10))
        finger.tap(at: Point(50, 10))
        control.selectedSegmentIndex = 0
        finger.drag(from: Point(50, 10), to: Point(50, 300))
        #expect(log.lines == ["2", "1"] && control.selectedSegmentIndex == 0)
    }

    @Test("SegmentedControl: a momentary one sends every lift, and keeps no selection")
    func momentarySegments() {
        let control = makeSegments()
        control.isMomentary = true
        let finger = add(control) { "\($0.selectedSegmentIndex)" }
        finger.tap(at: Point(50, 10))
        finger.tap(at: Point(50, 10))
        #expect(log.lines == ["1", "1"] && control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test("SegmentedControl: the selection goes with its segment")
    func removedSegment() {
        let control = makeSegments()
        control.selectedSegmentIndex = 2
        control.titles = ["a", "b"]
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    // MARK: Pages

    /// Five pages around 100, 17 points apart: from 66 to 134.
    private func makePages() -> PageControl {
        let control = PageControl(frame: Rect(0, 0, 200, 44))
        control.numberOfPages = 5
        return control
    }

    @Test("PageControl: taps on the halves go on and back, and stop at the ends")
    func pageTaps() {
        let control = makePages()
        let finger = add(control) { "\($0.currentPage)" }
        finger.tap(at: Point(20, 20))
        finger.tap(at: Point(180, 20))
        finger.tap(at: Point(180, 20))
        finger.tap(at: Point(20, 20))
        #expect(log.lines == ["1", "2", "1"])
        control.currentPage = 99
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && log.lines.count == 3)
    }

    @Test("PageControl: a finger that has stayed goes through the pages, each sent once")
    func pageScrub() {
        let control = makePages()
        let finger = add(control) { "\($0.currentPage)" }
        finger.down(at: Point(66, 20))
        rest(200)
        for place in stride(from: 66.0, through: 134, by: 4) { finger.move(to: Point(place, 20)) }
        finger.up()
        #expect(log.lines == ["1", "2", "3", "4"])
    }

    @Test("PageControl: more pages than there is room for stay inside, and a finger goes through all of them")
    func manyPages() {
        let control = makePages()
        control.numberOfPages = 40
        #expect(control.sizeThatFits(Size(width: 200, height: 100)) == Size(width: 200, height: 44))
        #expect(control.intrinsicContentSize.width == 41 * 17)
        let finger = add(control) { "\($0.currentPage)" }
        host.settle()
        let tint = host.picture.hex(15, 22)
        #expect(tint != host.picture.hex(100, 5) && host.picture.hex(32, 22) != tint)
        finger.down(at: Point(15, 20))
        rest(200)
        for place in stride(from: 15.0, through: 186, by: 1) { finger.move(to: Point(place, 20)) }
        finger.up()
        #expect(log.lines == (1..<40).map { "\($0)" })
        #expect(host.picture.hex(185, 22) == tint)
    }

    @Test("PageControl: a single page can hide, and then takes no touches")
    func hiddenPages() {
        let control = makePages()
        host.window.addSubview(control)
        control.numberOfPages = 1
        #expect(host.window.hitTest(Point(100, 20), with: nil) === control)
        control.hidesForSinglePage = true
        #expect(host.window.hitTest(Point(100, 20), with: nil) === host.window)
    }
}
