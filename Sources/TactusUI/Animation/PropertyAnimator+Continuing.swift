extension PropertyAnimator {
    /// Which part of the way is done: 0 at the start, 1 at the end, beyond that where a spring swings over. Setting it
    /// pauses the animation there, and shows what it is then; values may lie outside 0…1.
    public var fractionComplete: Double {
        get {
            let part = progress.fraction(at: now)
            guard !scrubsLinearly, let time = timing.time(ofPart: part) else { return part }
            return time / timing.cycle
        }
        set {
            precondition(newValue.isFinite, "the fraction of an animation must be finite, not \(newValue)")
            pauseAnimation()
            guard state == .active else { return }
            addArrivals()
            let isOnCurve = !scrubsLinearly && timing.time(ofPart: min(max(newValue, 0), 1)) != nil
            let part = isOnCurve ? timing.progress(at: timing.cycle * min(max(newValue, 0), 1)) : newValue
            progress.rest(atFraction: part)
            askForFrames()
        }
    }

    /// How long the animation takes from its start to its end, once, without a delay: what it was created with, and of
    /// a spring the time until it rests. ``continueAnimation(spring:initialVelocity:)`` and its like do not change it.
    public var duration: Duration { timing.cycle }

    /// Goes on from where the animation was paused, to its end, or to its start if ``isReversed``.
    ///
    /// - Parameters:
    ///   - curve: How the rest is spread over its time; `nil` for the way the animation began, on which it goes on in
    ///     the time that is left.
    ///   - duration: How long the rest takes; `nil` for as long as all of it would. With a `curve` only.
    public func continueAnimation(curve: AnimationCurve? = nil, duration: Duration? = nil) {
        guard activate(), !progress.isRunning else { return }
        guard curve != nil || duration != nil else { return resume() }
        guard let curve else { return run(by: timing, after: .zero) }
        run(by: AnimationTiming(.curve(curve, duration ?? timing.cycle)), after: .zero)
    }

    /// Goes on from where the animation was paused by a spring, as fast as a finger let go of it: to its end, or to its
    /// start if ``isReversed``.
    ///
    /// ```swift
    /// let left = height * (1 - animator.fractionComplete)
    /// animator.continueAnimation(spring: .snappy, initialVelocity: pan.velocity(in: nil).dy / left)
    /// ```
    ///
    /// - Parameters:
    ///   - spring: The spring. It takes as long as it needs.
    ///   - initialVelocity: How fast all that is animated moves at first, in parts of what is left of its way per
    ///     second: 1 would be there after a second, less than 0 moves away. 0, at rest, by default. Must be finite.
    public func continueAnimation(spring: Spring, initialVelocity: Double = 0) {
        precondition(
            initialVelocity.isFinite, "the velocity of a spring must be finite, not \(initialVelocity)")
        guard activate(), !progress.isRunning else { return }
        run(by: AnimationTiming(.spring(spring, velocity: initialVelocity)), after: .zero)
    }

    /// Goes on as it began, in the time that is left.
    func resume() { run(by: timing, after: .zero, isResumed: true) }
}
