public import Tactus

/// How a bar looks: a ``BarAppearance`` as an object, as UIKit has it. A bar takes it as it is when it is set; one that
/// is read of a bar changes the bar.
@MainActor public class UIBarAppearance: @MainActor Hashable {
    fileprivate(set) var appearance = BarAppearance.default { didSet { if appearance != oldValue { changed?() } } }
    /// Lets the bar look so that it was read of.
    fileprivate var changed: (() -> Void)?

    /// Creates an appearance as the theme says.
    public init() {}

    /// Appearances are equal that look the same.
    public static func == (first: UIBarAppearance, second: UIBarAppearance) -> Bool {
        first.appearance == second.appearance
    }

    /// Feeds how it looks into `hasher`.
    public final func hash(into hasher: inout Hasher) { hasher.combine(appearance) }

    /// Makes the bar of a material, as the theme says.
    public final func configureWithDefaultBackground() { replaceBackground(by: .default) }

    /// Makes the bar of a colour alone.
    public final func configureWithOpaqueBackground() { replaceBackground(by: .opaque) }

    /// Makes the bar of nothing, without a line.
    public final func configureWithTransparentBackground() { replaceBackground(by: .transparent) }

    private func replaceBackground(by new: BarAppearance) {
        appearance.background = new.background
        appearance.backgroundColor = new.backgroundColor
        appearance.shadowColor = new.shadowColor
    }

    /// The colour of the bar; `nil` for the theme's.
    public final var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }

    /// What is made of what lies behind the bar; `nil` for nothing: the bar is of its colour, or transparent.
    public final var backgroundEffect: UIBlurEffect? {
        get { appearance.background == .material ? UIBlurEffect(style: .systemChromeMaterial) : nil }
        set { appearance.background = newValue == nil ? .transparent : .material }
    }

    /// The colour of the line at the edge; `nil` for none.
    public final var shadowColor: UIColor? {
        get { appearance.shadowColor }
        set { appearance.shadowColor = newValue }
    }
}

/// How a navigation bar looks.
public final class UINavigationBarAppearance: UIBarAppearance {
    fileprivate convenience init<Item>(
        _ appearance: BarAppearance, of item: Item, _ set: @escaping (Item, BarAppearance) -> Void
    ) where Item: AnyObject {
        self.init()
        self.appearance = appearance
        changed = { [weak item, unowned self] in if let item { set(item, self.appearance) } }
    }

    /// How the title looks: `.font` and `.foregroundColor`.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { appearance.titleTextAttributes.dictionary }
        set { appearance.titleTextAttributes = TextAttributes(newValue) }
    }

    /// How a large title looks: `.font` and `.foregroundColor`.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { appearance.largeTitleTextAttributes.dictionary }
        set { appearance.largeTitleTextAttributes = TextAttributes(newValue) }
    }
}

extension UINavigationBarAppearance {
    /// How the titles of buttons look.
    public var buttonAppearance: UIBarButtonItemAppearance {
        get {
            UIBarButtonItemAppearance(
                [
                    appearance.buttonTitleTextAttributes, appearance.highlightedButtonTitleTextAttributes,
                    appearance.disabledButtonTitleTextAttributes,
                ]) { [self] in take($0) }
        }
        set { take(newValue.states) }
    }

    /// The same: a prominent button looks as the others, and stronger.
    public var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttonAppearance }
        set { buttonAppearance = newValue }
    }

    /// How the title of the button that leads back looks, in its normal state.
    public var backButtonAppearance: UIBarButtonItemAppearance {
        get {
            UIBarButtonItemAppearance([appearance.backButtonTitleTextAttributes]) { [self] in
                appearance.backButtonTitleTextAttributes = $0[0]
            }
        }
        set { appearance.backButtonTitleTextAttributes = newValue.states[0] }
    }

    private func take(_ states: [TextAttributes]) {
        appearance.buttonTitleTextAttributes = states[0]
        appearance.highlightedButtonTitleTextAttributes = states[1]
        appearance.disabledButtonTitleTextAttributes = states[2]
    }
}

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance {
    fileprivate convenience init<Item>(
        _ appearance: BarAppearance, of item: Item, _ set: @escaping (Item, BarAppearance) -> Void
    ) where Item: AnyObject {
        self.init()
        self.appearance = appearance
        changed = { [weak item, unowned self] in if let item { set(item, self.appearance) } }
    }
}

extension UITabBarAppearance {
    /// How tabs look that stand beside one another.
    public var stackedLayoutAppearance: UITabBarItemAppearance {
        get {
            UITabBarItemAppearance(
                [
                    .init(attributes: appearance.tabTitleTextAttributes, color: appearance.tabIconColor),
                    .init(
                        attributes: appearance.selectedTabTitleTextAttributes, color: appearance.selectedTabIconColor),
                ]) { [self] in take($0) }
        }
        set { take(newValue.states) }
    }

