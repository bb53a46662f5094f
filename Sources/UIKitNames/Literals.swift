import Tactus

/// Lets seconds be written where a duration is wanted, as UIKit has them: `press.minimumPressDuration = 0.3`.
extension Duration: @retroactive ExpressibleByFloatLiteral {
    /// Creates a duration of so many seconds.
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
}

/// Lets whole seconds be written where a duration is wanted.
extension Duration: @retroactive ExpressibleByIntegerLiteral {
    /// Creates a duration of so many seconds.
    public init(integerLiteral seconds: Int64) { self = .seconds(seconds) }
}

extension Vector {
    /// How far to the right, in points: ``dx`` under the name that UIKit's translations and velocities have.
    public var x: CGFloat {
        get { dx }
        set { dx = newValue }
    }

    /// How far down, in points: ``dy`` under the name that UIKit's translations and velocities have.
    public var y: CGFloat {
        get { dy }
        set { dy = newValue }
    }

    /// Creates a way, as UIKit makes the offset of a shadow or of a translation.
    public init(x: CGFloat, y: CGFloat) { self.init(dx: x, dy: y) }

    /// Creates a way by a width and a height, as UIKit makes the offset of a shadow.
    public init(width: CGFloat, height: CGFloat) { self.init(dx: width, dy: height) }
}
