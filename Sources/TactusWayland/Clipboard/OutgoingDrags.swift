import TactusGeometry
import TactusPlatform
import WaylandClient

/// What the application drags, while the compositor has it, and what targets still read of what it has dropped.
final class OutgoingDrags {
    /// What other programs are offered of a drag that is none of their business.
    private static let privateType: ContentType = "application/x-tactus-private"

    private let context: WireContext
    private let onEvent: (DragEvent) -> Void
    private let onLoss: () -> Void
    private var drags: [WireDrag] = []
    /// A drag that the compositor refused, with the finger that the application goes on with.
    private var refused: (id: DragID, finger: HandedOverFinger)?
    /// Whether the compositor refuses drags that fingers begin, or has let one begin and never sent anything about it
    /// again. It outlives the connection: some compositors end it when a finger asks for a drag.
    private var losesFingerDrags = false

    /// Creates a list without drags.
    ///
    /// - Parameters:
    ///   - context: Through whose pipes they are read, and by whose clock they go.
    ///   - onEvent: Called with what becomes of them.
    ///   - onLoss: Called once, when it turns out that the compositor carries no drags of fingers.
    init(context: WireContext, onEvent: @escaping (DragEvent) -> Void, onLoss: @escaping () -> Void) {
        self.context = context
        self.onEvent = onEvent
        self.onLoss = onLoss
    }

    /// When ``advance(to:)`` wants to be called though nothing arrives.
    var deadline: Instant? {
        var first: Instant?
        for drag in drags {
            guard let deadline = drag.deadline else { continue }
            first = min(first ?? deadline, deadline)
        }
        return first
    }

    /// Begins a drag, with what the user holds it with on its scene.
    ///
    /// - Parameters:
    ///   - request: What is dragged, and from which scene.
    ///   - seats: The seats that are there.
    ///   - globals: What its picture is made with.
    ///   - connection: Where it is asked for.
    /// - Returns: Whether the compositor has it now.
    func begin(
        _ request: DragRequest, of seats: [Seat], _ globals: WireGlobals, on connection: Connection
    ) -> Bool {
        guard let surface = context.surface(of: request.scene), let origin = surface.connected?.surface else {
            return false
        }
        for seat in seats {
            guard let device = seat.dragDevice, let holder = seat.serials.holder(on: request.scene) else { continue }
            // Some compositors would swallow the finger: nothing is lost when the drag is for this program alone.
            if holder == .finger, losesFingerDrags || request.item.types.isEmpty { return false }
            let finger = holder == .finger ? seat.followFinger(on: request.scene) : nil
            guard let serial = seat.handOver(from: request.scene) else { continue }
            let icon = request.preview.flatMap {
                DragIcon($0, scale: surface.scale, globals, memory: context.bufferMemory)
            }
            let grip = DragGrip(
                seat: seat.id, device: device, origin: origin, serial: serial, holder: holder, finger: finger)
            let drag = WireDrag(
                shareable(request), holding: grip, icon: icon, carriedBy: globals.optional.toplevelDrags,
                context: context
            ) { [weak self] change in
                self?.receive(change, of: request.id)
            }
            drags.append(drag)
            if let finger { watch(finger, of: drag, on: connection) }
            return true
        }
        return false
    }

    /// Lets the surface of a scene go along with a drag; see `Platform.attach(_:to:offset:)`.
    func attach(_ scene: SceneID, to id: DragID, offset: Vector) -> Bool {
        guard let toplevel = context.surface(of: scene)?.toplevel, let drag = drags.first(where: { $0.id == id })
        else { return false }
        return drag.attach(toplevel, offset: offset)
    }

    /// Ends a drag, without an event.
    func cancel(_ id: DragID) {
        for drag in drags where drag.id == id { drag.end() }
        drags.removeAll { $0.id == id }
        if refused?.id == id { refused = nil }
    }

    /// Gives up a drag that the compositor has forgotten.
    func advance(to now: Instant) {
        for drag in drags { _ = drag.advance(to: now) }
    }

    /// A button of a seat's pointer came up.
    func buttonDidComeUp(of seat: SeatID) {
        for drag in drags where drag.grip.seat == seat { drag.buttonCameUp() }
    }

    /// Something came over one of our own surfaces.
    func didEnterSurface() {
        for drag in drags where !drag.isDropped { drag.wasHeard() }
    }

    /// What is over one of our own surfaces moved there, left it, or was dropped.
    func didMoveOverSurface() {
        for drag in drags where !drag.isDropped { drag.wasMoved() }
    }

    /// Ends the drags of a seat that is gone, or can drag no more.
    func end(of seat: SeatID) { end { $0.grip.seat == seat } }

    /// Ends all drags.
    func connectionWasLost() {
        if drags.contains(where: \.isRefusedFinger) { learnLoss() }
        end { _ in true }
    }

    /// Notices what a compositor still tells of the finger once it has been asked for the drag: one that carries it
    /// tells nothing.
    private func watch(_ finger: HandedOverFinger, of drag: WireDrag, on connection: Connection) {
        connection.sync().onEvent = { [weak drag] _ in drag?.requestWasHandled() }
        finger.onChange = { [weak drag, unowned finger] in
            if finger.state != .vanished { drag?.fingerWasReported() }
        }
    }

    private func shareable(_ request: DragRequest) -> DragRequest {
        guard request.item.types.isEmpty else { return request }
        var request = request
        request.item = ItemProvider()
        request.item.register(Self.privateType) { [] }
        return request
    }

    private func receive(_ change: DragSourceProgress.Change, of id: DragID) {
        switch change {
        case .operation(let operation): onEvent(.sourceOperationChanged(id, operation))
        case .dropped: onEvent(.sourceDropped(id))
        case .ended(let operation):
            let drag = drags.first { $0.id == id }
            cancel(id)
            guard let drag, drag.isRefusedFinger, let finger = drag.grip.finger else {
                if drag?.isStalled == true { learnLoss() }
                return onEvent(.sourceEnded(id, operation))
            }
            // One that was lifted before the compositor heard of the drag says nothing about the compositor.
            if finger.state != .lifted || drag.isIgnored { learnLoss() }
            takeBack(finger, of: id)
        }
    }

    /// Leaves a drag that the compositor does not carry to the application, with what its finger does.
    private func takeBack(_ finger: HandedOverFinger, of id: DragID) {
        guard finger.state != .vanished else { return onEvent(.sourceEnded(id, nil)) }
        refused = (id, finger)
        onEvent(.sourceRefused(id, at: finger.location))
        if finger.state == .lifted { return follow(finger, of: id) }
        finger.onChange = { [weak self, unowned finger] in self?.follow(finger, of: id) }
    }

    private func follow(_ finger: HandedOverFinger, of id: DragID) {
        guard refused?.id == id else { return }
        if finger.state != .down { refused = nil }
        switch finger.state {
        case .down: onEvent(.sourceMoved(id, finger.location))
        case .lifted: onEvent(.sourceLifted(id))
        case .vanished: onEvent(.sourceEnded(id, nil))
        }
    }

    private func learnLoss() {
        guard !losesFingerDrags else { return }
        losesFingerDrags = true
        onLoss()
    }

    private func end(where isLost: (WireDrag) -> Bool) {
        let lost = drags.filter(isLost)
        for drag in lost {
            cancel(drag.id)
            onEvent(.sourceEnded(drag.id, nil))
        }
    }
}
