import TactusPlatform

/// The seats whose users have done something, in the order in which they did so last.
///
/// What is done for "the user" is done for the one who has acted last.
final class ActingSeats {
    private let seats: () -> [Seat]
    /// The one that acted last is the last one.
    private var ids: [SeatID] = []

    /// Creates a list with no seat in it.
    ///
    /// - Parameter seats: Asked for the seats that are there now.
    init(of seats: @escaping () -> [Seat]) { self.seats = seats }

    /// The name of the seat whose user has acted last, if any has.
    var newestID: SeatID? { ids.last }

    /// The seat whose user has acted last, if any has and it is there.
    var newest: Seat? { seats().first { $0.id == ids.last } }

    /// A seat's user did something.
    ///
    /// - Returns: Whether another one had acted last before.
    func userDidAct(on seat: SeatID) -> Bool {
        guard seat != ids.last else { return false }
        ids.removeAll { $0 == seat }
        ids.append(seat)
        return true
    }

    /// A seat is gone.
    func remove(_ seat: SeatID) { ids.removeAll { $0 == seat } }

    /// All seats are gone.
    func removeAll() { ids = [] }
}
