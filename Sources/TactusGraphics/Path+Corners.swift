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
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        guard radius > 0, !rect.isNull, !corners.isEmpty else {
            self.init(rect: rect)
            return
        }
        self.init()
        let clockwise: [(RectCorner, Point, Vector)] = [
            (.topLeft, Point(x: rect.minX, y: rect.minY), Vector(dx: 1, dy: 1)),
            (.topRight, Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 1)),
            (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Vector(dx: -1, dy: -1)),
            (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: -1)),
        ]
        for (quarter, (corner, tip, inward)) in clockwise.enumerated() {
            guard corners.contains(corner) else {
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
