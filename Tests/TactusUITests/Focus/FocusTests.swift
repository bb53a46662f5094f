import TactusGeometry
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("The focus")
struct FocusTests {
    let host = TestHost(size: Size(width: 300, height: 300))

    private func addButton(_ name: String, _ frame: Rect, to view: View? = nil) -> Button {
        let button = Button(title: name, frame: frame)
        button.name = name
        (view ?? host.window).addSubview(button)
        return button
    }

    /// Where the focus is after each of the keys.
    private func walk(_ keys: [KeyUsage], holding flags: ModifierFlags = []) -> [String] {
        keys.map { key in
            host.keyboard.press(key, holding: flags)
            return (host.window.firstResponder as? View)?.name ?? "-"
        }
    }

    @Test("RS-17: Tab goes through the controls in reading order and wraps, Shift and Tab back")
    func tab() {
        let controls = [
            addButton("c", Rect(0, 100, 50, 40)), addButton("a", Rect(0, 0, 50, 40)),
            addButton("b", Rect(100, 0, 50, 40)),
        ]
        #expect(walk([.keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab]) == ["a", "b", "c", "a"])
        #expect(walk([.keyboardTab, .keyboardTab], holding: .shift) == ["c", "b"])
        #expect(controls.filter(\.isFocused).map(\.name) == ["b"])
        #expect(walk([.keyboardTab], holding: .control) == ["b"])
    }

