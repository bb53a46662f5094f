extension View {
    /// Animates by key frames: each takes a part of the time.
    ///
    /// ```swift
    /// View.animateKeyframes(duration: .seconds(1)) {
    ///     View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { ball.center.y = top }
    ///     View.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) { ball.center.y = floor }
    /// }
    /// ```
    ///
    /// The animation can be paused, drawn along and turned back as any other. A property that several key frames set
    /// goes from each to the next; between two that do not meet it rests. What is set outside of key frames takes all
    /// of the time.
    ///
    /// - Parameters:
    ///   - duration: How long all of it takes.
    ///   - delay: How long to wait before.
    ///   - curve: How the time of all key frames together is spread; even by default.
    ///   - options: How it runs.
    ///   - interpolation: How each property is led through its key frames; from each to the next by default.
    ///   - animations: Adds the key frames; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    /// - Returns: The animation.
    @discardableResult
    public static func animateKeyframes(
        duration: Duration, delay: Duration = .zero, curve: AnimationCurve = .linear, options: AnimationOptions = [],
        interpolation: KeyframeInterpolation = .linear, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) -> PropertyAnimator {
        let animator = animate(
            duration: duration, delay: delay, curve: curve, options: options, animations: animations,
            completion: completion)
        animator.lead(by: interpolation)
        return animator
    }

    /// Adds a key frame to the animation whose closure runs. Outside of one, `animations` sets what it sets at once.
    ///
    /// - Parameters:
    ///   - start: When it begins, as a part of the animation's time: 0…1; what is beyond is limited.
    ///   - duration: How long it takes, as a part of that time. With 0 it happens at once.
    ///   - curve: How it is spread over its time; even by default.
    ///   - animations: Sets what is to be animated; called before this returns.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, curve: AnimationCurve = .linear,
        animations: () -> Void
    ) {
        precondition(
            start.isFinite && duration.isFinite, "a key frame's times must be finite, not \(start) and \(duration)")
        guard let animator = AnimationScope.current else { return animations() }
        let begin = min(max(start, 0), 1)
        let end = min(max(begin + duration, begin), 1)
        // Inside another key frame, or what begins later, they are parts of that one's time.
        let outer = AnimationScope.window.map { ($0.start, $0.end - $0.start) } ?? (0, 1)
        let window = AnimationWindow(
            start: outer.0 + begin * outer.1, end: outer.0 + end * outer.1, curve: curve, in: .curve(.linear, .zero))
        AnimationScope.with(animator, window, animations)
    }
}
