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
        traits.accessibilityReduceMotion = application?.isReduceMotionEnabled ?? false
        traits.setSizeClasses(for: contentFrame.size)
        traits = traitOverrides.applied(to: traits)
        guard traits != traitState.collection else { return }
        if !traits.hasSizeClasses(of: traitState.collection) { tellControllers(ofTraits: traits) }
        traitState = TraitState(traits)
        for window in windows { window.traitsMayDiffer() }
    }
}

extension WindowScene {
    /// Tells the controllers in sight that there will be more room, or less.
    private func tellControllers(ofTraits traits: TraitCollection) {
        let coordinator = ViewControllerTransitionCoordinator()
        for controller in windows.flatMap(\.presentedControllers) where controller.appearance.stage == .appeared {
            controller.willTransition(to: traits, with: coordinator)
        }
        coordinator.begin()
        application?.afterCurrentEvent { coordinator.finish(isCancelled: false) }
    }
}
