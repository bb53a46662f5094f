/// An upright rectangle in a coordinate space, in points; y grows downward.
///
/// A rectangle is a set of points: its left and upper edges belong to it, its right and lower edges do not, so that
/// of two rectangles side by side exactly one has a given point. The rules for the odd ones:
///
/// - **Negative extents.** A rectangle with a negative width or height means the same area as its ``standardized``
///   form, and is equal to it; every operation looks at the area.
/// - **Empty.** A rectangle without width or height has a place and no points: it contains no point and intersects
///   nothing, but a union reaches it.
/// - **Null.** ``null`` is no rectangle at all: what two rectangles have in common that share nothing. It has no
///   place either. A rectangle whose left or upper edge is not finite, or whose right or lower edge is not a number,
///   counts as null wherever it comes up. A union with null is the other rectangle; every rectangle contains null; null
///   moved, inset or transformed stays null.
/// - **Infinite.** ``infinite`` stands for the whole space. Its edges are finite, so arithmetic with it is safe; it
///   stays what it is when moved or inset.
public struct Rect: Hashable, Sendable {
    /// The corner that the size is measured from; the upper left one unless the size is negative.
    public var origin: Point
    /// The extents as given; they may be negative.
    public var size: Size

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// No rectangle: has neither points nor a place.
    public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }

    /// The whole space.
    public static var infinite: Rect {
        Rect(
            x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
            width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    /// Creates the empty rectangle at the origin: ``zero``.
    public init() { self.init(origin: Point(), size: Size()) }

    /// Creates the rectangle of a size at a place.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates the rectangle with the given coordinates and extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The left edge.
    public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }

    /// The upper edge.
    public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }

    /// The right edge.
    public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }

    /// The lower edge.
    public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }

    /// Halfway between the left and the right edge.
    public var midX: Double { origin.x + size.width / 2 }

    /// Halfway between the upper and the lower edge.
    public var midY: Double { origin.y + size.height / 2 }

    /// The horizontal extent, never negative.
    public var width: Double { abs(size.width) }

    /// The vertical extent, never negative.
    public var height: Double { abs(size.height) }

    /// The point in the middle.
    ///
    /// Setting it moves the rectangle.
    public var center: Point {
        get { Point(x: midX, y: midY) }
        set { origin = Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
    }

    /// Whether this counts as ``null``: see the type's description.
    public var isNull: Bool {
        !(Rect.isSpan(minX, maxX) && Rect.isSpan(minY, maxY))
    }

    /// Whether there is no point in it: it is null, or has no width or no height.
    public var isEmpty: Bool { isNull || minX == maxX || minY == maxY }

    /// Whether this is ``infinite``.
    public var isInfinite: Bool { self == .infinite }

    /// The same area with extents that are not negative; ``null`` for whatever counts as null.
    ///
    /// Where the right or lower edge cannot be kept to the last digit, it moves outward.
    public var standardized: Rect {
        if isNull { return .null }
        if size.width >= 0, size.height >= 0 { return self }
        return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY, growing: true)
    }

    /// Whether both are the same area, or both count as ``null``.
    public static func == (left: Rect, right: Rect) -> Bool {
        if left.origin == right.origin, left.size == right.size { return true }
        if left.isOrdinary, right.isOrdinary { return false }
        let (left, right) = (left.standardized, right.standardized)
        return left.origin == right.origin && left.size == right.size
    }

    /// Hashes the ``standardized`` form.
    public func hash(into hasher: inout Hasher) {
        let rect = isOrdinary ? self : standardized
        hasher.combine(rect.origin)
        hasher.combine(rect.size)
    }

    /// Whether the rectangle is its own standardized form, as nearly all are.
    private var isOrdinary: Bool {
        size.width >= 0 && size.height >= 0 && origin.x.isFinite && origin.y.isFinite
    }

    /// Whether two edges enclose a (possibly empty) stretch of the number line.
    private static func isSpan(_ low: Double, _ high: Double) -> Bool {
        low <= high && low.isFinite
    }
}

extension Rect: CustomStringConvertible {
    /// The origin and the size, for logs and failed tests.
    public var description: String { isNull ? "null" : "(\(origin.x), \(origin.y), \(size))" }
}
