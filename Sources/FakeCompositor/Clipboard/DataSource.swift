import WaylandServer

/// A `wl_data_source`: what a client offers on the clipboard or drags.
final class DataSource: SelectionSource {
    let resource: WlDataSource
    private unowned let compositor: Compositor
    private var types = OfferedTypes()
    var mimeTypes: [String] { types.names }
    /// What may be done with it in a drag; `nil` when the client has not said, which makes it no drag's.
    private(set) var actions: WlDataDeviceManager.DndAction?
    /// Whether it was put to use: it can be once.
    var isUsed = false
    var onGone: (() -> Void)?
    /// Lets a window go along with it.
    var toplevelDrag: ToplevelDrag?

    init(_ resource: WlDataSource, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.onGone?() }
    }

    func send(_ mimeType: String, to file: WireDescriptor) { resource.sendSend(mimeType: mimeType, fd: file) }

    func cancel() { resource.sendCancelled() }

    private func receive(_ request: WlDataSource.Request) {
        switch request {
        case .destroy: break
        case .offer(let mimeType): compositor.add(mimeType, to: &types, of: resource)
        case .setActions(let actions):
            guard actions.rawValue & ~7 == 0 else {
                return compositor.raise(.invalidActionMask, on: resource, "actions \(actions.rawValue)")
            }
            guard !isUsed, self.actions == nil else {
                return compositor.raise(
                    .invalidSource, on: resource, "set_actions is for a drag that has not begun, and only once")
            }
            self.actions = actions
        }
    }
}
