import TactusControls
import TactusGeometry

/// Items in groups, one group after the other: below each other, or beside each other in a section that
/// scrolls sideways.
///
/// Groups are alike but for the heights of their cells. Those that nobody has measured count with estimates, so a
/// million items take no more room than a hundred.
nonisolated struct GroupGeometry: CollectionSectionGeometry {
    private let group: CollectionLayoutGroup
    private let container: Size
    private let count: Int
    /// The room between groups.
    let spacing: Double
    private let isHorizontal: Bool
    private let pattern: GroupArrangement
    /// The last group where it has fewer items than the others.
    private let rest: GroupArrangement?
    let hasEstimates: Bool
    /// Whether each group is one cell, as high as that says.
    private let isList: Bool
    /// The extents of groups, each with the room behind it.
    private var groups: RowOffsets
    /// The heights of cells, where a group has several.
    private var heights: [Int: Double] = [:]

    /// - Parameters:
    ///   - group: The group that is repeated.
    ///   - count: How many items there are.
    ///   - container: The size in which it lies.
    ///   - spacing: The room between groups.
    ///   - isHorizontal: Whether groups are beside each other.
    ///   - estimate: Returns how high the one item of a group is taken to be; `nil` for what the group says.
    init(
        _ group: CollectionLayoutGroup, count: Int, in container: Size, spacing: Double, isHorizontal: Bool = false,
        estimate: ((Int) -> Double)? = nil
    ) {
        self.group = group
        self.container = container
        self.count = count
        self.spacing = spacing
        self.isHorizontal = isHorizontal
        pattern = GroupArrangement(group, in: container)
        let length = max(pattern.items.count, 1)
        rest =
            count % length == 0 ? nil : GroupArrangement(group, in: container, count: count % length)
        hasEstimates = pattern.isEstimated.contains(true)
        isList = hasEstimates && pattern.items.count == 1 && !isHorizontal
        let extent = (isHorizontal ? pattern.size.width : pattern.size.height) + spacing
        groups = RowOffsets(
            count: pattern.items.isEmpty ? 0 : (count + length - 1) / length,
            estimate: extent.isFinite ? max(extent, 0.25) : 0.25)
        if let rest, hasEstimates, !isHorizontal {
            groups.setHeight(rest.size.height + spacing, of: groups.count - 1)
        }
        guard isList, let estimate else { return }
        for index in 0..<count {
            let height = estimate(index)
            if height.isFinite, height > 0 { setHeight(height, forItemAt: index) }
        }
    }

    private var length: Int { pattern.items.count }

    /// The views that are anchored to the cell of an item.
    func supplementaryItems(ofItem index: Int) -> [CollectionLayoutSupplementaryItem] {
        length > 0 ? pattern.supplementaries[index % length] : []
    }

    var contentSize: Size {
        let along = max(groups.height - (groups.count > 0 ? spacing : 0), 0)
        return isHorizontal
            ? Size(width: along, height: tallest) : Size(width: pattern.size.width, height: along)
    }

    /// How high a row of groups is.
    private var tallest: Double {
        guard hasEstimates else { return groups.count == 0 ? 0 : pattern.size.height }
        guard !heights.isEmpty else { return groups.count == 0 ? 0 : pattern.size.height }
        return Set(heights.keys.map { $0 / length }).map { arrangement(of: $0).size.height }.max() ?? 0
    }

    /// Which groups there are, how far each begins from the first.
    func groupOffset(_ index: Int) -> Double { groups.offset(of: min(max(index, 0), groups.count)) }

    /// How many groups there are.
    var groupCount: Int { groups.count }

    /// How far a group goes along the section.
    func groupLength(_ index: Int) -> Double { max(groupOffset(index + 1) - groupOffset(index) - spacing, 0) }

    /// The group that begins nearest to a place.
    func nearestGroup(to position: Double) -> Int {
        guard let group = groups.row(at: max(position, 0)) else { return 0 }
        let (before, after) = (groups.offset(of: group), groups.offset(of: group + 1))
        return position - before <= after - position ? group : min(group + 1, groups.count - 1)
    }

    func frameForItem(at index: Int) -> Rect {
        guard index < count, length > 0 else { return .zero }
        let row = index / length
        let offset = groups.offset(of: row)
        var frame = isList ? pattern.items[0] : arrangement(of: row).items[index % length]
        if isList { frame.size.height = max(groups.height(of: row) - spacing - surroundings, 0) }
        if isHorizontal { frame.origin.x += offset } else { frame.origin.y += offset }
        return frame
    }

    func indexesForItems(in rect: Rect) -> [Int] {
        let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        guard count > 0, length > 0, end > 0, start < groups.height, let first = groups.row(at: start),
            let last = groups.row(at: end.nextDown)
        else { return [] }
        let (lower, upper) = (first * length, min((last + 1) * length, count))
        return lower < upper ? Array(lower..<upper) : []
    }

    func isEstimated(at index: Int) -> Bool { hasEstimates && pattern.isEstimated[index % length] }

    mutating func setHeight(_ height: Double, forItemAt index: Int) {
        let row = index / length
        if isList {
            groups.setHeight(max(height + surroundings + spacing, 0.25), of: row)
        } else if heights.updateValue(height, forKey: index) != height, !isHorizontal {
            groups.setHeight(max(arrangement(of: row).size.height + spacing, 0.25), of: row)
        }
    }

    func forEachHeight(in items: Range<Int>, _ body: (Int, Double) -> Void) {
        if isList {
            let taken = spacing + surroundings
            return groups.forEachMeasured(in: items) { body($0, max($1 - taken, 0)) }
        }
        if heights.count < items.count {
            for (index, height) in heights where items.contains(index) { body(index, height) }
        } else {
            for index in items { heights[index].map { body(index, $0) } }
        }
    }

    /// What surrounds the one cell of a group.
    private var surroundings: Double { pattern.size.height - pattern.items[0].height }

    private func arrangement(of row: Int) -> GroupArrangement {
        let first = row * length
        let isLast = row == groups.count - 1
        guard hasEstimates, !heights.isEmpty, (first..<(first + length)).contains(where: { heights[$0] != nil })
        else { return isLast ? rest ?? pattern : pattern }
        return GroupArrangement(group, in: container, count: min(count - first, length)) { heights[first + $0] }
    }
}
