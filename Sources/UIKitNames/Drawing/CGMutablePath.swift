public import Tactus

/// An outline that grows step by step.
nonisolated public final class CGMutablePath: CGPath {
    /// Creates a path without steps.
    public init() { super.init(steps: PathSteps()) }

    override init(steps: PathSteps) { super.init(steps: steps) }

    /// Begins a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.line(to: point.applying(transform))
    }

    /// Adds lines from the first point to the last, as a new part.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        steps.quad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        steps.curve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addOval(in: rect) }
    }

    /// Adds a rectangle with round corners, of the given width and height in points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
    }

    /// Adds a piece of a circle, and a line to its beginning from where the pen is.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: In points.
    ///   - startAngle: Where it begins, in radians from the right, downwards.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether angles shrink on the way: clockwise in a space whose y grows upwards, and
    ///     counterclockwise to the eye in one of a view.
    ///   - transform: Maps it.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
        }
    }

    /// Adds a piece of a circle by how far it turns.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: In points.
    ///   - startAngle: Where it begins, in radians from the right, downwards.
    ///   - delta: By how much the angle grows.
    ///   - transform: Maps it.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addArc(
                center: center, radius: radius, from: startAngle, to: startAngle + delta, clockwise: delta >= 0)
        }
    }

    /// Adds the arc that rounds a corner: of a circle that touches the line to `tangent1End`, and the one from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { add(transform) { $0.addArc(tangentTo: tangent1End, and: tangent2End, radius: radius) } }

    /// Adds all parts of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps.append(path.steps.applying(transform))
    }

    /// Leads back to where the part began.
    public func closeSubpath() { steps.close() }

    /// Adds what `change` adds in a space of its own.
    private func add(_ transform: CGAffineTransform, _ change: (inout PathSteps) -> Void) {
        guard !transform.isIdentity, let back = transform.inverted() else { return change(&steps) }
        var inside = steps.applying(back)
        change(&inside)
        let added = inside.steps.count - steps.steps.count
        guard added > 0 else { return }
        steps.append(inside.suffix(added).applying(transform))
    }
}
