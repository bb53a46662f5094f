public import TactusGeometry
import WaylandServer

/// A seat's touch screen: `wl_touch` as a compositor sends it.
///
/// Every method sends what it says, and nothing else; ``frame()`` closes a frame. What is sent goes out with its frame,
/// as from compositors that write when they have read what a device says: no client ever reads half of a frame because
/// this process was slow. What no frame closes goes out with the next ``Compositor/dispatch()``. Points are logical
/// pixels of the output unless a surface is named: then they are that surface's own units, and no hit test takes place.
///
/// What is sent is not checked: an unknown id, a second `down` and a point outside are the client's to deal with. What
/// real compositors do differently the ``policy`` says.
public final class SeatTouch {
    unowned let seat: Seat
    private var resources = ObjectList<WlTouch>()
    private var contacts: [Contact] = []
    /// Clients that were sent something since the last frame.
    private var unframed: [ServerClient] = []
    /// Whether a finger has moved or let go of a window, or of what it drags, since the last frame.
    private var hasDragged = false
    /// Where contacts go that nobody knows: to whom the last known one went.
    private var lastSurface: Surface?
    private var numbering = TouchNumbering()
    private var framing = TouchFraming()
    private var gestures = FingerGestureWatch()
    private let emulation: PointerEmulation
    /// The serial of the finger that landed when no other was down.
    private(set) var firstSerial: UInt32?
    /// What it does differently from what it is asked for.
    public var policy = TouchPolicy()

    /// A finger that is down.
    private struct Contact {
        var id: Int32
        /// What it is called on the wire.
        var number: Int32
        var serial: UInt32
        /// What it belongs to; `nil` when it landed on nothing, or its surface is gone.
        var surface: Surface?
        /// Whose it is though its surface is gone.
        var heir: Target?
        /// Whether its points are the surface's own.
        var isSurfaceLocal: Bool
        /// Where it is, in its own space.
        var point: Point
        /// Moves or resizes a window with it; its client hears no more of it.
        var drag: WindowDrag?
        /// Whether it is a second `down` that nobody hears of.
        var isDropped = false
    }

    /// Whom events of a finger go to, and where on the output the surface is in whose units they are.
    private struct Target {
        var client: ServerClient
        var origin: Point

        init(_ surface: Surface) {
            client = surface.resource.client
            origin = surface.origin ?? .zero
        }
    }

    init(seat: Seat) {
        self.seat = seat
        emulation = PointerEmulation(seat: seat)
    }

    var compositor: Compositor { seat.compositor }

    /// The ids of the fingers that are down, in the order in which they came.
    public var downIDs: [Int32] { contacts.map(\.id) + (emulation.id.map { [$0] } ?? []) }

    // MARK: Sending

    /// A finger lands on the frontmost surface at a point of the output (`wl_touch.down`).
    public func down(id: Int32, at point: Point) {
        let hit = compositor.stack.hit(at: point)?.surface
        let first = contacts.lazy.compactMap(\.surface).first
        let surface = policy.target(hit: hit, first: first)
        let isTaken = compositor.stack.dismissPopups(unlessTouching: surface)
        if let surface, !isTaken, policy.emulatesPointer, activeResources(of: surface.resource.client).isEmpty,
            emulation.begin(id, at: point)
        {
            return
        }
        if !isTaken { seat.didPress(on: surface) }
        begin(id, on: isTaken ? nil : surface, at: point, isSurfaceLocal: false)
        if !isTaken, !gestures.hasTaken { reportUndelivered(id, at: point, on: surface, hit: hit) }
    }

    /// A finger lands on a surface, at a point in its units; it may lie outside.
    public func down(id: Int32, at point: Point, on surface: Surface) {
        begin(id, on: surface, at: point, isSurfaceLocal: true)
    }

    /// A finger moves (`wl_touch.motion`), in the space in which it landed.
    public func motion(id: Int32, to point: Point) {
        seat.userWasActive()
        if emulation.move(id, to: point) { return }
        let index = contacts.lastIndex { $0.id == id }
        if let index {
            contacts[index].point = point
            if let drag = contacts[index].drag {
                hasDragged = true
                return drag.move(to: point)
            }
        }
        if seat.dragAndDrop.fingerMoved(id, to: point) {
            hasDragged = true
            return
        }
        guard let (target, local) = place(of: id, point) else { return }
        let number = index.map { contacts[$0].number } ?? id
        send(to: target.client) { [seat, time = compositor.eventTime] in
            seat.stamp($0)
            $0.sendMotion(time: time, id: number, x: WireFixed(local.x), y: WireFixed(local.y))
        }
        if let index, let surface = contacts[index].surface { measure(.motion, number, on: surface) }
    }

