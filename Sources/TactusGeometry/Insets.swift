/// Distances from the four edges of a rectangle towards its inside, in points; negative ones lead outside.
public struct Insets: Hashable, Sendable {
    /// Distance from the upper edge, downward.
    public var top: Double
    /// Distance from the left edge, to the right.
    public var left: Double
    /// Distance from the lower edge, upward.
    public var bottom: Double
    /// Distance from the right edge, to the left.
    public var right: Double

    /// No distance from any edge.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates the insets with the given distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The sum of the left and right insets, in points: what they subtract from a width.
    public var horizontal: Double { left + right }

    /// The sum of the upper and lower insets, in points: what they subtract from a height.
    public var vertical: Double { top + bottom }

    /// The same distances, the other way: insets become outsets.
    public static prefix func - (insets: Insets) -> Insets {
        Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }

    /// The insets that go as far as one after the other.
    public static func + (left: Insets, right: Insets) -> Insets {
        Insets(
            top: left.top + right.top, left: left.left + right.left,
            bottom: left.bottom + right.bottom, right: left.right + right.right)
    }
}
