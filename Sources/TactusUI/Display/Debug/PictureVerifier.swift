import TactusGeometry
import TactusGraphics

/// Paints a scene as a whole beside what it shows, and finds where the two differ.
///
/// The second picture goes by nothing that was noted for the first: not by which pixels a view is thought to take up,
/// nor by pictures of views. Only the places of views inside such a picture, and its size, are those of the first.
struct PictureVerifier {
    /// Paints the second picture. From one to the next it keeps shadows, which their shape alone tells how to paint.
    private var list = PaintList(trustsNotes: false)

    /// Compares what a scene shows with what it should show.
    ///
    /// - Parameters:
    ///   - bitmap: What it shows.
    ///   - scene: The scene.
    ///   - ignored: Pixels that are not compared.
    /// - Returns: What differs by more than rounding; `nil` when nothing does, or when there is no memory for a second
    ///   picture.
    mutating func difference(
        of bitmap: Bitmap, from scene: WindowScene, except ignored: PixelRegion
    ) -> PictureComparison.Difference? {
        guard let whole = try? Bitmap(size: bitmap.size) else { return nil }
        list.paint(whole.bounds, of: scene, on: Canvas(whole))
        return PictureComparison(shown: bitmap, expected: whole).difference(except: ignored)
    }
}
