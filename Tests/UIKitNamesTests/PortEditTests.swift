import Foundation
import Testing

/// What `Scripts/port` makes of the actions of an Edit menu.
@Suite("Scripts/port: actions of an Edit menu")
struct PortEditTests {
    @Test("UK-55: a class that overrides actions of an Edit menu conforms to their protocols, and is asked by keys")
    func editActions() throws {
        let text = """
            import UIKit
            final class CopyLabel: UILabel {
                override var canBecomeFirstResponder: Bool { true }
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    return action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:))
                }
                override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
                override func paste(_ sender: Any?) { text = UIPasteboard.general.string }
            }
            class Board: UIViewController {
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    switch action {
                    case #selector(UIResponder.selectAll(_:)), #selector(delete(_:)):
                        return true
                    default:
                        return super.canPerformAction(action, withSender: sender)
                    }
                }
                override func selectAll(_ sender: Any?) {}
                @objc func tapped() {
                    UIApplication.shared.sendAction(#selector(UIResponder.copy(_:)), to: nil, from: self, for: nil)
                }
            }
            final class Pin: UITextField {
                override func paste(_ sender: Any?) { super.paste(sender) }
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    if action == #selector(paste(_:)) { return false }
                    return super.canPerformAction(action, withSender: sender)
                }
            }

            """
        let tests = PortTests()
        try tests.withFile(text) { path in
            #expect(try tests.port([path]) == PortTests.Outcome(status: 0, output: ""))
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            #expect(
                ported == """
                    import UIKitNames
                    final class CopyLabel: UILabel, Copying, Pasting {
                        override var canBecomeFirstResponder: Bool { true }
                        override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
                            return action == .copy || action == .paste
                        }
                        func copy(_ sender: Any?) { UIPasteboard.general.string = text }
                        func paste(_ sender: Any?) { text = UIPasteboard.general.string }
                    }
                    class Board: UIViewController, SelectingAll {
                        override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
                            switch action {
                            case ActionKey<any SelectingAll>.selectAll, ActionKey<any Deleting>.delete:
                                return true
                            default:
                                return super.canPerform(action, withSender: sender)
                            }
                        }
                        func selectAll(_ sender: Any?) {}
                        func tapped() {
                            UIApplication.shared.sendAction(ActionKey<any Copying>.copy, to: nil, from: self, for: nil)
                        }
                    }
                    final class Pin: UITextField {
                        override func paste(_ sender: Any?) { super.paste(sender) }
                        override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
                            if action == .paste { return false }
                            return super.canPerform(action, withSender: sender)
                        }
                    }

                    """)
        }
    }

    @Test("UK-55: an action of the program's own is left to a person")
    func ownAction() throws {
        let text = """
            import UIKit
            class Page: UIViewController {
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    return action == #selector(save)
                }
            }

            """
        let tests = PortTests()
        try tests.withFile(text) { path in
            let outcome = try tests.port([path])
            #expect(outcome.status == 1 && outcome.output.contains(":4: an action of the program’s own"))
        }
    }
}
