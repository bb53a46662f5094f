import Glibc
public import Tactus

/// A map of space, of which a flat layer shows what is seen from afar: a turn out of the plane makes it narrower, and
/// nothing is smaller for being farther away.
nonisolated public struct CATransform3D: Hashable, Sendable {
    /// The rows, one after another.
    private var rows: [SIMD4<Double>]

    fileprivate init(rows: [SIMD4<Double>]) { self.rows = rows }

    fileprivate static let identity = CATransform3D(
        rows: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)])

    /// What a flat layer shows of it.
    var affine: CGAffineTransform {
        CGAffineTransform(
            a: rows[0].x, b: rows[0].y, c: rows[1].x, d: rows[1].y, tx: rows[3].x, ty: rows[3].y)
    }

    fileprivate func then(_ next: CATransform3D) -> CATransform3D {
        CATransform3D(
            rows: rows.map { row in
                row.x * next.rows[0] + row.y * next.rows[1] + row.z * next.rows[2] + row.w * next.rows[3]
            })
    }
}

/// The map that leaves all as it is.
nonisolated public let CATransform3DIdentity = CATransform3D.identity

/// Returns a map that moves, by points.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var rows = [SIMD4<Double>(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0)]
    rows.append(SIMD4(tx, ty, tz, 1))
    return CATransform3D(rows: rows)
}

/// Returns a map that stretches.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1)])
}

/// Returns a map that turns around an axis through the origin, by radians; around no axis, it leaves all as it is.
nonisolated public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    let t = 1 - c
    return CATransform3D(
        rows: [
            SIMD4(t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0),
            SIMD4(t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0),
            SIMD4(t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0),
            SIMD4(0, 0, 0, 1),
        ])
}

/// Returns a map that moves first, and then does what another one does.
nonisolated public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).then(t) }

/// Returns a map that stretches first, and then does what another one does.
nonisolated public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).then(t) }

/// Returns a map that turns first, and then does what another one does.
nonisolated public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).then(t) }

/// Returns a map that does what one does, and then what another does.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.then(b) }

/// Tells whether a map leaves all as it is.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Tells whether two maps are the same.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a map of space that does what one of the plane does.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        rows: [SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1)])
}

/// Returns what a flat layer shows of a map.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
