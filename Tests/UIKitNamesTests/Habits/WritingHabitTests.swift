import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of fields, text views and keys.
@MainActor
@Suite("Habits: writing")
struct WritingHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))
    final class F: UITextFieldDelegate {
        let log: Log
        var returns = true
        init(_ log: Log) { self.log = log }
        func textFieldShouldBeginEditing(_ t: UITextField) -> Bool {
            log.add("shouldBegin \(t.isFirstResponder)")
            return true
        }
        func textFieldDidBeginEditing(_ t: UITextField) { log.add("didBegin \(t.isFirstResponder)") }
        func textFieldShouldEndEditing(_ t: UITextField) -> Bool {
            log.add("shouldEnd")
            return true
        }
        func textFieldDidEndEditing(_ t: UITextField, reason: UITextField.DidEndEditingReason) {
            log.add("didEnd \(t.isFirstResponder)")
        }
        func textField(_ t: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
            -> Bool
        {
            log.add("change \(range.location),\(range.length) ‘\(string)’")
            return string != "x"
        }
        func textFieldShouldReturn(_ t: UITextField) -> Bool {
            log.add("return")
            t.resignFirstResponder()
            return returns
        }
        func textFieldDidChangeSelection(_ t: UITextField) {}
    }

    @Test("a field asks and tells in order, and says no")
    func field() {
        let log = Log()
        let (a, b) = (
            UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 44)),
            UITextField(frame: CGRect(x: 10, y: 80, width: 300, height: 44))
        )
        let d = F(log)
        for f in [a, b] {
            f.delegate = d
            host.window.addSubview(f)
            f.addAction(UIAction { _ in log.add("editingDidBegin") }, for: .editingDidBegin)
            f.addAction(UIAction { _ in log.add("editingChanged") }, for: .editingChanged)
            f.addAction(UIAction { _ in log.add("editingDidEnd") }, for: .editingDidEnd)
            f.addAction(UIAction { _ in log.add("onExit") }, for: .editingDidEndOnExit)
        }
        host.settle()
        host.finger().tap(at: CGPoint(x: 100, y: 30))
        host.settle()
        #expect(log.take().filter { !$0.hasPrefix("editing") } == ["shouldBegin false", "didBegin true"])
        #expect(a.isFirstResponder && a.isEditing)
        host.keyboard.type("ax")
        #expect(log.take() == ["change 0,0 ‘a’", "editingChanged", "change 1,0 ‘x’"])
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["change 0,1 ‘’", "editingChanged"])
        a.text = "set"
        #expect(log.take() == [])
        let moved = b.becomeFirstResponder()
        #expect(moved && !a.isFirstResponder)
        #expect(
            log.take().filter { !$0.hasPrefix("editing") } == [
                "shouldBegin false", "shouldEnd", "didEnd false", "didBegin true",
            ])
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take().contains("return") && !b.isFirstResponder)
        b.insertText("q")
        #expect(b.text == "q")
        a.becomeFirstResponder()
        a.selectAll(nil)
        let r = a.selectedTextRange
        #expect(r.map { a.text(in: $0) } == "set")
        a.selectedTextRange = a.textRange(from: a.beginningOfDocument, to: a.beginningOfDocument)
        #expect(a.offset(from: a.beginningOfDocument, to: a.selectedTextRange!.start) == 0)
        a.isEnabled = false
        #expect(!b.isFirstResponder)
    }

    final class T: UITextViewDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func textViewShouldBeginEditing(_ t: UITextView) -> Bool {
            log.add("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ t: UITextView) { log.add("didBegin") }
        func textViewShouldEndEditing(_ t: UITextView) -> Bool {
            log.add("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ t: UITextView) { log.add("didEnd") }
        func textView(_ t: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.add("change \(range.location),\(range.length) ‘\(text)’")
            if text == "\n" { t.resignFirstResponder(); return false }
            return true
        }
        func textViewDidChange(_ t: UITextView) { log.add("didChange ‘\(t.text ?? "")’") }
        func textViewDidChangeSelection(_ t: UITextView) { log.add("selection \(t.selectedRange.location)") }
    }

    @Test("a text view asks before each change, and tells after it")
    func textView() {
        let log = Log()
        let t = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let d = T(log)
        t.delegate = d
        t.font = .preferredFont(forTextStyle: .body)
        t.textContainerInset = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
        t.isScrollEnabled = true
        host.window.addSubview(t)
        host.settle()
        t.becomeFirstResponder()
        #expect(log.take().filter { !$0.hasPrefix("sel") } == ["shouldBegin", "didBegin"])
        host.keyboard.type("ab")
        #expect(
            log.take().filter { !$0.hasPrefix("sel") } == [
                "change 0,0 ‘a’", "didChange ‘a’", "change 1,0 ‘b’", "didChange ‘ab’",
            ])
        t.selectedRange = NSRange(location: 1, length: 0)
        host.keyboard.type("Z")
        #expect(t.text == "aZb")
        t.selectedRange = NSRange(location: 0, length: 3)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(t.text == "")
        _ = log.take()
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take().filter { !$0.hasPrefix("sel") } == ["change 0,0 ‘\n’", "shouldEnd", "didEnd"])
        t.text = "programmatic"
        #expect(!log.take().contains { $0.hasPrefix("didChange") })
        t.isEditable = false
        host.finger().tap(at: CGPoint(x: 50, y: 20))
        #expect(!log.take().contains("didBegin"))
        t.isEditable = true
        t.becomeFirstResponder()
        host.inputMethod.mark("ni")
        #expect(t.markedTextRange != nil)
        host.inputMethod.commit("你")
        #expect(t.markedTextRange == nil && t.text.contains("你"))
    }

    @Test("a view takes keys, a field has views for them, and who leaves the window has no keys any more")
    func responders() {
        final class Custom: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            func insertText(_ t: String) { text += t }
            func deleteBackward() { text = String(text.dropLast()) }
            override var canBecomeFirstResponder: Bool { true }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
        }
        let v = Custom(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        host.window.addSubview(v)
        host.finger().tap(at: CGPoint(x: 20, y: 320))
        host.keyboard.type("hi!")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(v.text == "hi" && v.isFirstResponder)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        field.inputAccessoryView = bar
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        host.window.addSubview(field)
        field.becomeFirstResponder()
        host.advance(by: .seconds(1))
        #expect(bar.window != nil && !v.isFirstResponder)
        field.resignFirstResponder()
        host.advance(by: .seconds(1))
        #expect(bar.window == nil)
        v.removeFromSuperview()
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder)
    }

    @Test("keys call commands, and what none of them wants comes as presses")
    func keyCommands() {
        final class C: UIViewController {
            var log: [String] = []
            func new() { log.append("new") }
            func up(_ c: UIKeyCommand) { log.append("up") }
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand] {
                [
                    UIKeyCommand(input: "n", modifierFlags: .command, action: C.new),
                    UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: C.up(_:)),
                ]
            }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("press \(presses.first?.key.charactersIgnoringModifiers ?? "?")")
                super.pressesBegan(presses, with: event)
            }
        }
        let c = C()
        let host = TestHost(playing: c)
        c.becomeFirstResponder()
        host.keyboard.press(.keyboardN, holding: .control)
        host.keyboard.press(.keyboardUpArrow)
        #expect(c.log.filter { !$0.hasPrefix("press") } == ["new", "up"])
        host.keyboard.press("z")
        #expect(c.log.last == "press z")
    }
}
