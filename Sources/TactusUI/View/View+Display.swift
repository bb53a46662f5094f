public import TactusGeometry
import TactusGraphics

/// What a view still has to do for drawing, and where it was drawn.
nonisolated struct DrawingState {
    var zPosition = 0.0
    /// Whether it was told that the view hides one that is touched instead of it.
    var isDepthReported = false

    /// Where the view is in its window's ``SafeAreaPath``, if it is.
    var safeAreaIndex: Int32 = 0

    /// What the next frame has to look at.
    var pending: Pending = [.layout]
    /// The parts of the content that must be drawn anew; `nil` when none.
    var dirty: DirtyArea?
    /// Which pixels of the surface the view and its subviews took up when damage was last collected.
    var extent = PixelRect.zero
    /// Whether each of those pixels was opaque, so that nothing behind them was seen.
    var isSolid = false
    /// Whether the corner of the view's bounds was on a whole pixel, so that a picture has the pixels
    /// that the surface had.
    var isOnWholePixels = false
    /// What of the surroundings the content was drawn by, ever.
    var colorUse: ColorDependence = []
    /// Whether the view has asked for its traits, ever.
    var readsTraits = false
    /// Whether the view has set text in the user's size, ever.
    var readsTextScale = false
    /// Whether the view has asked whether it has the focus, ever.
    var readsFocus = false

    /// Things to do in the next frame, by view.
    nonisolated struct Pending: OptionSet {
        let rawValue: UInt16
        /// The view's own subviews must be placed.
        static let layout = Pending(rawValue: 1 << 0)
        /// Somewhere inside is a view with ``layout``.
        static let layoutInside = Pending(rawValue: 1 << 1)
        /// The view is no longer where or how it was: what it took up and what it takes up must be painted.
        static let moved = Pending(rawValue: 1 << 2)
        /// Part of the view's content is out of date, see ``dirty``.
        static let content = Pending(rawValue: 1 << 3)
        /// Somewhere inside is a view with ``moved``, ``content`` or ``scrolled``.
        static let displayInside = Pending(rawValue: 1 << 4)
        /// The view's constraints are to be looked at.
        static let constraints = Pending(rawValue: 1 << 5)
        /// Somewhere inside is a view with ``constraints``.
        static let constraintsInside = Pending(rawValue: 1 << 6)
        /// The traits may be others than those that the view was told of.
        static let traits = Pending(rawValue: 1 << 7)
        /// Somewhere inside is a view with ``traits``.
        static let traitsInside = Pending(rawValue: 1 << 8)
        /// The content of a scroll view is elsewhere in it.
        static let scrolled = Pending(rawValue: 1 << 9)
        /// The view is being laid out: that its subviews get other sizes is its own doing.
        static let placingSubviews = Pending(rawValue: 1 << 10)
        /// The view is shown by a picture that is no longer wanted.
        static let unpictured = Pending(rawValue: 1 << 11)
        /// The window is as opaque as it was not, and nothing else about it differs.
        static let faded = Pending(rawValue: 1 << 12)
        /// An animation shows the view elsewhere, and nothing else about it differs.
        static let drifted = Pending(rawValue: 1 << 13)
        /// More about the view differs than its place and its alpha: a picture of it would be another.
        static let restyled = Pending(rawValue: 1 << 14)
    }
}

extension View {
    /// Asks for all of the view's content to be drawn again with the next frame. Subviews are not drawn again unless
    /// they overlap.
    public final func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Asks for a part of the view's content to be drawn again with the next frame.
    ///
    /// - Parameter rect: The part, in points of this view's coordinate space.
    public final func setNeedsDisplay(_ rect: Rect) {
        guard !rect.isEmpty else { return }
        if drawing.dirty == nil { drawing.dirty = DirtyArea(rect) } else { drawing.dirty?.add(rect) }
        mark(.content, inside: .displayInside)
    }

    /// The parts of the content that must be drawn anew, which are noted no longer.
    final func consumeDirtyRects() -> [Rect] {
        guard let dirty = drawing.dirty else { return [] }
        drawing.dirty = nil
        guard let extent = extentOfChange() else { return dirty.rects }
        return dirty.rects.map(extent.intersection).filter { !$0.isEmpty }
    }

    /// Whether the content is as it was when damage was last collected.
    final var isDrawnAsItIs: Bool { drawing.pending.isDisjoint(with: [.moved, .drifted, .content]) }

    /// Asks for ``layoutSubviews()`` to be called before the next frame is drawn.
    public final func setNeedsLayout() { mark(.layout, inside: .layoutInside) }

    /// Calls ``layoutSubviews()`` now, for this view and all inside it that have asked for it. For tests, and for code
    /// that needs to know the places of subviews at once.
    public final func layoutIfNeeded() {
        LayoutPass.run(on: self)
    }

