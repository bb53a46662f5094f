public import TactusGeometry
import WaylandServer

/// A pen, or another tool of a tablet: `zwp_tablet_tool_v2` as a compositor sends it.
///
/// Points are logical pixels of the output. The surface under the tool has it; while the tip or a button is down it
/// keeps it. Every method ends with a frame, unless several are put ``inOneFrame(_:)``. What the tool cannot measure
/// after its description is not sent.
public final class SeatTabletTool {
    /// What clients are told of it.
    public let description: TabletToolDescription
    private unowned let seat: Seat
    private var objects = ObjectList<TabletToolObject>()
    /// The tablet that it is in reach of.
    public private(set) weak var tablet: Tablet?
    /// The surface that has it.
    private(set) weak var focus: Surface?
    /// Where it is on the output.
    public private(set) var location = Point.zero
    private var downSerial: UInt32?
    private var pressed: [(code: UInt32, serial: UInt32)] = []
    private var isFrameOpen = false

    init(_ description: TabletToolDescription, seat: Seat) {
        self.description = description
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    /// Whether its tip touches the tablet.
    public var isDown: Bool { downSerial != nil }

    // MARK: Sending

    /// Comes into reach of a tablet, over a point of the output (`proximity_in`).
    public func approach(_ tablet: Tablet, at point: Point) {
        self.tablet = tablet
        move(to: point)
    }

    /// Moves to a point of the output.
    public func move(to point: Point) {
        location = point
        guard tablet != nil else { return }
        inOneFrame {
            let target = isDown || !pressed.isEmpty ? focus : compositor.stack.hit(at: point)?.surface
            if target !== focus { setFocus(target) }
            guard let focus else { return }
            let origin = focus.origin ?? .zero
            send { $0.sendMotion(x: WireFixed(point.x - origin.x), y: WireFixed(point.y - origin.y)) }
        }
    }

    /// Touches the tablet with its tip.
    public func down() {
        let serial = seat.nextInputSerial(isPress: true)
        downSerial = serial
        seat.didPress(on: focus)
        inOneFrame { send { $0.sendDown(serial: serial) } }
        reportUndelivered()
    }

    /// Notes that nobody heard of the tip, when it is so.
    private func reportUndelivered() {
        guard focusedObject == nil else { return }
        let reason =
            focus == nil ? UndeliveredInput.Reason.noSurface : .noListener(interface: ZwpTabletToolV2.interfaceName)
        compositor.reportUndelivered(UndeliveredInput(.pen, at: location, reason))
    }

    /// Lifts its tip.
    public func up() {
        downSerial = nil
        inOneFrame { send { $0.sendUp() } }
    }

    /// Is pressed: from 0 to 1.
    public func press(_ pressure: Double) {
        sendAxis(.pressure) { $0.sendPressure(pressure: Self.normalized(pressure)) }
    }

    /// Is so far from the tablet: from 0 to 1.
    public func hover(at distance: Double) {
        sendAxis(.distance) { $0.sendDistance(distance: Self.normalized(distance)) }
    }

    /// Leans, by degrees to the right and towards the user.
    public func tilt(x: Double, y: Double) {
        sendAxis(.tilt) { $0.sendTilt(tiltX: WireFixed(x), tiltY: WireFixed(y)) }
    }

    /// Is turned, by degrees clockwise from its neutral position.
    public func rotate(to degrees: Double) {
        sendAxis(.rotation) { $0.sendRotation(degrees: WireFixed(degrees)) }
    }

    /// Has its slider moved: from -1 to 1.
    public func slide(to position: Double) {
        sendAxis(.slider) { $0.sendSlider(position: Int32((min(max(position, -1), 1) * 65535).rounded())) }
    }

    /// Has its wheel turned, by degrees and by notches.
    public func turnWheel(by degrees: Double, notches: Int) {
        sendAxis(.wheel) { $0.sendWheel(degrees: WireFixed(degrees), clicks: Int32(clamping: notches)) }
    }

    /// Has a button pressed or released, by its Linux code: the lower one of a pen is 0x14b.
    public func button(_ code: UInt32, isPressed: Bool) {
        let serial = seat.nextInputSerial(isPress: isPressed)
        pressed.removeAll { $0.code == code }
        if isPressed { pressed.append((code, serial)) }
        inOneFrame { send { $0.sendButton(serial: serial, button: code, state: isPressed ? .pressed : .released) } }
    }

    /// Goes out of reach (`proximity_out`). A tip or button that is down is lifted first, unless told otherwise.
    ///
    /// - Parameter lifts: Whether it is; some compositors leave that out.
    public func leave(lifts: Bool = true) {
        guard tablet != nil else { return }
        if lifts {
            if isDown { up() }
            for code in pressed.map(\.code) { button(code, isPressed: false) }
        }
        downSerial = nil
        pressed = []
        setFocus(nil)
        tablet = nil
        compositor.display.flushClients()
    }

    /// Puts everything that is sent meanwhile into one frame.
    public func inOneFrame(_ body: () -> Void) {
        guard !isFrameOpen else { return body() }
        isFrameOpen = true
        body()
        isFrameOpen = false
        send { [time = compositor.eventTime] in $0.sendFrame(time: time) }
        compositor.display.flushClients()
    }

    private func sendAxis(_ axis: TabletToolDescription.Axis, _ event: (ZwpTabletToolV2) -> Void) {
        guard description.axes.contains(axis) else { return }
        inOneFrame { send(event) }
    }

    private static func normalized(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 65535).rounded()) }

    private func setFocus(_ surface: Surface?) {
        if focus != nil {
            send { $0.sendProximityOut() }
            send { [time = compositor.eventTime] in $0.sendFrame(time: time) }
        }
        focus = surface
        for object in objects { object.proximityDidChange(serial: nil) }
        guard let surface, let tablet else { return }
        let serial = compositor.display.nextSerial()
        for object in objects where object.resource.client === surface.resource.client {
            guard let tablet = tablet.resource(of: surface.resource.client) else { continue }
            object.proximityDidChange(serial: serial)
            object.resource.sendProximityIn(serial: serial, tablet: tablet, surface: surface.resource)
        }
    }

    private func send(_ event: (ZwpTabletToolV2) -> Void) {
        guard let client = focus?.resource.client else { return }
        for object in objects where object.resource.isAlive && object.resource.client === client {
            event(object.resource)
        }
    }

    // MARK: Its life

    func announce(to client: ZwpTabletSeatV2) {
        guard let resource = client.sendToolAdded() else { return }
        let object = TabletToolObject(resource, compositor: compositor)
        objects.append(object, of: resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.objects.remove(resource) }
        resource.sendType(toolType: ZwpTabletToolV2.TypeValue(rawValue: description.kind.rawValue))
        if description.serial != 0 {
            resource.sendHardwareSerial(
                hardwareSerialHi: UInt32(description.serial >> 32),
                hardwareSerialLo: UInt32(truncatingIfNeeded: description.serial))
        }
        if description.wacomID != 0 {
            resource.sendHardwareIdWacom(
                hardwareIdHi: UInt32(description.wacomID >> 32),
                hardwareIdLo: UInt32(truncatingIfNeeded: description.wacomID))
        }
        for axis in TabletToolDescription.Axis.allCases where description.axes.contains(axis) {
            resource.sendCapability(capability: ZwpTabletToolV2.Capability(rawValue: axis.rawValue))
        }
        resource.sendDone()
    }

    func remove() {
        for object in objects { object.resource.sendRemoved() }
        objects.removeAll()
    }

    func willHide(_ surface: Surface) {
        guard let focus, focus.isPart(of: surface) else { return }
        setFocus(nil)
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        if focus === surface { focus = nil }
    }

    func isDown(serial: UInt32) -> Bool { downSerial == serial || pressed.contains { $0.serial == serial } }

    /// What the client that has the tool wants it to look like.
    public var cursor: SeatCursor { focusedObject?.cursor ?? .undefined }

    /// The picture that stands for it.
    var cursorRole: CursorRole? { focusedObject?.cursorRole }

    private var focusedObject: TabletToolObject? {
        objects.first { $0.resource.client === focus?.resource.client }
    }
}

