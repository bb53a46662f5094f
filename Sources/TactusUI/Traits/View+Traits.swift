public import TactusGraphics

extension View {
    /// The traits that surround the view now. See ``TraitCollection``.
    ///
    /// A view that has asked is drawn anew when its traits change, and asked for its size when
    /// ``TraitCollection/displayScale`` does.
    public final var traitCollection: TraitCollection {
        drawing.readsTraits = true
        return traitState.collection
    }

    /// The traits that the view sets for itself and all inside it; none by default.
    public final var traitOverrides: TraitOverrides {
        get { traits?.overrides ?? TraitOverrides() }
        set {
            guard newValue != traitOverrides else { return }
            madeTraits.overrides = newValue
            traitsMayDiffer()
        }
    }

    /// The colour in which what can be pressed, and what is chosen, is drawn in this view and in all inside it; that of
    /// the superview, and at the top of the tree the user's, unless it is set. `Color.tintColor` is this colour
    /// wherever it is drawn with.
    ///
    /// In a window, the view and those that inherit it are told at once, by ``tintColorDidChange()``.
    /// `traitOverrides.tintColor = nil` inherits it again. While ``TraitCollection/tintAdjustmentMode`` says so it
    /// reads as grey.
    public final var tintColor: Color {
        get {
            drawing.readsTraits = true
            return traitState.colors.tintColor
        }
        set {
            guard newValue != traitOverrides.tintColor else { return }
            traitOverrides.tintColor = newValue
            if root?.windowScene != nil { TraitPass.runUnlessRunning(on: top) }
        }
    }

    /// Tells the view and all inside it of changed traits now, rather than before the next frame. For tests, and for
    /// code that needs to know at once what follows from them.
    public final func updateTraitsIfNeeded() { TraitPass.run(on: top) }

    /// The traits as they are now.
    final var traitState: TraitState {
        knownTraitState ?? inheritedTraitState.applying(traits?.effective, told: notifiedTraits)
    }

    /// The traits as they are now, where nobody above has to be asked; `nil` where somebody has to.
    final var knownTraitState: TraitState? {
        if TraitPass.isTelling(self) { return notifiedTraits }
        guard let root, !TraitPass.mayDiffer(in: root) else { return nil }
        return notifiedTraits
    }

    /// The traits of where the view is.
    final var inheritedTraitState: TraitState {
        // From the top down, but only through those views that say something.
        var speaking: [View] = []
        var top = self
        while let above = top.parent ?? top.maskOwner {
            if above.traits?.effective != nil { speaking.append(above) }
            top = above
        }
        return speaking.reversed().reduce(top.outerTraitState) {
            $0.applying($1.traits?.effective, told: $1.notifiedTraits)
        }
    }

    /// What the view says about traits, made now if it has said nothing.
    final var madeTraits: ViewTraits {
        if let traits { return traits }
        let made = ViewTraits()
        traits = made
        return made
    }

    /// Notes that the view's traits may not be those that it was told of.
    final func traitsMayDiffer() {
        TraitPass.traitsMayDiffer()
        mark(.traits, inside: .traitsInside)
    }

    /// The controller whose view this is says something else about traits.
    final func setControllerTraits(_ overrides: TraitOverrides) {
        guard overrides != traits?.controllerOverrides ?? TraitOverrides() else { return }
        madeTraits.controllerOverrides = overrides
        traitsMayDiffer()
    }

    /// A controller is shown in front of the one whose view this is, or no longer.
    final func setBehindController(_ isBehind: Bool) {
        guard isBehind != traits?.isBehindController ?? false else { return }
        madeTraits.isBehindController = isBehind
        traitsMayDiffer()
    }

    // MARK: Being told

    /// Takes over traits, and tells who is concerned.
    final func apply(_ new: TraitState) {
        let old = notifiedTraits
        notifiedTraits = new
        let colors = ColorDependence(between: old.colors, and: new.colors)
        let isOtherTheme = new.collection.box != old.collection.box
        let resetsText =
            new.collection.textScale != old.collection.textScale
            || new.collection.interfaceFontFamily != old.collection.interfaceFontFamily
        let rescalesText = drawing.readsTextScale && resetsText
        if drawing.readsTraits || rescalesText || !drawing.colorUse.isDisjoint(with: colors) { setNeedsDisplay() }
        // Who knows the scale asks for whole pixels.
        let readsScale = drawing.readsTextScale || drawing.readsTraits
        let isOtherScale = readsScale && new.collection.displayScale != old.collection.displayScale
        if rescalesText || isOtherTheme || isOtherScale { invalidateIntrinsicContentSize() }
        if isOtherTheme { setNeedsLayout() }
        if !appearance.dependence.isDisjoint(with: colors) { markMoved() }
        if new.collection.layoutDirection != old.collection.layoutDirection { readingDirectionDidChange() }
        TraitScope.with(new) { sendTraitsDidChange(from: old, to: new, colors) }
        guard let application = root?.windowScene?.application, !application.popups.isEmpty else { return }
        for popup in application.popups where popup.view === self { popup.window.traitsMayDiffer() }
    }
}

extension View {
    private func sendTraitsDidChange(from old: TraitState, to new: TraitState, _ colors: ColorDependence) {
        let formerSizeClass = old.collection.horizontalSizeClass
        if let controller, new.collection.horizontalSizeClass != formerSizeClass {
            controller.sizeClassDidChange(from: formerSizeClass)
        }
        traitCollectionDidChange(old.collection)
        sendTraitChanges(from: old.collection, to: new.collection)
        if let controller {
            controller.traitCollectionDidChange(old.collection)
            controller.sendTraitChanges(from: old.collection, to: new.collection)
        }
        if colors.contains(.tint) { tintColorDidChange() }
    }
}

extension ViewAppearance {
    /// What of the surroundings the view's look depends on, beside what it draws.
    nonisolated var dependence: ColorDependence {
        var all = backgroundColor?.dependence ?? []
        guard hasOrnaments else { return all }
        all.formUnion(ornaments.borderColor.dependence)
        all.formUnion(ornaments.shadowColor.dependence)
        for stop in ornaments.gradient?.stops ?? [] { all.formUnion(stop.color.dependence) }
        return all
    }
}
