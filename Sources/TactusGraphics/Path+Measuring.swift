public import TactusGeometry

extension Path {
    /// The smallest rectangle around the outline, curves measured exactly; null for a path without parts.
    ///
    /// A stroke reaches further, by half of its width and more at corners.
    public var bounds: Rect {
        var points: [Point] = []
        forEachSegment { from, element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let point, let control1, let control2):
                let curve = CubicCurve(from: from, control1: control1, control2: control2, to: point)
                points.append(point)
                points += curve.extremeTimes.map(curve.point(at:))
            case .close: break
            }
        }
        return Rect(enclosing: points)
    }

    /// Whether `point` is enclosed; every part counts as closed.
    ///
    /// Curves are followed to a hundredth of a point.
    ///
    /// - Parameters:
    ///   - point: A place in the path's space.
    ///   - rule: Which points an outline encloses.
    /// - Returns: Whether a fill would cover the point.
    public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
        guard isDrawable else { return false }
        var count = WindingCount(point: point)
        var start: Point?
        forEachSegment { from, element in
            switch element {
            case .move(let to):
                if let start { count.addLine(from: from, to: start) }
                start = to
            case .line(let to): count.addLine(from: from, to: to)
            case .curve(let to, let control1, let control2):
                var last = from
                let curve = CubicCurve(from: from, control1: control1, control2: control2, to: to)
                for next in curve.flattened() {
                    count.addLine(from: last, to: next)
                    last = next
                }
            case .close:
                if let start { count.addLine(from: from, to: start) }
            }
        }
        if let start, let end = currentPoint { count.addLine(from: end, to: start) }
        return rule == .winding ? count.turns != 0 : count.crossings % 2 == 1
    }

    /// Returns the parts of the outline as corners of straight lines: each part from where it begins to where it ends,
    /// which is the same point for one that is closed.
    ///
    /// - Parameter tolerance: How far a curve may be from its lines, in points, more than 0.
    /// - Returns: The corners of each part, one after another; none for a path with a coordinate that is no number.
    public func flattened(tolerance: Double) -> [[Point]] {
        precondition(tolerance > 0, "the tolerance of a flattened path must be more than 0, not \(tolerance)")
        guard isDrawable else { return [] }
        var parts: [[Point]] = []
        var closes = false
        func add(_ points: [Point], after from: Point) {
            if parts.isEmpty || closes { parts.append([from]) }
            closes = false
            parts[parts.count - 1] += points
        }
        forEachSegment { from, element in
            switch element {
            case .move(let point):
                parts.append([point])
                closes = false
            case .line(let point): add([point], after: from)
            case .curve(let point, let control1, let control2):
                let curve = CubicCurve(from: from, control1: control1, control2: control2, to: point)
                add(curve.flattened(tolerance: tolerance), after: from)
            case .close:
                guard let start = parts.last?.first, !closes else { return }
                if parts[parts.count - 1].last != start { parts[parts.count - 1].append(start) }
                closes = true
            }
        }
        return parts.filter { $0.count > 1 }
    }

    /// Calls `body` with each element and the point at which it begins.
    private func forEachSegment(_ body: (Point, Element) -> Void) {
        var current = Point.zero
        var start = Point.zero
        for element in elements {
            body(current, element)
            switch element {
            case .move(let point):
                current = point
                start = point
            case .line(let point), .curve(let point, _, _): current = point
            case .close: current = start
            }
        }
    }
}

/// How often an outline turns around a point, and how often it crosses the ray from there to the right.
private struct WindingCount {
    let point: Point
    private(set) var turns = 0
    private(set) var crossings = 0

    init(point: Point) { self.point = point }

    mutating func addLine(from start: Point, to end: Point) {
        guard (start.y <= point.y) != (end.y <= point.y) else { return }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { return }
        crossings += 1
        turns += end.y > start.y ? 1 : -1
    }
}

/// A cubic Bézier curve.
private struct CubicCurve {
    let from: Point
    let control1: Point
    let control2: Point
    let to: Point

    func point(at time: Double) -> Point {
        let rest = 1 - time
        let weights = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
        return Point(
            x: weights.0 * from.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * to.x,
            y: weights.0 * from.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * to.y)
    }

    /// The times between 0 and 1 at which the curve turns around horizontally or vertically.
    var extremeTimes: [Double] {
        CubicCurve.extremeTimes(from.x, control1.x, control2.x, to.x)
            + CubicCurve.extremeTimes(from.y, control1.y, control2.y, to.y)
    }

    /// Points along the curve after its first, near enough for straight lines between them to be off by less than a
    /// hundredth of a point, or a `tolerance`.
    func flattened(tolerance: Double = 0.01) -> [Point] {
        let bend = max(
            ((control2 - control1) - (control1 - from)).length, ((to - control2) - (control2 - control1)).length)
        // A chord of a curve whose second derivative is at most 6·bend is off by at most 6/8·bend/n².
        let count = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
        let steps = count.isFinite ? Int(min(max(count, 1), 1000)) : 1
        return (1...steps).map { point(at: Double($0) / Double(steps)) }
    }

    /// The roots between 0 and 1 of the derivative of one coordinate.
    private static func extremeTimes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The form of the quadratic formula that subtracts no near-equal numbers, also right when a is near zero.
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }
}
