public import TactusGeometry

/// An item or a group: what groups are made of.
nonisolated public protocol CollectionLayoutElement: Sendable {
    /// How large it is, in the group or section that it is in.
    var layoutSize: CollectionLayoutSize { get }
    /// The room that is left around what it shows, inside of its size, in points.
    var contentInsets: Insets { get set }
    /// The room around it in the group that it is in, outside of its size.
    var edgeSpacing: CollectionLayoutEdgeSpacing { get set }
}

/// The place of one cell in a layout. UIKit's `NSCollectionLayoutItem`.
nonisolated public struct CollectionLayoutItem: CollectionLayoutElement, Hashable {
    /// How large it is, in the group that it is in.
    public let layoutSize: CollectionLayoutSize
    /// The room that is left around the cell, inside of its size, in points; none by default.
    public var contentInsets = Insets.zero
    /// The room around it in its group, outside of its size; none by default.
    public var edgeSpacing = CollectionLayoutEdgeSpacing()
    /// The views that are anchored to the cell, the last one in front; none by default.
    public var supplementaryItems: [CollectionLayoutSupplementaryItem]

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - layoutSize: How large it is, in the group that it is in.
    ///   - supplementaryItems: The views that are anchored to the cell.
    public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

/// Items and groups beside each other, or one below the other, which a section repeats. UIKit's
/// `NSCollectionLayoutGroup`.
///
/// Up to 64 groups may be in one another: one in which there are as many is one item of its size.
///
/// ```swift
/// let item = CollectionLayoutItem(
///     layoutSize: CollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let row = CollectionLayoutGroup.horizontal(
///     layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///     subitems: [item])
/// ```
nonisolated public struct CollectionLayoutGroup: CollectionLayoutElement {
    enum Direction: Hashable, Sendable {
        case horizontal
        case vertical
    }

    /// How large it is, in the group or section that it is in.
    public let layoutSize: CollectionLayoutSize
    /// The room that is left around its items, inside of its size, in points; none by default.
    public var contentInsets = Insets.zero
    /// The room around it in the group that it is in, outside of its size; none by default. That around the groups of
    /// a section does not count.
    public var edgeSpacing = CollectionLayoutEdgeSpacing()
    /// The room between its items; none by default. Of less than 0 points, items lie over one another.
    public var interItemSpacing = CollectionLayoutSpacing.fixed(0)

    let direction: Direction
    let subitems: [any CollectionLayoutElement]
    /// How many times the subitems are repeated; `nil` for as often as they fit.
    let count: Int?
    /// Returns where items lie in the group; `nil` for a group that places them itself.
    private(set) var frames: (@Sendable (Size) -> [Rect])?

    /// Creates a group whose items lie where a closure says. UIKit's `custom(layoutSize:itemProvider:)`.
    ///
    /// - Parameters:
    ///   - layoutSize: How large the group is. An estimated height is that of the lowest item's end.
    ///   - frames: Returns where the items lie, in points of the group inside its insets, whose size it is given; as
    ///     many rectangles as a group has items. Those beyond the 4096th do not count.
    /// - Returns: The group.
    public static func custom(
        layoutSize: CollectionLayoutSize, frames: @escaping @Sendable (_ size: Size) -> [Rect]
    ) -> CollectionLayoutGroup {
        var group = CollectionLayoutGroup(layoutSize: layoutSize, direction: .vertical, subitems: [], count: nil)
        group.frames = frames
        return group
    }

    /// Creates a group of items beside each other, repeated as often as they fit in its width.
    ///
    /// - Parameters:
    ///   - layoutSize: How large the group is.
    ///   - subitems: Its items, and groups, in their order.
    /// - Returns: The group.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, subitems: [any CollectionLayoutElement]
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize: layoutSize, direction: .horizontal, subitems: subitems, count: nil)
    }

    /// Creates a group of items one below the other, repeated as often as they fit in its height.
    ///
    /// - Parameters:
    ///   - layoutSize: How large the group is.
    ///   - subitems: Its items, and groups, in their order.
    /// - Returns: The group.
    public static func vertical(
        layoutSize: CollectionLayoutSize, subitems: [any CollectionLayoutElement]
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize: layoutSize, direction: .vertical, subitems: subitems, count: nil)
    }

    /// Creates a group of so many equally wide items beside each other. The item's own width does not count.
    ///
    /// - Parameters:
    ///   - layoutSize: How large the group is.
    ///   - subitem: What is repeated.
    ///   - count: How many times, at least once.
    /// - Returns: The group.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: any CollectionLayoutElement, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(
            layoutSize: layoutSize, direction: .horizontal, subitems: [subitem], count: max(count, 1))
    }

    /// Creates a group of so many equally high items one below the other. The item's own height does not count.
    ///
    /// - Parameters:
    ///   - layoutSize: How large the group is.
    ///   - subitem: What is repeated.
    ///   - count: How many times, at least once.
    /// - Returns: The group.
    public static func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: any CollectionLayoutElement, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize: layoutSize, direction: .vertical, subitems: [subitem], count: max(count, 1))
    }

    /// The same group, with what is across along.
    var transposed: CollectionLayoutGroup {
        var group = CollectionLayoutGroup(
            layoutSize: layoutSize.transposed, direction: direction == .horizontal ? .vertical : .horizontal,
            subitems: subitems.map { element in
                if let group = element as? CollectionLayoutGroup { return group.transposed }
                var item = CollectionLayoutItem(layoutSize: element.layoutSize.transposed)
                item.contentInsets = element.contentInsets.transposed
                item.edgeSpacing = element.edgeSpacing.transposed
                item.supplementaryItems = (element as? CollectionLayoutItem)?.supplementaryItems ?? []
                return item
            }, count: count)
        group.contentInsets = contentInsets.transposed
        group.interItemSpacing = interItemSpacing
        group.edgeSpacing = edgeSpacing.transposed
        if let frames { group.frames = { frames($0.transposed).map(\.transposed) } }
        return group
    }

    /// How many groups are in one another here, this one included.
    private let height: Int
    /// How many groups may be in one another.
    private static let deepest = 64

    private init(
        layoutSize: CollectionLayoutSize, direction: Direction, subitems: [any CollectionLayoutElement], count: Int?
    ) {
        self.layoutSize = layoutSize
        self.direction = direction
        self.subitems = subitems.map { element in
            guard let group = element as? CollectionLayoutGroup, group.height >= Self.deepest else { return element }
            var item = CollectionLayoutItem(layoutSize: group.layoutSize)
            item.contentInsets = group.contentInsets
            return item
        }
        height = 1 + (self.subitems.lazy.compactMap { ($0 as? CollectionLayoutGroup)?.height }.max() ?? 0)
        self.count = count
    }
}
