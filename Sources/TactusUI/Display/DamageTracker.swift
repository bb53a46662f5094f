import TactusGeometry

/// The pixels of a surface that are out of date.
nonisolated struct DamageTracker: Hashable, Sendable {
    /// What is out of date, in device pixels.
    private(set) var region = PixelRegion.empty

    /// Whether nothing is.
    var isEmpty: Bool { region.isEmpty }

    /// Adds pixels. Many small rectangles are joined: painting a little too much costs less than many passes.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !region.contains(rect) else { return }
        region = region.union(rect).simplified(maximumRects: DamageTracker.maximumRects)
    }

    /// Leaves nothing that is not on a surface of the given size.
    mutating func limit(to size: PixelSize) { region = region.intersection(PixelRect(size)) }

    /// Answers what is out of date, and begins anew.
    mutating func take() -> PixelRegion {
        defer { region = .empty }
        return region
    }

    private static let maximumRects = 16
}
