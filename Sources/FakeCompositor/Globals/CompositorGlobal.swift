import TactusGeometry
import WaylandServer

/// `wl_compositor`: makes surfaces and regions.
final class CompositorGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WlCompositor.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
    }

    private func receive(_ request: WlCompositor.Request) {
        switch request {
        case .createSurface(let id): compositor.addSurface(id)
        case .createRegion(let id): RegionObject.attach(to: id, compositor: compositor)
        }
    }
}

/// What a `wl_region` has collected so far, in surface units.
final class RegionObject {
    private(set) var region = PixelRegion.empty

    static func attach(to resource: WlRegion, compositor: Compositor) {
        let object = RegionObject()
        resource.tag = object
        resource.onRequest = { [unowned object, unowned resource, unowned compositor] in
            object.receive($0)
            let limit = compositor.guestLimits.regionRectangles
            guard !object.region.isRectangular, object.region.rects.count > limit else { return }
            object.region = .empty
            compositor.refuse(resource, "a region of more than \(limit) rectangles")
        }
    }

    private func receive(_ request: WlRegion.Request) {
        switch request {
        case .destroy: break
        case .add(let x, let y, let width, let height):
            region.formUnion(PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        case .subtract(let x, let y, let width, let height):
            region.subtract(PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        }
    }
}