    /// A finger lifts (`wl_touch.up`).
    public func up(id: Int32) {
        defer { updatePointer() }
        if emulation.end(id) { return }
        let (target, number) = (target(of: id), number(of: id))
        let surface = contacts.last { $0.id == id }?.surface
        if let index = contacts.lastIndex(where: { $0.id == id }) {
            let contact = contacts.remove(at: index)
            if contact.isDropped { return }
            if let drag = contact.drag {
                hasDragged = true
                return drag.end()
            }
        }
        if seat.dragAndDrop.fingerLifted(id) {
            hasDragged = true
            return
        }
        if let target { sendUp(number, to: target.client) }
        if let surface { measure(.up, number, on: surface) }
    }

    /// A finger's ellipse changes (`wl_touch.shape`, version 6), in surface units.
    public func shape(id: Int32, major: Double, minor: Double) {
        guard policy.sendsShapes, let target = target(of: id) else { return }
        let number = number(of: id)
        send(to: target.client) {
            guard $0.canSend(since: WlTouch.shapeSince) else { return }
            $0.sendShape(id: number, major: WireFixed(major), minor: WireFixed(minor))
        }
    }

    /// A finger's ellipse turns (`wl_touch.orientation`, version 6): degrees clockwise from the downward axis.
    public func orientation(id: Int32, degrees: Double) {
        guard policy.sendsShapes, let target = target(of: id) else { return }
        let number = number(of: id)
        send(to: target.client) {
            guard $0.canSend(since: WlTouch.orientationSince) else { return }
            $0.sendOrientation(id: number, orientation: WireFixed(degrees))
        }
    }

    /// What was sent since the last frame belongs together (`wl_touch.frame`).
    ///
    /// Goes to every client that was sent something; when none was, to those with fingers down, or to whom the last
    /// finger belonged. Whether it is sent at all is up to ``TouchPolicy/frames`` and ``TouchPolicy/framedUps``.
    public func frame() {
        if framing.asked(policy, isAnyDown: !contacts.isEmpty) { sendFrame() }
        compositor.display.flushClients()
    }

    private func sendFrame() {
        // What moved a window or a drag since the last frame concerns no client.
        let clients = unframed.isEmpty && !hasDragged ? involvedClients : unframed
        unframed = []
        hasDragged = false
        for client in clients {
            for resource in activeResources(of: client) { resource.sendFrame() }
        }
    }

    /// Every contact is taken away (`wl_touch.cancel`). The protocol asks for no frame after it.
    public func cancel() {
        let (clients, lost) = (involvedClients, contacts)
        contacts = []
        emulation.cancel()
        end(lost, of: clients, as: policy.cancel)
        updatePointer()
        // A frame that is asked for all the same goes to them.
        if policy.cancel == .cancel { clients.forEach(recordUnframed) }
        compositor.display.flushClients()
    }

    /// Tells clients that contacts have ended, in the way that a policy says.
    private func end(_ lost: [Contact], of clients: [ServerClient], as policy: TouchPolicy.Cancel) {
        switch policy {
        case .silence: break
        case .cancel:
            for client in clients {
                for resource in activeResources(of: client) { resource.sendCancel() }
            }
        case .ups:
            for contact in lost { contact.surface.map { sendUp(contact.number, to: $0.resource.client) } }
            frame()
        }
    }

