public import TactusGraphics

/// Something in a menu: an ``Action``, a ``Command``, another ``Menu``, or elements that come later
/// (``DeferredMenuElement``).
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do
// not.
@MainActor open class MenuElement {
    /// Whether what the element stands for is in force.
    nonisolated public enum State: Hashable, Sendable {
        /// It is not.
        case off
        /// It is.
        case on
        /// It is for a part of what is selected.
        case mixed
    }

    /// How an element is offered.
    nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit an attribute.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It is not shown, and cannot be chosen.
        public static let hidden = Attributes(rawValue: 2)
        /// It takes something away for good: shown in red.
        public static let destructive = Attributes(rawValue: 4)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)

        /// Whether an element with these attributes can be chosen.
        public var allowsChoosing: Bool { isDisjoint(with: [.disabled, .hidden]) }
    }

    /// The title that the user reads.
    public final var title: String
    /// A second line under the title; `nil` by default.
    public final var subtitle: String?
    /// A sign beside the title; `nil` by default.
    public final var icon: Icon?
    /// A picture beside the title, when there is no ``icon``; `nil` by default.
    public final var image: Image?

    /// Creates an element, for subclasses.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - icon: A sign beside it.
    public init(title: String, icon: Icon? = nil) {
        self.title = title
        self.icon = icon
    }
}
