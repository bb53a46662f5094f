import TactusGeometry
import TactusPlatform

// Content that was scrolled, in a scroll view or by setting the origin of any view's bounds, and whose pixels are moved
// instead of painted.
extension DamageCollector {
    /// How the pixels of a view's content move since they were collected last; `nil` where they must be painted.
    ///
    /// They can be moved where nothing but the offset has changed, by whole pixels, and where what is behind the
    /// content looks the same everywhere. What lies in front of the content, or beside it on what is behind, is painted
    /// where it was carried along, and where it belongs.
    ///
    /// - Parameters:
    ///   - view: The view whose bounds have another origin.
    ///   - placement: Where it lies.
    ///   - clip: The pixels that its superviews leave.
    /// - Returns: The move; the damage that it does is added already.
    mutating func pixelMove(of view: View, _ placement: Placement, clip: PixelRect) -> PixelMove? {
        guard allowsMoves, let origin = view.consumeUnscrolledOrigin(), placement.isAligned, view.movesWithoutPainting
        else { return nil }
        let dx = (origin.x - view.geometry.bounds.minX) * scale
        let dy = (origin.y - view.geometry.bounds.minY) * scale
        guard abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6, max(abs(dx), abs(dy)) < 1e6 else {
            return nil
        }
        let move = PixelMove(
            area: placement.box.intersection(clip), dx: Int(dx.rounded()), dy: Int(dy.rounded()))
        guard !move.destination.isEmpty, !damage.moves.contains(where: { $0.area.intersects(move.area) }),
            let fixed = move.dx == 0 && move.dy == 0 ? [] : fixedPixels(around: view, move.area)
        else { return nil }
        guard move.dx != 0 || move.dy != 0 else { return move }  // there and back
        damage.add(move)
        for pixels in fixed {
            damage.add(pixels)
            damage.add(move.shifted(pixels))
        }
        return move
    }

    /// What shows in an area of a scroll view and does not move with its content; `nil` where that may be anything.
    private func fixedPixels(around content: View, _ area: PixelRect) -> [PixelRect]? {
        var fixed: [PixelRect] = []
        var isCovered = content.shownAppearance.isPlainColor
        var view = content
        while let parent = view.parent {
            // What is behind something opaque does not show.
            var isListed = true
            if case .sorted = parent.drawingOrder { isListed = false }
            let hidden = isCovered && isListed ? parent.index(of: view) ?? 0 : 0
            var end = parent.subviewTable.count
            while let index = parent.subviewTable.last(intersecting: PackedPixels(area), before: end) {
                guard index >= hidden else { break }
                if parent.children[index] !== view {
                    fixed.append(parent.children[index].drawing.extent.intersection(area))
                }
                end = index
            }
            let appearance = parent.shownAppearance
            guard appearance.alpha == 1, parent.mask == nil, !appearance.isRounded || !appearance.clipsToBounds,
                !appearance.hasOrnaments || !appearance.ornaments.hasBorder
            else { return nil }
            if !isCovered {
                // What an even background does not fill is beyond it.
                isCovered =
                    appearance.isPlainColor && !parent.mayDraw
                    && (appearance.clipsToBounds
                        || parent.bounds.contains(content.convert(content.bounds, to: parent)))
                guard isCovered || (!appearance.showsBehindContent && !parent.mayDraw) else { return nil }
            }
            view = parent
        }
        guard isCovered, fixed.count <= DamageCollector.mostFixedViews else { return nil }
        for window in windows where window !== view {
            let extent = window.drawing.extent.intersection(area)
            if !extent.isEmpty { fixed.append(extent) }
        }
        return fixed
    }

    /// With more views that do not move, painting all is cheaper than to look at each.
    private static let mostFixedViews = 12
}

extension ViewAppearance {
    /// Whether one opaque colour fills the bounds.
    nonisolated fileprivate var isPlainColor: Bool {
        (backgroundColor?.isOpaque ?? false) && !isRounded && (!hasOrnaments || ornaments.gradient == nil)
    }

    /// Whether anything is painted behind the content.
    nonisolated fileprivate var showsBehindContent: Bool {
        backgroundColor != nil
            || (hasOrnaments && (ornaments.gradient != nil || ornaments.backdropFilter != nil))
    }
}

extension View {
    /// Whether all that shows in the view, and no more, moves with its content.
    fileprivate final var movesWithoutPainting: Bool {
        let appearance = shownAppearance
        guard appearance.clipsToBounds, !appearance.isRounded, appearance.alpha == 1, mask == nil, animations == nil,
            !appearance.hasOrnaments
                || (!appearance.ornaments.hasBorder && appearance.ornaments.gradient == nil
                    && appearance.ornaments.backdropFilter == nil)
        else { return false }
        // What a view draws by itself may stand still, as an edge does; in a scroll view it belongs to the content.
        guard !mayDraw || self is any ScrollableContainer else { return false }
        return backgroundColor.map { $0.isOpaque || !$0.isVisible } ?? true
    }
}
