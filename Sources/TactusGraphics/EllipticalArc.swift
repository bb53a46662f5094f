import Glibc
import TactusGeometry

/// A piece of an ellipse between two points, as SVG describes it.
struct EllipticalArc {
    private let center: Point
    private let radius: Size
    /// How far the ellipse is turned, in radians.
    private let turn: Double
    private let startAngle: Double
    private let sweep: Double

    /// Finds the ellipse; `nil` where a straight line is meant: between the same points, or with no radius.
    ///
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - end: Where it ends.
    ///   - radius: Of the ellipse; made larger when it cannot reach from the one to the other.
    ///   - turn: How far the ellipse is turned, in radians.
    ///   - isLarge: Whether the longer of the two ways round is taken.
    ///   - isClockwise: Which way round.
    init?(from start: Point, to end: Point, radius: Size, turn: Double, isLarge: Bool, isClockwise: Bool) {
        guard start != end, radius.width > 0, radius.height > 0 else { return nil }
        // In a space where the ellipse is a circle of radius 1, with the points' middle at zero.
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = Vector(dx: (start.x - end.x) / 2, dy: (start.y - end.y) / 2)
        let x = (cosine * half.dx + sine * half.dy) / radius.width
        let y = (cosine * half.dy - sine * half.dx) / radius.height
        let distance = x * x + y * y
        let growth = max(distance, 1).squareRoot()
        // How far the centre is from the middle, across the line between the points.
        let offset = max(1 / distance - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (centerX, centerY) = distance >= 1 ? (0, 0) : (offset * y, -offset * x)
        self.radius = Size(width: radius.width * growth, height: radius.height * growth)
        self.turn = turn
        center = Point(
            x: (start.x + end.x) / 2 + cosine * centerX * radius.width - sine * centerY * radius.height,
            y: (start.y + end.y) / 2 + sine * centerX * radius.width + cosine * centerY * radius.height)
        startAngle = atan2((y - centerY) / growth, (x - centerX) / growth)
        let endAngle = atan2((-y - centerY) / growth, (-x - centerX) / growth)
        let difference = endAngle - startAngle
        sweep =
            isClockwise
            ? difference < 0 ? difference + 2 * .pi : difference
            : difference > 0 ? difference - 2 * .pi : difference
    }

    /// Adds it to a path whose current point is where it begins.
    func add(to path: inout Path) {
        let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let arm = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
            path.addCurve(
                to: position(cos(to), sin(to)),
                controlPoint1: position(cos(from) - arm * sin(from), sin(from) + arm * cos(from)),
                controlPoint2: position(cos(to) + arm * sin(to), sin(to) - arm * cos(to)))
        }
    }

    /// A place of the circle of radius 1, on the ellipse.
    private func position(_ x: Double, _ y: Double) -> Point {
        let (cosine, sine) = (cos(turn), sin(turn))
        return Point(
            x: center.x + cosine * x * radius.width - sine * y * radius.height,
            y: center.y + sine * x * radius.width + cosine * y * radius.height)
    }
}
