public import Tactus

/// Decides and is told which items come and go in a bar of a program's own.
public typealias UINavigationBarDelegate = NavigationBarDelegate

extension OptionalForms where Self: NavigationBar {
    /// The items, from the first to the one that is shown; never `nil` when read.
    public var items: [NavigationItem]? {
        get { (self as NavigationBar).items as [NavigationItem] }
        set { (self as NavigationBar).items = (newValue ?? []) as [NavigationItem] }
    }

    /// Shows the last one of other items; `nil` for none.
    ///
    /// - Parameters:
    ///   - items: The items, from the first to the one that is shown.
    ///   - animated: Whether the titles slide.
    public func setItems(_ items: [NavigationItem]?, animated: Bool) {
        (self as NavigationBar).setItems((items ?? []) as [NavigationItem], animated: animated)
    }
}

/// Is told which tab of a bar of a program's own the user chooses.
@MainActor public protocol UITabBarDelegate: AnyObject {
    /// Sent when the user has chosen a tab, also the one that is chosen already. Does nothing by default.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension TabBar {
    /// Finds the delegate of a bar again.
    private final class Teller {
        weak var delegate: (any UITabBarDelegate)?
        init(_ delegate: any UITabBarDelegate) { self.delegate = delegate }
    }

    private static var tellers = Notes<TabBar, Teller>()

    /// Is told which tab the user chooses; in a bar of a program's own the tab is the ``selectedItem`` then.
    public var delegate: (any UITabBarDelegate)? {
        get { Self.tellers[self]?.delegate }
        set {
            precondition(
                onSelection == nil || Self.tellers[self] != nil,
                "the tabs of this bar are its controller's: set the delegate of that")
            let teller = newValue.map { Teller($0) }
            Self.tellers[self] = teller
            guard let teller else { return onSelection = nil }
            onSelection = { [weak self, teller] item in
                guard let self else { return }
                selectedItem = item
                teller.delegate?.tabBar(self, didSelect: item)
            }
        }
    }

    /// Shows other tabs; `nil` for none.
    ///
    /// - Parameters:
    ///   - items: The tabs.
    ///   - animated: Whether the old ones dissolve into the new.
    public func setItems(_ items: [TabBarItem]?, animated: Bool) {
        guard animated, window != nil else {
            self.items = (items ?? []) as [TabBarItem]
            return
        }
        View.transition(with: self, by: .crossDissolve, duration: theme.motion.quick) {
            self.items = (items ?? []) as [TabBarItem]
        }
    }
}
