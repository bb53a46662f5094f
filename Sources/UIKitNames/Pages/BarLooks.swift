public import Tactus

/// How a bar looks in one word.
nonisolated public enum UIBarStyle: Int, Hashable, Sendable, CaseIterable {
    /// As what is around it.
    case `default`
    /// Dark.
    case black
}

extension AppearanceBar where Self: View {
    /// The colour of the bar, opaque; `nil` for the theme's material. A bar that lets nothing through has it also while
    /// nothing lies behind it.
    public var barTintColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set {
            changeAppearances {
                $0.backgroundColor = newValue
                $0.background = newValue == nil ? .material : .opaque
            }
        }
    }

    /// Whether what lies behind the bar shines through; `true` by default.
    public var isTranslucent: Bool {
        get { standardAppearance.background != .opaque }
        set {
            guard newValue != isTranslucent else { return }
            changeAppearances { $0.background = newValue ? .material : .opaque }
        }
    }

    /// How the bar looks in one word.
    public var barStyle: UIBarStyle {
        get { traitOverrides.userInterfaceStyle == .dark ? .black : .default }
        set { traitOverrides.userInterfaceStyle = newValue == .black ? .dark : nil }
    }
}

extension NavigationBar {
    /// How titles look: `.font` and `.foregroundColor`; `nil` for as the theme says.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes.dictionary }
        set { changeAppearances { $0.titleTextAttributes = TextAttributes(newValue ?? [:]) } }
    }

    /// How large titles look: `.font` and `.foregroundColor`; `nil` for as the theme says.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes.dictionary }
        set { changeAppearances { $0.largeTitleTextAttributes = TextAttributes(newValue ?? [:]) } }
    }
}

extension OptionalForms where Self: TabBar {
    /// The tabs; never `nil` when read.
    public var items: [TabBarItem]? {
        get { (self as TabBar).items as [TabBarItem] }
        set { (self as TabBar).items = (newValue ?? []) as [TabBarItem] }
    }
}
