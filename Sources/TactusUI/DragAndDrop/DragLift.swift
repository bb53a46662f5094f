import TactusGeometry

/// Decides when what a finger has lifted is dragged: once it has moved a little way. Until then it may be put back.
nonisolated struct DragLift: Hashable, Sendable {
    /// What to do.
    enum Decision: Hashable, Sendable {
        /// Nothing.
        case wait
        /// Begin to drag.
        case drag
        /// It moved.
        case move
        /// It was let go of: drop it.
        case drop
        /// It was put back, or taken away.
        case cancel
    }

    /// Where it was lifted, in points of the scene.
    let start: Point
    /// How far it must go.
    let slop: Double
    private(set) var isDragging = false

    /// Creates the lift of something.
    ///
    /// - Parameters:
    ///   - start: Where, in points of the scene.
    ///   - slop: How far it must move to be dragged, in points; zero for a pointer, which has moved already.
    init(at start: Point, slop: Double) {
        self.start = start
        self.slop = slop
    }

    /// The finger is at a place.
    mutating func moved(to point: Point) -> Decision {
        if isDragging { return .move }
        guard start.distance(to: point) >= slop else { return .wait }
        isDragging = true
        return .drag
    }

    /// The finger was lifted.
    func ended() -> Decision { isDragging ? .drop : .cancel }
}
