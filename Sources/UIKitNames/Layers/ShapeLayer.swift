public import Tactus

/// How an open line ends.
nonisolated public enum CAShapeLayerLineCap: Hashable, Sendable, CaseIterable {
    /// At its last point.
    case butt
    /// With half a disc.
    case round
    /// With half a square.
    case square
}

/// How pieces of a line meet.
nonisolated public enum CAShapeLayerLineJoin: Hashable, Sendable, CaseIterable {
    /// With a sharp corner.
    case miter
    /// With a disc.
    case round
    /// With the corner cut off.
    case bevel
}

/// Which points an outline encloses.
nonisolated public enum CAShapeLayerFillRule: Hashable, Sendable, CaseIterable {
    /// Those around which it turns.
    case nonZero
    /// Those in an odd number of shapes.
    case evenOdd
}

/// A layer that shows a path: filled, and with a line along it.
///
/// It is as large as its ``CALayer/frame``, in whose space the path is; what of the path reaches out of that shows,
/// unless the layer masks to its bounds.
public final class CAShapeLayer: CALayer {
    private let shape: ShapeView

    /// Creates a layer without a path, which is filled in black.
    public init() {
        shape = ShapeView(frame: .zero)
        super.init(view: shape)
    }

    init(showing shape: ShapeView) {
        self.shape = shape
        super.init(view: shape)
    }

    required init(presenting layer: CALayer) {
        guard let shape = layer.view as? ShapeView else { preconditionFailure("\(layer) has no shape") }
        self.shape = shape
        super.init(presenting: layer)
    }

    /// The path; `nil` for none.
    public var path: CGPath? {
        get { model(.path, shape.steps).map { CGPath(steps: $0) } }
        set { if !isAnimated(.path, newValue?.steps ?? PathSteps()) { shape.steps = newValue?.steps } }
    }

    /// The colour that it is filled with; `nil` for none. Black at first.
    public var fillColor: CGColor? {
        get { model(.fillColor, shape.fillColor) }
        set { if !isAnimated(.fillColor, newValue) { shape.fillColor = newValue } }
    }

    /// Which points the path encloses.
    public var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { shape.fillRule = newValue }
    }

    /// The colour of the line; `nil`, as at first, for none.
    public var strokeColor: CGColor? {
        get { model(.strokeColor, shape.strokeColor) }
        set { if !isAnimated(.strokeColor, newValue) { shape.strokeColor = newValue } }
    }

    /// Where the line begins, in parts of the path's length.
    public var strokeStart: CGFloat {
        get { model(.strokeStart, shape.strokeStart) }
        set { if !isAnimated(.strokeStart, newValue) { shape.strokeStart = newValue } }
    }

    /// Where the line ends, in parts of the path's length.
    public var strokeEnd: CGFloat {
        get { model(.strokeEnd, shape.strokeEnd) }
        set { if !isAnimated(.strokeEnd, newValue) { shape.strokeEnd = newValue } }
    }

    /// How wide the line is, in points.
    public var lineWidth: CGFloat {
        get { model(.lineWidth, shape.style.width) }
        set { if !isAnimated(.lineWidth, newValue) { shape.style.width = newValue } }
    }

    /// How an open line ends.
    public var lineCap: CAShapeLayerLineCap {
        get { shape.style.cap == .round ? .round : shape.style.cap == .square ? .square : .butt }
        set { shape.style.cap = newValue == .round ? .round : newValue == .square ? .square : .butt }
    }

    /// How pieces of the line meet.
    public var lineJoin: CAShapeLayerLineJoin {
        get { shape.style.join == .round ? .round : shape.style.join == .bevel ? .bevel : .miter }
        set { shape.style.join = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
    }

    /// How long dashes and gaps are, in turns, in points; `nil` for a whole line.
    public var lineDashPattern: [CGFloat]? {
        get { shape.dashes }
        set { shape.dashes = newValue }
    }

    /// How far into the pattern the line begins, in points.
    public var lineDashPhase: CGFloat {
        get { model(.lineDashPhase, shape.dashPhase) }
        set { if !isAnimated(.lineDashPhase, newValue) { shape.dashPhase = newValue } }
    }
}

/// Draws a path.
final class ShapeView: LayerView {
    var steps: PathSteps? { didSet { placePicture() } }
    var fillColor: Color? = .black { didSet { picture.setNeedsDisplay() } }
    var fillRule = CAShapeLayerFillRule.nonZero { didSet { picture.setNeedsDisplay() } }
    var strokeColor: Color? { didSet { picture.setNeedsDisplay() } }
    var strokeStart: CGFloat = 0 { didSet { picture.setNeedsDisplay() } }
    var strokeEnd: CGFloat = 1 { didSet { picture.setNeedsDisplay() } }
    var style = StrokeStyle(width: 1) { didSet { placePicture() } }
    var dashes: [CGFloat]? { didSet { picture.setNeedsDisplay() } }
    var dashPhase: CGFloat = 0 { didSet { picture.setNeedsDisplay() } }

    /// What draws: as large as the path, which may reach out of the layer.
    private let picture = ShapePicture(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.shape = self
        addSubview(picture)
    }

    override func makeLayer() -> CALayer? { CAShapeLayer(showing: self) }

    private func placePicture() {
        let bounds = steps?.path.bounds ?? .null
        // A sharp corner reaches out by up to ten widths.
        let reach = style.join == .miter ? style.width * 5 : style.width
        let place = bounds.isNull ? .zero : bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
        View.performWithoutAnimation {
            picture.frame = place
            picture.bounds = place
        }
        picture.setNeedsDisplay()
    }

    func draw(on canvas: Canvas) {
        guard let steps else { return }
        if let fillColor { canvas.fill(steps.path, with: fillColor, rule: fillRule == .evenOdd ? .evenOdd : .winding) }
        guard let strokeColor else { return }
        let line = steps.trimmed(from: strokeStart, to: strokeEnd).dashedIfNeeded(dashes ?? [], phase: dashPhase)
        canvas.stroke(line.path, with: strokeColor, style: style)
    }
}

private final class ShapePicture: LayerView {
    weak var shape: ShapeView?

    override func makeLayer() -> CALayer? { nil }

    override func draw(_ rect: CGRect, in canvas: Canvas) { shape?.draw(on: canvas) }
}

nonisolated extension PathSteps {
    /// A part of the path by its length, from 0 to 1, as straight lines; all of it as it is.
    func trimmed(from start: CGFloat, to end: CGFloat) -> PathSteps {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start > 0 || end < 1 else { return self }
        var result = PathSteps()
        guard start < end else { return result }
        let lines = lines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
        let (from, to) = (start * total, end * total)
        var done = 0.0
        for line in lines {
            var isDrawing = false
            for (begin, finish) in zip(line, line.dropFirst()) {
                let length = begin.distance(to: finish)
                defer { done += length }
                let (first, last) = (max(from - done, 0), min(to - done, length))
                guard length > 0, first < last else { continue }
                let way = (finish - begin) / length
                if !isDrawing { result.move(to: begin + way * first) }
                isDrawing = true
                result.line(to: begin + way * last)
            }
        }
        return result
    }
}
