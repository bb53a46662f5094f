import TactusGeometry
import TactusPlatform
import WaylandClient

/// One `wl_data_device`: a seat's clipboard, and what is dragged with it.
final class DataDevice: SelectionDevice {
    private let proxy: WlDataDevice
    private let manager: WlDataDeviceManager
    private let seat: SeatID
    private let context: WireContext
    private var introduction = OfferIntroduction()
    /// What is dragged over one of our surfaces.
    private var dragged: WireDragOffer?

    init(_ proxy: WlDataDevice, manager: WlDataDeviceManager, seat: SeatID, context: WireContext) {
        self.proxy = proxy
        self.manager = manager
        self.seat = seat
        self.context = context
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func makeSource() -> WlDataSource { manager.createDataSource() }

    func setSelection(_ source: WlDataSource?, serial: UInt32) { proxy.setSelection(source: source, serial: serial) }

    /// Begins to drag something.
    ///
    /// - Parameters:
    ///   - names: By which names its types are offered.
    ///   - operations: What may be done with it.
    ///   - origin: The surface on which the finger or button is down.
    ///   - icon: What it looks like.
    ///   - serial: That of the finger or button.
    ///   - prepare: Is handed the source before the drag begins.
    /// - Returns: The source, which is told what becomes of it.
    func startDrag(
        _ names: [String], _ operations: DropOperations, from origin: WlSurface, icon: WlSurface?, serial: UInt32,
        preparing prepare: (WlDataSource) -> Void
    ) -> WlDataSource {
        let source = manager.createDataSource()
        for name in names { source.offer(mimeType: name) }
        source.setActions(dndActions: WlDataDeviceManager.DndAction(rawValue: operations.rawValue & 7))
        prepare(source)
        proxy.startDrag(source: source, origin: origin, icon: icon, serial: serial)
        return source
    }

    /// Whether what is dragged can be told: from version 3 on. Before, nobody hears what became of a drag.
    var canDrag: Bool { manager.version >= WlDataSource.dndFinishedSince }

    /// Takes away what is dragged over one of our surfaces.
    func connectionLost() { leave() }

    /// Lets go of the object: the seat is gone.
    func release() {
        leave()
        introduction.drop()
        // The first version has no request that ends it. The compositor goes on telling it of offers, each an object of
        // its own: libwayland has to know of them, or takes the number of the next one for a mistake.
        if proxy.version >= WlDataDevice.releaseSince { proxy.release() } else { proxy.onEvent = nil }
    }

    private func receive(_ event: WlDataDevice.Event) {
        switch event {
        case .dataOffer(let proxy):
            let offer = WireOffer(proxy, transfers: context.transfers)
            proxy.onEvent = { [weak offer] event in
                switch event {
                case .offer(let name): offer?.add(name)
                case .sourceActions(let actions): offer?.setSourceActions(actions.rawValue)
                case .action(let action): offer?.onAction(action.rawValue)
                }
            }
            introduction.introduce(offer)
        case .selection(let proxy):
            context.onSeatEvent(.selectionDidChange(introduction.finish(with: proxy), on: .general), seat)
        case .enter(let serial, let surface, let x, let y, let proxy):
            enter(surface?.scene, at: Point(x, y), introduction.finish(with: proxy), proxy, serial)
        case .motion(_, let x, let y): if dragged != nil { send(.moved(Point(x, y))) }
        case .leave: leave()
        case .drop: drop()
        }
    }

    private func enter(
        _ scene: SceneID?, at point: Point, _ offer: WireOffer?, _ proxy: WlDataOffer?, _ serial: UInt32
    ) {
        leave()
        // Without an offer it is the drag of somebody else in this process.
        guard let offer, let proxy else { return }
        let dragged = WireDragOffer(offer, proxy, serial: serial)
        guard let scene else { return }
        dragged.onOperation = { [context, seat] in context.onSeatEvent(.drag(.operationChanged($0)), seat) }
        dragged.onAllowedOperations = { [weak self, unowned dragged] in
            if self?.dragged === dragged { self?.send(.allowedOperationsChanged) }
        }
        self.dragged = dragged
        send(.entered(scene, location: point, offer: dragged))
    }

    private func leave() {
        guard let dragged else { return }
        self.dragged = nil
        send(.left)
        dragged.end()
    }

    private func drop() {
        guard let dragged else { return }
        // From now on it belongs to those who read it.
        self.dragged = nil
        dragged.dropped()
        send(.dropped)
    }

    private func send(_ event: DragEvent) { context.onSeatEvent(.drag(event), seat) }
}
