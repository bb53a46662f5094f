import TactusGeometry

// Views that are shown by a picture.
extension DamageCollector {
    /// Brings a view's picture in step with the views inside, and notes the pixels that it takes up.
    ///
    /// - Parameters:
    ///   - raster: The picture.
    ///   - view: The view.
    ///   - pending: What the view and those inside were waiting for.
    ///   - dirty: What of the view's own content is out of date.
    ///   - placement: Where the view lies on the surface.
    ///   - clip: The pixels that the superviews leave.
    ///   - hasMoved: Whether all that it takes up is painted anyway.
    ///   - source: The pixels of the surface that its first picture may be taken from; `nil` when it must be painted.
    /// - Returns: The pixels of the surface that the picture takes up; `nil` when there is no picture, because
    ///   it would be too large, or in too many others.
    mutating func collect(
        _ raster: Raster, of view: View, _ pending: DrawingState.Pending, dirty: [Rect], _ placement: Placement,
        clip: PixelRect, hasMoved: Bool, source: PixelRect?
    ) -> PixelRect? {
        guard pictureDepth < Raster.deepest else {
            raster.giveUp()
            return nil
        }
        let look = Raster.Look(
            view.shownGeometry, view.shownAppearance, scale: raster.ownScale ?? scale)
        let isNew = raster.look != look || pending.contains(.scrolled)
        if isNew || !pending.isDisjoint(with: [.content, .displayInside]) {
            if isNew { raster.begin(look) }
            if let source, isNew, look.scale == scale,
                source.size == Placement(look.bounds, by: raster.toPicture, scale: scale).box.size
            {
                place(view, in: raster, dirty: dirty, takenFrom: source)
            } else {
                place(view, in: raster, dirty: dirty, isNew ? .moved : .none)
            }
        }
        guard raster.isUsed else { return nil }
        if !hasMoved {
            for rect in raster.damage.region.rects {
                damage.add(pixels(of: rect, in: raster, placement).intersection(clip))
            }
        }
        return pixels(of: PixelRect(raster.size), in: raster, placement).intersection(clip)
    }

    /// What became of a picture that nobody wants.
    enum PictureEnd {
        /// The view moves: its picture shows until it rests.
        case stays
        /// The view shows the same without it.
        case replaced
        /// The view is painted.
        case gone
    }

    /// Lets go of a picture that nobody wants, as soon as that is not seen, or the view is painted anyway.
    ///
    /// - Parameters:
    ///   - view: The view that was shown by it.
    ///   - pending: What the view was waiting for. It moved if it must be painted.
    ///   - motion: How its superviews have moved it.
    /// - Returns: What became of it.
    mutating func endPicture(of view: View, _ pending: inout DrawingState.Pending, _ motion: Motion) -> PictureEnd {
        let changes: DrawingState.Pending = [.content, .scrolled, .displayInside]
        guard let raster = view.raster, !raster.isWanted else { return .stays }
        let isUsable =
            raster.isUsed && view.drawing.isSolid && raster.damage.isEmpty && pending.isDisjoint(with: changes)
            && raster.look == Raster.Look(view.shownGeometry, view.shownAppearance, scale: scale)
        if isUsable, !motion.isNone || pending.contains(.moved) {
            endingPictures.append(view)
            return .stays
        }
        view.raster = nil
        if isUsable, raster.showsOwnPixels { return .replaced }
        pending.insert(.moved)
        return .gone
    }

    /// Whether a view is shown by a picture, on the pixels on which it was shown before.
    func showsPictureAsBefore(_ view: View, _ superviewToDevice: Transform) -> Bool {
        guard let raster = view.raster, raster.isUsed, raster.isWanted, let former = raster.placement else {
            return false
        }
        let exact = view.shownGeometry.toSuperview.concatenating(superviewToDevice)
        return former == Placement(view.shownGeometry.bounds, by: exact, scale: scale)
    }

    /// Takes a picture from what the surface shows, and places the views inside among its pixels: what they have
    /// changed since is painted.
    private mutating func place(_ view: View, in raster: Raster, dirty: [Rect], takenFrom source: PixelRect) {
        let move = PixelMove(
            area: DamageCollector.everywhere, dx: raster.corner.x - source.minX, dy: raster.corner.y - source.minY)
        let isTaken = place(view, in: raster, dirty: dirty, .carried(move))
        if isTaken, let shown { raster.take(source, of: shown.bitmap) }
    }

    /// Places the views inside among the pixels of the picture, as far as something changed.
    ///
    /// - Returns: Whether they came where `motion` carries them; `false` when there was no room, and all is painted.
    @discardableResult
    private mutating func place(_ view: View, in raster: Raster, dirty: [Rect], _ motion: Motion) -> Bool {
        guard let look = raster.look else { return false }
        var inner = DamageCollector(scale: look.scale, windows: [], allowsMoves: false, damage: raster.damage)
        inner.pictureDepth = pictureDepth + 1
        var motion = motion
        var pixels = PixelRect.zero
        // Once, unless there is more to the left or above than there was room for.
        for _ in 0..<2 {
            let placement = Placement(look.bounds, by: raster.toPicture, scale: look.scale)
            for rect in dirty { inner.damage.add(placement.pixels(of: rect)) }
            pixels = inner.visitInside(of: view, raster.toPicture, placement, clip: Self.everywhere, motion)
            guard pixels.minX < 0 || pixels.minY < 0 else { break }
            raster.corner.x += max(-pixels.minX, 0)
            raster.corner.y += max(-pixels.minY, 0)
            motion = .moved
        }
        if motion.isMove { inner.damage.add(PixelRect(x: 0, y: 0, width: pixels.maxX, height: pixels.maxY)) }
        raster.damage = inner.damage
        endingPictures += inner.endingPictures
        raster.finish(pixels)
        return !motion.isMove
    }

    private static let everywhere = PixelRect(
        x: -PixelRect.limit / 2, y: -PixelRect.limit / 2, width: PixelRect.limit, height: PixelRect.limit)

    /// Adds what a picture that became larger or smaller has changed beside what is out of date in it: what it no
    /// longer takes up; and its edges, where they are smoothed.
    mutating func addResized(_ view: View, from old: PixelRect, to new: PixelRect, _ placement: Placement) {
        guard old != new, let raster = view.raster else { return }
        if isExact(raster, placement) {
            for rect in PixelRegion(old).subtracting(new).rects { damage.add(rect) }
        } else {
            damage.add(old)
            damage.add(new)
        }
    }

    /// Whether each pixel of a picture is one of the surface.
    private func isExact(_ raster: Raster, _ placement: Placement) -> Bool {
        placement.isAligned && raster.look?.scale == scale
    }

    /// The pixels of the surface that show some of the picture.
    private func pixels(of rect: PixelRect, in raster: Raster, _ placement: Placement) -> PixelRect {
        guard let toView = raster.toPicture.inverted() else { return .zero }
        // Pixels that lie between two of the picture show something of both.
        let isExact = isExact(raster, placement)
        let rect = isExact ? Rect(rect, scale: 1) : Rect(rect, scale: 1).insetBy(dx: -1, dy: -1)
        let placed = rect.applying(toView).applying(placement.transform)
        return PixelRect(covering: isExact ? placed.insetBy(dx: 0.25, dy: 0.25) : placed, scale: 1)
    }
}

extension DamageCollector.Motion {
    fileprivate var isMove: Bool { if case .moved = self { true } else { false } }
}
