extension View {
    /// ``animatableValue`` as it is shown now: between what it was and what it is while it is animated, beyond that
    /// where a spring swings over. What draws itself by its value draws this.
    public final var presentedValue: Double { animations?.shown.animatableValue ?? animatableValue }

    /// Changes what ``animatableValue`` goes by, as part of the animation whose closure runs, if one does.
    public final func changeAnimatableValue(_ change: () -> Void) {
        let former = stateToAnimateFrom
        change()
        setNeedsDisplay()
        animateIfWanted(from: former)
    }
}
