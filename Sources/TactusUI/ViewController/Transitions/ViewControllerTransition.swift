/// A way from one controller to another, which may be animated, drawn along by a finger, caught, and turned back.
///
/// Containers make one when they put a child in the place of another, and
/// ``ViewController/present(_:animated:completion:)`` makes them for what it shows. It tells both controllers what they
/// must hear, in this order:
///
/// 1. `viewWillDisappear` to the one that leaves, `viewWillAppear` to the one that comes;
/// 2. the container puts the view in place; `viewIsAppearing` and the layout of the one that comes;
/// 3. the animation, if there is one. Where it is turned back both hear the opposite of 1, the one that had come first;
/// 4. `viewDidDisappear` and `viewDidAppear`; for presentations the latter first. Then whoever waits for the end.
///
/// ```swift
/// let transition = ViewControllerTransition(from: old, to: new, in: view, isAnimated: true)
/// transition.begin(by: Fade(), placingViews: { view.addSubview(new.view) }) { isCompleted in
///     (isCompleted ? old : new).view.removeFromSuperview()
/// }
/// ```
///
/// The transition lives as long as it runs.
public final class ViewControllerTransition {
    /// The controller that leaves; `nil` for none.
    public private(set) var fromViewController: ViewController?
    /// The controller that comes; `nil` for none.
    public private(set) var toViewController: ViewController?
    /// The view in which it happens.
    public let containerView: View
    /// Whether it is seen happening.
    public let isAnimated: Bool
    /// Whether the controller that leaves disappears; one behind a sheet does not. `true` by default. Set it before
    /// ``begin(by:interactively:placingViews:completion:)``.
    public var hidesFromViewController = true
    /// Whether the controller that comes appears; one behind a sheet is there already. `true` by default. Set it before
    /// ``begin(by:interactively:placingViews:completion:)``.
    public var showsToViewController = true
    /// Whether the end is told to the controller that comes before the one that leaves: as presentations do. `false` by
    /// default.
    public var tellsArrivalFirst = false

    /// Whether a finger draws it along at present.
    public private(set) var isInteractive = false
    /// Whether it goes back to its start at present, or has.
    public private(set) var isCancelled = false
    /// Whether it has begun, and is not over.
    public private(set) var isRunning = false
    /// What runs along; `nil` before it begins.
    public private(set) var coordinator: ViewControllerTransitionCoordinator?
    /// Which part of the way is done: from 0 to 1.
    public var percentComplete: Double { coordinator?.percentComplete ?? 0 }

    private var animator: PropertyAnimator?
    private var completion: ((Bool) -> Void)?

    /// Creates a transition that has not begun.
    ///
    /// - Parameters:
    ///   - from: The controller that leaves.
    ///   - to: The controller that comes. Its view is loaded.
    ///   - containerView: The view in which it happens.
    ///   - isAnimated: Whether it is seen happening.
    public init(
        from: ViewController?, to: ViewController?, in containerView: View, isAnimated: Bool
    ) {
        fromViewController = from
        toViewController = to
        self.containerView = containerView
        self.isAnimated = isAnimated
    }

    /// Begins. Nothing happens when it has begun already.
    ///
    /// - Parameters:
    ///   - animation: What animates it; `nil` for nothing, as where ``isAnimated`` is `false`.
    ///   - interactively: Whether it rests at its start until ``update(_:)``, ``finish(velocity:curve:speed:)`` or
    ///     ``cancel(velocity:curve:speed:)``. What is not animated goes to its end at once.
    ///   - placeViews: Puts the view of the controller that comes where it belongs.
    ///   - completion: Called when it is over, with whether it came to its end: takes the other view away. Both
    ///     controllers are told their ends right after it. Without an animation that is after the next frame, and at
    ///     once for a container in no window.
    public func begin(
        by animation: (any ViewControllerAnimatedTransitioning)?, interactively: Bool = false,
        placingViews placeViews: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        guard coordinator == nil else { return }
        isRunning = true
        isInteractive = interactively && isAnimated && animation != nil
        self.completion = completion
        let coordinator = ViewControllerTransitionCoordinator(
            isAnimated: isAnimated && animation != nil, isInteractive: isInteractive)
        self.coordinator = coordinator
        for controller in [fromViewController, toViewController] { controller?.runningTransition = self }
        turn()
        View.performWithoutAnimation {
            placeViews()
            containerView.window?.updateTraitsIfNeeded()
            if showsToViewController, toViewController?.viewIfLoaded?.window != nil { toViewController?.arrive() }
            // Out of sight nothing is laid out before it appears.
            if containerView.window != nil { containerView.layoutIfNeeded() }
        }
        animator = isAnimated ? animation?.interruptibleAnimator(using: self) : nil
        coordinator.attach(animator)
        coordinator.begin()
        run()
    }

    /// Shows a part of the way, from 0 to 1, as a finger draws it along. Catches a transition that runs by itself.
    /// Nothing happens when it is not animated or over.
    ///
    /// - Parameter fraction: The part. Numbers beyond are limited; what is no number is passed over.
    public func update(_ fraction: Double) {
        guard isRunning, let animator, !fraction.isNaN else { return }
        if !isInteractive { pause() }
        animator.fractionComplete = min(max(fraction, 0), 1)
    }

