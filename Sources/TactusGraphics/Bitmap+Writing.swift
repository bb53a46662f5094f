import CCairo
import TactusGeometry

extension Bitmap {
    /// Makes pixels one colour.
    ///
    /// - Parameters:
    ///   - color: An opaque colour that is not dynamic.
    ///   - rect: The pixels, all of this bitmap.
    func write(_ color: Color, to rect: PixelRect) {
        guard !rect.isEmpty else { return }
        cairo_surface_flush(surface)
        let pixel = color.opaquePixel
        for y in rect.minY..<rect.maxY {
            (bytes + y * strideInBytes + rect.minX * 4).assumingMemoryBound(to: UInt32.self)
                .update(repeating: pixel, count: rect.width)
        }
        markDirty(rect)
    }
}

extension Color {
    /// The pixel of the opaque colour, the same as Cairo's.
    fileprivate var opaquePixel: UInt32 {
        func bits(_ part: Double) -> UInt32 { UInt32(min(max(part, 0), 1) * 65535 + 0.5) >> 8 }
        return 0xFF00_0000 | bits(red) << 16 | bits(green) << 8 | bits(blue)
    }
}
