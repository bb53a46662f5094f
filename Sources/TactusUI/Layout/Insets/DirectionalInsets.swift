public import TactusGeometry

/// Distances from the four edges of a rectangle towards its inside, in points, of which two depend on how one reads.
nonisolated public struct DirectionalInsets: Hashable, Sendable {
    /// Distance from the upper edge, downward.
    public var top: Double
    /// Distance from the edge where reading begins.
    public var leading: Double
    /// Distance from the lower edge, upward.
    public var bottom: Double
    /// Distance from the edge where reading ends.
    public var trailing: Double

    /// No distance from any edge.
    public static let zero = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Creates the insets with the given distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates the insets that are `insets` for who reads in a direction.
    public init(_ insets: Insets, for direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    /// The same insets by left and right.
    ///
    /// - Parameter direction: How one reads.
    /// - Returns: The insets.
    public func resolved(for direction: LayoutDirection) -> Insets {
        let isMirrored = direction == .rightToLeft
        return Insets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
