import TactusGeometry
import WaylandServer

/// `wl_shm`: takes files that clients draw in, and makes buffers of parts of them.
final class ShmGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    /// The largest buffer that is taken, in pixels: a sparse file must not fill our memory.
    static let largestBuffer = 1 << 26

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WlShm.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
            resource.sendFormat(format: .argb8888)
            resource.sendFormat(format: .xrgb8888)
        }
    }

    private func receive(_ request: WlShm.Request, on resource: WlShm) {
        switch request {
        case .release: break
        case .createPool(let id, let file, let size):
            guard size > 0 else {
                return compositor.raise(.invalidStride, on: resource, "a pool of \(size) bytes")
            }
            guard ShmPool.isReadable(file) else {
                return compositor.raise(.invalidFile, on: resource, "the file cannot be read")
            }
            guard let kept = compositor.mayOpenFile(for: resource) else { return }
            let pool = ShmPool(resource: id, file: file, counted: kept, byteCount: Int(size))
            id.tag = pool
            id.onRequest = { [unowned self, unowned pool] in receive($0, on: pool) }
        }
    }

    private func receive(_ request: WlShmPool.Request, on pool: ShmPool) {
        switch request {
        case .destroy: break
        case .resize(let size):
            guard pool.grow(to: Int(size)) else {
                return compositor.raise(
                    .invalidFile, on: pool.resource,
                    "a pool of \(pool.byteCount) bytes cannot become one of \(size): it may only grow")
            }
        case .createBuffer(let id, let offset, let width, let height, let stride, let format):
            let layout = BufferLayout(
                offset: Int(offset), width: Int(width), height: Int(height), strideInBytes: Int(stride))
            create(id, in: pool, layout: layout, format: format)
        }
    }

    private func create(_ resource: WlBuffer, in pool: ShmPool, layout: BufferLayout, format: WlShm.Format) {
        guard let format = ShmBuffer.Format(rawValue: format.rawValue) else {
            return compositor.raise(.invalidFormat, on: pool.resource, "the format \(format.rawValue) was not offered")
        }
        guard layout.fits(in: pool.byteCount) else {
            return compositor.raise(.invalidStride, on: pool.resource, "\(layout) in a pool of \(pool.byteCount) bytes")
        }
        let limit = min(Self.largestBuffer, compositor.guestLimits.bufferPixels)
        guard layout.width * layout.height <= limit else {
            return compositor.refuse(pool.resource, "a buffer of more than \(limit) pixels")
        }
        let buffer = ShmBuffer(
            resource: resource, pool: pool, offset: layout.offset,
            size: PixelSize(width: layout.width, height: layout.height), strideInBytes: layout.strideInBytes,
            format: format)
        resource.tag = buffer
        resource.onRequest = { [unowned compositor, unowned buffer] _ in compositor.lint.willDestroy(buffer) }
    }
}

/// Where in a pool a buffer's pixels are to be.
struct BufferLayout: CustomStringConvertible {
    var offset: Int
    var width: Int
    var height: Int
    var strideInBytes: Int

    /// Whether it makes sense and lies in a pool of that many bytes.
    func fits(in byteCount: Int) -> Bool {
        offset >= 0 && width > 0 && height > 0 && strideInBytes >= width * 4
            && offset + strideInBytes * height <= byteCount
    }

    var description: String { "\(width)×\(height) pixels with a stride of \(strideInBytes) at offset \(offset)" }
}
