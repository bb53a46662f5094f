/// What runs along with a change that a controller hears of beforehand: another size, another place,
/// another controller.
///
/// ```swift
/// override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
///     super.viewWillTransition(to: size, with: coordinator)
///     coordinator.animate { [self] _ in grid.columnCount = size.width < 600 ? 2 : 4 }
/// }
/// ```
///
/// A container makes one for each change, hands it to those concerned, and calls ``begin()``; without an animation it
/// calls ``finish(isCancelled:)`` too. ``ViewControllerTransition`` does all of that.
public final class ViewControllerTransitionCoordinator {
    /// Whether the change is seen happening.
    public let isAnimated: Bool
    /// Whether the change was, or is being, turned back.
    public private(set) var isCancelled = false
    /// Whether a finger draws the change along.
    public private(set) var isInteractive: Bool
    /// How fast a finger went when it let go, in parts of the whole way per second, towards the end; 0 before that.
    public private(set) var completionVelocity = 0.0
    /// How long the change takes; zero when it is not animated.
    public var transitionDuration: Duration { animator?.duration ?? .zero }
    /// Which part of the way is done: from 0 to 1.
    public var percentComplete: Double { animator.map { min(max($0.fractionComplete, 0), 1) } ?? 1 }

    private var animator: PropertyAnimator?
    private var waiting: [(ViewControllerTransitionCoordinator) -> Void] = []
    private var completions: [(ViewControllerTransitionCoordinator) -> Void] = []
    private var observers: [(ViewControllerTransitionCoordinator) -> Void] = []
    private var hasBegun = false
    /// Whether somebody waits for the end of the change.
    var isAwaited: Bool { !completions.isEmpty }
    private var isFinished = false

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - animator: What animates the change, not started yet; `nil` for a change at once.
    ///   - isInteractive: Whether a finger draws it along.
    public init(animator: PropertyAnimator? = nil, isInteractive: Bool = false) {
        self.animator = animator
        self.isInteractive = isInteractive
        isAnimated = animator != nil
    }

    /// Creates a coordinator whose animator is made later.
    init(isAnimated: Bool, isInteractive: Bool) {
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
    }

    /// The animator is made.
    func attach(_ animator: PropertyAnimator?) { self.animator = animator }

    /// Lets a closure take part in the change: what it sets is animated with it, and turned back with it.
    ///
    /// - Parameters:
    ///   - animation: Called when the change begins; at once when it has. `nil` for nothing.
    ///   - completion: Called when the change is over; ``isCancelled`` tells how.
    /// - Returns: Whether they will be called: not when the change is over.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((ViewControllerTransitionCoordinator) -> Void)?,
        completion: ((ViewControllerTransitionCoordinator) -> Void)? = nil
    ) -> Bool {
        guard !isFinished else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { perform(animation) } else { waiting.append(animation) }
        return true
    }

    /// Calls a closure whenever a finger lets go of the change, or takes hold of it.
    ///
    /// - Parameter observer: Called with this coordinator, whose ``isInteractive`` and ``isCancelled`` tell.
    public func notifyWhenInteractionChanges(_ observer: @escaping (ViewControllerTransitionCoordinator) -> Void) {
        observers.append(observer)
    }

    // MARK: For containers

    /// Lets everything take part that has asked to. Called by the container once all were told of the change, and
    /// before it starts the animation. Calling it again changes nothing.
    public func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        for animation in waiting { perform(animation) }
        waiting = []
    }

    /// Tells all who wait that the change is over. Called by the container. Calling it again changes nothing.
    ///
    /// - Parameter isCancelled: Whether all is as it was before.
    public func finish(isCancelled: Bool) {
        guard !isFinished else { return }
        isFinished = true
        self.isCancelled = isCancelled
        isInteractive = false
        let calls = completions
        (completions, observers, waiting) = ([], [], [])
        for call in calls { call(self) }
    }

    /// Tells all who watch that a finger has let go, or taken hold. Called by the container.
    ///
    /// - Parameters:
    ///   - isInteractive: Whether a finger draws the change along from now on.
    ///   - isCancelled: Whether the change is turned back.
    ///   - velocity: How fast the finger went, in parts of the whole way per second.
    public func interactionDidChange(isInteractive: Bool, isCancelled: Bool, velocity: Double = 0) {
        let isNews = isInteractive != self.isInteractive
        self.isInteractive = isInteractive
        self.isCancelled = isCancelled
        completionVelocity = velocity
        if isNews { for observer in observers { observer(self) } }
    }

    private func perform(_ animation: @escaping (ViewControllerTransitionCoordinator) -> Void) {
        guard let animator else { return animation(self) }
        animator.addAnimations { [unowned self] in animation(self) }
    }
}
