public import TactusGeometry

/// What a pen does. Its pressure goes from 0 to 1.
public enum PenAction: Hashable, Sendable {
    /// It comes near the glass, over a point of the outputs: `proximity_in`.
    case proximityIn(Point)
    /// It moves, in or out of touch, and is pressed so hard.
    case move(to: Point, pressure: Double?)
    /// It touches, and is pressed so hard.
    case down(pressure: Double?)
    /// It lifts.
    case up
    /// It leans, by degrees to the right and towards the user.
    case tilt(x: Double, y: Double)
    /// It is so far from the glass: from 0 to 1.
    case hover(distance: Double)
    /// It is turned, by degrees clockwise from its neutral position.
    case rotate(degrees: Double)
    /// One of its buttons, by its Linux code.
    case button(code: UInt32, isPressed: Bool)
    /// It goes away from the glass: `proximity_out`.
    case proximityOut
}
