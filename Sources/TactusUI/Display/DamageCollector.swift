import TactusGeometry
import TactusPlatform

/// Finds the pixels that are out of date: looks at the views that changed, and notes where each one is now.
///
/// The cost is that of the views that changed, those inside a view that moved, and those above them.
struct DamageCollector {
    /// Device pixels per point.
    let scale: Double
    /// The windows of the scene.
    let windows: [Window]
    /// Whether pixels may be moved instead of painted.
    let allowsMoves: Bool
    /// What was found.
    var damage: DamageTracker

    /// How a view has come to be elsewhere than when damage was last collected.
    enum Course {
        /// Only as it says itself.
        case own
        /// A superview has moved, so that all inside it did.
        case moved
        /// It was scrolled, with the content that it belongs to, and its pixels move.
        case carried(PixelMove)
    }

    /// Looks at a view and all inside it, as far as something changed there, and notes which pixels they take up now.
    ///
    /// - Parameters:
    ///   - view: Where to begin.
    ///   - superviewToDevice: From the superview's space to device pixels.
    ///   - clip: The pixels that the superviews leave.
    ///   - course: What its superviews have done.
    mutating func visit(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, _ course: Course = .own) {
        let pending = view.drawing.pending
        var isNew = course.hasMoved || pending.contains(.moved)
        guard isNew || course.isCarried || !pending.isDisjoint(with: [.content, .scrolled, .displayInside]) else {
            return
        }
        if pending.contains(.moved) { view.placeDidChange() }
        let dirty = view.takeDirtyRects()
        view.drawing.pending.subtract([.moved, .content, .scrolled, .displayInside])

        let old = course.carrying(view.drawing.extent)
        var inner = isNew ? .moved : course
        var isPaintedAnew = pending.contains(.moved) || (isNew && pending.contains(.scrolled))
        if view.shownAppearance.isVisible {
            let geometry = view.shownGeometry
            let exact = geometry.toSuperview.concatenating(superviewToDevice)
            let placement = Placement(geometry.bounds, by: exact, scale: scale)
            let raster = view.raster
            let wasPicture = raster?.isUsed ?? false
            let picture = raster.flatMap {
                collect($0, of: view, pending, dirty: dirty, placement, clip: clip, hasMoved: isNew)
            }
            if let picture {
                view.drawing.extent = picture
                if !wasPicture { isPaintedAnew = true }
            } else {
                if pending.contains(.scrolled), !isNew {
                    if !course.isCarried, let move = takeMove(of: view, placement, clip: clip) {
                        inner = .carried(move)
                    } else {
                        (isNew, isPaintedAnew, inner) = (true, true, .moved)
                    }
                }
                // What was to be in a picture was placed there.
                if raster != nil { (isNew, isPaintedAnew, inner) = (true, true, .moved) }
                if !isNew { for rect in dirty { damage.add(placement.pixels(of: rect).intersection(clip)) } }
                if isNew || inner.isCarried || pending.contains(.displayInside) {
                    view.drawing.extent = visitInside(of: view, exact, placement, clip: clip, inner)
                }
            }
        } else {
            view.drawing.extent = .zero
            view.raster?.forget()
        }
        if isPaintedAnew {
            damage.add(old)
            damage.add(view.drawing.extent)
        }
    }

    /// Looks at all inside a view.
    ///
    /// - Returns: The pixels that it takes up, and the view with it.
    mutating func visitInside(
        of view: View, _ exact: Transform, _ placement: Placement, clip: PixelRect, _ course: Course
    ) -> PixelRect {
        let appearance = view.shownAppearance
        let box = placement.box.intersection(clip)
        if let mask = view.mask { visit(mask, exact, clip: clip, course) }
        visitSubviews(of: view, exact, clip: appearance.clipsToBounds ? box : clip, course)
        let shadow = PlacedShadow(view.shownGeometry.bounds, appearance, placement, scale: scale)
        let own = shadow.map { box.union($0.pixels.intersection(clip)) } ?? box
        return own.union(view.subviewTable.extent())
    }

    private mutating func visitSubviews(of view: View, _ toDevice: Transform, clip: PixelRect, _ course: Course) {
        var next = 0
        let visitsAll = course.hasMoved || course.isCarried
        while let index = visitsAll ? view.place(from: next) : view.subviewTable.first(.display, from: next) {
            let child = view.children[index]
            visit(child, toDevice, clip: clip, course)
            view.subviewTable.unmark(.display, at: index)
            view.subviewTable.setExtent(child.drawing.extent, at: index)
            next = index + 1
        }
    }
}

extension DamageCollector.Course {
    fileprivate var hasMoved: Bool { if case .moved = self { true } else { false } }

    fileprivate var isCarried: Bool { if case .carried = self { true } else { false } }

    /// Where pixels are now that a view took up.
    fileprivate func carrying(_ pixels: PixelRect) -> PixelRect {
        if case .carried(let move) = self { move.shifted(pixels) } else { pixels }
    }
}

extension View {
    /// The first place in ``subviews`` that is not before `start`; `nil` when there is none.
    fileprivate final func place(from start: Int) -> Int? { start < children.count ? start : nil }
}
