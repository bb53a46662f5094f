public import TactusGeometry

/// How an animation that is begun with ``View/animate(duration:delay:curve:options:animations:completion:)`` runs.
nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt8

    /// Creates the options of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The views may be touched while they are animated; without it they, and what is inside them, take no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 0)
    /// It begins again and again, until it is stopped or turned back, another animation takes its properties over, or
    /// its views leave their window. Without a duration it does not repeat.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 1)
    /// The way there is followed by the way back; the properties are what they were in the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 2)
}

extension View {
    /// Animates what `animations` sets.
    ///
    /// ```swift
    /// View.animate(duration: .milliseconds(250)) { menu.alpha = 1 }
    /// await View.animate(duration: .milliseconds(250)) { menu.alpha = 0 }.completion()
    /// ```
    ///
    /// ``PropertyAnimator`` says what can be animated. What was animated before goes on, and the new animation blends
    /// in; what repeated goes on to the side that it is on its way to, and no further. When the user wishes for less
    /// motion (``Application/isReduceMotionEnabled``), what moves is where it belongs at once, and only colours and
    /// translucency change little by little.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - delay: How long to wait before. What is animated has its new values from now on, and is shown as it was.
    ///   - curve: How it is spread over its time.
    ///   - options: How it runs.
    ///   - animations: Sets what is to be animated; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    /// - Returns: The animation, which can be paused, turned back and stopped.
    @discardableResult
    public static func animate(
        duration: Duration, delay: Duration = .zero, curve: AnimationCurve = .easeInOut,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) -> PropertyAnimator {
        animate(
            AnimationTiming(
                .curve(curve, duration), count: options.contains(.repeat) ? nil : 1,
                autoreverses: options.contains(.autoreverse)),
            .zero, delay, options, animations, completion)
    }

    /// Animates what `animations` sets by a spring; like
    /// ``animate(duration:delay:curve:options:animations:completion:)``.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: How fast the views' centers move at the beginning, in points per second: what a
    ///     finger gave them.
    ///   - delay: How long to wait before.
    ///   - options: How it runs.
    ///   - animations: Sets what is to be animated; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    /// - Returns: The animation, which can be paused, turned back and stopped.
    @discardableResult
    public static func animate(
        spring: Spring, initialVelocity: Vector = .zero, delay: Duration = .zero, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) -> PropertyAnimator {
        animate(
            AnimationTiming(
                .spring(spring), count: options.contains(.repeat) ? nil : 1,
                autoreverses: options.contains(.autoreverse)),
            initialVelocity, delay, options, animations, completion)
    }

    /// Sets what `changes` sets at once, also inside an animation, and what begins in it is not animated either.
    ///
    /// - Parameter changes: What to do.
    public static func performWithoutAnimation(_ changes: () -> Void) {
        let wasEnabled = AnimationScope.isEnabled
        AnimationScope.isEnabled = false
        defer { AnimationScope.isEnabled = wasEnabled }
        AnimationScope.with(nil, nil, changes)
    }

    /// Whether changes are animated: not in ``performWithoutAnimation(_:)``, and not while the program has switched
    /// animations off.
    public static var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// How long the animation takes, once, whose closure runs: what is set now is animated by it. Zero outside of
    /// animations, and in ``performWithoutAnimation(_:)``. Of a spring, until it rests.
    public static var inheritedAnimationDuration: Duration { AnimationScope.current?.timing.cycle ?? .zero }

    /// Switches animations on or off for all views, until it is called again. What runs goes on; what begins while they
    /// are off is at its end at once, and says so.
    ///
    /// - Parameter enabled: Whether changes are animated.
    public static func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

    /// Ends all that is animated of this view: it is shown where it was set to be. The animations are done when nothing
    /// else is left to them, and say that they did not come to their end.
    public final func removeAllAnimations() { leaveAnimations() }

    /// The view's frame as it is shown now, in points of the superview: its ``frame``, except while it is animated.
    public final var presentedFrame: Rect { presentedGeometry.frame }

    /// The view's bounds as they were last shown, or are being drawn, in points: its ``bounds``, except while it is
    /// animated. See ``drawsPresentedBounds``.
    public final var presentedBounds: Rect { shownGeometry.bounds }

    /// The view's center as it is shown now, in points of the superview: its ``center``, except while it is animated.
    ///
    /// A finger that catches a view on its way takes it over here:
    /// `card.removeAllAnimations()` after `card.center = card.presentedCenter`.
    public final var presentedCenter: Point { presentedGeometry.center }

    /// ``transform`` as it is shown now: while it is animated, between what it was and what it is.
    public final var presentedTransform: Transform { presentedGeometry.transform }

    /// ``alpha`` as it is shown now: while it is animated, between what it was and what it is.
    public final var presentedAlpha: Double { animations?.shown.appearance.alpha ?? alpha }

    /// Where the view is at the moment that is shown, or would be by now if it were seen.
    private var presentedGeometry: ViewGeometry {
        guard let animations else { return geometry }
        let now = animationScene?.application?.now ?? animations.moment
        let isAhead = now > animations.moment && !mayBeSeen(at: now)
        return animations.state(from: modelState, at: isAhead ? now : animations.moment).geometry
    }

    static func animate(
        _ timing: AnimationTiming, _ initialVelocity: Vector, _ delay: Duration, _ options: AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) -> PropertyAnimator {
        let animator = PropertyAnimator(timing, initialVelocity: initialVelocity)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion {
            let end: PropertyAnimator.Position = options.contains(.autoreverse) ? .start : .end
            animator.observeEnd { completion($0 == end) }
        }
        animator.start(afterDelay: delay)
        return animator
    }
}