    private func sendUp(_ number: Int32, to client: ServerClient) {
        let serial = seat.nextInputSerial()
        send(to: client, isUp: true) { [seat, time = compositor.eventTime] in
            seat.stamp($0)
            $0.sendUp(serial: serial, time: time, id: number)
        }
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
            sendUp(contact.number, to: client)
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

    /// The finger whose `down` on a surface had that serial, and where it is on the outputs.
    func contact(serial: UInt32, on surface: Surface) -> (id: Int32, location: Point)? {
        guard let contact = contacts.last(where: { $0.serial == serial }), contact.surface === surface else {
            return nil
        }
        let origin = contact.isSurfaceLocal ? surface.origin ?? .zero : .zero
        return (contact.id, Point(x: origin.x + contact.point.x, y: origin.y + contact.point.y))
    }

    /// Takes every client's fingers away, because they are a gesture of the compositor's own.
    private func revokeAll() {
        for client in involvedClients where contacts.contains(where: { $0.surface?.resource.client === client }) {
            revoke(from: client)
        }
    }

    /// Takes a client's fingers away, because one of them drags something or holds a menu from now on.
    func revoke(from client: ServerClient) {
        let lost = contacts.filter { $0.surface?.resource.client === client }
        for index in contacts.indices where contacts[index].surface?.resource.client === client {
            contacts[index].surface = nil
        }
        end(lost, of: [client], as: policy.cancel)
    }

    // MARK: Whom it concerns

    private func begin(_ id: Int32, on hit: Surface?, at point: Point, isSurfaceLocal: Bool) {
        let isTaking = gestures.landed(at: compositor.clock.now, count: contacts.count + 1, policy)
        if isTaking { revokeAll() }
        let surface = gestures.hasTaken ? nil : hit
        let isDropped = policy.duplicate == .dropped && contacts.contains { $0.id == id }
        let serial = seat.nextInputSerial(isPress: true)
        if contacts.isEmpty { firstSerial = serial }
        // A second down of one that is down is the same number again.
        let number =
            contacts.first { $0.id == id }?.number
            ?? numbering.number(for: id, taken: contacts.map(\.number), by: policy.ids)
        var contact = Contact(
            id: id, number: number, serial: serial, surface: surface, isSurfaceLocal: isSurfaceLocal, point: point)
        guard !isDropped else {
            // First in line, so that the one that was there before is found by their id until it ends.
            contact.surface = nil
            contact.isDropped = true
            return contacts.insert(contact, at: 0)
        }
        contacts.append(contact)
        updatePointer()
        guard let surface, let (_, local) = place(of: id, point) else { return }
        lastSurface = surface
        send(to: surface.resource.client) { [seat, time = compositor.eventTime] in
            seat.stamp($0)
            $0.sendDown(
                serial: serial, time: time, surface: surface.resource, id: number, x: WireFixed(local.x),
                y: WireFixed(local.y))
        }
        measure(.down, number, on: surface)
    }

    private func updatePointer() { seat.pointer.isHidden = policy.hidesPointer && !contacts.isEmpty }

    /// From here on a picture of the surface is awaited.
    private func measure(_ kind: LatencyProbe.Sample.Kind, _ number: Int32, on surface: Surface) {
        compositor.latency.didSend(
            kind, contact: number, to: surface, at: compositor.clock.now, refreshes: compositor.refreshCount)
    }

    /// What a contact is called on the wire; an unknown one as its caller calls it.
    private func number(of id: Int32) -> Int32 { contacts.last { $0.id == id }?.number ?? id }

    /// Whose a contact is; an unknown one is whose the last known was, else the frontmost surface's.
    private func target(of id: Int32) -> Target? {
        if let contact = contacts.last(where: { $0.id == id }) {
            return contact.surface.map(Target.init) ?? contact.heir
        }
        return (lastSurface ?? compositor.stack.mappedToplevels.last?.surface).map(Target.init)
    }

    /// Whose a contact is, and a point of the contact's space in its surface's units.
    private func place(of id: Int32, _ point: Point) -> (Target, Point)? {
        guard let target = target(of: id) else { return nil }
        if contacts.last(where: { $0.id == id })?.isSurfaceLocal == true { return (target, point) }
        return (target, Point(x: point.x - target.origin.x, y: point.y - target.origin.y))
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

    private func send(to client: ServerClient, isUp: Bool = false, _ event: (WlTouch) -> Void) {
        for resource in activeResources(of: client) { event(resource) }
        recordUnframed(client)
        if framing.sent(isUp: isUp, policy, isAnyDown: !contacts.isEmpty) { sendFrame() }
    }

    private func recordUnframed(_ client: ServerClient) {
        if !unframed.contains(client) { unframed.append(client) }
    }

    func activeResources(of client: ServerClient) -> [WlTouch] {
        resources.filter { $0.isAlive && $0.client === client }
    }

    // MARK: The device's life

    /// Takes in a client's object; one that came when there is no device stays silent for ever.
    func add(_ resource: WlTouch, isActive: Bool) {
        guard isActive else { return }
        resources.append(resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
    }

    func deviceWasRemoved() {
        let (clients, lost) = (involvedClients, contacts)
        if !lost.isEmpty { end(lost, of: clients, as: policy.deviceLoss) }
        resources.removeAll()
        contacts = []
        unframed = []
        emulation.cancel()
        updatePointer()
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        let lost = contacts.filter { $0.surface === surface }
        for index in contacts.indices where contacts[index].surface === surface {
            contacts[index].surface = nil
            if policy.surfaceLoss == .goesOn { contacts[index].heir = Target(surface) }
        }
        if lastSurface === surface { lastSurface = nil }
        let client = surface.resource.client
        guard policy.surfaceLoss == .ups, !lost.isEmpty, client.isAlive else { return }
        for contact in lost { sendUp(contact.number, to: client) }
        frame()
    }

    func isDown(serial: UInt32) -> Bool { contacts.contains { $0.serial == serial } }
}

extension WlTouch: DeviceResource {}
