import WaylandServer

/// What is dragged: a client's `wl_data_source`, or something of another program that the compositor plays.
protocol DragSource: SelectionSource {
    /// What may be done with it; `nil` when nobody has said.
    var actions: WlDataDeviceManager.DndAction? { get }
    /// Whether it was put to use: it can be once.
    var isUsed: Bool { get set }

    /// The target would take it as this type, or not at all.
    func didChooseTarget(_ mimeType: String?)
    /// A drop would do this with it.
    func didChooseAction(_ action: WlDataDeviceManager.DndAction)
    /// It was dropped.
    func wasDropped()
    /// The target has what it wants.
    func wasFinished()
}

extension DataSource: DragSource {
    func didChooseTarget(_ mimeType: String?) { resource.sendTarget(mimeType: mimeType) }

    func didChooseAction(_ action: WlDataDeviceManager.DndAction) {
        if resource.canSend(since: WlDataSource.actionSince) { resource.sendAction(dndAction: action) }
    }

    func wasDropped() {
        if resource.canSend(since: WlDataSource.dndDropPerformedSince) { resource.sendDndDropPerformed() }
    }

    func wasFinished() {
        if resource.canSend(since: WlDataSource.dndFinishedSince) { resource.sendDndFinished() }
    }
}
