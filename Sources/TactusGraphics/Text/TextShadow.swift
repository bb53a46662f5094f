public import TactusGeometry

/// The shadow of letters: the letters once more, behind them, in another colour, moved and soft.
public struct TextShadow: Hashable, Sendable {
    /// The colour where the shadow is deepest.
    public var color: Color

    /// By how much the shadow is moved, in points: to the right and down.
    public var offset: Vector

    /// How soft the shadow is: the standard deviation of its blur, in points; 0 for letters with sharp edges.
    public var radius: Double

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour where it is deepest.
    ///   - offset: By how much it is moved, in points.
    ///   - radius: The standard deviation of its blur, in points. From 0 to 100; others count as the nearest of them.
    public init(color: Color, offset: Vector = .zero, radius: Double = 0) {
        (self.color, self.offset, self.radius) = (color, offset, radius)
    }

    /// The blur that is drawn.
    var blur: Double { min(radius.asLength(), 100) }

    /// By how much it is drawn moved: a number that is none counts as 0.
    var shift: Vector {
        func length(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1000), 1000) }
        return Vector(dx: length(offset.dx), dy: length(offset.dy))
    }

    /// Where the shadow of something falls.
    func extent(of rect: Rect) -> Rect {
        let room = blur > 0 ? 3 * blur + 2 : 0
        return rect.offsetBy(dx: shift.dx, dy: shift.dy).insetBy(dx: -room, dy: -room)
    }
}
