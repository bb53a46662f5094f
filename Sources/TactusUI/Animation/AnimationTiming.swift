/// How an animation goes from its start to its end, and how often.
nonisolated struct AnimationTiming: Hashable, Sendable {
    /// By what law it moves.
    enum Law: Hashable, Sendable {
        case curve(AnimationCurve, Duration)
        case spring(Spring)
    }

    /// By what law it moves, once.
    let law: Law
    /// Whether it begins again and again.
    let repeats: Bool
    /// Whether the way there is followed by the way back.
    let autoreverses: Bool
    /// How long it takes once, one way.
    let cycle: Duration

    init(_ law: Law, repeats: Bool = false, autoreverses: Bool = false) {
        self.law = law
        self.repeats = repeats
        self.autoreverses = autoreverses
        let time =
            switch law {
            case .curve(_, let duration): max(duration, .zero)
            case .spring(let spring): spring.settlingDuration
            }
        // As fine as instants are, so that an end is reached, and not nearly.
        cycle = .nanoseconds(time.wholeNanoseconds)
    }

    /// How long all of it takes; `nil` when it never ends.
    var duration: Duration? {
        if repeats { return nil }
        return autoreverses ? cycle * 2 : cycle
    }

    /// Which part of the way is done after it.
    var end: Double { autoreverses ? 0 : 1 }

    /// Which part of the way is done `time` after the beginning.
    func progress(at time: Duration) -> Double {
        guard time > .zero else { return 0 }
        if let duration, time >= duration { return end }
        let length = cycle.inSeconds
        guard length > 0 else { return end }
        let cycles = (time.inSeconds / length).rounded(.down)
        let within = time.inSeconds - cycles * length
        let isBackward = autoreverses && cycles.truncatingRemainder(dividingBy: 2) == 1
        return once(isBackward ? length - within : within)
    }

    /// How far a speed of 1 per second at the beginning has taken what is animated, beside its way; springs only.
    func impulse(at time: Duration) -> Double {
        guard case .spring(let spring) = law, time < cycle else { return 0 }
        return spring.response(at: time.inSeconds).impulse
    }

    private func once(_ time: Double) -> Double {
        switch law {
        case .curve(let curve, let duration): curve.progress(at: time / duration.inSeconds)
        case .spring(let spring): 1 - spring.response(at: time).displacement
        }
    }
}
