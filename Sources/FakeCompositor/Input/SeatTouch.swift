public import TactusGeometry
import WaylandServer

/// A seat's touch screen: `wl_touch` as a compositor sends it.
///
/// Every method sends at once what it says, and nothing else; ``frame()`` closes a frame. Points are logical pixels of
/// the output unless a surface is named: then they are that surface's own units, and no hit test takes place.
///
/// What is sent is not checked: an unknown id, a second `down` and a point outside are the client's to deal with.
public final class SeatTouch {
    private unowned let seat: Seat
    private var resources: [WlTouch] = []
    private var contacts: [Contact] = []
    /// Clients that were sent something since the last frame.
    private var unframed: [ServerClient] = []
    /// Whether a finger has moved or let go of a window since the last frame.
    private var hasDragged = false
    /// Where contacts go that nobody knows: to whom the last known one went.
    private weak var lastSurface: Surface?
    var routing = TouchRouting()

    /// A finger that is down.
    private struct Contact {
        var id: Int32
        var serial: UInt32
        /// What it belongs to; `nil` when it landed on nothing, or its surface is gone.
        weak var surface: Surface?
        /// Whether its points are the surface's own.
        var isSurfaceLocal: Bool
        /// Where it is, in its own space.
        var point: Point
        /// Moves or resizes a window with it; its client hears no more of it.
        var drag: WindowDrag?
    }

