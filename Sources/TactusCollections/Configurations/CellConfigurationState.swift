public import TactusUI

/// In what state something is that is configured by a value. UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
    /// How the interface looks there.
    var traitCollection: TraitCollection { get set }

    /// What a program notes besides; `nil` for what it has not noted.
    subscript(_ key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// By what name a program notes something in a ``ConfigurationState``. UIKit's `UIConfigurationStateCustomKey`.
nonisolated public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key of a name, which no other key of the program has.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key of a name, which no other key of the program has.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// In what state a cell is, as a value: what ``CollectionCell/updateConfiguration(using:)`` goes by. UIKit's
/// `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
    /// How the interface looks there.
    public var traitCollection: TraitCollection
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether a finger is on the cell, and may select it.
    public var isHighlighted = false
    /// Whether keys have marked the cell.
    public var isFocused = false
    /// Whether the cell takes no touches.
    public var isDisabled = false
    /// Whether the collection is edited.
    public var isEditing = false
    /// Whether actions behind the cell are uncovered.
    public var isSwiped = false
    /// Whether the cell is in the user's hand, to be put elsewhere.
    public var isReordering = false
    private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell that nothing is done with.
    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

    /// What a program notes besides; `nil` for what it has not noted.
    public subscript(_ key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
