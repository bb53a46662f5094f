import WaylandServer

/// `wl_data_device_manager`: the clipboard.
///
/// A selection is offered to the client whose toplevel is active. A drag is refused at once: its source is cancelled.
final class DataDeviceGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var devices: [WlDataDevice] = []
    private var selection: DataSource?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WlDataDeviceManager.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
    }

    private func receive(_ request: WlDataDeviceManager.Request) {
        switch request {
        case .createDataSource(let id): DataSource.attach(to: id, compositor: compositor)
        case .getDataDevice(let id, _):
            devices.append(id)
            id.onRequest = { [unowned self, unowned id] in receive($0, on: id) }
            id.onDestroy = { [weak self, unowned id] in self?.devices.removeAll { $0 === id } }
            if id.client === compositor.seat.focus?.resource.client { offerSelection(to: id) }
        }
    }

    private func receive(_ request: WlDataDevice.Request, on device: WlDataDevice) {
        switch request {
        case .release: break
        case .startDrag(let source, _, let icon, _):
            if let icon = icon?.tag as? Surface, !icon.mayTakeRole("drag icon") {
                return compositor.raise(
                    .dragIconRole, on: device, "the icon already is \(icon.lastRoleName ?? "in use")")
            }
            source?.sendCancelled()
        case .setSelection(let source, _): select(source?.tag as? DataSource)
        }
    }

    private func select(_ source: DataSource?) {
        guard source !== selection else { return }
        if let selection, selection.resource.isAlive { selection.resource.sendCancelled() }
        selection = source
        source?.onGone = { [weak self] in self?.select(nil) }
        activeClientDidChange()
    }

    /// Offers the selection to the client that is active now.
    func activeClientDidChange() {
        guard let client = compositor.seat.focus?.resource.client else { return }
        for device in devices where device.client === client { offerSelection(to: device) }
    }

    private func offerSelection(to device: WlDataDevice) {
        guard let selection, selection.resource.isAlive else { return device.sendSelection(id: nil) }
        guard let offer = device.sendDataOffer() else { return }
        offer.onRequest = { [weak self, weak selection, unowned offer] request in
            self?.receive(request, on: offer, of: selection)
        }
        for type in selection.mimeTypes { offer.sendOffer(mimeType: type) }
        device.sendSelection(id: offer)
    }

    private func receive(_ request: WlDataOffer.Request, on offer: WlDataOffer, of source: DataSource?) {
        switch request {
        case .destroy, .accept: break
        case .setActions:
            compositor.raise(.invalidOffer, on: offer, "actions belong to a drag, and this is a selection")
        case .finish: compositor.raise(.invalidFinish, on: offer, "a selection is not finished: only a drag is")
        case .receive(let mimeType, let file):
            guard let source, source.resource.isAlive else { return }
            source.resource.sendSend(mimeType: mimeType, fd: file)
        }
    }
}

/// What a client offers to others: a `wl_data_source`.
final class DataSource {
    let resource: WlDataSource
    private(set) var mimeTypes: [String] = []
    var onGone: (() -> Void)?

    private init(resource: WlDataSource) { self.resource = resource }

    static func attach(to resource: WlDataSource, compositor: Compositor) {
        let source = DataSource(resource: resource)
        resource.tag = source
        resource.onRequest = { [unowned source, unowned compositor] request in
            switch request {
            case .destroy: break
            case .offer(let mimeType): source.mimeTypes.append(mimeType)
            case .setActions(let actions):
                guard actions.rawValue & ~7 == 0 else {
                    return compositor.raise(.invalidActionMask, on: resource, "actions \(actions.rawValue)")
                }
            }
        }
        resource.onDestroy = { [weak source] in source?.onGone?() }
    }
}
