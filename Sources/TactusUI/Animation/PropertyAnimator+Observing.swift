extension PropertyAnimator {
    /// What is told of animations that begin, until it is invalidated.
    public final class StartObservation {
        fileprivate let action: (PropertyAnimator) -> Void

        fileprivate init(_ action: @escaping (PropertyAnimator) -> Void) { self.action = action }

        /// Ends the calls.
        public func invalidate() { PropertyAnimator.startObservations.removeAll { $0 === self } }
    }

    private static var startObservations: [StartObservation] = []

    /// Calls `action` with each animation that begins from now on: those of `View.animate`, of animators, and of what
    /// the toolkit animates itself. Whoever waits for all that a closure animates adds a completion to each.
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
