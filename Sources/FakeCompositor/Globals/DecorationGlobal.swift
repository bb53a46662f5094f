import WaylandServer

/// `zxdg_decoration_manager_v1`: says who draws the frames of windows.
///
/// ``ShellPolicy/decorations`` decides. It draws none: a window is its content.
final class DecorationGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZxdgDecorationManagerV1.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
    }

    private func receive(_ request: ZxdgDecorationManagerV1.Request) {
        switch request {
        case .destroy: break
        case .getToplevelDecoration(let id, let toplevel):
            guard let toplevel = toplevel.tag as? Toplevel else { return }
            guard toplevel.decoration == nil else {
                return compositor.raise(.alreadyDecorated, on: id, "the toplevel has a decoration object")
            }
            guard !toplevel.surface.hasContent else {
                return compositor.raise(.decorationWithBuffer, on: id, "the toplevel already has a buffer")
            }
            toplevel.decoration = id
            id.onRequest = { [weak toplevel] request in toplevel?.receive(request) }
            id.onDestroy = { [weak toplevel] in toplevel?.decoration = nil }
        }
    }
}

extension Toplevel {
    /// Every wish gets an answer.
    func receive(_ request: ZxdgToplevelDecorationV1.Request) {
        switch request {
        case .destroy: wishedDecoration = nil
        case .setMode(let mode):
            wishedDecoration = mode
            configure()
        case .unsetMode:
            wishedDecoration = nil
            configure()
        }
    }
}
