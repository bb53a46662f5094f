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
        let spacing = group.interItemSpacing.isFinite ? group.interItemSpacing : 0
        let room = isRow ? inner.width : inner.height
        let hasOpenEnd = group.count == nil && !isRow && group.layoutSize.heightDimension.isEstimated
        var (along, across, placed, used) = (0.0, 0.0, 0, 0.0)
        while !group.subitems.isEmpty, items.count < Self.mostItems, elementCount < Self.mostElements {
            if let count = group.count, placed == count { break }
            if hasOpenEnd, placed == group.subitems.count { break }
            let element = group.subitems[placed % group.subitems.count]
            elementCount += 1
            var proposed = element.layoutSize.resolved(in: inner)
            if let count = group.count {
                let share = max((room - spacing * Double(count - 1)) / Double(count), 0)
                if isRow { proposed.width = share } else { proposed.height = share }
            } else if !hasOpenEnd, placed > 0, along + (isRow ? proposed.width : proposed.height) > room + 0.01 {
                break
            }
            let place = Point(
                x: origin.x + group.contentInsets.left + (isRow ? along : 0),
                y: origin.y + group.contentInsets.top + (isRow ? 0 : along))
            let taken = add(element, at: place, size: proposed, count, height)
            let extent = isRow ? taken.width : taken.height
            used = along + extent
            along = used + spacing
            across = max(across, isRow ? taken.height : taken.width)
            placed += 1
        }
        guard group.layoutSize.heightDimension.isEstimated else { return size }
        return Size(width: size.width, height: (isRow ? across : used) + group.contentInsets.vertical)
    }

    /// Adds items that lie where a program says.
    private mutating func add(
        _ frames: [Rect], of group: CollectionLayoutGroup, at origin: Point, size: Size
    ) -> Size {
        let corner = Vector(dx: origin.x + group.contentInsets.left, dy: origin.y + group.contentInsets.top)
        let found = frames.prefix(Self.mostItems - items.count).map { CollectionGeometry.finite($0) }
        items += found.map { $0.offsetBy(corner) }
        isEstimated += found.map { _ in false }
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
        return size
    }
}
