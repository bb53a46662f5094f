/// A key that is pressed, with what it means on the user's keyboard at that moment.
nonisolated public struct Key: Hashable, Sendable {
    /// The key's number in Linux (`KEY_A` is 30), wherever the layout puts the letters.
    public var code: UInt32
    /// What the key types with Shift, locks and the third level in force; empty for a key that types nothing. Control and
    /// Alt make no difference.
    public var characters: String
    /// What the key types without any modifier.
    public var charactersIgnoringModifiers: String
    /// The modifiers that were held when the key was pressed.
    public var modifierFlags: ModifierFlags
    /// Whether the key repeats while it is held. Modifiers and most media keys do not.
    public var repeats: Bool

    /// Creates a key's description.
    public init(
        code: UInt32, characters: String = "", charactersIgnoringModifiers: String = "",
        modifierFlags: ModifierFlags = [], repeats: Bool = true
    ) {
        self.code = code
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.repeats = repeats
    }

    /// The key by its place on the keyboard, as USB numbers it; `nil` for one that has no such number.
    public var usage: KeyUsage? { KeyUsage(linuxCode: code) }
}
