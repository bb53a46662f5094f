import TactusGeometry
import TactusPlatform
import WaylandClient

/// A drag of ours that the compositor has taken.
final class WireDrag {
    /// Its name.
    let id: DragID
    /// What the user holds it with.
    let grip: DragGrip
    /// Whether the compositor took it, and never moved it: it was given up.
    var isStalled: Bool { progress.isStalled }
    /// Whether it is out of the user's hands: it was dropped, and its target reads it.
    private(set) var isDropped = false

    private let source: WlDataSource
    /// Lets a toplevel go along with it; `nil` when that was not asked for, or cannot be.
    private let toplevelDrag: XdgToplevelDragV1?
    private weak var attached: ToplevelRole?
    private let icon: DragIcon?
    private var progress: DragSourceProgress
    private let onChange: (DragSourceProgress.Change) -> Void

    /// Begins a drag.
    ///
    /// - Parameters:
    ///   - request: What is dragged.
    ///   - grip: What the user holds it with.
    ///   - icon: What it looks like.
    ///   - carriers: What lets a toplevel go along with it.
    ///   - context: Through whose pipes it is read, and by whose clock it goes.
    ///   - onChange: Is told what becomes of it.
    init(
        _ request: DragRequest, holding grip: DragGrip, icon: DragIcon?,
        carriedBy carriers: XdgToplevelDragManagerV1?, context: WireContext,
        onChange: @escaping (DragSourceProgress.Change) -> Void
    ) {
        id = request.id
        self.grip = grip
        self.icon = icon
        self.onChange = onChange
        progress = DragSourceProgress(at: context.clock.now, heldBy: grip.holder)
        var toplevelDrag: XdgToplevelDragV1?
        source = grip.device.startDrag(
            WireTypes.names(of: request.item.types), request.operations, from: grip.origin, icon: icon?.surface,
            serial: grip.serial
        ) { source in
            if request.mayCarryScene { toplevelDrag = carriers?.getXdgToplevelDrag(dataSource: source) }
        }
        self.toplevelDrag = toplevelDrag
        icon?.show()
        source.onEvent = { [weak self, transfers = context.transfers] event in
            if case .send(let name, let file) = event {
                transfers.write(request.item, as: WireTypes.type(of: name), to: file)
            } else {
                self?.receive(event)
            }
        }
    }

    /// Whether a finger began it, and the compositor goes on telling of that finger: it does not carry it.
    var isIgnored: Bool { progress.isIgnored }

    /// Whether a finger began it, and nothing was told about it before its end: the compositor refused it, ignored it,
    /// forgot it, or ended the connection over it.
    var isRefusedFinger: Bool {
        grip.holder == .finger && (progress.isRefused || progress.isIgnored || !progress.isHeard)
    }

    /// Lets a toplevel go along with it, one at a time.
    ///
    /// - Parameters:
    ///   - toplevel: The window.
    ///   - offset: How far the pointer is from the upper left corner of its window geometry, in points.
    /// - Returns: Whether it does.
    func attach(_ toplevel: ToplevelRole, offset: Vector) -> Bool {
        guard let toplevelDrag, !isDropped else { return false }
        if let attached, attached.toplevel.isAlive { return attached === toplevel }
        attached = toplevel
        toplevelDrag.attach(
            toplevel: toplevel.toplevel, xOffset: PixelRect.wireCoordinate(offset.dx),
            yOffset: PixelRect.wireCoordinate(offset.dy))
        return true
    }

    /// When ``advance(to:)`` wants to be called though nothing arrives.
    var deadline: Instant? { progress.deadline }

    /// Gives it up when the compositor has said nothing of it for too long.
    ///
    /// - Returns: Whether it was given up.
    func advance(to now: Instant) -> Bool {
        let changes = progress.advance(to: now)
        report(changes)
        return !changes.isEmpty
    }

    /// The compositor has handled the request that began it.
    func requestWasHandled() { report(progress.receive(.requestHandled)) }

    /// The compositor told us that its finger moved or was lifted.
    func fingerWasReported() { report(progress.receive(.fingerReported)) }

    /// It came over one of our own surfaces.
    func wasHeard() { report(progress.receive(.heard)) }

    /// It moved over one of our own surfaces, or left it.
    func wasMoved() { report(progress.receive(.moved)) }

    /// The compositor told us that a button of its seat came up.
    func buttonCameUp() { report(progress.receive(.buttonCameUp)) }

    /// Ends it, without a word to anybody here.
    func end() {
        icon?.destroy()
        if source.isAlive { source.destroy() }
        // Not before the drag has ended.
        if let toplevelDrag, toplevelDrag.isAlive { toplevelDrag.destroy() }
    }

    private func receive(_ event: WlDataSource.Event) {
        switch event {
        case .target(let name): report(progress.receive(.target(name != nil)))
        case .action(let action): report(progress.receive(.action(action.rawValue)))
        case .dndDropPerformed:
            isDropped = true
            icon?.destroy()
            report(progress.receive(.dropped))
        case .dndFinished: report(progress.receive(.finished))
        case .cancelled: report(progress.receive(.cancelled))
        case .send: break  // the content's affair
        }
    }

    private func report(_ changes: [DragSourceProgress.Change]) { for change in changes { onChange(change) } }
}

/// What holds something that is to be dragged.
struct DragGrip {
    /// The seat whose user does.
    let seat: SeatID
    /// The device that drags.
    let device: DataDevice
    /// The surface on which the finger or button is down.
    let origin: WlSurface
    /// By which serial it went down.
    let serial: UInt32
    /// With what the user holds it.
    let holder: SerialLedger.Holder
    /// The finger that does, in case the compositor does not want it; `nil` when it is none.
    let finger: HandedOverFinger?
}
