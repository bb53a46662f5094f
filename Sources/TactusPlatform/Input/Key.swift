/// A key that is pressed, with what it means on the user's keyboard at that moment.
public struct Key: Hashable, Sendable {
    /// The key's number in Linux (`KEY_A` is 30), wherever the layout puts the letters.
    public var code: UInt32
    /// What the key types with Shift, locks and the third level in force, after the keys that it completes a sequence
    /// of; empty for a key that types nothing. Control and Alt make no difference. Return types `"\r"` and Backspace
    /// `"\u{8}"`, where the keyboard has a layout.
    public var characters: String
    /// What the key types without any modifier. With Control, Alt or Command held and letters that are not Latin, what
    /// it types in the user's Latin layout, if there is one: commands go by that.
    public var charactersIgnoringModifiers: String
    /// The modifiers that were held when the key was pressed.
    public var modifierFlags: ModifierFlags
    /// Whether the key began or continued a sequence that will type one character, such as an accent before its letter,
    /// or broke one off. It types nothing, and a `KeyInput` uses it up.
    public var isComposing: Bool
    /// Whether the key repeats while it is held. Modifiers and most media keys do not.
    public var repeats: Bool
    /// The function of the key for a player, by the user's layout; `nil` for most keys, and where there is no layout.
    public var remoteControlButton: RemoteControlButton?

    /// Creates a key's description.
    public init(
        code: UInt32, characters: String = "", charactersIgnoringModifiers: String = "",
        modifierFlags: ModifierFlags = [], isComposing: Bool = false, repeats: Bool = true,
        remoteControlButton: RemoteControlButton? = nil
    ) {
        self.code = code
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.isComposing = isComposing
        self.repeats = repeats
        self.remoteControlButton = remoteControlButton
    }

    /// The key by its place on the keyboard, as USB numbers it; `nil` for one that has no such number.
    public var usage: KeyUsage? { KeyUsage(linuxCode: code) }
}
