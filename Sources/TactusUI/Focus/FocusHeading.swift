import TactusPlatform

/// The direction in which the focus moves.
nonisolated public enum FocusHeading: Hashable, Sendable, CaseIterable {
    /// On in reading order, and from the last view to the first: what Tab does.
    case next
    /// Back in reading order, and from the first view to the last: what Shift and Tab do.
    case previous
    /// To what lies above.
    case up
    /// To what lies below.
    case down
    /// To what lies to the left.
    case left
    /// To what lies to the right.
    case right

    /// Where a key leads that is pressed without modifiers, Shift with Tab excepted; `nil` for keys that lead nowhere.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - leavesText: Whether it is pressed in a text, which takes Tab for itself: there Control may be held with it.
    init?(_ key: Key, leavesText: Bool = false) {
        var held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if leavesText, key.usage == .keyboardTab { held.remove(.control) }
        switch (key.usage, held) {
        case (.keyboardTab, []): self = .next
        case (.keyboardTab, .shift): self = .previous
        case (.keyboardUpArrow, []): self = .up
        case (.keyboardDownArrow, []): self = .down
        case (.keyboardLeftArrow, []): self = .left
        case (.keyboardRightArrow, []): self = .right
        default: return nil
        }
    }

    /// Whether it is about the order of reading, rather than a direction.
    var isSequential: Bool { self == .next || self == .previous }
}