/// A client's `zwp_tablet_tool_v2`.
final class TabletToolObject {
    let resource: ZwpTabletToolV2
    private unowned let compositor: Compositor
    private var proximitySerial: UInt32?
    private var proximitySerials = RecentSerials()
    /// The picture that stands for the tool.
    private(set) var cursorRole: CursorRole?
    private(set) var cursor = SeatCursor.undefined

    init(_ resource: ZwpTabletToolV2, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] request in
            guard case .setCursor(let serial, let surface, let x, let y) = request else { return }
            setCursor(surface?.tag as? Surface, hotspot: PixelPoint(x: Int(x), y: Int(y)), serial: serial)
        }
    }

    /// The tool came over a surface of the client, or went.
    func proximityDidChange(serial: UInt32?) {
        proximitySerial = serial
        if let serial { proximitySerials.add(serial) }
        cursor = .undefined
        cursorRole = nil
    }

    func setShape(_ shape: UInt32, serial: UInt32, on device: WpCursorShapeDeviceV1) {
        if mayShow(serial: serial, on: device) { cursor = .shape(shape) }
    }

    /// Whether the client may say what the tool looks like: it has the tool, and knows since when.
    private func mayShow(serial: UInt32, on resource: Resource) -> Bool {
        if serial == proximitySerial { return true }
        if !proximitySerials.contains(serial) {
            compositor.ignoreWrongSerial(on: resource, "a cursor with \(serial), which no proximity_in had")
        }
        return false
    }

    private func setCursor(_ surface: Surface?, hotspot: PixelPoint, serial: UInt32) {
        var role: CursorRole?
        if let surface {
            role = CursorRole.assign(to: surface, hotspot: hotspot)
            guard role != nil else {
                return compositor.raise(
                    .toolCursorRole, on: resource,
                    "wl_surface#\(surface.resource.id) already is \(surface.lastRoleName ?? "an xdg_surface")")
            }
        }
        guard mayShow(serial: serial, on: resource) else { return }
        cursorRole = role
        cursor = role == nil ? .hidden : .picture
    }
}

extension ZwpTabletToolV2: DeviceResource {}
