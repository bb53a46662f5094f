public import Tactus

nonisolated extension Spring {
    /// A spring by how long it is seen to move, in seconds, and how much it swings; none for no time.
    init?(duration: TimeInterval, bounce: CGFloat) {
        guard duration > 0, duration.isFinite else { return nil }
        self.init(duration: Duration(interval: duration), bounce: bounce)
    }

    /// A spring that rests when a time has passed, in seconds, and swings as its damping says; none for no time.
    init?(settlingIn duration: TimeInterval, dampingRatio: CGFloat) {
        let bounce = 1 - min(max(dampingRatio, 0), 1)
        guard let plain = Spring(duration: duration, bounce: bounce) else { return nil }
        // How long a spring takes goes by its period alone. A millionth less than asked, so that it has
        // come to rest then.
        self.init(duration: duration * duration / plain.settlingDuration.interval * (1 - 1e-6), bounce: bounce)
    }
}

extension View {
    /// Animates what `animations` sets by a spring; see
    /// `View.animate(spring:initialVelocity:delay:options:animations:completion:)`, which also takes the speed of a
    /// finger, in points a second.
    ///
    /// - Parameters:
    ///   - duration: How long it takes until it rests, in seconds; what is animated is there at once for 0. A velocity
    ///     makes it a little longer.
    ///   - delay: How long to wait before, in seconds.
    ///   - dampingRatio: 1 for a spring that does not swing, towards 0 for one that swings more.
    ///   - velocity: How fast it moves at first, in parts of the way a second. After a delay, or where it repeats, it
    ///     begins at rest.
    ///   - options: How it runs; a spring has no curve.
    ///   - animations: Sets what is to be animated; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(settlingIn: options.duration(duration), dampingRatio: dampingRatio)
        animate(spring, velocity, delay, options, animations, completion)
    }

    /// Animates what `animations` sets by a spring.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes until it seems to have arrived, in seconds.
    ///   - bounce: How much it swings over: 0 not at all, towards 1 longer and longer.
    ///   - velocity: How fast it moves at first, in parts of the way a second. After a delay, or where it repeats, it
    ///     begins at rest.
    ///   - delay: How long to wait before, in seconds.
    ///   - options: How it runs; a spring has no curve.
    ///   - animations: Sets what is to be animated; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(Spring(duration: duration, bounce: bounce), velocity, delay, options, animations, completion) }

    private static func animate(
        _ spring: Spring?, _ velocity: CGFloat, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard let spring else {
            return animate(
                withDuration: 0, delay: delay, options: options, animations: animations, completion: completion)
        }
        let isHeld = HeldAnimations.hold(
            PropertyAnimator(spring: spring, animations: animations), delay: Duration(interval: delay),
            options: options, completion: completion)
        if isHeld { return }
        let isPlain = delay <= 0 && options.isDisjoint(with: [.repeat, .autoreverse])
        guard velocity != 0, velocity.isFinite, isPlain else {
            animate(
                spring: spring, delay: Duration(interval: delay), options: options.options, animations: animations,
                completion: completion)
            return
        }
        // A velocity in parts of the way is known to an animation that goes on from where it stands.
        let animator = PropertyAnimator(spring: spring, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.observeEnd { completion($0 == .end) } }
        animator.pauseAnimation()
        animator.continueAnimation(spring: spring, initialVelocity: velocity)
    }
}
