import TactusGeometry

/// A finger that is the pointer's left button, for clients that know no fingers.
final class PointerEmulation {
    private unowned let seat: Seat
    /// The finger that is the pointer.
    private(set) var id: Int32?

    private static let leftButton: UInt32 = 0x110

    init(seat: Seat) { self.seat = seat }

    /// A finger lands; the pointer goes there and presses.
    ///
    /// - Returns: Whether it is the pointer now: a second finger is not, and no finger is where there is no pointer.
    func begin(_ id: Int32, at point: Point) -> Bool {
        guard self.id == nil, seat.capabilities.isSuperset(of: [.pointer, .touch]) else { return false }
        self.id = id
        seat.pointer.move(to: point)
        seat.pointer.button(Self.leftButton, isPressed: true)
        return true
    }

    /// A finger moves; `true` when it is the pointer.
    func move(_ id: Int32, to point: Point) -> Bool {
        guard self.id == id else { return false }
        seat.pointer.move(to: point)
        return true
    }

    /// A finger lifts; `true` when it was the pointer.
    func end(_ id: Int32) -> Bool {
        guard self.id == id else { return false }
        cancel()
        return true
    }

    /// The finger is taken away.
    func cancel() {
        guard id != nil else { return }
        id = nil
        seat.pointer.button(Self.leftButton, isPressed: false)
    }
}
