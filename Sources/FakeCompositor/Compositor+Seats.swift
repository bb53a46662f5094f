import WaylandServer

extension Compositor {
    /// Adds a seat, for a second person with devices of their own.
    ///
    /// - Parameter configuration: Its name and devices.
    /// - Returns: The seat, which lives until ``Seat/remove()``.
    @discardableResult
    public func addSeat(_ configuration: SeatConfiguration) -> Seat {
        let seat = Seat(compositor: self, configuration)
        seats.append(seat)
        updateKeyboardFocus()
        display.flushClients()
        return seat
    }

    /// Takes a seat out of those that are offered. It lives on for the programs that are there now: they may have
    /// devices of it.
    func forget(_ seat: Seat) {
        seats.removeAll { $0 === seat }
        removedSeats.append(RemovedSeat(seat: seat, clients: Set(display.clients.map(\.id))))
    }

    /// Lets go of the removed seats of which no program has anything any more.
    func letRemovedSeatsGo() {
        guard !removedSeats.isEmpty else { return }
        let present = Set(display.clients.map(\.id))
        removedSeats.removeAll { $0.clients.isDisjoint(with: present) }
    }
}

/// A seat that was taken away, and the programs that were there then.
struct RemovedSeat {
    let seat: Seat
    let clients: Set<Int>
}
