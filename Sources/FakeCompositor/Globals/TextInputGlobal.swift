import WaylandServer

/// `zwp_text_input_manager_v3`: tells where texts are entered.
final class TextInputGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwpTextInputManagerV3.self) { resource, _ in
            resource.onRequest = { request in
                guard case .getTextInput(let id, let seat) = request, let seat = seat.tag as? Seat else { return }
                seat.textInput.add(id)
            }
        }
    }
}
