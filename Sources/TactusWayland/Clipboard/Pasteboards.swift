import TactusPlatform

/// What programs copy and paste, and what they have selected: one ``PasteboardExchange`` for each kind of pasteboard.
final class Pasteboards {
    /// The seats, in the order in which their users acted.
    let actingSeats: ActingSeats

    private let clipboard: PasteboardExchange
    private let primarySelection: PasteboardExchange

    /// Creates pasteboards with nothing on them.
    ///
    /// - Parameters:
    ///   - seats: Asked for the seats that are there now.
    ///   - transfers: Through which pipes content goes.
    ///   - onContent: Called when something else is on a pasteboard.
    init(
        of seats: @escaping () -> [Seat], transfers: Transfers,
        onContent: @escaping (PasteboardContent, PasteboardKind) -> Void
    ) {
        let actingSeats = ActingSeats(of: seats)
        self.actingSeats = actingSeats
        clipboard = PasteboardExchange(.general, actingSeats: actingSeats, transfers: transfers) {
            onContent($0, .general)
        }
        primarySelection = PasteboardExchange(.primary, actingSeats: actingSeats, transfers: transfers) {
            onContent($0, .primary)
        }
    }

    /// What programs exchange over a pasteboard.
    subscript(kind: PasteboardKind) -> PasteboardExchange {
        switch kind {
        case .general: clipboard
        case .primary: primarySelection
        }
    }

    /// A seat's user did something: what is on their pasteboards shows.
    func userDidAct(on seat: SeatID) {
        guard actingSeats.userDidAct(on: seat) else { return }
        for kind in PasteboardKind.allCases { self[kind].userDidAct() }
    }

    /// A seat is gone.
    func seatDidVanish(_ seat: SeatID) { actingSeats.remove(seat) }

    /// Takes away what others offer, and what was offered to them: the connection is lost. What the application has
    /// copied stays for itself; other programs get it when it is copied again. What goes through pipes goes on: they
    /// are not the compositor's.
    func connectionWasLost() {
        actingSeats.removeAll()
        for kind in PasteboardKind.allCases { self[kind].disconnect() }
    }

    /// The program ends.
    func stop() {
        for kind in PasteboardKind.allCases { self[kind].stop() }
    }
}
