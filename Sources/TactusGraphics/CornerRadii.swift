package import TactusGeometry

/// How round each corner of a rectangle is.
///
/// ```swift
/// sheet.cornerRadii = CornerRadii(topLeft: 20, topRight: 20)
/// badge.cornerRadii = 8
/// ```
///
/// No radius is longer than the shorter side of the rectangle. Where two of them have no room beside each other, all
/// four become smaller in the same proportion.
public struct CornerRadii: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius at the upper left, in points.
    public var topLeft: Double
    /// The radius at the upper right, in points.
    public var topRight: Double
    /// The radius at the lower left, in points.
    public var bottomLeft: Double
    /// The radius at the lower right, in points.
    public var bottomRight: Double
    /// How corners go over into the sides; as pieces of circles by default.
    public var curve = CornerCurve.circular

    /// Square corners.
    public static let zero = CornerRadii()

    /// Creates radii in points; a corner that is not named is square.
    public init(topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Creates the same radius in points for all corners.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// Creates the same radius in points for all corners.
    public init(floatLiteral radius: Double) { self.init(radius) }

    /// Creates the same radius in points for all corners.
    public init(integerLiteral radius: Int) { self.init(Double(radius)) }

    /// The longest of the four.
    public var largest: Double { max(topLeft, topRight, bottomLeft, bottomRight) }

    /// Each radius, changed.
    ///
    /// - Parameter change: What becomes of one.
    /// - Returns: What became of all.
    package func map(_ change: (Double) -> Double) -> CornerRadii {
        var radii = self
        (radii.topLeft, radii.topRight) = (change(topLeft), change(topRight))
        (radii.bottomLeft, radii.bottomRight) = (change(bottomLeft), change(bottomRight))
        return radii
    }

    /// How much of the sides corners take at the most, in points.
    package var extent: Double { curve == .continuous ? largest * (1 + Path.smoothness) : largest }

    /// Those of some corners; the others are square.
    ///
    /// - Parameter corners: Which ones stay round.
    /// - Returns: Their radii.
    package func masked(by corners: RectCorner) -> CornerRadii {
        guard corners != .allCorners else { return self }
        var radii = self
        if !corners.contains(.topLeft) { radii.topLeft = 0 }
        if !corners.contains(.topRight) { radii.topRight = 0 }
        if !corners.contains(.bottomLeft) { radii.bottomLeft = 0 }
        if !corners.contains(.bottomRight) { radii.bottomRight = 0 }
        return radii
    }

    /// As long as there is room for.
    ///
    /// - Parameter size: The size of the rectangle.
    /// - Returns: Radii that fit into it; none is negative.
    package func fitted(in size: Size) -> CornerRadii {
        let (width, height) = (max(size.width, 0), max(size.height, 0))
        let fitting = map { min(max($0, 0), width, height) }
        let ratio = min(
            1, width / max(fitting.topLeft + fitting.topRight, fitting.bottomLeft + fitting.bottomRight),
            height / max(fitting.topLeft + fitting.bottomLeft, fitting.topRight + fitting.bottomRight))
        return ratio < 1 ? fitting.map { $0 * ratio } : fitting
    }
}
