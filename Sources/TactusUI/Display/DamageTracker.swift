import TactusGeometry

/// The pixels of a surface that are out of date.
///
/// Few rectangles are kept, so that adding one is cheap: when there are too many, the new one is joined with the one
/// that grows least by it. Painting a little too much costs less than many passes.
nonisolated struct DamageTracker: Hashable, Sendable {
    private var rects: [PixelRect] = []

    /// What is out of date, in device pixels.
    var region: PixelRegion { PixelRegion(rects) }

    /// Whether nothing is.
    var isEmpty: Bool { rects.isEmpty }

    /// Adds pixels.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        var rect = rect
        if rects.count == Self.maximumRects, let index = cheapestToJoin(rect) { rect = rect.union(rects[index]) }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
    }

    /// Leaves nothing that is not on a surface of the given size.
    mutating func limit(to size: PixelSize) {
        let surface = PixelRect(size)
        rects = rects.map { $0.intersection(surface) }.filter { !$0.isEmpty }
    }

    /// Begins anew, with nothing out of date.
    mutating func clear() { rects = [] }

    private static let maximumRects = 16

    private func cheapestToJoin(_ rect: PixelRect) -> Int? {
        rects.indices.min { growth(of: rects[$0], by: rect) < growth(of: rects[$1], by: rect) }
    }

    private func growth(of rect: PixelRect, by other: PixelRect) -> Int { rect.union(other).area - rect.area }
}
