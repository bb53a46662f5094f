public import Tactus

/// An outline of lines and curves, with how a line follows it.
///
/// ``fill()``, ``stroke()`` and ``addClip()`` draw in the current context: that of a view's `draw(_:)`, or of an image
/// that is being made.
nonisolated open class UIBezierPath {
    final var steps = PathSteps()

    /// How wide the line is, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How an open line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How pieces of a line meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether a shape in a shape is a hole.
    open var usesEvenOddFillRule = false

    final var dashes: [CGFloat] = []
    final var dashPhase: CGFloat = 0

    /// Creates a path without steps.
    public init() {}

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        steps.addRect(rect)
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps.addOval(in: rect)
    }

    /// Creates a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: How round the corners are, in points; at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        steps.addRoundedRect(rect, radii: CGSize(width: radius, height: radius))
    }

    /// Creates a rectangle some corners of which are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - corners: Which corners are round.
    ///   - cornerRadii: How wide and high they are, in points; at most half of the rectangle.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
        self.init()
        steps.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// Creates a piece of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: In points.
    ///   - startAngle: Where it begins, in radians from the right, downwards.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it goes clockwise to the eye.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        steps.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the steps of another.
    public convenience init(cgPath: CGPath) {
        self.init()
        steps = cgPath.steps
    }

    /// The steps alone.
    open var cgPath: CGPath {
        get { CGPath(steps: steps) }
        set { steps = newValue.steps }
    }

    /// The outline as the toolkit's own value, to draw on a `Canvas`.
    public final var path: Path { steps.path }

    /// Begins a new part at a point.
    open func move(to point: CGPoint) { steps.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { steps.line(to: point) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        steps.quad(to: endPoint, control: controlPoint)
    }

    /// Adds a piece of a circle, and a line to its beginning from where the pen is.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: In points.
    ///   - startAngle: Where it begins, in radians from the right, downwards.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it goes clockwise to the eye.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { steps.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise) }

    /// Leads back to where the part began.
    open func close() { steps.close() }

    /// Takes all steps away.
    open func removeAllPoints() { steps = PathSteps() }

    /// Adds all parts of another path.
    open func append(_ bezierPath: UIBezierPath) { steps.append(bezierPath.steps) }

    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) { steps = steps.applying(transform) }

    /// Returns the same path drawn the other way round.
    open func reversing() -> UIBezierPath {
        let path = UIBezierPath()
        path.steps = steps.reversed
        path.takeStyle(of: self)
        return path
    }

    /// Returns another path with the same steps and style.
    open func copy() -> UIBezierPath {
        let path = UIBezierPath()
        path.steps = steps
        path.takeStyle(of: self)
        return path
    }

    private func takeStyle(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (usesEvenOddFillRule, dashes, dashPhase) = (other.usesEvenOddFillRule, other.dashes, other.dashPhase)
    }

    /// Whether there is no step.
    open var isEmpty: Bool { steps.isEmpty }

    /// The smallest rectangle around the outline, in points; null for an empty one.
    open var bounds: CGRect { steps.isEmpty ? .null : path.bounds }

    /// Where the pen is; zero before the first step.
    open var currentPoint: CGPoint { steps.current ?? .zero }

    /// Tells whether the outline encloses a point.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

    /// Lets the line be dashed.
    ///
    /// - Parameters:
    ///   - pattern: How long dashes and gaps are, in turns, in points; `nil` for a whole line.
    ///   - count: How many of them count.
    ///   - phase: How far into the pattern the line begins, in points.
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        dashes = Array((pattern ?? []).prefix(max(count, 0)))
        dashPhase = phase
    }

    final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    // MARK: Drawing

    /// Fills what the outline encloses in the current context, with its colour for filling.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Draws a line along the path in the current context, with its colour for lines.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills what the outline encloses in the current context.
    ///
    /// - Parameters:
    ///   - blendMode: What becomes of what is there.
    ///   - alpha: How opaque it is, from 0 to 1, besides the colour.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.paint(steps, rule: fillRule, blendMode: blendMode, alpha: alpha)
    }

    /// Draws a line along the path in the current context.
    ///
    /// - Parameters:
    ///   - blendMode: What becomes of what is there.
    ///   - alpha: How opaque it is, from 0 to 1, besides the colour.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        let style = StrokeStyle(width: lineWidth, cap: lineCapStyle, join: lineJoinStyle)
        UIGraphicsGetCurrentContext()?.draw(
            steps.dashedIfNeeded(dashes, phase: dashPhase), style: style, blendMode: blendMode, alpha: alpha)
    }

    /// Restricts what is drawn in the current context to what the outline encloses, until its state is restored.
    open func addClip() { UIGraphicsGetCurrentContext()?.canvas.clip(to: path, rule: fillRule) }
}

nonisolated extension PathSteps {
    func dashedIfNeeded(_ lengths: [CGFloat], phase: CGFloat) -> PathSteps {
        lengths.isEmpty ? self : dashed(lengths, phase: phase)
    }
}
