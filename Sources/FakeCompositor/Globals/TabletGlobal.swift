import WaylandServer

/// `zwp_tablet_manager_v2`: tells of graphics tablets and their tools.
final class TabletGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(ZwpTabletManagerV2.self) { resource, _ in
            resource.onRequest = { request in
                guard case .getTabletSeat(let id, let seat) = request else { return }
                (seat.tag as? Seat)?.tablets.add(id)
            }
        }
    }
}
