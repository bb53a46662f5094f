import TactusGeometry
import WaylandServer

/// A `wl_buffer` of one pixel that no file holds (`wp_single_pixel_buffer_manager_v1`).
///
/// Nobody writes to it, so that the compositor never keeps it: it is released as soon as it was taken.
final class SinglePixelBuffer: SurfaceBuffer {
    let resource: WlBuffer
    let size = PixelSize(width: 1, height: 1)
    private let color: UInt32

    /// Takes the channels as the protocol gives them: 32 bits each, multiplied by alpha.
    init(resource: WlBuffer, red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
        self.resource = resource
        color = [alpha, red, green, blue].reduce(0) { $0 << 8 | $1 >> 24 }
    }

    var isOpaque: Bool { color >> 24 == 255 }
    let isComplete = true

    func wasApplied() {
        if resource.isAlive { resource.sendRelease() }
    }

    func release() {}

    func read(_ rect: PixelRect, into pixels: SurfacePixels) throws(ShmReadError) {
        if !rect.isEmpty { pixels.row(0)[0] = color }
    }
}
