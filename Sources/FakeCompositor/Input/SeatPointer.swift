public import TactusGeometry
import WaylandServer

/// A seat's mouse or touchpad: `wl_pointer` as a compositor sends it.
///
/// Points are logical pixels of the output. The surface under the pointer has it; while a button is down it keeps it.
/// Every method ends with a frame. The cursor is not drawn.
public final class SeatPointer {
    private unowned let seat: Seat
    private var resources: [WlPointer] = []
    /// The surface that has the pointer.
    private weak var focus: Surface?
    private var enterSerial: UInt32?
    private var pressed: [(code: UInt32, serial: UInt32)] = []
    /// The surface that the client with the pointer uses as cursor.
    private(set) weak var cursor: Surface?
    private var roles: [CursorRole] = []
    /// Moves or resizes a window until all buttons are released.
    private var drag: WindowDrag?

    /// Where it is on the output.
    public private(set) var location = Point.zero

    init(seat: Seat) {
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    /// The buttons that are down, by their Linux codes.
    public var pressedButtons: [UInt32] { pressed.map(\.code) }

    // MARK: Sending

    /// Moves to a point of the output: leave and enter where it changes surfaces, else motion.
    public func move(to point: Point) {
        location = point
        if let drag { return drag.move(to: point) }
        let target = pressed.isEmpty ? compositor.stack.hit(at: point)?.surface : focus
        if target !== focus {
            setFocus(target)
        } else if let target {
            let local = local(in: target)
            send(to: target) { [time = compositor.eventTime] in
                $0.sendMotion(time: time, surfaceX: WireFixed(local.x), surfaceY: WireFixed(local.y))
            }
        }
        compositor.display.flushClients()
    }

    /// Presses or releases a button, by its Linux code: the left one is 0x110.
    public func button(_ code: UInt32, isPressed: Bool) {
        let serial = seat.nextInputSerial(isPress: isPressed)
        pressed.removeAll { $0.code == code }
        if isPressed { pressed.append((code, serial)) }
        if pressed.isEmpty, let drag {
            self.drag = nil
            drag.end()
        }
        let isTaken = isPressed && compositor.stack.dismissPopups(unlessTouching: focus)
        if isPressed, !isTaken { seat.didPress(on: focus) }
        if let focus, !isTaken {
            send(to: focus) { [time = compositor.eventTime] in
                $0.sendButton(serial: serial, time: time, button: code, state: isPressed ? .pressed : .released)
            }
        }
        // The release ends the grab: what is under the pointer now gets it.
        if pressed.isEmpty, compositor.stack.hit(at: location)?.surface !== focus { move(to: location) }
        compositor.display.flushClients()
    }

    /// Scrolls with fingers on a touchpad, by logical pixels; down and to the right are positive.
    public func scroll(by delta: Vector) {
        guard let focus else { return }
        send(to: focus) { [time = compositor.eventTime] in
            if $0.canSend(since: WlPointer.axisSourceSince) { $0.sendAxisSource(axisSource: .finger) }
            if delta.dy != 0 { $0.sendAxis(time: time, axis: .verticalScroll, value: WireFixed(delta.dy)) }
            if delta.dx != 0 { $0.sendAxis(time: time, axis: .horizontalScroll, value: WireFixed(delta.dx)) }
        }
        compositor.display.flushClients()
    }

    /// Lifts the scrolling fingers: the axes along which `delta` is not zero stop.
    public func stopScrolling(along delta: Vector) {
        guard let focus else { return }
        send(to: focus) { [time = compositor.eventTime] in
            guard $0.canSend(since: WlPointer.axisStopSince) else { return }
            $0.sendAxisSource(axisSource: .finger)
            if delta.dy != 0 { $0.sendAxisStop(time: time, axis: .verticalScroll) }
            if delta.dx != 0 { $0.sendAxisStop(time: time, axis: .horizontalScroll) }
        }
        compositor.display.flushClients()
    }

    /// Takes the pointer away from its client while buttons are down, because the user goes on to handle the window.
    ///
    /// - Parameters:
    ///   - serial: That of the press of a button that is down.
    ///   - client: Whose surface must have the pointer.
    ///   - makeDrag: Called with where the pointer is; what it returns has the pointer until the buttons are released.
    /// - Returns: Whether there is such a button.
    func handOver(serial: UInt32, from client: ServerClient, makeDrag: (Point) -> WindowDrag?) -> Bool {
        guard isDown(serial: serial), focus?.resource.client === client else { return false }
        setFocus(nil)
        drag = makeDrag(location)
        compositor.display.flushClients()
        return true
    }

    private func setFocus(_ surface: Surface?) {
        if let old = focus {
            let serial = compositor.display.nextSerial()
            send(to: old) { $0.sendLeave(serial: serial, surface: old.resource) }
        }
        focus = surface
        cursor = nil
        enterSerial = nil
        guard let surface else { return }
        let serial = compositor.display.nextSerial()
        enterSerial = serial
        let local = local(in: surface)
        send(to: surface) {
            $0.sendEnter(
                serial: serial, surface: surface.resource, surfaceX: WireFixed(local.x), surfaceY: WireFixed(local.y))
        }
    }

    private func local(in surface: Surface) -> Point {
        let origin = surface.origin ?? .zero
        return Point(x: location.x - origin.x, y: location.y - origin.y)
    }

    /// Sends to all of a client's pointers, each with its frame.
    private func send(to surface: Surface, _ event: (WlPointer) -> Void) {
        for resource in resources where resource.isAlive && resource.client === surface.resource.client {
            event(resource)
            if resource.canSend(since: WlPointer.frameSince) { resource.sendFrame() }
        }
    }

    // MARK: The device's life

    /// Takes in a client's object; one that came when there is no device stays silent for ever.
    func add(_ resource: WlPointer, isActive: Bool) {
        resource.onRequest = { [weak self, unowned resource] in self?.receive($0, on: resource) }
        guard isActive else { return }
        resources.append(resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.removeAll { $0 === resource } }
    }

    func deviceWasRemoved() {
        resources = []
        pressed = []
        focus = nil
        cursor = nil
        drag = nil
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        if focus === surface { focus = nil }
        if cursor === surface { cursor = nil }
        roles.removeAll { $0.surface == nil || $0.surface === surface }
    }

    func isDown(serial: UInt32) -> Bool { pressed.contains { $0.serial == serial } }

    private func receive(_ request: WlPointer.Request, on resource: WlPointer) {
        switch request {
        case .release: break
        case .setCursor(let serial, let surface, _, _):
            let surface = surface?.tag as? Surface
            if let surface, !(surface.role is CursorRole) {
                guard surface.mayTakeRole("cursor"), surface.xdgSurface == nil else {
                    return compositor.raise(
                        .cursorRole, on: resource,
                        "wl_surface#\(surface.resource.id) already is \(surface.lastRoleName ?? "an xdg_surface")")
                }
                let role = CursorRole(surface)
                roles.append(role)
                surface.role = role
            }
            guard serial == enterSerial, focus?.resource.client === resource.client else { return }
            cursor = surface
        }
    }
}

/// The role of a surface that is a pointer's picture.
private final class CursorRole: SurfaceRole {
    let roleName = "cursor"
    private(set) weak var surface: Surface?

    init(_ surface: Surface) { self.surface = surface }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { true }
    func didCommit() {}
    func surfaceWillBeDestroyed() {}
}
