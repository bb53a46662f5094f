import CCairo
public import TactusGeometry

extension Bitmap {
    /// The pixel in column `x` of row `y`: 0xAARRGGBB, with the colours multiplied by alpha.
    ///
    /// The pixel must lie in the bitmap.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(
            bounds.contains(PixelPoint(x: x, y: y)), "there is no pixel (\(x), \(y)) in a bitmap of \(size) pixels")
        cairo_surface_flush(surface)
        return pixel(x, y)
    }

    /// The colour of the pixel at `point`, which must lie in the bitmap; clear where the pixel is transparent.
    public func color(at point: PixelPoint) -> Color { Color(premultiplied: self[point.x, point.y]) }

    /// Whether both have the same size and look the same, pixel by pixel.
    public func hasSamePixels(as other: Bitmap) -> Bool {
        guard size == other.size else { return false }
        cairo_surface_flush(surface)
        cairo_surface_flush(other.surface)
        return (0..<size.height).allSatisfy { y in
            (0..<size.width).allSatisfy { x in pixel(x, y) == other.pixel(x, y) }
        }
    }

    /// Calls `body` with the pixels of row `y`, from left to right.
    ///
    /// They are 0xAARRGGBB, with the colours multiplied by alpha. In an opaque bitmap the upper eight
    /// bits have no meaning.
    package func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        precondition(0..<size.height ~= y, "there is no row \(y) in a bitmap of \(size) pixels")
        cairo_surface_flush(surface)
        let row = (bytes + y * strideInBytes).assumingMemoryBound(to: UInt32.self)
        return body(UnsafeBufferPointer(start: row, count: size.width))
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let bits = (bytes + y * strideInBytes).load(fromByteOffset: x * 4, as: UInt32.self)
        return format == .opaqueRGB ? bits | 0xFF00_0000 : bits
    }
}
