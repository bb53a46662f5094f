public import TactusGeometry

/// One finger on a seat's touch screen. Every change is followed by a frame of its own.
///
/// Use ``SeatTouch`` where several changes are to share a frame, or none is to follow.
public struct SeatFinger {
    /// The contact id on the wire.
    public let id: Int32
    let touch: SeatTouch

    /// Lands on the frontmost surface at a point of the output, in logical pixels.
    public func down(at point: Point) {
        touch.down(id: id, at: point)
        touch.frame()
    }

    /// Lands on a surface, at a point in its units.
    public func down(at point: Point, on surface: Surface) {
        touch.down(id: id, at: point, on: surface)
        touch.frame()
    }

    /// Moves to a point in the space in which it landed.
    public func move(to point: Point) {
        touch.motion(id: id, to: point)
        touch.frame()
    }

    /// Lifts.
    public func up() {
        touch.up(id: id)
        touch.frame()
    }
}
