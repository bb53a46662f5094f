import TactusGeometry

/// What a surface shows: its buffer, how it is scaled, turned and cropped, and the pixels that were taken from it.
struct SurfaceContent {
    private(set) var buffer: (any SurfaceBuffer)?
    private(set) var scale = 1
    private(set) var transform = OutputTransform.normal
    private(set) var viewportSource: Rect?
    private(set) var viewportDestination: PixelSize?
    /// How much of it shows, of 2³² − 1.
    private(set) var alpha = UInt32.max
    /// Whether ``alpha`` has changed since the last repaint.
    private var hasNewAlpha = false
    /// The pixels as of the last repaint; damage alone renews them.
    private(set) var pixels: SurfacePixels?
    /// Whether a buffer was attached since the last repaint.
    private(set) var hasNewBuffer = false
    /// What was damaged since, in buffer pixels.
    private(set) var damage = PixelRegion.empty

    /// The way between buffer and surface; `nil` without a buffer.
    var geometry: BufferGeometry? {
        buffer.map {
            BufferGeometry(
                bufferSize: $0.size, scale: scale, transform: transform, source: viewportSource,
                destination: viewportDestination)
        }
    }

    /// The way between buffer and surface as it would be after a commit.
    func geometry(after update: SurfaceUpdate) -> BufferGeometry? {
        var copy = self
        copy.applyState(of: update)
        switch update.attachment {
        case .unchanged: break
        case .removed: copy.buffer = nil
        case .buffer(let buffer): copy.buffer = buffer
        }
        return copy.geometry
    }

    /// Takes over a commit. The buffer that is replaced is released.
    mutating func apply(_ update: SurfaceUpdate) {
        applyState(of: update)
        if let alpha = update.alpha, alpha != self.alpha { (self.alpha, hasNewAlpha) = (alpha, true) }
        switch update.attachment {
        case .unchanged: break
        case .removed:
            buffer?.release()
            buffer = nil
            pixels = nil
            damage = .empty
        case .buffer(let newBuffer):
            if let buffer, buffer !== newBuffer { buffer.release() }
            newBuffer.wasApplied()
            buffer = newBuffer
            hasNewBuffer = true
        }
        guard let geometry else { return }
        for rect in update.bufferDamage.intersection(PixelRect(geometry.bufferSize)).rects { damage.addDamage(rect) }
        for rect in update.surfaceDamage.intersection(PixelRect(geometry.surfaceSize)).rects {
            damage.addDamage(geometry.bufferRect(ofSurface: rect))
        }
    }

    private mutating func applyState(of update: SurfaceUpdate) {
        scale = update.scale ?? scale
        transform = update.transform ?? transform
        viewportSource = update.viewportSource.applied(to: viewportSource)
        viewportDestination = update.viewportDestination.applied(to: viewportDestination)
    }

    /// Reads the damaged pixels from the buffer, and returns where they are in surface units.
    ///
    /// - Throws: When the client's file is shorter than it said.
    mutating func consumeDamage() throws(ShmReadError) -> [Rect] {
        hasNewBuffer = false
        let isFaded = hasNewAlpha
        hasNewAlpha = false
        guard let buffer, let geometry else { return [] }
        // What is of another size is another picture, though no damage says so.
        let isResized = pixels.map { $0.size != buffer.size } ?? false
        guard !damage.isEmpty || isFaded || isResized else { return [] }
        let whole = isFaded || isResized ? [geometry.surfaceRect(ofBuffer: PixelRect(buffer.size))] : []
        if pixels == nil || isResized { pixels = SurfacePixels(size: buffer.size) }
        guard let pixels else { return [] }
        pixels.isOpaque = buffer.isOpaque
        // Some of it may have been reported of a larger buffer that was replaced before it was read.
        let rects = damage.intersection(PixelRect(buffer.size)).rects
        damage = .empty
        for rect in rects { try buffer.read(rect, into: pixels) }
        return whole + rects.map(geometry.surfaceRect)
    }
}
