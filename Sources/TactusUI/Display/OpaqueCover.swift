import TactusGeometry

/// Rectangles that are filled by opaque views, so that nothing behind them needs painting.
///
/// Only the largest ones are kept: what is hidden by one of many small views is cheaper to paint than to look for.
nonisolated struct OpaqueCover: Hashable, Sendable {
    private var rects: [PixelRect] = []
    private var smallest = 0

    /// Whether one of the rectangles covers all of `rect`.
    func hides(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }

    /// Adds what an opaque view fills.
    mutating func add(_ rect: PixelRect) {
        if rects.count < Self.capacity {
            rects.append(rect)
        } else if rect.area > rects[smallest].area {
            rects[smallest] = rect
        } else {
            return
        }
        smallest = rects.indices.min { rects[$0].area < rects[$1].area } ?? 0
    }

    /// Begins anew, with nothing covered.
    mutating func clear() {
        rects.removeAll(keepingCapacity: true)
        smallest = 0
    }

    private static let capacity = 8
}
