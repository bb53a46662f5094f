public import Tactus

/// One kind of particle of a ``CAEmitterLayer``.
public final class CAEmitterCell {
    /// A name to find it by; `nil` for none.
    public var name: String?
    /// What each particle looks like: a `CGImage`; `nil` for nothing, so that none shows.
    public var contents: Any?
    /// The colour that particles are drawn in, as shapes; `nil` for as they are.
    public var color: CGColor?
    /// By how much the red of the colour varies, up or down, from 0 to 1.
    public var redRange: CGFloat = 0
    /// By how much the green of the colour varies.
    public var greenRange: CGFloat = 0
    /// By how much the blue of the colour varies.
    public var blueRange: CGFloat = 0
    /// By how much opacity varies, up or down.
    public var alphaRange: CGFloat = 0
    /// By how much particles become more opaque each second; less than 0 for less.
    public var alphaSpeed: CGFloat = 0
    /// How many particles come each second.
    public var birthRate: CGFloat = 0
    /// How long each one lives, in seconds.
    public var lifetime: CGFloat = 0
    /// By how much that varies, up or down.
    public var lifetimeRange: CGFloat = 0
    /// How fast particles leave, in points a second.
    public var velocity: CGFloat = 0
    /// By how much that varies, up or down.
    public var velocityRange: CGFloat = 0
    /// How much faster they become to the right, in points a second each second.
    public var xAcceleration: CGFloat = 0
    /// How much faster they become downwards, in points a second each second.
    public var yAcceleration: CGFloat = 0
    /// Which way particles leave, in radians: 0 for to the right, half a turn's half for down.
    public var emissionLongitude: CGFloat = 0
    /// By how much that varies, up or down, in radians.
    public var emissionRange: CGFloat = 0
    /// How large particles are, as parts of their picture's size.
    public var scale: CGFloat = 1
    /// By how much that varies, up or down.
    public var scaleRange: CGFloat = 0
    /// How much larger they become each second; less than 0 for smaller.
    public var scaleSpeed: CGFloat = 0
    /// How fast they turn, in radians a second.
    public var spin: CGFloat = 0
    /// By how much that varies, up or down.
    public var spinRange: CGFloat = 0
    /// How many pixels of the picture belong to a point.
    public var contentsScale: CGFloat = 1
    /// Whether particles of the kind come.
    public var isEnabled = true

    /// Creates a kind of which none comes.
    public init() {}
}

/// One particle on its way.
struct Particle {
    let cell: CAEmitterCell
    let image: Image
    let birth: Double
    let life: Double
    let start: CGPoint
    let velocity: CGVector
    let size: CGFloat
    let spin: CGFloat
    let color: Color?
    let alpha: CGFloat

    /// Where it is, how large, how opaque and how turned when it is so old, in seconds.
    func state(at age: Double) -> (center: CGPoint, size: CGSize, alpha: CGFloat, angle: CGFloat) {
        let center = CGPoint(
            x: start.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
            y: start.y + velocity.dy * age + cell.yAcceleration * age * age / 2)
        let scale = max(size + cell.scaleSpeed * age, 0) / max(cell.contentsScale, 0.01)
        let pixels = image.pixelSize
        return (
            center, CGSize(width: CGFloat(pixels.width) * scale, height: CGFloat(pixels.height) * scale),
            min(max(alpha + cell.alphaSpeed * age, 0), 1), spin * age
        )
    }
}
