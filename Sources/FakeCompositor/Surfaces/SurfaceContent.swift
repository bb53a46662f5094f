import TactusGeometry

/// What a surface shows: its buffer, how it is scaled and turned, and the pixels that were taken from it.
struct SurfaceContent {
    private(set) var buffer: ShmBuffer?
    private(set) var scale = 1
    private(set) var transform = BufferTransform.normal
    /// The pixels as of the last repaint; damage alone renews them.
    private(set) var pixels: SurfacePixels?
    /// What was damaged since, in buffer pixels.
    private var damage = PixelRegion.empty

    /// The way between buffer and surface; `nil` without a buffer.
    var geometry: BufferGeometry? {
        buffer.map { BufferGeometry(bufferSize: $0.size, scale: scale, transform: transform) }
    }

    /// Takes over a commit. The buffer that is replaced is released.
    mutating func apply(_ update: SurfaceUpdate) {
        scale = update.scale ?? scale
        transform = update.transform ?? transform
        switch update.attachment {
        case .unchanged: break
        case .removed:
            buffer?.release()
            buffer = nil
            pixels = nil
            damage = .empty
        case .buffer(let newBuffer):
            if let buffer, buffer !== newBuffer { buffer.release() }
            newBuffer.wasTaken()
            buffer = newBuffer
        }
        guard let geometry else { return }
        damage.formUnion(update.bufferDamage.intersection(PixelRect(geometry.bufferSize)))
        for rect in update.surfaceDamage.intersection(PixelRect(geometry.surfaceSize)).rects {
            damage.formUnion(geometry.bufferRect(ofSurface: rect))
        }
    }

    /// Reads the damaged pixels from the buffer, and returns where they are in surface units.
    ///
    /// - Throws: When the client's file is shorter than it said.
    mutating func takeDamage() throws(ShmReadError) -> [Rect] {
        guard let buffer, let geometry, !damage.isEmpty else { return [] }
        if pixels?.size != buffer.size { pixels = SurfacePixels(size: buffer.size) }
        guard let pixels else { return [] }
        pixels.isOpaque = buffer.format == .xrgb8888
        let rects = damage.rects
        damage = .empty
        for rect in rects { try buffer.read(rect, into: pixels) }
        return rects.map(geometry.surfaceRect)
    }
}
