extension PropertyAnimator {
    /// How often the way is made: once by default, 0 for ever. Each time begins where the first did; with
    /// ``autoreverses`` a time is the way there and back.
    ///
    /// Set it before the animation begins. An animation that takes no time is made once.
    public var repeatCount: Int {
        get { timing.legs.map { Int($0) / (timing.autoreverses ? 2 : 1) } ?? 0 }
        set { repeatAnimation(count: newValue, autoreverses: timing.autoreverses) }
    }

    /// Whether the way there is followed by the way back, each time; `false` by default. The properties are what they
    /// were in the end.
    ///
    /// Set it before the animation begins.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { repeatAnimation(count: repeatCount, autoreverses: newValue) }
    }

    private func repeatAnimation(count: Int, autoreverses: Bool) {
        precondition(
            state == .inactive, "how often an animation repeats is set before it begins, not while it is \(state)")
        timing = AnimationTiming(timing.law, count: count <= 0 ? nil : Int64(count), autoreverses: autoreverses)
    }
}
