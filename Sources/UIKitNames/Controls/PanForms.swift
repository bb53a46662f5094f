public import Tactus

// How far and how fast fingers go is a point in UIKit.
extension PanGestureRecognizer {
    /// Returns how far the fingers have gone since they landed, or since it was set, in points of a view; `nil` for the
    /// window.
    public final func translation(in view: UIView?) -> CGPoint {
        let way: Vector = translation(in: view)
        return CGPoint(x: way.dx, y: way.dy)
    }

    /// Returns how fast the fingers go, in points of a view a second; `nil` for the window.
    public final func velocity(in view: UIView?) -> CGPoint {
        let speed: Vector = velocity(in: view)
        return CGPoint(x: speed.dx, y: speed.dy)
    }

    /// Lets the translation be another at this moment.
    ///
    /// - Parameters:
    ///   - translation: What it is to be, in points.
    ///   - view: In whose space; `nil` for the window.
    @_disfavoredOverload
    public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
        setTranslation(Vector(dx: translation.x, dy: translation.y), in: view)
    }
}
