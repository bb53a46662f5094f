/// How an animation goes from its start to its end, and how often.
nonisolated struct AnimationTiming: Hashable, Sendable {
    /// By what law it moves.
    enum Law: Hashable, Sendable {
        case curve(AnimationCurve, Duration)
        /// Begins with a velocity, in parts of the way per second.
        case spring(Spring, velocity: Double = 0)
    }

    /// How often an animation repeats at most, unless it does for ever: once a second, for thirty years.
    static let mostRepetitions: Int64 = 1_000_000_000

    /// By what law it moves, once.
    let law: Law
    /// How many times it goes from one side to the other; `nil` when it does so for ever.
    let legs: Int64?
    /// Whether the way there is followed by the way back.
    let autoreverses: Bool
    /// How long it takes once, one way.
    let cycle: Duration

    /// - Parameters:
    ///   - law: By what law it moves, once.
    ///   - count: How often; `nil` for ever.
    ///   - autoreverses: Whether the way there is followed by the way back, each time.
    init(_ law: Law, count: Int64? = 1, autoreverses: Bool = false) {
        self.law = law
        self.autoreverses = autoreverses
        let time =
            switch law {
            case .curve(_, let duration): max(duration, .zero)
            case .spring(let spring, let velocity): spring.settlingDuration(velocity: velocity)
            }
        // As fine as instants are, so that an end is reached, and not nearly.
        cycle = .nanoseconds(time.wholeNanoseconds)
        let ways: Int64 = autoreverses ? 2 : 1
        // What takes no time would be over infinitely often at once.
        legs = cycle > .zero ? count.map { min(max($0, 1), AnimationTiming.mostRepetitions) * ways } : ways
    }

    private init(_ other: AnimationTiming, legs: Int64?) {
        (law, autoreverses, cycle) = (other.law, other.autoreverses, other.cycle)
        self.legs = legs
    }

    /// The same, one way and once.
    var once: AnimationTiming { AnimationTiming(law) }

    /// The same, without the first way.
    var afterFirstLeg: AnimationTiming { AnimationTiming(self, legs: legs.map { $0 - 1 }) }

    /// The same, up to the side that it is on its way to `time` after the beginning.
    func ending(afterLegAt time: Duration) -> AnimationTiming {
        let leg = cycle > .zero ? max(time, .zero).wholeNanoseconds / cycle.wholeNanoseconds : 0
        return AnimationTiming(self, legs: min(legs ?? .max, leg + 1))
    }

    /// How long all of it takes; `nil` when it never ends.
    var duration: Duration? { legs.map { cycle * $0 } }

    /// Which part of the way is done after it; of what never ends, after each time.
    var end: Double { autoreverses && (legs ?? 0).isMultiple(of: 2) ? 0 : 1 }

    /// Which part of the way is done `time` after the beginning.
    func progress(at time: Duration) -> Double {
        guard time > .zero else { return 0 }
        if let duration, time >= duration { return end }
        guard cycle > .zero else { return end }
        let (leg, rest) = time.wholeNanoseconds.quotientAndRemainder(dividingBy: cycle.wholeNanoseconds)
        let within = Duration.nanoseconds(rest)
        let isBackward = autoreverses && !leg.isMultiple(of: 2)
        return part((isBackward ? cycle - within : within).inSeconds)
    }

    /// When a part of the way is done by a curve that makes it once; `nil` for a spring, for what is repeated, and for
    /// a part that is not on the way.
    func time(ofPart part: Double) -> Duration? {
        guard case .curve = law, legs == 1, !autoreverses, cycle > .zero, (0...1).contains(part) else { return nil }
        if part == 0 { return .zero }
        if part == 1 { return cycle }
        var (low, high) = (Duration.zero, cycle)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if progress(at: middle) < part { low = middle } else { high = middle }
        }
        return .nanoseconds(((low + high) / 2).wholeNanoseconds)
    }

    /// How far a speed of 1 per second at the beginning has taken what is animated, beside its way; springs only.
    func impulse(at time: Duration) -> Double {
        guard case .spring(let spring, _) = law, time < cycle else { return 0 }
        return spring.response(at: time.inSeconds).impulse
    }

    private func part(_ time: Double) -> Double {
        switch law {
        case .curve(let curve, let duration): curve.progress(at: time / duration.inSeconds)
        case .spring(let spring, let velocity): 1 - spring.left(at: time, velocity: velocity)
        }
    }
}
