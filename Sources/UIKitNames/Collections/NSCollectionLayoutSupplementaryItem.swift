public import Tactus

/// Edges by the direction of reading.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: UInt
    /// Creates the edges of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All of them.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    /// As they are where one reads from the left.
    var physical: RectEdge {
        let pairs: [(NSDirectionalRectEdge, RectEdge)] = [
            (.top, .top), (.leading, .left), (.bottom, .bottom), (.trailing, .right),
        ]
        return RectEdge(pairs.filter { contains($0.0) }.map(\.1))
    }
}

/// At which edges of an item a view is anchored, and how far from there.
public final class NSCollectionLayoutAnchor {
    /// The edges; in a direction with none or both of them it is the middle.
    public let edges: NSDirectionalRectEdge
    /// How far the view is away from there: in points, or in parts of its own size.
    public let offset: CGPoint
    /// Whether ``offset`` is in parts of the view's size.
    public let isFractionalOffset: Bool
    /// Whether ``offset`` is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates an anchor so many points away from edges.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    }

    /// Creates an anchor away from edges by parts of the size of the view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    }

    var value: CollectionLayoutAnchor {
        isFractionalOffset
            ? CollectionLayoutAnchor(edges: edges.physical, fractionalOffset: offset)
            : CollectionLayoutAnchor(edges: edges.physical, absoluteOffset: offset)
    }
}

/// A view that is anchored to the cell of an item: a badge, a mark. It comes, goes and moves with the cell, in front of
/// it, and may reach beyond it.
public final class NSCollectionLayoutSupplementaryItem {
    /// How large it is.
    public let layoutSize: NSCollectionLayoutSize
    /// What its views are registered as, and asked for.
    public let elementKind: String
    /// Where it lies at the cell.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which part of the view lies there; `nil` for the same edges, so that it lies inside.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// Creates a view that lies inside the cell, at its edges, but for the offset of the anchor.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
    }

    /// Creates a view a part of which lies at the edges of the cell.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
    }

    var value: CollectionLayoutSupplementaryItem {
        CollectionLayoutSupplementaryItem(
            layoutSize: layoutSize.value, elementKind: elementKind, containerAnchor: containerAnchor.value,
            itemAnchor: itemAnchor?.value)
    }
}
