import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// A page with a field, which writes down its keys.
private final class FieldPage: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let log = Log()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(card)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key.keyCode {
            case .keyboardSpacebar: log.add("space")
            case .keyboardUpArrow: log.add("up")
            default: log.add("other")
            }
        }
    }

    override var canBecomeFirstResponder: Bool { true }
}

@Suite("Names that programs use by habit")
@MainActor
struct NameHabitTests {
    private let host = TestHost(size: Size(width: 320, height: 480))
    private let page = FieldPage()

    init() {
        host.window.rootViewController = page
        host.window.makeKeyAndVisible()
        host.advance(by: .seconds(1))
    }

    @Test("UK-70: a keyboard is put away by an action that is sent to nobody in particular")
    func resigning() {
        func send() -> Bool {
            host.application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
        }
        #expect(!send())
        page.field.becomeFirstResponder()
        #expect(page.field.isFirstResponder)
        #expect(send())
        #expect(!page.field.isFirstResponder && !page.field.isEditing)
        #expect(!send())
        page.field.becomeFirstResponder()
        #expect(host.application.sendAction(UIResponder.resignFirstResponder, to: page.field, from: nil, for: nil))
        #expect(!page.field.isFirstResponder)
    }

    @Test("UK-71: keys are told apart by their place")
    func keyCodes() {
        page.becomeFirstResponder()
        host.keyboard.press(.keyboardSpacebar)
        host.keyboard.press(.keyboardUpArrow)
        host.keyboard.press(.keyboardQ)
        #expect(page.log.lines == ["space", "up", "other"])
        #expect(UIKey(code: 0xFFFF).keyCode == .keyboardErrorUndefined)
    }

    @Test("UK-71: traits say how a view stands, and that is read")
    func traits() {
        let card = page.card
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.accessibilityTraits = [.button, .selected]
        #expect(card.accessibilityTraits == [.button, .selected])
        #expect(card.accessibilityState.isSelected && card.accessibilityRole == .button)
        card.accessibilityTraits.remove(.selected)
        card.accessibilityTraits.insert(.notEnabled)
        #expect(card.accessibilityTraits == [.button, .notEnabled])
        #expect(!card.accessibilityState.isSelected && !card.accessibilityState.isEnabled)
        let button = UIButton(type: .system)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        // What the class says of itself is not taken for what a program says.
        button.accessibilityTraits.insert(.header)
        button.isEnabled = true
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        button.accessibilityTraits = .button
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }
}
