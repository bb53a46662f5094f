import TactusGeometry

/// Where the items of one group lie, in points of the group.
nonisolated struct GroupArrangement: Sendable {
    /// Most items a group can have: one whose items are of no width would have no end.
    private static let mostItems = 4096
    /// Most items and groups in it, those in one another each: groups without items would have no end either.
    private static let mostElements = 1 << 16

    private var elementCount = 0

    /// The frames of the cells, in their order.
    private(set) var items: [Rect] = []
    /// Which of them are as high as their cells say.
    private(set) var isEstimated: [Bool] = []
    /// What is anchored to them.
    private(set) var supplementaries: [[CollectionLayoutSupplementaryItem]] = []
    /// The size of the group.
    private(set) var size = Size.zero

    /// Arranges a group.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - container: The size of what it is in.
    ///   - count: How many items are there; those that are missing take no room.
    ///   - height: How high the cell of an item is; `nil` for one that was not asked. Asked with the item's number in
    ///     the group, for those with estimates.
    init(
        _ group: CollectionLayoutGroup, in container: Size, count: Int = .max, height: (Int) -> Double? = { _ in nil }
    ) {
        size = add(group, at: .zero, size: group.layoutSize.resolved(in: container), count, height)
    }

    private mutating func add(
        _ group: CollectionLayoutGroup, at origin: Point, size: Size, _ count: Int, _ height: (Int) -> Double?
    ) -> Size {
        let inner = Size(
            width: max(size.width - group.contentInsets.horizontal, 0),
            height: max(size.height - group.contentInsets.vertical, 0))
        if let frames = group.frames { return add(frames(inner), of: group, at: origin, size: size) }
        let isRow = group.direction == .horizontal
        let spacing = group.interItemSpacing.points
        let room = isRow ? inner.width : inner.height
        let hasOpenEnd = group.count == nil && !isRow && group.layoutSize.heightDimension.isEstimated
        var (along, across, placed, used) = (0.0, 0.0, 0, 0.0)
        var line = Line(isFlexible: group.interItemSpacing.isFlexible)
        while !group.subitems.isEmpty, items.count < Self.mostItems, elementCount < Self.mostElements {
            if let count = group.count, placed == count { break }
            if hasOpenEnd, placed == group.subitems.count { break }
            let element = group.subitems[placed % group.subitems.count]
            elementCount += 1
            var proposed = element.layoutSize.resolved(in: inner)
            if let count = group.count {
                let share = max((room - spacing * Double(count - 1)) / Double(count), 0)
                if isRow { proposed.width = share } else { proposed.height = share }
            } else if !hasOpenEnd, placed > 0, along + extent(of: element, proposed, isRow) > room + 0.01 {
                break
            }
            let edges = isRow ? element.edgeSpacing : element.edgeSpacing.transposed
            let (before, behind) = (along + edges.leading.least, edges.top.least)
            let place = Point(
                x: origin.x + group.contentInsets.left + (isRow ? before : behind),
                y: origin.y + group.contentInsets.top + (isRow ? behind : before))
            let first = items.count
            let taken = add(element, at: place, size: proposed, count, height)
            let (extent, breadth) = isRow ? (taken.width, taken.height) : (taken.height, taken.width)
            used = before + extent + edges.trailing.least
            along = used + spacing
            across = max(across, behind + breadth + edges.bottom.least)
            line.pieces.append(Line.Piece(items: first..<items.count, edges: edges, breadth: breadth))
            placed += 1
        }
        let isAsHighAsItems = group.layoutSize.heightDimension.isEstimated
        spread(
            line, over: isRow || !isAsHighAsItems ? max(room - used, 0) : 0,
            across: isRow ? (isAsHighAsItems ? across : inner.height) : inner.width, isRow: isRow)
        guard group.layoutSize.heightDimension.isEstimated else { return size }
        return Size(width: size.width, height: (isRow ? across : used) + group.contentInsets.vertical)
    }

    /// How much of a group something takes along it, at the least.
    private func extent(of element: any CollectionLayoutElement, _ size: Size, _ isRow: Bool) -> Double {
        let edges = isRow ? element.edgeSpacing : element.edgeSpacing.transposed
        return edges.leading.least + (isRow ? size.width : size.height) + edges.trailing.least
    }

    // MARK: Room that is shared

    /// What lies in one group, along it.
    private struct Line {
        struct Piece {
            let items: Range<Int>
            /// Leading and trailing are along the group.
            let edges: CollectionLayoutEdgeSpacing
            let breadth: Double
        }

        let isFlexible: Bool
        var pieces: [Piece] = []

        /// How many times there is room that shares what is left.
        var shares: Int {
            let edges = pieces.reduce(0) {
                $0 + ($1.edges.leading.isFlexible ? 1 : 0) + ($1.edges.trailing.isFlexible ? 1 : 0)
            }
            return edges + (isFlexible ? max(pieces.count - 1, 0) : 0)
        }
    }

    /// Shares what is left of a group among the room in it that takes it.
    private mutating func spread(_ line: Line, over rest: Double, across: Double, isRow: Bool) {
        let shares = line.shares
        let share = shares > 0 ? rest / Double(shares) : 0
        var shift = 0.0
        for piece in line.pieces {
            if piece.edges.leading.isFlexible { shift += share }
            let free = max(across - piece.edges.top.least - piece.breadth - piece.edges.bottom.least, 0)
            let aside =
                switch (piece.edges.top.isFlexible, piece.edges.bottom.isFlexible) {
                case (true, true): free / 2
                case (true, false): free
                default: 0.0
                }
            if shift != 0 || aside != 0 {
                let way = isRow ? Vector(dx: shift, dy: aside) : Vector(dx: aside, dy: shift)
                for item in piece.items { items[item] = items[item].offsetBy(way) }
            }
            if piece.edges.trailing.isFlexible { shift += share }
            if line.isFlexible { shift += share }
        }
    }

    /// Adds items that lie where a program says.
    private mutating func add(
        _ frames: [Rect], of group: CollectionLayoutGroup, at origin: Point, size: Size
    ) -> Size {
        let corner = Vector(dx: origin.x + group.contentInsets.left, dy: origin.y + group.contentInsets.top)
        let found = frames.prefix(Self.mostItems - items.count).map { CollectionGeometry.finite($0) }
        items += found.map { $0.offsetBy(corner) }
        isEstimated += found.map { _ in false }
        supplementaries += found.map { _ in [] }
        guard group.layoutSize.heightDimension.isEstimated else { return size }
        return Size(width: size.width, height: (found.map(\.maxY).max() ?? 0) + group.contentInsets.vertical)
    }

    private mutating func add(
        _ element: any CollectionLayoutElement, at origin: Point, size: Size, _ count: Int, _ height: (Int) -> Double?
    ) -> Size {
        if let group = element as? CollectionLayoutGroup { return add(group, at: origin, size: size, count, height) }
        let insets = element.contentInsets
        let isAsked = element.layoutSize.heightDimension.isEstimated
        let index = items.count
        var size = size
        if isAsked, index >= count { size.height = 0 }
        if isAsked, index < count, let height = height(index) { size.height = height + insets.vertical }
        let frame = Rect(origin: origin, size: size).inset(by: insets)
        items.append(
            Rect(x: frame.minX, y: frame.minY, width: max(frame.width, 0), height: max(frame.height, 0)))
        isEstimated.append(isAsked)
        supplementaries.append((element as? CollectionLayoutItem)?.supplementaryItems ?? [])
        return size
    }
}
