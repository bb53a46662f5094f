public import TactusGeometry

extension View {
    /// The room that the view would like to leave at its edges, in points: what ``layoutMarginsGuide`` leaves.
    ///
    /// Reading gives what holds now: ``directionalLayoutMargins`` as one reads in this view, and the safe area's insets
    /// (``insetsLayoutMarginsFromSafeArea``) and the superview's margins (``preservesSuperviewLayoutMargins``) where
    /// they count. Setting it sets ``directionalLayoutMargins``.
    public final var layoutMargins: Insets {
        get {
            // Views that keep the margins of those around them, up to the first that has only its own.
            var levels: [View] = []
            var outermost = self
            while outermost.preservesSuperviewLayoutMargins, let parent = outermost.parent,
                !outermost.geometry.isTransformed
            {
                levels.append(outermost)
                outermost = parent
            }
            return levels.reversed().reduce(outermost.ownLayoutMargins) { $1.layoutMargins(within: $0) }
        }
        set { directionalLayoutMargins = DirectionalInsets(newValue, for: effectiveLayoutDirection) }
    }

    /// The margins without those of the superview.
    private final var ownLayoutMargins: Insets {
        let margins = leastLayoutMargins.resolved(for: effectiveLayoutDirection)
        return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
    }

    /// The margins, with those of the superview where the view keeps them and reaches into them.
    private final func layoutMargins(within outer: Insets) -> Insets {
        var margins = ownLayoutMargins
        guard preservesSuperviewLayoutMargins, !geometry.isTransformed, let parent else { return margins }
        let box = Rect(origin: geometry.position, size: geometry.bounds.size)
        margins.top = max(margins.top, outer.top - (box.minY - parent.bounds.minY))
        margins.left = max(margins.left, outer.left - (box.minX - parent.bounds.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (parent.bounds.maxY - box.maxY))
        margins.right = max(margins.right, outer.right - (parent.bounds.maxX - box.maxX))
        return margins
    }

    /// The margins that were set, or those of the controller's view where they are less.
    private final var leastLayoutMargins: DirectionalInsets {
        guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return directionalLayoutMargins }
        let least = controller.systemMinimumLayoutMargins
        var margins = directionalLayoutMargins
        margins.top = max(margins.top, least.top)
        margins.leading = max(margins.leading, least.leading)
        margins.bottom = max(margins.bottom, least.bottom)
        margins.trailing = max(margins.trailing, least.trailing)
        return margins
    }

    /// The room that the view itself would like to leave at its edges, in points: 8 at each by default, and in the view
    /// of a controller what that says (``ViewController/systemMinimumLayoutMargins``). It must be finite.
    public final var directionalLayoutMargins: DirectionalInsets {
        get { layoutState?.margins ?? defaultLayoutMargins }
        set {
            precondition(
                [newValue.top, newValue.leading, newValue.bottom, newValue.trailing].allSatisfy(\.isFinite),
                "a view's margins must be finite, not \(newValue)")
            guard newValue != directionalLayoutMargins else { return }
            madeLayoutState.margins = newValue
            marginsDidChange()
        }
    }

    /// Whether the view keeps the superview's margins free as well, where it reaches into them. `false` by default.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { layoutState?.preservesSuperviewMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            madeLayoutState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    /// Whether the margins are measured from the safe area, not from the view's edges. `true` by default.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState?.insetsMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            madeLayoutState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// The view without its ``layoutMargins``.
    public final var layoutMarginsGuide: LayoutGuide { ownGuide(.margins) }

    /// The part of the view in which lines of text are not too long to be read: what ``layoutMargins`` leave, but no
    /// wider than 672 points, in its middle. With larger text (`TraitCollection.textScale`) it is wider.
    public final var readableContentGuide: LayoutGuide { ownGuide(.readable) }

    /// What ``readableContentGuide`` leaves free.
    final var readableInsets: Insets {
        var insets = layoutMargins
        let surplus = bounds.width - insets.horizontal - 672 * max(traitCollection.textScale, 1)
        guard surplus > 0 else { return insets }
        insets.left += (surplus / 2).rounded()
        insets.right += surplus - (surplus / 2).rounded()
        return insets
    }

    final func marginsDidChange() {
        setNeedsLayout()
        (root ?? top).layoutState?.engine?.insetsDidChange()
        notifyOfMargins()
    }

    /// The margins that nobody set.
    private final var defaultLayoutMargins: DirectionalInsets {
        controller?.systemMinimumLayoutMargins ?? DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// Tells the view that its margins are others, if they are, and the views inside that keep them.
    final func notifyOfMargins() {
        var waiting = [(view: self, margins: layoutMargins)]
        while let (view, margins) = waiting.popLast() {
            let last = view.layoutState?.notifiedMargins
            guard margins != last ?? view.defaultLayoutMargins.resolved(for: view.effectiveLayoutDirection) else {
                continue
            }
            view.madeLayoutState.notifiedMargins = margins
            view.layoutMarginsDidChange()
            view.controller?.viewLayoutMarginsDidChange()
            // What it was told may have been changed by what it did.
            let outer = view.layoutState?.notifiedMargins ?? margins
            for subview in view.subviews.reversed() where subview.preservesSuperviewLayoutMargins {
                waiting.append((subview, subview.layoutMargins(within: outer)))
            }
        }
    }
}
