import TactusUI
import WaylandClient

/// What becomes of something that we have offered.
enum SourceEvent {
    /// Another program wants it, as a type of that name.
    case send(String, WireDescriptor)
    /// It is no longer what others get.
    case cancelled
}

/// A `wl_data_source` or a `zwp_primary_selection_source_v1` that is on a pasteboard.
protocol SourceProxy: Proxy {
    func offer(mimeType: String)
    func destroy()
}

extension WlDataSource: SourceProxy {}
extension ZwpPrimarySelectionSourceV1: SourceProxy {}

/// A seat's clipboard or primary selection.
protocol SelectionDevice: AnyObject {
    /// Offers something to other programs.
    ///
    /// - Parameters:
    ///   - names: By which names its types are offered.
    ///   - serial: That of what the user did.
    ///   - handler: Is told what becomes of it.
    /// - Returns: What is offered, to take it back.
    func offer(
        _ names: [String], serial: UInt32, handler: @escaping (SourceEvent) -> Void
    ) -> any SourceProxy

    /// Takes away what was offered.
    func clear(serial: UInt32)
}

/// Who is told what others offer.
protocol SelectionObserver: AnyObject {
    /// Through which pipes it is read.
    var transfers: Transfers { get }

    /// Another program's offer, or our own, or nothing is on a pasteboard.
    func selectionDidChange(_ offer: WireOffer?, on pasteboard: Pasteboard.Kind)
}

/// Puts the types of an offer together, between the event that introduces it and the one that says what it is for.
struct OfferIntroduction {
    private var newest: WireOffer?

    /// An offer is introduced. One that nobody said anything about is forgotten.
    mutating func introduce(_ offer: WireOffer) {
        newest?.withdraw()
        newest = offer
    }

    /// An event says what an offer is for.
    mutating func take(_ proxy: Proxy?) -> WireOffer? {
        guard let proxy, newest?.proxy === proxy else { return nil }
        defer { newest = nil }
        return newest
    }

    /// Forgets what was introduced.
    mutating func drop() {
        newest?.withdraw()
        newest = nil
    }
}
