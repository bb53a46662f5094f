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
    private let resource: WlRegion
    private unowned let compositor: Compositor
    /// Counts the bytes of ``united``, for whoever holds it.
    private var keptUnited: KeptBytes?
    /// Counts those of ``added``.
    private var keptAdded: KeptBytes?

    /// The pixels, for somebody who keeps them.
    var region: KeptRegion {
        unite()
        return KeptRegion(pixels: united, kept: keptUnited)
    }

    private init(_ resource: WlRegion, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
    }

    static func attach(to resource: WlRegion, compositor: Compositor) {
        _ = RegionObject(resource, compositor: compositor)
    }

    private func receive(_ request: WlRegion.Request) {
        switch request {
        case .destroy: return
        case .add(let x, let y, let width, let height):
            let rect = PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
            if !rect.isEmpty { added.append(rect) }
            if added.count.isMultiple(of: 64) {
                _ = compositor.mayKeep(added.count * 32, in: &keptAdded, for: resource)
            }
        case .subtract(let x, let y, let width, let height):
            unite()
            set(united.subtracting(PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))))
        }
        let limit = compositor.guestLimits.regionRectangles
        guard united.count + added.count > limit, added.isEmpty || added.count >= Self.fewestToUnite else { return }
        unite()
        guard united.count > limit else { return }
        set(.empty)
        compositor.refuse(resource, "a region of more than \(limit) rectangles")
    }

    private static let fewestToUnite = 256

    private func unite() {
        guard !added.isEmpty else { return }
        let region = united.union(PixelRegion.union(of: added[...]))
        (added, keptAdded) = ([], nil)
        set(region)
    }

    /// Takes other pixels. Whoever holds the former ones has them counted on.
    private func set(_ region: PixelRegion) {
        (united, keptUnited) = (region, nil)
        guard region.count > 1 else { return }
        if !compositor.mayKeep(region.count * 32, in: &keptUnited, for: resource) { united = .empty }
    }
}

/// A region that a client made, as long as somebody keeps it.
struct KeptRegion {
    let pixels: PixelRegion
    /// Counts its bytes; `nil` for few of them.
    let kept: KeptBytes?

    /// No pixels.
    static var empty: KeptRegion { KeptRegion(pixels: .empty, kept: nil) }
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
