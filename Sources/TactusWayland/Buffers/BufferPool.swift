import TactusGeometry
import TactusGraphics
import TactusPlatform
import WaylandClient

/// The buffers of one surface: does what a ``BufferLedger`` decides.
final class BufferPool {
    /// What came of painting.
    enum Result {
        /// The next picture is in this buffer; the region differs from the last picture.
        case painted(WlBuffer, PixelRegion)
        /// The next picture is the last one, and needs no buffer.
        case unchanged
        /// The compositor holds every buffer.
        case outOfBuffers
        /// There is too little of something for another buffer; `nil` when a buffer of that size cannot be.
        case outOfMemory(ResourceShortage?)
    }

    /// How long after the last picture the buffers are kept that are not needed to show it.
    private static let idleTime = Duration.seconds(1)

    /// When ``advance(to:)`` wants to be called; `nil` when time changes nothing.
    private(set) var deadline: Instant?
    /// Called when the compositor gave a buffer back.
    var onRelease: (() -> Void)?

    private let shm: WlShm
    private var ledger = BufferLedger()
    private var buffers: [BufferLedger.Name: ShmBuffer] = [:]
    /// Whether the last picture was long ago.
    private var isIdle = false

    init(shm: WlShm) { self.shm = shm }

    /// The size of the last picture; zero before the first.
    private(set) var paintedSize = PixelSize.zero

    /// The last picture; `nil` when there is none of the present size.
    var newestBitmap: Bitmap? { ledger.newest.flatMap { buffers[$0]?.bitmap } }

    /// Makes the next picture; the caller commits it.
    ///
    /// - Parameters:
    ///   - damage: The pixels that are to be painted.
    ///   - moves: What is elsewhere than in the last picture.
    ///   - size: The size of the whole picture.
    ///   - now: The present moment.
    ///   - memory: Where the memory of another buffer comes from.
    ///   - draw: Called at most once, with a bitmap that holds the last picture and the region to paint in it; returns
    ///     what of that region differs from the last picture.
    /// - Returns: The buffer to commit, or why there is none.
    func paint(
        _ damage: PixelRegion, moving moves: [PixelMove], size: PixelSize, at now: Instant, memory: BufferMemory,
        _ draw: (Bitmap, PixelRegion) -> PixelRegion
    ) -> Result {
        for name in ledger.resize(to: size) { destroy(name) }
        guard let plan = ledger.plan(painting: damage, moving: moves) else { return .outOfBuffers }
        if plan.isNew {
            do throws(ResourceShortage) {
                try makeBuffer(plan.buffer, size: size, memory)
            } catch {
                return .outOfMemory(error)
            }
        }
        guard let buffer = buffers[plan.buffer] else { return .outOfMemory(nil) }
        if let copy = plan.copy, let source = buffers[copy.source] {
            buffer.bitmap.copy(from: source.bitmap, region: copy.region)
            for move in plan.moves {
                buffer.bitmap.copy(from: source.bitmap, region: PixelRegion(move.destination), dx: move.dx, dy: move.dy)
            }
        } else {
            for move in plan.moves { buffer.bitmap.scroll(move.area, dx: move.dx, dy: move.dy) }
        }
        let change = plan.change(whenPainted: draw(buffer.bitmap, plan.paint))
        ledger.commit(plan, showing: change)
        isIdle = false
        deadline = buffers.count > 1 ? now + BufferPool.idleTime : nil
        guard !change.isEmpty else { return .unchanged }
        paintedSize = size
        return .painted(buffer.proxy, change)
    }

    /// Time went on: spares are let go when nothing was painted for a while.
    func advance(to now: Instant) {
        guard let deadline, deadline <= now else { return }
        self.deadline = nil
        isIdle = true
        dropSpares()
    }

    /// Destroys all buffers.
    func destroy() {
        // In the order in which they were made: what goes over the wire is the same each time.
        for (_, buffer) in buffers.sorted(by: { $0.key < $1.key }) { buffer.destroy() }
        buffers.removeAll()
        onRelease = nil
    }

    private func makeBuffer(
        _ name: BufferLedger.Name, size: PixelSize, _ memory: BufferMemory
    ) throws(ResourceShortage) {
        buffers[name] = try ShmBuffer(size: size, memory: memory, shm: shm) { [weak self] in self?.release(name) }
    }

    private func release(_ name: BufferLedger.Name) {
        if ledger.release(name) { destroy(name) }
        if isIdle { dropSpares() }
        if buffers.count <= 1 { deadline = nil }
        onRelease?()
    }

    private func dropSpares() {
        for name in ledger.dropSpares() { destroy(name) }
    }

    private func destroy(_ name: BufferLedger.Name) { buffers.removeValue(forKey: name)?.destroy() }
}
