import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Keyboards within the scene, and fields that they cover")
struct KeyboardTests {
    private let host = TestHost(size: Size(width: 320, height: 480))
    private let page = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let fields: [TextField]
    private let bar = FormAccessoryView()

    init() {
        fields = (0..<8).map { TextField(frame: Rect(x: 10, y: 20 + Double($0) * 60, width: 300, height: 44)) }
        page.contentSize = Size(width: 320, height: 520)
        for field in fields {
            page.addSubview(field)
            field.inputAccessoryView = bar
        }
        host.window.addSubview(page)
        host.settle()
    }

    private func settle() {
        host.advance(by: .milliseconds(400))
        host.settle()
    }

    /// Draws a finger somewhere in a quarter of a second.
    private func draw(_ finger: Finger, to y: Double) {
        let start = finger.location.y
        for step in 1...15 {
            host.advance(by: .milliseconds(16))
            finger.move(to: Point(x: 160, y: start + (y - start) * Double(step) / 15))
        }
    }

    private var panel: Window? { host.scene.windows.first { $0.name == "input views" && !$0.isHidden } }

    @Test("TI-55: the bar's last button says what Return does and does it; an empty field may want none")
    func returnKey() throws {
        let done = try #require(bar.subviews.compactMap { $0 as? Button }.last)
        var returns = 0
        fields[0].traits = TextInputTraits(returnKeyType: .search, enablesReturnKeyAutomatically: true)
        fields[0].addAction(for: .primaryActionTriggered) { _ in returns += 1 }
        fields[0].becomeFirstResponder()
        settle()
        #expect(done.title == "Search" && !done.isEnabled)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(returns == 0, "the key is off too")
        host.keyboard.type("a")
        settle()
        #expect(done.isEnabled)
        try host.tap(.button, "Search")
        #expect(returns == 1 && fields[0].isFirstResponder)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        settle()
        #expect(!done.isEnabled)
        fields[1].becomeFirstResponder()
        settle()
        #expect(done.title == "Done" && done.isEnabled)
    }

    @Test("RS-39: a bar at the keyboard is where it is in the scene, also in one of another height")
    func coordinates() throws {
        fields[0].becomeFirstResponder()
        settle()
        #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 436, width: 320, height: 44))
        host.resize(to: Size(width: 320, height: 400))
        settle()
        let now = Rect(x: 0, y: 356, width: 320, height: 44)
        #expect(bar.convert(bar.bounds, to: nil) == now && panel?.frame == now)
        let button = try #require(bar.subviews.compactMap { $0 as? Button }.last)
        host.finger().tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        #expect(!fields[0].isFirstResponder)
    }

    @Test("RS-20: an accessory is docked at the lower edge while a field is edited, and goes with it")
    func docking() {
        fields[0].becomeFirstResponder()
        settle()
        #expect(panel?.frame == Rect(x: 0, y: 436, width: 320, height: 44))
        #expect(host.scene.keyboardInset == 44)
        #expect(fields[0].isFirstResponder)
        let digits = View(frame: Rect(x: 0, y: 0, width: 100, height: 120))
        fields[1].inputView = digits
        fields[1].becomeFirstResponder()
        settle()
        #expect(panel?.frame == Rect(x: 0, y: 316, width: 320, height: 164))
        #expect(digits.convert(digits.bounds, to: nil) == Rect(x: 0, y: 360, width: 320, height: 120))
        host.window.endEditing(true)
        settle()
        #expect(panel == nil && host.scene.keyboardInset == 0)
        #expect(bar.superview == nil && digits.superview == nil)
    }

    @Test("SV-36: a field that a keyboard comes to cover is scrolled into sight, as is what is edited above it")
    func avoidance() {
        fields[7].becomeFirstResponder()
        settle()
        let shown = fields[7].convert(fields[7].bounds, to: nil)
        #expect(shown.maxY <= 436, "above the bar: \(shown)")
        #expect(page.adjustedContentInset.bottom == 44)
        #expect(page.contentOffset.y > 0)
        host.window.endEditing(true)
        settle()
        #expect(page.adjustedContentInset.bottom == 0)
        #expect(page.contentOffset.y <= 40)
    }

