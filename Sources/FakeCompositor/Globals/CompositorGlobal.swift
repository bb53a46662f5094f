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
///
/// Rectangles that are added one after the other are kept as they are and united in pairs when somebody asks: united
/// one by one, each would cost as much as all before it.
final class RegionObject {
    private var united = PixelRegion.empty
    private var added: [PixelRect] = []

    /// The pixels.
    var region: PixelRegion {
        if !added.isEmpty {
            united = united.union(PixelRegion.union(of: added[...]))
            added = []
        }
        return united
    }

    static func attach(to resource: WlRegion, compositor: Compositor) {
        let object = RegionObject()
        resource.tag = object
        resource.onRequest = { [unowned object, unowned resource, unowned compositor] in
            object.receive($0)
            let limit = compositor.guestLimits.regionRectangles
            guard object.isWorthCounting(limit), object.region.count > limit else { return }
            object.united = .empty
            compositor.refuse(resource, "a region of more than \(limit) rectangles")
        }
    }

    /// Whether there may be more rectangles than the limit, and enough new ones to unite them all.
    private func isWorthCounting(_ limit: Int) -> Bool {
        united.count + added.count > limit && (added.isEmpty || added.count >= Self.fewestToUnite)
    }

    private static let fewestToUnite = 256

    private func receive(_ request: WlRegion.Request) {
        switch request {
        case .destroy: break
        case .add(let x, let y, let width, let height):
            let rect = PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
            if !rect.isEmpty { added.append(rect) }
        case .subtract(let x, let y, let width, let height):
            united = region.subtracting(PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        }
    }
}

extension PixelRegion {
    /// How many rectangles it has.
    fileprivate var count: Int { isEmpty ? 0 : isRectangular ? 1 : rects.count }

    /// The pixels of rectangles, halves of them united first.
    fileprivate static func union(of rects: ArraySlice<PixelRect>) -> PixelRegion {
        guard rects.count > 1, let first = rects.first else { return rects.first.map { PixelRegion($0) } ?? .empty }
        guard rects.count > 2 else { return PixelRegion(first).union(rects[rects.startIndex + 1]) }
        let middle = rects.startIndex + rects.count / 2
        return union(of: rects[..<middle]).union(union(of: rects[middle...]))
    }
}
