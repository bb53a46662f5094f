public import Tactus

nonisolated extension CGContext {
    // MARK: The path

    /// Forgets the path, and begins another.
    public func beginPath() { steps = PathSteps() }

    /// Begins a new part of the path.
    public func move(to point: CGPoint) { steps.move(to: point) }

    /// Adds a straight line to the path.
    public func addLine(to point: CGPoint) { steps.line(to: point) }

    /// Adds lines from the first point to the last, as a new part.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { steps.move(to: point) } else { steps.line(to: point) }
        }
    }

    /// Adds a cubic curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.curve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.quad(to: end, control: control) }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { steps.addRect(rect) }

    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { for rect in rects { steps.addRect(rect) } }

    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { steps.addOval(in: rect) }

    /// Adds a piece of a circle to the path, and a line to its beginning from where the pen is.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: In points.
    ///   - startAngle: Where it begins, in radians from the right, downwards.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether angles shrink on the way: as in Core Graphics, that is counterclockwise to the eye, since
    ///     y grows downwards. `UIBezierPath` has it the other way round.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { steps.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise) }

    /// Adds the arc that rounds a corner.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: Where the line after the corner leads.
    ///   - radius: In points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        steps.addArc(tangentTo: tangent1End, and: tangent2End, radius: radius)
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) { steps.append(path.steps) }

    /// Leads back to where the part began.
    public func closePath() { steps.close() }

    /// Puts what a line along the path covers in the place of the path.
    public func replacePathWithStrokedPath() {
        steps = steps.dashedIfNeeded(state.dashes, phase: state.dashPhase)
            .outline(width: state.line.width, cap: state.line.cap, join: state.line.join)
    }

    /// The path; `nil` for none.
    public var path: CGPath? { steps.isEmpty ? nil : CGPath(steps: steps) }

    /// Whether the path has no step.
    public var isPathEmpty: Bool { steps.isEmpty }

    /// Where the pen is; zero before the first step.
    public var currentPointOfPath: CGPoint { steps.current ?? .zero }

    /// The smallest rectangle around the path, in points.
    public var boundingBoxOfPath: CGRect { steps.isEmpty ? .null : steps.path.bounds }

    /// Tells whether the path encloses a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill, .fillStroke: steps.path.contains(point)
        case .eoFill, .eoFillStroke: steps.path.contains(point, rule: .evenOdd)
        case .stroke:
            steps.outline(width: state.line.width, cap: state.line.cap, join: state.line.join).path.contains(point)
        }
    }

    // MARK: Drawing the path

    /// Fills what the path encloses, and forgets the path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(takePath(), rule: rule)
    }

    /// Draws a line along the path, and forgets the path.
    public func strokePath() { draw(takePath()) }

    /// Draws the path, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: paint(path)
        case .eoFill: paint(path, rule: .evenOdd)
        case .stroke: draw(path)
        case .fillStroke:
            paint(path)
            draw(path)
        case .eoFillStroke:
            paint(path, rule: .evenOdd)
            draw(path)
        }
    }

    /// Restricts what is drawn to what the path encloses, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) { canvas.clip(to: takePath().path, rule: rule) }

    /// Restricts what is drawn to a rectangle.
    public func clip(to rect: CGRect) { canvas.clip(to: rect) }

    /// Restricts what is drawn to rectangles.
    public func clip(to rects: [CGRect]) {
        var steps = PathSteps()
        for rect in rects { steps.addRect(rect) }
        canvas.clip(to: steps.path)
    }

    /// The smallest rectangle around what can be drawn on, in points.
    public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

    private func takePath() -> PathSteps {
        defer { steps = PathSteps() }
        return steps
    }

    // MARK: Shapes

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { paint(rect) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        var steps = PathSteps()
        steps.addOval(in: rect)
        paint(steps)
    }

    /// Draws a line around a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.width) }

    /// Draws a line around a rectangle, of a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var steps = PathSteps()
        steps.addRect(rect)
        draw(steps, width: width)
    }

    /// Draws a line around the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        var steps = PathSteps()
        steps.addOval(in: rect)
        draw(steps)
    }

    /// Draws a line between the first point and the second, between the third and the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var steps = PathSteps()
        for (index, point) in points.prefix(points.count / 2 * 2).enumerated() {
            if index.isMultiple(of: 2) { steps.move(to: point) } else { steps.line(to: point) }
        }
        draw(steps)
    }

    /// Takes away all that was drawn in a rectangle.
    public func clear(_ rect: CGRect) { paint(rect, blendMode: .clear) }

    // MARK: The canvas

    /// The colour that is drawn for a colour, with the context's opacity.
    func tone(_ color: Color, alpha: CGFloat = 1) -> Color {
        let color = canvas.resolve(color)
        return color.withAlphaComponent(color.alpha * state.alpha * min(max(alpha, 0), 1))
    }

    func paint(
        _ steps: PathSteps, rule: CGPathFillRule = .winding, blendMode: CGBlendMode? = nil, alpha: CGFloat = 1
    ) {
        castShadow(of: steps, tone(state.fillColor, alpha: alpha), blendMode)
        draw(in: blendMode) { canvas.fill(steps.path, with: tone(state.fillColor, alpha: alpha), rule: rule) }
    }

    func paint(_ rect: CGRect, blendMode: CGBlendMode? = nil) {
        if state.shadow != nil {
            var steps = PathSteps()
            steps.addRect(rect)
            castShadow(of: steps, tone(state.fillColor), blendMode)
        }
        draw(in: blendMode) { canvas.fill(rect, with: tone(state.fillColor)) }
    }

    /// Draws the shadow of a shape, as opaque as the shape is.
    private func castShadow(of steps: PathSteps, _ color: Color, _ blendMode: CGBlendMode?) {
        guard let shadow = state.shadow, color.alpha > 0, blendMode != .clear else { return }
        canvas.fillShadow(
            of: steps.path, color: shadow.color.multiplyingAlpha(by: color.alpha), radius: shadow.radius,
            offset: shadow.offset)
    }

    /// Draws in a mode; `nil` for that of the context.
    func draw(in blendMode: CGBlendMode?, _ drawing: () -> Void) {
        let old = canvas.blendMode
        if let blendMode { canvas.blendMode = blendMode }
        drawing()
        canvas.blendMode = old
    }

    /// Draws the line of the context along a path.
    private func draw(_ steps: PathSteps, width: CGFloat? = nil) {
        var style = state.line
        style.width = width ?? style.width
        draw(steps.dashedIfNeeded(state.dashes, phase: state.dashPhase), style: style)
    }

    func draw(_ steps: PathSteps, style: StrokeStyle, blendMode: CGBlendMode? = nil, alpha: CGFloat = 1) {
        if state.shadow != nil {
            let line = steps.outline(width: style.width, cap: style.cap, join: style.join)
            castShadow(of: line, tone(state.strokeColor, alpha: alpha), blendMode)
        }
        draw(in: blendMode) { canvas.stroke(steps.path, with: tone(state.strokeColor, alpha: alpha), style: style) }
    }
}
