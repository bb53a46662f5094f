public import Tactus

/// The shadow of letters, as the attribute `NSAttributedString.Key.shadow`: the letters once more, behind them.
///
/// A text keeps the shadow as it is when the attribute is given.
nonisolated public final class NSShadow {
    /// By how much the shadow is moved, in points: to the right and down; not by default.
    public var shadowOffset = CGSize.zero
    /// How soft the shadow is: how far its blur reaches, in points; 0, the default, for letters with sharp edges.
    public var shadowBlurRadius: CGFloat = 0
    /// The `UIColor` where the shadow is deepest: black with a third of its alpha by default. With `nil` there is no
    /// shadow.
    public var shadowColor: Any? = UIColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)

    /// Creates a shadow that is not moved.
    public init() {}

    init(_ shadow: TextShadow) {
        shadowOffset = CGSize(width: shadow.offset.dx, height: shadow.offset.dy)
        shadowBlurRadius = 2 * shadow.radius
        shadowColor = shadow.color
    }

    var shadow: TextShadow? {
        (shadowColor as? UIColor).map {
            TextShadow(
                color: $0, offset: CGVector(dx: shadowOffset.width, dy: shadowOffset.height),
                radius: shadowBlurRadius / 2)
        }
    }
}
