import TactusGeometry
import WaylandServer

/// A client's `wl_buffer`: pixels in a pool.
final class ShmBuffer: SurfaceBuffer {
    /// What a pixel's upper eight bits mean.
    enum Format: UInt32 {
        /// Alpha, by which the colours are multiplied.
        case argb8888 = 0
        /// Nothing.
        case xrgb8888 = 1
    }

    let resource: WlBuffer
    let pool: ShmPool
    let size: PixelSize
    let format: Format
    private let offset: Int
    private let strideInBytes: Int
    /// Whether the compositor has it, and the client must not touch it.
    private(set) var isBusy = false
    /// What its pixels were when a commit handed it over; kept for ``Lint``.
    var pixelsWhenApplied: SurfacePixels?

    init(resource: WlBuffer, pool: ShmPool, offset: Int, size: PixelSize, strideInBytes: Int, format: Format) {
        self.resource = resource
        self.pool = pool
        self.offset = offset
        self.size = size
        self.strideInBytes = strideInBytes
        self.format = format
    }

    var isOpaque: Bool { format == .xrgb8888 }

    /// Whether each row follows the one above at once.
    var hasNoGaps: Bool { strideInBytes == size.width * 4 }

    var isComplete: Bool { pool.fileHolds(offset + (size.height - 1) * strideInBytes + size.width * 4) }

    func wasApplied() { isBusy = true }

    func release() {
        guard isBusy else { return }
        isBusy = false
        if resource.isAlive { resource.sendRelease() }
    }

    /// Reads one row to the first row of `pixels`; `false` when the file ends before.
    func readRow(_ y: Int, into pixels: SurfacePixels) -> Bool {
        let target = UnsafeMutableRawBufferPointer(start: pixels.row(0), count: size.width * 4)
        return pool.read(target, at: offset + y * strideInBytes)
    }

    /// Fills a buffer that has no gaps; `false` when its file is too short or may not be written.
    func write(_ picture: [UInt32]) -> Bool {
        picture.withUnsafeBytes { pool.write($0, at: offset) }
    }

    func read(_ rect: PixelRect, into pixels: SurfacePixels) throws(ShmReadError) {
        let isWhole = rect.width == size.width && strideInBytes == size.width * 4
        let rowsAtOnce = isWhole ? rect.height : 1
        var y = rect.minY
        while y < rect.maxY {
            let target = UnsafeMutableRawBufferPointer(
                start: pixels.row(y) + rect.minX, count: rowsAtOnce * rect.width * 4)
            guard pool.read(target, at: offset + y * strideInBytes + rect.minX * 4) else {
                throw ShmReadError()
            }
            y += rowsAtOnce
        }
    }
}
