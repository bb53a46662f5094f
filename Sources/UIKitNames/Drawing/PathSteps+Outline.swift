import Glibc
import Tactus

nonisolated extension PathSteps {
    /// What a line along the path covers, as an outline to fill by the winding rule: its pieces overlap, and all turn
    /// the same way.
    func outline(width: CGFloat, cap: StrokeStyle.Cap, join: StrokeStyle.Join, miterLimit: CGFloat = 10) -> PathSteps {
        guard width > 0, width.isFinite else { return PathSteps() }
        let radius = width / 2
        var result = PathSteps()
        for line in lines {
            var points: [CGPoint] = []
            for point in line.points where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
                points.append(point)
            }
            if line.isClosed, points.count > 2, let last = points.last, last.distance(to: points[0]) < 1e-9 {
                points.removeLast()
            }
            let isClosed = line.isClosed && points.count > 1
            guard points.count > 1 else {
                result.addDot(at: points.first, radius, cap)
                continue
            }
            let ends = isClosed ? points + [points[0]] : points
            for (from, to) in zip(ends, ends.dropFirst()) { result.addPiece(from, to, radius) }
            let joints = isClosed ? points.indices.map { $0 } : Array(1..<(points.count - 1))
            for index in joints {
                let before = points[(index + points.count - 1) % points.count]
                let after = points[(index + 1) % points.count]
                result.addJoint(before, points[index], after, radius, join, miterLimit)
            }
            guard !isClosed else { continue }
            result.addEnd(points[1], points[0], radius, cap)
            result.addEnd(points[points.count - 2], points[points.count - 1], radius, cap)
        }
        return result
    }

    private mutating func addDot(at point: CGPoint?, _ radius: CGFloat, _ cap: StrokeStyle.Cap) {
        guard let point, cap != .butt else { return }
        let rect = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        if cap == .round { addOval(in: rect) } else { addRect(rect) }
    }

    /// The way across a line, as long as half its width.
    private static func across(_ from: CGPoint, _ to: CGPoint, _ radius: CGFloat) -> CGVector {
        let way = to - from
        return CGVector(dx: -way.dy, dy: way.dx) * (radius / way.length)
    }

    private mutating func addPiece(_ from: CGPoint, _ to: CGPoint, _ radius: CGFloat) {
        let side = PathSteps.across(from, to, radius)
        addPolygon([from - side, to - side, to + side, from + side])
    }

    private mutating func addEnd(_ from: CGPoint, _ end: CGPoint, _ radius: CGFloat, _ cap: StrokeStyle.Cap) {
        switch cap {
        case .butt: break
        case .round: addDot(at: end, radius, .round)
        case .square:
            let way = end - from
            addPiece(end, end + way * (radius / way.length), radius)
        }
    }

    private mutating func addJoint(
        _ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ radius: CGFloat, _ join: StrokeStyle.Join,
        _ miterLimit: CGFloat
    ) {
        guard join != .round else { return addDot(at: point, radius, .round) }
        let (first, second) = (PathSteps.across(before, point, radius), PathSteps.across(point, after, radius))
        // The outer side is the one that the line turns away from.
        let turn = first.dx * second.dy - first.dy * second.dx
        guard abs(turn) > 1e-12 else { return }
        let side = turn > 0 ? -1.0 : 1
        let (one, two) = (point + first * side, point + second * side)
        let middle = first + second
        let ratio = middle.squaredLength > 0 ? 2 * radius / middle.length : .infinity
        if join == .miter, ratio <= miterLimit {
            let tip = point + middle * (side * 2 * radius * radius / middle.squaredLength)
            addPolygon([point, one, tip, two])
        } else {
            addPolygon([point, one, two])
        }
    }

    /// Adds a shape, clockwise to the eye whichever way its corners are given.
    private mutating func addPolygon(_ corners: [CGPoint]) {
        var area = 0.0
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            area += corner.x * next.y - corner.y * next.x
        }
        for (index, corner) in (area < 0 ? corners.reversed() : corners).enumerated() {
            if index == 0 { move(to: corner) } else { line(to: corner) }
        }
        close()
    }
}
