import Glibc
import TactusUI

/// The shape of a body around its middle: a circle, or the corners of a convex polygon.
nonisolated enum BodyShape {
    case circle(radius: Double)
    case polygon([Vector])

    /// The corners that an ellipse is approached by.
    private static let cornersOfEllipse = 24

    /// Creates a rectangle around the middle.
    static func rectangle(_ size: Size) -> BodyShape {
        let (x, y) = (max(size.width, 1) / 2, max(size.height, 1) / 2)
        return .polygon([
            Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
        ])
    }

    /// Creates an ellipse around the middle: a circle where both sides are as long.
    static func ellipse(_ size: Size) -> BodyShape {
        let (x, y) = (max(size.width, 1) / 2, max(size.height, 1) / 2)
        guard abs(x - y) > 0.01 else { return .circle(radius: x) }
        return .polygon(
            (0..<cornersOfEllipse).map { index in
                let angle = 2 * Double.pi * Double(index) / Double(cornersOfEllipse)
                return Vector(dx: x * cos(angle), dy: y * sin(angle))
            })
    }

    /// Creates the convex hull of points; `nil` where they enclose nothing.
    static func hull(of points: [Vector]) -> BodyShape? {
        let sorted = points.sorted { ($0.dx, $0.dy) < ($1.dx, $1.dy) }
        guard sorted.count > 2 else { return nil }
        func chain(_ points: some Sequence<Vector>) -> [Vector] {
            var kept: [Vector] = []
            for point in points {
                while kept.count > 1 {
                    let (a, b) = (kept[kept.count - 2], kept[kept.count - 1])
                    guard (b - a).cross(point - b) <= 1e-6 else { break }
                    kept.removeLast()
                }
                kept.append(point)
            }
            kept.removeLast()
            return kept
        }
        let corners = chain(sorted) + chain(sorted.reversed())
        return corners.count > 2 ? .polygon(corners) : nil
    }

    /// The area in square points.
    var area: Double {
        switch self {
        case .circle(let radius): return .pi * radius * radius
        case .polygon(let corners):
            return Self.edges(corners).reduce(0) { $0 + $1.start.cross($1.end) } / 2
        }
    }

    /// How hard it is to turn around the middle, for a mass of 1, in square points.
    var inertia: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let corners):
            var (sum, weight) = (0.0, 0.0)
            for (start, end) in Self.edges(corners) {
                let cross = start.cross(end)
                sum += cross * (start.dot(start) + start.dot(end) + end.dot(end))
                weight += cross
            }
            return max(sum / max(6 * weight, 1e-9), 1)
        }
    }

    /// The distance of the middle from the nearest edge, about, in points.
    var thickness: Double {
        switch self {
        case .circle(let radius): return radius
        case .polygon(let corners):
            return max(Self.edges(corners).map { $0.start.cross(($0.end - $0.start).normalized) }.min() ?? 1, 0.5)
        }
    }

    private static func edges(_ corners: [Vector]) -> [(start: Vector, end: Vector)] {
        zip(corners, corners.dropFirst() + corners.prefix(1)).map { (start: $0, end: $1) }
    }
}

extension Vector {
    /// The part of the other way that is across this one: more than 0 where it turns from x to y.
    nonisolated func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

    /// The way, 1 long; zero stays zero.
    nonisolated var normalized: Vector { length > 1e-12 ? self / length : .zero }

    /// The way, turned by an angle in radians.
    nonisolated func rotated(by angle: Double) -> Vector {
        let (s, c) = (sin(angle), cos(angle))
        return Vector(dx: dx * c - dy * s, dy: dx * s + dy * c)
    }

    /// How a point that is so far from the middle moves by a turn, per radian.
    nonisolated var turned: Vector { Vector(dx: -dy, dy: dx) }
}
