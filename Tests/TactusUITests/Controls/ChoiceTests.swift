import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Check boxes and groups of options")
struct ChoiceTests {
    private let host = TestHost(size: Size(width: 300, height: 400))
    private let log = Log()

    private func add<C: Control>(_ control: C, at origin: Point = .zero) -> C {
        control.sizeToFit()
        control.frame.origin = origin
        host.window.addSubview(control)
        host.settle()
        return control
    }

    private func makeBox() -> Checkbox {
        let box = add(Checkbox(title: "With milk"))
        box.addAction(for: .valueChanged) { [log] in log.add("\($0.checkState)") }
        box.addAction(for: .touchUpInside) { [log] _ in log.add("up") }
        box.addAction(for: .primaryActionTriggered) { [log] _ in log.add("primary") }
        return box
    }

    private func makeGroup() -> RadioGroup {
        let group = add(RadioGroup(titles: ["Small", "Medium", "Large"]))
        group.addAction(for: .valueChanged) { [log] in log.add($0.selectedIndex.map { "\($0)" } ?? "none") }
        return group
    }

    // MARK: Check boxes

    @Test("CT-16: a tap on the text marks the box, a second one takes the mark away; setting it sends nothing")
    func checkbox() {
        let box = makeBox()
        host.finger().tap(at: Point(box.frame.maxX - 10, 22))
        #expect(log.take() == ["on", "up", "primary"])
        host.finger().tap(at: Point(10, 5))
        #expect(log.take() == ["off", "up", "primary"] && !box.isOn)
        box.isOn = true
        #expect(log.lines == [] && box.checkState == .on)
    }

    @Test("CT-16: a box that is marked in parts is turned on")
    func mixed() {
        let box = makeBox()
        box.checkState = .mixed
        #expect(!box.isOn)
        host.pointer.click(at: Point(20, 20))
        #expect(box.checkState == .on && log.lines == ["on", "up", "primary"])
    }

    @Test(
        "CT-16: pen, Space and Return do what a finger does; a touch that is taken away, lifted outside or disabled nothing"
    )
    func checkboxInput() {
        let box = makeBox()
        let pen = host.stylus()
        pen.enter(at: Point(20, 20))
        pen.down()
        pen.up()
        pen.leave()
        #expect(box.isOn)
        box.becomeFirstResponder()
        host.keyboard.press(.keyboardSpacebar)
        #expect(!box.isOn && box.isHighlighted)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(box.isOn)
        host.clock.advance(by: .milliseconds(200))
        #expect(!box.isHighlighted)
        _ = log.take()

        let finger = host.finger()
        finger.down(at: Point(20, 20))
        #expect(box.isHighlighted)
        finger.cancel()
        host.finger().drag(from: Point(20, 20), to: Point(280, 380))
        box.isEnabled = false
        host.finger().tap(at: Point(20, 20))
        #expect(box.isOn && !box.isHighlighted && log.lines == [])
    }

    @Test("CT-16, AP-20: a box is 44 points high, without a text 44 points wide, and as high as a long text needs")
    func checkboxSizes() {
        #expect(Checkbox().intrinsicContentSize == Size(width: 44, height: 44))
        let box = Checkbox(title: "I have read all of it, understood some of it, and agree to the rest of it")
        let one = box.intrinsicContentSize
        #expect(one.height == 44)
        let broken = box.sizeThatFits(Size(width: 160, height: .infinity))
        #expect(broken.width <= 160 && broken.height > 90)
        #expect(box.intrinsicHeight(forWidth: 160) == broken.height)
    }

    @Test("AP-22: where one reads from the right the box is at the right")
    func mirrored() {
        host.window.backgroundColor = .white
        let box = Checkbox(title: "", frame: Rect(0, 0, 300, 44))
        box.title = "x"
        box.checkState = .on
        host.window.addSubview(box)
        host.settle()
        #expect(host.inkBounds().minX == 6)
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(host.inkBounds().maxX == 294)
    }

    // MARK: Options

    @Test("CT-17: a tap chooses an option; a second tap on it sends nothing")
    func options() {
        let group = makeGroup()
        #expect(group.bounds.height == 132)
        host.finger().tap(at: Point(20, 66))
        host.finger().tap(at: Point(60, 66))
        host.finger().tap(at: Point(20, 120))
        #expect(log.lines == ["1", "2"])
        group.selectedIndex = nil
        #expect(log.lines == ["1", "2"])
    }

    @Test(
        "CT-17: the option counts that the finger is lifted on; one that is taken away, or lifted far outside, chooses nothing"
    )
    func wandering() {
        let group = makeGroup()
        let finger = host.finger()
        finger.down(at: Point(20, 20))
        finger.move(to: Point(20, 110))
        finger.up()
        #expect(log.take() == ["2"])
        finger.down(at: Point(20, 20))
        finger.cancel()
        host.finger().drag(from: Point(20, 20), to: Point(290, 390))
        #expect(log.lines == [] && group.selectedIndex == 2 && !group.isHighlighted)
    }

    @Test("CT-17: arrows up and down choose, Home and End too; beyond the ends the focus leaves, and Tab stops once")
    func keys() {
        let above = add(Button(title: "Above"), at: Point(0, 200))
        let group = makeGroup()
        let below = add(Button(title: "Below"), at: Point(0, 300))
        group.becomeFirstResponder()
        for key in [KeyUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardEnd, .keyboardHome] {
            host.keyboard.press(key)
        }
        #expect(log.take() == ["0", "1", "0", "2", "0"])
        #expect(group.isFocused)
        host.keyboard.press(.keyboardEnd)
        host.keyboard.press(.keyboardDownArrow)
        #expect(above.isFocused && log.take() == ["2"])
        host.keyboard.press(.keyboardTab)
        #expect(below.isFocused)
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardTab)
        #expect(above.isFocused)
    }

    @Test("CT-17: Space chooses the first option where none is chosen")
    func space() {
        let group = makeGroup()
        group.becomeFirstResponder()
        host.keyboard.press(.keyboardSpacebar)
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.lines == ["0"] && group.selectedIndex == 0)
    }

    @Test("CT-17: an option that goes takes the choice with it; one without options takes no touch")
    func titles() {
        let group = makeGroup()
        group.selectedIndex = 2
        group.titles = ["Small", "Medium"]
        #expect(group.selectedIndex == nil && log.lines == [])
        group.titles = []
        #expect(group.intrinsicContentSize == Size(width: 44, height: 0))
        host.finger().tap(at: Point(20, 20))
        group.becomeFirstResponder()
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.lines == [])
    }

    @Test("CT-17: options whose text is broken are as high as they need; below the last one nothing is chosen")
    func heights() {
        let group = RadioGroup(titles: ["Short", "An option that says far more than fits into a line"])
        group.frame = Rect(0, 0, 150, 300)
        group.addAction(for: .valueChanged) { [log] in log.add($0.selectedIndex.map { "\($0)" } ?? "none") }
        host.window.addSubview(group)
        host.settle()
        let parts = group.accessibilityElements.map(\.frame)
        #expect(parts[0] == Rect(0, 0, 150, 44) && parts[1].minY == 44 && parts[1].height > 70)
        host.finger().tap(at: Point(20, 290))
        #expect(log.lines == [])
        host.finger().tap(at: Point(20, parts[1].maxY - 4))
        #expect(log.lines == ["1"])
    }
}
