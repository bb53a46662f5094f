import WaylandServer

/// A set of buttons, rings and strips beside a tablet: `zwp_tablet_pad_v2` as a compositor sends it.
///
/// It goes with the focus of keys: see ``Seat/focus``.
public final class TabletPad {
    /// What clients are told of it.
    public let description: TabletPadDescription
    /// The tablet that it belongs to.
    public private(set) weak var tablet: Tablet?
    private unowned let seat: Seat
    private var objects = ObjectList<Object>()

    /// What moves a ring or strip.
    public enum Source: Hashable, Sendable {
        /// A finger.
        case finger
        /// Nobody knows.
        case unknown
    }

    /// A client's `zwp_tablet_pad_v2` with what is on it.
    private struct Object {
        var resource: ZwpTabletPadV2
        var groups: [ZwpTabletPadGroupV2]
        var rings: [ZwpTabletPadRingV2]
        var strips: [ZwpTabletPadStripV2]
    }

    init(_ description: TabletPadDescription, tablet: Tablet, seat: Seat) {
        self.description = description
        self.tablet = tablet
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    // MARK: Sending

    /// Presses or releases a button, by its number on the pad.
    public func button(_ number: UInt32, isPressed: Bool) {
        send {
            $0.resource.sendButton(
                time: compositor.eventTime, button: number, state: isPressed ? .pressed : .released)
        }
    }

    /// A finger is on a ring, at degrees clockwise from the top; `nil` lifts it.
    ///
    /// - Parameters:
    ///   - ring: The ring's number, counted over all groups.
    ///   - degrees: Where the finger is.
    ///   - source: What moves it.
    public func ring(_ ring: Int, degrees: Double?, source: Source = .finger) {
        send { object in
            guard object.rings.indices.contains(ring), object.rings[ring].isAlive else { return }
            let resource = object.rings[ring]
            if source == .finger { resource.sendSource(source: .finger) }
            if let degrees { resource.sendAngle(degrees: WireFixed(degrees)) } else { resource.sendStop() }
            resource.sendFrame(time: compositor.eventTime)
        }
    }

    /// A finger is on a strip, from 0 at its left or upper end to 1; `nil` lifts it.
    ///
    /// - Parameters:
    ///   - strip: The strip's number, counted over all groups.
    ///   - position: Where the finger is.
    ///   - source: What moves it.
    public func strip(_ strip: Int, position: Double?, source: Source = .finger) {
        send { object in
            guard object.strips.indices.contains(strip), object.strips[strip].isAlive else { return }
            let resource = object.strips[strip]
            if source == .finger { resource.sendSource(source: .finger) }
            if let position {
                resource.sendPosition(position: UInt32((min(max(position, 0), 1) * 65535).rounded()))
            } else {
                resource.sendStop()
            }
            resource.sendFrame(time: compositor.eventTime)
        }
    }

    /// A group of controls means something else from now on (`mode_switch`).
    public func switchMode(ofGroup group: Int, to mode: UInt32) {
        let serial = seat.nextInputSerial()
        send { object in
            guard object.groups.indices.contains(group), object.groups[group].isAlive else { return }
            object.groups[group].sendModeSwitch(time: compositor.eventTime, serial: serial, mode: mode)
        }
    }

    private func send(_ event: (Object) -> Void) {
        guard let client = seat.focus?.resource.client else { return }
        for object in objects where object.resource.isAlive && object.resource.client === client { event(object) }
        compositor.display.flushClients()
    }

    // MARK: Its life

    func announce(to client: ZwpTabletSeatV2) {
        guard let resource = client.sendPadAdded() else { return }
        var object = Object(resource: resource, groups: [], rings: [], strips: [])
        resource.onDestroy = { [weak self, unowned resource] in
            self?.objects.remove(resource)
        }
        resource.sendButtons(buttons: description.buttonCount)
        resource.sendPath(path: description.path)
        for description in description.groups {
            guard let group = resource.sendGroup() else { continue }
            object.groups.append(group)
            group.sendButtons(buttons: [UInt8](description.buttons))
            for _ in 0..<description.ringCount { group.sendRing().map { object.rings.append($0) } }
            for _ in 0..<description.stripCount { group.sendStrip().map { object.strips.append($0) } }
            group.sendModes(modes: description.modeCount)
            group.sendDone()
        }
        resource.sendDone()
        objects.append(object, of: resource)
        if let focus = seat.focus { enter(focus, on: CollectionOfOne(object)) }
    }

    func enter(_ surface: Surface) { enter(surface, on: objects) }

    private func enter(_ surface: Surface, on objects: some Sequence<Object>) {
        guard let tablet = tablet?.resource(of: surface.resource.client) else { return }
        let serial = compositor.display.nextSerial()
        for object in objects where object.resource.client === surface.resource.client {
            object.resource.sendEnter(serial: serial, tablet: tablet, surface: surface.resource)
        }
    }

    func leave(_ surface: Surface) {
        let serial = compositor.display.nextSerial()
        for object in objects where object.resource.client === surface.resource.client {
            object.resource.sendLeave(serial: serial, surface: surface.resource)
        }
    }

    func remove() {
        for object in objects { object.resource.sendRemoved() }
        objects.removeAll()
    }
}

extension ZwpTabletPadV2: DeviceResource {}
extension ZwpTabletPadGroupV2: DeviceResource {}
extension ZwpTabletPadRingV2: DeviceResource {}
extension ZwpTabletPadStripV2: DeviceResource {}
