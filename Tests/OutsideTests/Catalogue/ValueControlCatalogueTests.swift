import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("A control of an application does all that one of the toolkit does")
struct ValueControlCatalogueTests {
    private let host = TestHost(size: Size(width: 240, height: 240))
    private let log = Log()

    /// Adds a control that stands at 30%, and logs what it sends.
    private func add(_ kind: ValueControlKind, to view: View? = nil) -> any ValueControl {
        let control = kind.make()
        control.frame.origin = Point(x: 40, y: 40)
        control.accessibilityLabel = "Volume"
        control.value = 0.3
        follow(control)
        (view ?? host.window).addSubview(control)
        host.settle()
        return control
    }

    private func follow(_ control: some ValueControl) {
        control.addAction(for: .valueChanged) { [log] in log.add("\(Self.percent($0.value))") }
        let names: [(String, Control.Events)] = [
            ("down", .touchDown), ("drag", .touchDragInside), ("up", .touchUpInside), ("up outside", .touchUpOutside),
            ("cancel", .touchCancel),
        ]
        for (name, event) in names { control.addAction(for: event) { [log] _ in log.add(name) } }
    }

    private static func percent(_ value: Double) -> Int { Int((value * 100).rounded()) }

    /// A place of a control, in points of the scene.
    private func position(of value: Double, on control: any ValueControl) -> Point {
        control.convert(control.position(of: value), to: host.window)
    }

    private func pixels() throws -> [UInt8] { try host.picture.pngContents() }

    // MARK: Fingers

    @Test(
        "a finger changes the value on its way and sends each change, and once more at the lift",
        arguments: ValueControlKind.allCases)
    func drag(kind: ValueControlKind) {
        let control = add(kind)
        let finger = host.finger()
        finger.down(at: position(of: 0.3, on: control))
        #expect(control.isTracking && control.isHighlighted)
        for value in [0.4, 0.5, 0.5, 0.45] { finger.move(to: position(of: value, on: control)) }
        finger.up()
        #expect(log.take() == ["down", "40", "drag", "50", "drag", "45", "drag", "45", "up"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("beyond its end the value stays, and sends nothing", arguments: ValueControlKind.allCases)
    func end(kind: ValueControlKind) {
        let control = add(kind)
        control.value = 0.9
        let finger = host.finger()
        finger.down(at: position(of: 0.9, on: control))
        for value in [1.0, 1.05, 1.1, 1.05, 0.95] { finger.move(to: position(of: value, on: control)) }
        finger.up()
        #expect(log.take() == ["down", "100", "drag", "drag", "drag", "drag", "95", "drag", "95", "up"])
    }

    @Test("a touch that is taken away leaves the value where it is", arguments: ValueControlKind.allCases)
    func cancel(kind: ValueControlKind) {
        let control = add(kind)
        let finger = host.finger()
        finger.down(at: position(of: 0.3, on: control))
        finger.move(to: position(of: 0.4, on: control))
        finger.cancel()
        #expect(log.take() == ["down", "40", "drag", "cancel"])
        #expect(Self.percent(control.value) == 40 && !control.isHighlighted)
    }

    @Test("a pointer does what a finger does", arguments: ValueControlKind.allCases)
    func pointer(kind: ValueControlKind) {
        let control = add(kind)
        host.pointer.move(to: position(of: 0.3, on: control))
        host.pointer.press()
        host.pointer.move(to: position(of: 0.4, on: control))
        host.pointer.release()
        host.pointer.press(.right)
        host.pointer.move(to: position(of: 0.6, on: control))
        host.pointer.release(.right)
        #expect(log.take() == ["down", "40", "drag", "40", "up"])
    }

    @Test("setting the value sends nothing", arguments: ValueControlKind.allCases)
    func setting(kind: ValueControlKind) {
        let control = add(kind)
        control.value = 0.7
        control.setValue(0.2, animated: true)
        control.value = 7
        host.advance(by: .seconds(1))
        #expect(log.take() == [] && control.value == 1)
    }

    @Test("a second finger changes nothing", arguments: ValueControlKind.allCases)
    func secondFinger(kind: ValueControlKind) {
        let control = add(kind)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: position(of: 0.3, on: control))
        second.down(at: position(of: 0.32, on: control))
        second.move(to: position(of: 0.8, on: control))
        second.up()
        first.move(to: position(of: 0.4, on: control))
        first.up()
        #expect(log.take() == ["down", "40", "drag", "40", "up"])
    }

