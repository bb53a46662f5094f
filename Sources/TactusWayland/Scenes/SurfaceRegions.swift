package import TactusGeometry

/// The regions of a surface as `wl_region` takes them: whole points, rounded to the safe side.
nonisolated package enum SurfaceRegions {
    /// The whole points that lie inside the rectangles: what is only partly opaque is not claimed.
    ///
    /// - Parameters:
    ///   - rects: Rectangles in points.
    ///   - size: The size of the surface in points.
    ///   - scale: Where it is no whole number, a pixel belongs to two points: an edge inside the
    ///     surface gives way by one.
    /// - Returns: What is opaque for sure.
    package static func inside(_ rects: [Rect], of size: Size, scale: PixelScale) -> PixelRegion {
        let whole = PixelRect(PixelSize(rounding: size, scale: 1))
        let margin = scale.in120ths % 120 == 0 ? 0 : 1
        var region = PixelRegion.empty
        for rect in rects where !rect.isEmpty {
            let covering = PixelRect(covering: rect, scale: 1)
            var left = covering.minX, top = covering.minY, right = covering.maxX, bottom = covering.maxY
            if Double(left) < rect.minX { left += 1 }
            if Double(top) < rect.minY { top += 1 }
            if Double(right) > rect.maxX { right -= 1 }
            if Double(bottom) > rect.maxY { bottom -= 1 }
            if left > whole.minX { left += margin }
            if top > whole.minY { top += margin }
            if right < whole.maxX { right -= margin }
            if bottom < whole.maxY { bottom -= margin }
            guard left < right, top < bottom else { continue }
            region.formUnion(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
        }
        return region.intersection(PixelRegion(whole))
    }

    /// The whole points that the rectangles touch.
    package static func covering(_ rects: [Rect]) -> PixelRegion {
        var region = PixelRegion.empty
        for rect in rects where !rect.isEmpty { region.formUnion(PixelRect(covering: rect, scale: 1)) }
        return region
    }
}
