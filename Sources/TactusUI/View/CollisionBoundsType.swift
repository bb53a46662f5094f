/// With which shape something runs into others where a `DynamicAnimator` moves it.
nonisolated public enum CollisionBoundsType: Hashable, Sendable, CaseIterable {
    /// Its bounds.
    case rectangle
    /// The ellipse in its bounds.
    case ellipse
    /// An outline of its own.
    case path
}
