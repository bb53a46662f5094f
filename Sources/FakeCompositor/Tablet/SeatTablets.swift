import WaylandServer

/// A seat's graphics tablets: `zwp_tablet_seat_v2` as a compositor sends it.
///
/// ```swift
/// let tablet = compositor.seat.tablets.add(TabletDescription())
/// let pen = compositor.seat.tablets.add(TabletToolDescription())
/// pen.approach(tablet, at: Point(x: 20, y: 20))
/// pen.down()
/// pen.press(0.5)
/// pen.up()
/// pen.leave()
/// ```
public final class SeatTablets {
    unowned let seat: Seat
    private var clients = ObjectList<ZwpTabletSeatV2>()
    /// The tablets that are plugged in.
    public private(set) var tablets: [Tablet] = []
    /// The tools that have been seen.
    public private(set) var tools: [SeatTabletTool] = []
    /// The button sets that are plugged in.
    public private(set) var pads: [TabletPad] = []

    init(seat: Seat) {
        self.seat = seat
    }

    /// Plugs a tablet in.
    public func add(_ description: TabletDescription) -> Tablet {
        let tablet = Tablet(description)
        tablets.append(tablet)
        for client in clients { tablet.announce(to: client) }
        flush()
        return tablet
    }

    /// A tool is seen for the first time.
    public func add(_ description: TabletToolDescription) -> SeatTabletTool {
        let tool = SeatTabletTool(description, seat: seat)
        tools.append(tool)
        for client in clients { tool.announce(to: client) }
        flush()
        return tool
    }

    /// Plugs a set of buttons in, which belongs to a tablet.
    public func add(_ description: TabletPadDescription, of tablet: Tablet) -> TabletPad {
        let pad = TabletPad(description, tablet: tablet, seat: seat)
        pads.append(pad)
        for client in clients { pad.announce(to: client) }
        flush()
        return pad
    }

    /// Unplugs a tablet: its tools go out of reach first, and its buttons with it.
    public func remove(_ tablet: Tablet) {
        for tool in tools where tool.tablet === tablet { tool.leave() }
        for pad in pads where pad.tablet === tablet { pad.remove() }
        pads.removeAll { $0.tablet === tablet }
        tablet.remove()
        tablets.removeAll { $0 === tablet }
        flush()
    }

    /// A tool will not be seen again.
    public func remove(_ tool: SeatTabletTool) {
        tool.leave()
        tool.remove()
        tools.removeAll { $0 === tool }
        flush()
    }

    func add(_ client: ZwpTabletSeatV2) {
        clients.append(client)
        client.onDestroy = { [weak self, unowned client] in self?.clients.remove(client) }
        for tablet in tablets { tablet.announce(to: client) }
        for tool in tools { tool.announce(to: client) }
        for pad in pads { pad.announce(to: client) }
    }

    func focusDidChange(from old: Surface?, to new: Surface?) {
        for pad in pads {
            if let old, old.isAlive { pad.leave(old) }
            if let new { pad.enter(new) }
        }
    }

    func willHide(_ surface: Surface) {
        for tool in tools { tool.willHide(surface) }
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        for tool in tools { tool.surfaceWasDestroyed(surface) }
    }

    /// The tool whose tip or button is down since the event with that serial.
    func isDown(serial: UInt32) -> Bool { tools.contains { $0.isDown(serial: serial) } }

    private func flush() { seat.compositor.display.flushClients() }
}

/// A graphics tablet that is plugged in.
public final class Tablet {
    /// What clients are told of it.
    public let description: TabletDescription
    private var resources = ObjectList<ZwpTabletV2>()

    init(_ description: TabletDescription) { self.description = description }

    func announce(to client: ZwpTabletSeatV2) {
        guard let resource = client.sendTabletAdded() else { return }
        resources.append(resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
        resource.sendName(name: description.name)
        resource.sendId(vid: description.vendorID, pid: description.productID)
        resource.sendPath(path: description.path)
        resource.sendDone()
    }

    func remove() {
        for resource in resources { resource.sendRemoved() }
        resources.removeAll()
    }

    /// A client's object for it.
    func resource(of client: ServerClient) -> ZwpTabletV2? { resources.first { $0.client === client } }
}

extension ZwpTabletSeatV2: DeviceResource {}
extension ZwpTabletV2: DeviceResource {}
