import TactusUI
import WaylandClient

/// One `zwp_primary_selection_device_v1`: a seat's primary selection.
final class PrimaryDevice: SelectionDevice {
    private let proxy: ZwpPrimarySelectionDeviceV1
    private let manager: ZwpPrimarySelectionDeviceManagerV1
    private unowned let observer: any SelectionObserver
    private var introduction = OfferIntroduction()

    init(
        _ proxy: ZwpPrimarySelectionDeviceV1, manager: ZwpPrimarySelectionDeviceManagerV1,
        observer: any SelectionObserver
    ) {
        self.proxy = proxy
        self.manager = manager
        self.observer = observer
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func offer(
        _ names: [String], serial: UInt32, handler: @escaping (SourceEvent) -> Void
    ) -> any SourceProxy {
        let source = manager.createSource()
        source.onEvent = { event in
            switch event {
            case .send(let name, let file): handler(.send(name, file))
            case .cancelled: handler(.cancelled)
            }
        }
        for name in names { source.offer(mimeType: name) }
        proxy.setSelection(source: source, serial: serial)
        return source
    }

    func clear(serial: UInt32) { proxy.setSelection(source: nil, serial: serial) }

    /// Lets go of the object: the seat is gone.
    func release() {
        introduction.drop()
        proxy.destroy()
    }

    private func receive(_ event: ZwpPrimarySelectionDeviceV1.Event) {
        switch event {
        case .dataOffer(let proxy):
            let offer = WireOffer(proxy, transfers: observer.transfers)
            proxy.onEvent = { [weak offer] event in
                if case .offer(let name) = event { offer?.add(name) }
            }
            introduction.introduce(offer)
        case .selection(let proxy): observer.selectionDidChange(introduction.take(proxy), on: .primary)
        }
    }
}
