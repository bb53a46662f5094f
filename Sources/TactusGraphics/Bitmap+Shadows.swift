import CCairo
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
