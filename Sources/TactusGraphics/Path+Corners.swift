public import TactusGeometry

/// Corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper left one.
    public static let topLeft = RectCorner(rawValue: 1 << 0)
    /// The upper right one.
    public static let topRight = RectCorner(rawValue: 1 << 1)
    /// The lower left one.
    public static let bottomLeft = RectCorner(rawValue: 1 << 2)
    /// The lower right one.
    public static let bottomRight = RectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Path {
    /// Creates the outline of `rect` with some corners round and the others square.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; null makes a path without parts.
    ///   - corners: Which corners are round.
    ///   - cornerRadius: The radius in points, at most half of the shorter side. Zero or less makes square corners.
    public init(roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadius: Double) {
        self.init(rect, CornerRadii(cornerRadius).fitted(in: rect.size).masked(by: corners))
    }

    /// Creates the outline of `rect` with corners each as round as `cornerRadii` says.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; null makes a path without parts.
    ///   - cornerRadii: The radii, shortened to what there is room for. Zero or less makes a square corner.
    public init(roundedRect rect: Rect, cornerRadii: CornerRadii) {
        self.init(rect, cornerRadii.fitted(in: rect.size))
    }

    /// Creates an outline by radii that fit.
    private init(_ rect: Rect, _ radii: CornerRadii) {
        guard radii.largest > 0, !rect.isNull else {
            self.init(rect: rect)
            return
        }
        self.init()
        let clockwise: [(Double, Point, Vector)] = [
            (radii.topLeft, Point(x: rect.minX, y: rect.minY), Vector(dx: 1, dy: 1)),
            (radii.topRight, Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 1)),
            (radii.bottomRight, Point(x: rect.maxX, y: rect.maxY), Vector(dx: -1, dy: -1)),
            (radii.bottomLeft, Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: -1)),
        ]
        for (quarter, (radius, tip, inward)) in clockwise.enumerated() {
            guard radius > 0 else {
                addLine(to: tip)
                continue
            }
            let angle = Double(quarter + 2) * .pi / 2
            addArc(
                withCenter: tip + inward * radius, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
                clockwise: true)
        }
        close()
    }
}