    /// The same: a bar has one look, wherever it is.
    public var inlineLayoutAppearance: UITabBarItemAppearance {
        get { stackedLayoutAppearance }
        set { stackedLayoutAppearance = newValue }
    }

    /// The same.
    public var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { stackedLayoutAppearance }
        set { stackedLayoutAppearance = newValue }
    }

    private func take(_ states: [UITabBarItemAppearance.Look]) {
        (appearance.tabTitleTextAttributes, appearance.tabIconColor) = (states[0].attributes, states[0].color)
        appearance.selectedTabTitleTextAttributes = states[1].attributes
        appearance.selectedTabIconColor = states[1].color
    }
}

/// How a toolbar looks.
public final class UIToolbarAppearance: UIBarAppearance {
    fileprivate convenience init<Item>(
        _ appearance: BarAppearance, of item: Item, _ set: @escaping (Item, BarAppearance) -> Void
    ) where Item: AnyObject {
        self.init()
        self.appearance = appearance
        changed = { [weak item, unowned self] in if let item { set(item, self.appearance) } }
    }
}

extension OptionalForms where Self: NavigationBar {
    /// How the bar looks while something is scrolled behind it.
    public var standardAppearance: UINavigationBarAppearance {
        get {
            UINavigationBarAppearance(
                (self as NavigationBar).standardAppearance as BarAppearance, of: self as NavigationBar
            ) {
                $0.standardAppearance = $1 as BarAppearance
            }
        }
        set { (self as NavigationBar).standardAppearance = newValue.appearance as BarAppearance }
    }

    /// How the bar looks while nothing lies behind it; `nil` for without a background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get {
            ((self as NavigationBar).scrollEdgeAppearance as BarAppearance?).map {
                UINavigationBarAppearance($0, of: self as NavigationBar) {
                    $0.scrollEdgeAppearance = $1 as BarAppearance?
                }
            }
        }
        set { (self as NavigationBar).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}

extension OptionalForms where Self: NavigationItem {
    /// How the bar looks while something is scrolled behind it; `nil` for as the bar says.
    public var standardAppearance: UINavigationBarAppearance? {
        get {
            ((self as NavigationItem).standardAppearance as BarAppearance?).map {
                UINavigationBarAppearance($0, of: self as NavigationItem) {
                    $0.standardAppearance = $1 as BarAppearance?
                }
            }
        }
        set { (self as NavigationItem).standardAppearance = newValue?.appearance as BarAppearance? }
    }

    /// How the bar looks while nothing lies behind it; `nil` for as the bar says.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get {
            ((self as NavigationItem).scrollEdgeAppearance as BarAppearance?).map {
                UINavigationBarAppearance($0, of: self as NavigationItem) {
                    $0.scrollEdgeAppearance = $1 as BarAppearance?
                }
            }
        }
        set { (self as NavigationItem).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}

extension OptionalForms where Self: TabBar {
    /// How the bar looks while something is scrolled behind it.
    public var standardAppearance: UITabBarAppearance {
        get {
            UITabBarAppearance((self as TabBar).standardAppearance as BarAppearance, of: self as TabBar) {
                $0.standardAppearance = $1 as BarAppearance
            }
        }
        set { (self as TabBar).standardAppearance = newValue.appearance as BarAppearance }
    }

    /// How the bar looks while nothing lies behind it; `nil` for without a background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get {
            ((self as TabBar).scrollEdgeAppearance as BarAppearance?).map {
                UITabBarAppearance($0, of: self as TabBar) { $0.scrollEdgeAppearance = $1 as BarAppearance? }
            }
        }
        set { (self as TabBar).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}

extension OptionalForms where Self: Toolbar {
    /// How the bar looks while something is scrolled behind it.
    public var standardAppearance: UIToolbarAppearance {
        get {
            UIToolbarAppearance((self as Toolbar).standardAppearance as BarAppearance, of: self as Toolbar) {
                $0.standardAppearance = $1 as BarAppearance
            }
        }
        set { (self as Toolbar).standardAppearance = newValue.appearance as BarAppearance }
    }

    /// How the bar looks while nothing lies behind it; `nil` for without a background.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get {
            ((self as Toolbar).scrollEdgeAppearance as BarAppearance?).map {
                UIToolbarAppearance($0, of: self as Toolbar) { $0.scrollEdgeAppearance = $1 as BarAppearance? }
            }
        }
        set { (self as Toolbar).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}
