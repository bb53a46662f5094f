/// A place in a coordinate space, in points; x grows to the right and y grows downward.
///
/// Which space a point belongs to is the business of whoever hands it out. A place and the way between two places are
/// different things: subtracting one point from another makes a ``Vector``.
public struct Point: Hashable, Sendable {
    /// Distance to the right of the space's origin.
    public var x: Double
    /// Distance below the space's origin.
    public var y: Double

    /// The origin of the space.
    public static let zero = Point(x: 0, y: 0)

    /// Creates the origin of the space: ``zero``.
    public init() { self.init(x: 0, y: 0) }

    /// Creates the point at the given coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The length of the straight line from this point to `other`.
    public func distance(to other: Point) -> Double { (other - self).length }

    /// This point moved onto the nearest corner of the device pixel grid.
    ///
    /// - Parameter scale: Device pixels per point; positive and finite.
    /// - Returns: The nearest corner; of two equally near ones the right or lower one.
    public func snapped(toScale scale: Double) -> Point {
        Point(x: snappedToGrid(x, scale: scale), y: snappedToGrid(y, scale: scale))
    }

    /// The point that lies `vector` away from this one.
    public static func + (point: Point, vector: Vector) -> Point {
        Point(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    /// The point from which `vector` leads to this one.
    public static func - (point: Point, vector: Vector) -> Point {
        Point(x: point.x - vector.dx, y: point.y - vector.dy)
    }

    /// The way from `start` to `end`.
    public static func - (end: Point, start: Point) -> Vector {
        Vector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// Moves the point by `vector`.
    public static func += (point: inout Point, vector: Vector) { point = point + vector }

    /// Moves the point by the opposite of `vector`.
    public static func -= (point: inout Point, vector: Vector) { point = point - vector }
}

extension Point: CustomStringConvertible {
    /// The coordinates, for logs and failed tests.
    public var description: String { "(\(x), \(y))" }
}
