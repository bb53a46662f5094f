import CCairo
import Glibc
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
        return (0..<size.height).allSatisfy { columns(ofRow: $0, unlike: other).isEmpty }
    }

    /// The columns in which a row looks otherwise than in a bitmap of the same size. A row that is the same costs
    /// hardly anything, in a build without optimization too.
    package func columns(ofRow y: Int, unlike other: Bitmap) -> [Int] {
        withRow(y) { own in
            other.withRow(y) { others in
                guard let first = own.baseAddress, let second = others.baseAddress else { return [] }
                if format == other.format, memcmp(first, second, own.count * 4) == 0 { return [] }
                return own.indices.filter { (own[$0] | unusedBits) != (others[$0] | other.unusedBits) }
            }
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
        return bits | unusedBits
    }

    /// The bits of a pixel that have no meaning.
    var unusedBits: UInt32 { format == .opaqueRGB ? 0xFF00_0000 : 0 }
}
