/// How far the view of a controller is on its way into sight, or out of it, and what the controller is told next.
nonisolated struct AppearanceProgress: Hashable, Sendable {
    /// Where the view is.
    enum Stage: Hashable, Sendable {
        /// Out of sight.
        case disappeared
        /// On its way into sight.
        case appearing
        /// In sight.
        case appeared
        /// On its way out of sight.
        case disappearing
    }

    /// What a controller is told.
    enum Step: Hashable, Sendable {
        case willAppear
        case isAppearing
        case didAppear
        case willDisappear
        case didDisappear
    }

    private(set) var stage = Stage.disappeared
    /// Whether the way is animated.
    private(set) var isAnimated = false
    /// Whether the controller is still to be told that its view is in place.
    private(set) var awaitsArrival = false

    /// Whether the view is in sight, or will be.
    var isOnStage: Bool { stage == .appearing || stage == .appeared }
    /// Whether the view is on its way.
    var isMoving: Bool { stage == .appearing || stage == .disappearing }

    /// A way begins, or the present one is turned back.
    ///
    /// - Returns: What is told; `nil` when the view is there, or on its way there, already.
    mutating func begin(appearing: Bool, animated: Bool) -> Step? {
        guard appearing != isOnStage else { return nil }
        stage = appearing ? .appearing : .disappearing
        isAnimated = animated
        awaitsArrival = appearing
        return appearing ? .willAppear : .willDisappear
    }

    /// The view is in its window, with its traits and its size.
    ///
    /// - Returns: What is told: once for each way into sight.
    mutating func arrive() -> Step? {
        guard stage == .appearing, awaitsArrival else { return nil }
        awaitsArrival = false
        return .isAppearing
    }

    /// The way is made.
    ///
    /// - Returns: What is told, in order; nothing when there is no way.
    mutating func end() -> [Step] {
        switch stage {
        case .appearing:
            let arrival = arrive()
            stage = .appeared
            return [arrival, .didAppear].compactMap(\.self)
        case .disappearing:
            stage = .disappeared
            return [.didDisappear]
        case .appeared, .disappeared: return []
        }
    }
}
