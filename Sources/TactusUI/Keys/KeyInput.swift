import TactusPlatform

/// A responder that takes simple text from a keyboard.
///
/// While it is the first responder of the key window, keys that type something insert it, before other key commands and
/// presses are thought of. Such a key repeats while it is held. Tab is one of them, where ``insertsTabs`` says
/// so; with Control it moves the focus from here.
///
/// ```swift
/// final class Digits: View, KeyInput {
///     private(set) var text = ""
///     override var canBecomeFirstResponder: Bool { true }
///     var hasText: Bool { !text.isEmpty }
///     func insertText(_ text: String) { self.text += text.filter(\.isNumber) }
///     func deleteBackward() { text.removeLast() }
/// }
/// ```
@MainActor public protocol KeyInput: Responder {
    /// Whether there is something that ``deleteBackward()`` deletes. While there is not, Backspace is a
    /// key like others.
    var hasText: Bool { get }

    /// Takes what was typed: a character, or a line break (`"\n"`) for Return.
    func insertText(_ text: String)

    /// Deletes the character before the place where text is inserted.
    func deleteBackward()

    /// Whether Tab types a tab, as in an editor. Where it does not, as in the fields of a form, it moves the focus.
    /// `true` by default. Asked for each Tab.
    var insertsTabs: Bool { get }
}

extension KeyInput {
    /// Tab types a tab.
    public var insertsTabs: Bool { true }
}

extension KeyInput {
    /// Types a key.
    ///
    /// - Returns: Whether the key types something: else it is for others.
    func type(_ key: Key) -> Bool {
        if key.isComposing { return true }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        switch (key.characters, key.usage) {
        case ("\r", _), ("", .keyboardReturnOrEnter), ("", .keypadEnter):
            insertText("\n")
        case ("\u{8}", _), ("", .keyboardDeleteOrBackspace):
            guard hasText else { return false }
            deleteBackward()
        default:
            guard key.typesText, key.characters != "\t" || insertsTabs else { return false }
            insertText(key.characters)
        }
        return true
    }
}

extension Key {
    /// Whether the key types something one can read, or a tab.
    nonisolated fileprivate var typesText: Bool {
        !characters.isEmpty
            && characters.unicodeScalars.allSatisfy { ($0.value >= 0x20 && $0.value != 0x7F) || $0 == "\t" }
    }
}
