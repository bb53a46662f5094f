import TactusGeometry
import TactusGraphics
import TactusPlatform
import WaylandClient

/// The surface that shows what is dragged, under the pointer or the finger.
final class DragIcon {
    /// The surface.
    let surface: WlSurface
    private let buffer: ShmBuffer
    private let offset: (x: Int32, y: Int32)
    private let size: (width: Int32, height: Int32)
    private let scale: Int

    /// Makes the surface, which shows nothing yet; `nil` when there is no memory for it.
    ///
    /// - Parameters:
    ///   - preview: What it shows.
    ///   - scale: Device pixels per point where the drag begins.
    ///   - globals: What to make it with.
    ///   - memory: Where the memory of its picture comes from.
    init?(_ preview: DragPreview, scale: Double, _ globals: WireGlobals, memory: BufferMemory) {
        let hasScale = globals.compositor.version >= WlSurface.setBufferScaleSince
        let wholeScale = hasScale ? Int(min(max(scale, 1), 8).rounded(.up)) : 1
        // In whole points: a picture that the scale does not divide is an error.
        let points = PixelSize(
            width: PixelRect(covering: Rect(origin: .zero, size: preview.image.size), scale: 1).width,
            height: PixelRect(covering: Rect(origin: .zero, size: preview.image.size), scale: 1).height)
        let pixels = PixelSize(width: points.width * wholeScale, height: points.height * wholeScale)
        guard let buffer = try? ShmBuffer(size: pixels, memory: memory, shm: globals.shm, onRelease: {}) else {
            return nil
        }
        self.buffer = buffer
        self.scale = wholeScale
        size = (Int32(clamping: points.width), Int32(clamping: points.height))
        offset = (preview.offset.dx.wholePoints, preview.offset.dy.wholePoints)
        let drawn = Size(
            width: preview.image.size.width * Double(wholeScale), height: preview.image.size.height * Double(wholeScale)
        )
        Canvas(buffer.bitmap).draw(preview.image, in: Rect(origin: .zero, size: drawn))
        surface = globals.compositor.createSurface()
    }

    /// Shows it. Called once, when the drag has begun.
    func show() {
        if scale > 1 { surface.setBufferScale(scale: Int32(scale)) }
        if surface.version >= WlSurface.offsetSince {
            surface.attach(buffer: buffer.proxy, x: 0, y: 0)
            surface.offset(x: offset.x, y: offset.y)
        } else {
            surface.attach(buffer: buffer.proxy, x: offset.x, y: offset.y)
        }
        surface.damage(x: 0, y: 0, width: size.width, height: size.height)
        surface.commit()
    }

    /// Lets go of the surface.
    func destroy() {
        if surface.isAlive { surface.destroy() }
        buffer.destroy()
    }
}

extension Double {
    /// The nearest whole number that the protocol can carry; zero for what is none.
    nonisolated fileprivate var wholePoints: Int32 { isNaN ? 0 : Int32(min(max(self, -32768), 32767).rounded()) }
}
