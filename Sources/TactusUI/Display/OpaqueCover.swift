import TactusGeometry

/// Rectangles that are filled by opaque views, so that nothing behind them needs painting.
///
/// Only the largest ones are kept: what is hidden by one of many small views is cheaper to paint than to look for.
nonisolated struct OpaqueCover: Hashable, Sendable {
    private var rects: [PixelRect] = []
    private var smallest = 0

    /// Whether one of the rectangles covers all of `rect`.
    func hides(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }

    /// What of `rect` may show: nothing where one of the rectangles covers it, less where one of them covers it from
    /// one edge to a line across.
    func uncovered(_ rect: PixelRect) -> PixelRect {
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        for cover in rects where cover.minX < right && cover.maxX > left && cover.minY < bottom && cover.maxY > top {
            let (isWide, isHigh) = (
                cover.minX <= left && cover.maxX >= right, cover.minY <= top && cover.maxY >= bottom
            )
            switch (isWide, isHigh) {
            case (true, true): return .zero
            case (true, false) where cover.minY <= top: top = cover.maxY
            case (true, false) where cover.maxY >= bottom: bottom = cover.minY
            case (false, true) where cover.minX <= left: left = cover.maxX
            case (false, true) where cover.maxX >= right: right = cover.minX
            default: break
            }
        }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The pixels of `rect` that none of the rectangles covers.
    func remainder(of rect: PixelRect) -> PixelRegion {
        let rest = uncovered(rect)
        return rest.isEmpty ? PixelRegion(.zero) : rects.reduce(PixelRegion(rest)) { $0.subtracting($1) }
    }

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
