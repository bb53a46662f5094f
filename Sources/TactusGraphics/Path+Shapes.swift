import Glibc
public import TactusGeometry

extension Path {
    /// Creates the outline of `rect`, clockwise from its upper left corner; without parts when it is null.
    public init(rect: Rect) {
        self.init()
        guard !rect.isNull else { return }
        move(to: Point(x: rect.minX, y: rect.minY))
        addLine(to: Point(x: rect.maxX, y: rect.minY))
        addLine(to: Point(x: rect.maxX, y: rect.maxY))
        addLine(to: Point(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Creates the outline of `rect` with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; null makes a path without parts.
    ///   - cornerRadius: The radius in points, at most half of the shorter side. Zero or less makes square corners.
    public init(roundedRect rect: Rect, cornerRadius: Double) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        guard radius > 0, !rect.isNull else {
            self.init(rect: rect)
            return
        }
        self.init()
        let inner = rect.insetBy(dx: radius, dy: radius)
        addQuarter(around: Point(x: inner.minX, y: inner.minY), radius: radius, from: Vector(dx: -1, dy: 0))
        addQuarter(around: Point(x: inner.maxX, y: inner.minY), radius: radius, from: Vector(dx: 0, dy: -1))
        addQuarter(around: Point(x: inner.maxX, y: inner.maxY), radius: radius, from: Vector(dx: 1, dy: 0))
        addQuarter(around: Point(x: inner.minX, y: inner.maxY), radius: radius, from: Vector(dx: 0, dy: 1))
        close()
        roundedRect = RoundedRect(rect: rect, radii: CornerRadii(radius))
    }

    /// Creates the ellipse that touches all sides of `rect`; without parts when it is null.
    public init(ovalIn rect: Rect) {
        self.init()
        guard !rect.isNull else { return }
        var circle = Path()
        circle.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        circle.close()
        self = circle.applying(
            Transform(scaleX: rect.width / 2, y: rect.height / 2)
                .concatenating(Transform(translationX: rect.midX, y: rect.midY)))
    }

    /// Adds a piece of a circle, after a straight line to where it begins.
    ///
    /// Without a current point the path begins with the arc.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: Its radius in points.
    ///   - startAngle: Where the arc begins: radians, clockwise from the x axis.
    ///   - endAngle: Where it ends. A whole turn or more away from the start makes a whole circle.
    ///   - clockwise: Which way it goes from the one to the other.
    public mutating func addArc(
        withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        // The usual length of a control arm: the curve then meets the circle in the middle as well.
        let arm = radius * 4 / 3 * tan(step / 4)
        addLine(to: center + radius * Path.direction(startAngle))
        for index in 0..<count {
            let from = Path.direction(startAngle + Double(index) * step)
            let to = Path.direction(startAngle + Double(index + 1) * step)
            addCurve(
                to: center + radius * to,
                controlPoint1: center + radius * from + Vector(dx: -from.dy, dy: from.dx) * arm,
                controlPoint2: center + radius * to - Vector(dx: -to.dy, dy: to.dx) * arm)
        }
    }

    /// Adds a quarter of a circle, clockwise, after a straight line to where it begins: as
    /// ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)`` does, without angles to compute with.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: Its radius in points.
    ///   - start: Where the quarter begins, seen from the centre: along an axis, and 1 long.
    mutating func addQuarter(around center: Point, radius: Double, from start: Vector) {
        let end = Vector(dx: -start.dy, dy: start.dx)
        let arm = radius * Path.quarterArm
        addLine(to: center + start * radius)
        addCurve(
            to: center + end * radius, controlPoint1: center + start * radius + end * arm,
            controlPoint2: center + end * radius + start * arm)
    }

    /// The length of a quarter's control arms, in radii: 4/3 · tan(π/8).
    private static let quarterArm = 0.552284749830793

    /// The angle to turn, at most one turn, positive for clockwise; zero when an angle is not finite.
    private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
        let difference = clockwise ? end - start : start - end
        guard difference.isFinite else { return 0 }
        if difference >= 2 * .pi { return clockwise ? 2 * .pi : -2 * .pi }
        var turn = difference.truncatingRemainder(dividingBy: 2 * .pi)
        if turn < 0 { turn += 2 * .pi }
        return clockwise ? turn : -turn
    }

    private static func direction(_ angle: Double) -> Vector { Vector(dx: cos(angle), dy: sin(angle)) }
}
