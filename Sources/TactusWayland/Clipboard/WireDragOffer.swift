import TactusPlatform
import WaylandClient

/// A `wl_data_offer` that is dragged over one of our surfaces.
///
/// After the drop it lasts as long as somebody keeps it, or a stream of its content. Then whoever dragged it is told
/// that the drop is finished, or, when it was not read to the end, that it is cancelled.
final class WireDragOffer: @MainActor DragOffer {
    /// Is told what a drop would do, when the compositor has decided.
    var onOperation: (DropOperation?) -> Void = { _ in }
    /// Is called when whoever drags it allows other operations than before.
    var onAllowedOperations: () -> Void = {}

    private let offer: WireOffer
    private let proxy: WlDataOffer
    private let serial: UInt32
    private var terms: DragOfferTerms
    private var wasRead = true

    /// - Parameters:
    ///   - offer: What is dragged.
    ///   - proxy: Its object.
    ///   - serial: That of the event by which it came.
    init(_ offer: WireOffer, _ proxy: WlDataOffer, serial: UInt32) {
        self.offer = offer
        self.proxy = proxy
        self.serial = serial
        terms = DragOfferTerms(
            hasActions: proxy.version >= WlDataOffer.setActionsSince, sourceActions: offer.sourceActions)
        offer.onAction = { [weak self] action in
            guard let self else { return }
            onOperation(terms.decided(action))
        }
        offer.onSourceActions = { [weak self] actions in
            if let self, terms.allow(actions) { onAllowedOperations() }
        }
    }

    isolated deinit { send(terms.end(wasRead: wasRead)) }

    var types: [ContentType] { offer.types }

    var allowedOperations: DropOperations { terms.allowed }

    func propose(_ proposal: DropProposal?) {
        let former = terms.operation
        send(terms.propose(proposal, as: offer.names.first))
        if terms.operation != former { onOperation(terms.operation) }
    }

    func settle(on operation: DropOperation) { send(terms.settle(on: operation)) }

    func content(as type: ContentType) throws(ContentError) -> ContentStream {
        ContentStream(DraggedContent(try offer.content(as: type), of: self))
    }

    /// It was dropped.
    func dropped() { terms.dropped() }

    /// It went elsewhere.
    func end() { send(terms.end(wasRead: false)) }

    /// Something of it was not read to the end.
    fileprivate func readingFailed() { wasRead = false }

    private func send(_ requests: [DragOfferTerms.Request]) {
        for request in requests where proxy.isAlive {
            switch request {
            case .accept(let name): proxy.accept(serial: serial, mimeType: name)
            case .setActions(let actions, let preferred):
                proxy.setActions(
                    dndActions: WlDataDeviceManager.DndAction(rawValue: actions.rawValue),
                    preferredAction: WlDataDeviceManager.DndAction(rawValue: preferred.rawValue))
            case .finish: proxy.finish()
            case .destroy: proxy.destroy()
            }
        }
    }
}

/// Content of what was dragged, which keeps the drag until it was read.
///
/// An end without a byte before it may be that of a program that could not make the content: it does not count as read,
/// so that what was to be moved is not deleted.
private final class DraggedContent: ContentSource {
    private let stream: ContentStream
    private let offer: WireDragOffer
    private var hasReceived = false

    init(_ stream: ContentStream, of offer: WireDragOffer) {
        self.stream = stream
        self.offer = offer
    }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        stream.next { [self] result in
            switch result {
            case .success(.some): hasReceived = true
            case .success(nil): if !hasReceived { offer.readingFailed() }
            case .failure: offer.readingFailed()
            }
            answer(result)
        }
    }

    func cancel() {
        offer.readingFailed()
        stream.cancel()
    }
}
