import TactusGraphics
import TactusPlatform
import TactusUI

/// What a key does in a text.
nonisolated enum TextKeyCommand: Hashable, Sendable {
    /// Moves the caret, or the end of the selection that moves.
    case move(TextMotion, extends: Bool)
    /// Moves it by pages, down or up.
    case page(down: Bool, extends: Bool)
    /// Deletes up to where a motion leads, or what is selected.
    case delete(TextMotion)
    /// Does something with the clipboard, the selection or the history.
    case act(Action)

    /// What is done with the text as a whole.
    enum Action: Hashable, Sendable {
        case cut, copy, paste, selectAll, deselect, undo, redo, showMenu
    }

    /// What a key does.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - bindings: Whose keys.
    ///   - command: The modifiers of commands, `Application.primaryCommandModifier`.
    init?(_ key: Key, _ bindings: TextKeyBindings, command: ModifierFlags = .control) {
        let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if bindings == .emacs, let found = Self.emacs(key, held) {
            self = found
        } else if let found = Self.letter(key, held, command) ?? Self.named(key, held) {
            self = found
        } else {
            return nil
        }
    }

    /// The keys with a letter.
    private static func letter(_ key: Key, _ held: ModifierFlags, _ command: ModifierFlags) -> TextKeyCommand? {
        let isShifted = held.contains(.shift)
        guard held.subtracting(.shift) == command else { return nil }
        return switch (key.charactersIgnoringModifiers.lowercased(), isShifted) {
        case ("a", false), ("/", false): .act(.selectAll)
        case ("a", true), ("\\", _): .act(.deselect)
        case ("c", false): .act(.copy)
        case ("x", false): .act(.cut)
        case ("v", false): .act(.paste)
        case ("z", false): .act(.undo)
        case ("z", true), ("y", false): .act(.redo)
        case ("u", false): .delete(.paragraphStart)
        default: nil
        }
    }

    /// The keys with a name.
    private static func named(_ key: Key, _ held: ModifierFlags) -> TextKeyCommand? {
        guard held.isDisjoint(with: [.alternate, .command]), let usage = key.motionUsage else { return nil }
        let extends = held.contains(.shift)
        let isWide = held.contains(.control)
        func move(_ narrow: TextMotion, _ wide: TextMotion) -> TextKeyCommand {
            .move(isWide ? wide : narrow, extends: extends)
        }
        switch usage {
        // Where a line is read from the right, words are turned round later.
        case .keyboardLeftArrow: return move(.left, .wordBackward)
        case .keyboardRightArrow: return move(.right, .wordForward)
        case .keyboardUpArrow: return move(.up, .paragraphStart)
        case .keyboardDownArrow: return move(.down, .paragraphEnd)
        case .keyboardHome: return move(.lineStart, .start)
        case .keyboardEnd: return move(.lineEnd, .end)
        case .keyboardPageUp: return isWide ? nil : .page(down: false, extends: extends)
        case .keyboardPageDown: return isWide ? nil : .page(down: true, extends: extends)
        case .keyboardDeleteOrBackspace:
            return .delete(!isWide ? .backward : extends ? .paragraphStart : .wordBackward)
        case .keyboardDeleteForward:
            if extends { return isWide ? .delete(.paragraphEnd) : .act(.cut) }
            return .delete(isWide ? .wordForward : .forward)
        case .keyboardInsert: return isWide ? .act(.copy) : extends ? .act(.paste) : nil
        case .keyboardF10 where extends && !isWide: return .act(.showMenu)
        case .keyboardApplication where !isWide: return .act(.showMenu)
        default: return nil
        }
    }

    private static func emacs(_ key: Key, _ held: ModifierFlags) -> TextKeyCommand? {
        let letter = key.charactersIgnoringModifiers.lowercased()
        let extends = held.contains(.shift)
        switch (letter, held.subtracting(.shift)) {
        case ("a", .control): return .move(.lineStart, extends: extends)
        case ("e", .control): return .move(.lineEnd, extends: extends)
        case ("b", .control): return .move(.backward, extends: extends)
        case ("f", .control): return .move(.forward, extends: extends)
        case ("p", .control): return .move(.up, extends: extends)
        case ("n", .control): return .move(.down, extends: extends)
        case ("d", .control): return .delete(.forward)
        case ("k", .control): return .delete(.paragraphEnd)
        case ("w", .control): return .act(.cut)
        case ("y", .control): return .act(.paste)
        case ("b", .alternate): return .move(.wordBackward, extends: extends)
        case ("f", .alternate): return .move(.wordForward, extends: extends)
        case ("d", .alternate): return .delete(.wordForward)
        default: return nil
        }
    }
}

extension Key {
    /// The key by its place; of the number pad, when it types no digit, what is printed below the digit.
    nonisolated fileprivate var motionUsage: KeyUsage? {
        guard characters.isEmpty else { return usage }
        return switch usage {
        case .keypad1: .keyboardEnd
        case .keypad2: .keyboardDownArrow
        case .keypad3: .keyboardPageDown
        case .keypad4: .keyboardLeftArrow
        case .keypad6: .keyboardRightArrow
        case .keypad7: .keyboardHome
        case .keypad8: .keyboardUpArrow
        case .keypad9: .keyboardPageUp
        case .keypad0: .keyboardInsert
        case .keypadPeriod: .keyboardDeleteForward
        default: usage
        }
    }
}
