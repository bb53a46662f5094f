import CCairo
import Glibc
package import TactusGeometry

extension Bitmap {
    /// Finds what differs from another bitmap: for each rectangle of `region` the smallest one around the pixels in it
    /// that look otherwise. A row that is the same costs hardly anything, in a build without optimization too.
    ///
    /// - Parameters:
    ///   - region: The pixels to compare: of both bitmaps.
    ///   - former: Another bitmap.
    ///   - corner: Where its upper left pixel lies in this one.
    /// - Returns: What differs; empty when nothing does.
    package func changes(in region: PixelRegion, from former: Bitmap, at corner: PixelPoint) -> PixelRegion {
        cairo_surface_flush(surface)
        cairo_surface_flush(former.surface)
        let common = bounds.intersection(former.bounds.offsetBy(dx: corner.x, dy: corner.y))
        let rects = region.intersection(PixelRegion(common)).rects
        return PixelRegion(rects.lazy.map { self.changes(in: $0, from: former, at: corner) })
    }

    private func changes(in rect: PixelRect, from former: Bitmap, at corner: PixelPoint) -> PixelRect {
        let unused = unusedBits | former.unusedBits
        var (left, right, top, bottom) = (rect.maxX, rect.minX, rect.maxY, rect.minY)
        for y in rect.minY..<rect.maxY {
            let (own, others) = (pixels(ofRow: y), former.pixels(ofRow: y - corner.y) - corner.x)
            func isSame(_ columns: Range<Int>) -> Bool {
                memcmp(own + columns.lowerBound, others + columns.lowerBound, columns.count * 4) == 0
            }
            func differs(_ x: Int) -> Bool { own[x] | unused != others[x] | unused }
            guard !isSame(rect.minX..<rect.maxX) else { continue }
            // What lies between columns that are known to differ needs no look but for its first difference.
            let isKnown = left < right
            let before = rect.minX..<(isKnown ? left : rect.maxX)
            let after = (isKnown ? right : rect.minX)..<rect.maxX
            let first = isSame(before) ? nil : before.first(where: differs)
            let last = isSame(after) ? nil : after.last(where: differs)
            guard first != nil || last != nil || (isKnown && (left..<right).contains(where: differs)) else { continue }
            left = min(left, first ?? left)
            right = max(right, last.map { $0 + 1 } ?? right)
            top = min(top, y)
            bottom = y + 1
        }
        return left < right ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
    }

    private func pixels(ofRow y: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((bytes + y * strideInBytes).assumingMemoryBound(to: UInt32.self))
    }
}
