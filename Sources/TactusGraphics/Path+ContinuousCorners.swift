import Glibc
import TactusGeometry

extension Path {
    /// How much of the radius a continuous corner takes from the sides beside the circle's part.
    static let smoothness = 0.6

    /// Adds a corner that bends little by little, going clockwise around a rectangle.
    ///
    /// From the side on a cubic curve begins with the bend of a straight line, and ends with that of the circle, on
    /// which the middle of the corner lies; then the same the other way round.
    ///
    /// - Parameters:
    ///   - tip: Where a square corner is.
    ///   - radius: How round it is, in points.
    ///   - room: How much of each side it may take, in points, at least the radius.
    ///   - start: The side that it is come from, seen from the middle: along an axis, and 1 long.
    mutating func addContinuousCorner(at tip: Point, radius: Double, room: Double, from start: Vector) {
        let end = Vector(dx: -start.dy, dy: start.dx)
        // Along the first side towards the tip, and along the second one away from it.
        let (along, away) = (end, start * -1)
        let reach = min((1 + Path.smoothness) * radius, room)
        let smooth = max(reach / radius - 1, 0)
        let turn = (1 - smooth) * .pi / 2
        let chord = sin(turn / 2) * radius * 2.0.squareRoot()
        let lead = radius * tan((.pi / 2 - turn) / 4)
        let across = lead * cos(smooth * .pi / 4)
        let deep = across * tan(smooth * .pi / 4)
        let third = max((reach - chord - across - deep) / 3, 0)
        // A place by how far it is from where the corner begins, along the first side and away from it.
        let from = tip - along * reach
        func place(_ x: Double, _ y: Double) -> Point { from + along * x + away * y }
        addLine(to: from)
        let meeting = 3 * third + across
        addCurve(
            to: place(meeting, deep), controlPoint1: place(2 * third, 0), controlPoint2: place(3 * third, 0))
        if turn > 0.001 {
            let arm = 4 / 3 * tan(turn / 4) * radius
            let slope = smooth * .pi / 4
            let (first, last) = (place(meeting, deep), place(meeting + chord, deep + chord))
            addCurve(
                to: last, controlPoint1: first + along * (arm * cos(slope)) + away * (arm * sin(slope)),
                controlPoint2: last - away * (arm * cos(slope)) - along * (arm * sin(slope)))
        }
        addCurve(
            to: place(reach, reach), controlPoint1: place(reach, reach - 3 * third),
            controlPoint2: place(reach, reach - 2 * third))
    }
}
