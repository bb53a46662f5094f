import TactusPlatform
import WaylandClient

/// One pasteboard of the application: the selections of all seats, of which it shows that of the seat
/// that has acted last.
///
/// As long as none has acted it shows that of the first seat that has anything. What the application puts there goes to
/// the seat that has acted last. What no seat takes, because nobody has acted or because the seat or the connection is
/// gone, is kept for the application itself, until another program offers something.
final class PasteboardExchange {
    private let kind: PasteboardKind
    private let actingSeats: ActingSeats
    private let transfers: Transfers
    private let onContent: (PasteboardContent) -> Void
    /// Those of which something is known.
    private var selections: [SeatSelection] = []
    /// What the application has put there, and no seat has.
    private var kept: ItemProvider?
    /// What the application knows to be there.
    private var shown = PasteboardContent.nothing

    /// Creates a pasteboard with nothing on it.
    ///
    /// - Parameters:
    ///   - kind: Which one it is.
    ///   - actingSeats: Whose selection it shows.
    ///   - transfers: Through which pipes content goes.
    ///   - onContent: Called when something else is on it.
    init(
        _ kind: PasteboardKind, actingSeats: ActingSeats, transfers: Transfers,
        onContent: @escaping (PasteboardContent) -> Void
    ) {
        self.kind = kind
        self.actingSeats = actingSeats
        self.transfers = transfers
        self.onContent = onContent
    }

    /// Offers what the application has put there; `nil` takes it away.
    func setItem(_ item: ItemProvider?) {
        kept = nil
        // As long as nobody has done anything, and where programs exchange nothing, it cannot be offered.
        if let seat = actingSeats.newest, let serial = seat.serials.selectionSerial,
            let device = seat.selectionDevice(of: kind)
        {
            let selection = selection(of: seat.id)
            if let item {
                selection.claim(item, on: device, serial: serial)
            } else {
                selection.clear(on: device, serial: serial)
            }
        } else {
            stop()
            kept = item
        }
        shown = content
    }

    /// The compositor has told what is there, for a seat.
    func selectionDidChange(_ offer: WireOffer?, of seat: SeatID) {
        selection(of: seat).receive(offer)
        if offer != nil { kept = nil }
        show()
    }

    /// A user did something: their selection counts now.
    func userDidAct() { show() }

    /// A seat is gone, or what it exchanges things with, and all that it had there.
    func selectionDidVanish(of seat: SeatID) {
        guard let index = selections.firstIndex(where: { $0.seat == seat }) else { return }
        let selection = selections.remove(at: index)
        if case .own(let item) = selection.content, item === shown.object { kept = item }
        selection.forget()
        show()
    }

    /// Lets go of all that belongs to a connection that is lost.
    func disconnect() {
        if case .own(let item) = shown { kept = item }
        stop()
        show()
    }

    /// Lets go of what others offer, and of what they were offered: the program ends.
    func stop() {
        for selection in selections { selection.forget() }
        selections = []
    }

    /// What is there for the user who has acted last.
    private var content: PasteboardContent {
        let selection =
            if let acting = actingSeats.newestID {
                selections.first { $0.seat == acting }
            } else {
                selections.first { $0.content.object != nil }
            }
        let content = selection?.content ?? .nothing
        return content.object == nil ? kept.map { .own($0) } ?? .nothing : content
    }

    private func selection(of seat: SeatID) -> SeatSelection {
        if let selection = selections.first(where: { $0.seat == seat }) { return selection }
        let selection = SeatSelection(of: seat, transfers: transfers) { [weak self] in self?.show() }
        selections.append(selection)
        return selection
    }

    private func show() {
        let content = content
        guard content.object !== shown.object else { return }
        shown = content
        onContent(content)
    }
}

extension PasteboardContent {
    /// What makes it this content, and no other.
    fileprivate var object: AnyObject? {
        switch self {
        case .nothing: nil
        case .own(let item): item
        case .foreign(let offer): offer
        }
    }
}
