public import TactusGeometry

/// At which edges of something a view is anchored, and how far from there. UIKit's `NSCollectionLayoutAnchor`.
///
/// Edges are those of a text that is read from the left; where one reads from the right, they are mirrored.
nonisolated public struct CollectionLayoutAnchor: Hashable, Sendable {
    /// The edges; in a direction with none or both of them it is the middle.
    public var edges: RectEdge
    /// How far the view is away from there: in points, or in parts of its own size.
    public var offset: Point
    /// Whether ``offset`` is in parts of the view's size.
    public var isFractional: Bool

    /// Creates an anchor so many points away from edges.
    public init(edges: RectEdge, absoluteOffset: Point = .zero) {
        (self.edges, offset, isFractional) = (edges, absoluteOffset, false)
    }

    /// Creates an anchor away from edges by parts of the size of the view.
    public init(edges: RectEdge, fractionalOffset: Point) {
        (self.edges, offset, isFractional) = (edges, fractionalOffset, true)
    }

    /// The point that the edges name of a rectangle of a size.
    fileprivate func point(of size: Size) -> Point {
        func place(_ low: RectEdge, _ high: RectEdge, _ extent: Double) -> Double {
            edges.contains(low) == edges.contains(high) ? extent / 2 : edges.contains(low) ? 0 : extent
        }
        return Point(x: place(.left, .right, size.width), y: place(.top, .bottom, size.height))
    }

    fileprivate func shift(of size: Size) -> Vector {
        isFractional
            ? Vector(dx: offset.x * size.width, dy: offset.y * size.height) : Vector(dx: offset.x, dy: offset.y)
    }
}

/// A view that is anchored to the cell of an item: a badge, a mark. UIKit's `NSCollectionLayoutSupplementaryItem`.
///
/// The data source says which view it is (``CollectionViewDataSource/collectionView(_:supplementaryViewOfKind:at:)``).
/// It comes, goes and moves with the cell, in front of it, and may reach beyond it.
nonisolated public struct CollectionLayoutSupplementaryItem: Hashable, Sendable {
    /// How large it is; of the cell where it says parts. What is estimated is as large as the estimate.
    public let layoutSize: CollectionLayoutSize
    /// What the data source is asked for.
    public let elementKind: String
    /// Where it lies at the cell.
    public var containerAnchor: CollectionLayoutAnchor
    /// Which part of the view lies there; `nil`, by default, for the same edges, so that it lies inside.
    public var itemAnchor: CollectionLayoutAnchor?

    /// Creates a view that is anchored to a cell.
    ///
    /// - Parameters:
    ///   - layoutSize: How large it is.
    ///   - elementKind: What the data source is asked for.
    ///   - containerAnchor: Where it lies at the cell.
    ///   - itemAnchor: Which part of the view lies there; `nil` for the same edges, so that it lies inside.
    public init(
        layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
        itemAnchor: CollectionLayoutAnchor? = nil
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
    }

    /// Where it lies at a cell of a size, in points of the cell.
    func frame(in container: Size, isMirrored: Bool) -> Rect {
        let size = layoutSize.resolved(in: container)
        let own = (itemAnchor ?? CollectionLayoutAnchor(edges: containerAnchor.edges))
        let corner =
            containerAnchor.point(of: container) + containerAnchor.shift(of: size)
            + (Point.zero - own.point(of: size)) + own.shift(of: size)
        let frame = Rect(origin: corner, size: size)
        guard isMirrored else { return frame }
        return Rect(x: container.width - frame.maxX, y: frame.minY, width: size.width, height: size.height)
    }
}
