import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Fields for secrets, searches and texts in form")
struct SpecialFieldTests {
    private let host = TestHost(size: Size(width: 320, height: 240))

    private func show<Field: TextField>(_ field: Field) -> Field {
        field.frame = Rect(x: 20, y: 40, width: 200, height: 44)
        host.window.addSubview(field)
        host.settle()
        return field
    }

    @Test("TI-29: a secret shows while its eye is open, and until editing ends")
    func reveal() {
        let field = show(SecureField(placeholder: "Password"))
        field.showsRevealButton = true
        field.becomeFirstResponder()
        host.keyboard.type("abc")
        host.settle()
        #expect(field.editor.layout.fragment(at: 0).layout.text.string == "•••")
        let eye = Point(x: 220 - 24, y: 62)
        host.finger().tap(at: eye)
        #expect(field.isTextShown && field.isEditing)
        #expect(field.editor.layout.fragment(at: 0).layout.text.string == "abc")
        host.keyboard.press("a", holding: .control)
        host.keyboard.press("c", holding: .control)
        #expect(host.application.pasteboard.types.isEmpty)
        field.resignFirstResponder()
        #expect(!field.isTextShown)
    }

    @Test("TI-12: a recording has a dot for each character of a secret, and plays as so many")
    func recording() throws {
        let field = show(SecureField(placeholder: "Password"))
        field.becomeFirstResponder()
        let recorder = InputRecorder(of: host.application)
        host.keyboard.type("xy")
        host.inputMethod.commit("word")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        let recording = recorder.stop()
        #expect(field.text == "xywor")
        let text = String(describing: recording.frames)
        for secret in ["\"x\"", "\"y\"", "word"] { #expect(!text.contains(secret)) }
        #expect(text.contains("•") && text.contains("••••"))
    }

    @Test("TI-29: a search is emptied by its button and by Escape, each with a step of undo")
    func search() {
        let field = show(SearchField())
        let log = FieldLog()
        field.delegate = log
        host.finger().tap(at: Point(x: 100, y: 62))
        host.keyboard.type("abc")
        host.settle()
        log.lines = []
        host.finger().tap(at: Point(x: 220 - 18, y: 62))
        #expect(field.text.isEmpty && field.isEditing)
        #expect(log.lines == ["should clear", "selection 0"])
        host.keyboard.press("z", holding: .control)
        #expect(field.text == "abc")
        host.keyboard.press(.keyboardEscape)
        #expect(field.text.isEmpty)
        #expect(host.scene.accessibilityTree.description.contains("searchField “Search”"))
    }

    @Test("TI-28: a field with a format shows it as one types, deletes, pastes and undoes")
    func format() {
        let field = show(TextField())
        field.format = MaskFormat("##.##.####")
        field.becomeFirstResponder()
        host.keyboard.type("24x12")
        #expect(field.described == "24.12|")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.described == "24|")
        host.keyboard.press("z", holding: .control)
        #expect(field.text == "24.1")
        host.keyboard.press("a", holding: .control)
        host.application.pasteboard.setString("31-12-1999 and more")
        host.keyboard.press("v", holding: .control)
        host.settle()
        #expect(field.described == "31.12.1999|")
        field.text = "01022003"
        #expect(field.text == "01.02.2003")
    }

    @Test("TI-27: a message makes the field higher, and is told with its text")
    func validation() {
        let field = show(TextField(placeholder: "Year"))
        let height = field.intrinsicContentSize.height
        #expect(height == 44)
        field.text = "x"
        field.validationMessage = "A year has four digits"
        #expect(field.intrinsicContentSize.height > height + 12)
        #expect(host.scene.accessibilityTree.description.contains("textField “Year” “x (A year has four digits)”"))
        field.validationMessage = nil
        #expect(field.intrinsicContentSize.height == height)
    }

    @Test("TI-76: what is wrong with a field is announced as it comes, once, and told with its text")
    func announced() {
        final class Ear: AccessibilityObserver {
            var heard: [String] = []
            func applicationAccessibilityMayDiffer(_ application: Application) {}
            func application(_ application: Application, didPost notification: AccessibilityNotification) {
                if case .announcement(let text) = notification { heard.append(text) }
            }
        }
        let ear = Ear()
        host.application.addAccessibilityObserver(ear)
        let field = TextField(placeholder: "Mail", frame: Rect(x: 0, y: 0, width: 300, height: 80))
        field.validationMessage = "not shown yet"
        host.window.addSubview(field)
        field.validationMessage = "No address"
        field.validationMessage = "No address"
        host.settle()
        #expect(ear.heard == ["No address"] && field.accessibilityValue == "(No address)")
        field.validationMessage = nil
        #expect(ear.heard.count == 1)
    }

    @Test("SV-35: a scroll view that becomes smaller around a field keeps its caret in sight")
    func shrinking() {
        let scrollView = ScrollView(frame: host.window.bounds)
        scrollView.contentSize = Size(width: 320, height: 800)
        host.window.addSubview(scrollView)
        let field = TextField(frame: Rect(x: 20, y: 180, width: 200, height: 44))
        scrollView.addSubview(field)
        host.settle()
        field.becomeFirstResponder()
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        scrollView.frame.size.height = 120
        host.settle()
        #expect(scrollView.contentOffset.y > 80)
        let caret = field.caretRect.map { field.convert($0, to: scrollView) } ?? .zero
        #expect(scrollView.bounds.contains(Point(x: caret.midX, y: caret.maxY - 1)))
    }
}
