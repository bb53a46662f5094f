import TactusUI
import WaylandClient

/// Whom an exchange asks, and tells.
protocol PasteboardExchangeOwner: AnyObject {
    /// Through which pipes content goes.
    var transfers: Transfers { get }

    /// Where to offer something, and the serial that entitles to it; `nil` where programs exchange nothing, and as long as the
    /// user has done nothing.
    func claimant(of pasteboard: Pasteboard.Kind) -> (device: any SelectionDevice, serial: UInt32)?

    /// Something else is on the pasteboard now; `nil` for nothing.
    func pasteboard(_ pasteboard: Pasteboard.Kind, didReceive offer: WireOffer?)
}

/// One pasteboard: what the application has put there, and what others have.
final class PasteboardExchange {
    private let kind: Pasteboard.Kind
    private unowned let owner: any PasteboardExchangeOwner
    private var ledger = SelectionLedger()
    private var source: (any SourceProxy)?
    private var offer: WireOffer?

    init(_ kind: Pasteboard.Kind, owner: any PasteboardExchangeOwner) {
        self.kind = kind
        self.owner = owner
    }

    /// Offers what the application has put there; `nil` takes it away.
    func setItem(_ item: ItemProvider?) {
        let former = source
        source = nil
        setOffer(nil)
        let claimant = owner.claimant(of: kind)
        if let item {
            let names = WireTypes.names(of: item.types)
            ledger.claim(names, isOffered: claimant != nil)
            if let claimant { source = claim(item, names, claimant) }
        } else {
            ledger.clear()
            if let claimant { claimant.device.clear(serial: claimant.serial) }
        }
        // Only now: between the two nobody is told that there is nothing.
        if let former, former.isAlive { former.destroy() }
    }

    /// The compositor has told what is there.
    func selectionDidChange(_ newOffer: WireOffer?) {
        setOffer(newOffer)
        ledger.told(newOffer?.names)
        if ledger.content != .own { owner.pasteboard(kind, didReceive: newOffer) }
    }

    /// Lets go of what others offer, and of what they were offered: the program ends.
    func stop() {
        setOffer(nil)
        if let source, source.isAlive { source.destroy() }
        source = nil
    }

    /// Lets go of what belongs to a connection that is lost.
    func disconnect() {
        let wasForeign = ledger.content == .other
        source = nil
        offer = nil
        ledger.disconnected()
        if wasForeign { owner.pasteboard(kind, didReceive: nil) }
    }

    private func claim(
        _ item: ItemProvider, _ names: [String], _ claimant: (device: any SelectionDevice, serial: UInt32)
    ) -> any SourceProxy {
        var source: (any SourceProxy)?
        let proxy = claimant.device.offer(names, serial: claimant.serial) { [weak self] event in
            switch event {
            case .send(let name, let file): self?.owner.transfers.write(item, as: WireTypes.type(of: name), to: file)
            case .cancelled: if let source { self?.cancelled(source) }
            }
        }
        source = proxy
        return proxy
    }

    private func cancelled(_ proxy: any SourceProxy) {
        if proxy.isAlive { proxy.destroy() }
        guard proxy === source else { return }
        source = nil
        ledger.cancelled()
        if ledger.content == .nothing { setOffer(nil) }
        owner.pasteboard(kind, didReceive: offer)
    }

    private func setOffer(_ newOffer: WireOffer?) {
        offer?.withdraw()
        offer = newOffer
    }
}