    @Test(
        "inside a scroll view the finger is the control's, and beside it the scroll view's",
        arguments: ValueControlKind.allCases)
    func scrolling(kind: ValueControlKind) {
        let scrollView = ScrollView(frame: host.window.bounds)
        scrollView.contentSize = Size(width: 800, height: 800)
        host.window.addSubview(scrollView)
        let control = add(kind, to: scrollView)
        let finger = host.finger()
        finger.down(at: position(of: 0.3, on: control))
        host.advance(by: .milliseconds(200))
        finger.move(to: position(of: 0.6, on: control), over: .milliseconds(200))
        finger.up()
        #expect(scrollView.contentOffset == .zero && Self.percent(control.value) == 60)
        finger.drag(from: Point(x: 200, y: 230), to: Point(x: 120, y: 230), over: .milliseconds(500))
        #expect(scrollView.contentOffset.x > 20 && Self.percent(control.value) == 60)
    }

    // MARK: Keys

    @Test("keys step, and stop at the ends", arguments: ValueControlKind.allCases)
    func keys(kind: ValueControlKind) {
        let control = add(kind)
        host.keyboard.press(.keyboardTab)
        #expect(control.isFocused)
        let keys: [KeyUsage] = [
            .keyboardRightArrow, .keyboardLeftArrow, .keyboardPageUp, .keyboardPageDown, .keyboardEnd,
            .keyboardRightArrow, .keyboardHome, .keyboardLeftArrow,
        ]
        for key in keys { host.keyboard.press(key) }
        #expect(log.take() == ["32", "30", "40", "30", "100", "0"])
        #expect(control.isFocused)
    }

    @Test("a key that is held steps on", arguments: ValueControlKind.allCases)
    func heldKey(kind: ValueControlKind) {
        let control = add(kind)
        control.value = 0.94
        host.keyboard.press(.keyboardTab)
        host.keyboard.down(.keyboardRightArrow)
        host.clock.advance(by: .seconds(2))
        host.keyboard.up(.keyboardRightArrow)
        #expect(log.take() == ["96", "98", "100"])
    }

