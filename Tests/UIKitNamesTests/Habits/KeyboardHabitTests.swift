import TactusTesting
import Testing
import UIKitNames

/// A form whose fields stay above the keyboard.
private final class LetterController: UIViewController, UITextFieldDelegate {
    let scroll = UIScrollView()
    let stack = UIStackView()
    var fields: [UITextField] = []
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.keyboardDismissMode = .onDrag
        scroll.contentSize = CGSize(width: 320, height: 900)
        view.addSubview(scroll)
        for number in 0..<8 {
            let field = UITextField(frame: CGRect(x: 20, y: 20 + Double(number) * 100, width: 280, height: 40))
            field.borderStyle = .roundedRect
            field.placeholder = "Field \(number)"
            field.returnKeyType = number == 7 ? .done : .next
            field.delegate = self
            field.tag = number
            fields.append(field)
            scroll.addSubview(field)
        }
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: LetterController.willShow(_:), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: LetterController.willHide(_:), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private func willShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.convert(frame, from: nil).intersection(view.bounds)
        log.append("show \(Int(covered.height))")
        scroll.contentInset.bottom = covered.height
        scroll.verticalScrollIndicatorInsets.bottom = covered.height
    }

    private func willHide(_ notification: Notification) {
        log.append("hide")
        scroll.contentInset.bottom = 0
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.tag < 7 {
            fields[textField.tag + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin \(textField.tag)") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end \(textField.tag)") }
}

/// What programs written for UIKit take for granted of keyboards and forms.
@MainActor
@Suite("Habits: keyboards and forms")
struct KeyboardHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let page = LetterController()

    init() {
        host.application.shareApplication()
        host.window.rootViewController = page
        host.settle()
    }

    @Test("UK-51: Return goes from field to field, each ends before the next begins")
    func going() {
        page.fields[0].becomeFirstResponder()
        host.keyboard.type("a")
        host.keyboard.press(.keyboardReturnOrEnter)
        host.keyboard.type("b")
        host.settle()
        let edits = page.log.filter { $0.hasPrefix("begin") || $0.hasPrefix("end") }
        #expect(edits == ["begin 0", "end 0", "begin 1"] && page.fields[0].text == "a" && page.fields[1].text == "b")
        page.fields[7].becomeFirstResponder()
        host.advance(by: .seconds(1))
        let shown = page.fields[7].convert(page.fields[7].bounds, to: nil)
        #expect(shown.maxY <= 480 && shown.minY >= 0)
        host.keyboard.press(.keyboardReturnOrEnter)
        host.settle()
        #expect(page.fields.allSatisfy { !$0.isFirstResponder })
    }

    @Test("a touch beside the fields ends editing where the program says so, and a drag where the scroll view does")
    func ending() {
        page.view.addGestureRecognizer(UITapGestureRecognizer(target: page.view, action: UIView.endEditing(_:)))
        page.fields[1].becomeFirstResponder()
        host.settle()
        host.finger().drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(!page.fields[1].isFirstResponder)
    }

    @Test("fields say what they were asked, with whole sequences")
    func asking() {
        final class Asked: UITextFieldDelegate {
            var log: [String] = []
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                log.append("may begin")
                return true
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                log.append("may end")
                return true
            }
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
                log.append("may clear")
                return true
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                log.append("return")
                return false
            }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log.append("change \(range.location),\(range.length) \(string)")
                return string != "x"
            }
            func textFieldDidChangeSelection(_ textField: UITextField) {}
        }
        let asked = Asked()
        let field = page.fields[0]
        field.delegate = asked
        field.clearButtonMode = .whileEditing
        field.addAction(UIAction { _ in asked.log.append("changed") }, for: .editingChanged)
        host.finger().tap(at: CGPoint(x: 160, y: 40))
        host.settle()
        host.keyboard.type("ax")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(
            asked.log == [
                "may begin", "begin", "change 0,0 a", "changed", "change 1,0 x", "change 0,1 ", "changed", "return",
            ])
        asked.log = []
        field.text = "set"
        #expect(asked.log == [] && field.text == "set")
        field.resignFirstResponder()
        #expect(asked.log == ["may end", "end"])
    }
}
