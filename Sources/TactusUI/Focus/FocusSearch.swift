import TactusGeometry

/// Decides where the focus goes.
nonisolated struct FocusSearch: Sendable {
    /// The views, in reading order.
    private let items: [FocusItem]
    /// The place of the view that the search begins at.
    private let start: Int?
    /// The views that had the focus last, by their groups.
    private let lastOfGroups: [String: Int]

    /// - Parameters:
    ///   - items: The views, in reading order.
    ///   - current: The view that has the focus now, or to which keys go otherwise.
    ///   - lastOfGroups: The view of each group that had the focus last.
    init(_ items: [FocusItem], from current: Int?, lastOfGroups: [String: Int] = [:]) {
        self.items = items
        start = items.firstIndex { $0.id == current }
        self.lastOfGroups = lastOfGroups
    }

    /// The view that the focus goes to; `nil` when there is none in that direction.
    func target(_ heading: FocusHeading) -> Int? {
        switch heading {
        case .next: return stops(after: true).first ?? stops(after: false).first
        case .previous: return stops(after: false).last ?? stops(after: true).last
        case .up, .down, .left, .right: return nearest(heading)
        }
    }

    // MARK: Tab

    /// The views that Tab stops at after, or before, the view that the search begins at. Without such a view all count
    /// as after it for the first, and as before it for the last.
    private func stops(after: Bool) -> [Int] {
        let stops = items.indices.filter { $0 != start && isStop(items[$0]) }
        guard let start else { return stops.map { items[$0].id } }
        return stops.filter { ($0 > start) == after }.map { items[$0].id }
    }

    /// Whether Tab stops there. Of a group it stops at one view, and leaves it with the next.
    private func isStop(_ item: FocusItem) -> Bool {
        guard item.takesFocus else { return false }
        guard let group = item.group else { return true }
        if let start, items[start].group == group, items[start].takesFocus { return false }
        let members = items.lazy.filter { $0.takesFocus && $0.group == group }
        let last = lastOfGroups[group].flatMap { id in members.first { $0.id == id } }
        return (last ?? members.first)?.id == item.id
    }

    // MARK: Arrows

    /// The view that is nearest in a direction, among those of the same group.
    private func nearest(_ heading: FocusHeading) -> Int? {
        guard let start, items[start].takesFocus else { return nil }
        let origin = FocusSpan(items[start].frame, towards: heading)
        var best: (id: Int, cost: FocusSpan.Cost)?
        for item in items where item.takesFocus && item.group == items[start].group && item.id != items[start].id {
            guard let cost = origin.cost(to: FocusSpan(item.frame, towards: heading)) else { continue }
            if let known = best?.cost, known <= cost { continue }
            best = (item.id, cost)
        }
        return best?.id
    }
}

/// A box as seen along a direction, which is that of growing numbers.
nonisolated private struct FocusSpan {
    /// How much farther than it is a view counts that is off the way: to look past it takes more than to go on.
    private static let costOfLeavingTheWay = 3.0

    /// How far away a view is; of two that are equally far, the one counts whose middle is nearer to the way.
    struct Cost: Comparable {
        let distance: Double
        let offset: Double

        static func < (left: Cost, right: Cost) -> Bool {
            (left.distance, left.offset) < (right.distance, right.offset)
        }
    }

    /// Along the direction.
    private let near: Double
    private let far: Double
    /// Across it.
    private let low: Double
    private let high: Double

    init(_ box: Rect, towards heading: FocusHeading) {
        switch heading {
        case .right: (near, far, low, high) = (box.minX, box.maxX, box.minY, box.maxY)
        case .left: (near, far, low, high) = (-box.maxX, -box.minX, box.minY, box.maxY)
        case .up: (near, far, low, high) = (-box.maxY, -box.minY, box.minX, box.maxX)
        case .down, .next, .previous: (near, far, low, high) = (box.minY, box.maxY, box.minX, box.maxX)
        }
    }

    /// How far it is to another box; `nil` when that one does not lie in the direction.
    func cost(to other: FocusSpan) -> Cost? {
        guard other.near + other.far > near + far, other.far > far else { return nil }
        let gap = max(other.low - high, low - other.high, 0)
        let distance = max(other.near - far, 0) + gap * Self.costOfLeavingTheWay
        return Cost(distance: distance, offset: abs(other.low + other.high - low - high))
    }
}
