import TactusGeometry
import TactusGraphics
import TactusPlatform

/// What a surface showed before a frame was painted, to find out what of it has come out otherwise.
///
/// Edges lie on whole pixels, glyphs on quarters of them, and a colour has 255 steps: what an animation has moved by
/// less than a pixel, or changed by a step or two, may look as before, and no rule short of painting tells. It costs a
/// copy of the damage where the surface paints in the buffer that it shows, and saves the compositor a frame.
struct FormerPixels {
    private let bitmap: Bitmap
    /// Where its upper left pixel lies on the surface.
    private let corner: PixelPoint

    /// Takes what the surface shows; `nil` where that is not known.
    ///
    /// - Parameters:
    ///   - surface: The surface.
    ///   - region: What is about to be painted.
    ///   - lent: The bitmap that it is painted in.
    init?(of surface: any PlatformSurface, in region: PixelRegion, lent: Bitmap) {
        guard let shown = surface.shownBitmap, shown.size == lent.size else { return nil }
        guard shown === lent else {
            (bitmap, corner) = (shown, PixelPoint(x: 0, y: 0))
            return
        }
        let (x, y) = (region.bounds.minX, region.bounds.minY)
        guard let copy = try? Bitmap(size: region.bounds.size) else { return nil }
        copy.copy(from: lent, region: region.offsetBy(dx: -x, dy: -y), dx: -x, dy: -y)
        (bitmap, corner) = (copy, PixelPoint(x: x, y: y))
    }

    /// What differs from it in a region of the painted bitmap.
    func changes(in region: PixelRegion, to painted: Bitmap) -> PixelRegion {
        painted.changes(in: region, from: bitmap, at: corner)
    }
}
