import TactusGeometry

// A view that blurs what lies behind it is painted as a whole, and in one go with what lies behind: each of its pixels
// goes by many of those, and must not find among them what it has become itself before.

extension WindowScene {
    /// Whether a view filters what lies behind it.
    var hasBackdrops: Bool { windows.contains { !$0.backdropViews.isEmpty } }

    /// The pixels of the views that filter what lies behind them.
    func backdropBoxes() -> [PixelRect] {
        let surface = PixelRect(pixelSize)
        return windows.flatMap(\.backdropViews).compactMap { view in
            guard let box = view.backdropBox(scale: scale)?.intersection(surface), !box.isEmpty else { return nil }
            return box
        }
    }
}

extension View {
    /// The pixels that it filters; `nil` where it does not show, or shows in a picture.
    fileprivate final func backdropBox(scale: Double) -> PixelRect? {
        var way: [View] = []
        for view in sequence(first: self, next: \.parent) {
            guard view.shownAppearance.isVisible, view.raster?.isUsed != true else { return nil }
            way.append(view)
        }
        // From the window inwards, so that it is rounded as in painting.
        let exact = way.reversed().reduce(Transform(scaleX: scale, y: scale)) {
            $1.shownGeometry.toSuperview.concatenating($0)
        }
        return Placement(shownGeometry.bounds, by: exact, scale: scale).box
    }
}

extension [PixelRect] {
    /// Divides a region into rectangles of which none has only a part of one of these.
    ///
    /// - Parameter region: What is to be painted.
    /// - Returns: The rectangles, which may be more than the region.
    nonisolated func completing(_ region: PixelRegion) -> [PixelRect] {
        var (rest, waiting, wholes) = (region, self, [PixelRect]())
        while let index = waiting.firstIndex(where: { box in
            rest.intersects(box) || wholes.contains { $0.intersects(box) }
        }) {
            var whole = waiting.remove(at: index)
            while let other = wholes.firstIndex(where: { $0.intersects(whole) }) {
                whole = whole.union(wholes.remove(at: other))
            }
            wholes.append(whole)
            rest = rest.subtracting(whole)
        }
        return wholes + rest.rects
    }
}
