import TactusGeometry
import TactusGraphics

/// Tints what a scene has painted, for a moment.
final class DamageFlash {
    /// How long the tint stays.
    private static let duration = Duration.milliseconds(120)
    private static let color = Color(hex: 0xFF2D95, alpha: 0.35)

    /// What is tinted, and will have to be painted again.
    private(set) var tinted = PixelRegion.empty
    /// What is painted again because the tint is over: that is no news.
    private var ending = PixelRegion.empty
    private var timer: ScheduledTimer?

    /// Tints what of a painted region is news.
    ///
    /// - Parameters:
    ///   - region: What was painted.
    ///   - bitmap: Where.
    ///   - scene: Whose picture it is; it paints again what is tinted when the moment is over.
    func tint(_ region: PixelRegion, on bitmap: Bitmap, of scene: WindowScene) {
        let news = region.subtracting(ending)
        ending = .empty
        tinted = tinted.subtracting(region).union(news)
        let canvas = Canvas(bitmap)
        for rect in news.rects { canvas.fill(Rect(rect, scale: 1), with: Self.color) }
        guard !news.isEmpty, timer == nil else { return }
        timer = scene.application?.schedule(after: Self.duration) { [weak self, weak scene] in
            if let scene { self?.end(in: scene) }
        }
    }

    private func end(in scene: WindowScene) {
        timer = nil
        ending = tinted
        for rect in tinted.rects { scene.addDamage(rect) }
    }
}
