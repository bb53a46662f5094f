import TactusGeometry
import TactusPlatform
import WaylandClient

/// One `wl_touch`: turns its events into ``TouchEvent``s, and delivers the frames that they make.
final class TouchDevice {
    private let proxy: WlTouch
    private unowned let seat: Seat
    private var builder: TouchFrameBuilder
    private var mapper = EventTimeMapper()
    private let timestamps: EventTimestamps?
    /// The finger that the compositor was given last; kept by the drag that may want it back.
    private weak var handedOver: HandedOverFinger?

    init(_ proxy: WlTouch, seat: Seat) {
        self.proxy = proxy
        self.seat = seat
        builder = TouchFrameBuilder(seat: seat.id)
        timestamps = seat.connection.inputManagers.timestamps.map {
            EventTimestamps($0.getTouchTimestamps(touch: proxy))
        }
        timestamps?.onTimestamp = { [weak self] in self?.mapper.refine(nanoseconds: $0) }
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// When ``queueDrained()`` wants to be called though nothing arrives.
    var deadline: Instant? { builder.deadline }

    func queueDrained() { deliver(builder.queueDrained(at: seat.context.clock.now)) }

    func sceneVanished(_ scene: SceneID) { deliver(builder.sceneVanished(scene)) }

    /// Follows a finger that is about to be handed over.
    ///
    /// - Returns: The finger, followed for as long as somebody keeps it; `nil` when it is not down.
    func follow(_ id: Int32) -> HandedOverFinger? {
        let finger = builder.location(of: id).map { HandedOverFinger(id: id, at: $0) }
        handedOver = finger
        return finger
    }

    /// Cancels all contacts.
    func vanish() {
        handedOver?.vanish()
        seat.recordUse { $0.contactsVanished() }
        deliver(builder.deviceVanished())
    }

    /// Cancels all contacts, and tells the compositor that the object is not used any more.
    func release() {
        vanish()
        timestamps?.destroy()
        if proxy.version >= WlTouch.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    private func receive(_ event: WlTouch.Event) {
        let event = translated(event)
        handedOver?.receive(event)
        deliver(builder.receive(event))
    }

    private func translated(_ event: WlTouch.Event) -> TouchEvent {
        switch event {
        case .down(let serial, let time, let surface, let id, let x, let y):
            let scene = surface?.scene
            seat.recordUse { $0.contactLanded(id, on: scene, serial: serial) }
            return .down(
                id, contact: seat.context.nextContact(), scene: scene, location: Point(x, y), time: instant(of: time))
        case .up(_, let time, let id):
            seat.recordUse { $0.contactLifted(id) }
            return .up(id, time: instant(of: time))
        case .motion(let time, let id, let x, let y):
            return .motion(id, location: Point(x, y), time: instant(of: time))
        case .frame: return .frame
        case .cancel:
            seat.recordUse { $0.contactsVanished() }
            return .cancel
        case .shape(let id, let major, let minor):
            return .shape(id, major: major.doubleValue, minor: minor.doubleValue)
        case .orientation(let id, let angle): return .orientation(id, degrees: angle.doubleValue)
        }
    }

    private func instant(of stamp: UInt32) -> Instant { mapper.instant(of: stamp, receivedAt: seat.context.clock.now) }

    private func deliver(_ frame: InputFrame?) {
        if let frame { seat.context.onFrame(frame) }
    }
}

extension Point {
    /// Creates the point with surface-local coordinates of the wire: they are points of the scene already.
    init(_ x: WireFixed, _ y: WireFixed) { self.init(x: x.doubleValue, y: y.doubleValue) }
}
