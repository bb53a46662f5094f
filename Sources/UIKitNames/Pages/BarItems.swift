public import Tactus

extension NavigationItem {
    /// Changes what is in the bar, and lets the old dissolve into the new where it shows.
    private func change(animated: Bool, _ body: @escaping () -> Void) {
        guard animated, let bar = viewController?.navigationController?.navigationBar, bar.window != nil else {
            return body()
        }
        View.transition(with: bar, by: .crossDissolve, duration: bar.theme.motion.quick, changes: body)
    }

    /// Shows a button where reading begins; `nil` for none.
    public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
        change(animated: animated) { self.leftBarButtonItem = item }
    }

    /// Shows a button where reading ends; `nil` for none.
    public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
        change(animated: animated) { self.rightBarButtonItem = item }
    }

    /// Shows buttons where reading begins; `nil` for none.
    public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
        change(animated: animated) { self.leftBarButtonItems = items ?? [] }
    }

    /// Shows buttons where reading ends; `nil` for none.
    public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
        change(animated: animated) { self.rightBarButtonItems = items ?? [] }
    }

    /// Shows or hides the button that leads back.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    /// What the button says that leads back to this page: its title, as everything else of it is the bar's.
    public var backBarButtonItem: BarButtonItem? {
        get { backButtonTitle.map { BarButtonItem(title: $0) } }
        set { backButtonTitle = newValue?.title }
    }
}

extension TabBarItem {
    /// Creates an item with a picture.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - image: Its picture.
    ///   - tag: A number to find it by.
    public convenience init(title: String?, image: Image?, tag: Int) {
        self.init(title: title, icon: nil, tag: tag)
        self.image = image
    }
}

extension TabBarItem {
    /// Creates an item with a picture, and another one while it is chosen.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - image: Its picture.
    ///   - selectedImage: Its picture while it is chosen; `nil` for the same.
    public convenience init(title: String?, image: Image?, selectedImage: Image?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The tabs that many programs have.
    nonisolated public enum SystemItem: Hashable, Sendable, CaseIterable {
        /// "More".
        case more
        /// "Favorites".
        case favorites
        /// "Featured".
        case featured
        /// "Top Rated".
        case topRated
        /// "Recents".
        case recents
        /// "Contacts".
        case contacts
        /// "History".
        case history
        /// "Bookmarks".
        case bookmarks
        /// "Search".
        case search
        /// "Downloads".
        case downloads
        /// "Most Recent".
        case mostRecent
        /// "Most Viewed".
        case mostViewed

        var content: (title: String, icon: Icon) {
            switch self {
            case .more: ("More", .ellipsis)
            case .favorites: ("Favorites", .star)
            case .featured: ("Featured", .star)
            case .topRated: ("Top Rated", .star)
            case .recents: ("Recents", .clock)
            case .contacts: ("Contacts", .person)
            case .history: ("History", .clock)
            case .bookmarks: ("Bookmarks", .book)
            case .search: ("Search", .search)
            case .downloads: ("Downloads", .download)
            case .mostRecent: ("Most Recent", .clock)
            case .mostViewed: ("Most Viewed", .list)
            }
        }
    }

    /// Creates one of the tabs that many programs have.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - tag: A number to find it by.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (title, icon) = systemItem.content
        self.init(title: title, icon: icon, tag: tag)
    }
}

extension ViewController {
    /// Shows buttons in the bar below the page; `nil` for none.
    ///
    /// - Parameters:
    ///   - toolbarItems: The buttons.
    ///   - animated: Whether the old ones dissolve into the new.
    public func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
        guard animated, let bar = navigationController?.toolbar, bar.window != nil else {
            self.toolbarItems = toolbarItems ?? []
            return
        }
        View.transition(with: bar, by: .crossDissolve, duration: bar.theme.motion.quick) {
            self.toolbarItems = toolbarItems ?? []
        }
    }
}

extension Toolbar {
    /// Shows buttons; `nil` for none.
    ///
    /// - Parameters:
    ///   - items: The buttons.
    ///   - animated: Whether the old ones dissolve into the new.
    public func setItems(_ items: [BarButtonItem]?, animated: Bool) {
        guard animated, window != nil else {
            self.items = items ?? []
            return
        }
        View.transition(with: self, by: .crossDissolve, duration: theme.motion.quick) { self.items = items ?? [] }
    }
}
