import TactusTesting
import Testing
import UIKitNames

/// A page that answers commands of what is in it.
private final class CommandController: UIViewController {
    var log: [String] = []
    var mayFirst = true
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    let pad = FocusPad(frame: CGRect(x: 20, y: 80, width: 200, height: 100))

    override var canBecomeFirstResponder: Bool { mayFirst }

    override var keyCommands: [UIKeyCommand] {
        [
            UIKeyCommand(input: "n", modifierFlags: .command, action: CommandController.new(_:)),
            UIKeyCommand(
                title: "Up", action: CommandController.up(_:), input: UIKeyCommand.inputUpArrow, modifierFlags: []),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(pad)
    }

    private func new(_ sender: UIKeyCommand) { log.append("new \(sender.input == "n")") }
    private func up(_ sender: UIKeyCommand) { log.append("up") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap { $0.key.charactersIgnoringModifiers }
        log.append("press \(keys.sorted().joined())")
        super.pressesBegan(presses, with: event)
    }
}

/// A view that takes keys.
private final class FocusPad: UIView, UIKeyInput {
    var text = ""
    var log: [String] = []
    var mayResign = true
    var accessory: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override var inputAccessoryView: UIView? { accessory }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        log.append("become \(became)")
        return became
    }
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        log.append("resign \(resigned)")
        return resigned
    }
}

/// What programs written for UIKit take for granted of responders and keys.
@MainActor
@Suite("Habits: responders and keys")
struct ResponderHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let page = CommandController()

    init() {
        host.window.rootViewController = page
        host.settle()
    }

    @Test("the chain goes from a view to its controller, its superview, the window, the scene and the application")
    func chain() {
        #expect(page.field.next === page.view && page.view.next === page)
        #expect(page.next === host.window)
        #expect(host.window.next is UIWindowScene && host.window.next?.next is UIApplication)
        let child = UIViewController()
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        #expect(child.view.next === child && child.next === page.view)
        let presented = UIViewController()
        page.present(presented, animated: false)
        host.settle()
        #expect(presented.next != nil)
    }

    @Test("one responder is first, and gives that up where it may")
    func first() {
        #expect(page.pad.becomeFirstResponder() && page.pad.isFirstResponder)
        #expect(page.field.becomeFirstResponder() && !page.pad.isFirstResponder)
        #expect(page.pad.log == ["become true", "resign true"])
        #expect(page.pad.becomeFirstResponder())
        page.pad.mayResign = false
        #expect(!page.field.becomeFirstResponder() && page.pad.isFirstResponder)
        page.pad.mayResign = true
        #expect(page.view.endEditing(true) && !page.pad.isFirstResponder)
        #expect(page.becomeFirstResponder() && page.isFirstResponder)
        page.mayFirst = false
        #expect(page.resignFirstResponder() && !page.becomeFirstResponder())
        let loose = UITextField()
        #expect(!loose.becomeFirstResponder())
    }

    @Test("keys go to who takes text, commands up the chain, and what nobody takes to presses")
    func keys() {
        #expect(page.pad.becomeFirstResponder())
        host.keyboard.type("ab")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(page.pad.text == "a")
        host.keyboard.press("n", holding: .control)
        host.keyboard.press(.keyboardUpArrow)
        #expect(page.log.filter { !$0.hasPrefix("press") } == ["new true", "up"])
        _ = page.pad.resignFirstResponder()
        #expect(page.becomeFirstResponder())
        page.log = []
        host.keyboard.press("q")
        #expect(page.log == ["press q"])
    }

    @Test("what accompanies the keyboard shows with who is first, and goes with it")
    func accessory() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in self.page.view.endEditing(true) }),
        ]
        page.field.inputAccessoryView = bar
        _ = page.field.becomeFirstResponder()
        host.advance(by: .seconds(1))
        #expect(bar.window != nil)
        _ = page.field.resignFirstResponder()
        host.advance(by: .seconds(1))
        #expect(bar.window == nil)
        page.pad.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        _ = page.pad.becomeFirstResponder()
        host.advance(by: .seconds(1))
        #expect(page.pad.accessory?.window != nil)
    }
}
