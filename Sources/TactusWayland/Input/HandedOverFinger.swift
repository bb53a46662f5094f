package import TactusGeometry

/// A finger that the compositor was given for a drag, followed in case it does not want it.
///
/// The toolkit's touches of it are cancelled by then. A compositor that carries the drag sends nothing of the finger
/// any more; one that refuses goes on sending it, and what it sent meanwhile is known here.
package final class HandedOverFinger {
    /// What it is doing.
    nonisolated package enum State: Hashable, Sendable {
        /// It touches, as far as is known.
        case down
        /// The compositor told that it was lifted.
        case lifted
        /// The compositor cancelled it, or its device is gone.
        case vanished
    }

    /// What it is doing.
    package private(set) var state = State.down
    /// Where it is or was last, in points of the scene that it was handed over from.
    package private(set) var location: Point
    /// Called when one of both has changed.
    package var onChange: () -> Void = {}

    private let id: Int32

    /// Creates a finger that is down.
    ///
    /// - Parameters:
    ///   - id: Its name on the wire.
    ///   - location: Where it is, in points of its scene.
    package init(id: Int32, at location: Point) {
        self.id = id
        self.location = location
    }

    /// Takes the next event of its device.
    package func receive(_ event: TouchEvent) {
        guard state == .down else { return }
        switch event {
        case .motion(id, let location, _): self.location = location
        case .up(id, _): state = .lifted
        // It was lifted unseen: somebody else has the name.
        case .down(id, _, _, _, _), .cancel: state = .vanished
        default: return
        }
        onChange()
    }

    /// Its device is gone.
    package func vanish() {
        guard state == .down else { return }
        state = .vanished
        onChange()
    }
}
