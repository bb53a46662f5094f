import WaylandServer

/// What a client under a drag is offered: a `wl_data_offer`, and how far the two ends have come to terms.
final class DragOffer {
    private let resource: WlDataOffer
    private let source: any DragSource
    private unowned let compositor: Compositor
    private var acceptedType: String?
    private var action: WlDataDeviceManager.DndAction = []
    /// What the client would do with it, and would like best.
    private var wish: (actions: WlDataDeviceManager.DndAction, preferred: WlDataDeviceManager.DndAction) = ([], [])
    private var phase = Phase.dragged

    /// How far it has come.
    private enum Phase: Hashable {
        /// The drag is over the client.
        case dragged
        /// It was dropped, and the client takes what it wants.
        case dropped
        /// The drag went elsewhere, or the client has what it wants.
        case ended
    }

    init(_ resource: WlDataOffer, of source: any DragSource, compositor: Compositor) {
        self.resource = resource
        self.source = source
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        // Nothing else keeps it after the drop.
        resource.onDestroy = { [self] in wasDestroyed() }
        for type in source.mimeTypes { resource.sendOffer(mimeType: type) }
        tellSourceActions()
    }

    /// The source allows something else than before.
    func sourceActionsDidChange() {
        guard phase == .dragged else { return }
        tellSourceActions()
        chooseAction()
    }

    private func tellSourceActions() {
        guard resource.canSend(since: WlDataOffer.sourceActionsSince) else { return }
        resource.sendSourceActions(sourceActions: sourceActions)
    }

    /// What the source allows; one of before version 3 allows a copy.
    private var sourceActions: WlDataDeviceManager.DndAction { source.actions ?? .copy }

    /// Whether the client knows of actions.
    private var hasActions: Bool { resource.version >= WlDataOffer.setActionsSince }

    /// Whether the client would take a drop.
    var isAcceptable: Bool { acceptedType != nil && (!hasActions || !action.isEmpty) }

    /// The drag went elsewhere.
    func end() { if phase == .dragged { phase = .ended } }

    func wasDropped() {
        phase = .dropped
        source.wasDropped()
    }

    private func wasDestroyed() {
        guard phase == .dropped, hasActions else { return }
        phase = .ended
        source.cancel()
    }

    private func receive(_ request: WlDataOffer.Request) {
        switch request {
        case .destroy: break
        case .accept(_, let mimeType):
            guard phase == .dragged else { return }
            acceptedType = mimeType.flatMap { source.mimeTypes.contains($0) ? $0 : nil }
            source.didChooseTarget(acceptedType)
        case .receive(let mimeType, let file): source.send(mimeType, to: file)
        case .setActions(let actions, let preferred): setActions(actions, preferred: preferred)
        case .finish: finish()
        }
    }

    private func setActions(_ actions: WlDataDeviceManager.DndAction, preferred: WlDataDeviceManager.DndAction) {
        guard actions.rawValue & ~7 == 0 else {
            return compositor.raise(.invalidOfferMask, on: resource, "actions \(actions.rawValue)")
        }
        guard preferred.isEmpty || preferred.rawValue.nonzeroBitCount == 1 && actions.contains(preferred) else {
            return compositor.raise(
                .invalidOfferAction, on: resource, "\(preferred.rawValue) is not one action of \(actions.rawValue)")
        }
        guard phase != .ended else { return }
        wish = (actions, preferred)
        chooseAction()
    }

    private func chooseAction() {
        let chosen = DragAction.choose(source: sourceActions, target: wish.actions, preferred: wish.preferred)
        guard chosen != action else { return }
        action = chosen
        resource.sendAction(dndAction: chosen)
        source.didChooseAction(chosen)
    }

    private func finish() {
        guard phase == .dropped, isAcceptable, action != .ask else {
            return compositor.raise(
                .invalidFinish, on: resource,
                "finish before a drop, or without a type and an action that were agreed on")
        }
        phase = .ended
        source.wasFinished()
    }
}
