import CCairo
import TactusGeometry

extension Bitmap {
    /// Makes pixels one colour.
    ///
    /// - Parameters:
    ///   - color: An opaque colour that is not dynamic.
    ///   - rect: The pixels, all of this bitmap.
    func write(_ color: Color, to rect: PixelRect) { cover(rect, with: color, over: 0) }

    /// Makes pixels what a colour over one pixel is.
    func cover(_ rect: PixelRect, with color: Color, over ground: UInt32) {
        guard !rect.isEmpty else { return }
        let pixel = Ink(color).over(ground)
        cairo_surface_flush(surface)
        for y in rect.minY..<rect.maxY { (row(y) + rect.minX).update(repeating: pixel, count: rect.width) }
        markDirty(rect)
    }

    /// The pixel that all of `rect` are; `nil` when they differ, or there are none.
    func onlyPixel(of rect: PixelRect) -> UInt32? {
        guard !rect.isEmpty else { return nil }
        cairo_surface_flush(surface)
        let first = (row(rect.minY) + rect.minX).pointee
        let isUniform = (rect.minY..<rect.maxY).allSatisfy {
            (row($0) + rect.minX).isUniform(first, count: rect.width)
        }
        return isUniform ? first : nil
    }

    /// The pixels of a row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (bytes + y * strideInBytes).assumingMemoryBound(to: UInt32.self)
    }
}
