extension View {
    /// ``animatableValue`` as it is shown now: between what it was and what it is while it is animated, beyond that where a spring
    /// swings over. What draws itself by its value draws this.
    public final var presentedValue: Double { animations?.shown.animatableValue ?? animatableValue }

    /// Changes what ``animatableValue`` goes by, as part of the animation whose closure runs, if one does.
    public final func changeAnimatableValue(_ change: () -> Void) {
        let former = stateToAnimateFrom
        change()
        setNeedsDisplay()
        animateIfWanted(from: former)
    }
}

extension Control {
    /// Changes what ``View/animatableValue`` goes by.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether what is drawn goes there in a fifth of a second, unless the user wishes for less motion. The
    ///     control can be touched meanwhile.
    ///   - change: What to do; called before this returns.
    public final func changeAnimatableValue(animated isAnimated: Bool, _ change: @escaping () -> Void) {
        guard isAnimated, window != nil else { return changeAnimatableValue(change) }
        View.animate(duration: .milliseconds(200), options: .allowUserInteraction) { [self] in
            changeAnimatableValue(change)
        }
    }
}
