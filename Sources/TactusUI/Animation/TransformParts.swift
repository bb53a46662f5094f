import Glibc
import TactusGeometry

/// A transform as what was done, so that half of a turn is a turn by half the angle, and not a squashed picture.
nonisolated struct TransformParts: Hashable, Sendable {
    var translation: Vector
    /// In radians, clockwise.
    var angle: Double
    var scaleX: Double
    var scaleY: Double
    var shear: Double

    init(_ transform: Transform) {
        translation = Vector(dx: transform.tx, dy: transform.ty)
        scaleX = hypot(transform.a, transform.b)
        if scaleX > 0 {
            angle = atan2(transform.b, transform.a)
            shear = (transform.a * transform.c + transform.b * transform.d) / scaleX
            scaleY = (transform.a * transform.d - transform.b * transform.c) / scaleX
        } else {
            angle = transform.c == 0 && transform.d == 0 ? 0 : atan2(-transform.c, transform.d)
            shear = 0
            scaleY = hypot(transform.c, transform.d)
        }
    }

    /// The transform that is made of the parts.
    var transform: Transform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Transform(
            a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
            tx: translation.dx, ty: translation.dy)
    }

    /// The parts as numbers that can be added.
    var numbers: SIMD8<Double> {
        get { SIMD8(translation.dx, translation.dy, angle, scaleX, scaleY, shear, 0, 0) }
        set {
            translation = Vector(dx: newValue[0], dy: newValue[1])
            (angle, scaleX, scaleY, shear) = (newValue[2], newValue[3], newValue[4], newValue[5])
        }
    }

    /// What must be added to `target`'s numbers to get this one's, turning no more than half around.
    func difference(to target: TransformParts) -> SIMD8<Double> {
        var difference = numbers - target.numbers
        difference[2] = difference[2].remainder(dividingBy: 2 * .pi)
        return difference
    }
}
