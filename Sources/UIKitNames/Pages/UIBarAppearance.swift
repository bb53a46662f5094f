public import Tactus

/// How a bar looks: a ``BarAppearance`` as an object, as UIKit has it. A bar takes it as it is when it is set.
public class UIBarAppearance {
    fileprivate(set) var appearance = BarAppearance.default

    /// Creates an appearance as the theme says.
    public init() {}

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

    /// The colour of the line at the edge; `nil` for none.
    public final var shadowColor: UIColor? {
        get { appearance.shadowColor }
        set { appearance.shadowColor = newValue }
    }
}

/// How a navigation bar looks.
public final class UINavigationBarAppearance: UIBarAppearance {
    fileprivate convenience init(_ appearance: BarAppearance) {
        self.init()
        self.appearance = appearance
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

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance {
    fileprivate convenience init(_ appearance: BarAppearance) {
        self.init()
        self.appearance = appearance
    }
}

/// How a toolbar looks.
public final class UIToolbarAppearance: UIBarAppearance {
    fileprivate convenience init(_ appearance: BarAppearance) {
        self.init()
        self.appearance = appearance
    }
}

extension TabBar: OptionalForms {}

extension OptionalForms where Self: NavigationBar {
    /// How the bar looks while something is scrolled behind it.
    public var standardAppearance: UINavigationBarAppearance {
        get { UINavigationBarAppearance((self as NavigationBar).standardAppearance as BarAppearance) }
        set { (self as NavigationBar).standardAppearance = newValue.appearance as BarAppearance }
    }

    /// How the bar looks while nothing lies behind it; `nil` for without a background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { ((self as NavigationBar).scrollEdgeAppearance as BarAppearance?).map { UINavigationBarAppearance($0) } }
        set { (self as NavigationBar).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}

extension OptionalForms where Self: NavigationItem {
    /// How the bar looks while something is scrolled behind it; `nil` for as the bar says.
    public var standardAppearance: UINavigationBarAppearance? {
        get { ((self as NavigationItem).standardAppearance as BarAppearance?).map { UINavigationBarAppearance($0) } }
        set { (self as NavigationItem).standardAppearance = newValue?.appearance as BarAppearance? }
    }

    /// How the bar looks while nothing lies behind it; `nil` for as the bar says.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { ((self as NavigationItem).scrollEdgeAppearance as BarAppearance?).map { UINavigationBarAppearance($0) } }
        set { (self as NavigationItem).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}

extension OptionalForms where Self: TabBar {
    /// How the bar looks while something is scrolled behind it.
    public var standardAppearance: UITabBarAppearance {
        get { UITabBarAppearance((self as TabBar).standardAppearance as BarAppearance) }
        set { (self as TabBar).standardAppearance = newValue.appearance as BarAppearance }
    }

    /// How the bar looks while nothing lies behind it; `nil` for without a background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { ((self as TabBar).scrollEdgeAppearance as BarAppearance?).map { UITabBarAppearance($0) } }
        set { (self as TabBar).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}

extension OptionalForms where Self: Toolbar {
    /// How the bar looks while something is scrolled behind it.
    public var standardAppearance: UIToolbarAppearance {
        get { UIToolbarAppearance((self as Toolbar).standardAppearance as BarAppearance) }
        set { (self as Toolbar).standardAppearance = newValue.appearance as BarAppearance }
    }

    /// How the bar looks while nothing lies behind it; `nil` for without a background.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { ((self as Toolbar).scrollEdgeAppearance as BarAppearance?).map { UIToolbarAppearance($0) } }
        set { (self as Toolbar).scrollEdgeAppearance = newValue?.appearance as BarAppearance? }
    }
}
