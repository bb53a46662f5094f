public import TactusGeometry

extension View {
    /// The rectangle that the view takes up in its superview, in points of the superview.
    ///
    /// With a ``transform`` it is the smallest rectangle around the transformed view. Setting it then gives ``bounds``
    /// the size that the rectangle has under the inverse of the transform; a transform that squashes the view has
    /// none, and the size is that of the rectangle. All numbers must be finite. A null rectangle, which
    /// `insetBy(dx:dy:)` gives where there is no room, makes the view empty and leaves its upper left corner where it
    /// is.
    public final var frame: Rect {
        get { geometry.frame }
        set {
            let box = newValue.isNull ? Rect(origin: frame.origin, size: .zero) : newValue.standardized
            precondition(box.isFinite, "a view's frame must be finite, not \(newValue)")
            changeGeometry { $0.frame = box }
        }
    }

    /// The view's rectangle in its own coordinate space, in points.
    ///
    /// The origin is the place that shows at the view's top left corner: moving it scrolls the subviews. Setting
    /// another size leaves ``center`` where it is. All numbers must be finite; a null rectangle makes the view empty.
    public final var bounds: Rect {
        get { geometry.bounds }
        set {
            let box = newValue.isNull ? Rect(origin: bounds.origin, size: .zero) : newValue.standardized
            precondition(box.isFinite, "a view's bounds must be finite, not \(newValue)")
            changeGeometry {
                let center = $0.center
                $0.bounds = box
                $0.center = center
            }
        }
    }

    /// The middle of the view, or the place that ``anchorPoint`` names, in points of the superview.
    public final var center: Point {
        get { geometry.center }
        set {
            precondition(newValue.x.isFinite && newValue.y.isFinite, "a view's center must be finite, not \(newValue)")
            changeGeometry { $0.center = newValue }
        }
    }

    /// The place of the view that ``center`` tells, and about which ``transform`` scales and turns, in parts of the
    /// view: (0, 0) is the upper left corner, (1, 1) the lower right one, (0.5, 0.5) the middle, by default.
    ///
    /// Setting it leaves ``center`` where it is, so that the view moves. Both numbers must be finite; they may lie
    /// outside of the view.
    public final var anchorPoint: Point {
        get { geometry.anchor }
        set {
            precondition(
                newValue.x.isFinite && newValue.y.isFinite, "a view's anchor point must be finite, not \(newValue)")
            changeGeometry {
                let center = $0.center
                $0.anchor = newValue
                $0.center = center
            }
        }
    }

    /// How the view and its subviews are scaled, turned and shifted, about the view's ``anchorPoint``, which is its
    /// middle by default. Identity by default.
    ///
    /// ![Views that are turned, made smaller, slanted and mirrored, in light and dark](transform)
    ///
    /// A transform that squashes the view to nothing hides it from touches too.
    public final var transform: Transform {
        get { geometry.transform }
        set {
            precondition(newValue.isFinite, "a view's transform must be finite, not \(newValue)")
            changeGeometry { $0.transform = newValue }
        }
    }

    /// Gives the view another place.
    final func setGeometry(_ geometry: ViewGeometry) { changeGeometry { $0 = geometry } }

    private func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        guard let old = beginChange(change) else { return }
        resizeInside(from: old)
        finishChange(from: old)
    }

    /// Lets the subviews follow a change of the view's size, and theirs that of theirs, however deep they are.
    private func resizeInside(from old: ViewGeometry) {
        guard geometry.bounds.size != old.bounds.size, autoresizesSubviews,
            children.contains(where: \.followsSuperview)
        else { return }
        var way = [ResizedView(self, from: old)]
        while let last = way.indices.last {
            guard let (child, box) = way[last].next() else {
                let done = way.removeLast()
                if last > 0 { done.view.finishChange(from: done.old) }
                continue
            }
            let former = child.beginChange { $0.place(in: box) }
            if let former { way.append(ResizedView(child, from: former)) }
        }
    }

    /// Changes the geometry, and what follows from it before subviews follow.
    ///
    /// - Returns: What it was before; `nil` when it is the same.
    private func beginChange(_ change: (inout ViewGeometry) -> Void) -> ViewGeometry? {
        let (old, former) = (geometry, stateToAnimateFrom)
        change(&geometry)
        guard geometry != old else { return nil }
        if geometry.isScrolled(from: old) {
            markScrolled(from: old.bounds.origin)
            if layoutState?.ownGuides[.viewport] != nil { top.layoutState?.engine?.insetsDidChange() }
        } else if geometry.bounds == old.bounds {
            markPlaced()
        } else {
            markMoved()
        }
        animateIfWanted(from: former)
        if geometry.bounds != old.bounds { setNeedsLayout() }
        if geometry.bounds.size != old.bounds.size {
            setNeedsDisplay()
            if root === self { root?.resizeControllers() }
        }
        return old
    }

    /// Does what follows from another geometry when the subviews have followed.
    private func finishChange(from old: ViewGeometry) {
        if geometry.bounds.size != old.bounds.size, layoutState?.isPlacedByConstraints != true {
            parent?.setNeedsLayoutUnlessLaidOut()
        }
        layoutState?.placingEngine?.frameDidChange(of: self)
        if geometry.position != old.position, let root, root.coversSomething {
            setNeedsLayout()
            root.layoutState?.engine?.insetsDidChange()
        }
        if geometry.bounds != old.bounds { boundsDidChange(from: old.bounds) }
        if let root, root.contextCount > 0 { controller?.contextDidMove() }
        if layoutState != nil { notifyGeometryObservers() }
    }

    /// Whether the view is laying its subviews out, or its controller is told that it has: what it asks for meanwhile
    /// it has afterwards.
    package final var isBeingLaidOut: Bool { drawing.pending.contains(.placingSubviews) }

    /// Lays the view out again, since a subview has another size or is gone; not while it is laying its subviews out.
    final func setNeedsLayoutUnlessLaidOut() {
        if !drawing.pending.contains(.placingSubviews) { setNeedsLayout() }
    }

    /// Lets the view, as it is before its transform, fill a box of its superview, in points.
    final func layOut(in box: Rect) {
        changeGeometry { $0.place(in: box) }
    }
}

extension ViewGeometry {
    nonisolated fileprivate mutating func place(in box: Rect) {
        position = box.origin
        bounds.size = box.size
    }
}

extension Rect {
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension Transform {
    fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
