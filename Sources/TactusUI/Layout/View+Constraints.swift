extension View {
    /// Whether the view is where its ``frame`` says, and constraints of others take that as given. `true` by default.
    ///
    /// Set it to `false` for a view that constraints are to place: they have to say where it is and how large, or its
    /// ``intrinsicContentSize`` does. `StackView.addArrangedSubview(_:)` does so.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            madeLayoutState.translatesMask = newValue
            layoutState?.placingEngine?.placementDidChange(self)
        }
    }

    /// The active constraints that this view keeps: those between it and views inside it, or between such views, in the
    /// order of their activation.
    public final var constraints: [LayoutConstraint] { layoutState?.constraints.all ?? [] }

    /// Asks for ``updateConstraints()`` to be called before the next layout.
    public final func setNeedsUpdateConstraints() {
        madeLayoutState.needsUpdateConstraints = true
        setNeedsConstraints()
    }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    public final func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

    /// Calls ``updateConstraints()`` now of the view and those inside that asked for it, those inside first. A layout
    /// does it by itself.
    public final func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }

    /// Notes that constraints of this view are to be looked at before the next layout.
    final func setNeedsConstraints() { mark(.constraints, inside: .constraintsInside) }

    /// Lets the view say anew what it wants, if it asked for that.
    ///
    /// - Returns: Whether it did, and so may have changed the tree.
    final func updateOwnConstraintsIfNeeded() -> Bool {
        guard let state = layoutState, state.needsUpdateConstraints else { return false }
        state.needsUpdateConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
        return true
    }

    /// Hands the constraints over that the engine of the tree, which `top` is the top of, does not know yet.
    final func handOverConstraints(in top: @autoclosure () -> View) {
        guard let state = layoutState, !state.constraints.isEmpty else { return }
        let engine = top().madeEngine
        for constraint in state.constraints where constraint.engine !== engine { engine.add(constraint) }
    }

    /// The engine of the tree that this view is the top of.
    private final var madeEngine: LayoutEngine {
        let state = madeLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self)
        state.engine = engine
        return engine
    }

    // MARK: Moving between trees

    /// Lets go of constraints that reach across, before the view leaves its superview.
    final func leaveLayout() {
        let engine = top.layoutState?.engine
        forEachInside { view in
            guard let state = view.layoutState else { return }
            for constraint in state.uses.all + view.usesOfGuides { constraint.leave(self, with: view) }
            guard engine != nil, !state.constraints.isEmpty else { return }
            for constraint in state.constraints { constraint.engine?.remove(constraint) }
            view.setNeedsConstraints()
        }
    }

    /// Gives up the engine of a tree whose top comes into another one.
    final func joinLayout() {
        guard let engine = layoutState?.engine else { return }
        for view in engine.holders {
            for constraint in view.constraints { constraint.engine = nil }
            view.setNeedsConstraints()
        }
        engine.forgetItems()
        layoutState?.engine = nil
    }

    private final var usesOfGuides: [LayoutConstraint] {
        guard let state = layoutState else { return [] }
        return (state.guides + state.ownGuides.values).flatMap(\.uses)
    }
}

extension LayoutConstraint {
    /// Deactivates the constraint when it reaches out of a view that is about to leave with one that it is about.
    fileprivate func leave(_ view: View, with item: View) {
        var outer: View? = item
        // Whoever holds it is the item or around it, mostly right there; the way up from there may be long.
        while let next = outer, next !== holder {
            outer = next === view ? nil : next.parent
        }
        if outer == nil { isActive = false }
    }
}
