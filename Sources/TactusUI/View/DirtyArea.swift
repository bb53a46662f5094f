import TactusGeometry

/// Which parts of a view's content must be drawn anew, in the view's space.
///
/// Few rectangles are kept: when there are too many, the new one is joined with the one that grows least by it. So ten
/// fingers that draw in ten places have these places drawn anew, and not all between them.
nonisolated struct DirtyArea: Hashable, Sendable {
    /// What must be drawn anew; never empty.
    private(set) var rects: [Rect]

    init(_ rect: Rect) { rects = [rect] }

    /// Adds what must be drawn anew as well.
    mutating func add(_ rect: Rect) {
        guard !rects.contains(where: { $0.contains(rect) }) else { return }
        var rect = rect
        while let index = rects.firstIndex(where: { Self.isWorthJoining($0, rect) }) {
            rect = rect.union(rects.remove(at: index))
        }
        if rects.count == Self.maximumRects, let index = cheapestToJoin(rect) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
    }

    private static let maximumRects = 16

    /// Rectangles that overlap are one when that adds at most a quarter.
    private static func isWorthJoining(_ first: Rect, _ second: Rect) -> Bool {
        let common = first.intersection(second)
        guard !common.isEmpty else { return false }
        return first.union(second).area <= (first.area + second.area - common.area) * 1.25
    }

    private func cheapestToJoin(_ rect: Rect) -> Int? {
        rects.indices.min { growth(of: rects[$0], by: rect) < growth(of: rects[$1], by: rect) }
    }

    private func growth(of rect: Rect, by other: Rect) -> Double { rect.union(other).area - rect.area }
}

extension Rect {
    nonisolated fileprivate var area: Double { width * height }
}