    @Test("SV-36: a program that makes room for a keyboard by itself has made it, and no more comes")
    func roomOfOnesOwn() {
        page.contentInset.bottom = 12
        fields[0].becomeFirstResponder()
        settle()
        #expect(page.adjustedContentInset.bottom == 56)
        page.contentInset.bottom = 44
        #expect(page.adjustedContentInset.bottom == 44)
        page.contentInset.bottom = 60
        #expect(page.adjustedContentInset.bottom == 60)
        host.window.endEditing(true)
        settle()
        #expect(page.adjustedContentInset.bottom == 60)
    }

    @Test("SV-36: an editor keeps its caret above what covers it, and `never` leaves everything as it is")
    func editor() {
        let editor = TextView(frame: host.window.bounds)
        editor.text = String(repeating: "line\n", count: 60)
        host.window.addSubview(editor)
        editor.becomeFirstResponder()
        editor.selection = TextSelection(caret: 100)
        host.settle()
        host.scene.keyboardInset = 200
        host.settle()
        let caret = editor.convert(editor.caretRect(at: CaretPosition(100)), from: editor.textInputView)
        #expect(editor.convert(caret, to: nil).maxY <= 280)
        host.scene.keyboardInset = 0
        editor.contentInsetAdjustmentBehavior = .never
        host.scene.keyboardInset = 200
        host.settle()
        #expect(editor.adjustedContentInset.bottom == 0)
    }

    @Test("RS-28: observers are told before and after, with frames, duration and curve")
    func notifications() {
        var lines: [String] = []
        let observer = host.scene.addKeyboardObserver {
            lines.append("\($0.name) \($0.frameBegin.minY) \($0.frameEnd.minY) \($0.animationDuration)")
        }
        host.scene.moveKeyboard(to: 100, duration: .milliseconds(250))
        #expect(lines == ["willChangeFrame 480.0 380.0 0.25 seconds", "willShow 480.0 380.0 0.25 seconds"])
        settle()
        #expect(lines.dropFirst(2).map { $0.prefix { $0 != " " } } == ["didChangeFrame", "didShow"])
        lines = []
        host.scene.keyboardInset = 120
        host.scene.keyboardInset = -.infinity
        #expect(
            lines.map { String($0.prefix { $0 != " " }) } == [
                "willChangeFrame", "didChangeFrame", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
            ])
        observer.cancel()
        host.scene.keyboardInset = 5
        #expect(lines.count == 6)
    }

    @Test("SV-25: interactive: what is docked follows the finger down, comes back with it, and goes when it is let go")
    func interactive() {
        page.keyboardDismissMode = .interactive
        fields[0].becomeFirstResponder()
        settle()
        let finger = host.finger()
        finger.down(at: Point(x: 160, y: 300))
        draw(finger, to: 400)
        #expect(panel?.frame.minY == 436)
        draw(finger, to: 460)
        #expect(panel?.frame.minY == 460)
        draw(finger, to: 350)
        finger.up()
        settle()
        #expect(panel?.frame.minY == 436 && fields[0].isFirstResponder)
        let second = host.finger()
        second.down(at: Point(x: 160, y: 300))
        draw(second, to: 470)
        second.up()
        settle()
        #expect(panel == nil && !fields[0].isFirstResponder && host.scene.keyboardInset == 0)
    }

    @Test("TI-34: a form's bar leads through its fields, and out; taps on it leave the field its keys")
    func form() throws {
        fields[6].becomeFirstResponder()
        settle()
        try host.tap(.button, "Next field")
        settle()
        #expect(fields[7].isFirstResponder)
        let next = host.scene.accessibilityTree.flatMap(\.all).first { $0.label == "Next field" }
        #expect(next?.state.isEnabled == false)
        try host.tap(.button, "Previous field")
        #expect(fields[6].isFirstResponder)
        host.keyboard.type("x")
        #expect(fields[6].text == "x", "the window is still key")
        try host.tap(.button, "Done")
        settle()
        #expect(fields.allSatisfy { !$0.isFirstResponder } && panel == nil)
    }
}
