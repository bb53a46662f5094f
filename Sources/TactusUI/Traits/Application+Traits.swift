extension Application {
    /// The traits that surround all scenes: the user's preferences, with ``traitOverrides`` before them. See
    /// ``TraitCollection``.
    public final var traitCollection: TraitCollection {
        traitOverrides.applied(to: preferences.applied(to: TraitCollection()))
    }

    /// The user's preferences, merged from all sources.
    public final var preferences: AppearancePreferences {
        environmentPreferences.filled(from: desktopPreferences)
    }

    /// Whether the user wishes for less motion. It is what ``preferences`` say, unless it is set.
    ///
    /// What ``View/animate(duration:delay:curve:options:animations:completion:)`` moves is where it belongs at once
    /// then; a program's own motion should ask too.
    public final var isReduceMotionEnabled: Bool {
        get { ownReducedMotion ?? preferences.reducesMotion ?? false }
        set { ownReducedMotion = newValue }
    }

    /// Whether the user wishes that nothing shows through bars, menus and dialogs
    /// (``TraitCollection/accessibilityReduceTransparency``). It is what ``preferences`` say, unless it is set.
    public final var isReduceTransparencyEnabled: Bool {
        get { traitCollection.accessibilityReduceTransparency }
        set { traitOverrides.accessibilityReduceTransparency = newValue }
    }

    /// Brings the scenes' traits up to date, and what is animated in them.
    final func traitsMayDiffer() {
        for scene in scenes {
            scene.updateTraits()
            if !scene.animatedViews.isEmpty { scene.setNeedsFrame() }
        }
    }
}
