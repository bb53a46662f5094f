public import Tactus

/// How the titles of buttons in a bar look, by their state.
@MainActor public final class UIBarButtonItemAppearance {
    /// Which buttons an appearance is made for: it begins empty for each.
    nonisolated public enum Style: Hashable, Sendable {
        /// Buttons.
        case plain
        /// Prominent ones.
        case done
    }

    /// Normal, highlighted, disabled.
    fileprivate(set) var states: [TextAttributes] { didSet { changed?(states) } }
    private let changed: (([TextAttributes]) -> Void)?

    /// Creates an appearance as the theme says.
    public init() {
        states = Array(repeating: TextAttributes(), count: 3)
        changed = nil
    }

    /// Creates an appearance as the theme says.
    public convenience init(style: Style) { self.init() }

    init(_ states: [TextAttributes], changed: @escaping ([TextAttributes]) -> Void) {
        self.states = states + Array(repeating: TextAttributes(), count: 3 - states.count)
        self.changed = changed
    }

    /// How titles look.
    public var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(self, 0) }
    /// How they look while a finger is on the button.
    public var highlighted: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(self, 1) }
    /// How they look where the button cannot be used.
    public var disabled: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(self, 2) }

    /// Makes it as the theme says.
    public func configureWithDefault(for style: Style) { states = Array(repeating: TextAttributes(), count: 3) }
}

/// How the titles of buttons look in one state.
@MainActor public final class UIBarButtonItemStateAppearance {
    private let owner: UIBarButtonItemAppearance
    private let index: Int

    fileprivate init(_ owner: UIBarButtonItemAppearance, _ index: Int) { (self.owner, self.index) = (owner, index) }

    /// How titles look: `.font` and `.foregroundColor`, lines, room between letters.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { owner.states[index].dictionary }
        set { owner.states[index] = TextAttributes(newValue) }
    }
}

/// How the tabs of a bar look, by their state.
@MainActor public final class UITabBarItemAppearance {
    /// How a tab looks in one state.
    struct Look {
        var attributes = TextAttributes()
        var color: Color?
    }

    /// Normal and selected.
    fileprivate(set) var states: [Look] { didSet { changed?(states) } }
    private let changed: (([Look]) -> Void)?

    /// Creates an appearance as the theme says.
    public init() {
        states = [Look(), Look()]
        changed = nil
    }

    init(_ states: [Look], changed: @escaping ([Look]) -> Void) { (self.states, self.changed) = (states, changed) }

    /// How a tab looks that is not chosen.
    public var normal: UITabBarItemStateAppearance { UITabBarItemStateAppearance(self, 0) }
    /// How the tab looks that is chosen.
    public var selected: UITabBarItemStateAppearance { UITabBarItemStateAppearance(self, 1) }
}

/// How tabs look in one state.
@MainActor public final class UITabBarItemStateAppearance {
    private let owner: UITabBarItemAppearance
    private let index: Int

    fileprivate init(_ owner: UITabBarItemAppearance, _ index: Int) { (self.owner, self.index) = (owner, index) }

    /// How the title looks: `.font` and `.foregroundColor`.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { owner.states[index].attributes.dictionary }
        set { owner.states[index].attributes = TextAttributes(newValue) }
    }

    /// The colour of the picture or sign; `nil` for the theme's.
    public var iconColor: UIColor? {
        get { owner.states[index].color }
        set { owner.states[index].color = newValue }
    }
}