    @Test("RS-17, AP-22: where one reads from the right Tab goes from right to left; arrows go where they point")
    func mirrored() {
        host.application.traitOverrides.layoutDirection = .rightToLeft
        for (name, frame) in [
            ("b", Rect(0, 0, 50, 40)), ("a", Rect(100, 0, 50, 40)), ("d", Rect(0, 100, 50, 40)),
            ("c", Rect(100, 100, 50, 40)),
        ] { _ = addButton(name, frame) }
        #expect(
            walk([.keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab]) == ["a", "b", "c", "d", "a"])
        #expect(walk([.keyboardLeftArrow, .keyboardRightArrow]) == ["b", "a"])
    }

    @Test("RS-17: Tab passes over what is hidden, disabled, takes no touches, is moved by an animation, or has no size")
    func skipped() {
        let hidden = addButton("hidden", Rect(0, 0, 50, 40))
        let disabled = addButton("disabled", Rect(60, 0, 50, 40))
        let closed = View(frame: Rect(0, 50, 200, 40))
        host.window.addSubview(closed)
        _ = addButton("inside", Rect(0, 0, 50, 40), to: closed)
        let moving = addButton("moving", Rect(0, 100, 50, 40))
        let faded = addButton("faded", Rect(60, 100, 50, 40))
        _ = addButton("empty", Rect(120, 100, 0, 40))
        _ = addButton("last", Rect(0, 200, 50, 40))
        hidden.isHidden = true
        disabled.isEnabled = false
        closed.isUserInteractionEnabled = false
        moving.blockingAnimationDidBegin()
        faded.alpha = 0
        #expect(walk([.keyboardTab, .keyboardTab]) == ["last", "last"])
        moving.blockingAnimationDidEnd()
        closed.isUserInteractionEnabled = true
        #expect(walk([.keyboardTab, .keyboardTab, .keyboardTab]) == ["inside", "moving", "last"])
    }

    @Test("RS-17: Tab goes on from the place of a first responder that is hidden, or takes no focus")
    func anchors() {
        let first = addButton("first", Rect(0, 0, 50, 40))
        let pad = Pad(frame: Rect(0, 50, 50, 40))
        host.window.addSubview(pad)
        let third = addButton("third", Rect(0, 100, 50, 40))
        _ = addButton("fourth", Rect(0, 150, 50, 40))
        pad.becomeFirstResponder()
        #expect(walk([.keyboardTab]) == ["third"])
        third.isHidden = true
        #expect(walk([.keyboardTab]) == ["fourth"])
        pad.becomeFirstResponder()
        #expect(walk([.keyboardTab], holding: .shift) == ["first"])
        #expect(first.isFocused)
    }

    @Test("RS-17: arrows move the focus only from a view that has it, and are presses where there is nothing")
    func arrows() {
        let log = Log()
        let pad = Pad(frame: Rect(0, 0, 300, 300))
        pad.log = log
        host.window.addSubview(pad)
        let left = addButton("left", Rect(0, 0, 50, 40), to: pad)
        _ = addButton("right", Rect(100, 0, 50, 40), to: pad)
        pad.becomeFirstResponder()
        host.keyboard.press(.keyboardRightArrow)
        #expect(log.take() == ["pressed"])
        left.becomeFirstResponder()
        #expect(walk([.keyboardRightArrow, .keyboardLeftArrow]) == ["right", "left"])
        #expect(log.take() == [])
        #expect(walk([.keyboardLeftArrow]) == ["left"])
        #expect(walk([.keyboardRightArrow], holding: .shift) == ["left"])
        #expect(log.take() == ["pressed", "pressed"])
    }

    @Test("RS-17: a command with priority and typing come before the focus, other commands after it")
    func priorities() {
        let log = Log()
        let typist = Typist(frame: Rect(0, 0, 50, 40))
        host.window.addSubview(typist)
        _ = addButton("button", Rect(0, 100, 50, 40))
        typist.becomeFirstResponder()
        host.keyboard.press(.keyboardTab)
        #expect(typist.text == "\t")
        host.keyboard.press(.keyboardTab, holding: .control)
        #expect((host.window.firstResponder as? View)?.name == "button")
        #expect(typist.text == "\t")

        let desk = Pad(frame: Rect(0, 50, 50, 40))
        desk.log = log
        host.window.addSubview(desk)
        desk.commands = [KeyCommand(input: .tab, action: .selectAll)]
        desk.becomeFirstResponder()
        #expect(walk([.keyboardTab]) == ["button"])
        desk.commands[0].wantsPriorityOverSystemBehavior = true
        desk.becomeFirstResponder()
        #expect(walk([.keyboardTab]) == ["-"])
        #expect(log.take() == ["command"])
    }

    @Test("RS-17: a key that is held moves the focus on and on")
    func repeating() {
        for index in 0..<5 { _ = addButton("\(index)", Rect(Double(index) * 60, 0, 50, 40)) }
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(100)))
        host.keyboard.down(.keyboardTab)
        host.clock.advance(by: .milliseconds(450))
        host.keyboard.up(.keyboardTab)
        host.clock.advance(by: .seconds(1))
        #expect((host.window.firstResponder as? View)?.name == "2")
    }

    @Test("RS-17: views of a group are one stop for Tab, which comes back to the one that had the focus last")
    func groups() {
        _ = addButton("before", Rect(0, 0, 50, 40))
        let row = View(frame: Rect(0, 50, 300, 40))
        row.focusGroupIdentifier = "days"
        host.window.addSubview(row)
        for index in 0..<3 { _ = addButton("\(index)", Rect(Double(index) * 60, 0, 50, 40), to: row) }
        _ = addButton("after", Rect(0, 100, 50, 40))
        #expect(
            walk([.keyboardTab, .keyboardTab, .keyboardRightArrow, .keyboardTab]) == ["before", "0", "1", "after"])
        #expect(walk([.keyboardTab], holding: .shift) == ["1"])
        #expect(walk([.keyboardUpArrow, .keyboardDownArrow]) == ["1", "1"])
    }

    @Test("RS-17: the focus comes into sight in all scroll views around it, and not farther")
    func scrolling() {
        let outer = ScrollView(frame: Rect(0, 0, 200, 100))
        outer.contentSize = Size(width: 200, height: 1000)
        let inner = ScrollView(frame: Rect(0, 300, 200, 100))
        inner.contentSize = Size(width: 200, height: 500)
        host.window.addSubview(outer)
        outer.addSubview(inner)
        _ = addButton("top", Rect(0, 10, 50, 40), to: outer)
        _ = addButton("deep", Rect(0, 200, 50, 40), to: inner)
        #expect(walk([.keyboardTab]) == ["top"])
        #expect(outer.contentOffset == .zero)
        #expect(walk([.keyboardTab]) == ["deep"])
        #expect(inner.contentOffset == Point(0, 140))
        #expect(outer.contentOffset == Point(0, 300))
        #expect(walk([.keyboardTab]) == ["top"])
        #expect(outer.contentOffset == Point(0, 10))
    }

    @Test("RS-17: the focus stays in what a controller presents")
    func presentation() {
        let root = ViewController()
        host.window.rootViewController = root
        _ = addButton("behind", Rect(0, 0, 50, 40), to: root.view)
        let sheet = ViewController()
        _ = addButton("front", Rect(0, 0, 50, 40), to: sheet.view)
        _ = addButton("second", Rect(0, 50, 50, 40), to: sheet.view)
        root.present(sheet, animated: false)
        host.settle()
        #expect(walk([.keyboardTab, .keyboardTab, .keyboardTab]) == ["front", "second", "front"])
        root.dismiss(animated: false)
        host.settle()
        #expect(walk([.keyboardTab]) == ["behind"])
    }

    @Test("RS-9, RS-17: every window has a focus of its own, which is there again when the window is key again")
    func windows() {
        let own = addButton("own", Rect(0, 0, 50, 40))
        let panel = Window(windowScene: host.scene)
        let other = addButton("other", Rect(0, 0, 50, 40), to: panel)
        #expect(walk([.keyboardTab]) == ["own"])
        panel.makeKeyAndVisible()
        #expect(!own.isFocused)
        host.keyboard.press(.keyboardTab)
        #expect(other.isFocused)
        panel.isHidden = true
        #expect(own.isFocused)
        #expect(own.isFirstResponder)
    }

    @Test("RS-17: a touch lets the ring vanish, and not the focus; a key of the focus brings it back")
    func visibility() {
        let button = addButton("button", Rect(0, 0, 50, 40))
        button.becomeFirstResponder()
        #expect(!button.isFocused)  // it was the program's doing
        host.settle()
        host.keyboard.press(.keyboardTab)
        #expect(button.isFocused)
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(0, 0, 50, 40)))
        let finger = host.finger()
        finger.down(at: Point(200, 200))
        #expect(!button.isFocused)
        #expect(button.isFirstResponder)
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(0, 0, 50, 40)))
        finger.up()
        host.keyboard.press(.keyboardTab)
        #expect(button.isFocused)
    }

    @Test("RS-17: both the view that the focus leaves and the one that it comes to are drawn anew")
    func repainting() {
        let first = addButton("first", Rect(0, 0, 50, 40))
        _ = addButton("second", Rect(100, 0, 50, 40))
        host.keyboard.press(.keyboardTab)
        host.settle()
        host.keyboard.press(.keyboardTab)
        #expect(
            host.paintedByNextFrame()
                == PixelRegion(PixelRect(0, 0, 50, 40)).union(PixelRegion(PixelRect(100, 0, 50, 40))))
        #expect(!first.isFocused)
    }

    @Test("RS-9: a first responder that does not give its place up keeps the focus; moveFocus tells")
    func refusal() {
        let pad = Pad(frame: Rect(0, 0, 50, 40))
        pad.isStubborn = true
        host.window.addSubview(pad)
        let button = addButton("button", Rect(0, 100, 50, 40))
        pad.becomeFirstResponder()
        #expect(!host.window.moveFocus(.next))
        #expect(pad.isFirstResponder)
        pad.isStubborn = false
        #expect(host.window.moveFocus(.next))
        #expect(button.isFocused)
        #expect(!host.window.moveFocus(.right))
    }

    @Test(
        "RS-17: Escape closes the popup that is key, and is a press where there is none; a command of the popup comes first"
    )
    func escape() {
        let log = Log()
        let pad = Pad(frame: Rect(0, 0, 300, 300))
        pad.log = log
        host.window.addSubview(pad)
        pad.becomeFirstResponder()
        host.keyboard.press(.keyboardEscape)
        #expect(log.take() == ["pressed"])

        let menu = Window(title: "menu", size: Size(width: 100, height: 100))
        let item = Pad(frame: Rect(0, 0, 100, 100))
        item.log = log
        item.commands = [KeyCommand(input: .escape, action: .selectAll)]
        menu.addSubview(item)
        let popup = host.application.openPopup(menu, over: pad)
        host.clock.advance(by: .milliseconds(20))
        item.becomeFirstResponder()
        host.keyboard.press(.keyboardEscape)
        #expect(log.take() == ["command"])
        item.commands = []
        host.keyboard.press(.keyboardEscape, holding: .shift)
        #expect(popup.isOpen)
        host.keyboard.press(.keyboardEscape)
        #expect(!popup.isOpen)
        #expect(log.take() == ["pressed"])
        #expect(host.window.isKeyWindow)
        #expect(pad.isFirstResponder)
    }
}

/// A view that takes keys, and no focus.
private final class Pad: View, SelectingAll {
    var log: Log?
    var commands: [KeyCommand] = []
    var isStubborn = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
    override var keyCommands: [KeyCommand] { commands }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { log?.add("pressed") }
    func selectAll(_ sender: Any?) { log?.add("command") }
}

private final class Typist: View, KeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
}
