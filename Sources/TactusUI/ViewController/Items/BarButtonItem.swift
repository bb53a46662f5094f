public import TactusGraphics

/// A button in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItems = [
///     BarButtonItem(title: "Done", style: .prominent) { [unowned self] _ in save() },
///     BarButtonItem(icon: .ellipsis, accessibilityLabel: "More", menu: menu),
/// ]
/// ```
open class BarButtonItem: BarItem {
    /// How prominent a button in a bar is.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// As the others.
        case plain
        /// The one that most users want: set in a stronger weight.
        case prominent
    }

    /// What stands at the upper corner of a button. UIKit's `UIBarButtonItem.Badge`.
    ///
    /// ```swift
    /// inbox.badge = .count(unread)
    /// inbox.badge?.backgroundColor = .systemBlue
    /// ```
    nonisolated public struct Badge: Hashable, Sendable {
        /// What it says; `nil` for a dot.
        public var stringValue: String?
        /// Its ground; `nil`, by default, for red.
        public var backgroundColor: Color?
        /// The colour of the text; `nil`, by default, for the one that can be read on the ground.
        public var foregroundColor: Color?

        /// Returns a badge with a number.
        ///
        /// - Parameter value: The number; more than 999 is shown as `999+`.
        /// - Returns: The badge; `nil` for 0 and less.
        public static func count(_ value: Int) -> Badge? {
            value > 0 ? Badge(stringValue: value > 999 ? "999+" : "\(value)") : nil
        }

        /// Returns a badge with a text.
        public static func string(_ value: String) -> Badge { Badge(stringValue: value) }

        /// Returns a dot.
        public static func indicator() -> Badge { Badge() }
    }

    /// How prominent the button is.
    public final var style: Style { didSet { if style != oldValue { itemDidChange() } } }
    /// Its colour; `nil`, by default, for the tint of the bar.
    public final var tintColor: Color? { didSet { if tintColor != oldValue { itemDidChange() } } }
    /// A view in place of the button, as large as it wants to be; `nil` by default.
    public final var customView: View? { didSet { if customView !== oldValue { itemDidChange() } } }
    /// What the button does; `nil` for nothing.
    public final var primaryAction: Action? { didSet { if primaryAction !== oldValue { itemDidChange() } } }
    /// What the button opens: on a tap when it has no ``primaryAction``, else on a long press. `nil` by default.
    public final var menu: Menu? { didSet { if menu !== oldValue { itemDidChange() } } }
    /// What stands at the button's upper corner; `nil`, by default, for nothing.
    public final var badge: Badge? { didSet { if badge != oldValue { itemDidChange() } } }
    /// Whether it is not there. `false` by default.
    public final var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
    /// How wide a button is, or a space of a fixed width, in points: not negative, and finite. 0, by default, for a
    /// button that is as wide as what it shows. A space that takes what is left and a ``customView`` do not go by it.
    public final var width = 0.0 {
        didSet {
            precondition(width >= 0 && width.isFinite, "an item of a bar cannot be \(width) points wide")
            if width != oldValue { itemDidChange() }
        }
    }
    /// Its width in points where it is a space; `nil` for a space that takes what is left, and for buttons.
    public final var spaceWidth: Double? { isSpace && !isFlexible ? width : nil }
    private let isFlexible: Bool
    /// Whether it is an empty space in a toolbar.
    public final let isSpace: Bool

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - icon: A sign in place of the text, or beside it.
    ///   - style: How prominent it is.
    ///   - accessibilityLabel: What it is called where it has no text.
    ///   - menu: What it opens.
    ///   - handler: What it does; `nil` for one that only opens its menu.
    public init(
        title: String? = nil, icon: Icon? = nil, style: Style = .plain, accessibilityLabel: String? = nil,
        menu: Menu? = nil, handler: ((Action) -> Void)? = nil
    ) {
        self.style = style
        self.menu = menu
        isFlexible = false
        isSpace = false
        super.init(title: title, icon: icon)
        self.accessibilityLabel = accessibilityLabel
        if let handler { primaryAction = Action(title: title ?? "", icon: icon, handler: handler) }
    }

    /// Creates an item that shows a view of the program.
    public convenience init(customView: View) {
        self.init()
        self.customView = customView
    }

    /// Creates a space in a toolbar.
    ///
    /// - Parameter spaceWidth: Its width in points: not negative, and finite; `nil` for a space that takes what is
    ///   left, in equal parts with others of its kind.
    public init(spaceWidth: Double?) {
        let width = spaceWidth ?? 0
        precondition(width >= 0 && width.isFinite, "a space in a bar cannot be \(width) points wide")
        style = .plain
        self.width = width
        isFlexible = spaceWidth == nil
        isSpace = true
        super.init()
    }

    /// Returns a space in a toolbar that takes what is left, in equal parts with others of its kind.
    public static func flexibleSpace() -> BarButtonItem { BarButtonItem(spaceWidth: nil) }

    /// Returns a space of a width in a toolbar.
    ///
    /// - Parameter width: The width in points: not negative, and finite.
    /// - Returns: The space.
    public static func fixedSpace(_ width: Double) -> BarButtonItem { BarButtonItem(spaceWidth: width) }

    /// Does what a tap on the button does, if it is enabled and does anything.
    ///
    /// - Returns: Whether it was done.
    @discardableResult
    public final func perform() -> Bool { isEnabled && !isHidden && primaryAction?.perform() ?? false }
}
