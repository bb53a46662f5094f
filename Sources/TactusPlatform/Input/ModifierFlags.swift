/// The modifier keys that are held, and the locks that are on. The raw values are UIKit's.
public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let alphaShift = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = ModifierFlags(rawValue: 1 << 19)
    /// The key with a logo: Super, or Command. What a `KeyCommand` declares by this name is another key by default,
    /// see `Application.primaryCommandModifier`.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
}
