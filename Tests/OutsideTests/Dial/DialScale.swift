import Glibc
import Tactus

/// Where values lie around a dial: clockwise over three quarters of a circle, with the gap at the bottom; the other way
/// round where one reads from the right.
struct DialScale {
    /// The middle of the face, in points of the dial.
    var center = Point.zero
    /// The radius of the face, in points.
    var radius = 0.0
    var isMirrored = false

    /// How far it is from the least value to the greatest, in radians.
    static let sweep = 1.5 * Double.pi

    /// The angle of a share of the range, in radians clockwise from the x axis.
    func angle(of share: Double) -> Double {
        let angle = 0.75 * Double.pi + share * Self.sweep
        return isMirrored ? .pi - angle : angle
    }

    /// The place of a share of the range.
    ///
    /// - Parameters:
    ///   - share: 0 for the least value, 1 for the greatest.
    ///   - distance: How far from the middle, as a part of the radius.
    /// - Returns: The point, in the coordinate space of the dial.
    func position(of share: Double, at distance: Double) -> Point {
        let angle = angle(of: share)
        return center + Vector(dx: cos(angle), dy: sin(angle)) * (radius * distance)
    }

    /// By how much of the range a finger turns the dial that goes from one place to another, on the shorter way around.
    func turn(from start: Point, to end: Point) -> Double {
        let angle = remainder((end - center).angle - (start - center).angle, 2 * .pi)
        return (isMirrored ? -angle : angle) / Self.sweep
    }

    /// A piece of a circle around the middle.
    func arc(from start: Double, to end: Double, at distance: Double) -> Path {
        var path = Path()
        path.addArc(
            withCenter: center, radius: radius * distance, startAngle: angle(of: start), endAngle: angle(of: end),
            clockwise: !isMirrored)
        return path
    }
}
