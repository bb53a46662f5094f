public import Tactus

/// The contexts that were made current, the present one last.
private enum CurrentContexts {
    static var all: [(context: CGContext, isOfCanvas: Bool)] = []
}

/// Returns the context that is drawn on; `nil` where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.all.last?.context }

/// Makes a context current until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.all.append((context, false)) }

/// Makes a canvas current, with black colours and a line a point wide, until ``UIGraphicsPopContext()``.
///
/// A view's `draw(_:in:)` begins with it, so that paths, colours and texts draw there.
public func UIGraphicsPushContext(_ canvas: Canvas) {
    let context = CGContext(canvas)
    context.saveGState()
    CurrentContexts.all.append((context, true))
}

/// Makes the context current that was so before. What was saved in this one and not restored is restored, if it was
/// made of a canvas.
public func UIGraphicsPopContext() {
    guard let last = CurrentContexts.all.popLast() else {
        preconditionFailure("UIGraphicsPopContext() without a UIGraphicsPushContext(_:)")
    }
    if last.isOfCanvas { last.context.finish() }
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.paint(rect, blendMode: .copy) }

/// Draws a line a point wide inside a rectangle of the current context, with the colour that is filled with.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var steps = PathSteps()
    steps.addRect(rect)
    steps.addRect(rect.insetBy(dx: 1, dy: 1))
    context.paint(steps, rule: .evenOdd, blendMode: .copy)
}

/// Restricts what is drawn in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle of the current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.paint(rect, blendMode: blendMode)
}

extension Color {
    /// Makes this the colour that the current context fills with.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }

    /// Makes this the colour of lines in the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }

    /// Makes this the colour that the current context fills with, and draws lines with.
    public func set() {
        setFill()
        setStroke()
    }
}
