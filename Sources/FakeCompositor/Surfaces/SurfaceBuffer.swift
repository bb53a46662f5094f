import TactusGeometry
import WaylandServer

/// A client's `wl_buffer`, whatever its pixels come from.
protocol SurfaceBuffer: AnyObject {
    var resource: WlBuffer { get }
    /// Its extent in pixels.
    var size: PixelSize { get }
    /// Whether the pixels' upper eight bits have no meaning.
    var isOpaque: Bool { get }
    /// Whether what its pixels come from has all of them.
    var isComplete: Bool { get }

    /// Notes that a commit handed it over.
    func wasApplied()
    /// Gives it back to the client (`wl_buffer.release`).
    func release()
    /// Reads the pixels of `rect`, which lies in the buffer, to the same place in `pixels`.
    func read(_ rect: PixelRect, into pixels: SurfacePixels) throws(ShmReadError)
}