    init(seat: Seat) {
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    /// The ids of the fingers that are down, in the order in which they came.
    public var downIDs: [Int32] { contacts.map(\.id) }

    // MARK: Sending

    /// A finger lands on the frontmost surface at a point of the output (`wl_touch.down`).
    public func down(id: Int32, at point: Point) {
        let hit = compositor.stack.hit(at: point)?.surface
        let first = contacts.lazy.compactMap(\.surface).first
        let surface = routing.target(hit: hit, first: first)
        let isTaken = compositor.stack.dismissPopups(unlessTouching: surface)
        if !isTaken { seat.didPress(on: surface) }
        begin(id, on: isTaken ? nil : surface, at: point, isSurfaceLocal: false)
    }

    /// A finger lands on a surface, at a point in its units; it may lie outside.
    public func down(id: Int32, at point: Point, on surface: Surface) {
        begin(id, on: surface, at: point, isSurfaceLocal: true)
    }

    /// A finger moves (`wl_touch.motion`), in the space in which it landed.
    public func motion(id: Int32, to point: Point) {
        if let index = contacts.lastIndex(where: { $0.id == id }) {
            contacts[index].point = point
            if let drag = contacts[index].drag {
                hasDragged = true
                return drag.move(to: point)
            }
        }
        guard let (surface, local) = place(of: id, point) else { return }
        send(to: surface) { [time = compositor.eventTime] in
            $0.sendMotion(time: time, id: id, x: WireFixed(local.x), y: WireFixed(local.y))
        }
    }

    /// A finger lifts (`wl_touch.up`).
    public func up(id: Int32) {
        let target = target(of: id)
        if let index = contacts.lastIndex(where: { $0.id == id }) {
            let contact = contacts.remove(at: index)
            if let drag = contact.drag {
                hasDragged = true
                return drag.end()
            }
        }
        guard let target else { return }
        let serial = seat.nextInputSerial()
        send(to: target) { [time = compositor.eventTime] in $0.sendUp(serial: serial, time: time, id: id) }
    }

    /// A finger's ellipse changes (`wl_touch.shape`, version 6), in surface units.
    public func shape(id: Int32, major: Double, minor: Double) {
        guard let target = target(of: id) else { return }
        send(to: target) {
            guard $0.canSend(since: WlTouch.shapeSince) else { return }
            $0.sendShape(id: id, major: WireFixed(major), minor: WireFixed(minor))
        }
    }

    /// A finger's ellipse turns (`wl_touch.orientation`, version 6): degrees clockwise from the downward axis.
    public func orientation(id: Int32, degrees: Double) {
        guard let target = target(of: id) else { return }
        send(to: target) {
            guard $0.canSend(since: WlTouch.orientationSince) else { return }
            $0.sendOrientation(id: id, orientation: WireFixed(degrees))
        }
    }

    /// What was sent since the last frame belongs together (`wl_touch.frame`).
    ///
    /// Goes to every client that was sent something; when none was, to those with fingers down, or to whom the last
    /// finger belonged.
    public func frame() {
        // What moved a window since the last frame concerns no client.
        let clients = unframed.isEmpty && !hasDragged ? involvedClients : unframed
        unframed = []
        hasDragged = false
        for client in clients {
            for resource in activeResources(of: client) { resource.sendFrame() }
        }
        compositor.display.flushClients()
    }

    /// Every contact is taken away (`wl_touch.cancel`). The protocol asks for no frame after it.
    public func cancel() {
        let clients = involvedClients
        contacts = []
        for client in clients {
            for resource in activeResources(of: client) { resource.sendCancel() }
            noteUnframed(client)
        }
        compositor.display.flushClients()
    }

    /// Takes a finger away from its client, because the user goes on to handle the window with it.
    ///
    /// - Parameters:
    ///   - serial: That of the finger's `down`.
    ///   - client: Whose surface it must be on.
    ///   - policy: What the client hears.
    ///   - makeDrag: Called with where the finger is on the outputs; what it returns has the finger from now on.
    /// - Returns: Whether there is such a finger.
    func handOver(
        serial: UInt32, from client: ServerClient, as policy: ShellPolicy.HandOver, makeDrag: (Point) -> WindowDrag?
    ) -> Bool {
        guard let contact = contacts.last(where: { $0.serial == serial }), let surface = contact.surface,
            surface.resource.client === client
        else { return false }
        let origin = contact.isSurfaceLocal ? surface.origin ?? .zero : .zero
        let drag = makeDrag(Point(x: origin.x + contact.point.x, y: origin.y + contact.point.y))
        switch policy {
        case .silence: break
        case .up:
            let serial = seat.nextInputSerial()
            send(to: surface) { [time = compositor.eventTime] in $0.sendUp(serial: serial, time: time, id: contact.id) }
            frame()
        case .cancel:
            for resource in activeResources(of: client) { resource.sendCancel() }
            for index in contacts.indices where contacts[index].surface?.resource.client === client {
                contacts[index].surface = nil
            }
        }
        if let index = contacts.lastIndex(where: { $0.serial == serial }) {
            contacts[index].surface = nil
            contacts[index].drag = drag
        }
        compositor.display.flushClients()
        return true
    }

    // MARK: Whom it concerns

    private func begin(_ id: Int32, on surface: Surface?, at point: Point, isSurfaceLocal: Bool) {
        let serial = seat.nextInputSerial(isPress: true)
        contacts.append(
            Contact(id: id, serial: serial, surface: surface, isSurfaceLocal: isSurfaceLocal, point: point))
        guard let surface, let (_, local) = place(of: id, point) else { return }
        lastSurface = surface
        send(to: surface) { [time = compositor.eventTime] in
            $0.sendDown(
                serial: serial, time: time, surface: surface.resource, id: id, x: WireFixed(local.x),
                y: WireFixed(local.y))
        }
    }

    /// The surface of a contact; for an unknown one that of the last known, else the frontmost.
    private func target(of id: Int32) -> Surface? {
        if let contact = contacts.last(where: { $0.id == id }) { return contact.surface }
        return lastSurface ?? compositor.stack.mappedToplevels.last?.surface
    }

    /// The surface of a contact, and a point of the contact's space in that surface's units.
    private func place(of id: Int32, _ point: Point) -> (Surface, Point)? {
        guard let surface = target(of: id) else { return nil }
        if contacts.last(where: { $0.id == id })?.isSurfaceLocal == true { return (surface, point) }
        let origin = surface.origin ?? .zero
        return (surface, Point(x: point.x - origin.x, y: point.y - origin.y))
    }

    private var involvedClients: [ServerClient] {
        var clients: [ServerClient] = []
        for case let surface? in contacts.map(\.surface) where !clients.contains(surface.resource.client) {
            clients.append(surface.resource.client)
        }
        if clients.isEmpty, let surface = lastSurface ?? compositor.stack.mappedToplevels.last?.surface {
            clients.append(surface.resource.client)
        }
        return clients
    }

    private func send(to surface: Surface, _ event: (WlTouch) -> Void) {
        let client = surface.resource.client
        for resource in activeResources(of: client) { event(resource) }
        noteUnframed(client)
        compositor.display.flushClients()
    }

    private func noteUnframed(_ client: ServerClient) {
        if !unframed.contains(client) { unframed.append(client) }
    }

    private func activeResources(of client: ServerClient) -> [WlTouch] {
        resources.filter { $0.isAlive && $0.client === client }
    }

    // MARK: The device's life

    /// Takes in a client's object; one that came when there is no device stays silent for ever.
    func add(_ resource: WlTouch, isActive: Bool) {
        guard isActive else { return }
        resources.append(resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.removeAll { $0 === resource } }
    }

    func deviceWasRemoved() {
        resources = []
        contacts = []
        unframed = []
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        for index in contacts.indices where contacts[index].surface === surface { contacts[index].surface = nil }
        if lastSurface === surface { lastSurface = nil }
    }

    func isDown(serial: UInt32) -> Bool { contacts.contains { $0.serial == serial } }
}
