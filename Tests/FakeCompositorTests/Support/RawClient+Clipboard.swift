import Glibc
import WaylandClient

/// A client's `wl_data_device`, what it was told, and the newest offer.
final class ClientDataDevice {
    let client: RawClient
    let manager: WlDataDeviceManager
    let device: WlDataDevice
    private(set) var offer: WlDataOffer?
    private(set) var enterSerial: UInt32 = 0

    /// Binds the global and writes down in the client's log what comes.
    init(_ client: RawClient, version: UInt32? = nil) {
        self.client = client
        manager = client.bind(WlDataDeviceManager.self, version: version)
        device = manager.getDataDevice(seat: client.seat)
        device.onEvent = { [unowned self] in receive($0) }
        client.settle()
    }

    /// A source that offers a text, writes "hello" to whoever wants it, and writes down what comes.
    func makeSource(actions: WlDataDeviceManager.DndAction? = nil) -> WlDataSource {
        let source = manager.createDataSource()
        source.onEvent = { [unowned client] event in
            switch event {
            case .target(let type): client.note("target \(type ?? "nothing")")
            case .send(let type, let file):
                client.note("send \(type)")
                _ = "hello".withCString { write(file.rawValue, $0, 5) }
            case .cancelled: client.note("cancelled")
            case .dndDropPerformed: client.note("dropped")
            case .dndFinished: client.note("finished")
            case .action(let action): client.note("action \(action.rawValue)")
            }
        }
        source.offer(mimeType: "text/plain")
        if let actions { source.setActions(dndActions: actions) }
        return source
    }

    private func receive(_ event: WlDataDevice.Event) {
        switch event {
        case .dataOffer(let offer):
            self.offer = offer
            offer.onEvent = { [unowned client] event in
                switch event {
                case .offer(let type): client.note("type \(type)")
                case .sourceActions(let actions): client.note("offers \(actions.rawValue)")
                case .action(let action): client.note("will do \(action.rawValue)")
                }
            }
        case .enter(let serial, _, let x, let y, let offer):
            enterSerial = serial
            client.note("drag enters \(x.doubleValue) \(y.doubleValue) \(offer == nil ? "empty" : "laden")")
        case .leave: client.note("drag leaves")
        case .motion(_, let x, let y): client.note("drag moves \(x.doubleValue) \(y.doubleValue)")
        case .drop: client.note("drop")
        case .selection(let offer): client.note(offer == nil ? "selection of nothing" : "selection")
        }
    }
}
