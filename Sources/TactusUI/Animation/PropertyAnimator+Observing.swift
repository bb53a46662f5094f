extension PropertyAnimator {
    /// Adds a call for when the animation is done, with where it ended. Calls come in the order in which they were
    /// added. None comes where the animation is stopped for good (``stopAnimation(_:)`` with `true`).
    public func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append((false, completion)) }

    /// Adds a call for when the animation is over, however it ended, with where; also where it is stopped for good.
    /// What an animation needs to be cleared up after is done there.
    public func observeEnd(_ action: @escaping (Position) -> Void) { completions.append((true, action)) }

    /// What is told of animations that begin, until it is invalidated.
    public final class StartObservation {
        fileprivate let action: (PropertyAnimator) -> Void

        fileprivate init(_ action: @escaping (PropertyAnimator) -> Void) { self.action = action }

        /// Ends the calls.
        public func invalidate() { PropertyAnimator.startObservations.removeAll { $0 === self } }
    }

    private static var startObservations: [StartObservation] = []

    /// Calls `action` with each animation that begins from now on: those of `View.animate`, of animators, and of what
    /// the toolkit animates itself. Whoever waits for all that a closure animates observes the end of each.
    ///
    /// - Parameter action: Called when the animation has its views, before its first frame.
    /// - Returns: What ends the calls; kept until then.
    public static func observeStarts(_ action: @escaping (PropertyAnimator) -> Void) -> StartObservation {
        let observation = StartObservation(action)
        startObservations.append(observation)
        return observation
    }

    func notifyStart() {
        guard !Self.startObservations.isEmpty else { return }
        for observation in Self.startObservations { observation.action(self) }
    }
}
