import TactusGeometry
import TactusPlatform

/// Finds the pixels that are out of date: looks at the views that changed, and notes where each one is now.
///
/// The cost is that of the views that changed, those inside a view that moved, and those above them. The path to a view
/// is kept in ``path``, so that a tree may be as deep as it likes.
struct DamageCollector {
    /// Device pixels per point.
    let scale: Double
    /// The windows of the scene.
    let windows: [Window]
    /// Whether pixels may be moved instead of painted.
    let allowsMoves: Bool
    /// What was found.
    var damage: DamageTracker
    /// How many pictures of views the pixels lie in, one inside the other.
    var pictureDepth = 0
    /// The views that are being looked at, each inside the one before it. Handed over from frame to frame for the sake
    /// of its memory.
    var path: [Level] = []

    /// What the surface shows; `nil` where pictures of views must not be taken from it.
    var shown: ShownPixels?

    /// Views whose pictures nobody wants, and which moved: they are looked at again with the next frame.
    var endingPictures: [View] = []

    /// What asks for a look at a view.
    private static let changes: DrawingState.Pending = [
        .moved, .drifted, .content, .scrolled, .displayInside, .unpictured, .restyled,
    ]

    /// A view that is looked at while those inside it are.
    struct Level {
        fileprivate let view: View
        fileprivate let toDevice: Transform
        fileprivate let placement: Placement
        /// The pixels that its superviews leave, and those that it leaves to its subviews.
        fileprivate let clip: PixelRect, innerClip: PixelRect
        fileprivate let motion: Motion
        /// What it took up before, when that and what it takes up now are damage; `nil` when they are not.
        fileprivate let repainted: PixelRect?
        /// The place of the next subview; -1 for the mask.
        fileprivate var next = -1
    }

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
        let start = path.count
        enter(view, superviewToDevice, clip: clip, motion)
        while path.count > start { goOn() }
    }

    /// Looks at a view, and puts it on the path when those inside must be looked at, too.
    private mutating func enter(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, _ motion: Motion) {
        var pending = view.drawing.pending
        if pending.contains(.drifted), !motion.isNone || !showsPictureAsBefore(view, superviewToDevice) {
            pending.insert(.moved)
        }
        let picture = pending.contains(.unpictured) ? endPicture(of: view, &pending, motion) : nil
        let hasMoved = motion.hasMoved || pending.contains(.moved)
        guard hasMoved || motion.isCarried || !pending.isDisjoint(with: Self.changes) else { return }
        let source =
            view.raster?.isFirst == true && motion.isNone ? shownPixels(of: view, pending) : nil
        let dirty = view.consumeDirtyRects()
        view.drawing.pending.subtract(Self.changes)

        let old = motion.carrying(view.drawing.extent)
        let exact = view.shownGeometry.toSuperview.concatenating(superviewToDevice)
        let placement = Placement(view.shownGeometry.bounds, by: exact, scale: scale)
        // Views inside lay in the picture: where they are is noted anew.
        if picture == .replaced { return goInside(view, exact, placement, clip: clip, .moved, nil) }
        let outcome = outcome(
            of: view, pending, dirty: dirty, placement, clip: clip, hasMoved ? .moved : motion, source: source)
        // A view that only its superview moved is damaged with that.
        let isRepainted =
            outcome.isRepainted || pending.contains(.moved) || (hasMoved && pending.contains(.scrolled))
        let repainted = isRepainted ? old : nil
        switch outcome {
        case .hidden:
            view.drawing.extent = .zero
            view.drawing.isSolid = false
            view.raster?.forget()
        case .picture(let pixels, _):
            if !isRepainted { addResized(view, from: old, to: pixels, placement) }
            view.drawing.extent = pixels
            view.drawing.isSolid = isSolid(view, placement, clip: clip)
            view.raster?.placement = placement
            view.raster?.showsOwnPixels = view.raster?.isInStep(with: exact) == true
        case .updated(.moved), .repainted:
            return goInside(view, exact, placement, clip: clip, .moved, repainted)
        case .updated(let inner):
            for rect in dirty { damage.add(placement.pixels(of: rect).intersection(clip)) }
            guard inner.isCarried || pending.contains(.displayInside) else { break }
            return goInside(view, exact, placement, clip: clip, inner, repainted)
        }
        if let repainted { addRepainted(view, repainted) }
    }

    private mutating func addRepainted(_ view: View, _ old: PixelRect) {
        damage.add(old)
        damage.add(view.drawing.extent)
        // What is where it was may have moved by less than a pixel, or changed by less than a step of its colour; what
        // comes or goes may do so by less than that.
        let now = view.drawing.extent
        if old == now || old.isEmpty || now.isEmpty { damage.mayLookAlike = true }
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
    ///   - source: The pixels of the surface that its first picture may be taken from.
    /// - Returns: The outcome.
    private mutating func outcome(
        of view: View, _ pending: DrawingState.Pending, dirty: [Rect], _ placement: Placement, clip: PixelRect,
        _ motion: Motion, source: PixelRect?
    ) -> Outcome {
        guard view.shownAppearance.isVisible else { return .hidden }
        if let raster = view.raster {
            let wasPicture = raster.isUsed
            if let picture = collect(
                raster, of: view, pending, dirty: dirty, placement, clip: clip, hasMoved: motion.hasMoved,
                source: source)
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
        let outside = view.drawing.extent
        let start = path.count
        goInside(view, exact, placement, clip: clip, motion, nil)
        while path.count > start { goOn() }
        defer { view.drawing.extent = outside }
        return view.drawing.extent
    }

    private mutating func goInside(
        _ view: View, _ exact: Transform, _ placement: Placement, clip: PixelRect, _ motion: Motion,
        _ repainted: PixelRect?
    ) {
        let level = Level(
            view: view, toDevice: exact, placement: placement, clip: clip,
            innerClip: view.shownAppearance.clipsToBounds ? placement.box.intersection(clip) : clip,
            motion: motion, repainted: repainted)
        if view.children.isEmpty, view.mask == nil { leave(level) } else { path.append(level) }
    }

    /// Looks at the next view inside the last one on the path, or leaves that when there is none.
    private mutating func goOn() {
        let last = path.count - 1
        let (view, motion) = (path[last].view, path[last].motion)
        guard path[last].next >= 0 else {
            path[last].next = 0
            if let mask = view.mask { enter(mask, path[last].toDevice, clip: path[last].clip, motion) }
            return
        }
        let visitsAll = motion.hasMoved || motion.isCarried
        let next = path[last].next
        guard let index = visitsAll ? view.index(from: next) : view.subviewTable.first(.display, from: next) else {
            if let level = path.popLast() { leave(level) }
            return
        }
        path[last].next = index + 1
        enter(view.children[index], path[last].toDevice, clip: path[last].innerClip, motion)
        if path.count == last + 1 { note(index, of: view) }
    }

    /// All inside a view was looked at.
    private mutating func leave(_ level: Level) {
        let view = level.view
        let box = level.placement.box.intersection(level.clip)
        let shadow =
            view.shownAppearance.hasOrnaments
            ? PlacedShadow(view.shownGeometry.bounds, view.shownAppearance, level.placement, scale: scale) : nil
        let own = shadow.map { box.union($0.pixels.intersection(level.clip)) } ?? box
        view.drawing.extent = own.union(view.subviewTable.extent())
        view.drawing.isSolid = isSolid(view, level.placement, clip: level.clip)
        if view.drawing.isSolid {
            view.drawing.isOnWholePixels = level.placement.isOnWholePixels(level.toDevice)
        }
        if let old = level.repainted { addRepainted(view, old) }
        if let above = path.last, above.next > 0, above.view === view.parent { note(above.next - 1, of: above.view) }
    }

    /// Whether a view lets nothing be seen of what lies behind the pixels that it takes up.
    private func isSolid(_ view: View, _ placement: Placement, clip: PixelRect) -> Bool {
        let appearance = view.shownAppearance
        return appearance.fillsBounds && appearance.alpha >= 1 && !appearance.isRounded && view.mask == nil
            && placement.isAligned && view.drawing.extent == placement.box.intersection(clip)
    }

    /// A subview was looked at: its superview notes where it shows.
    private func note(_ index: Int, of view: View) {
        view.subviewTable.unmark(.display, at: index)
        view.subviewTable.setExtent(view.children[index].drawing.extent, at: index)
    }
}

extension DamageCollector.Motion {
    fileprivate var hasMoved: Bool { if case .moved = self { true } else { false } }

    var isNone: Bool { if case .none = self { true } else { false } }

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
