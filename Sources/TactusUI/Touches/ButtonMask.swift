/// The buttons of a pointer that are down.
nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit a button: the first button is bit 0.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The left button, or a finger.
    public static let primary = ButtonMask.button(1)
    /// The right button.
    public static let secondary = ButtonMask.button(2)

    /// The button with the given number, counted from 1: left, right, middle, side, extra, forward, back, task.
    ///
    /// - Parameter number: At least 1.
    /// - Returns: The button; the empty set for numbers above 32.
    public static func button(_ number: Int) -> ButtonMask {
        precondition(number >= 1, "buttons are counted from 1")
        return number > 32 ? [] : ButtonMask(rawValue: 1 << (number - 1))
    }

    /// The button that Linux calls `code`: `BTN_LEFT` is 0x110. The empty set for a code that is no mouse button.
    init(linuxCode code: UInt32) {
        switch code {
        case 0x110...0x117: self = .button(Int(code - 0x110) + 1)
        default: self = []
        }
    }
}
