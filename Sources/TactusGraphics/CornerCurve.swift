/// How a round corner goes over into the sides. UIKit's `CALayerCornerCurve`.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
    /// A quarter of a circle, which begins and ends where the sides do.
    case circular
    /// A curve that begins on the sides, and bends more and more until the middle is a piece of the circle: light that
    /// runs along the edge nowhere stops. It takes 1.6 times the radius from each side, or less where there is less.
    case continuous
}
