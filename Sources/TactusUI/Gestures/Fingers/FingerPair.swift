import TactusGeometry

/// The two fingers of a pinch or a rotation, in the order in which they landed. More have no part in it.
///
/// Either may leave and another take its place. Places are in the window's space.
nonisolated struct FingerPair {
    private var fingers: [(touch: InputID, point: Point)] = []

    /// How many of the two are down.
    var count: Int { fingers.count }

    /// The vector from the first finger to the second; `nil` unless both are down.
    var vector: Vector? { count == 2 ? fingers[1].point - fingers[0].point : nil }

    /// Takes a finger that landed. Returns `false` when there are two already.
    mutating func add(_ touch: InputID, at point: Point) -> Bool {
        guard count < 2 else { return false }
        fingers.append((touch, point))
        return true
    }

    /// Moves the finger, if it is one of the two.
    mutating func move(_ touch: InputID, to point: Point) {
        guard let index = fingers.firstIndex(where: { $0.touch == touch }) else { return }
        fingers[index].point = point
    }

    /// Lets go of a finger that was lifted. Returns `false` when it was none of the two.
    mutating func remove(_ touch: InputID) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.touch == touch }) else { return false }
        fingers.remove(at: index)
        return true
    }
}
