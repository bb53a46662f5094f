public import TactusGeometry
public import TactusGraphics

/// A section of a layout: how its items lie, and what is around them. UIKit's `NSCollectionLayoutSection`.
nonisolated public struct CollectionLayoutSection: Sendable {
    /// How a section scrolls sideways by itself. UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
    public enum OrthogonalScrollingBehavior: Hashable, Sendable {
        /// Not at all: its groups lie one below the other.
        case none
        /// Freely.
        case continuous
        /// Freely, and it comes to rest where a group begins.
        case continuousGroupLeadingBoundary
        /// By the width of what shows.
        case paging
        /// By groups, which come to rest at the side where reading begins.
        case groupPaging
        /// By groups, which come to rest in the middle.
        case groupPagingCentered
    }

    /// What stands above or below the items of a section; in a layout that scrolls sideways, before or behind them.
    public struct BoundaryItem: Hashable, Sendable {
        /// How high it is, in points; `nil` for as high as the view says that shows it. In a layout that scrolls
        /// sideways, how wide.
        public var height: Double?
        /// Whether it stays in sight as long as items of its section show. `false` by default.
        public var pinToVisibleBounds: Bool

        /// Creates a header or footer.
        ///
        /// - Parameters:
        ///   - height: How high it is, in points; `nil` for as high as the view says that shows it.
        ///   - pinToVisibleBounds: Whether it stays in sight as long as items of its section show.
        public init(height: Double? = nil, pinToVisibleBounds: Bool = false) {
            self.height = height.map { $0.isFinite ? max($0, 0) : 0 }
            self.pinToVisibleBounds = pinToVisibleBounds
        }
    }

    /// The plate behind the items of a section.
    public struct BackgroundDecoration: Hashable, Sendable {
        /// Its colour.
        public var color: Color
        /// How round its corners are, in points.
        public var cornerRadius: Double
        /// How far it stays inside the room of the items, in points; negative to reach beyond.
        public var contentInsets: Insets

        /// Creates a plate.
        ///
        /// - Parameters:
        ///   - color: Its colour.
        ///   - cornerRadius: How round its corners are, in points.
        ///   - contentInsets: How far it stays inside the room of the items, in points; negative to reach beyond.
        public init(color: Color, cornerRadius: Double = 0, contentInsets: Insets = .zero) {
            self.color = color
            self.cornerRadius = cornerRadius
            self.contentInsets = contentInsets
        }
    }

    enum Content: Sendable {
        case group(CollectionLayoutGroup)
        case geometry(@Sendable (Int, CollectionLayoutEnvironment) -> any CollectionSectionGeometry)
        /// What is laid along the way that the content scrolls, in so much room.
        case laid(@Sendable (Int, Size) -> any CollectionSectionGeometry)
    }

    let content: Content
    /// The room between the groups of the section, in points; none by default.
    public var interGroupSpacing = 0.0
    /// The room around the items, between header and footer, in points; none by default.
    public var contentInsets = Insets.zero
    /// How the section scrolls sideways by itself; not at all by default. Only sections of groups do, in a layout that
    /// scrolls up and down.
    public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
    /// What stands above the items; `nil`, by default, for nothing.
    public var header: BoundaryItem?
    /// What stands below the items; `nil`, by default, for nothing.
    public var footer: BoundaryItem?
    /// The plate behind the items; `nil`, by default, for none.
    public var background: BackgroundDecoration?
    /// Views of your own classes behind the section, also behind its plate; none by default.
    public var decorationItems: [CollectionLayoutDecoration] = []
    /// Returns how high an item is taken to be before it is measured, in points; in a layout that scrolls sideways, how
    /// wide. `nil`, by default, for what its group says. Asked for all items when their number changes, in sections
    /// whose group is one item with an estimate, such as lists. What is no number, or not above 0, is what the group
    /// says. UIKit's `tableView(_:estimatedHeightForRowAt:)`.
    public var estimatedItemHeight: (@Sendable (_ item: Int) -> Double)?
    /// Returns how the lines of a row look, in a section of rows that shows them
    /// (``CollectionListConfiguration/showsSeparators``); `nil`, by default, for how they look in all rows, which it is
    /// given. Called when a row comes into view, and for those that show when the layout or the items change. UIKit's
    /// `itemSeparatorHandler`.
    public var itemSeparatorHandler:
        (@Sendable (_ path: ItemPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration)?
    /// Changes how what shows of the section shows, each time that another part of it does: items, header, footer and
    /// decorations. `nil`, by default, for nothing; then it costs nothing. UIKit's `visibleItemsInvalidationHandler`.
    ///
    /// ```swift
    /// section.visibleItemsInvalidationHandler = { items, offset, environment in
    ///     let middle = offset.x + environment.contentSize.width / 2
    ///     for index in items.indices {
    ///         let distance = min(abs(items[index].center.x - middle) / 200, 1)
    ///         items[index].transform = Transform(scaleX: 1 - 0.2 * distance, y: 1 - 0.2 * distance)
    ///         items[index].alpha = 1 - 0.5 * distance
    ///     }
    /// }
    /// ```
    ///
    /// It is given the attributes as they are without it, in points of the content, in a section that scrolls sideways
    /// of its own content; how far that is scrolled; and the room. What it leaves out shows as it is without it.
    public var visibleItemsInvalidationHandler:
        (
            @Sendable (_ items: inout [CollectionLayoutAttributes], _ offset: Point, CollectionLayoutEnvironment) ->
                Void
        )?
    /// Returns how something shows at first that appears in an animated change: the cell of an item, a header, a footer
    /// or a decoration. `nil`, by default, for what is given; then it costs nothing.
    ///
    /// ```swift
    /// section.initialLayoutAttributesForAppearing = { attributes in
    ///     var attributes = attributes
    ///     attributes.transform = Transform(scaleX: 0.1, y: 0.1)  // what is new grows out of nothing
    ///     return attributes
    /// }
    /// ```
    ///
    /// It is given how that would begin without it: what is new where it belongs, with an `alpha` of 0; what comes from
    /// out of sight where it was, as opaque as it is. Places are as in ``visibleItemsInvalidationHandler``, paths are
    /// those after the change. Called for what comes by a change of items, by another layout
    /// (``CollectionView/setLayout(_:animated:completion:)``), and where the collection gets another
    /// size in an animation; not for what is scrolled into view. UIKit's
    /// `initialLayoutAttributesForAppearingItem(at:)` and its like.
    public var initialLayoutAttributesForAppearing:
        (@Sendable (CollectionLayoutAttributes) -> CollectionLayoutAttributes)?
    /// Returns how something shows at last that disappears in an animated change, as
    /// ``initialLayoutAttributesForAppearing`` does of what appears.
    ///
    /// It is given how that would end without it: what is gone where it was, with an `alpha` of 0; what goes out of
    /// sight where it is then. Paths are those before the change, and the section is the one before it. UIKit's
    /// `finalLayoutAttributesForDisappearingItem(at:)` and its like.
    public var finalLayoutAttributesForDisappearing:
        (@Sendable (CollectionLayoutAttributes) -> CollectionLayoutAttributes)?
    /// How cells of rows look in this section; `nil` for cells that stand by themselves.
    var rows: RowAppearance?

    /// Creates a section that repeats a group for all its items.
    public init(group: CollectionLayoutGroup) { content = .group(group) }

    private init(_ content: Content) { self.content = content }

    /// Creates a section whose items lie as a value of your own says.
    ///
    /// - Parameter geometry: Returns the value for so many items; called when their number changes, or the environment.
    /// - Returns: The section.
    public static func custom(
        _ geometry: @escaping @Sendable (_ count: Int, CollectionLayoutEnvironment) -> any CollectionSectionGeometry
    ) -> CollectionLayoutSection { CollectionLayoutSection(.geometry(geometry)) }

    /// Creates a section of equal tiles, as many side by side as fit.
    ///
    /// - Parameters:
    ///   - width: How wide a tile is at the least, in points. There is one column at the least.
    ///   - aspectRatio: How wide tiles are for their height; square by default.
    ///   - spacing: The room between them, and around all of them, in points.
    ///   - environment: What the section is for.
    /// - Returns: The section.
    public static func grid(
        minimumItemWidth width: Double, aspectRatio: Double = 1, spacing: Double = 0,
        in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        grid(
            columns: columns(ofWidth: width, spacing, in: environment), aspectRatio: aspectRatio, spacing: spacing,
            in: environment)
    }

    /// Creates a section of tiles that are as high as what is in them, such as covers with titles below, as many side
    /// by side as fit. A row of tiles is as high as its highest.
    ///
    /// A tile is asked for its height as a row of a list is: its constraints say it, or `sizeThatFits(_:)`.
    ///
    /// - Parameters:
    ///   - width: How wide a tile is at the least, in points. There is one column at the least.
    ///   - height: How high one probably is, in points; it counts until the tile has shown.
    ///   - spacing: The room between them, and around all of them, in points.
    ///   - environment: What the section is for.
    /// - Returns: The section.
    public static func grid(
        minimumItemWidth width: Double, estimatedItemHeight height: Double, spacing: Double = 0,
        in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        grid(
            columns: columns(ofWidth: width, spacing, in: environment), estimatedItemHeight: height, spacing: spacing,
            in: environment)
    }

    /// Creates a section of tiles in so many columns that are as high as what is in them. A row of tiles is as high as
    /// its highest.
    ///
    /// - Parameters:
    ///   - columns: How many tiles are side by side, at least one.
    ///   - height: How high one probably is, in points; it counts until the tile has shown.
    ///   - spacing: The room between them, and around all of them, in points.
    ///   - environment: What the section is for.
    /// - Returns: The section.
    public static func grid(
        columns: Int, estimatedItemHeight height: Double, spacing: Double = 0,
        in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: max(columns, 1))
        return CollectionLayoutSection(tiles: group, spacing: spacing)
    }

    /// How many tiles of a width fit side by side.
    private static func columns(
        ofWidth width: Double, _ spacing: Double, in environment: CollectionLayoutEnvironment
    ) -> Int {
        let fitting = (environment.contentSize.width - spacing) / max(width + spacing, 1)
        return fitting.isFinite ? Int(min(max(fitting, 1), 10_000)) : 1
    }

    /// Creates a section of equal tiles in so many columns.
    ///
    /// - Parameters:
    ///   - columns: How many tiles are side by side, at least one.
    ///   - aspectRatio: How wide tiles are for their height; square by default.
    ///   - spacing: The room between them, and around all of them, in points.
    ///   - environment: What the section is for.
    /// - Returns: The section.
    public static func grid(
        columns: Int, aspectRatio: Double = 1, spacing: Double = 0, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let count = max(columns, 1)
        let room = environment.contentSize.width - 2 * spacing - spacing * Double(count - 1)
        let height = max(room / Double(count), 0) / (aspectRatio > 0 ? aspectRatio : 1)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            repeatingSubitem: item, count: count)
        return CollectionLayoutSection(tiles: group, spacing: spacing)
    }

    /// Creates a section of equal tiles in so many rows, for a layout that scrolls sideways.
    ///
    /// - Parameters:
    ///   - rows: How many tiles are one below the other, at least one.
    ///   - aspectRatio: How wide tiles are for their height; square by default.
    ///   - spacing: The room between them, and around all of them, in points.
    ///   - environment: What the section is for.
    /// - Returns: The section.
    public static func grid(
        rows: Int, aspectRatio: Double = 1, spacing: Double = 0, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let count = max(rows, 1)
        let room = environment.contentSize.height - 2 * spacing - spacing * Double(count - 1)
        let width = max(room / Double(count), 0) * (aspectRatio > 0 ? aspectRatio : 1)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: item, count: count)
        return CollectionLayoutSection(tiles: group, spacing: spacing)
    }

    /// A section of tiles with the same room between them and around all of them.
    private init(tiles group: CollectionLayoutGroup, spacing: Double) {
        var group = group
        group.interItemSpacing = .fixed(spacing)
        self.init(group: group)
        interGroupSpacing = spacing
        contentInsets = Insets(top: spacing, left: spacing, bottom: spacing, right: spacing)
    }

    /// Creates a section of columns, in which each item lies below the column that ends highest.
    ///
    /// In a layout that scrolls sideways columns are rows, each item lies behind the row that ends first, and what is
    /// asked is how wide an item is that is so high.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are, at least one.
    ///   - spacing: The room between items, and around all of them, in points.
    ///   - itemHeight: Returns how high an item is, in points, that is so many points wide. Asked for all items when
    ///     their number changes, or the width. What is no number counts as the width, what is less than 0 as 0.
    /// - Returns: The section.
    public static func waterfall(
        columns: Int, spacing: Double = 0, itemHeight: @escaping @Sendable (_ item: Int, _ width: Double) -> Double
    ) -> CollectionLayoutSection {
        var section = CollectionLayoutSection(
            .laid { count, room in
                WaterfallGeometry(
                    count: count, columns: columns, spacing: spacing, width: room.width, itemHeight: itemHeight)
            })
        section.contentInsets = Insets(top: spacing, left: spacing, bottom: spacing, right: spacing)
        return section
    }
}

nonisolated extension CollectionLayoutSection {
    /// The section, with nothing where a number is none; sideways only groups are scrolled.
    var withFiniteNumbers: CollectionLayoutSection {
        var section = self
        if !interGroupSpacing.isFinite { section.interGroupSpacing = 0 }
        let insets = [contentInsets.top, contentInsets.left, contentInsets.bottom, contentInsets.right]
        if !insets.allSatisfy(\.isFinite) { section.contentInsets = .zero }
        if !decorationItems.isEmpty { section.decorationItems = decorationItems.map(\.withFiniteNumbers) }
        if case .group = content {} else { section.orthogonalScrollingBehavior = .none }
        return section
    }
}
