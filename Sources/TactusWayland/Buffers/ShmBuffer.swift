import TactusGeometry
import TactusGraphics
import WaylandClient

/// One `wl_buffer` in shared memory, and the bitmap on the same memory.
final class ShmBuffer {
    /// How many pixels a picture may have: two displays of 8K beside each other have as many. A compositor may ask for
    /// a window of any size, and painting gigabytes would hold the program up.
    static let mostPixels = 1 << 26

    /// The buffer, as the compositor knows it.
    let proxy: WlBuffer
    /// Its pixels.
    let bitmap: Bitmap

    /// Makes a buffer, all transparent; `nil` when the size is beyond what the protocol can say, or
    /// anybody can want.
    ///
    /// - Parameters:
    ///   - size: How many pixels there are.
    ///   - memory: Where its memory comes from.
    ///   - shm: Where to make it.
    ///   - onRelease: Called when the compositor does not read the buffer any more.
    /// - Throws: What there is too little of.
    init?(
        size: PixelSize, memory: BufferMemory, shm: WlShm, onRelease: @escaping () -> Void
    ) throws(ResourceShortage) {
        // The first check keeps the products within what an integer holds.
        guard !size.isEmpty, max(size.width, size.height) <= Bitmap.largestExtent,
            size.width * size.height <= Self.mostPixels
        else { return nil }
        let stride = size.width * 4
        guard let byteCount = Int32(exactly: stride * size.height) else { return nil }
        let (memory, file) = try memory.allocate(byteCount: Int(byteCount))
        guard
            let bitmap = try? Bitmap(borrowing: memory.bytes, size: size, strideInBytes: stride, lender: memory)
        else { return nil }
        self.bitmap = bitmap
        let pool = shm.createPool(fd: file, size: byteCount)
        proxy = pool.createBuffer(
            offset: 0, width: Int32(size.width), height: Int32(size.height), stride: Int32(stride), format: .argb8888)
        pool.destroy()
        proxy.onEvent = { event in
            if case .release = event { onRelease() }
        }
    }

    /// Tells the compositor that the buffer is not used any more.
    func destroy() {
        if proxy.isAlive { proxy.destroy() }
    }
}
