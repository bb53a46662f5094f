import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit do about the actions of an Edit menu, as `Scripts/port` leaves it.
@MainActor
@Suite("Habits: actions of an Edit menu")
struct EditActionHabitTests {
    private final class Code: UILabel, Copying, Pasting {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
            switch action {
            case ActionKey<any Copying>.copy: text?.isEmpty == false
            case ActionKey<any Pasting>.paste: false
            default: super.canPerform(action, withSender: sender)
            }
        }
        func copy(_ sender: Any?) { UIPasteboard.general.string = text }
        func paste(_ sender: Any?) { text = UIPasteboard.general.string }
    }

    private final class Amount: UITextField {
        var log = Log()
        override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
            if action == .cut { return false }
            return super.canPerform(action, withSender: sender)
        }
        override func paste(_ sender: Any?) { log.add("paste") }
        override func copy(_ sender: Any?) {
            log.add("copy")
            super.copy(sender)
        }
        override func selectAll(_ sender: Any?) {
            log.add("all")
            super.selectAll(sender)
        }
        override func deleteBackward() {
            log.add("back")
            super.deleteBackward()
        }
    }

    @Test(
        "UK-55: a view that is first copies by an action that is sent to nobody, as it says that it does")
    func own() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let code = Code(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        code.text = "1234"
        page.view.addSubview(code)
        host.settle()
        #expect(code.becomeFirstResponder())
        #expect(UIApplication.shared.sendAction(ActionKey<any Copying>.copy, to: nil, from: nil, for: nil))
        #expect(UIPasteboard.general.string == "1234")
        #expect(!UIApplication.shared.sendAction(ActionKey<any Pasting>.paste, to: nil, from: nil, for: nil))
        code.text = nil
        #expect(!UIApplication.shared.sendAction(ActionKey<any Copying>.copy, to: nil, from: nil, for: nil))
    }

    @Test("TI-152: a field's own class copies, pastes, selects and deletes in its way, by keys too, and may call super")
    func field() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let field = Amount(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.text = "12"
        page.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        host.keyboard.press("a", holding: .control)
        host.keyboard.press("c", holding: .control)
        host.keyboard.press("x", holding: .control)
        host.keyboard.press("v", holding: .control)
        host.advance(by: .seconds(1))
        #expect(field.log.take() == ["all", "copy", "paste"] && field.text == "12")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.log.take() == ["back"] && field.text == "")
    }
}
