import TactusGeometry
import WaylandServer

/// `zwp_pointer_constraints_v1`: lets clients lock and confine the pointer.
final class PointerConstraintsGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwpPointerConstraintsV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        }
    }

    private func receive(_ request: ZwpPointerConstraintsV1.Request, on resource: ZwpPointerConstraintsV1) {
        switch request {
        case .destroy: break
        case .lockPointer(let id, let surface, let pointer, let region, let lifetime):
            let constraint = make(.lock(id), surface, pointer, region, lifetime, on: resource)
            id.onRequest = { [weak constraint] request in
                switch request {
                case .destroy: break
                case .setCursorPositionHint(let x, let y):
                    constraint?.setHint(Point(x: x.doubleValue, y: y.doubleValue))
                case .setRegion(let region): constraint?.setRegion(region.map(Self.region))
                }
            }
            attach(constraint, to: id, pointer)
        case .confinePointer(let id, let surface, let pointer, let region, let lifetime):
            let constraint = make(.confinement(id), surface, pointer, region, lifetime, on: resource)
            id.onRequest = { [weak constraint] request in
                if case .setRegion(let region) = request { constraint?.setRegion(region.map(Self.region)) }
            }
            attach(constraint, to: id, pointer)
        }
    }

    private static func region(_ resource: WlRegion) -> KeptRegion {
        (resource.tag as? RegionObject)?.region ?? .empty
    }

    /// The constraint, unless the surface has one; then the client has broken a rule.
    private func make(
        _ kind: PointerConstraint.Kind, _ surface: WlSurface, _ pointer: WlPointer, _ region: WlRegion?,
        _ lifetime: ZwpPointerConstraintsV1.Lifetime, on resource: ZwpPointerConstraintsV1
    ) -> PointerConstraint? {
        guard let surface = surface.tag as? Surface, let device = pointer.tag as? SeatPointer else { return nil }
        guard !device.constraints.contains(surface) else {
            compositor.raise(
                .alreadyConstrained, on: resource, "wl_surface#\(surface.resource.id) has a constraint for this pointer"
            )
            return nil
        }
        return PointerConstraint(
            kind, surface: surface, isOneShot: lifetime == .oneshot, region: region.map(Self.region))
    }

    private func attach(_ constraint: PointerConstraint?, to id: Resource, _ pointer: WlPointer) {
        guard let constraint, let device = pointer.tag as? SeatPointer else { return }
        id.tag = constraint
        id.onDestroy = { [weak device] in device?.constraints.remove(constraint) }
        device.constraints.add(constraint)
    }
}
