import TactusGeometry

extension PathReader {
    /// Reads a whole shape of our icons' notation.
    ///
    /// - `O x y radius`: a circle, and `o` the same the other way round, which is a hole in what is filled.
    /// - `R x y width height radius`: a rectangle with round corners, and `r` a hole.
    /// - `P width x y x y …`: a hole as of a line with round ends.
    mutating func readShape(_ command: Character) -> Bool {
        switch command {
        case "O", "o":
            guard let x = number(), let y = number(), let radius = number() else { return false }
            let circle = Path(ovalIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
            append(circle, isHole: command == "o", mirroredAt: x)
        case "R", "r":
            guard let x = number(), let y = number(), let width = number(), let height = number(),
                let radius = number()
            else { return false }
            let rect = Path(roundedRect: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius)
            append(rect, isHole: command == "r", mirroredAt: x + width / 2)
        case "P":
            guard let width = number() else { return false }
            var points: [Point] = []
            while let x = number(), let y = number() { points.append(Point(x: x, y: y)) }
            guard points.count >= 2 else { return false }
            path.append(Path(holeAlong: points, width: width))
        default: return false
        }
        return true
    }

    /// Adds a shape; a hole goes the other way round, as its picture in a mirror does.
    private mutating func append(_ shape: Path, isHole: Bool, mirroredAt x: Double) {
        guard isHole else { return path.append(shape) }
        path.append(shape.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)))
    }
}

extension Path {
    /// The outline, against the clock, of a line with round ends.
    fileprivate init(holeAlong points: [Point], width: Double) {
        self.init()
        let there = Path.side(of: points, at: width / 2)
        let back = Path.side(of: points.reversed(), at: width / 2)
        for (side, other) in [(there, back), (back, there)] {
            for point in side { addLine(to: point) }
            // Half a circle round the end, as two quarters.
            guard let from = side.last, let to = other.first else { continue }
            let middle = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
            let across = from - middle
            let ahead = Vector(dx: across.dy, dy: -across.dx)
            let tip = middle + ahead
            let arm = 0.5523
            addCurve(to: tip, controlPoint1: from + ahead * arm, controlPoint2: tip + across * arm)
            addCurve(to: to, controlPoint1: tip - across * arm, controlPoint2: to + ahead * arm)
        }
        close()
    }

    /// The line beside a line, on its right as one goes along it with y downward.
    private static func side(of points: [Point], at distance: Double) -> [Point] {
        var normals: [Vector] = []
        for (from, to) in zip(points, points.dropFirst()) {
            let way = to - from
            normals.append(Vector(dx: -way.dy / way.length, dy: way.dx / way.length))
        }
        return points.enumerated().map { index, point in
            let (before, after) = (normals[max(index - 1, 0)], normals[min(index, normals.count - 1)])
            // Where both lines' sides meet.
            let share = distance / (1 + before.dx * after.dx + before.dy * after.dy)
            return point + Vector(dx: (before.dx + after.dx) * share, dy: (before.dy + after.dy) * share)
        }
    }
}
