public import Tactus

nonisolated extension Duration {
    /// A number of seconds as a duration: none for what is less than none, or is not a number.
    init(interval: TimeInterval) { self = .seconds(interval.isFinite ? max(interval, 0) : 0) }

    /// The number of seconds.
    var interval: TimeInterval { self / .seconds(1) }
}

extension View {
    /// How an animation runs, as UIKit's flags.
    nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option; the numbers of the curves follow from bit 16 on, as in UIKit.
        public let rawValue: UInt
        /// Creates the options of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Views may be touched while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins from where the views show, as every animation does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Begins again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes the way back too.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow, fast, slow: as without any of the four.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Inside of another animation: takes its own time, and not that of the other one.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Of a transition between two views: the old one is hidden and stays, and the new one is there already.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Of a transition: it turns over, to the right. Seen from afar, since views are flat.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Of a transition: it turns over, to the left. Seen from afar, since views are flat.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Of a transition: the old picture dissolves into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Of a transition: it turns over, downwards. Seen from afar, since views are flat.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Of a transition: it turns over, upwards. Seen from afar, since views are flat.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// How a transition looks; `nil` for none, where all changes at once.
        var transition: Transition? {
            switch rawValue >> 20 & 7 {
            case 1, 2: .flip(CGAffineTransform(scaleX: 0.001, y: 1))
            case 5: .dissolve
            case 6, 7: .flip(CGAffineTransform(scaleX: 1, y: 0.001))
            default: nil
            }
        }

        enum Transition {
            case dissolve
            /// With what a view is on its edge by.
            case flip(CGAffineTransform)
        }

        /// How long an animation takes that asks for a time, in seconds: inside of another one as long as that, as far
        /// as nothing else is said.
        @MainActor func duration(_ own: TimeInterval) -> TimeInterval {
            let outer = View.inheritedAnimationDuration.interval
            return outer > 0 && !contains(.overrideInheritedDuration) ? outer : own
        }

        var curve: AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }

        var options: Tactus.AnimationOptions {
            var options: Tactus.AnimationOptions = []
            if contains(.allowUserInteraction) { options.insert(.allowUserInteraction) }
            if contains(.repeat) { options.insert(.repeat) }
            if contains(.autoreverse) { options.insert(.autoreverse) }
            return options
        }
    }

    /// Animates what `animations` sets; see `View.animate(duration:delay:curve:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds. In the closure of another animation it takes as long as that,
    ///     unless `options` say ``AnimationOptions/overrideInheritedDuration``.
    ///   - delay: How long to wait before, in seconds.
    ///   - options: How it runs.
    ///   - animations: Sets what is to be animated; called before this returns.
    ///   - completion: Called when it is done, with whether it came to its end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let duration = options.duration(duration)
        let isHeld = HeldAnimations.hold(
            PropertyAnimator(duration: Duration(interval: duration), curve: options.curve, animations: animations),
            delay: Duration(interval: delay), options: options, completion: completion)
        if isHeld { return }
        animate(
            duration: Duration(interval: duration), delay: Duration(interval: delay), curve: options.curve,
            options: options.options, animations: animations, completion: completion)
    }
}

extension View {
    /// How key frames run, as UIKit's flags.
    nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates the options of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Views may be touched while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins from where the views show, as every animation does here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Begins again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes the way back too.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Evenly from one key frame to the next, as without any.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Not at all between key frames: what one sets is there when it begins.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At the same speed all the way; the times of key frames do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a curve through all key frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a curve through all key frames, in times that go by how far they are apart.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var interpolation: KeyframeInterpolation {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates by key frames; see `View.animateKeyframes(duration:delay:curve:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - duration: How long all of it takes, in seconds.
    ///   - delay: How long to wait before, in seconds.
    ///   - options: How it runs.
    ///   - animations: Adds the key frames, by `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    ///   - completion: Called when it is done, with whether it came to its end.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animateKeyframes(
            duration: Duration(interval: duration), delay: Duration(interval: delay),
            options: AnimationOptions(rawValue: options.rawValue).options, interpolation: options.interpolation,
            animations: animations, completion: completion)
    }
}

extension PropertyAnimator {
    /// Starts an animation by a curve at once, and returns it.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - delay: How long to wait before, in seconds.
    ///   - options: The curve, and whether views may be touched meanwhile.
    ///   - animations: Sets what is to be animated.
    ///   - completion: Called when it is done, with where it came to an end.
    /// - Returns: The animation.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
    ) -> PropertyAnimator {
        let animator = PropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Creates an animation by a curve.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - curve: How it is spread over its time.
    ///   - animations: Sets what is to be animated; `nil` to add it later.
    @_disfavoredOverload
    public convenience init(duration: TimeInterval, curve: AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: Duration(interval: duration), curve: curve, animations: animations)
    }

    /// Starts after a time in seconds.
    @_disfavoredOverload
    public func startAnimation(afterDelay delay: TimeInterval) {
        startAnimation(afterDelay: Duration(interval: delay))
    }
}
