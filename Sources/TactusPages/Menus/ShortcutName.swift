import TactusPlatform
import TactusUI

/// The keys of a command as keyboards have them written: "Ctrl+Shift+Z".
struct ShortcutName {
    let text: String

    /// - Parameters:
    ///   - command: The command.
    ///   - primary: What `ModifierFlags.command` stands for.
    init(_ command: KeyCommand, primary: ModifierFlags) {
        var flags = command.modifierFlags
        if flags.contains(.command) { flags = flags.subtracting(.command).union(primary) }
        let names: [(ModifierFlags, String)] = [
            (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
        ]
        let held = names.filter { flags.contains($0.0) }.map(\.1)
        text = (held + [Self.name(of: command.input)]).joined(separator: "+")
    }

    private static func name(of input: KeyCommand.Input) -> String {
        switch input {
        case .character(let character): character == " " ? "Space" : character.uppercased()
        case .usage(let usage): names[usage] ?? functionName(usage) ?? "?"
        }
    }

    private static func functionName(_ usage: KeyUsage) -> String? {
        (1...24).first { KeyCommand.Input.function($0) == .usage(usage) }.map { "F\($0)" }
    }

    private static let names: [KeyUsage: String] = [
        .keyboardUpArrow: "↑", .keyboardDownArrow: "↓", .keyboardLeftArrow: "←", .keyboardRightArrow: "→",
        .keyboardEscape: "Esc", .keyboardReturnOrEnter: "Enter", .keyboardTab: "Tab",
        .keyboardDeleteOrBackspace: "Backspace", .keyboardDeleteForward: "Del", .keyboardHome: "Home",
        .keyboardEnd: "End", .keyboardPageUp: "Page Up", .keyboardPageDown: "Page Down", .keyboardSpacebar: "Space",
        .keyboardApplication: "Menu",
    ]
}
