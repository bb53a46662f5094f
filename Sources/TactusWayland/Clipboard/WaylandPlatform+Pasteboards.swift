package import TactusPlatform

// MARK: Copy and paste

extension WaylandPlatform: PasteboardExchangeOwner {
    package func setItem(_ item: ItemProvider?, of pasteboard: PasteboardKind) {
        exchange(of: pasteboard).setItem(item)
    }

    /// What programs exchange over a pasteboard.
    private func exchange(of pasteboard: PasteboardKind) -> PasteboardExchange {
        switch pasteboard {
        case .general: clipboard
        case .primary: primarySelection
        }
    }

    func claimant(of pasteboard: PasteboardKind) -> (seat: SeatID, device: any SelectionDevice, serial: UInt32)? {
        guard let seat = actingSeat, let serial = seat.serials.selectionSerial,
            let device = seat.selectionDevice(of: pasteboard)
        else { return nil }
        return (seat.id, device, serial)
    }

    /// The seat whose user has acted last, if any has.
    var actingSeat: Seat? { seats.first { $0.id == actingSeats.last } }

    func userDidAct(on seat: SeatID) {
        guard seat != actingSeats.last else { return }
        actingSeats.removeAll { $0 == seat }
        actingSeats.append(seat)
        for exchange in [clipboard, primarySelection] { exchange.userDidAct() }
    }

    func seatDidVanish(_ seat: SeatID) {
        actingSeats.removeAll { $0 == seat }
        for pasteboard in PasteboardKind.allCases { selectionDidVanish(from: pasteboard, of: seat) }
    }

    func selectionDidVanish(from pasteboard: PasteboardKind, of seat: SeatID) {
        exchange(of: pasteboard).selectionDidVanish(of: seat)
        if pasteboard == .general { endDrags(of: seat) }
    }

    /// Takes away what others offer, and what was offered to them: the connection is lost. What the application has copied stays
    /// for itself; other programs get it when it is copied again. What goes through pipes goes on: they are not the compositor's.
    func exchangesWereLost() {
        actingSeats = []
        for exchange in [clipboard, primarySelection] { exchange.disconnect() }
        dragsWereLost()
    }

    func pasteboard(_ pasteboard: PasteboardKind, didReceive content: PasteboardContent) {
        delegate?.platform(self, didReceive: content, on: pasteboard)
    }

    func selectionDidChange(_ offer: WireOffer?, on pasteboard: PasteboardKind, of seat: SeatID) {
        exchange(of: pasteboard).selectionDidChange(offer, of: seat)
    }
}

extension WaylandPlatform: TransfersOwner {}
