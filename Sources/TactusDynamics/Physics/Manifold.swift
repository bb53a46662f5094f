import Glibc
import TactusUI

/// Where two shapes touch, or are about to.
nonisolated struct Manifold {
    /// One point of it.
    struct Contact {
        /// Where, in points.
        var point: Point
        /// How far the shapes are apart there, in points; less than 0 where they overlap.
        var separation: Double
        /// Which corner and edge meet, so that the next step finds the contact again.
        var feature: Int
    }

    /// From the first shape to the second, 1 long.
    var normal: Vector
    var contacts: [Contact]

    /// Where the shapes are nearest: the middle of what is as near.
    var nearestPoint: Point {
        let least = contacts.map(\.separation).min() ?? 0
        let nearest = contacts.filter { $0.separation < least + 0.1 }.map(\.point)
        let sum = nearest.reduce(Vector.zero) { $0 + ($1 - Point.zero) }
        return Point.zero + sum / Double(max(nearest.count, 1))
    }

    /// Returns where a body meets another one; `nil` where they are farther apart than `margin`.
    static func between(_ a: RigidBody, _ b: RigidBody, margin: Double) -> Manifold? {
        guard a.box.isNear(b.box, within: margin) else { return nil }
        switch (a.shape, b.shape) {
        case (.circle(let first), .circle(let second)):
            return circles(a.position, first, b.position, second, margin)
        case (.polygon, .circle(let radius)):
            return polygon(a.corners, circle: b.position, radius, margin)
        case (.circle(let radius), .polygon):
            return polygon(b.corners, circle: a.position, radius, margin)?.turned
        case (.polygon, .polygon):
            return polygons(a.corners, b.corners, margin)
        }
    }

    /// Returns where a body meets a boundary's line; `nil` where it is farther away than `margin`. The normal leads
    /// from the line to the body.
    static func between(_ line: BoundaryLine, _ body: RigidBody, margin: Double) -> Manifold? {
        guard line.box.isNear(body.box, within: margin) else { return nil }
        switch body.shape {
        case .circle(let radius):
            return polygon([line.start, line.end], circle: body.position, radius, margin)
        case .polygon:
            return polygons([line.start, line.end], body.corners, margin)
        }
    }

    /// As seen from the second shape.
    private var turned: Manifold { Manifold(normal: -normal, contacts: contacts) }

    private static func circles(
        _ a: Point, _ first: Double, _ b: Point, _ second: Double, _ margin: Double
    ) -> Manifold? {
        let line = b - a
        let separation = line.length - first - second
        guard separation <= margin else { return nil }
        let normal = line.length > 1e-9 ? line.normalized : Vector(dx: 0, dy: 1)
        let point = a + normal * (first + separation / 2)
        return Manifold(normal: normal, contacts: [Contact(point: point, separation: separation, feature: 0)])
    }

    private static func polygon(
        _ corners: [Point], circle: Point, _ radius: Double, _ margin: Double
    ) -> Manifold? {
        var (best, edge) = (-Double.infinity, 0)
        for index in corners.indices {
            let distance = normal(of: corners, at: index).dot(circle - corners[index])
            if distance > best { (best, edge) = (distance, index) }
        }
        guard best - radius <= margin else { return nil }
        let (start, end) = (corners[edge], corners[(edge + 1) % corners.count])
        let along = end - start
        let part = along.squaredLength > 0 ? (circle - start).dot(along) / along.squaredLength : 0
        var normal = normal(of: corners, at: edge)
        var separation = best - radius
        if part < 0 || part > 1, best > 0 || corners.count == 2 {
            // Beside the edge a corner is nearest.
            let line = circle - (part < 0 ? start : end)
            separation = line.length - radius
            if line.length > 1e-9 { normal = line.normalized }
        }
        guard separation <= margin else { return nil }
        let point = circle - normal * (radius + separation / 2)
        return Manifold(normal: normal, contacts: [Contact(point: point, separation: separation, feature: edge)])
    }

    /// Outward, 1 long.
    private static func normal(of corners: [Point], at index: Int) -> Vector {
        let edge = corners[(index + 1) % corners.count] - corners[index]
        return Vector(dx: edge.dy, dy: -edge.dx).normalized
    }

    /// Returns the edge of a polygon by which another one is farthest away, and how far.
    private static func widestGap(_ a: [Point], _ b: [Point]) -> (gap: Double, edge: Int) {
        var widest = (gap: -Double.infinity, edge: 0)
        for index in a.indices {
            let normal = normal(of: a, at: index)
            var gap = Double.infinity
            for corner in b { gap = min(gap, normal.dot(corner - a[index])) }
            if gap > widest.gap { widest = (gap, index) }
        }
        return widest
    }

    private static func polygons(_ a: [Point], _ b: [Point], _ margin: Double) -> Manifold? {
        let (byA, byB) = (widestGap(a, b), widestGap(b, a))
        guard max(byA.gap, byB.gap) <= margin else { return nil }
        // The edge of the first is preferred, so that the answer does not swing between the two.
        let isTurned = byB.gap > byA.gap + 0.05
        let (reference, other, edge) = isTurned ? (b, a, byB.edge) : (a, b, byA.edge)
        let normal = normal(of: reference, at: edge)
        var (flattest, incident) = (Double.infinity, 0)
        for index in other.indices {
            let slope = Self.normal(of: other, at: index).dot(normal)
            if slope < flattest { (flattest, incident) = (slope, index) }
        }
        let (start, end) = (reference[edge], reference[(edge + 1) % reference.count])
        let along = (end - start).normalized
        var ends = [other[incident], other[(incident + 1) % other.count]]
        ends = clipped(ends, from: start, along: along)
        ends = clipped(ends, from: end, along: -along)
        let contacts = ends.enumerated().compactMap { index, point -> Contact? in
            let separation = normal.dot(point - start)
            guard separation <= margin else { return nil }
            let feature = ((edge * 64 + incident) * 2 + index) * 2 + (isTurned ? 1 : 0)
            return Contact(point: point - normal * (separation / 2), separation: separation, feature: feature)
        }
        guard !contacts.isEmpty else { return nil }
        return Manifold(normal: isTurned ? -normal : normal, contacts: contacts)
    }

    /// The part of a line that lies beyond a point along a direction.
    private static func clipped(_ line: [Point], from start: Point, along direction: Vector) -> [Point] {
        guard line.count == 2 else { return line }
        let (first, second) = ((line[0] - start).dot(direction), (line[1] - start).dot(direction))
        guard first < 0 || second < 0 else { return line }
        guard first >= 0 || second >= 0 else { return [] }
        let crossing = line[0] + (line[1] - line[0]) * (first / (first - second))
        return first < 0 ? [crossing, line[1]] : [line[0], crossing]
    }
}

/// A straight piece of a boundary, in points.
nonisolated struct BoundaryLine: Hashable {
    let start: Point
    let end: Point

    var box: BoundingBox { BoundingBox(around: [start, end]) }

    /// How much of the way from one point to another lies before the line; `nil` where the way does not cross it.
    func crossing(from: Point, to: Point) -> Double? {
        let (way, along) = (to - from, end - start)
        let slope = way.cross(along)
        guard abs(slope) > 1e-12 else { return nil }
        let part = (start - from).cross(along) / slope
        let place = (start - from).cross(way) / slope
        return (0...1).contains(part) && (-1e-9...1 + 1e-9).contains(place) ? part : nil
    }
}
