package import TactusUI

// MARK: Copy and paste

extension WaylandPlatform: PasteboardExchangeOwner {
    package func setItem(_ item: ItemProvider?, of pasteboard: Pasteboard.Kind) {
        exchange(of: pasteboard).setItem(item)
    }

    /// What programs exchange over a pasteboard.
    private func exchange(of pasteboard: Pasteboard.Kind) -> PasteboardExchange {
        switch pasteboard {
        case .general: clipboard
        case .primary: primarySelection
        }
    }

    func claimant(of pasteboard: Pasteboard.Kind) -> (device: any SelectionDevice, serial: UInt32)? {
        for seat in seats {
            if let serial = seat.serials.selectionSerial, let device = seat.selectionDevice(of: pasteboard) {
                return (device, serial)
            }
        }
        return nil
    }

    /// Ends all that goes to other programs and comes from them: the connection is lost. What the application has copied stays for
    /// itself; other programs get it when it is copied again.
    func exchangesWereLost() {
        transfers.disconnect()
        clipboard.disconnect()
        primarySelection.disconnect()
        losesFingerDrags = false
        guard drag != nil else { return }
        drag = nil
        delegate?.platform(self, didReceive: .sourceEnded(nil))
    }

    func pasteboard(_ pasteboard: Pasteboard.Kind, didReceive offer: WireOffer?) {
        delegate?.platform(self, didReceive: offer, on: pasteboard)
    }

    func selectionDidChange(_ offer: WireOffer?, on pasteboard: Pasteboard.Kind) {
        exchange(of: pasteboard).selectionDidChange(offer)
    }
}

extension WaylandPlatform: TransfersOwner {}
