public import Tactus

extension View {
    /// How an animation is spread over its time.
    public typealias AnimationCurve = Tactus.AnimationCurve
}

/// How an animation is spread over its time: ``UICubicTimingParameters`` or ``UISpringTimingParameters``.
nonisolated public protocol UITimingCurveProvider {
    /// The way it goes for an animation of so many seconds.
    func timing(over duration: TimeInterval) -> UITiming
}

/// What an animator goes by.
nonisolated public enum UITiming: Hashable, Sendable {
    /// A curve over a set time.
    case curve(AnimationCurve)
    /// A spring, and how fast it moves at first, in parts of the way a second.
    case spring(Spring, velocity: CGFloat)
}

/// An animation that follows a curve.
nonisolated public struct UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
    private let curve: AnimationCurve

    /// Creates the curve that is slow, fast, slow.
    public init() { self.init(animationCurve: .easeInOut) }

    /// Creates one of the usual curves.
    public init(animationCurve curve: AnimationCurve) { self.curve = curve }

    /// Creates a curve from (0, 0) to (1, 1) by the points that it is bent towards.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = AnimationCurve(controlPoint1: point1, controlPoint2: point2)
    }

    /// The first point that the curve is bent towards.
    public var controlPoint1: CGPoint { curve.controlPoint1 }

    /// The second point that the curve is bent towards.
    public var controlPoint2: CGPoint { curve.controlPoint2 }

    /// The curve, whatever the time.
    public func timing(over duration: TimeInterval) -> UITiming { .curve(curve) }
}

/// An animation that moves by a spring.
nonisolated public struct UISpringTimingParameters: UITimingCurveProvider, Hashable, Sendable {
    private enum Kind: Hashable {
        case damping(CGFloat)
        case fixed(Spring)
    }

    private let kind: Kind

    /// How fast it moves at first, in parts of the way a second. It counts where an animation goes on from where it was
    /// paused: ``UIViewPropertyAnimator/continueAnimation(withTimingParameters:durationFactor:)``.
    public let initialVelocity: CGVector

    /// Creates the spring of the system's own animations.
    public init() { (kind, initialVelocity) = (.fixed(Spring(duration: .milliseconds(500))), .zero) }

    /// Creates a spring that takes the time of its animation.
    ///
    /// - Parameters:
    ///   - ratio: 1 for one that does not swing, towards 0 for one that swings more.
    ///   - velocity: How fast it moves at first, in parts of the way a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (kind, initialVelocity) = (.damping(min(max(ratio, 0), 1)), velocity)
    }

    /// Creates a spring by its physics, which takes as long as it needs.
    ///
    /// - Parameters:
    ///   - mass: What it pulls; more than zero.
    ///   - stiffness: What it pulls with, per point of way; more than zero.
    ///   - damping: What brakes it, per point per second; more than zero.
    ///   - velocity: How fast it moves at first, in parts of the way a second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (kind, initialVelocity) = (.fixed(Spring(stiffness: stiffness, damping: damping, mass: mass)), velocity)
    }

    /// Creates a spring by what is seen of it.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes until it seems to have arrived, in seconds; more than zero.
    ///   - bounce: How much it swings over: 0 not at all, towards 1 longer and longer.
    ///   - velocity: How fast it moves at first, in parts of the way a second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (kind, initialVelocity) = (.fixed(Spring(duration: .seconds(duration), bounce: bounce)), velocity)
    }

    /// The spring; at once for an animation without time.
    public func timing(over duration: TimeInterval) -> UITiming {
        let velocity = initialVelocity.dx != 0 ? initialVelocity.dx : initialVelocity.dy
        switch kind {
        case .fixed(let spring): return .spring(spring, velocity: velocity)
        case .damping(let ratio):
            guard let spring = Spring(settlingIn: duration, dampingRatio: ratio) else { return .curve(.linear) }
            return .spring(spring, velocity: velocity)
        }
    }
}

extension PropertyAnimator {
    /// Creates an animation by a spring.
    ///
    /// - Parameters:
    ///   - duration: How long it takes until it rests, in seconds.
    ///   - dampingRatio: 1 for a spring that does not swing, towards 0 for one that swings more.
    ///   - animations: Sets what is to be animated; `nil` to add it later.
    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animation by a curve, through two points.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - point1: The first point that the curve is bent towards.
    ///   - point2: The second one.
    ///   - animations: Sets what is to be animated; `nil` to add it later.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: Duration(interval: duration), curve: AnimationCurve(controlPoint1: point1, controlPoint2: point2),
            animations: animations)
    }

    /// Creates an animation, to which what it animates is added later.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds; a spring that is given by its physics takes its own time.
    ///   - parameters: How it is spread over its time.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        switch parameters.timing(over: duration) {
        case .curve(let curve): self.init(duration: Duration(interval: duration), curve: curve, animations: nil)
        case .spring(let spring, _): self.init(spring: spring, animations: nil)
        }
    }

    /// Goes on from where the animation was paused.
    ///
    /// - Parameters:
    ///   - parameters: How the rest is spread over its time; `nil` for as the animation began.
    ///   - factor: How long the rest takes, in parts of the animation's time; 0 for what is left of it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor factor: CGFloat
    ) {
        let left = isReversed ? fractionComplete : 1 - fractionComplete
        let rest = duration.interval * (factor > 0 ? factor : left)
        guard let parameters else {
            guard factor > 0 else { return continueAnimation() }
            return continueAnimation(curve: .easeInOut, duration: Duration(interval: rest))
        }
        switch parameters.timing(over: rest) {
        case .curve(let curve): continueAnimation(curve: curve, duration: Duration(interval: rest))
        case .spring(let spring, let velocity): continueAnimation(spring: spring, initialVelocity: velocity)
        }
    }
}
