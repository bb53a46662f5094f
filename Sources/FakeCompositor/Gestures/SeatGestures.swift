public import TactusGeometry
import WaylandServer

/// What a seat's touchpad recognizes: `zwp_pointer_gestures_v1` as a compositor sends it.
///
/// A gesture belongs to the surface under the pointer where it began, until it ends. One goes on at a time.
///
/// ```swift
/// let gestures = compositor.seat.gestures
/// gestures.begin(.pinch, fingers: 2)
/// gestures.update(by: Vector(dx: 0, dy: 0), scale: 1.5, rotation: 10)
/// gestures.end()
/// ```
public final class SeatGestures {
    /// The kinds of gestures.
    public enum Kind: Hashable, Sendable {
        /// Fingers that move together.
        case swipe
        /// Fingers that move apart, together or around each other.
        case pinch
        /// Fingers that rest (version 3).
        case hold
    }

    private unowned let seat: Seat
    private var listeners = ObjectList<GestureListener>()
    private var current: (kind: Kind, client: ServerClient)?

    init(seat: Seat) {
        self.seat = seat
    }

    private var compositor: Compositor { seat.compositor }

    /// The gesture that goes on.
    public var kind: Kind? { current?.kind }

    /// Begins a gesture on the surface under the pointer; one that goes on is cancelled.
    ///
    /// - Parameters:
    ///   - kind: What the fingers do.
    ///   - fingers: How many there are.
    public func begin(_ kind: Kind, fingers: Int) {
        end(isCancelled: true)
        guard let surface = seat.pointer.focus else { return seat.pointer.reportUndelivered(.gesture) }
        current = (kind, surface.resource.client)
        if !isHeard(kind, by: surface.resource.client) {
            let reason = UndeliveredInput.Reason.noListener(interface: kind.interfaceName)
            compositor.reportUndelivered(UndeliveredInput(.gesture, at: seat.pointer.location, reason))
        }
        let serial = seat.nextInputSerial(isPress: true)
        send { listener, time in
            switch listener {
            case .swipe(let swipe):
                swipe.sendBegin(serial: serial, time: time, surface: surface.resource, fingers: UInt32(fingers))
            case .pinch(let pinch):
                pinch.sendBegin(serial: serial, time: time, surface: surface.resource, fingers: UInt32(fingers))
            case .hold(let hold):
                hold.sendBegin(serial: serial, time: time, surface: surface.resource, fingers: UInt32(fingers))
            }
        }
    }

    /// The fingers move. What rests has nothing to tell.
    ///
    /// - Parameters:
    ///   - delta: How far their middle moved, in logical pixels.
    ///   - scale: How far apart they are against the beginning; for a pinch.
    ///   - rotation: Degrees clockwise since the last update; for a pinch.
    public func update(by delta: Vector, scale: Double = 1, rotation: Double = 0) {
        send { listener, time in
            switch listener {
            case .swipe(let swipe): swipe.sendUpdate(time: time, dx: WireFixed(delta.dx), dy: WireFixed(delta.dy))
            case .pinch(let pinch):
                pinch.sendUpdate(
                    time: time, dx: WireFixed(delta.dx), dy: WireFixed(delta.dy), scale: WireFixed(scale),
                    rotation: WireFixed(rotation))
            case .hold: break
            }
        }
    }

    /// The fingers lift, or do something else.
    ///
    /// - Parameter isCancelled: Whether what has been told so far is void.
    public func end(isCancelled: Bool = false) {
        guard current != nil else { return }
        let serial = seat.nextInputSerial()
        send { listener, time in
            switch listener {
            case .swipe(let swipe): swipe.sendEnd(serial: serial, time: time, cancelled: isCancelled ? 1 : 0)
            case .pinch(let pinch): pinch.sendEnd(serial: serial, time: time, cancelled: isCancelled ? 1 : 0)
            case .hold(let hold): hold.sendEnd(serial: serial, time: time, cancelled: isCancelled ? 1 : 0)
            }
        }
        current = nil
    }

    private func isHeard(_ kind: Kind, by client: ServerClient) -> Bool {
        listeners.contains { $0.kind == kind && $0.resource.client === client }
    }

    private func send(_ event: (GestureListener, UInt32) -> Void) {
        guard let current else { return }
        for listener in listeners where listener.kind == current.kind && listener.resource.client === current.client {
            event(listener, compositor.eventTime)
        }
        compositor.display.flushClients()
    }

    func add(_ listener: GestureListener) {
        listeners.append(listener, of: listener.resource)
        listener.resource.onDestroy = { [weak self, unowned resource = listener.resource] in
            self?.listeners.remove(resource)
        }
    }
}

extension SeatGestures.Kind {
    /// The interface by which clients hear of it.
    fileprivate var interfaceName: String {
        switch self {
        case .swipe: ZwpPointerGestureSwipeV1.interfaceName
        case .pinch: ZwpPointerGesturePinchV1.interfaceName
        case .hold: ZwpPointerGestureHoldV1.interfaceName
        }
    }
}

/// A client's object that hears of gestures of one kind.
enum GestureListener {
    case swipe(ZwpPointerGestureSwipeV1)
    case pinch(ZwpPointerGesturePinchV1)
    case hold(ZwpPointerGestureHoldV1)

    var kind: SeatGestures.Kind {
        switch self {
        case .swipe: .swipe
        case .pinch: .pinch
        case .hold: .hold
        }
    }

    var resource: Resource {
        switch self {
        case .swipe(let resource): resource
        case .pinch(let resource): resource
        case .hold(let resource): resource
        }
    }
}

extension ZwpPointerGestureSwipeV1: DeviceResource {}
extension ZwpPointerGesturePinchV1: DeviceResource {}
extension ZwpPointerGestureHoldV1: DeviceResource {}
