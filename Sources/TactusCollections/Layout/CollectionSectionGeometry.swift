public import TactusGeometry

/// Where the items of one section lie: the value behind a layout, and what a layout of your own is.
///
/// ```swift
/// struct Diagonal: CollectionSectionGeometry {
///     let count: Int
///     var contentSize: Size { Size(width: 0, height: Double(count) * 60) }
///     func frameForItem(at index: Int) -> Rect {
///         Rect(x: Double(index % 5) * 40, y: Double(index) * 60, width: 100, height: 50)
///     }
///     func indexesForItems(in rect: Rect) -> [Int] {
///         Array(max(Int(rect.minY / 60), 0)..<min(max(Int(rect.maxY / 60) + 1, 0), count))
///     }
/// }
/// collectionView.layout = .section(.custom { count, _ in Diagonal(count: count) })
/// ```
///
/// Points are counted from the corner of the section's items. ``indexesForItems(in:)`` is asked when what shows
/// changes: let it take no longer for a million items than for a hundred.
nonisolated public protocol CollectionSectionGeometry: Sendable {
    /// The size of all items, in points. Its height places what is below the section; in a layout that scrolls
    /// sideways, its width what is beside it.
    var contentSize: Size { get }

    /// Returns where an item lies, in points.
    func frameForItem(at index: Int) -> Rect

    /// Returns the items that lie in a part of the section, in their order; others may be among them.
    func indexesForItems(in rect: Rect) -> [Int]

    /// Returns whether the cell of an item is asked how high it is; in a layout that scrolls sideways, how wide. By
    /// default, no.
    func isEstimated(at index: Int) -> Bool

    /// Notes how high the cell of an item is; in a layout that scrolls sideways, how wide. Does nothing by default.
    ///
    /// - Parameters:
    ///   - height: The height or width in points, at least 0.
    ///   - index: The item, one that ``isEstimated(at:)``.
    mutating func setHeight(_ height: Double, forItemAt index: Int)

    /// Calls `body` with the heights that were noted for some items, so that they can be carried over to other places.
    /// Does nothing by default.
    func forEachHeight(in items: Range<Int>, _ body: (Int, Double) -> Void)
}

nonisolated extension CollectionSectionGeometry {
    /// No.
    public func isEstimated(at index: Int) -> Bool { false }

    /// Does nothing.
    public mutating func setHeight(_ height: Double, forItemAt index: Int) {}

    /// Does nothing.
    public func forEachHeight(in items: Range<Int>, _ body: (Int, Double) -> Void) {}
}
