import Glibc

/// A way to map the plane that keeps straight lines straight and parallels parallel: move, scale, rotate, skew.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty). Since y grows downward, positive angles turn clockwise.
///
/// ```swift
/// let turned = Transform(rotationAngle: .pi / 2).concatenating(Transform(translationX: 10, y: 0))
/// Point(x: 1, y: 0).applying(turned)  // about (10, 1)
/// ```
public struct Transform: Hashable, Sendable {
    /// The factor by which x contributes to the new x.
    public var a: Double
    /// The factor by which x contributes to the new y.
    public var b: Double
    /// The factor by which y contributes to the new x.
    public var c: Double
    /// The factor by which y contributes to the new y.
    public var d: Double
    /// The way to the right, in points.
    public var tx: Double
    /// The way down, in points.
    public var ty: Double

    /// Leaves everything where it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform of six zeros, which maps every point to the origin. The one that changes nothing is
    /// ``identity``.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates the transform with the given six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a move to the right by `tx` points and down by `ty`.
    public init(translationX tx: Double, y ty: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: Double, y sy: Double) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, clockwise for positive angles, in radians.
    public init(rotationAngle angle: Double) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether nothing would change.
    public var isIdentity: Bool { self == .identity }

    /// Whether upright rectangles stay upright and unturned: there is no rotation by other than 180°, and no skew.
    public var isAxisAligned: Bool { b == 0 && c == 0 }

    /// The transform that does this one first and `next` after it.
    public func concatenating(_ next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that moves first and does this one after it.
    public func translatedBy(x: Double, y: Double) -> Transform {
        Transform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first and does this one after it.
    public func scaledBy(x: Double, y: Double) -> Transform {
        Transform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that rotates first, clockwise for positive radians, and does this one after it.
    public func rotated(by angle: Double) -> Transform {
        Transform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; `nil` when there is none, because the plane collapses into a line or a
    /// point, or because a number is not finite.
    public func inverted() -> Transform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let inverse = Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        return inverse.isFinite ? inverse : nil
    }

    /// Whether all six numbers are finite.
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension Point {
    /// The place that `transform` maps this point to.
    public func applying(_ transform: Transform) -> Point {
        Point(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension Vector {
    /// Returns this vector turned and scaled by `transform`; a vector is not moved.
    public func applying(_ transform: Transform) -> Vector {
        Vector(dx: transform.a * dx + transform.c * dy, dy: transform.b * dx + transform.d * dy)
    }
}

extension Rect {
    /// The smallest upright rectangle around this one's four transformed corners; ``null`` and ``infinite`` stay.
    public func applying(_ transform: Transform) -> Rect {
        if isNull || isInfinite { return standardized }
        let fromX = (transform.a * minX, transform.a * maxX, transform.b * minX, transform.b * maxX)
        let fromY = (transform.c * minY, transform.c * maxY, transform.d * minY, transform.d * maxY)
        let bounds = Rect(
            minX: min(fromX.0, fromX.1) + min(fromY.0, fromY.1) + transform.tx,
            minY: min(fromX.2, fromX.3) + min(fromY.2, fromY.3) + transform.ty,
            maxX: max(fromX.0, fromX.1) + max(fromY.0, fromY.1) + transform.tx,
            maxY: max(fromX.2, fromX.3) + max(fromY.2, fromY.3) + transform.ty, growing: true)
        return bounds.standardized
    }

    /// Creates the smallest rectangle that has all `points` inside or on its edges; ``null`` when there are none, or
    /// when one is not a number.
    public init(enclosing points: some Sequence<Point>) {
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        for point in points {
            guard !point.x.isNaN, !point.y.isNaN else {
                self = .null
                return
            }
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        self =
            left <= right ? Rect(minX: left, minY: top, maxX: right, maxY: bottom, growing: true).standardized : .null
    }
}
