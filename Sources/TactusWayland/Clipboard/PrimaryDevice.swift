import TactusPlatform
import WaylandClient

/// One `zwp_primary_selection_device_v1`: a seat's primary selection.
final class PrimaryDevice: SelectionDevice {
    private let proxy: ZwpPrimarySelectionDeviceV1
    private let manager: ZwpPrimarySelectionDeviceManagerV1
    private let seat: SeatID
    private let context: WireContext
    private var introduction = OfferIntroduction()

    init(
        _ proxy: ZwpPrimarySelectionDeviceV1, manager: ZwpPrimarySelectionDeviceManagerV1, seat: SeatID,
        context: WireContext
    ) {
        self.proxy = proxy
        self.manager = manager
        self.seat = seat
        self.context = context
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func makeSource() -> ZwpPrimarySelectionSourceV1 { manager.createSource() }

    func setSelection(_ source: ZwpPrimarySelectionSourceV1?, serial: UInt32) {
        proxy.setSelection(source: source, serial: serial)
    }

    /// Lets go of the object: the seat is gone.
    func release() {
        introduction.drop()
        proxy.destroy()
    }

    private func receive(_ event: ZwpPrimarySelectionDeviceV1.Event) {
        switch event {
        case .dataOffer(let proxy):
            let offer = WireOffer(proxy, transfers: context.transfers)
            proxy.onEvent = { [weak offer] event in
                if case .offer(let name) = event { offer?.add(name) }
            }
            introduction.introduce(offer)
        case .selection(let proxy):
            context.onSeatEvent(.selectionDidChange(introduction.finish(with: proxy), on: .primary), seat)
        }
    }
}
