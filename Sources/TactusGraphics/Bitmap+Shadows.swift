import CCairo
import Glibc
package import TactusGeometry

extension Canvas {
    /// Draws the shadow of a box of whole pixels, without Cairo.
    ///
    /// - Parameters:
    ///   - shadow: The shadow, of this box or of a smaller one of the same shape, which is stretched.
    ///   - box: Where the box is, in pixels of the bitmap, whatever the space is. Its shadow reaches beyond it.
    ///   - pixels: The pixels that are needed; others are left as they are.
    ///   - color: The colour where the shadow is deepest.
    /// - Returns: `false` where pixels cannot be written as they are, as in a group: nothing is drawn then.
    package func write(_ shadow: BoxShadow, around box: PixelRect, in pixels: PixelRect, color: Color) -> Bool {
        guard let openPixels, !isPage else { return false }
        bitmap.blend(resolve(color), through: shadow, around: box, in: pixels.intersection(openPixels))
        return true
    }
}

extension Bitmap {
    /// Blends a colour with the pixels of `rect`, as much as a stretched picture of coverage says.
    func blend(_ color: Color, through shadow: BoxShadow, around box: PixelRect, in rect: PixelRect) {
        let extent = shadow.shape.extent
        let old = shadow.shape.box
        let corner = PixelPoint(x: box.minX - extent, y: box.minY - extent)
        let size = PixelSize(width: box.width + 2 * extent, height: box.height + 2 * extent)
        let rect = rect.intersection(PixelRect(origin: corner, size: size)).intersection(bounds)
        guard color.alpha > 0, !rect.isEmpty, let coverage = cairo_image_surface_get_data(shadow.surface) else {
            return
        }
        let ink = Ink(color)
        let stride = Int(cairo_image_surface_get_stride(shadow.surface))
        let across = StretchedSide(from: old.width, to: box.width, margin: extent)
        let down = StretchedSide(from: old.height, to: box.height, margin: extent)
        cairo_surface_flush(surface)
        for y in rect.minY..<rect.maxY {
            let row = coverage + down.source(of: y - corner.y) * stride
            let target = self.row(y)
            let (first, end) = (rect.minX - corner.x, rect.maxX - corner.x)
            let (middle, last) = (min(max(across.middle, first), end), min(max(across.middleEnd, first), end))
            for x in first..<middle { ink.blend(row[x], into: target + (x + corner.x)) }
            ink.blend(row[across.middle], into: target + (middle + corner.x), count: last - middle)
            for x in last..<end { ink.blend(row[x - across.added], into: target + (x + corner.x)) }
        }
        markDirty(rect)
    }

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

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (bytes + y * strideInBytes).assumingMemoryBound(to: UInt32.self)
    }
}

extension UnsafeMutablePointer<UInt32> {
    /// Whether pixels, at least one, are all the same as `pixel`.
    fileprivate func isUniform(_ pixel: UInt32, count: Int) -> Bool {
        pointee == pixel && memcmp(self, self + 1, (count - 1) * 4) == 0
    }
}

/// How one side of a picture becomes longer: its ends stay as they are, and a pixel between them is repeated.
private struct StretchedSide {
    /// The pixel that is repeated, and where the other end begins.
    let middle: Int, middleEnd: Int
    /// How many pixels longer it is.
    var added: Int { middleEnd - middle }

    init(from old: Int, to new: Int, margin: Int) {
        middle = (old + 2 * margin) / 2
        middleEnd = middle + max(new - old, 0)
    }

    /// The pixel of the picture that is drawn at a place.
    func source(of place: Int) -> Int { place < middle ? place : place < middleEnd ? middle : place - added }
}

/// A colour that is blended, in Cairo's arithmetic: bytes of premultiplied colours, products rounded to the nearest.
private struct Ink {
    /// Blue and red, green and alpha: two bytes each in sixteen bits.
    private let low: UInt32, high: UInt32

    init(_ color: Color) {
        func bits(_ part: Double) -> UInt32 { UInt32(min(max(part * color.alpha, 0), 1) * 65535 + 0.5) >> 8 }
        low = bits(color.red) << 16 | bits(color.blue)
        high = bits(1) << 16 | bits(color.green)
    }

    private init(low: UInt32, high: UInt32) { (self.low, self.high) = (low, high) }

    /// The product of two bytes, each a fraction of 255, with a third.
    @inline(__always)
    private static func product(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
        let sum = pair &* factor &+ 0x80_0080
        return (sum &+ (sum >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }

    @inline(__always)
    private func thinned(to coverage: UInt8) -> Ink {
        Ink(low: Self.product(low, UInt32(coverage)), high: Self.product(high, UInt32(coverage)))
    }

    @inline(__always)
    private func over(_ pixel: UInt32, _ rest: UInt32) -> UInt32 {
        let below = low &+ Self.product(pixel & 0xFF_00FF, rest)
        return below | (high &+ Self.product(pixel >> 8 & 0xFF_00FF, rest)) << 8
    }

    func over(_ pixel: UInt32) -> UInt32 { over(pixel, 255 - (high >> 16)) }

    @inline(__always)
    func blend(_ coverage: UInt8, into pixel: UnsafeMutablePointer<UInt32>) {
        guard coverage > 0 else { return }
        let ink = thinned(to: coverage)
        pixel.pointee = ink.over(pixel.pointee, 255 - (ink.high >> 16))
    }

    func blend(_ coverage: UInt8, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        guard coverage > 0, count > 0 else { return }
        let ink = thinned(to: coverage)
        let rest = 255 - (ink.high >> 16)
        // Mostly it lies on a plain ground, and one pixel stands for all.
        if rest == 0 || pixels.isUniform(pixels[0], count: count) {
            pixels.update(repeating: ink.over(pixels[0], rest), count: count)
        } else {
            for index in 0..<count { pixels[index] = ink.over(pixels[index], rest) }
        }
    }
}
