import TactusPlatform
import TactusUI

/// A step by which a key or an assistive tool changes the value of a control; see ``Control/adjustValue(by:)``.
nonisolated public enum ValueStep: Hashable, Sendable {
    /// One step down.
    case less
    /// One step up.
    case more
    /// A page of steps down.
    case muchLess
    /// A page of steps up.
    case muchMore
    /// To the least value.
    case least
    /// To the greatest value.
    case most

    /// Creates the step that a key asks for, pressed without modifiers; `nil` for keys that ask for none. Arrows up and
    /// down ask nothing: the controls lie along the line, and the focus can leave them.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isMirrored: Whether more is on the left.
    public init?(_ key: Key, isMirrored: Bool = false) {
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
        switch key.usage {
        case .keyboardLeftArrow: self = isMirrored ? .more : .less
        case .keyboardRightArrow: self = isMirrored ? .less : .more
        case .keyboardPageDown: self = .muchLess
        case .keyboardPageUp: self = .muchMore
        case .keyboardHome: self = .least
        case .keyboardEnd: self = .most
        default: return nil
        }
    }

    /// Returns the index that is asked for among `count` of them in a row.
    ///
    /// - Parameters:
    ///   - index: The present one; `nil` for none.
    ///   - count: How many there are; at least one.
    /// - Returns: The index; `nil` for pages.
    func index(after index: Int?, of count: Int) -> Int? {
        switch self {
        case .less: min(max((index ?? count) - 1, 0), count - 1)
        case .more: min((index ?? -1) + 1, count - 1)
        case .least: 0
        case .most: count - 1
        case .muchLess, .muchMore: nil
        }
    }
}
