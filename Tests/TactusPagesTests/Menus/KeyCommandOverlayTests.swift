import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("The list of key commands")
struct KeyCommandOverlayTests {
    private final class Page: ViewController, Finding {
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [KeyCommand] {
            let new = KeyCommand(title: "New", input: "n", modifierFlags: .command, action: .selectAll)
            new.discoverabilityTitle = "New Note"
            return [new, KeyCommand(input: "j", modifierFlags: .command, action: .find)]
        }
        func find(_ sender: Any?) {}
    }

    private final class Text: View, SelectingAll, Copying {
        override var canBecomeFirstResponder: Bool { true }
        func selectAll(_ sender: Any?) {}
        func copy(_ sender: Any?) {}
    }

    private let host = TestHost(size: Size(width: 700, height: 400))
    private var overlay: KeyCommandOverlay { host.interface.keyCommandOverlay }
    private let text = Text(frame: Rect(20, 100, 100, 40))

    init() {
        let page = Page()
        host.window.rootViewController = page
        page.view.addSubview(text)
        text.becomeFirstResponder()
        host.settle()
    }

    private var words: [String] {
        host.settle()
        let views = host.window.subviews.filter { $0.name == "key commands" }.flatMap(\.subviews)
        return views.compactMap { $0 as? Label }.map(\.text).filter { !$0.isEmpty }
    }

    @Test("MN-19: held for a second, Control lists what somebody performs now, by menu; it goes with the key")
    func lists() {
        host.keyboard.down(.keyboardLeftControl)
        host.advance(by: .milliseconds(990))
        #expect(!overlay.isShown)
        host.advance(by: .milliseconds(20))
        #expect(
            words == [
                "Edit", "Copy", "Ctrl+C", "Select All", "Ctrl+A", "Find…", "Ctrl+F", "New Note", "Ctrl+N",
            ])
        host.keyboard.up(.keyboardLeftControl)
        host.settle()
        #expect(!overlay.isShown && words == [])
    }

    @Test("MN-19: another key, a finger, a button or the keyboard's leave end it, and it does not come after one")
    func others() {
        let ends: [(TestHost) -> Void] = [
            { $0.keyboard.press("c", holding: .control) }, { $0.finger().tap(at: Point(x: 5, y: 5)) },
            { $0.pointer.click(at: Point(x: 5, y: 5)) },
            { host in
                host.keyboard.leave()
                host.keyboard.enter()
            },
        ]
        for end in ends {
            host.keyboard.down(.keyboardLeftControl)
            host.advance(by: .seconds(2))
            #expect(overlay.isShown)
            end(host)
            host.settle()
            #expect(!overlay.isShown)
            host.keyboard.up(.keyboardLeftControl)
            host.keyboard.down(.keyboardLeftControl)
            end(host)
            host.advance(by: .seconds(2))
            #expect(!overlay.isShown)
            host.keyboard.up(.keyboardLeftControl)
        }
    }

    @Test(
        "MN-19: the key is the one that stands for the primary modifier; where nobody performs anything nothing shows")
    func modifier() {
        host.application.primaryCommandModifier = .command
        host.keyboard.down(.keyboardLeftControl)
        host.advance(by: .seconds(2))
        #expect(!overlay.isShown)
        host.keyboard.up(.keyboardLeftControl)
        host.keyboard.down(.keyboardLeftGUI)
        host.advance(by: .seconds(2))
        #expect(words.contains("Super+C"))
        host.keyboard.up(.keyboardLeftGUI)
        host.window.rootViewController = ViewController()
        host.keyboard.down(.keyboardLeftGUI)
        host.advance(by: .seconds(2))
        #expect(!overlay.isShown)
    }
}
