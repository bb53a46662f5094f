import Tactus

/// One step of the pen along a path.
nonisolated enum PathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// Where the step leads; `nil` for back to the beginning of the part.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }
}

/// The steps of a path, which can be read again: what `Path` keeps to itself.
nonisolated struct PathSteps: Hashable, Sendable {
    private(set) var steps: [PathStep] = []
    private(set) var current: CGPoint?
    private var start: CGPoint?

    var isEmpty: Bool { steps.isEmpty }

    mutating func move(to point: CGPoint) {
        steps.append(.move(point))
        (current, start) = (point, point)
    }

    mutating func line(to point: CGPoint) {
        guard current != nil else { return move(to: point) }
        steps.append(.line(point))
        current = point
    }

    mutating func quad(to point: CGPoint, control: CGPoint) {
        if current == nil { move(to: control) }
        steps.append(.quad(point, control: control))
        current = point
    }

    mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if current == nil { move(to: control1) }
        steps.append(.curve(point, control1: control1, control2: control2))
        current = point
    }

    mutating func close() {
        guard let start, steps.last != .close else { return }
        steps.append(.close)
        current = start
    }

    mutating func append(_ other: PathSteps) {
        steps += other.steps
        current = other.current ?? current
        start = other.start ?? start
    }

    /// The last steps, with the pen where it is.
    func suffix(_ count: Int) -> PathSteps {
        var result = self
        result.steps = steps.suffix(count)
        return result
    }

    func applying(_ transform: CGAffineTransform) -> PathSteps {
        guard !transform.isIdentity else { return self }
        var result = PathSteps()
        result.steps = steps.map { step in
            switch step {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quad(let point, let control): .quad(point.applying(transform), control: control.applying(transform))
            case .curve(let point, let control1, let control2):
                .curve(
                    point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: .close
            }
        }
        result.current = current?.applying(transform)
        result.start = start?.applying(transform)
        return result
    }

    /// The same path for drawing.
    var path: Path {
        var path = Path()
        for step in steps {
            switch step {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .quad(let point, let control): path.addQuadCurve(to: point, controlPoint: control)
            case .curve(let point, let control1, let control2):
                path.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
            case .close: path.close()
            }
        }
        return path
    }

    /// Each part from its end to its beginning, the last part first.
    var reversed: PathSteps {
        var result = PathSteps()
        for part in parts.reversed() {
            guard case .move(let begin)? = part.first else { continue }
            let isClosed = part.last == .close
            let drawn = part.dropFirst().filter { $0 != .close }
            result.move(to: drawn.last?.end ?? begin)
            for (index, step) in drawn.enumerated().reversed() {
                let target = index > 0 ? drawn[index - 1].end ?? begin : begin
                switch step {
                case .move, .line, .close: result.line(to: target)
                case .quad(_, let control): result.quad(to: target, control: control)
                case .curve(_, let control1, let control2):
                    result.curve(to: target, control1: control2, control2: control1)
                }
            }
            if isClosed { result.close() }
        }
        return result
    }

    /// The parts, each of which begins with a move.
    private var parts: [[PathStep]] {
        var parts: [[PathStep]] = []
        var begin = CGPoint.zero
        for step in steps {
            if case .move(let point) = step {
                begin = point
                parts.append([step])
            } else if parts.isEmpty || parts[parts.count - 1].last == .close {
                // What follows a closing begins where the part before it did.
                parts.append([.move(begin), step])
            } else {
                parts[parts.count - 1].append(step)
            }
        }
        return parts
    }
}
