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

    /// How the superviews of a view moved it since damage was last collected.
    enum Motion {
        /// Not at all.
        case none
        /// One of them is elsewhere, so that all inside it is painted anew.
        case moved
        /// One of them was scrolled, and the pixels of its content move.
        case carried(PixelMove)
    }

    /// What a view needs.
    fileprivate enum Outcome {
        /// Nothing of it shows.
        case hidden
        /// It is shown as a picture, which takes up these pixels; whether it is a picture since now.
        case picture(PixelRect, isNew: Bool)
        /// It is where its superviews took it: the dirty parts of its own content are damage.
        case updated(Motion)
        /// All that it took up, and takes up, is damage.
        case repainted
    }

    /// Looks at a view and all inside it, as far as something changed there, and notes which pixels they take up now.
    ///
    /// - Parameters:
    ///   - view: Where to begin.
    ///   - superviewToDevice: From the superview's space to device pixels.
    ///   - clip: The pixels that the superviews leave.
    ///   - motion: What its superviews have done.
    mutating func visit(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, _ motion: Motion = .none) {
        let pending = view.drawing.pending
        let hasMoved = motion.hasMoved || pending.contains(.moved)
        guard hasMoved || motion.isCarried || !pending.isDisjoint(with: [.content, .scrolled, .displayInside]) else {
            return
        }
        let dirty = view.consumeDirtyRects()
        view.drawing.pending.subtract([.moved, .content, .scrolled, .displayInside])

        let old = motion.carrying(view.drawing.extent)
        let exact = view.shownGeometry.toSuperview.concatenating(superviewToDevice)
        let placement = Placement(view.shownGeometry.bounds, by: exact, scale: scale)
        let outcome = outcome(
            of: view, pending, dirty: dirty, placement, clip: clip, hasMoved ? .moved : motion)
        switch outcome {
        case .hidden:
            view.drawing.extent = .zero
            view.raster?.forget()
        case .picture(let pixels, _):
            view.drawing.extent = pixels
        case .updated(.moved), .repainted:
            view.drawing.extent = visitInside(of: view, exact, placement, clip: clip, .moved)
        case .updated(let inner):
            for rect in dirty { damage.add(placement.pixels(of: rect).intersection(clip)) }
            guard inner.isCarried || pending.contains(.displayInside) else { break }
            view.drawing.extent = visitInside(of: view, exact, placement, clip: clip, inner)
        }
        // A view that only its superview moved is damaged with that.
        if outcome.isRepainted || pending.contains(.moved) || (hasMoved && pending.contains(.scrolled)) {
            damage.add(old)
            damage.add(view.drawing.extent)
        }
    }

    /// Decides what a view needs. A picture is brought up to date in passing, and pixels that move are noted.
    ///
    /// - Parameters:
    ///   - view: The view, whose marks were taken off it.
    ///   - pending: Those marks.
    ///   - dirty: The parts of its own content that are out of date, in its coordinate space.
    ///   - placement: Where it lies.
    ///   - clip: The pixels that the superviews leave.
    ///   - motion: How the view has moved, by itself or with its superviews.
    /// - Returns: The outcome.
    private mutating func outcome(
        of view: View, _ pending: DrawingState.Pending, dirty: [Rect], _ placement: Placement, clip: PixelRect,
        _ motion: Motion
    ) -> Outcome {
        guard view.shownAppearance.isVisible else { return .hidden }
        if let raster = view.raster {
            let wasPicture = raster.isUsed
            if let picture = collect(
                raster, of: view, pending, dirty: dirty, placement, clip: clip, hasMoved: motion.hasMoved)
            {
                return .picture(picture, isNew: !wasPicture)
            }
            return .repainted  // what was to be in a picture was placed there
        }
        guard pending.contains(.scrolled), !motion.hasMoved else { return .updated(motion) }
        if !motion.isCarried, let move = pixelMove(of: view, placement, clip: clip) { return .updated(.carried(move)) }
        return .repainted
    }

    /// Looks at all inside a view.
    ///
    /// - Returns: The pixels that it takes up, and the view with it.
    mutating func visitInside(
        of view: View, _ exact: Transform, _ placement: Placement, clip: PixelRect, _ motion: Motion
    ) -> PixelRect {
        let appearance = view.shownAppearance
        let box = placement.box.intersection(clip)
        if let mask = view.mask { visit(mask, exact, clip: clip, motion) }
        visitSubviews(of: view, exact, clip: appearance.clipsToBounds ? box : clip, motion)
        let shadow = PlacedShadow(view.shownGeometry.bounds, appearance, placement, scale: scale)
        let own = shadow.map { box.union($0.pixels.intersection(clip)) } ?? box
        return own.union(view.subviewTable.extent())
    }

    private mutating func visitSubviews(of view: View, _ toDevice: Transform, clip: PixelRect, _ motion: Motion) {
        var next = 0
        let visitsAll = motion.hasMoved || motion.isCarried
        while let index = visitsAll ? view.index(from: next) : view.subviewTable.first(.display, from: next) {
            let child = view.children[index]
            visit(child, toDevice, clip: clip, motion)
            view.subviewTable.unmark(.display, at: index)
            view.subviewTable.setExtent(child.drawing.extent, at: index)
            next = index + 1
        }
    }
}

extension DamageCollector.Motion {
    fileprivate var hasMoved: Bool { if case .moved = self { true } else { false } }

    fileprivate var isCarried: Bool { if case .carried = self { true } else { false } }

    /// Where pixels are now that a view took up.
    fileprivate func carrying(_ pixels: PixelRect) -> PixelRect {
        if case .carried(let move) = self { move.shifted(pixels) } else { pixels }
    }
}

extension DamageCollector.Outcome {
    /// Whether all that the view took up and takes up is damage.
    fileprivate var isRepainted: Bool {
        switch self {
        case .repainted, .picture(_, isNew: true): true
        case .hidden, .picture, .updated: false
        }
    }
}

extension View {
    /// The first index in ``subviews`` that is not before `start`; `nil` when there is none.
    fileprivate final func index(from start: Int) -> Int? { start < children.count ? start : nil }
}
