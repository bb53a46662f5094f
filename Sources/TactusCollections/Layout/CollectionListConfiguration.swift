import TactusGraphics

/// How a list of rows looks. UIKit's `UICollectionLayoutListConfiguration`.
nonisolated public struct CollectionListConfiguration: Hashable, Sendable {
    /// What is behind and around the rows.
    public enum Appearance: Hashable, Sendable {
        /// Rows from side to side, nothing behind them.
        case plain
        /// Rows from side to side on plates, one for each section.
        case grouped
        /// Rows on plates with round corners, away from the sides.
        case insetGrouped
        /// Rows of a column at the side, away from the sides: nothing behind them, round where they are selected.
        case sidebar
        /// Rows of a column at the side, from side to side, nothing behind them.
        case sidebarPlain

        /// Whether rows lie on plates.
        var hasPlates: Bool { self == .grouped || self == .insetGrouped }
        /// Whether rows stay away from the sides.
        var isInset: Bool { self == .insetGrouped || self == .sidebar }
        /// Whether rows are those of a column at the side.
        var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
    }

    /// What stands above or below the rows of a section.
    public enum BoundaryMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A view of the data source, as high as it says (``CollectionViewDataSource``).
        case supplementary
    }

    /// What is behind and around the rows.
    public var appearance: Appearance
    /// What stands above the rows of a section; nothing by default. In plain lists it stays in sight as long as rows of
    /// its section show.
    public var headerMode = BoundaryMode.none
    /// What stands below the rows of a section; nothing by default.
    public var footerMode = BoundaryMode.none
    /// Whether a line is drawn between rows, which begins where their text does. `true` by default, but in sidebars.
    public var showsSeparators: Bool
    /// How these lines look, and whether there are others; what lists do by themselves by default. A section may say it
    /// for each row (``CollectionLayoutSection/itemSeparatorHandler``).
    public var separatorConfiguration = ListSeparatorConfiguration()
    /// How high a row is taken to be before it is measured, in points; 44 by default.
    public var estimatedRowHeight = 44.0

    /// Creates a configuration.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
    }
}

nonisolated extension CollectionLayout {
    /// Creates a list of rows: as high as their cells say, from side to side of their section.
    ///
    /// - Parameter configuration: How it looks.
    /// - Returns: The layout.
    public static func list(_ configuration: CollectionListConfiguration) -> CollectionLayout {
        CollectionLayout { _, environment in .list(configuration, in: environment) }
    }

    /// Creates a list of rows that looks so.
    public static func list(_ appearance: CollectionListConfiguration.Appearance) -> CollectionLayout {
        .list(CollectionListConfiguration(appearance: appearance))
    }
}

nonisolated extension CollectionLayoutSection {
    /// Creates a section of rows, see `CollectionLayout.list(_:)`.
    ///
    /// - Parameters:
    ///   - configuration: How it looks.
    ///   - environment: What the section is for: its theme says how much room there is around rows.
    /// - Returns: The section.
    public static func list(
        _ configuration: CollectionListConfiguration, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let height = configuration.estimatedRowHeight
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(height > 0 && height.isFinite ? height : environment.theme.controls.height))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        var section = CollectionLayoutSection(group: group)
        let isPlain = configuration.appearance == .plain
        if configuration.headerMode == .supplementary { section.header = BoundaryItem(pinToVisibleBounds: isPlain) }
        if configuration.footerMode == .supplementary { section.footer = BoundaryItem() }
        section.contentInsets = CollectionLook(environment.theme).insets(of: configuration)
        section.rows = RowAppearance(
            appearance: configuration.appearance, showsSeparators: configuration.showsSeparators,
            separators: configuration.separatorConfiguration)
        return section
    }
}

/// What the cells of a section of rows are to look like.
nonisolated struct RowAppearance: Hashable, Sendable {
    let appearance: CollectionListConfiguration.Appearance
    let showsSeparators: Bool
    let separators: ListSeparatorConfiguration
}
