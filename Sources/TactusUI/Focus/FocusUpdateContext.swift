/// A move of the focus: from where, to where, and by what.
public struct FocusUpdateContext {
    /// The view that had the focus; `nil` when nothing had it, or what had it is gone.
    public let previouslyFocusedView: View?
    /// The view that gets the focus; `nil` when nothing has it any more.
    public let nextFocusedView: View?
    /// The direction of the key; `nil` when it was no key.
    public let focusHeading: FocusHeading?

    /// The environments that the move concerns: those of the view that had the focus, upwards, then those of the view
    /// that gets it; each once.
    var environments: [any FocusEnvironment] {
        var met: Set<ObjectIdentifier> = []
        let all = (previouslyFocusedView?.focusChain ?? []) + (nextFocusedView?.focusChain ?? [])
        return all.filter { met.insert(ObjectIdentifier($0)).inserted }
    }
}

/// Tells what moves along with the focus how long it takes.
public struct FocusAnimationContext {
    /// How long it takes; zero for users who wish for less motion.
    public let duration: Duration
}

/// Lets views move along with the focus, all at once, after every environment has heard of the move.
///
/// ```swift
/// override func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {
///     let scale = context.nextFocusedView === self ? 1.1 : 1
///     coordinator.addCoordinatedAnimations { self.transform = Transform(scaleX: scale, y: scale) }
/// }
/// ```
///
/// What gets the focus does so in the theme's quick time, what loses it takes the time of controls, and a user who
/// wishes for less motion sees the end at once.
public final class FocusAnimationCoordinator {
    private struct Part {
        let isFocusing: Bool
        let animations: (FocusAnimationContext) -> Void
        let completion: (() -> Void)?
    }

    private var parts: [Part] = []

    /// Adds changes that are animated while the focus moves.
    ///
    /// - Parameters:
    ///   - animations: The changes.
    ///   - completion: What to call when they are over.
    public func addCoordinatedAnimations(_ animations: @escaping () -> Void, completion: (() -> Void)? = nil) {
        parts.append(Part(isFocusing: true, animations: { _ in animations() }, completion: completion))
    }

    /// Adds changes of what gets the focus.
    ///
    /// - Parameters:
    ///   - animations: The changes, made within an animation.
    ///   - completion: What to call when they are over.
    public func addCoordinatedFocusingAnimations(
        _ animations: @escaping (FocusAnimationContext) -> Void, completion: (() -> Void)? = nil
    ) {
        parts.append(Part(isFocusing: true, animations: animations, completion: completion))
    }

    /// Adds changes of what loses the focus.
    ///
    /// - Parameters:
    ///   - animations: The changes, made within an animation.
    ///   - completion: What to call when they are over.
    public func addCoordinatedUnfocusingAnimations(
        _ animations: @escaping (FocusAnimationContext) -> Void, completion: (() -> Void)? = nil
    ) {
        parts.append(Part(isFocusing: false, animations: animations, completion: completion))
    }

    /// Begins what was added.
    func run(in window: Window) {
        let isStill = window.windowScene?.application?.isReduceMotionEnabled ?? true
        let motion = window.theme.motion
        for part in parts {
            let duration = isStill ? .zero : part.isFocusing ? motion.quick : motion.control
            let context = FocusAnimationContext(duration: duration)
            View.animate(duration: duration, options: .allowUserInteraction) {
                part.animations(context)
            } completion: { _ in
                part.completion?()
            }
        }
        parts = []
    }
}
