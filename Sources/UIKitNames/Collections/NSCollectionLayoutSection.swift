public import Tactus

/// What stands above or below the items of a section: as wide as the collection, and as high as is said; where the
/// collection scrolls sideways before or behind them, as wide as is said.
public final class NSCollectionLayoutBoundarySupplementaryItem {
    /// How large it is; its width is that of the collection.
    public let layoutSize: NSCollectionLayoutSize
    /// What its views are registered as, and asked for: `UICollectionView.elementKindSectionHeader`, or another word.
    public let elementKind: String
    /// Whether it is above the items.
    public let alignment: NSRectAlignment
    /// Whether it stays in sight as long as items of its section show. `false` by default.
    public var pinToVisibleBounds = false

    /// Creates a header or footer.
    ///
    /// - Parameters:
    ///   - layoutSize: How large it is; its width is that of the collection.
    ///   - elementKind: What its views are registered as, and asked for: `UICollectionView.elementKindSectionHeader`,
    ///     or another word.
    ///   - alignment: `.top` for one above the items, `.bottom` for one below.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }

    func value(in direction: UICollectionView.ScrollDirection) -> CollectionLayoutSection.BoundaryItem {
        let dimension = direction == .horizontal ? layoutSize.widthDimension : layoutSize.heightDimension
        let extent: CGFloat? = if case .absolute(let points) = dimension { points } else { nil }
        return CollectionLayoutSection.BoundaryItem(height: extent, pinToVisibleBounds: pinToVisibleBounds)
    }
}

/// At which side of a section something stands.
nonisolated public enum NSRectAlignment: Hashable, Sendable, CaseIterable {
    /// Above.
    case top
    /// Below.
    case bottom
}

/// A section of a layout: how its items lie, and what is around them.
public final class NSCollectionLayoutSection {
    private enum Content {
        case group(NSCollectionLayoutGroup)
        case list(UICollectionLayoutListConfiguration, NSCollectionLayoutEnvironment)
    }

    private let content: Content
    /// The room between the groups of the section, in points; none by default.
    public var interGroupSpacing: CGFloat = 0
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The room around the items, between header and footer, in points; `nil`, the default, for none, and around a list
    /// that of its style.
    public var contentInsets: NSDirectionalEdgeInsets!
    /// How the section scrolls sideways by itself; not at all by default.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The header and the footer; neither by default.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Views behind the section; none by default.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Changes how what shows of the section shows, each time that another part of it does; `nil`, by default, for
    /// nothing. It is given what shows, how far the content is scrolled, and what the section is for.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Creates a section that repeats a group for all its items.
    public init(group: NSCollectionLayoutGroup) { content = .group(group) }

    private init(_ content: Content) { self.content = content }

    /// Creates a section of rows that looks as a configuration says.
    ///
    /// - Parameters:
    ///   - configuration: How it looks, and what is behind rows.
    ///   - layoutEnvironment: What the section is for.
    /// - Returns: The section.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(.list(configuration, layoutEnvironment)) }

    /// The list that the section is.
    var list: UICollectionLayoutListConfiguration? {
        if case .list(let configuration, _) = content { configuration } else { nil }
    }

    /// What the header and the footer are called.
    var kinds: (header: String, footer: String) {
        func kind(_ alignment: NSRectAlignment) -> String? {
            boundarySupplementaryItems.last { $0.alignment == alignment }?.elementKind
        }
        return (
            kind(.top) ?? UICollectionView.elementKindSectionHeader,
            kind(.bottom) ?? UICollectionView.elementKindSectionFooter
        )
    }

    func value(
        in direction: UICollectionView.ScrollDirection, for environment: NSCollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        var section: CollectionLayoutSection
        switch content {
        case .group(let group):
            section = CollectionLayoutSection(group: group.group(in: environment))
            section.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        case .list(let configuration, let environment):
            section = .list(configuration.value, in: environment.value)
            if let handler = configuration.itemSeparatorHandler {
                // Layouts ask where they are laid out: on the main actor, as all of the collection is.
                let list = SeparatorsOfList(handler)
                section.itemSeparatorHandler = { path, separators in
                    MainActor.assumeIsolated { list.handler(path, separators) }
                }
            }
        }
        if let contentInsets { section.contentInsets = contentInsets.physical }
        section.interGroupSpacing = interGroupSpacing
        section.decorationItems = decorationItems.map(\.value)
        for item in boundarySupplementaryItems {
            switch item.alignment {
            case .top: section.header = item.value(in: direction)
            case .bottom: section.footer = item.value(in: direction)
            }
        }
        if visibleItemsInvalidationHandler != nil {
            section.visibleItemsInvalidationHandler = NSCollectionLayoutVisibleItem.handler(of: self)
        }
        return section
    }
}

/// How a list of rows looks, and what is behind its rows.
public struct UICollectionLayoutListConfiguration {
    /// What is behind and around the rows.
    public typealias Appearance = CollectionListConfiguration.Appearance
    /// What stands above rows.
    public typealias HeaderMode = CollectionListConfiguration.BoundaryMode
    /// What stands below rows.
    public typealias FooterMode = CollectionListConfiguration.BoundaryMode
    /// Returns the actions behind a row; `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// Returns how the lines of a row look, of how they look in all rows.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    var value: CollectionListConfiguration
    /// Returns the actions behind a row at the side where reading begins; `nil`, the default, for none. Asked of
    /// collections whose delegate is a `UICollectionViewDelegate`, or that have none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions behind a row at the side where reading ends; like the other.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns how the lines of a row look; it is given ``separatorConfiguration``. `nil`, the default, for that.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the list, which is that of the whole collection; `nil`, the default, for the one that the
    /// collection has been given, or else that of the style: behind plates, the colour of grounds for plates.
    public var backgroundColor: UIColor?

    /// Creates a configuration.
    public init(appearance: Appearance) { value = CollectionListConfiguration(appearance: appearance) }

    /// What is behind and around the rows.
    public var appearance: Appearance { value.appearance }

    /// What stands above the rows of a section; nothing by default.
    public var headerMode: HeaderMode {
        get { value.headerMode }
        set { value.headerMode = newValue }
    }

    /// What stands below the rows of a section; nothing by default.
    public var footerMode: FooterMode {
        get { value.footerMode }
        set { value.footerMode = newValue }
    }

    /// Whether a line is drawn between rows. `true` by default.
    public var showsSeparators: Bool {
        get { value.showsSeparators }
        set { value.showsSeparators = newValue }
    }

    /// How these lines look, and whether there are others.
    public var separatorConfiguration: UIListSeparatorConfiguration {
        get { value.separatorConfiguration }
        set { value.separatorConfiguration = newValue }
    }
}

/// Holds what a program says of the lines of rows.
private final class SeparatorsOfList {
    let handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler
    init(_ handler: @escaping UICollectionLayoutListConfiguration.ItemSeparatorHandler) { self.handler = handler }
}

/// How the lines above and below a row look.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

nonisolated extension ListSeparatorConfiguration {
    /// Creates what lists do by themselves, whichever list it is.
    ///
    /// - Parameter listAppearance: What is behind and around the rows.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { self.init() }
}
