public import Tactus

/// How what is drawn is mixed with what is there.
public typealias CGBlendMode = BlendMode

/// How a path of a context is drawn.
nonisolated public enum CGPathDrawingMode: Hashable, Sendable, CaseIterable {
    /// Filled.
    case fill
    /// Filled, with holes.
    case eoFill
    /// As a line.
    case stroke
    /// Filled, and as a line.
    case fillStroke
    /// Filled, with holes, and as a line.
    case eoFillStroke
}

/// What is drawn on, with colours and a line that stay as they were set.
///
/// A context is made of a `Canvas`: in a view's `draw(_:in:)` by ``UIGraphicsPushContext(_:)-(Canvas)``. Its space is
/// that of the canvas when it was made.
nonisolated public final class CGContext {
    /// What holds until ``restoreGState()``.
    struct State {
        var fillColor = Color.black
        var strokeColor = Color.black
        var line = StrokeStyle(width: 1)
        var dashes: [CGFloat] = []
        var dashPhase: CGFloat = 0
        var alpha: CGFloat = 1
        var space = CGAffineTransform.identity
        var shadow: Shadow?
    }

    /// What is drawn on.
    public let canvas: Canvas
    var state = State()
    private var saved: [(state: State, isLayer: Bool)] = []
    /// The path that is being made, in the present space.
    var steps = PathSteps()

    /// Creates a context that draws on a canvas, in black, with lines a point wide.
    ///
    /// - Parameter canvas: What is drawn on.
    public init(_ canvas: Canvas) { self.canvas = canvas }

    /// Remembers colours, line, space and clip.
    public func saveGState() {
        saved.append((state, false))
        canvas.saveState()
    }

    /// Goes back to what was remembered last.
    public func restoreGState() {
        precondition(saved.last?.isLayer == false, "restoreGState() without a saveGState() in the same layer")
        canvas.restoreState()
        goBack()
    }

    /// Goes back to the colours, the line and the space that were saved last. The path stays where it is.
    private func goBack() {
        guard let former = saved.popLast()?.state else { return }
        steps = steps.applying(state.space.concatenating(former.space.inverted() ?? .identity))
        state = former
    }

    /// Restores all that was saved and not restored.
    func finish() {
        while let last = saved.last {
            if last.isLayer { endTransparencyLayer() } else { restoreGState() }
        }
    }

    // MARK: Space

    /// The map from the present space to the one that the context began with.
    public var ctm: CGAffineTransform { state.space }

    /// Moves the origin, in points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Makes the space larger.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns the space, by radians, clockwise to the eye.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Lets a map act on all that is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        canvas.concatenate(transform)
        // The path that is being made stays where it is.
        steps = transform.inverted().map { steps.applying($0) } ?? PathSteps()
        state.space = transform.concatenating(state.space)
    }

    // MARK: Colours and lines

    /// Sets the colour of what is filled.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the colour of what is filled, by parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of what is filled to a grey, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = Color(white: gray, alpha: alpha) }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the colour of lines, by parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of lines to a grey, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = Color(white: gray, alpha: alpha) }

    /// Sets how wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Sets how open lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets how pieces of lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Lets lines be dashed.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern a line begins, in points.
    ///   - lengths: How long dashes and gaps are, in turns, in points; none for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.dashPhase, state.dashes) = (phase, lengths)
    }

    /// Sets how opaque all that is drawn is, from 0 to 1, besides its colour.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// Sets what becomes of what is there.
    public func setBlendMode(_ mode: CGBlendMode) { canvas.blendMode = mode }

    /// Lets shapes cast a shadow from now on: what is filled and lines, but not texts and pictures.
    ///
    /// - Parameters:
    ///   - offset: By how much it is moved, in points of the context as it began, downwards.
    ///   - blur: How far it fades out, in points.
    ///   - color: Its colour; `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(color: $0, radius: blur / 2, offset: CGVector(dx: offset.width, dy: offset.height))
        }
    }

    /// Lets shapes cast a black shadow, a third of which shows.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: UIColor.black.withAlphaComponent(1 / 3))
    }

    /// Sets whether edges of shapes are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { canvas.smoothsEdges = shouldAntialias }

    /// Sets whether edges of shapes are smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { canvas.smoothsEdges = allowsAntialiasing }

    // MARK: Layers

    /// Lets what is drawn gather, to be drawn as one with the present opacity by ``endTransparencyLayer()``.
    public func beginTransparencyLayer(auxiliaryInfo: Never? = nil) {
        saved.append((state, true))
        canvas.beginGroup()
        state.alpha = 1
    }

    /// Draws what gathered.
    public func endTransparencyLayer() {
        guard let last = saved.last, last.isLayer else {
            preconditionFailure("endTransparencyLayer() without a beginTransparencyLayer() in the same state")
        }
        canvas.endGroup(alpha: last.state.alpha)
        goBack()
    }
}
