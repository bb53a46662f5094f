import WaylandServer

/// A seat's primary selection: what was marked last, which a middle click inserts.
final class SeatPrimarySelection {
    private unowned let seat: Seat
    private var devices = ObjectList<ZwpPrimarySelectionDeviceV1>()
    private(set) lazy var selection = Selection { [unowned self] in offerSelection() }

    init(seat: Seat) {
        self.seat = seat
    }

    func add(_ device: ZwpPrimarySelectionDeviceV1) {
        devices.append(device)
        device.onRequest = { [unowned self, unowned device] in receive($0, on: device) }
        device.onDestroy = { [weak self, unowned device] in self?.devices.remove(device) }
        if device.client === seat.focus?.resource.client { offerSelection(to: device) }
    }

    /// Offers the selection to the client that has the focus.
    func offerSelection() {
        guard let client = seat.focus?.resource.client else { return }
        for device in devices where device.isAlive && device.client === client { offerSelection(to: device) }
    }

    private func offerSelection(to device: ZwpPrimarySelectionDeviceV1) {
        guard let source = selection.source else { return device.sendSelection(id: nil) }
        guard let offer = device.sendDataOffer() else { return }
        offer.onRequest = { [weak source] request in
            if case .receive(let mimeType, let file) = request { source?.send(mimeType, to: file) }
        }
        for type in source.mimeTypes { offer.sendOffer(mimeType: type) }
        device.sendSelection(id: offer)
    }

    private func receive(_ request: ZwpPrimarySelectionDeviceV1.Request, on device: ZwpPrimarySelectionDeviceV1) {
        guard case .setSelection(let source, let serial) = request,
            seat.mayChoose(serial: serial, on: device)
        else { return }
        selection.select(source?.tag as? PrimarySource)
    }
}

/// A `zwp_primary_selection_source_v1`.
final class PrimarySource: SelectionSource {
    private let resource: ZwpPrimarySelectionSourceV1
    private var types = OfferedTypes()
    var mimeTypes: [String] { types.names }
    var onGone: (() -> Void)?

    init(_ resource: ZwpPrimarySelectionSourceV1, compositor: Compositor) {
        self.resource = resource
        resource.tag = self
        resource.onRequest = { [unowned self] request in
            if case .offer(let mimeType) = request { compositor.add(mimeType, to: &types, of: resource) }
        }
        resource.onDestroy = { [weak self] in self?.onGone?() }
    }

    func send(_ mimeType: String, to file: WireDescriptor) { resource.sendSend(mimeType: mimeType, fd: file) }

    func cancel() { resource.sendCancelled() }
}

extension ZwpPrimarySelectionDeviceV1: DeviceResource {}
