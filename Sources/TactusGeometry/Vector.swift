import Glibc

/// A way to go: how far to the right and how far down, in points.
///
/// Offsets, translations and velocities (points per second) are vectors. A vector has no place of its own, so moving
/// the space's origin leaves it as it is.
public struct Vector: Hashable, Sendable {
    /// How far to the right.
    public var dx: Double
    /// How far down.
    public var dy: Double

    /// No way at all.
    public static let zero = Vector(dx: 0, dy: 0)

    /// Creates the vector that leads nowhere: ``zero``.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates the vector with the given components.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// The Euclidean length; no overflow on the way to it.
    public var length: Double { hypot(dx, dy) }

    /// The square of the length: enough to compare two lengths, without the root.
    public var squaredLength: Double { dx * dx + dy * dy }

    /// The direction in radians, clockwise from the x axis, in −π…π; zero for the zero vector.
    public var angle: Double { atan2(dy, dx) }

    /// The dot product with `other`: positive when both point to the same side.
    public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

    /// One way after the other.
    public static func + (left: Vector, right: Vector) -> Vector {
        Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
    }

    /// Returns the vector from the end of `right` to the end of `left`.
    public static func - (left: Vector, right: Vector) -> Vector {
        Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
    }

    /// The way back.
    public static prefix func - (vector: Vector) -> Vector { Vector(dx: -vector.dx, dy: -vector.dy) }

    /// The vector, `factor` times as long.
    public static func * (vector: Vector, factor: Double) -> Vector {
        Vector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    /// The vector, `factor` times as long.
    public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }

    /// The vector divided into `divisor` equal parts.
    public static func / (vector: Vector, divisor: Double) -> Vector {
        Vector(dx: vector.dx / divisor, dy: vector.dy / divisor)
    }

    /// Appends `right`.
    public static func += (left: inout Vector, right: Vector) { left = left + right }

    /// Takes `right` away.
    public static func -= (left: inout Vector, right: Vector) { left = left - right }

    /// Makes the vector `factor` times as long.
    public static func *= (vector: inout Vector, factor: Double) { vector = vector * factor }

    /// Divides the vector into `divisor` equal parts.
    public static func /= (vector: inout Vector, divisor: Double) { vector = vector / divisor }
}

extension Vector: CustomStringConvertible {
    /// The components, for logs and failed tests.
    public var description: String { "(dx: \(dx), dy: \(dy))" }
}
