public import Tactus

/// Why a layout lays out anew, and what a program's layout wants to know of that.
///
/// All of it is laid out anew in any case; a layout of one's own keeps what has not changed by reading here what has.
@MainActor open class UICollectionViewLayoutInvalidationContext {
    /// Whether everything has changed: not where another part of the content shows.
    public internal(set) final var invalidateEverything = false
    /// Whether there are more or fewer items.
    public internal(set) final var invalidateDataSourceCounts = false
    /// By how much the content is scrolled along with it, in points; not at all by default.
    public final var contentOffsetAdjustment = CGPoint.zero
    /// The items that ``invalidateItems(at:)`` named; `nil` for none.
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

    /// The paths that ``invalidateSupplementaryElements(ofKind:at:)`` named, by kind; `nil` for none.
    public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The paths that ``invalidateDecorationElements(ofKind:at:)`` named, by kind; `nil` for none.
    public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Creates a context of nothing.
    public required init() {}

    /// Notes items that have changed, for the layout to read.
    public final func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Notes headers, footers and other views of the data source that have changed, for the layout to read.
    public final func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Notes decorations that have changed, for the layout to read.
    public final func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// Why a flow layout lays out anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and distances that the delegate says may be others: for an override of the layout's
    /// `invalidateLayout(with:)` to read. `true` by default.
    public final var invalidateFlowLayoutDelegateMetrics = true
    /// Whether what the layout says itself may be other: for an override of the layout's `invalidateLayout(with:)` to
    /// read. `true` by default.
    public final var invalidateFlowLayoutAttributes = true

    /// Creates a context of everything that a flow layout goes by.
    public required init() { super.init() }
}
