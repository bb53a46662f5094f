extension ViewController {
    /// The margins that the controller's view has at the least, unless ``viewRespectsSystemMinimumLayoutMargins`` is
    /// `false`: at the sides 16 points in a window that is narrow, and 20 in any other; above and below none.
    public final var systemMinimumLayoutMargins: DirectionalInsets {
        Self.leastMargins(viewIfLoaded?.traitState.collection.horizontalSizeClass ?? .regular)
    }

    nonisolated static func leastMargins(_ sizeClass: UserInterfaceSizeClass) -> DirectionalInsets {
        let side = sizeClass == .compact ? 16.0 : 20
        return DirectionalInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The window is narrow now, or is not any more: the view has other margins.
    final func sizeClassDidChange(from old: UserInterfaceSizeClass) {
        guard let view = viewIfLoaded else { return }
        if view.layoutState?.notifiedMargins == nil {
            view.madeLayoutState.notifiedMargins = Self.leastMargins(old).resolved(for: view.effectiveLayoutDirection)
        }
        view.marginsDidChange()
    }
}
