import TactusGeometry
import WaylandServer

/// `wp_viewporter`: crops and stretches surfaces.
final class ViewporterGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WpViewporter.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        }
    }

    private func receive(_ request: WpViewporter.Request, on resource: WpViewporter) {
        switch request {
        case .destroy: break
        case .getViewport(let id, let surface):
            guard let surface = surface.tag as? Surface else { return }
            guard surface.viewport == nil else {
                return compositor.raise(
                    .viewportExists, on: resource, "wl_surface#\(surface.resource.id) already has a wp_viewport")
            }
            let viewport = Viewport(resource: id, surface: surface)
            id.tag = viewport
            surface.viewport = viewport
        }
    }
}

/// A surface's `wp_viewport`.
final class Viewport {
    let resource: WpViewport
    private weak var surface: Surface?
    private unowned let compositor: Compositor

    init(resource: WpViewport, surface: Surface) {
        self.resource = resource
        self.surface = surface
        compositor = surface.compositor
        resource.onRequest = { [unowned self] in receive($0) }
    }

    func surfaceWasDestroyed() { surface = nil }

    /// Whether the surface's next state makes sense; the client is told when it does not.
    func accepts(_ geometry: BufferGeometry) -> Bool {
        guard let source = geometry.source else { return true }
        let natural = geometry.naturalSize
        guard source.maxX <= Double(natural.width), source.maxY <= Double(natural.height) else {
            raise(.viewportOutOfBuffer, "the source \(source) in a buffer that makes \(natural)")
            return false
        }
        let isWhole =
            source.size.width.rounded() == source.size.width
            && source.size.height.rounded() == source.size.height
        guard geometry.destination != nil || isWhole else {
            raise(.viewportBadSize, "a source of \(source.size) without a destination")
            return false
        }
        return true
    }

    private func receive(_ request: WpViewport.Request) {
        if case .destroy = request { return leave() }
        guard let surface else { return raise(.viewportWithoutSurface, "its wl_surface is gone") }
        switch request {
        case .destroy: break
        case .setSource(let x, let y, let width, let height):
            surface.pending.viewportSource = source([x, y, width, height].map(\.doubleValue)) ?? .unchanged
        case .setDestination(let width, let height):
            surface.pending.viewportDestination = destination(width, height) ?? .unchanged
        }
    }

    private func source(_ numbers: [Double]) -> SurfaceUpdate.Change<Rect>? {
        if numbers == [-1, -1, -1, -1] { return .set(nil) }
        guard numbers[0] >= 0, numbers[1] >= 0, numbers[2] > 0, numbers[3] > 0 else {
            raise(.viewportBadValue, "a source of \(numbers[2])×\(numbers[3]) at (\(numbers[0]), \(numbers[1]))")
            return nil
        }
        return .set(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private func destination(_ width: Int32, _ height: Int32) -> SurfaceUpdate.Change<PixelSize>? {
        if width == -1, height == -1 { return .set(nil) }
        guard width > 0, height > 0 else {
            raise(.viewportBadValue, "a destination of \(width)×\(height)")
            return nil
        }
        return .set(PixelSize(width: Int(width), height: Int(height)))
    }

    /// The crop goes with the next commit.
    private func leave() {
        surface?.pending.viewportSource = .set(nil)
        surface?.pending.viewportDestination = .set(nil)
        surface?.viewport = nil
    }

    private func raise(_ violation: Violation, _ message: String) {
        compositor.raise(violation, on: resource, message)
    }
}
