public import TactusGeometry

/// An outline of lines and curves, in points: something to fill, to stroke or to clip to.
///
/// ```swift
/// var arrow = Path()
/// arrow.move(to: Point(x: 0, y: 0))
/// arrow.addLine(to: Point(x: 20, y: 10))
/// arrow.addLine(to: Point(x: 0, y: 20))
/// arrow.close()
/// canvas.fill(arrow, with: .black)
/// ```
///
/// A path may have several parts; each begins with ``move(to:)``. Drawing a path with a coordinate that is not a
/// number draws nothing.
public struct Path: Sendable {
    /// One step of the pen.
    enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case close
    }

    /// The steps of the pen, in order.
    private(set) var elements: [Element] = [] {
        didSet { roundedRect = nil }
    }

    /// The rectangle with round corners that this is the outline of; `nil` for any other path.
    var roundedRect: RoundedRect?

    /// The point at which the next line begins, in the path's space; `nil` before the first step.
    public private(set) var currentPoint: Point?

    /// Where the present part began: the point that ``close()`` leads to.
    private var start: Point?

    /// Whether every coordinate is a number.
    private(set) var isDrawable = true

    /// Whether a coordinate is so large that Cairo's fixed-point numbers might not hold it.
    private(set) var isFar = false

    /// Creates a path without parts.
    public init() {}

    /// Creates a path without parts that has room for as many steps.
    init(stepCount: Int) { elements.reserveCapacity(stepCount) }

    /// Whether nothing was added yet.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a new part at `point`.
    public mutating func move(to point: Point) {
        append(.move(to: point), at: point)
        start = point
    }

    /// Adds a straight line to `point`.
    ///
    /// Without a current point it begins there.
    public mutating func addLine(to point: Point) {
        guard currentPoint != nil else { return move(to: point) }
        append(.line(to: point), at: point)
    }

    /// Adds a cubic Bézier curve to `point`.
    ///
    /// Without a current point it begins at the first control point.
    public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
        if currentPoint == nil { move(to: controlPoint1) }
        append(.curve(to: point, control1: controlPoint1, control2: controlPoint2), at: point)
        note(controlPoint1)
        note(controlPoint2)
    }

    /// Adds a quadratic Bézier curve to `point`.
    ///
    /// Without a current point it begins at the control point.
    public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
        let from = currentPoint ?? controlPoint
        addCurve(
            to: point, controlPoint1: from + (controlPoint - from) * (2.0 / 3),
            controlPoint2: point + (controlPoint - point) * (2.0 / 3))
    }

    /// Leads back to where the present part began and closes it; the next line begins there.
    public mutating func close() {
        guard let start, let last = elements.last, last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    /// Adds all parts of `other`.
    public mutating func append(_ other: Path) {
        elements += other.elements
        currentPoint = other.currentPoint ?? currentPoint
        start = other.start ?? start
        isDrawable = isDrawable && other.isDrawable
        isFar = isFar || other.isFar
    }

    /// The path with every point mapped by `transform`.
    public func applying(_ transform: Transform) -> Path {
        var result = Path()
        for element in elements {
            switch element {
            case .move(let point): result.move(to: point.applying(transform))
            case .line(let point): result.addLine(to: point.applying(transform))
            case .curve(let point, let control1, let control2):
                result.addCurve(
                    to: point.applying(transform), controlPoint1: control1.applying(transform),
                    controlPoint2: control2.applying(transform))
            case .close: result.close()
            }
        }
        return result
    }

    private mutating func append(_ element: Element, at point: Point) {
        elements.append(element)
        currentPoint = point
        note(point)
    }

    private mutating func note(_ point: Point) {
        let reach = max(point.x.magnitude, point.y.magnitude)
        if point.x.isNaN || point.y.isNaN { isDrawable = false }
        if reach > Path.nearLimit { isFar = true }
    }

    /// Up to here, in points, a coordinate is safe at every sensible scale.
    private static let nearLimit = 500_000.0
}

extension Path: Hashable {
    /// Returns whether the pen makes the same steps.
    ///
    /// - Parameters:
    ///   - first: A path.
    ///   - second: Another.
    /// - Returns: `true` when they are the same.
    public static func == (first: Path, second: Path) -> Bool { first.elements == second.elements }

    /// Feeds the steps of the pen into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// The rule that tells which points an outline encloses.
public enum FillRule: Hashable, Sendable {
    /// Those around which the outline turns at all: clockwise turns and others cancel out.
    case winding
    /// Those from which a ray crosses the outline an odd number of times: a shape in a shape is a hole.
    case evenOdd
}
