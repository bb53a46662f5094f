import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Tab in a text")
struct TabInTextTests {
    /// A line of a form, or an editor.
    private final class Line: View, KeyInput {
        var text = ""
        var insertsTabs = true
        var hasText: Bool { !text.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        override var canBecomeFocused: Bool { true }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text.removeLast() }
    }

    @Test("RS-17: Tab types where the text wants it, and moves the focus where it does not")
    func tabs() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let lines = (0..<2).map { Line(frame: Rect(x: 0, y: Double($0) * 50, width: 100, height: 40)) }
        for line in lines { host.window.addSubview(line) }
        lines[0].becomeFirstResponder()
        host.keyboard.press(.keyboardTab)
        #expect(lines[0].text == "\t" && lines[0].isFirstResponder)
        lines[0].insertsTabs = false
        lines[1].insertsTabs = false
        host.keyboard.press(.keyboardTab)
        #expect(lines[0].text == "\t" && lines[1].isFirstResponder && lines[1].text.isEmpty)
        host.keyboard.press(.keyboardTab, holding: .shift)
        #expect(lines[0].isFirstResponder && lines[0].text == "\t")
    }
}
