import Glibc
import Tactus

nonisolated extension PathSteps {
    mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds an ellipse, clockwise from its right end.
    mutating func addOval(in rect: CGRect) {
        guard !rect.isNull else { return }
        let (center, width, height) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        addTurns(around: center, radius: CGSize(width: width, height: height), from: 0, by: 2 * .pi)
        close()
    }

    /// Adds a rectangle whose corners are quarters of ellipses.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: Which corners are round.
    ///   - radii: How wide and high the corners are, in points; at most half of the rectangle.
    mutating func addRoundedRect(_ rect: CGRect, corners: RectCorner = .allCorners, radii: CGSize) {
        guard !rect.isNull else { return }
        let radius = CGSize(
            width: min(max(radii.width, 0), rect.width / 2), height: min(max(radii.height, 0), rect.height / 2))
        guard radius.width > 0, radius.height > 0 else { return addRect(rect) }
        let places: [(RectCorner, x: CGFloat, y: CGFloat, inner: CGVector)] = [
            (.topRight, rect.maxX, rect.minY, CGVector(dx: -1, dy: 1)),
            (.bottomRight, rect.maxX, rect.maxY, CGVector(dx: -1, dy: -1)),
            (.bottomLeft, rect.minX, rect.maxY, CGVector(dx: 1, dy: -1)),
            (.topLeft, rect.minX, rect.minY, CGVector(dx: 1, dy: 1)),
        ]
        let isFirstRound = corners.contains(.topLeft)
        move(to: CGPoint(x: rect.minX + (isFirstRound ? radius.width : 0), y: rect.minY))
        for (index, place) in places.enumerated() {
            let corner = CGPoint(x: place.x, y: place.y)
            guard corners.contains(place.0) else {
                if place.0 != .topLeft { line(to: corner) }
                continue
            }
            let center = corner + CGVector(dx: place.inner.dx * radius.width, dy: place.inner.dy * radius.height)
            let angle = Double(index - 1) * .pi / 2
            line(to: PathSteps.point(around: center, radius: radius, at: angle))
            addTurns(around: center, radius: radius, from: angle, by: .pi / 2)
        }
        close()
    }

    /// Adds a piece of a circle, and a line to its beginning from where the pen is.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: In points.
    ///   - start: Where it begins, in radians from the right, downwards.
    ///   - end: Where it ends.
    ///   - clockwise: Whether angles grow on the way, which is clockwise to the eye.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) {
        let size = CGSize(width: radius, height: radius)
        line(to: PathSteps.point(around: center, radius: size, at: start))
        addTurns(
            around: center, radius: size, from: start, by: PathSteps.turn(from: start, to: end, clockwise: clockwise))
    }

    /// Adds the arc of a circle that touches the line to `corner` and the one from there to `end`, and a line to it.
    mutating func addArc(tangentTo corner: CGPoint, and end: CGPoint, radius: CGFloat) {
        guard let from = current else { return move(to: corner) }
        let (back, ahead) = (from - corner, end - corner)
        let (backLength, aheadLength) = (back.length, ahead.length)
        let cross = back.dx * ahead.dy - back.dy * ahead.dx
        guard radius > 0, backLength > 0, aheadLength > 0, abs(cross) > 1e-9 else { return line(to: corner) }
        let half = acos(min(max(back.dot(ahead) / (backLength * aheadLength), -1), 1)) / 2
        let middle = back / backLength + ahead / aheadLength
        let center = corner + middle / middle.length * (radius / sin(half))
        let touching = corner + back / backLength * (radius / tan(half))
        let leaving = corner + ahead / aheadLength * (radius / tan(half))
        addArc(
            center: center, radius: radius, from: (touching - center).angle, to: (leaving - center).angle,
            clockwise: cross < 0)
    }

    /// Adds curves around an ellipse, from where the pen is.
    mutating func addTurns(around center: CGPoint, radius: CGSize, from start: CGFloat, by sweep: CGFloat) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let arm = 4.0 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
            let begin = PathSteps.point(around: center, radius: radius, at: from)
            let end = PathSteps.point(around: center, radius: radius, at: to)
            curve(
                to: end,
                control1: begin + CGVector(dx: -sin(from) * radius.width, dy: cos(from) * radius.height) * arm,
                control2: end - CGVector(dx: -sin(to) * radius.width, dy: cos(to) * radius.height) * arm)
        }
    }

    private static func point(around center: CGPoint, radius: CGSize, at angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + cos(angle) * radius.width, y: center.y + sin(angle) * radius.height)
    }

    private static func turn(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let difference = clockwise ? end - start : start - end
        guard difference.isFinite else { return 0 }
        var turn = difference
        if difference < 2 * .pi {
            turn = difference.truncatingRemainder(dividingBy: 2 * .pi)
            if turn < 0 { turn += 2 * .pi }
        } else {
            turn = 2 * .pi
        }
        return clockwise ? turn : -turn
    }
}