    /// Catches a transition that runs by itself: it rests where it is. Nothing happens when it is not animated or over.
    public func pause() {
        guard isRunning, let animator, !isInteractive else { return }
        animator.pauseAnimation()
        isInteractive = true
        coordinator?.interactionDidChange(isInteractive: true, isCancelled: isCancelled)
    }

    /// Lets go of it: it comes to its end by itself.
    ///
    /// - Parameters:
    ///   - velocity: How fast it moves at first, in parts of the whole way per second. By a spring only.
    ///   - curve: How the rest is spread over its time, which is the part of the transition's own duration that is left
    ///     of its way; `nil`, the default, for a spring.
    ///   - speed: How many times faster the rest goes. 1 by default; what is not above 0, or not finite, counts as 1.
    public func finish(velocity: Double = 0, curve: AnimationCurve? = nil, speed: Double = 1) {
        goOn(isCancelled: false, velocity: velocity, by: curve, speed)
    }

    /// Lets go of it: it goes back to its start by itself.
    ///
    /// - Parameters:
    ///   - velocity: How fast it moves at first, in parts of the whole way per second; negative towards the start. By a
    ///     spring only.
    ///   - curve: How the way back is spread over its time, as for ``finish(velocity:curve:speed:)``.
    ///   - speed: How many times faster the way back goes.
    public func cancel(velocity: Double = 0, curve: AnimationCurve? = nil, speed: Double = 1) {
        goOn(isCancelled: true, velocity: velocity, by: curve, speed)
    }

    /// Brings it to its end at once: that to which it goes, which is the start when it ``isCancelled``. Nothing happens
    /// when it is over.
    public func finishNow() {
        guard isRunning else { return }
        if let animator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: isCancelled ? .start : .end)
        } else {
            end()
        }
    }

    // MARK: -

    private func run() {
        if let animator {
            animator.observeEnd { _ in self.end() }
            animator.abandonment = { [self] in abandon() }
            return isInteractive ? animator.pauseAnimation() : animator.startAnimation()
        }
        guard let scene = containerView.window?.windowScene, scene.application != nil else { return end() }
        scene.afterNextFrame { [weak self] in self?.end() }
    }

    private func goOn(isCancelled: Bool, velocity: Double, by curve: AnimationCurve?, _ speed: Double) {
        guard isRunning, let animator else { return }
        let velocity = velocity.isFinite ? velocity : 0
        if isCancelled != self.isCancelled {
            self.isCancelled = isCancelled
            turn()
        }
        isInteractive = false
        coordinator?.interactionDidChange(isInteractive: false, isCancelled: isCancelled, velocity: velocity)
        let done = min(max(animator.fractionComplete, 0), 1)
        animator.pauseAnimation()
        animator.isReversed = isCancelled
        let left = isCancelled ? done : 1 - done
        guard left > 0 else { return finishNow() }
        let speed = speed > 0 && speed.isFinite ? min(max(speed, 0.01), 100) : 1
        if let curve { return animator.continueAnimation(curve: curve, duration: animator.duration * (left / speed)) }
        let towardsGoal = isCancelled ? -velocity : velocity
        animator.continueAnimation(
            spring: speed == 1 ? Self.letGo : Spring(duration: Self.timeToLetGo / speed),
            initialVelocity: min(max(towardsGoal / left, -20), 40))
    }

    /// How long a transition goes on that a finger has let go of, at the usual speed.
    private static let timeToLetGo = Duration.milliseconds(380)
    private static let letGo = Spring(duration: timeToLetGo)

    /// Tells both controllers which way it goes.
    private func turn() {
        let from = hidesFromViewController ? fromViewController : nil
        let to = showsToViewController ? toViewController : nil
        if isCancelled {
            to?.beginAppearanceTransition(false, animated: isAnimated)
            from?.beginAppearanceTransition(true, animated: isAnimated)
        } else {
            from?.beginAppearanceTransition(false, animated: isAnimated)
            to?.beginAppearanceTransition(true, animated: isAnimated)
        }
    }

    /// Lets go of both controllers, and of whoever waits for the end, which does not come any more.
    private func abandon() {
        (completion, animator, coordinator) = (nil, nil, nil)
        (fromViewController, toViewController) = (nil, nil)
    }

    private func end() {
        guard isRunning else { return }
        isRunning = false
        isInteractive = false
        for controller in [fromViewController, toViewController] where controller?.runningTransition === self {
            controller?.runningTransition = nil
        }
        completion?(!isCancelled)
        completion = nil
        let from = hidesFromViewController ? fromViewController : nil
        let to = showsToViewController ? toViewController : nil
        let leavesFirst = isCancelled ? [to, from] : [from, to]
        for controller in tellsArrivalFirst ? leavesFirst.reversed() : leavesFirst {
            controller?.endAppearanceTransition()
        }
        coordinator?.finish(isCancelled: isCancelled)
        animator?.abandonment = nil
        animator = nil
    }
}
