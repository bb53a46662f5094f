import TactusGeometry
import WaylandServer

/// A seat's drag: what a client drags with the pointer or a finger, until it is dropped.
///
/// It begins when a client asks for it while a button or finger is down on its surface (`wl_data_device.start_drag`);
/// from then on that button or finger moves the drag, and surfaces hear of nothing else.
public final class DragAndDrop {
    private unowned let seat: Seat
    private var drag: Drag?
    private weak var droppedSource: (any DragSource)?

    /// What moves a drag.
    private enum Mover: Hashable {
        case pointer
        case finger(Int32)
        /// Another program's own, which nobody else has.
        case peer
    }

    /// A drag that is going on.
    private struct Drag {
        var source: (any DragSource)?
        /// Who drags it; `nil` for another program that the compositor plays.
        var client: ServerClient?
        weak var icon: Surface?
        var mover: Mover
        var location: Point
        weak var focus: Surface?
        var offer: DragOffer?
    }

    init(seat: Seat) {
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    /// Whether something is being dragged.
    public var isActive: Bool { drag != nil }

    /// Where it is, in logical pixels; `nil` while nothing is dragged.
    var location: Point? { drag?.location }

    /// Whether that is what is dragged.
    func isDragging(_ source: DataSource) -> Bool { drag?.source === source }

    /// The surface that the client shows under the pointer or finger meanwhile.
    public var icon: Surface? { drag?.icon }

    /// The icon, and where its upper left corner is in the space of all outputs.
    var shownIcon: (surface: Surface, origin: PixelPoint)? {
        guard let drag, let icon = drag.icon, let role = icon.role as? DragIconRole else { return nil }
        let corner = drag.location.wholePixel
        return (icon, PixelPoint(x: corner.x + role.offset.x, y: corner.y + role.offset.y))
    }

    // MARK: From start to drop

    func start(
        _ source: DataSource?, from origin: Surface?, icon: Surface?, serial: UInt32, on device: WlDataDevice
    ) {
        if let icon {
            guard icon.mayHaveRole("drag icon"), icon.xdgSurface == nil else {
                return compositor.raise(
                    .dragIconRole, on: device, "the icon already is \(icon.lastRoleName ?? "an xdg_surface")")
            }
        }
        guard drag == nil, source?.isUsed != true, let origin, var (mover, location) = mover(serial: serial, on: origin)
        else {
            source?.resource.sendCancelled()
            return compositor.ignoreWrongSerial(
                on: device, "start_drag with \(serial), which nothing that is down on its surface had")
        }
        if case .finger = mover {
            switch compositor.shellPolicy.fingerDrags {
            case .delivered, .forgotten, .stalled: break
            case .ignored: (mover, location) = (.pointer, seat.pointer.location)
            case .cancelled:
                source?.isUsed = true
                source?.resource.sendCancelled()
                return compositor.display.flushClients()
            case .refused:
                return compositor.raise(.dragRole, on: device, "a finger's serial begins no drag here")
            }
        }
        source?.isUsed = true
        source?.onGone = { [weak self] in self?.abort() }
        icon?.role = DragIconRole()
        drag = Drag(source: source, client: device.client, icon: icon, mover: mover, location: location)
        switch mover {
        case .pointer: seat.pointer.leaveForDrag()
        case .finger: seat.touch.revoke(from: device.client)
        case .peer: break
        }
        if mover == .pointer || [.delivered, .stalled].contains(compositor.shellPolicy.fingerDrags) {
            move(to: location)
        }
        compositor.display.flushClients()
    }

    /// Begins a drag of another program.
    func start(_ source: any DragSource, at point: Point) {
        guard drag == nil else { return source.cancel() }
        drag = Drag(source: source, client: nil, icon: nil, mover: .peer, location: point)
        move(to: point)
        compositor.display.flushClients()
    }

    /// Another program moved what it drags.
    func peerMoved(to point: Point) {
        guard drag?.mover == .peer else { return }
        move(to: point)
    }

    /// Another program allows something else with what it drags.
    func peerActionsDidChange() {
        guard drag?.mover == .peer else { return }
        drag?.offer?.sourceActionsDidChange()
        compositor.display.flushClients()
    }

    /// Another program let go of what it drags.
    func peerDropped() {
        guard drag?.mover == .peer else { return }
        drop()
    }

    /// What is dragged, or was dropped last.
    var draggedSource: (any DragSource)? { drag?.source ?? droppedSource }

    private func mover(serial: UInt32, on origin: Surface) -> (Mover, Point)? {
        if seat.pointer.isDown(serial: serial), seat.pointer.focus?.resource.client === origin.resource.client {
            return (.pointer, seat.pointer.location)
        }
        return seat.touch.contact(serial: serial, on: origin).map { (.finger($0.id), $0.location) }
    }

    /// The pointer moved; `true` when it moves a drag.
    func pointerMoved(to point: Point) -> Bool {
        guard drag?.mover == .pointer else { return false }
        move(to: point)
        return true
    }

    /// A button went down or up; `true` when the drag has the pointer. The last release drops.
    func pointerButton(isLast: Bool) -> Bool {
        guard drag?.mover == .pointer else { return false }
        if isLast { drop() }
        return true
    }

    /// A finger moved; `true` when it moves a drag.
    func fingerMoved(_ id: Int32, to point: Point) -> Bool {
        guard drag?.mover == .finger(id) else { return false }
        if compositor.shellPolicy.fingerDrags == .delivered { move(to: point) }
        return true
    }

    /// A finger lifted; `true` when it dropped something.
    func fingerLifted(_ id: Int32) -> Bool {
        guard drag?.mover == .finger(id) else { return false }
        if compositor.shellPolicy.fingerDrags != .stalled { drop() }
        return true
    }

    /// Ends the drag without a drop.
    public func cancel() {
        guard let drag else { return }
        setFocus(nil)
        drag.source?.onGone = nil
        drag.source?.cancel()
        end()
        compositor.display.flushClients()
    }

    private func abort() {
        setFocus(nil)
        end()
    }

    private func end() {
        let icon = drag?.icon
        if icon?.role is DragIconRole { icon?.role = nil }
        drag = nil
        seat.pointer.sceneDidChange()
    }

    private func move(to point: Point) {
        drag?.location = point
        let carrier = (drag?.source as? DataSource)?.toplevelDrag
        carrier?.move(to: point)
        let target = compositor.stack.hit(at: point, behind: carrier?.toplevel)?.surface
        // Without a source the drag is the client's own affair.
        let isForeign = drag?.source == nil && target?.resource.client !== drag?.client
        let newFocus = isForeign ? nil : target
        if newFocus !== drag?.focus { return setFocus(newFocus) }
        guard let focus = newFocus else { return }
        let local = local(point, in: focus)
        for device in seat.clipboard.devices(of: focus.resource.client) {
            device.sendMotion(time: compositor.eventTime, x: WireFixed(local.x), y: WireFixed(local.y))
        }
        compositor.display.flushClients()
    }

    private func setFocus(_ surface: Surface?) {
        if let old = drag?.focus {
            for device in seat.clipboard.devices(of: old.resource.client) { device.sendLeave() }
            drag?.offer?.end()
        }
        drag?.focus = surface
        drag?.offer = nil
        guard let surface, let drag else { return }
        let local = local(drag.location, in: surface)
        let serial = compositor.display.nextSerial()
        for device in seat.clipboard.devices(of: surface.resource.client) {
            var offer: WlDataOffer?
            if let source = drag.source {
                offer = device.sendDataOffer()
                self.drag?.offer = offer.map { DragOffer($0, of: source, compositor: compositor) }
            }
            device.sendEnter(
                serial: serial, surface: surface.resource, x: WireFixed(local.x), y: WireFixed(local.y), id: offer)
        }
        compositor.display.flushClients()
    }

    private func drop() {
        guard let drag else { return }
        if let focus = drag.focus, drag.source == nil || drag.offer?.isAcceptable == true {
            for device in seat.clipboard.devices(of: focus.resource.client) { device.sendDrop() }
            drag.source?.onGone = nil
            drag.offer?.wasDropped()
            droppedSource = drag.source
            end()
            compositor.display.flushClients()
        } else {
            cancel()
        }
    }

    private func local(_ point: Point, in surface: Surface) -> Point {
        let origin = surface.origin ?? .zero
        return Point(x: point.x - origin.x, y: point.y - origin.y)
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        guard drag?.focus === surface else { return }
        setFocus(nil)
    }
}

/// The role of a surface that is shown under a drag.
final class DragIconRole: SurfaceRole {
    let roleName = "drag icon"
    /// How far its client has moved it away from the pointer or finger, in surface units.
    private(set) var offset = PixelPoint.zero

    func mayCommit(_ update: SurfaceUpdate) -> Bool {
        offset = PixelPoint(x: offset.x + update.offset.x, y: offset.y + update.offset.y)
        return true
    }
    func didCommit() {}
    func surfaceWillBeDestroyed() {}
}
