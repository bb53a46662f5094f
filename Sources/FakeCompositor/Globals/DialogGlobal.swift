import WaylandServer

/// `xdg_wm_dialog_v1`: toplevels that say whether what they belong to can be used meanwhile.
///
/// It changes nothing of who gets input: that is the client's business. ``Toplevel/isModal`` tells.
final class DialogGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(XdgWmDialogV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned compositor, unowned resource] request in
                guard case .getXdgDialog(let id, let toplevel) = request, let toplevel = toplevel.tag as? Toplevel
                else { return }
                guard toplevel.dialog == nil else {
                    return compositor.raise(
                        .dialogExists, on: resource, "xdg_toplevel#\(toplevel.resource.id) has an xdg_dialog_v1")
                }
                toplevel.take(id)
            }
        }
    }
}

extension Toplevel {
    /// Whether its client says that what it belongs to cannot be used meanwhile (`xdg_dialog_v1.set_modal`).
    public var isModal: Bool { dialog?.isModal ?? false }

    fileprivate func take(_ id: XdgDialogV1) {
        dialog = (id, false)
        id.onRequest = { [weak self] request in
            switch request {
            case .destroy: break
            case .setModal: self?.dialog?.isModal = true
            case .unsetModal: self?.dialog?.isModal = false
            }
        }
        id.onDestroy = { [weak self] in self?.dialog = nil }
    }
}
