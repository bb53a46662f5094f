public import Tactus

/// Returns the context that is drawn on; `nil` where nothing is being drawn on the calling thread.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current.contexts.last?.context }

/// Makes a context current on the calling thread until ``UIGraphicsPopContext()``.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingContexts.current.contexts.append((context, false))
}

/// Makes a canvas current, with black colours and a line a point wide, until ``UIGraphicsPopContext()``.
///
/// A view's `draw(_:in:)` begins with it, so that paths, colours and texts draw there.
nonisolated public func UIGraphicsPushContext(_ canvas: Canvas) {
    let context = CGContext(canvas)
    context.saveGState()
    DrawingContexts.current.contexts.append((context, true))
}

/// Makes the context current that was so before. What was saved in this one and not restored is restored, if it was
/// made of a canvas.
nonisolated public func UIGraphicsPopContext() {
    guard let last = DrawingContexts.current.contexts.popLast() else {
        preconditionFailure("UIGraphicsPopContext() without a UIGraphicsPushContext(_:)")
    }
    if last.isOfCanvas { last.context.finish() }
}

/// Fills a rectangle of the current context.
nonisolated public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.paint(rect, blendMode: .copy) }

/// Draws a line a point wide inside a rectangle of the current context, with the colour that is filled with.
nonisolated public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var steps = PathSteps()
    steps.addRect(rect)
    steps.addRect(rect.insetBy(dx: 1, dy: 1))
    context.paint(steps, rule: .evenOdd, blendMode: .copy)
}

/// Restricts what is drawn in the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle of the current context.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.paint(rect, blendMode: blendMode)
}

nonisolated extension Color {
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
