import TactusGeometry
import TactusPlatform
import WaylandClient

/// The gestures of one `wl_pointer`: turns their events into ``PointerGestureEvent``s, and delivers the
/// frames that they make.
final class PointerGestureDevice {
    private let swipe: ZwpPointerGestureSwipeV1
    private let pinch: ZwpPointerGesturePinchV1
    /// From version 3 of the manager on.
    private let hold: ZwpPointerGestureHoldV1?
    private unowned let seat: Seat
    private var builder: PointerGestureBuilder
    private var mapper = EventTimeMapper()

    init(_ manager: ZwpPointerGesturesV1, pointer: WlPointer, seat: Seat) {
        self.seat = seat
        builder = PointerGestureBuilder(seat: seat.id)
        swipe = manager.getSwipeGesture(pointer: pointer)
        pinch = manager.getPinchGesture(pointer: pointer)
        let hasHold = manager.version >= ZwpPointerGesturesV1.getHoldGestureSince
        hold = hasHold ? manager.getHoldGesture(pointer: pointer) : nil
        swipe.onEvent = { [weak self] event in self?.receive(event) }
        pinch.onEvent = { [weak self] event in self?.receive(event) }
        hold?.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// The pointer moved: gestures are where it is.
    func pointerMoved(to location: Point) { builder.location = location }

    func sceneVanished(_ scene: SceneID) {
        deliver(builder.sceneVanished(scene, at: mapper.instantOfArrival(seat.context.clock.now)))
    }

    /// Breaks off what is under way.
    func vanish() { deliver(builder.deviceVanished(at: mapper.instantOfArrival(seat.context.clock.now))) }

    /// Breaks off what is under way, and tells the compositor that the objects are not used any more.
    func release() {
        vanish()
        swipe.destroy()
        pinch.destroy()
        hold?.destroy()
    }

    private func receive(_ event: ZwpPointerGestureSwipeV1.Event) {
        switch event {
        case .begin(_, let time, let surface, let fingers): begin(.swipe, surface, fingers, time)
        case .update(let time, let dx, let dy):
            deliver(builder.receive(.swipe(by: Vector(dx, dy), time: instant(of: time))))
        case .end(_, let time, let cancelled): end(.swipe, cancelled, time)
        }
    }

    private func receive(_ event: ZwpPointerGesturePinchV1.Event) {
        switch event {
        case .begin(_, let time, let surface, let fingers): begin(.pinch, surface, fingers, time)
        case .update(let time, let dx, let dy, let scale, let rotation):
            let step = PinchStep(
                scale: scale.doubleValue, rotation: rotation.doubleValue, translation: Vector(dx, dy))
            deliver(builder.receive(.pinch(step, time: instant(of: time))))
        case .end(_, let time, let cancelled): end(.pinch, cancelled, time)
        }
    }

    private func receive(_ event: ZwpPointerGestureHoldV1.Event) {
        switch event {
        case .begin(_, let time, let surface, let fingers): begin(.hold, surface, fingers, time)
        case .end(_, let time, let cancelled): end(.hold, cancelled, time)
        }
    }

    private func begin(_ kind: PointerGestureSample.Kind, _ surface: WlSurface?, _ fingers: UInt32, _ time: UInt32) {
        let scene = surface?.scene
        deliver(builder.receive(.begin(kind, scene, fingerCount: fingers, time: instant(of: time))))
    }

    private func end(_ kind: PointerGestureSample.Kind, _ cancelled: Int32, _ time: UInt32) {
        deliver(builder.receive(.end(kind, isCancelled: cancelled != 0, time: instant(of: time))))
    }

    private func instant(of stamp: UInt32) -> Instant { mapper.instant(of: stamp, receivedAt: seat.context.clock.now) }

    private func deliver(_ frame: InputFrame?) {
        if let frame { seat.context.onFrame(frame) }
    }
}

extension Vector {
    /// Creates the vector with surface-local coordinates of the wire: they are points already.
    init(_ dx: WireFixed, _ dy: WireFixed) { self.init(dx: dx.doubleValue, dy: dy.doubleValue) }
}
