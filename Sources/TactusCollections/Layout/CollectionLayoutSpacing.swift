/// Room in a group: between its items, or around one of them. UIKit's `NSCollectionLayoutSpacing`.
nonisolated public enum CollectionLayoutSpacing: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// So many points at the least: what is left of the group is shared by all such room in it.
    case flexible(Double)

    /// How much it is, at the least, in points; what is no number is 0.
    var points: Double {
        switch self {
        case .fixed(let points), .flexible(let points): points.isFinite ? points : 0
        }
    }

    /// How much it is at the least around an item, in points: what is less than 0 is 0.
    var least: Double { max(points, 0) }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The room around an item, outside of its size. UIKit's `NSCollectionLayoutEdgeSpacing`.
nonisolated public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
    /// The room at the side where reading begins.
    public var leading: CollectionLayoutSpacing
    /// The room above.
    public var top: CollectionLayoutSpacing
    /// The room at the side where reading ends.
    public var trailing: CollectionLayoutSpacing
    /// The room below.
    public var bottom: CollectionLayoutSpacing

    /// Creates the room around an item; none where nothing is said.
    public init(
        leading: CollectionLayoutSpacing = .fixed(0), top: CollectionLayoutSpacing = .fixed(0),
        trailing: CollectionLayoutSpacing = .fixed(0), bottom: CollectionLayoutSpacing = .fixed(0)
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    /// The same, with what is across along.
    var transposed: CollectionLayoutEdgeSpacing {
        CollectionLayoutEdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
    }
}
