import WaylandServer

/// A seat's clipboard, offered to the client with the focus (`wl_data_device.selection`).
final class SeatClipboard {
    private unowned let seat: Seat
    private(set) var devices = ObjectList<WlDataDevice>()
    private(set) lazy var selection = Selection { [unowned self] in offerSelection() }

    init(seat: Seat) {
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    func add(_ device: WlDataDevice) {
        devices.append(device)
        device.onRequest = { [unowned self, unowned device] in receive($0, on: device) }
        device.onDestroy = { [weak self, unowned device] in self?.devices.remove(device) }
        if device.client === seat.focus?.resource.client { offerSelection(to: device) }
    }

    /// A client's devices.
    func devices(of client: ServerClient) -> [WlDataDevice] { devices.filter { $0.isAlive && $0.client === client } }

    /// Offers the selection to the client that has the focus.
    func offerSelection() {
        guard let client = seat.focus?.resource.client else { return }
        for device in devices(of: client) { offerSelection(to: device) }
    }

    private func offerSelection(to device: WlDataDevice) {
        guard let source = selection.source else { return device.sendSelection(id: nil) }
        guard let offer = device.sendDataOffer() else { return }
        offer.onRequest = { [weak compositor, weak source, unowned offer] request in
            switch request {
            case .destroy, .accept: break
            case .setActions:
                compositor?.raise(.invalidOffer, on: offer, "actions belong to a drag, and this is a selection")
            case .finish: compositor?.raise(.invalidFinish, on: offer, "a selection is not finished: only a drag is")
            case .receive(let mimeType, let file): source?.send(mimeType, to: file)
            }
        }
        for type in source.mimeTypes { offer.sendOffer(mimeType: type) }
        device.sendSelection(id: offer)
    }

    private func receive(_ request: WlDataDevice.Request, on device: WlDataDevice) {
        switch request {
        case .release: break
        case .startDrag(let source, let origin, let icon, let serial):
            seat.dragAndDrop.start(
                source?.tag as? DataSource, from: origin.tag as? Surface, icon: icon?.tag as? Surface, serial: serial,
                on: device)
        case .setSelection(let source, let serial):
            let source = source?.tag as? DataSource
            if let source, source.actions != nil {
                return compositor.raise(
                    .invalidSource, on: source.resource, "a source with actions is for a drag, and no selection")
            }
            if let source, source.toplevelDrag != nil {
                return compositor.raise(
                    .invalidSource, on: source.resource, "a source that windows go along with is no selection")
            }
            guard seat.mayChoose(serial: serial, on: device) else { return }
            source?.isUsed = true
            selection.select(source)
        }
    }
}

extension Seat {
    /// The types in which the clipboard's content can be had; empty when there is none.
    public var clipboardTypes: [String] { clipboard.selection.source?.mimeTypes ?? [] }

    /// The types in which the primary selection can be had; empty when there is none.
    public var primarySelectionTypes: [String] { primarySelection.selection.source?.mimeTypes ?? [] }
}

extension WlDataDevice: DeviceResource {}
