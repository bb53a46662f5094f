import TactusGeometry
import WaylandServer

extension Surface {
    /// Takes one request of the client.
    func receive(_ request: WlSurface.Request) {
        switch request {
        case .destroy: break
        case .attach(let buffer, let x, let y): attach(buffer, x: x, y: y)
        case .damage(let x, let y, let width, let height):
            pending.surfaceDamage.addDamage(
                PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        case .damageBuffer(let x, let y, let width, let height):
            pending.bufferDamage.addDamage(
                PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        case .frame(let callback): pending.frameCallbacks.append(callback)
        case .setOpaqueRegion(let region):
            pending.opaqueRegion = (region?.tag as? RegionObject)?.region ?? .empty
        case .setInputRegion(let region):
            pending.inputRegion = (region?.tag as? RegionObject).map { .region($0.region) } ?? .everywhere
        case .setBufferScale(let scale): setScale(scale)
        case .setBufferTransform(let transform): setTransform(transform)
        case .offset(let x, let y): pending.offset = PixelPoint(x: Int(x), y: Int(y))
        case .commit: commit()
        }
    }

    private func attach(_ buffer: WlBuffer?, x: Int32, y: Int32) {
        if buffer != nil, role == nil, let xdgSurface {
            return compositor.raise(
                .unconfiguredBuffer, on: xdgSurface.resource, "a buffer before get_toplevel or get_popup")
        }
        if resource.version >= WlSurface.offsetSince {
            guard x == 0, y == 0 else {
                return compositor.raise(
                    .invalidOffset, on: resource, "attach with an offset (\(x), \(y)): since version 5 use offset")
            }
        } else {
            pending.offset = PixelPoint(x: Int(x), y: Int(y))
        }
        pending.attachment = (buffer?.tag as? any SurfaceBuffer).map { .buffer($0) } ?? .removed
    }

    private func setScale(_ scale: Int32) {
        guard scale > 0 else { return compositor.raise(.invalidScale, on: resource, "a buffer scale of \(scale)") }
        pending.scale = Int(scale)
    }

    private func setTransform(_ transform: WlOutput.Transform) {
        guard let transform = OutputTransform(rawValue: transform.rawValue) else {
            return compositor.raise(.invalidTransform, on: resource, "there is no transform \(transform.rawValue)")
        }
        pending.transform = transform
    }
}

extension PixelRegion {
    /// Adds what is damaged; all of the box around it when there are too many rectangles to keep them apart.
    mutating func addDamage(_ rect: PixelRect) {
        formUnion(rect)
        if !isRectangular, rects.count > GuestLimits.damageRectangles { self = PixelRegion(bounds) }
    }
}