    /// Gives the view the size that shows all of its content, in the ``roomToFit``; its top left corner stays where it
    /// is.
    public final func sizeToFit() {
        StackRoom.check("sizeToFit()", of: self)
        let corner = geometry.position
        var size = sizeThatFits(roomToFit)
        // What takes all the room that there is takes what it has.
        if !size.width.isFinite || !size.height.isFinite { size = sizeThatFits(bounds.size) }
        layOut(in: Rect(origin: corner, size: size))
    }

    /// Notes that the view is not where, or not how, it was.
    final func markMoved() {
        drawing.pending.insert(.restyled)
        markPlaced()
    }

    /// Notes that the view is elsewhere, or is shown as a picture from now on, and nothing else about it differs.
    final func markPlaced() { mark(.moved, inside: .displayInside) }

    /// Notes that the view has another place in front of or behind its siblings. What it took up is out of date at
    /// once: the order no longer tells what was seen there.
    final func markRestacked() {
        markMoved()
        damageExtent()
    }

    /// Notes that nothing about the view differs but its ``alpha``: for all but windows that is as good as a move.
    final func markFaded() { mark(self is Window ? .faded : .moved, inside: .displayInside) }

    /// Notes that an animation shows the view elsewhere, and nothing else about it differs: as good as a move, unless
    /// it is a picture that is still seen on the same pixels.
    final func markDrifted() { mark(.drifted, inside: .displayInside) }

    /// Notes that what is inside the view is elsewhere in it.
    ///
    /// - Parameter origin: The origin of the bounds before.
    final func markScrolled(from origin: Point) {
        if !drawing.pending.contains(.scrolled) {
            if let scrolled { scrolled.origin = origin } else { scrolled = ScrolledContent(from: origin) }
        }
        mark(.scrolled, inside: .displayInside)
    }

    /// The origin of the bounds when damage was last collected; `nil` when it has not changed since.
    final func consumeUnscrolledOrigin() -> Point? {
        defer { scrolled?.origin = nil }
        return scrolled?.origin
    }

    /// Notes that the view has a new superview.
    final func markAdded() {
        drawing.pending.formUnion([.moved, .traits])
        TraitPass.traitsMayDiffer()
        markAbove(.displayInside)
        markAbove(.traitsInside)
        if !drawing.pending.isDisjoint(with: [.layout, .layoutInside]) { markAbove(.layoutInside) }
        if !drawing.pending.isDisjoint(with: [.constraints, .constraintsInside]) { markAbove(.constraintsInside) }
    }

    /// Notes that the view is about to leave its superview.
    final func markRemoved() {
        TraitPass.traitsMayDiffer()
        guard !drawing.extent.isEmpty else { return }
        defer { drawing.extent = .zero }
        if !isCovered { damageExtent() }
    }

    /// Notes that the pixels that the view took up are out of date.
    private final func damageExtent() {
        guard !drawing.extent.isEmpty else { return }
        if let owner = rasterizedAncestor {
            owner.raster?.damage.add(drawing.extent)
            owner.mark(.content, inside: .displayInside)
        } else {
            root?.windowScene?.addDamage(drawing.extent)
        }
    }

    /// Whether the frontmost of the views that lie over this one in its superview let nothing of it be seen when
    /// damage was last collected. Only a few are asked, and none where some have a depth of their own.
    private final var isCovered: Bool {
        guard let parent, parent.depthOrder == .listed else { return false }
        for sibling in parent.children.suffix(4).reversed() {
            if sibling === self { return false }
            if sibling.drawing.isSolid, sibling.drawing.extent.contains(drawing.extent) { return true }
        }
        return false
    }

    /// Marks what depends on the view's ``mask``, which changed.
    final func markMaskChanged(_ flag: DrawingState.Pending) {
        raster?.forget()
        markMoved()
        if flag != .displayInside { mark(.layoutInside, inside: .layoutInside) }
    }

    /// Marks the constraints of the tree that this view is the top of, which are to be solved.
    final func markLayoutBelow() {
        guard !drawing.pending.contains(.layoutInside) else { return }
        drawing.pending.insert(.layoutInside)
        root?.windowScene?.setNeedsFrame()
    }

    /// Marks the view itself with `flag`, and the views above it with `inside`.
    final func mark(_ flag: DrawingState.Pending, inside: DrawingState.Pending) {
        guard !drawing.pending.contains(flag) else { return }
        drawing.pending.insert(flag)
        markAbove(inside)
    }

    /// Marks the views from this one to the top of the tree; asks for a frame when there was none.
    private func markAbove(_ flag: DrawingState.Pending) {
        var view = self
        while let above = view.parent {
            above.mark(view, SubviewTable.Marks(flag))
            guard !above.drawing.pending.contains(flag) else { return }
            above.drawing.pending.insert(flag)
            view = above
        }
        view.maskOwner?.markMaskChanged(flag)
        (parent ?? self).root?.windowScene?.setNeedsFrame()  // a view that is being added has no window yet
    }
}

extension View {
    /// Whether ``draw(_:in:)`` may draw something.
    final var mayDraw: Bool { type(of: self) != type(of: self).nonDrawingClass }
}
