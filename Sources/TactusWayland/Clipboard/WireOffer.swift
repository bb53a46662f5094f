import TactusPlatform
import WaylandClient

/// A `wl_data_offer` or a `zwp_primary_selection_offer_v1`.
protocol OfferProxy: Proxy {
    func receive(mimeType: String, fd: WireDescriptor)
    func destroy()
}

extension WlDataOffer: OfferProxy {}
extension ZwpPrimarySelectionOfferV1: OfferProxy {}

/// What another program offers, and how to read it.
final class WireOffer: ContentOffer {
    /// The object.
    let proxy: any OfferProxy
    /// By which names its types are offered.
    private(set) var names: [String] = []
    /// What may be done with what is dragged, as the bits of the wire; none for what was copied.
    private(set) var sourceActions: UInt32 = 0
    /// Is told when something else may be done with it.
    var onSourceActions: (UInt32) -> Void = { _ in }
    /// Is told what a drop would do, as a bit of the wire.
    var onAction: (UInt32) -> Void = { _ in }
    private let transfers: Transfers

    init(_ proxy: any OfferProxy, transfers: Transfers) {
        self.proxy = proxy
        self.transfers = transfers
    }

    var types: [ContentType] { WireTypes.types(of: names) }

    /// The other program offers one more type.
    func add(_ name: String) { names = WireTypes.adding(name, to: names) }

    /// Whoever drags it says what may be done with it: when it is introduced, or at any time later.
    func setSourceActions(_ actions: UInt32) {
        sourceActions = actions
        onSourceActions(actions)
    }

    func content(as type: ContentType) throws(ContentError) -> ContentStream {
        guard proxy.isAlive else { throw .withdrawn }
        guard let name = WireTypes.name(for: type, among: names) else { throw .absent(type) }
        guard let (readEnd, writeEnd) = Pipe.make() else { throw .exhausted }
        proxy.receive(mimeType: name, fd: writeEnd)
        return transfers.read(from: readEnd)
    }

    /// It is no longer offered. What is being read goes on.
    func withdraw() {
        if proxy.isAlive { proxy.destroy() }
    }
}
