import CCairo
import Glibc
public import TactusGeometry

extension Bitmap {
    /// Copies the pixels of `region` from the same place in `source`; what lies outside either bitmap is left out.
    public func copy(from source: Bitmap, region: PixelRegion) {
        cairo_surface_flush(surface)
        cairo_surface_flush(source.surface)
        for rect in region.intersection(bounds.intersection(source.bounds)).rects {
            for y in rect.minY..<rect.maxY { copyRow(y, from: rect.minX, to: rect.maxX, of: source) }
            markDirty(rect)
        }
    }

    /// Copies pixels from another bitmap to another place; what lies outside either bitmap is left out.
    ///
    /// - Parameters:
    ///   - source: Another bitmap, of the same format.
    ///   - region: The pixels of this bitmap to copy to.
    ///   - dx: How much further to the left they are in `source`.
    ///   - dy: How much further up.
    public func copy(from source: Bitmap, region: PixelRegion, dx: Int, dy: Int) {
        precondition(source !== self && source.format == format, "pixels are copied between bitmaps of one format")
        cairo_surface_flush(surface)
        cairo_surface_flush(source.surface)
        for rect in region.intersection(bounds.intersection(source.bounds.offsetBy(dx: dx, dy: dy))).rects {
            for y in rect.minY..<rect.maxY {
                memcpy(
                    bytes + y * strideInBytes + rect.minX * 4,
                    source.bytes + (y - dy) * source.strideInBytes + (rect.minX - dx) * 4, rect.width * 4)
            }
            markDirty(rect)
        }
    }

    /// Writes the pixels of an opaque picture, without Cairo.
    ///
    /// - Parameters:
    ///   - source: Another bitmap, whose pixels are all opaque.
    ///   - corner: Where its upper left pixel comes.
    ///   - rect: The pixels to write, all of this bitmap.
    func write(_ source: Bitmap, at corner: PixelPoint, in rect: PixelRect) {
        let rect = rect.intersection(source.bounds.offsetBy(dx: corner.x, dy: corner.y))
        guard !rect.isEmpty else { return }
        cairo_surface_flush(surface)
        cairo_surface_flush(source.surface)
        for y in rect.minY..<rect.maxY {
            memcpy(
                bytes + y * strideInBytes + rect.minX * 4,
                source.bytes + (y - corner.y) * source.strideInBytes + (rect.minX - corner.x) * 4, rect.width * 4)
        }
        markDirty(rect)
    }

    /// Moves the pixels of `rect` to the right by `dx` and down by `dy` within that rectangle.
    ///
    /// What would leave the rectangle is lost; what lies outside the bitmap counts as outside the rectangle.
    ///
    /// - Parameters:
    ///   - rect: The pixels that move.
    ///   - dx: How many pixels to the right.
    ///   - dy: How many pixels down.
    /// - Returns: The pixels of `rect` to which nothing moved: they keep what they had, and want to be painted.
    @discardableResult
    public func scroll(_ rect: PixelRect, dx: Int, dy: Int) -> PixelRegion {
        let rect = rect.intersection(bounds)
        let target = rect.offsetBy(dx: dx, dy: dy).intersection(rect)
        guard !target.isEmpty else { return PixelRegion(rect) }
        cairo_surface_flush(surface)
        // Rows that are still to be read must not be written: against the direction of the move.
        let rows = target.minY..<target.maxY
        if dy > 0 {
            for y in rows.reversed() { moveRow(of: target, y: y, dx: dx, dy: dy) }
        } else {
            for y in rows { moveRow(of: target, y: y, dx: dx, dy: dy) }
        }
        markDirty(target)
        return PixelRegion(rect).subtracting(target)
    }

    private func moveRow(of target: PixelRect, y: Int, dx: Int, dy: Int) {
        memmove(
            bytes + y * strideInBytes + target.minX * 4,
            bytes + (y - dy) * strideInBytes + (target.minX - dx) * 4, target.width * 4)
    }

    private func copyRow(_ y: Int, from start: Int, to end: Int, of source: Bitmap) {
        let to = bytes + y * strideInBytes + start * 4
        let from = source.bytes + y * source.strideInBytes + start * 4
        memmove(to, from, (end - start) * 4)
        guard source.format == .opaqueRGB, format == .premultipliedARGB else { return }
        let pixels = to.assumingMemoryBound(to: UInt32.self)
        for index in 0..<(end - start) { pixels[index] |= 0xFF00_0000 }
    }
}
