import WaylandServer

/// `zwp_pointer_gestures_v1`: tells of gestures on touchpads.
final class PointerGesturesGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(ZwpPointerGesturesV1.self) { resource, _ in
            resource.onRequest = { request in
                switch request {
                case .release: break
                case .getSwipeGesture(let id, let pointer): Self.seat(of: pointer)?.gestures.add(.swipe(id))
                case .getPinchGesture(let id, let pointer): Self.seat(of: pointer)?.gestures.add(.pinch(id))
                case .getHoldGesture(let id, let pointer): Self.seat(of: pointer)?.gestures.add(.hold(id))
                }
            }
        }
    }

    private static func seat(of pointer: WlPointer) -> Seat? { (pointer.tag as? SeatPointer)?.seat }
}