    @Test(
        "the ring shows while the user gets about by keys, and not after a touch", arguments: ValueControlKind.allCases)
    func ring(kind: ValueControlKind) throws {
        let control = add(kind)
        let plain = try pixels()
        host.keyboard.press(.keyboardTab)
        let focused = try pixels()
        #expect(focused != plain)
        host.finger().tap(at: Point(x: 5, y: 5))
        #expect(try pixels() == plain && control.isFirstResponder)
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardLeftArrow)
        #expect(try pixels() == focused)
        host.keyboard.leave()
        host.window.showsFocus = false
        #expect(try pixels() == plain)
    }

    // MARK: Text, mirrors, tools

    @Test("larger text asks for more room where there is text, and shows", arguments: ValueControlKind.allCases)
    func textSize(kind: ValueControlKind) throws {
        let control = add(kind)
        let room = Size(width: 1000, height: 1000)
        let (before, picture) = (control.sizeThatFits(room), try pixels())
        host.application.traitOverrides.textScale = 2
        host.settle()
        let after = control.sizeThatFits(room)
        #expect((after.height > before.height) == type(of: control).growsWithText)
        #expect((try pixels() != picture) == type(of: control).growsWithText)
    }

    @Test("read from the right it is mirrored: drawn, by touch and by keys", arguments: ValueControlKind.allCases)
    func mirrored(kind: ValueControlKind) throws {
        let control = add(kind)
        let (plain, place) = (try pixels(), position(of: 0.3, on: control))
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(try pixels() != plain)
        let mirrored = self.position(of: 0.3, on: control)
        #expect(abs(mirrored.x + place.x - 2 * control.frame.midX) < 1e-9 && abs(mirrored.y - place.y) < 1e-9)
        let finger = host.finger()
        finger.down(at: mirrored)
        finger.move(to: self.position(of: 0.4, on: control))
        finger.up()
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardLeftArrow)
        #expect(log.take() == ["down", "40", "drag", "40", "up", "42"])
    }

    @Test("assistive tools find it with its value, and change it", arguments: ValueControlKind.allCases)
    func accessibility(kind: ValueControlKind) throws {
        let control = add(kind)
        let frame = control.frame
        let box = "(\(Int(frame.minX)), \(Int(frame.minY)), \(Self.number(frame.width))×\(Self.number(frame.height)))"
        #expect(try host.find(.slider, "Volume").line == "slider “Volume” “30%” \(box)")
        control.accessibilityIncrement()
        control.accessibilityDecrement()
        control.accessibilityDecrement()
        #expect(log.take() == ["32", "30", "28"])
        host.keyboard.press(.keyboardTab)
        #expect(try host.find(.slider, "Volume").line == "slider “Volume” “28%”, focused \(box)")
        control.isEnabled = false
        #expect(try host.find(.slider, "Volume").line == "slider “Volume” “28%”, disabled \(box)")
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    @Test("disabled it looks so, and does nothing", arguments: ValueControlKind.allCases)
    func disabled(kind: ValueControlKind) throws {
        let control = add(kind)
        let enabled = try pixels()
        control.isEnabled = false
        #expect(try pixels() != enabled)
        host.finger().drag(from: position(of: 0.3, on: control), to: position(of: 0.6, on: control))
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardRightArrow)
        control.accessibilityIncrement()
        #expect(log.take() == [] && Self.percent(control.value) == 30 && !control.isFirstResponder)
    }

    @Test("disabled under a finger it lets the finger go", arguments: ValueControlKind.allCases)
    func disabledUnderFinger(kind: ValueControlKind) {
        let control = add(kind)
        let finger = host.finger()
        finger.down(at: position(of: 0.3, on: control))
        finger.move(to: position(of: 0.4, on: control))
        control.isEnabled = false
        finger.move(to: position(of: 0.6, on: control))
        finger.up()
        #expect(log.take() == ["down", "40", "drag", "cancel"] && Self.percent(control.value) == 40)
    }

    @Test("it looks different in dark, with high contrast, and in another tint", arguments: ValueControlKind.allCases)
    func surroundings(kind: ValueControlKind) throws {
        _ = add(kind)
        var pictures = [try pixels()]
        host.application.traitOverrides.userInterfaceStyle = .dark
        pictures.append(try pixels())
        host.application.traitOverrides.accessibilityContrast = .high
        pictures.append(try pixels())
        host.application.traitOverrides.userInterfaceStyle = .light
        pictures.append(try pixels())
        host.application.traitOverrides.tintColor = .systemOrange
        pictures.append(try pixels())
        #expect(Set(pictures).count == 5)
        host.application.traitOverrides = TraitOverrides()
        #expect(try pixels() == pictures[0])
    }

    // MARK: Animation

    @Test("an animated value goes there little by little, and then nothing ticks", arguments: ValueControlKind.allCases)
    func animated(kind: ValueControlKind) {
        let control = add(kind)
        control.setValue(0.8, animated: true)
        var shown: [Double] = []
        for _ in 0..<6 {
            host.clock.advance(by: .milliseconds(40))
            shown.append(control.presentedValue)
        }
        #expect(shown == shown.sorted() && shown[0] > 0.3 && shown[2] < 0.8 && shown.last == 0.8)
        #expect(control.value == 0.8 && log.take() == [])
    }

    @Test("a finger catches a value that is on its way", arguments: ValueControlKind.allCases)
    func caught(kind: ValueControlKind) {
        let control = add(kind)
        control.setValue(0.8, animated: true)
        host.clock.advance(by: .milliseconds(80))
        #expect(control.presentedValue > 0.35 && control.presentedValue < 0.75)
        let held = control.valueToCatch
        let finger = host.finger()
        finger.down(at: position(of: held, on: control))
        _ = log.take()
        finger.move(to: position(of: held - 0.2, on: control))
        let expected = Self.percent(held - 0.2)
        #expect(log.take() == ["\(expected)", "drag"])
        host.clock.advance(by: .milliseconds(400))
        #expect(Self.percent(control.presentedValue) == expected)
        finger.up()
        #expect(log.take() == ["\(expected)", "up"] && Self.percent(control.value) == expected)
    }

    @Test("with less motion the value is there at once", arguments: ValueControlKind.allCases)
    func reducedMotion(kind: ValueControlKind) {
        let control = add(kind)
        host.application.isReduceMotionEnabled = true
        control.setValue(0.8, animated: true)
        #expect(control.presentedValue == 0.8)
    }

    @Test(
        "an animator goes through the value, and gives it back when it is reversed",
        arguments: ValueControlKind.allCases)
    func animator(kind: ValueControlKind) {
        let control = add(kind)
        let animator = PropertyAnimator(duration: .milliseconds(400)) { control.value = 0.9 }
        animator.startAnimation()
        host.clock.advance(by: .milliseconds(200))
        #expect(control.presentedValue > 0.4 && control.presentedValue < 0.8)
        animator.isReversed = true
        host.clock.advance(by: .seconds(1))
        #expect(Self.percent(control.value) == 30 && log.take() == [])
    }
}
