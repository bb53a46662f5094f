import TactusGeometry
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls and keys: values")
struct ControlValueKeyTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let log = Log()

    /// Puts a control where keys go to it.
    private func use<C: Control>(_ control: C, _ value: @escaping (C) -> Any) -> C {
        host.window.addSubview(control)
        control.addAction(for: .valueChanged) { [log, unowned control] _ in log.add("\(value(control))") }
        control.becomeFirstResponder()
        return control
    }

    private func press(_ keys: KeyUsage...) -> [String] {
        for key in keys { host.keyboard.press(key) }
        return log.take()
    }

    @Test("CT-15: arrows, pages, Home and End move a slider; at its end nothing is sent")
    func slider() {
        let slider = use(Slider(frame: Rect(0, 0, 200, 44))) { $0.value }
        slider.maximumValue = 100
        #expect(press(.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow) == ["2.0", "4.0", "2.0"])
        #expect(press(.keyboardPageUp, .keyboardPageDown) == ["12.0", "2.0"])
        #expect(press(.keyboardEnd, .keyboardRightArrow) == ["100.0"])
        #expect(press(.keyboardHome, .keyboardLeftArrow) == ["0.0"])
        slider.isContinuous = false
        #expect(press(.keyboardEnd) == ["100.0"])
        host.keyboard.press(.keyboardHome, holding: .shift)
        #expect(log.take() == [])
    }

    @Test("CT-15: an arrow that is held goes on")
    func repeating() {
        _ = use(Slider(frame: Rect(0, 0, 200, 44))) { $0.value }
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(100)))
        host.keyboard.down(.keyboardRightArrow)
        host.clock.advance(by: .milliseconds(450))
        host.keyboard.up(.keyboardRightArrow)
        #expect(log.lines == ["0.02", "0.04", "0.06"])
    }

    @Test("CT-15: arrows step a stepper, Home and End go to its limits; pages are for others")
    func stepper() {
        let stepper = use(Stepper()) { $0.value }
        stepper.maximumValue = 3
        #expect(press(.keyboardRightArrow, .keyboardEnd, .keyboardRightArrow) == ["1.0", "3.0"])
        stepper.wraps = true
        #expect(press(.keyboardRightArrow, .keyboardLeftArrow, .keyboardHome) == ["0.0", "3.0", "0.0"])
        #expect(press(.keyboardPageUp) == [])
        stepper.isContinuous = false
        #expect(press(.keyboardRightArrow) == ["1.0"])
    }

    @Test("CT-15: arrows select a segment, also when none is")
    func segments() {
        let segments = use(SegmentedControl(titles: ["a", "b", "c"], frame: Rect(0, 0, 150, 36))) {
            $0.selectedSegmentIndex
        }
        #expect(press(.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow) == ["0", "1", "0"])
        #expect(press(.keyboardLeftArrow, .keyboardEnd, .keyboardHome) == ["2", "0"])
        segments.selectedSegmentIndex = SegmentedControl.noSegment
        #expect(press(.keyboardLeftArrow) == ["2"])
        segments.titles = []
        #expect(press(.keyboardLeftArrow, .keyboardRightArrow) == [])
    }

    @Test("CT-15: among segments that act like buttons arrows go from one to the other, and the space bar presses one")
    func momentarySegments() {
        let segments = use(SegmentedControl(titles: ["a", "b"], frame: Rect(0, 0, 100, 36))) {
            $0.selectedSegmentIndex
        }
        segments.isMomentary = true
        #expect(press(.keyboardSpacebar) == [])
        #expect(press(.keyboardRightArrow, .keyboardRightArrow) == [])
        #expect(press(.keyboardSpacebar) == ["1"])
        #expect(segments.selectedSegmentIndex == SegmentedControl.noSegment)
        segments.titles = ["a"]
        #expect(press(.keyboardSpacebar) == [])
        #expect(press(.keyboardLeftArrow, .keyboardReturnOrEnter) == ["0"])
    }

    @Test("CT-15: arrows turn pages; a control that hides takes no focus")
    func pages() {
        let pages = use(PageControl(frame: Rect(0, 0, 100, 44))) { $0.currentPage }
        pages.numberOfPages = 3
        #expect(press(.keyboardRightArrow, .keyboardEnd, .keyboardRightArrow, .keyboardHome) == ["1", "2", "0"])
        #expect(pages.canBecomeFocused)
        pages.hidesForSinglePage = true
        pages.numberOfPages = 1
        #expect(!pages.canBecomeFocused)
        pages.numberOfPages = 0
        #expect(press(.keyboardRightArrow) == [])
    }

    @Test("CT-15: a disabled control keeps its value; up and down leave a slider")
    func others() {
        let slider = use(Slider(frame: Rect(0, 0, 200, 44))) { $0.value }
        let button = Button(title: "below", frame: Rect(0, 60, 100, 44))
        host.window.addSubview(button)
        #expect(press(.keyboardDownArrow) == [])
        #expect(button.isFocused)
        #expect(press(.keyboardUpArrow) == [])
        #expect(slider.isFocused)
        slider.isEnabled = false
        #expect(press(.keyboardRightArrow) == [])
        #expect(!slider.adjustsValue(for: Key(code: 106)))
    }

    @Test("CT-15: a key that changes a control shows the focus")
    func visibility() {
        let slider = use(Slider(frame: Rect(0, 0, 200, 44))) { $0.value }
        #expect(!slider.isFocused)
        _ = press(.keyboardRightArrow)
        #expect(slider.isFocused)
    }

    // MARK: Pens

    @Test("CT-15: the button of a hovering pen activates the focused control, if the application says so")
    func penButton() {
        let button = Button(title: "Save", frame: Rect(0, 0, 100, 44))
        button.addAction(for: .primaryActionTriggered) { [log] _ in log.add("primary") }
        host.window.addSubview(button)
        button.becomeFirstResponder()
        let pen = host.stylus()
        pen.enter(at: Point(250, 150))
        pen.press(Stylus.Button.lower)
        pen.release(Stylus.Button.lower)
        #expect(log.take() == [])

        host.application.penButtonsThatSelect = .secondary
        pen.press(Stylus.Button.upper)
        pen.release(Stylus.Button.upper)
        #expect(log.take() == [])
        pen.press(Stylus.Button.lower)
        #expect(log.take() == ["primary"])
        #expect(button.isHighlighted)
        pen.press(Stylus.Button.upper)
        pen.release(Stylus.Button.upper)
        pen.release(Stylus.Button.lower)
        pen.press(Stylus.Button.lower)
        pen.leave()
        #expect(log.take() == ["primary"])
        pen.enter(at: Point(250, 150))
        pen.down()
        pen.press(Stylus.Button.lower)
        pen.release(Stylus.Button.lower)
        pen.up()
        #expect(log.take() == [])
    }

    @Test("CT-15, TC-24: a pen's button is a press that chooses; it is cancelled when the pen goes")
    func penPress() {
        final class Pad: View {
            var log: Log?
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { note("began", presses) }
            override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { note("ended", presses) }
            override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
                note("cancelled", presses)
            }
            private func note(_ what: String, _ presses: Set<Press>) {
                for press in presses { log?.add("\(what) \(press.type)") }
            }
        }
        let pad = Pad(frame: Rect(0, 0, 100, 100))
        pad.log = log
        host.window.addSubview(pad)
        pad.becomeFirstResponder()
        host.application.penButtonsThatSelect = [.secondary, .button(3)]
        let pen = host.stylus()
        pen.enter(at: Point(250, 150))
        pen.press(Stylus.Button.lower)
        pen.press(Stylus.Button.upper)  // one at a time
        pen.release(Stylus.Button.lower)
        pen.release(Stylus.Button.upper)
        pen.press(Stylus.Button.upper)
        pen.leave()
        #expect(log.lines == ["began select", "ended select", "began select", "cancelled select"])
    }
}
