import TactusGeometry
import TactusGraphics
import TactusPlatform

/// What a surface shows, from which a view's first picture may be taken instead of being painted.
struct ShownPixels {
    /// The last frame.
    let bitmap: Bitmap
    /// What of it was out of date before this frame looked at any view.
    let outdated: DamageTracker

    /// Takes what the surface of a scene shows; `nil` where that is not known, or is not what its views painted alone.
    init?(of scene: WindowScene) {
        guard !scene.needsFullCollection, !scene.hasBackdrops, let bitmap = scene.surface?.shownBitmap,
            bitmap.size == scene.pixelSize
        else { return nil }
        self.bitmap = bitmap
        outdated = scene.damage
    }
}

extension DamageCollector {
    /// The pixels of the surface that show a view as a picture of it would, but for what is pending inside; `nil` when
    /// there are none.
    ///
    /// No superview may have moved it. They do where the view was opaque and nothing lay in front of it, when damage
    /// was last collected and shown. Views that have changed their order since then have damaged what they took up
    /// (``View/markRestacked()``).
    ///
    /// - Parameters:
    ///   - view: A view that was no picture so far.
    ///   - pending: What it was waiting for.
    /// - Returns: The pixels of its bounds.
    func shownPixels(of view: View, _ pending: DrawingState.Pending) -> PixelRect? {
        let pixels = view.drawing.extent
        guard let shown, view.drawing.isSolid, view.drawing.isOnWholePixels,
            pending.isDisjoint(with: [.restyled, .scrolled]), !shown.outdated.touches(pixels)
        else { return nil }
        var inner = view
        while let parent = inner.parent {
            let appearance = parent.shownAppearance
            guard case .listed = parent.drawingOrder, appearance.alpha == 1, parent.mask == nil,
                !appearance.isRounded || !appearance.clipsToBounds, parent.raster == nil,
                !appearance.hasOrnaments || !appearance.ornaments.hasBorder,
                let place = parent.index(of: inner),
                parent.subviewTable.last(intersecting: PackedPixels(pixels), before: parent.subviewTable.count)
                    == place
            else { return nil }
            inner = parent
        }
        guard let level = windows.lastIndex(where: { $0 === inner }),
            !windows[(level + 1)...].contains(where: { $0.drawing.extent.intersects(pixels) })
        else { return nil }
        return pixels
    }
}
