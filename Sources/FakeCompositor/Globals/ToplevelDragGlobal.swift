import TactusGeometry
import WaylandServer

/// `xdg_toplevel_drag_manager_v1`: windows that go along with what is dragged.
final class ToplevelDragGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(XdgToplevelDragManagerV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned resource] request in
                guard case .getXdgToplevelDrag(let id, let source) = request, let source = source.tag as? DataSource
                else { return }
                guard !source.isUsed, source.toplevelDrag == nil else {
                    return compositor.raise(
                        .toplevelDragSource, on: resource, "the source is in use, or has an xdg_toplevel_drag_v1")
                }
                source.toplevelDrag = ToplevelDrag(id, of: source, compositor: compositor)
            }
        }
    }
}

/// A client's `xdg_toplevel_drag_v1`.
final class ToplevelDrag {
    /// The window that goes along.
    private(set) weak var toplevel: Toplevel?
    private var offset = PixelPoint.zero
    private let resource: XdgToplevelDragV1
    private weak var source: DataSource?
    private unowned let compositor: Compositor

    init(_ resource: XdgToplevelDragV1, of source: DataSource, compositor: Compositor) {
        self.resource = resource
        self.source = source
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
    }

    private var isGoingOn: Bool {
        guard let source, source.resource.isAlive else { return false }
        return compositor.seats.contains { $0.dragAndDrop.isDragging(source) }
    }

    private func receive(_ request: XdgToplevelDragV1.Request) {
        switch request {
        case .destroy:
            guard !isGoingOn else {
                return compositor.raise(.ongoingToplevelDrag, on: resource, "the drag has not ended")
            }
            source?.toplevelDrag = nil
        case .attach(let toplevel, let x, let y):
            guard self.toplevel?.resource.isAlive != true else {
                return compositor.raise(.toplevelAttached, on: resource, "another toplevel goes along")
            }
            self.toplevel = toplevel.tag as? Toplevel
            offset = PixelPoint(x: Int(x), y: Int(y))
            for seat in compositor.seats where source.map(seat.dragAndDrop.isDragging) == true {
                move(to: seat.dragAndDrop.location)
            }
        }
    }

    /// What is dragged is there now.
    func move(to point: Point?) {
        guard let point, let toplevel, toplevel.resource.isAlive else { return }
        let place = point.wholePixel
        toplevel.move(to: PixelPoint(x: place.x - offset.x, y: place.y - offset.y))
    }
}
