extension Application {
    /// What surrounds all scenes: what the user prefers, and what ``traitOverrides`` says instead. See ``TraitCollection``.
    public final var traitCollection: TraitCollection {
        traitOverrides.applied(to: preferences.applied(to: TraitCollection()))
    }

    /// What is known of the user's wishes, of all sources.
    public final var preferences: AppearancePreferences {
        environmentPreferences.filled(from: desktopPreferences)
    }

    /// Whether the user wishes for less motion. It is what ``preferences`` say, unless it is set.
    ///
    /// What ``View/animate(duration:delay:curve:options:animations:completion:)`` moves is where it belongs at once then; a
    /// program's own motion should ask too.
    public final var isReduceMotionEnabled: Bool {
        get { ownReducedMotion ?? preferences.reducesMotion ?? false }
        set { ownReducedMotion = newValue }
    }

    /// Brings the scenes' traits up to date, and what is animated in them.
    final func traitsMayDiffer() {
        for scene in scenes {
            scene.updateTraits()
            if !scene.animatedViews.isEmpty { scene.setNeedsFrame() }
        }
    }
}
