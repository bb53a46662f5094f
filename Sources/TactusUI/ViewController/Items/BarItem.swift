public import TactusGraphics

/// What a bar shows for something: the model that ``BarButtonItem`` and ``TabBarItem`` share.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do
// not.
@MainActor open class BarItem: nonisolated Hashable {
    /// The text; `nil` for none.
    public final var title: String? { didSet { if title != oldValue { itemDidChange() } } }
    /// A sign, beside the text or in its place; `nil` for none.
    public final var icon: Icon? { didSet { if icon != oldValue { itemDidChange() } } }
    /// A picture, when there is no ``icon``; `nil` for none. A template is drawn in the colour of the text.
    public final var image: Image? { didSet { if image !== oldValue { itemDidChange() } } }
    /// Whether it can be chosen. `true` by default.
    public final var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
    /// What an assistive tool calls it, and a test finds it by; `nil` for its title. One without a title needs it.
    public final var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { itemDidChange() } } }
    /// What a test finds the button by that shows it (`View.accessibilityIdentifier`); `nil`, by default, for nothing.
    /// Nobody reads it out.
    public final var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
    }
    /// A number to find it by; 0 by default.
    public final var tag = 0

    /// The bar that shows it, which is told of changes.
    public final weak var observer: (any BarItemObserver)?

    /// Creates an item, for subclasses.
    public init(title: String? = nil, icon: Icon? = nil) {
        self.title = title
        self.icon = icon
    }

    /// Items are equal when they are the same object.
    nonisolated public static func == (first: BarItem, second: BarItem) -> Bool { first === second }

    /// Feeds the object's identity into `hasher`.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// How an item stands, for its title.
    nonisolated public enum TitleState: Hashable, Sendable, CaseIterable {
        /// None of the others.
        case normal
        /// A finger is on it.
        case highlighted
        /// It cannot be chosen.
        case disabled
        /// It is chosen, as a tab is.
        case selected
    }

    private var titleAttributes: [TitleState: TextAttributes] = [:]

    /// Sets how the title looks: its font, its colour, lines, room between letters. A sign is in the title's colour.
    ///
    /// - Parameters:
    ///   - attributes: How it looks. What is `nil` is as in the normal state, or as the bar says; `nil` for nothing.
    ///   - state: While the item stands so.
    public final func setTitleTextAttributes(_ attributes: TextAttributes?, for state: TitleState) {
        guard attributes != titleAttributes[state] else { return }
        titleAttributes[state] = attributes
        itemDidChange()
    }

    /// Returns how the title was set to look in a state; `nil` when nothing was said.
    public final func titleTextAttributes(for state: TitleState) -> TextAttributes? { titleAttributes[state] }

    /// Returns how the title looks in a state: as was said for it, and for the normal one where that says nothing.
    ///
    /// - Parameter state: How the item stands.
    /// - Returns: What was said.
    public final func shownTitleTextAttributes(in state: TitleState) -> TextAttributes {
        let normal = titleAttributes[.normal] ?? TextAttributes()
        guard state != .normal, let own = titleAttributes[state] else { return normal }
        return own.filled(with: normal)
    }

    /// Tells the bar that shows the item that it has changed. Subclasses call it.
    public final func itemDidChange() { observer?.barItemDidChange(self) }
}

/// Shows items, and is told when one of them changes.
@MainActor public protocol BarItemObserver: AnyObject {
    /// Called when something of an item has changed.
    func barItemDidChange(_ item: BarItem)
}
