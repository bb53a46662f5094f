import WaylandServer

/// Decides what a drop does: what source and target both know, the target's favourite first.
enum DragAction {
    /// The action; empty when there is none that both know.
    static func choose(
        source: WlDataDeviceManager.DndAction, target: WlDataDeviceManager.DndAction,
        preferred: WlDataDeviceManager.DndAction
    ) -> WlDataDeviceManager.DndAction {
        let common = source.intersection(target)
        if !preferred.isEmpty, common.contains(preferred) { return preferred }
        return [.copy, .move, .ask].first { common.contains($0) } ?? []
    }
}
