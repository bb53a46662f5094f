import TactusPlatform
import WaylandClient

/// A seat's clipboard, or primary selection: what the application has put there, and what others have.
final class SeatSelection {
    /// The seat.
    let seat: SeatID
    private let transfers: Transfers
    private let onChange: () -> Void
    private var ledger = SelectionLedger()
    private var item: ItemProvider?
    private var source: (any SourceProxy)?
    private var offer: WireOffer?

    /// Creates the selection of a seat of which nothing was told.
    ///
    /// - Parameters:
    ///   - seat: The seat.
    ///   - transfers: Through which pipes content goes.
    ///   - onChange: Is called when what the application has put there is no longer what others get.
    init(of seat: SeatID, transfers: Transfers, onChange: @escaping () -> Void) {
        self.seat = seat
        self.transfers = transfers
        self.onChange = onChange
    }

    /// What is there.
    var content: PasteboardContent {
        switch ledger.content {
        case .own: item.map { .own($0) } ?? .nothing
        case .other: offer.map { .foreign($0) } ?? .nothing
        case .nothing: .nothing
        }
    }

    /// Offers something to others, in place of what was there.
    func claim(_ item: ItemProvider, on device: any SelectionDevice, serial: UInt32) {
        let former = source
        setOffer(nil)
        let names = WireTypes.names(of: item.types)
        ledger.claim(names)
        self.item = item
        var source: (any SourceProxy)?
        let proxy = device.offer(names, serial: serial) { [weak self] event in
            switch event {
            case .send(let name, let file): self?.transfers.write(item, as: WireTypes.type(of: name), to: file)
            case .cancelled: if let source { self?.cancelled(source) }
            }
        }
        source = proxy
        self.source = proxy
        // Only now: between the two nobody is told that there is nothing.
        if let former, former.isAlive { former.destroy() }
    }

    /// Takes away what was there.
    func clear(on device: any SelectionDevice, serial: UInt32) {
        device.clear(serial: serial)
        forget()
    }

    /// The compositor has told what is there.
    func receive(_ newOffer: WireOffer?) {
        setOffer(newOffer)
        ledger.receive(newOffer?.names)
    }

    /// Lets go of what others offer, and of what they were offered. What is being read or written goes on.
    func forget() {
        setOffer(nil)
        if let source, source.isAlive { source.destroy() }
        (source, item) = (nil, nil)
        ledger.clear()
    }

    private func cancelled(_ proxy: any SourceProxy) {
        if proxy.isAlive { proxy.destroy() }
        guard proxy === source else { return }
        (source, item) = (nil, nil)
        ledger.cancelled()
        if ledger.content == .nothing { setOffer(nil) }
        onChange()
    }

    private func setOffer(_ newOffer: WireOffer?) {
        offer?.withdraw()
        offer = newOffer
    }
}
