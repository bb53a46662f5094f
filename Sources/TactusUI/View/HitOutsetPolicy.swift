public import TactusGeometry

/// A rule for the whole application that widens the areas which take touches, see ``Application/hitOutsetPolicy``.
public struct HitOutsetPolicy {
    /// Answers by how much a view's area is larger than its bounds, in points; `nil` leaves it to
    /// ``View/hitOutsets``.
    public let outsets: (View) -> Insets?

    /// No answer is larger than this on any side, in points: views that are farther from a touch are not asked about.
    public let maximumOutset: Double

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - maximumOutset: How far outside a view's bounds its area can go at most, in points; by default any distance.
    ///     A rule that knows it is asked about few views.
    ///   - outsets: Called for every view whose ``View/point(inside:with:)`` is not overridden, several times a
    ///     touch. It must not change the view tree.
    public init(maximumOutset: Double = .infinity, outsets: @escaping (View) -> Insets?) {
        self.maximumOutset = maximumOutset
        self.outsets = outsets
    }
}
