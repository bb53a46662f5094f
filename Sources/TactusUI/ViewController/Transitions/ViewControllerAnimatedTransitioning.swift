/// Makes the animation by which one controller takes the place of another.
///
/// ```swift
/// final class Fade: ViewControllerAnimatedTransitioning {
///     func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
///         let view = transition.toViewController?.view
///         View.performWithoutAnimation { view?.alpha = 0 }
///         return PropertyAnimator(duration: .milliseconds(250)) { view?.alpha = 1 }
///     }
/// }
/// ```
///
/// All animations can be caught, drawn along and turned back: the animator is paused for a finger, and reversed when
/// the transition is cancelled. Nobody need tell that it is over.
@MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
    /// Makes the animator, which is not started, and sets at once where the views begin. Both views are in place and
    /// have their sizes. Called once for each transition that is animated.
    ///
    /// - Parameter transition: From what to what.
    /// - Returns: What animates the views to where they end. It gets further closures and completions.
    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator
}

/// Is handed a transition that a finger is to draw along.
///
/// ``PercentDrivenInteractiveTransition`` does it for the ordinary case.
@MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
    /// Called when the transition has begun, and rests at its start. Whoever implements it calls
    /// ``ViewControllerTransition/update(_:)``, and ``ViewControllerTransition/finish(velocity:curve:speed:)`` or
    /// ``ViewControllerTransition/cancel(velocity:curve:speed:)`` at last.
    ///
    /// - Parameter transition: The transition.
    func startInteractiveTransition(_ transition: ViewControllerTransition)

    /// Whether the transition rests at its start until it is drawn along. `true` by default; with `false` it runs by
    /// itself, and can be caught with ``ViewControllerTransition/pause()``.
    var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
    /// `true`.
    public var wantsInteractiveStart: Bool { true }
}

/// Draws a transition along by a number, say by how far a finger has gone.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do
// not.
@MainActor open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
    /// Which part of the way is done: from 0 to 1.
    public final var percentComplete: Double { transition?.percentComplete ?? 0 }

    /// How the rest is spread over its time when it is let go of; `nil`, the default, for a spring.
    ///
    /// The rest then takes the part of the transition's own duration that is left of its way.
    open var completionCurve: AnimationCurve?

    /// How many times faster the rest goes than it would. 1 by default. What is not above 0, or not
    /// finite, counts as 1.
    open var completionSpeed = 1.0

    private weak var transition: ViewControllerTransition?

    /// Creates a driver. Return it where a transition asks for its interaction controller.
    public init() {}

    /// Takes the transition. An override calls `super`.
    open func startInteractiveTransition(_ transition: ViewControllerTransition) { self.transition = transition }

    /// Whether the transition rests at its start until it is drawn along. `true` by default. Set it before the
    /// transition begins.
    open var wantsInteractiveStart = true

    /// Catches a transition that runs by itself: it rests where it is. Nothing happens without a transition.
    public final func pause() { transition?.pause() }

    /// Shows a part of the way, from 0 to 1. Nothing happens without a transition.
    public final func update(_ percentComplete: Double) { transition?.update(percentComplete) }

    /// Lets the transition come to its end.
    public final func finish() { transition?.finish(curve: completionCurve, speed: completionSpeed) }

    /// Lets the transition go back to its start.
    public final func cancel() { transition?.cancel(curve: completionCurve, speed: completionSpeed) }
}
