/// What a drop does with what was dragged.
public enum DropOperation: Hashable, Sendable, CaseIterable {
    /// The target gets a copy.
    case copy
    /// The target gets it, and whoever dragged it takes its own away.
    case move
    /// The target asks the user, and says what it was with `DropSession.settle(on:)`.
    case ask
}

/// A set of what a drop may do.
public struct DropOperations: OptionSet, Hashable, Sendable {
    /// One bit an operation.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The set with one operation.
    public init(_ operation: DropOperation) {
        self =
            switch operation {
            case .copy: .copy
            case .move: .move
            case .ask: .ask
            }
    }

    /// The target may get a copy.
    public static let copy = DropOperations(rawValue: 1)
    /// The target may get it for good.
    public static let move = DropOperations(rawValue: 2)
    /// The target may ask the user.
    public static let ask = DropOperations(rawValue: 4)

    /// Whether an operation is one of them.
    public func contains(_ operation: DropOperation) -> Bool { contains(DropOperations(operation)) }
}

/// What a view would do with what is dragged over it.
public struct DropProposal: Hashable, Sendable {
    /// What it can do. With several, the user chooses with Control (copy), Shift (move) or both (ask), as far as
    /// whoever drags allows it.
    public var operations: DropOperations
    /// The operation unless the user chooses another; `nil` for the first that is possible, in the
    /// order copy, move, ask.
    public var preferred: DropOperation?

    /// Creates a proposal.
    public init(_ operations: DropOperations, preferring preferred: DropOperation? = nil) {
        self.operations = operations
        self.preferred = preferred
    }

    /// The view takes a copy.
    public static let copy = DropProposal(.copy)
    /// The view takes it for good.
    public static let move = DropProposal(.move)
    /// The view does not want it.
    public static let forbidden = DropProposal([])
}

/// Decides what a drop does, for drags that the toolkit runs itself. Compositors decide in the same way.
package enum DragNegotiation {
    /// The operation; `nil` when there is none that both can do.
    package static func operation(
        allowed: DropOperations, proposal: DropProposal, modifiers: ModifierFlags
    ) -> DropOperation? {
        let common = allowed.intersection(proposal.operations)
        let wishes = [chosen(with: modifiers), proposal.preferred].compactMap(\.self)
        return (wishes + DropOperation.allCases).first { common.contains($0) }
    }

    private static func chosen(with modifiers: ModifierFlags) -> DropOperation? {
        switch modifiers.intersection([.control, .shift]) {
        case [.control, .shift]: .ask
        case .control: .copy
        case .shift: .move
        default: nil
        }
    }
}
