import TactusPlatform

/// A command that a combination of keys fires.
///
/// A responder lists its key commands in ``Responder/keyCommands``; they fire while it, or one that comes before it in
/// the responder chain, is the first responder of the key window.
///
/// ```swift
/// override var keyCommands: [KeyCommand] {
///     [KeyCommand(title: "Save", input: "s", modifierFlags: .command, action: .save)]
/// }
/// ```
///
/// `ModifierFlags.command` stands for Control here, unless the application says otherwise
/// (``Application/primaryCommandModifier``).
open class KeyCommand: Command {
    /// The key of a key command, besides its modifiers.
    nonisolated public enum Input: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The key that types this character without modifiers, or one that types it with Shift: `+` is found wherever
        /// the user's layout has it. Upper and lower case are the same.
        case character(String)
        /// The key in this place, whatever it types.
        case usage(KeyUsage)

        /// Creates an input from the character that its key types.
        public init(stringLiteral character: String) { self = .character(character) }

        /// The arrow up.
        public static let upArrow = Input.usage(.keyboardUpArrow)
        /// The arrow down.
        public static let downArrow = Input.usage(.keyboardDownArrow)
        /// The arrow to the left.
        public static let leftArrow = Input.usage(.keyboardLeftArrow)
        /// The arrow to the right.
        public static let rightArrow = Input.usage(.keyboardRightArrow)
        /// Escape.
        public static let escape = Input.usage(.keyboardEscape)
        /// Return.
        public static let `return` = Input.usage(.keyboardReturnOrEnter)
        /// Tab.
        public static let tab = Input.usage(.keyboardTab)
        /// Backspace.
        public static let backspace = Input.usage(.keyboardDeleteOrBackspace)
        /// Delete.
        public static let delete = Input.usage(.keyboardDeleteForward)
        /// Home.
        public static let home = Input.usage(.keyboardHome)
        /// End.
        public static let end = Input.usage(.keyboardEnd)
        /// Page Up.
        public static let pageUp = Input.usage(.keyboardPageUp)
        /// Page Down.
        public static let pageDown = Input.usage(.keyboardPageDown)

        /// The function key of a number from 1 to 24.
        public static func function(_ number: Int) -> Input {
            precondition((1...24).contains(number), "there is no F\(number)")
            let first: UInt16 = number <= 12 ? 0x3A : 0x68
            return .usage(KeyUsage(keyboard: first + UInt16((number - 1) % 12)))
        }
    }

    /// The key.
    public final let input: Input
    /// The modifiers that must be held with it, and no others. Locks do not matter.
    public final let modifierFlags: ModifierFlags
    /// Whether the command comes before typing: the first responder never sees the key. `false` by default.
    public final var wantsPriorityOverSystemBehavior = false
    /// Whether the command fires again and again while its keys are held. `false` by default.
    public final var allowsAutomaticRepeat = false

    /// Creates a key command.
    ///
    /// - Parameters:
    ///   - title: What the user reads where the command is shown.
    ///   - input: The key.
    ///   - modifierFlags: The modifiers to hold with it.
    ///   - action: What is done; the first one up the chain from the first responder that can does it.
    public init<P>(title: String = "", input: Input, modifierFlags: ModifierFlags = [], action: ActionKey<P>) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, action: action)
    }

    /// Whether a key fires the command.
    ///
    /// - Parameters:
    ///   - key: The key, with the modifiers that are held.
    ///   - primary: What `ModifierFlags.command` stands for: ``Application/primaryCommandModifier``.
    /// - Returns: Whether it is the command's key, and just its modifiers are held.
    public final func matches(_ key: Key, primary: ModifierFlags) -> Bool {
        let wanted = KeyChord.resolve(modifierFlags, primary: primary)
        return KeyChord(input: input, modifierFlags: wanted).matches(key)
    }
}

/// A key and the modifiers that are held with it.
nonisolated struct KeyChord: Hashable, Sendable {
    private static let significant: ModifierFlags = [.shift, .control, .alternate, .command]

    var input: KeyCommand.Input
    var modifierFlags: ModifierFlags

    /// The modifiers to hold where `flags` are declared.
    static func resolve(_ flags: ModifierFlags, primary: ModifierFlags) -> ModifierFlags {
        guard flags.contains(.command), flags.isDisjoint(with: primary) else { return flags }
        return flags.subtracting(.command).union(primary)
    }

    /// Whether it is this chord that was pressed.
    func matches(_ key: Key) -> Bool {
        let held = key.modifierFlags.intersection(Self.significant)
        let wanted = modifierFlags.intersection(Self.significant)
        if modifierFlags.contains(.numericPad), !key.modifierFlags.contains(.numericPad) { return false }
        switch input {
        case .usage(let usage):
            return held == wanted && key.usage == usage
        case .character(let character):
            if held == wanted, key.charactersIgnoringModifiers.lowercased() == character.lowercased() { return true }
            let hasCase = character.lowercased() != character.uppercased()
            return !hasCase && key.characters == character && held == wanted.union(.shift)
        }
    }
}
