public import TactusGeometry

/// How the items of a ``CollectionView`` lie, as a value: sections one below the other, or beside each other
/// (``scrollDirection``), and in each of them what a ``CollectionLayoutSection`` says.
///
/// ```swift
/// collectionView.layout = .grid(minimumItemWidth: 100, spacing: 8)
/// collectionView.layout = .list(CollectionListConfiguration(appearance: .insetGrouped))
/// collectionView.layout = CollectionLayout { section, environment in
///     section == 0 ? posters : .grid(columns: 3, in: environment)
/// }
/// ```
///
/// It is UIKit's `UICollectionViewCompositionalLayout`. Sections are asked for once, and again when the room, the
/// text's scale, the theme or the number of sections is another.
nonisolated public struct CollectionLayout: Sendable {
    let provider: @Sendable (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection
    /// The way that the whole collection scrolls; up and down by default.
    ///
    /// Sideways, sections stand beside each other, from where reading begins: groups follow each other
    /// that way, headers stand before their items and footers behind them, and an estimated width is
    /// one that cells are asked for.
    public var scrollDirection = CollectionView.ScrollDirection.vertical
    /// The room between sections, in points; none by default.
    public var interSectionSpacing = 0.0
    /// Called on the main actor when items have come, gone, or been carried elsewhere, before sections are asked how
    /// they appear and disappear; `nil`, by default, for nothing. UIKit's `prepare(forCollectionViewUpdates:)`.
    public var willUpdate: (@Sendable ([CollectionLayoutUpdate]) -> Void)?
    /// Called on the main actor when the collection gets another size, or other insets, in an animation, before
    /// sections are asked how items appear and disappear by that; `nil`, by default, for nothing. It is given the
    /// former bounds. UIKit's `prepare(forAnimatedBoundsChange:)`.
    public var willChangeBounds: (@Sendable (_ former: Rect) -> Void)?
    /// Called on the main actor after either of them, when all cells are on their way; `nil`, by default, for nothing.
    /// UIKit's `finalizeCollectionViewUpdates()` and `finalizeAnimatedBoundsChange()`.
    public var didPrepareAnimations: (@Sendable () -> Void)?
    /// Called on the main actor for how large everything is, in points of the content; with `.zero` it is as large as
    /// what is in it. Sections do not follow each other then: each says in the same points where its items lie.
    /// `nil`, by default, where they do.
    package var contentSize: (@Sendable () -> Size)?
    /// Called on the main actor for what shows in a part of the content besides items, headers and footers; `nil`, by
    /// default, for nothing.
    package var elements: (@Sendable (Rect) -> [CollectionLayoutAttributes])?
    /// Called on the main actor for which part of the content is to show after an animated change, with the one that
    /// would; `nil`, by default, for that.
    package var targetContentOffset: (@Sendable (Point) -> Point)?
    /// The classes of decorations, by kind.
    var decorationClasses: [String: CollectionReusableView.Type] = [:]
    /// How many columns two fingers can choose between; `nil`, by default, for a layout that they do not change.
    var columns: ColumnChoice?

    /// Creates a layout whose sections may differ.
    ///
    /// - Parameter provider: Returns a section: which one, and what it is for.
    public init(_ provider: @escaping @Sendable (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection) {
        self.provider = provider
    }

    /// Creates a layout whose sections are alike.
    public static func section(_ section: CollectionLayoutSection) -> CollectionLayout {
        CollectionLayout { _, _ in section }
    }

    /// Creates a grid of equal tiles, as many side by side as fit.
    ///
    /// - Parameters:
    ///   - width: How wide a tile is at the least, in points.
    ///   - aspectRatio: How wide tiles are for their height; square by default.
    ///   - spacing: The room between them, and around all of them, in points.
    /// - Returns: The layout.
    public static func grid(
        minimumItemWidth width: Double, aspectRatio: Double = 1, spacing: Double = 0
    ) -> CollectionLayout {
        CollectionLayout { _, environment in
            .grid(minimumItemWidth: width, aspectRatio: aspectRatio, spacing: spacing, in: environment)
        }
    }

    /// Creates a grid of tiles that are as high as what is in them, such as covers with titles below, as many side by
    /// side as fit. A row of tiles is as high as its highest.
    ///
    /// - Parameters:
    ///   - width: How wide a tile is at the least, in points.
    ///   - height: How high one probably is, in points; it counts until the tile has shown.
    ///   - spacing: The room between them, and around all of them, in points.
    /// - Returns: The layout.
    public static func grid(
        minimumItemWidth width: Double, estimatedItemHeight height: Double, spacing: Double = 0
    ) -> CollectionLayout {
        CollectionLayout { _, environment in
            .grid(minimumItemWidth: width, estimatedItemHeight: height, spacing: spacing, in: environment)
        }
    }

    /// Creates a grid of equal tiles in so many columns.
    ///
    /// - Parameters:
    ///   - columns: How many tiles are side by side.
    ///   - aspectRatio: How wide tiles are for their height; square by default.
    ///   - spacing: The room between them, and around all of them, in points.
    ///   - range: Between how many columns two fingers choose by pinching; `nil` for a grid that they do not change.
    /// - Returns: The layout.
    public static func grid(
        columns: Int, aspectRatio: Double = 1, spacing: Double = 0, pinchingBetween range: ClosedRange<Int>? = nil
    ) -> CollectionLayout {
        @Sendable func grid(_ columns: Int) -> CollectionLayout {
            CollectionLayout { _, environment in
                .grid(columns: columns, aspectRatio: aspectRatio, spacing: spacing, in: environment)
            }
        }
        guard let range else { return grid(columns) }
        return .columns(columns, pinchingBetween: range, grid)
    }

    /// Creates a grid of equal tiles in so many rows, which scrolls sideways.
    ///
    /// - Parameters:
    ///   - rows: How many tiles are one below the other.
    ///   - aspectRatio: How wide tiles are for their height; square by default.
    ///   - spacing: The room between them, and around all of them, in points.
    /// - Returns: The layout.
    public static func grid(rows: Int, aspectRatio: Double = 1, spacing: Double = 0) -> CollectionLayout {
        var layout = CollectionLayout { _, environment in
            .grid(rows: rows, aspectRatio: aspectRatio, spacing: spacing, in: environment)
        }
        layout.scrollDirection = .horizontal
        return layout
    }

    /// Creates a layout of which two fingers choose how many columns it has, if it scrolls up and down.
    ///
    /// ```swift
    /// collectionView.layout = .columns(3, pinchingBetween: 2...8) { columns in
    ///     CollectionLayout { _, environment in
    ///         var section = CollectionLayoutSection.grid(columns: columns, spacing: 4, in: environment)
    ///         section.header = .init(pinToVisibleBounds: true)
    ///         return section
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - count: How many columns there are before anybody has pinched.
    ///   - range: Between how many columns two fingers choose.
    ///   - layout: Returns the layout with so many columns.
    /// - Returns: The layout.
    public static func columns(
        _ count: Int, pinchingBetween range: ClosedRange<Int>,
        _ layout: @escaping @Sendable (_ columns: Int) -> CollectionLayout
    ) -> CollectionLayout {
        var chosen = layout(count)
        chosen.columns = ColumnChoice(count: count, range: range) { .columns($0, pinchingBetween: range, layout) }
        return chosen
    }

    /// Creates columns in which each item lies below the column that ends highest, see
    /// ``CollectionLayoutSection/waterfall(columns:spacing:itemHeight:)``.
    public static func waterfall(
        columns: Int, spacing: Double = 0, itemHeight: @escaping @Sendable (_ item: Int, _ width: Double) -> Double
    ) -> CollectionLayout {
        .section(.waterfall(columns: columns, spacing: spacing, itemHeight: itemHeight))
    }
}

/// How many columns a grid has, and could have.
nonisolated struct ColumnChoice: Sendable {
    let count: Int
    let range: ClosedRange<Int>
    let layout: @Sendable (Int) -> CollectionLayout
}

extension CollectionView {
    /// Which way a whole collection scrolls. UIKit's `UICollectionView.ScrollDirection`.
    nonisolated public enum ScrollDirection: Hashable, Sendable {
        /// Up and down.
        case vertical
        /// To the side where reading ends, and back.
        case horizontal
    }
}
