public import Tactus

/// Which points an outline encloses.
public typealias CGPathFillRule = FillRule
/// How an open line ends.
public typealias CGLineCap = StrokeStyle.Cap
/// How two pieces of a line meet.
public typealias CGLineJoin = StrokeStyle.Join

/// An outline of lines and curves that does not change.
///
/// It is what `UIBezierPath.cgPath` gives, and what ``CGContext`` draws. ``CGMutablePath`` is the kind that grows.
nonisolated public class CGPath {
    final var steps: PathSteps

    init(steps: PathSteps) { self.steps = steps }

    /// Creates the outline of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: Maps it; `nil` for as it is.
    public convenience init(rect: CGRect, transform: CGAffineTransform?) {
        var steps = PathSteps()
        steps.addRect(rect)
        self.init(steps: steps.applying(transform ?? .identity))
    }

    /// Creates the ellipse that fills a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: Maps it; `nil` for as it is.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        var steps = PathSteps()
        steps.addOval(in: rect)
        self.init(steps: steps.applying(transform ?? .identity))
    }

    /// Creates a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerWidth: How wide a corner is, in points.
    ///   - cornerHeight: How high a corner is, in points.
    ///   - transform: Maps it; `nil` for as it is.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
        var steps = PathSteps()
        steps.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
        self.init(steps: steps.applying(transform ?? .identity))
    }

    /// The outline as the toolkit's own value, to draw on a `Canvas`.
    public final var path: Path { steps.path }

    /// Whether it has no step.
    public final var isEmpty: Bool { steps.isEmpty }

    /// Where the pen is; zero before the first step.
    public final var currentPoint: CGPoint { steps.current ?? .zero }

    /// The smallest rectangle around the outline, in points; null for an empty one.
    public final var boundingBoxOfPath: CGRect { steps.isEmpty ? .null : path.bounds }

    /// The smallest rectangle around the outline and the points that its curves are bent towards, in points.
    public final var boundingBox: CGRect {
        var points: [CGPoint] = []
        for step in steps.steps {
            switch step {
            case .move(let point), .line(let point): points.append(point)
            case .quad(let point, let control): points += [point, control]
            case .curve(let point, let control1, let control2): points += [point, control1, control2]
            case .close: break
            }
        }
        return points.isEmpty ? .null : CGRect(enclosing: points)
    }

    /// Tells whether the outline encloses a point.
    ///
    /// - Parameters:
    ///   - point: The point, in the path's space.
    ///   - rule: Which points it encloses.
    ///   - transform: Maps the point first.
    /// - Returns: Whether it does.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.contains(point.applying(transform), rule: rule) }

    /// Returns a path with the same steps that does not change.
    public final func copy() -> CGPath? { CGPath(steps: steps) }

    /// Returns a path with the same steps that can grow.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// Returns the path, mapped.
    ///
    /// - Parameter transform: Maps each point.
    /// - Returns: The path; never `nil`.
    public final func copy(using transform: CGAffineTransform) -> CGPath? {
        CGPath(steps: steps.applying(transform))
    }

    /// Returns the outline of what a line along the path covers, to be filled by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: How wide the line is, in points.
    ///   - lineCap: How it ends.
    ///   - lineJoin: How its pieces meet.
    ///   - miterLimit: Beyond how many widths a sharp corner is cut off.
    ///   - transform: Maps the path first.
    /// - Returns: The outline.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            steps: steps.applying(transform).outline(
                width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
    }

    /// Returns the path in dashes.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern it begins, in points.
    ///   - lengths: How long dashes and gaps are, in turns, in points.
    ///   - transform: Maps the path first.
    /// - Returns: The dashes.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(steps: steps.applying(transform).dashed(lengths, phase: phase)) }
}

nonisolated extension CGPath: Hashable {
    /// Whether two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

    /// Mixes the steps into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
