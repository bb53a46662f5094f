import TactusPlatform

/// What a key asks of a control that holds a value.
nonisolated enum ValueStep: Hashable, Sendable {
    case less
    case more
    /// A page of them.
    case muchLess
    case muchMore
    case least
    case most

    /// What a key asks that is pressed without modifiers; `nil` for keys that ask nothing. Arrows up and down ask nothing:
    /// the controls lie along the line, and the focus can leave them.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isMirrored: Whether more is on the left.
    init?(_ key: Key, isMirrored: Bool = false) {
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

    /// The place that is asked for among `count` of them in a row.
    ///
    /// - Parameters:
    ///   - place: The present one; `nil` for none.
    ///   - count: How many there are; at least one.
    /// - Returns: The place; `nil` for pages, which are not asked of places.
    func place(after place: Int?, of count: Int) -> Int? {
        switch self {
        case .less: min(max((place ?? count) - 1, 0), count - 1)
        case .more: min((place ?? -1) + 1, count - 1)
        case .least: 0
        case .most: count - 1
        case .muchLess, .muchMore: nil
        }
    }
}
