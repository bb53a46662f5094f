import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What delegates of fields and text views are asked and told, from the first word to the last.
@MainActor
@Suite("Sequences: text")
struct TextSequenceTests {
    private final class Asked: UITextFieldDelegate, UITextViewDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }

        private func add(_ word: String, _ view: UIView) { log.add("\(word) \(view.tag)") }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            add("should begin", textField)
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { add("did begin", textField) }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            add("should end", textField)
            return textField.text != "stay"
        }
        func textFieldDidEndEditing(_ textField: UITextField) { add("did end", textField) }
        func textFieldDidChangeSelection(_ textField: UITextField) { add("selection", textField) }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            add("should clear", textField)
            return true
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            add("should return", textField)
            textField.resignFirstResponder()
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            add("change \(range.location),\(range.length) “\(string)”", textField)
            return string != "x"
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            add("should begin", textView)
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { add("did begin", textView) }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            add("should end", textView)
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { add("did end", textView) }
        func textViewDidChangeSelection(_ textView: UITextView) {
            add("selection \(textView.selectedRange.location),\(textView.selectedRange.length)", textView)
        }
        func textViewDidChange(_ textView: UITextView) { add("changed", textView) }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            add("change \(range.location),\(range.length) “\(text == "\n" ? "⏎" : text)”", textView)
            return text != "x"
        }
    }

    private let host = TestHost(size: CGSize(width: 320, height: 480))
    private let log = Log()
    private let asked: Asked
    private let first = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 44))
    private let second = UITextField(frame: CGRect(x: 10, y: 70, width: 300, height: 44))
    private let page = UITextView(frame: CGRect(x: 10, y: 130, width: 300, height: 100))

    init() {
        asked = Asked(log)
        for (number, view) in [first, second, page].enumerated() {
            view.tag = number + 1
            host.window.addSubview(view)
        }
        for field in [first, second] {
            field.delegate = asked
            field.addAction(UIAction { [log] _ in log.add("text \(field.tag)") }, for: .editingChanged)
        }
        page.delegate = asked
        host.settle()
        _ = log.take()
    }

    private func tap(_ view: UIView) {
        host.finger().tap(at: CGPoint(x: 50, y: view.frame.minY + 20))
        host.advance(by: .seconds(1))
    }

    @Test("a field is entered, typed in, and left by Return")
    func field() {
        tap(first)
        #expect(log.take() == ["should begin 1", "did begin 1"])
        host.keyboard.type("h")
        host.keyboard.type("i")
        #expect(
            log.take() == [
                "change 0,0 “h” 1", "selection 1", "text 1", "change 1,0 “i” 1", "selection 1", "text 1",
            ])
        host.keyboard.type("x")
        #expect(log.take() == ["change 2,0 “x” 1"] && first.text == "hi")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["change 1,1 “” 1", "selection 1", "text 1"] && first.text == "h")
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["should return 1", "should end 1", "did end 1"] && !first.isFirstResponder)
    }

    @Test("from one field to another the second is asked first, then the first ends, then the second begins")
    func betweenFields() {
        tap(first)
        _ = log.take()
        tap(second)
        #expect(log.take() == ["should begin 2", "should end 1", "did end 1", "did begin 2"])
        tap(page)
        #expect(log.take() == ["should begin 3", "should end 2", "did end 2", "did begin 3"])
        tap(first)
        #expect(log.take() == ["should begin 1", "should end 3", "did end 3", "did begin 1"])
        #expect(second.becomeFirstResponder())
        #expect(log.take() == ["should begin 2", "should end 1", "did end 1", "did begin 2"])
        #expect(second.becomeFirstResponder() && log.take() == [])
    }

    @Test("a field that does not want to end keeps the keys; the other one was asked, and does not begin")
    func refusal() {
        tap(first)
        first.text = "stay"
        _ = log.take()
        tap(second)
        #expect(log.take() == ["should begin 2", "should end 1"])
        #expect(first.isFirstResponder && !second.isFirstResponder)
        #expect(!first.resignFirstResponder() && log.take() == ["should end 1"])
    }

    @Test("a tap beside the fields, whose recognizer ends editing, is not kept from what else it does")
    func outside() {
        tap(first)
        let tap = UITapGestureRecognizer()
        tap.addAction { [host, log] _ in
            log.add("tap")
            host.window.endEditing(false)
        }
        tap.cancelsTouchesInView = false
        host.window.addGestureRecognizer(tap)
        _ = log.take()
        host.finger().tap(at: CGPoint(x: 100, y: 400))
        #expect(log.take() == ["tap", "should end 1", "did end 1"] && !first.isFirstResponder)
    }

    @Test("a text view: the selection is told before the text, and nothing that was refused")
    func textView() {
        tap(page)
        #expect(log.take() == ["should begin 3", "did begin 3"])
        host.keyboard.type("o")
        #expect(log.take() == ["change 0,0 “o” 3", "selection 1,0 3", "changed 3"])
        host.keyboard.type("x")
        #expect(log.take() == ["change 1,0 “x” 3"])
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["change 1,0 “⏎” 3", "selection 2,0 3", "changed 3"])
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["change 1,1 “” 3", "selection 1,0 3", "changed 3"])
        page.selectedRange = NSRange(location: 0, length: 1)
        #expect(log.take() == ["selection 0,1 3"])
        host.keyboard.type("J")
        #expect(log.take() == ["change 0,1 “J” 3", "selection 1,0 3", "changed 3"] && page.text == "J")
        page.resignFirstResponder()
        #expect(log.take() == ["should end 3", "did end 3"])
    }

    @Test("the clear button asks, and the text is another then")
    func clearing() {
        first.clearButtonMode = .always
        first.text = "abc"
        tap(first)
        _ = log.take()
        host.finger().tap(at: CGPoint(x: 290, y: 32))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["should clear 1", "selection 1", "text 1"] && first.text == "")
    }
}
