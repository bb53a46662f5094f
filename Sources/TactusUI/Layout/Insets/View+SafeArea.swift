public import TactusGeometry

extension View {
    /// How far in from the view's edges something else covers the scene, or may: a panel, rounded corners, a camera. In
    /// points of this view; never negative, and zero for a view in no window.
    ///
    /// It is what reaches into this view of ``WindowScene/safeAreaInsets``, and of what controllers of this view and of
    /// those around it add (``ViewController/additionalSafeAreaInsets``). Views that are turned or scaled, and those
    /// inside them, are taken to be safe; so is what is inside a view that keeps it away from what covers the scene
    /// (``contentSafeEdges``), as scroll views do above and below. A view that reaches out of the one around it, at an
    /// edge that nothing covers, is safe there.
    public final var safeAreaInsets: Insets {
        guard let root, let scene = root.windowScene else { return .zero }
        guard root.hasAdditionalSafeArea || scene.safeAreaInsets != .zero else { return .zero }
        return root.safeAreaPath.insets(of: self, in: scene)
    }

    /// By how much more than what covers the scene the view's edges are covered, in points: for containers, whose bars
    /// lie over a part of the view. It is added to ``safeAreaInsets`` of the view, and so counts for all inside it,
    /// beside what controllers say of themselves (``ViewController/additionalSafeAreaInsets``). Zero by default; must
    /// be finite, and may be negative.
    public final var additionalSafeAreaInsets: Insets {
        get { layoutState?.additionalSafeArea ?? .zero }
        set {
            precondition(
                [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite),
                "additional safe area insets must be finite, not \(newValue)")
            guard newValue != additionalSafeAreaInsets else { return }
            madeLayoutState.additionalSafeArea = newValue
            additionalSafeAreaDidChange()
        }
    }

    /// Asks for ``contentSafeEdges`` anew, and lays out what is inside the view. Call it when they have changed.
    public final func setNeedsUpdateOfContentSafeEdges() {
        if root != nil { layOutSafeArea() }
    }

    /// Lays out what goes by the safe area of the view.
    final func additionalSafeAreaDidChange() {
        root?.hasAdditionalSafeArea = true
        layOutSafeArea()
    }

    private func layOutSafeArea() {
        root?.safeAreaPath.removeAll()
        root?.layoutState?.engine?.insetsDidChange()
        forEachInside { $0.setNeedsLayout() }
    }

    /// The part of the view that nothing covers, see ``safeAreaInsets``: what must be seen and touched goes there.
    public final var safeAreaLayoutGuide: LayoutGuide { ownGuide(.safeArea) }

    /// The part of the view that an on-screen keyboard covers, see ``WindowScene/keyboardInset``: as wide as the view,
    /// at its lower edge. While there is no keyboard it is as high as the safe area's inset.
    ///
    /// ```swift
    /// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
    /// ```
    public final var keyboardLayoutGuide: LayoutGuide { ownGuide(.keyboard) }

    /// How much of the view's lower part a keyboard covers, or something else does.
    final var keyboardOverlap: Double {
        let height = root?.windowScene?.keyboardInset ?? 0
        let keyboard = overlap(of: Insets(top: 0, left: 0, bottom: height, right: 0))
        return max(keyboard.bottom, safeAreaInsets.bottom)
    }

    /// A guide that the view always has.
    package final func ownGuide(_ purpose: LayoutGuide.Purpose) -> LayoutGuide {
        let state = madeLayoutState
        if let guide = state.ownGuides[purpose] { return guide }
        let guide = LayoutGuide(purpose, of: self)
        state.ownGuides[purpose] = guide
        return guide
    }

    /// What reaches into this view of insets of its scene, which are measured from ``WindowScene/contentFrame``.
    private final func overlap(of insets: Insets) -> Insets {
        guard insets != .zero, let scene = root?.windowScene else { return .zero }
        var (rest, outer) = (insets, scene.contentFrame)
        for view in sequence(first: self, next: \.parent).reversed() {
            guard rest != .zero, !view.geometry.isTransformed else { return .zero }
            let box = Rect(origin: view.geometry.position, size: view.geometry.bounds.size)
            rest = rest.overlap(with: box, in: outer)
            outer = view.geometry.bounds
        }
        return rest
    }

    /// Tells the view that its safe area is another one, if it is.
    final func notifyOfSafeArea() {
        let insets = safeAreaInsets
        guard insets != layoutState?.notifiedSafeArea ?? .zero else { return }
        madeLayoutState.notifiedSafeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { notifyOfMargins() }
    }
}

extension Insets {
    /// What is left of the insets of `outer` in a rectangle inside it, or beyond. At an edge without any there is none.
    nonisolated func overlap(with box: Rect, in outer: Rect) -> Insets {
        guard self != .zero else { return .zero }
        func rest(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(inset - distance, 0) : 0 }
        return Insets(
            top: rest(top, box.minY - outer.minY), left: rest(left, box.minX - outer.minX),
            bottom: rest(bottom, outer.maxY - box.maxY), right: rest(right, outer.maxX - box.maxX))
    }
}

extension WindowScene {
    /// Whether anything but the program covers a part of the scene.
    var coversSomething: Bool { safeAreaInsets != .zero || keyboardInset != 0 }

    /// Lays everything out again that may go by the safe area.
    func safeAreaDidChange() {
        for window in windows {
            window.layoutState?.engine?.insetsDidChange()
            window.forEachInside { $0.setNeedsLayout() }
        }
    }
}
