import WaylandServer

/// `wp_fifo_manager_v1`: content updates that wait until the one before was shown for a refresh.
final class FifoGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(WpFifoManagerV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned compositor, unowned resource] request in
                guard case .getFifo(let id, let surface) = request, let surface = surface.tag as? Surface
                else { return }
                guard surface.fifo == nil else {
                    return compositor.raise(
                        .fifoExists, on: resource, "wl_surface#\(surface.resource.id) already has a wp_fifo_v1")
                }
                surface.fifo = id
                id.onRequest = { [weak surface, unowned compositor, unowned id] request in
                    if case .destroy = request { return }
                    guard let surface, surface.isAlive else {
                        return compositor.raise(.fifoWithoutSurface, on: id, "its wl_surface is gone")
                    }
                    if case .setBarrier = request { surface.pending.setsBarrier = true }
                    if case .waitBarrier = request { surface.pending.waitsForBarrier = true }
                }
                id.onDestroy = { [weak surface] in surface?.fifo = nil }
            }
        }
    }
}

/// The updates of a surface that are not its state yet: they wait for the one before to be shown.
struct UpdateQueue {
    private var waiting: [SurfaceUpdate] = []
    private var hasBarrier = false

    /// How many wait.
    var count: Int { waiting.count }

    /// Takes an update in.
    ///
    /// - Returns: The update, when it counts at once; `nil` when it waits.
    mutating func add(_ update: SurfaceUpdate) -> SurfaceUpdate? {
        guard waiting.isEmpty, !(update.waitsForBarrier && hasBarrier) else {
            waiting.append(update)
            return nil
        }
        hasBarrier = hasBarrier || update.setsBarrier
        return update
    }

    /// The outputs have refreshed, or would have.
    ///
    /// - Returns: What counts from now on, in order.
    mutating func didRefresh() -> [SurfaceUpdate] {
        hasBarrier = false
        var count = 0
        while count < waiting.count, !(waiting[count].waitsForBarrier && hasBarrier) {
            hasBarrier = hasBarrier || waiting[count].setsBarrier
            count += 1
        }
        defer { waiting.removeFirst(count) }
        return Array(waiting.prefix(count))
    }

    /// Forgets what waits.
    mutating func removeAll() -> [SurfaceUpdate] {
        defer { waiting = [] }
        return waiting
    }
}
