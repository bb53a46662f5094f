import WaylandServer

/// `zwp_input_method_manager_v2`: lets a client be the on-screen keyboard or composer of a seat.
final class InputMethodGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwpInputMethodManagerV2.self) { resource, _ in
            resource.onRequest = { request in
                guard case .getInputMethod(let seat, let id) = request, let seat = seat.tag as? Seat else { return }
                guard seat.inputMethod == nil else { return id.sendUnavailable() }
                seat.inputMethod = InputMethod(id, seat: seat)
            }
        }
    }
}
