import TactusGeometry
import TactusUI

/// Tells whether a finger that is still down from opening a menu goes on to a row, or rests where it was: the menu may
/// come to lie under it.
nonisolated struct HeldPress {
    /// Where it was when the menu opened, in points of the window.
    let start: Point
    /// How far one strays that rests.
    let slop: Double
    /// Whether it has gone on.
    private(set) var hasGoneOn = false

    init(at start: Point, slop: Double) {
        self.start = start
        self.slop = slop
    }

    /// It is at a place now; one that has gone on may come back.
    mutating func moved(to point: Point) {
        if start.distance(to: point) > slop { hasGoneOn = true }
    }
}

extension HeldPress {
    /// What holds a menu that a gesture opens.
    @MainActor init(_ gesture: GestureRecognizer) {
        let type = gesture.touches.first?.type ?? .direct
        self.init(at: gesture.location(in: nil), slop: gesture.metrics(for: type).longPressMovement)
    }
}
