public import TactusGeometry
import WaylandServer

/// A seat's mouse or touchpad: `wl_pointer` as a compositor sends it.
///
/// Points are logical pixels of the output. The surface under the pointer has it; while a button is down it keeps it.
/// Every method ends with a frame, unless several are put ``inOneFrame(_:)``.
public final class SeatPointer {
    unowned let seat: Seat
    private var resources = ObjectList<WlPointer>()
    /// The surface that has the pointer.
    private(set) weak var focus: Surface?
    private(set) var enterSerial: UInt32?
    private var enterSerials = RecentSerials()
    private var pressed: [(code: UInt32, serial: UInt32)] = []
    /// The picture that stands for it.
    private(set) var cursorRole: CursorRole?
    /// Moves or resizes a window until all buttons are released.
    private var drag: WindowDrag?
    var notches = NotchCounter()
    private(set) lazy var constraints = PointerConstraints(pointer: self)
    private var openFrame: OpenFrame?
    private var isOnScreen = false
    /// Whether it is on no surface, because fingers are down.
    var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { setFocus(nil) } else { sceneDidChange() }
        }
    }
    /// Where the client with the pointer knows it to be, in its surface's units.
    private var knownLocal = Point.zero

    /// Where it is on the output.
    public private(set) var location = Point.zero
    /// What the client that has the pointer wants it to look like.
    public private(set) var cursor = SeatCursor.undefined

    /// Whom a frame goes to that is still open.
    private struct OpenFrame {
        var pointers: [WlPointer] = []
    }

    init(seat: Seat) {
        self.seat = seat
    }

    var compositor: Compositor { seat.compositor }

    /// The buttons that are down, by their Linux codes.
    public var pressedButtons: [UInt32] { pressed.map(\.code) }

    /// The surface that the client with the pointer uses as its picture.
    public var cursorSurface: Surface? { cursor == .picture ? cursorRole?.surface : nil }

    // MARK: Sending

    /// Moves to a point of the output: leave and enter where it changes surfaces, else motion.
    ///
    /// While a client has the pointer locked it stays where it is, and clients are told of the movement alone; while it
    /// is confined it stays in its region. The first time puts it on the screen, which is no movement.
    public func move(to point: Point) {
        let delta = Vector(dx: point.x - location.x, dy: point.y - location.y)
        move(by: delta, told: isOnScreen ? (delta, delta) : nil)
    }

    /// Moves by logical pixels: see ``move(to:)``.
    ///
    /// - Parameters:
    ///   - delta: How far.
    ///   - unaccelerated: How far the hand moved the device, for relative pointers; by default as far.
    public func move(by delta: Vector, unaccelerated: Vector? = nil) {
        move(by: delta, told: (delta, unaccelerated ?? delta))
    }

    private func move(by delta: Vector, told: (delta: Vector, unaccelerated: Vector)?) {
        seat.userWasActive()
        inOneFrame {
            let wish = Point(x: location.x + delta.dx, y: location.y + delta.dy)
            let goal = constraints.limit(wish, from: location)
            // As wlroots and KWin do: who goes by both, as a compositor that is a guest, adds the way first, and is
            // then told where the pointer is.
            let hadFocus = focus != nil
            if let told, hadFocus { sendRelativeMotion(told.delta, unaccelerated: told.unaccelerated) }
            moveWithinFrame(to: goal ?? location, isHeld: goal == nil)
            if let told, !hadFocus { sendRelativeMotion(told.delta, unaccelerated: told.unaccelerated) }
        }
        flush()
    }

    private func moveWithinFrame(to point: Point, isHeld: Bool) {
        location = point
        isOnScreen = true
        if let drag { return drag.move(to: point) }
        if seat.dragAndDrop.pointerMoved(to: point) || isHidden { return }
        let target = pressed.isEmpty && !isHeld ? compositor.stack.hit(at: point)?.surface : focus
        if target !== focus {
            setFocus(target)
        } else if let target, !isHeld {
            sendMotion(on: target)
            constraints.update()
        }
    }

    private func sendMotion(on surface: Surface) {
        let local = local(in: surface)
        knownLocal = local
        send(to: surface) { [seat, time = compositor.eventTime] in
            seat.stamp($0)
            $0.sendMotion(time: time, surfaceX: WireFixed(local.x), surfaceY: WireFixed(local.y))
        }
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
        if !seat.dragAndDrop.pointerButton(isLast: pressed.isEmpty) {
            let isTaken = isPressed && compositor.stack.dismissPopups(unlessTouching: focus)
            if isPressed, !isTaken {
                seat.didPress(on: focus)
                reportUndelivered(.button(code: code))
            }
            if let focus, !isTaken {
                send(to: focus) { [seat, time = compositor.eventTime] in
                    seat.stamp($0)
                    $0.sendButton(serial: serial, time: time, button: code, state: isPressed ? .pressed : .released)
                }
            }
        }
        // The release ends the grab: what is under the pointer now gets it.
        if pressed.isEmpty { sceneDidChange() }
        flush()
    }

    /// Notes that nobody heard of something, when it is so.
    func reportUndelivered(_ act: UndeliveredInput.Action) {
        guard drag == nil else { return }
        let reason: UndeliveredInput.Reason
        if !seat.capabilities.contains(.pointer) {
            reason = .noDevice
        } else if let focus {
            guard resources(of: focus.resource.client).isEmpty else { return }
            reason = .noListener(interface: WlPointer.interfaceName)
        } else {
            reason = .noSurface
        }
        compositor.reportUndelivered(UndeliveredInput(act, at: location, reason))
    }

    /// Puts everything that is sent meanwhile into one frame for each client.
    ///
    /// - Parameter body: Moves, presses, scrolls.
    public func inOneFrame(_ body: () -> Void) {
        guard openFrame == nil else { return body() }
        openFrame = OpenFrame()
        body()
        let pointers = openFrame?.pointers ?? []
        openFrame = nil
        for pointer in pointers where pointer.canSend(since: WlPointer.frameSince) { pointer.sendFrame() }
        flush()
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
        flush()
        return true
    }

    /// Takes the pointer away from its client for a drag: it hears of the drag alone.
    func leaveForDrag() { setFocus(nil) }

    /// Something came, went or moved under the pointer: it may be on another surface now, or elsewhere on the same.
    func sceneDidChange() {
        guard isOnScreen, !isHidden, pressed.isEmpty, drag == nil, !seat.dragAndDrop.isActive else { return }
        let target = compositor.stack.hit(at: location)?.surface
        if target !== focus {
            setFocus(target)
        } else if let target, local(in: target) != knownLocal {
            sendMotion(on: target)
        }
    }

    /// A surface with all that is on it is about to leave the screen: the pointer leaves it while it is still there.
    func willHide(_ surface: Surface) {
        guard let focus, focus.isPart(of: surface) else { return }
        setFocus(nil)
    }

    func flush() { compositor.display.flushClients() }

    private func setFocus(_ surface: Surface?) {
        if let old = focus {
            let serial = compositor.display.nextSerial()
            send(to: old) { $0.sendLeave(serial: serial, surface: old.resource) }
        }
        focus = surface
        cursor = .undefined
        cursorRole = nil
        enterSerial = nil
        if let surface {
            let serial = compositor.display.nextSerial()
            enterSerial = serial
            enterSerials.add(serial)
            let local = local(in: surface)
            knownLocal = local
            send(to: surface) {
                $0.sendEnter(
                    serial: serial, surface: surface.resource, surfaceX: WireFixed(local.x),
                    surfaceY: WireFixed(local.y))
            }
        }
        constraints.focusDidChange()
    }

    /// Where the pointer is in a surface's units.
    func local(in surface: Surface) -> Point {
        let origin = surface.origin ?? .zero
        return Point(x: location.x - origin.x, y: location.y - origin.y)
    }

    /// Sends to all of a client's pointers; each has a frame, now or when the open one ends.
    func send(to surface: Surface, _ event: (WlPointer) -> Void) {
        for resource in resources(of: surface.resource.client) {
            event(resource)
            if openFrame != nil {
                if openFrame?.pointers.contains(resource) == false { openFrame?.pointers.append(resource) }
            } else if resource.canSend(since: WlPointer.frameSince) {
                resource.sendFrame()
            }
        }
    }

    /// A client's objects that may be spoken to.
    func resources(of client: ServerClient) -> [WlPointer] {
        resources.filter { $0.isAlive && $0.client === client }
    }

    private func sendRelativeMotion(_ delta: Vector, unaccelerated: Vector) {
        guard let focus, drag == nil, delta != Vector(dx: 0, dy: 0) || unaccelerated != Vector(dx: 0, dy: 0) else {
            return
        }
        let listeners = compositor.inputGlobals.relativePointers.listeners
        send(to: focus) { pointer in
            for listener in listeners[ObjectIdentifier(pointer)] ?? ObjectList() where listener.isAlive {
                listener.send(at: compositor.eventMicroseconds, delta, unaccelerated: unaccelerated)
            }
        }
    }

    // MARK: The device's life

    /// Takes in a client's object; one that came when there is no device stays silent for ever.
    func add(_ resource: WlPointer, isActive: Bool) {
        resource.tag = self
        resource.onRequest = { [weak self, unowned resource] in self?.receive($0, on: resource) }
        guard isActive else { return }
        resources.append(resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
        guard let focus, let enterSerial, focus.resource.client === resource.client else { return }
        let local = local(in: focus)
        resource.sendEnter(
            serial: enterSerial, surface: focus.resource, surfaceX: WireFixed(local.x), surfaceY: WireFixed(local.y))
        if resource.canSend(since: WlPointer.frameSince) { resource.sendFrame() }
    }

    func deviceWasRemoved() {
        resources.removeAll()
        pressed = []
        focus = nil
        cursor = .undefined
        cursorRole = nil
        drag = nil
        isOnScreen = false
        constraints.focusDidChange()
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        if focus === surface {
            focus = nil
            cursor = .undefined
        }
        constraints.surfaceWasDestroyed(surface)
        guard cursorRole?.surface == nil || cursorRole?.surface === surface else { return }
        cursorRole = nil
        if cursor == .picture { cursor = .hidden }
    }

    func isDown(serial: UInt32) -> Bool { pressed.contains { $0.serial == serial } }

    /// The client with the pointer asks for a shape; another client's or an old wish is not heard.
    func setShape(_ shape: UInt32, serial: UInt32, on device: WpCursorShapeDeviceV1) {
        guard mayShow(serial: serial, on: device) else { return }
        cursor = .shape(shape)
        cursorRole = nil
    }

    /// Whether a client may say what the pointer looks like: it has the pointer, and knows since when.
    ///
    /// A wish that has crossed with a leave is nobody's fault; one with a serial that its client never
    /// got is noted down.
    private func mayShow(serial: UInt32, on resource: Resource) -> Bool {
        if serial == enterSerial, focus?.resource.client === resource.client { return true }
        if !enterSerials.contains(serial) {
            compositor.ignoreWrongSerial(on: resource, "a cursor with \(serial), which no enter had")
        }
        return false
    }

    private func receive(_ request: WlPointer.Request, on resource: WlPointer) {
        switch request {
        case .release: break
        case .setCursor(let serial, let surface, let x, let y):
            var role: CursorRole?
            if let surface = surface?.tag as? Surface {
                role = CursorRole.assign(to: surface, hotspot: PixelPoint(x: Int(x), y: Int(y)))
                guard role != nil else {
                    return compositor.raise(
                        .cursorRole, on: resource,
                        "wl_surface#\(surface.resource.id) already is \(surface.lastRoleName ?? "an xdg_surface")")
                }
            }
            guard mayShow(serial: serial, on: resource) else { return }
            cursorRole = role
            cursor = role == nil ? .hidden : .picture
        }
    }
}

extension WlPointer: DeviceResource {}
