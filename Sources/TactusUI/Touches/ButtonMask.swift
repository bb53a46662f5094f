/// The buttons of a pointer or pen that are down.
nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit a button: the first button is bit 0.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The left button, a finger, or the tip of a pen.
    public static let primary = ButtonMask.button(1)
    /// The right button, or the first button of a pen.
    public static let secondary = ButtonMask.button(2)

    /// The button with the given number, counted from 1: left, right, middle, side, extra, forward, back, task.
    ///
    /// - Parameter number: At least 1.
    /// - Returns: The button; the empty set for numbers above 32.
    public static func button(_ number: Int) -> ButtonMask {
        precondition(number >= 1, "buttons are counted from 1")
        return number > 32 ? [] : ButtonMask(rawValue: 1 << (number - 1))
    }

    /// The button that Linux calls `code`: `BTN_LEFT` is 0x110, `BTN_STYLUS` 0x14b. The empty set for a code that is no
    /// button of a mouse or pen.
    init(linuxCode code: UInt32) {
        switch code {
        case 0x110...0x117: self = .button(Int(code - 0x110) + 1)
        case 0x14b: self = .button(2)
        case 0x14c: self = .button(3)
        case 0x149: self = .button(4)
        default: self = []
        }
    }
}
