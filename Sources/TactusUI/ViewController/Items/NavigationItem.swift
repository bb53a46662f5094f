/// What the bar above a page shows while the page is in front: its title and its buttons.
///
/// Each controller has one: ``ViewController/navigationItem``. A navigation controller reads it.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do
// not.
@MainActor open class NavigationItem {
    /// When a title is large, below the buttons, until the content is scrolled.
    nonisolated public enum LargeTitleDisplayMode: Hashable, Sendable, CaseIterable {
        /// As with the page before; the first one is large.
        case automatic
        /// Always large.
        case always
        /// Never large.
        case never
    }

    /// What the button says that leads back to a page.
    nonisolated public enum BackButtonDisplayMode: Hashable, Sendable, CaseIterable {
        /// The page's title, where there is room for it.
        case `default`
        /// "Back", where there is room for it.
        case generic
        /// Nothing: an arrow alone. Assistive tools say the title.
        case minimal
    }

    /// The title; `nil` for that of the controller (``ViewController/title``).
    public final var title: String? { didSet { if title != oldValue { itemDidChange() } } }
    /// A second line under the title; `nil` by default.
    public final var subtitle: String? { didSet { if subtitle != oldValue { itemDidChange() } } }
    /// A line above the title and the buttons, for which the bar becomes higher; `nil`, by default, for none.
    public final var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            itemDidChange()
            accessoryDidChange()
        }
    }
    /// A view in place of the title, as large as it wants to be; `nil` by default.
    public final var titleView: View? { didSet { if titleView !== oldValue { itemDidChange() } } }
    /// When the title is large, where the bar likes large titles.
    public final var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }
    /// The buttons where reading begins, in order from the edge inwards.
    public final var leftBarButtonItems: [BarButtonItem] = [] { didSet { itemDidChange() } }
    /// The buttons where reading ends, in order from the edge inwards.
    public final var rightBarButtonItems: [BarButtonItem] = [] { didSet { itemDidChange() } }
    /// Whether the buttons where reading begins stand beside the one that leads back, and not in its place. `false` by
    /// default.
    public final var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// Whether there is no button that leads back from here. Gestures lead back all the same. `false` by default.
    public final var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
    /// What the button that leads back here says; `nil`, by default, for the title.
    public final var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }
    /// How much of that the button says.
    public final var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    /// How the bar looks while something is scrolled behind it, and this item is in front; `nil`, by default, for as
    /// the bar says.
    public final var standardAppearance: BarAppearance? {
        didSet { if standardAppearance != oldValue { itemDidChange() } }
    }
    /// How the bar looks while nothing lies behind it, and this item is in front; `nil`, by default, for as the bar
    /// says.
    public final var scrollEdgeAppearance: BarAppearance? {
        didSet { if scrollEdgeAppearance != oldValue { itemDidChange() } }
    }

    /// A view below the row of buttons and the large title, as wide as the bar and as high as `sizeThatFits(_:)` says:
    /// a search bar, segments. `nil` by default.
    public final var accessoryView: View? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
    /// Who answers for the accessory view, kept with the item; `nil` by default.
    public final var accessoryController: ViewController?
    /// Whether the accessory view gives way, before the large title does, when the content is scrolled. Not while
    /// something in it has the keys. `true` by default.
    public final var hidesAccessoryViewWhenScrolling = true {
        didSet { if hidesAccessoryViewWhenScrolling != oldValue { accessoryDidChange() } }
    }
    /// Whether the accessory view has the bar for itself, without title and buttons, as while somebody searches.
    /// `false` by default. Animated when it is set in an animation.
    public final var showsAccessoryViewAlone = false {
        didSet { if showsAccessoryViewAlone != oldValue { accessoryDidChange() } }
    }
    /// The controller whose bar the item describes; `nil` for an item that was made by itself.
    public final weak internal(set) var viewController: ViewController?

    /// The bar that shows the item, which is told of changes.
    public final weak var observer: (any NavigationItemObserver)?

    /// Creates an item.
    ///
    /// - Parameter title: Its title.
    public init(title: String? = nil) { self.title = title }

    /// The first button where reading begins; `nil` for none.
    public final var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems.first }
        set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
    }

    /// The first button where reading ends; `nil` for none.
    public final var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems.first }
        set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
    }

    /// Lets the bar lay the accessory view out anew, as when it wants to be of another height.
    public final func setNeedsAccessoryViewLayout() { accessoryDidChange() }

    private func itemDidChange() { observer?.navigationItemDidChange(self) }
    private func accessoryDidChange() { observer?.navigationItemDidChangeAccessoryView(self) }
}

/// Shows navigation items, and is told when one of them changes.
@MainActor public protocol NavigationItemObserver: AnyObject {
    /// Called when something of an item has changed.
    func navigationItemDidChange(_ item: NavigationItem)
    /// Called when an item has another accessory view, or it is to be laid out anew.
    func navigationItemDidChangeAccessoryView(_ item: NavigationItem)
}

extension NavigationItemObserver {
    /// Does what any change does.
    public func navigationItemDidChangeAccessoryView(_ item: NavigationItem) { navigationItemDidChange(item) }
}

/// What bars around a controller show for it.
struct ControllerItems {
    var navigation: NavigationItem?
    var tab: TabBarItem?
    var toolbar: [BarButtonItem] = []
    var hidesBottomBar = false
    var editButton: BarButtonItem?
    var keyCommands: [KeyCommand] = []
    var isEditing = false
    weak var observer: (any ControllerItemsObserver)?
}

/// Is told when a controller's title or the buttons of its toolbar change: the container that shows them.
@MainActor public protocol ControllerItemsObserver: AnyObject {
    /// Called when the title or the buttons of the toolbar of a controller have changed.
    func controllerItemsDidChange(_ controller: ViewController)
}

extension ViewController {
    /// What the bar above the controller's view shows while it is the front page of a navigation controller. Made when
    /// it is first asked for, with the controller's title.
    public final var navigationItem: NavigationItem {
        if let item = items.navigation { return item }
        let item = NavigationItem(title: title)
        item.viewController = self
        items.navigation = item
        return item
    }

    /// The controller was given a title: that of the items that there are.
    final func titleDidChange(from old: String?) {
        items.navigation?.title = title
        items.tab?.title = title
        if title != old { items.observer?.controllerItemsDidChange(self) }
    }

    /// What a tab bar shows for the controller. Made when it is first asked for, with the controller's title.
    public final var tabBarItem: TabBarItem {
        get {
            if let item = items.tab { return item }
            let item = TabBarItem(title: title)
            items.tab = item
            return item
        }
        set {
            items.tab = newValue
            items.observer?.controllerItemsDidChange(self)
        }
    }

    /// The buttons in the bar below the controller's view, where a navigation controller shows one.
    public final var toolbarItems: [BarButtonItem] {
        get { items.toolbar }
        set {
            items.toolbar = newValue
            items.observer?.controllerItemsDidChange(self)
        }
    }

    /// Whether the bar of tabs at the lower edge goes when the controller is pushed, and stays away until it is popped:
    /// as for a page that is read, or one with a toolbar of its own. `false` by default. Set it before the push; the
    /// first page of a stack has the bar always.
    public final var hidesBottomBarWhenPushed: Bool {
        get { items.hidesBottomBar }
        set { items.hidesBottomBar = newValue }
    }

    /// The container that is told when the title, the tab or the toolbar of the controller change.
    public final weak var itemsObserver: (any ControllerItemsObserver)? {
        get { items.observer }
        set { items.observer = newValue }
    }
}
