import Glibc
import Tactus

/// A part of a path as straight lines.
nonisolated struct PathLine {
    var points: [CGPoint]
    var isClosed: Bool
}

nonisolated extension PathSteps {
    /// The parts as straight lines, which leave the curves by less than a tenth of a point.
    var lines: [PathLine] {
        var lines: [PathLine] = []
        var pen = CGPoint.zero
        var begin = CGPoint.zero
        func add(_ point: CGPoint) {
            if lines.isEmpty || lines[lines.count - 1].isClosed {
                lines.append(PathLine(points: [pen], isClosed: false))
            }
            lines[lines.count - 1].points.append(point)
        }
        for step in steps {
            switch step {
            case .move(let point):
                lines.append(PathLine(points: [point], isClosed: false))
                begin = point
            case .line(let point): add(point)
            case .quad(let point, let control):
                let (first, second) = (pen + (control - pen) * (2.0 / 3), point + (control - point) * (2.0 / 3))
                PathSteps.flatten(pen, first, second, point).forEach(add)
            case .curve(let point, let control1, let control2):
                PathSteps.flatten(pen, control1, control2, point).forEach(add)
            case .close:
                if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
            }
            pen = step.end ?? begin
        }
        return lines
    }

    /// Points along a curve, without its first.
    private static func flatten(_ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint) -> [CGPoint] {
        let length = from.distance(to: first) + first.distance(to: second) + second.distance(to: to)
        guard length.isFinite else { return [to] }
        let count = min(max(Int(length / 2), 8), 200)
        return (1...count).map { index in
            let t = Double(index) / Double(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * from.x + b * first.x + c * second.x + d * to.x,
                y: a * from.y + b * first.y + c * second.y + d * to.y)
        }
    }

    /// The path in dashes: lines that are not closed.
    ///
    /// - Parameters:
    ///   - lengths: How long dashes and gaps are, in turns, in points.
    ///   - phase: How far into the pattern the line begins, in points.
    /// - Returns: The dashes; all of the path for a pattern without a length.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathSteps {
        let total = lengths.reduce(0) { $0 + max($1, 0) }
        guard total > 0, total.isFinite, phase.isFinite else { return self }
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        var result = PathSteps()
        for line in lines {
            var walker = DashWalker(pattern: pattern.map { max($0, 0) }, phase: phase)
            let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
            guard var from = points.first else { continue }
            if walker.isDrawing { result.move(to: from) }
            for to in points.dropFirst() {
                let length = from.distance(to: to)
                var done = 0.0
                while length - done > walker.left {
                    done += walker.left
                    let place = from + (to - from) * (done / length)
                    if walker.isDrawing { result.line(to: place) } else { result.move(to: place) }
                    walker.turn()
                }
                walker.left -= length - done
                if walker.isDrawing { result.line(to: to) }
                from = to
            }
        }
        return result
    }
}

/// Where in a pattern of dashes a pen is.
nonisolated private struct DashWalker {
    let pattern: [CGFloat]
    private var index = 0
    /// How much of the present dash or gap is left, in points.
    var left: CGFloat

    var isDrawing: Bool { index.isMultiple(of: 2) }

    init(pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        left = pattern[0]
        while rest >= left {
            rest -= left
            turn()
        }
        left -= rest
    }

    mutating func turn() {
        // At least a little, so that a pattern of nothing and nothing comes to an end.
        index = (index + 1) % pattern.count
        left = max(pattern[index], 1e-3)
    }
}
