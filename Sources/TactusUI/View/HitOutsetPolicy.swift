public import TactusGeometry

/// A rule for the whole application that widens the areas which take touches, see ``Application/hitOutsetPolicy``.
public struct HitOutsetPolicy {
    /// Answers by how much a view's area is larger than its bounds, in points; `nil` leaves it to
    /// ``View/hitOutsets``.
    public let outsets: (View) -> Insets?

    /// Creates a rule.
    ///
    /// - Parameter outsets: Called for every view whose ``View/point(inside:with:)`` is not overridden, several times a
    ///   touch. It must not change the view tree.
    public init(outsets: @escaping (View) -> Insets?) { self.outsets = outsets }
}
