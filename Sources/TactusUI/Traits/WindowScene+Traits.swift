extension View {
    /// The traits of what surrounds a view that has no superview: for a window those of its scene.
    final var outerTraitState: TraitState {
        guard let window = self as? Window, let scene = window.windowScene else { return .standard }
        guard let source = window.traitSource else { return scene.traitState }
        var traits = source.traitState.collection
        traits.displayScale = scene.scale
        return TraitState(traits)
    }
}

extension WindowScene {
    /// The traits that surround the windows of the scene. See ``TraitCollection``.
    public var traitCollection: TraitCollection { traitState.collection }

    /// Brings ``traitState`` up to date.
    func updateTraits() {
        var traits = application?.traitCollection ?? TraitCollection()
        traits.displayScale = scale
        traits = traitOverrides.applied(to: traits)
        guard traits != traitState.collection else { return }
        traitState = TraitState(traits)
        for window in windows { window.traitsMayDiffer() }
    }
}
