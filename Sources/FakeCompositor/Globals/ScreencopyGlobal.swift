import TactusGeometry
import TactusGraphics
import WaylandServer

/// `zwlr_screencopy_manager_v1`: pictures of outputs for clients.
///
/// A client sees what ``Output/screenshot(showing:)`` shows, in the orientation of the output's panel. A plain copy is
/// made at once, unless the client was given so much since the last refresh that it waits for the next one; one with
/// damage waits for the first refresh at which the picture is not the client's last one.
final class ScreencopyGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    /// What each client has not yet seen of the outputs that it took pictures of.
    private var unseen: [Seen: PixelRegion] = [:]
    private var waiting = ObjectList<ScreenCapture>()
    /// How many pixels each client was given since the last refresh.
    private var given: [Int: Int] = [:]
    /// Whether somebody waits for a picture of something new.
    var isWaiting: Bool { !waiting.isEmpty }

    /// A client and an output of which it took a picture.
    private struct Seen: Hashable {
        let client: Int
        let output: ObjectIdentifier
    }

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwlrScreencopyManagerV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
    }

    private func receive(_ request: ZwlrScreencopyManagerV1.Request) {
        switch request {
        case .destroy: break
        case .captureOutput(let frame, let cursor, let output):
            begin(frame, of: output.tag as? Output, region: nil, showsCursor: cursor != 0)
        case .captureOutputRegion(let frame, let cursor, let output, let x, let y, let width, let height):
            let region = PixelRect(x: Int(x), y: Int(y), width: max(0, Int(width)), height: max(0, Int(height)))
            begin(frame, of: output.tag as? Output, region: region, showsCursor: cursor != 0)
        }
    }

    private func begin(_ frame: ZwlrScreencopyFrameV1, of output: Output?, region: PixelRect?, showsCursor: Bool) {
        guard let output, let rect = output.devicePixels(of: region) else {
            // A picture of nothing, or of an output that is gone.
            return frame.sendFailed()
        }
        let capture = ScreenCapture(frame, output: output, rect: rect, showsCursor: showsCursor)
        frame.tag = capture
        frame.onRequest = { [unowned self, unowned capture] in receive($0, on: capture) }
        frame.onDestroy = { [weak self, capture] in self?.waiting.remove(capture) }
        let size = capture.bufferSize
        frame.sendBuffer(
            format: .xrgb8888, width: UInt32(size.width), height: UInt32(size.height), stride: UInt32(size.width * 4))
        if frame.canSend(since: ZwlrScreencopyFrameV1.bufferDoneSince) { frame.sendBufferDone() }
    }

    private func receive(_ request: ZwlrScreencopyFrameV1.Request, on capture: ScreenCapture) {
        switch request {
        case .destroy: break
        case .copy(let buffer): copy(capture, to: buffer, waits: false)
        case .copyWithDamage(let buffer): copy(capture, to: buffer, waits: true)
        }
    }

    private func copy(_ capture: ScreenCapture, to buffer: WlBuffer, waits: Bool) {
        let frame = capture.resource
        guard !capture.wasUsed else {
            return compositor.raise(.captureUsed, on: frame, "a second buffer for one picture")
        }
        capture.wasUsed = true
        guard let memory = buffer.tag as? ShmBuffer, memory.size == capture.bufferSize, memory.format == .xrgb8888,
            memory.hasNoGaps
        else {
            let size = capture.bufferSize
            return compositor.raise(
                .captureBuffer, on: frame,
                "the buffer must be XRGB8888 of \(size) pixels in shared memory, with \(size.width * 4) bytes a row")
        }
        capture.buffer = memory
        capture.reportsDamage = waits
        guard mayFinish(capture) else { return waiting.append(capture) }
        compositor.repaint()
        if isDue(capture) { finish(capture) } else { waiting.append(capture) }
    }

    /// Whether there is something new to see, for who asked for that.
    private func isDue(_ capture: ScreenCapture) -> Bool {
        guard capture.reportsDamage, let region = unseen[seen(capture)] else { return true }
        return !region.intersection(capture.rect).isEmpty
    }

    /// Whether the client may be given something before the next refresh.
    private func mayFinish(_ capture: ScreenCapture) -> Bool {
        given[capture.resource.client.id] ?? 0 < compositor.guestLimits.capturedPixels
    }

    private func seen(_ capture: ScreenCapture) -> Seen {
        Seen(client: capture.resource.client.id, output: ObjectIdentifier(capture.output))
    }

    private func finish(_ capture: ScreenCapture) {
        let frame = capture.resource
        guard frame.isAlive else { return }
        given[frame.client.id, default: 0] += capture.rect.size.area
        guard let buffer = capture.buffer, buffer.resource.isAlive, let picture = capture.captureImage(),
            buffer.write(picture)
        else { return frame.sendFailed() }
        let key = seen(capture)
        if capture.reportsDamage {
            for rect in capture.bufferDamage(unseen[key]) {
                frame.sendDamage(
                    x: UInt32(rect.minX), y: UInt32(rect.minY), width: UInt32(rect.width), height: UInt32(rect.height))
            }
        }
        unseen[key] = (unseen[key] ?? .empty).subtracting(PixelRegion(capture.rect))
        frame.sendFlags(flags: [])
        let (seconds, attoseconds) = compositor.clock.now.components
        frame.sendReady(
            tvSecHi: UInt32(truncatingIfNeeded: seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds),
            tvNsec: UInt32(attoseconds / 1_000_000_000))
    }

    // MARK: What the outputs do

    /// Pixels of an output were painted anew.
    func didPaint(_ damage: PixelRegion, on output: Output) {
        guard !unseen.isEmpty, !damage.isEmpty else { return }
        for key in unseen.keys where key.output == ObjectIdentifier(output) { unseen[key]?.formUnion(damage) }
    }

    /// The outputs refresh: whoever waits for something new has it.
    func didRefresh() {
        given = [:]
        let due = waiting.filter(isDue)
        for capture in due where mayFinish(capture) {
            waiting.remove(capture)
            finish(capture)
        }
    }

    /// An output is gone, and pictures of it come to nothing.
    func outputWasRemoved(_ output: Output) {
        let lost = waiting.filter { $0.output === output }
        for capture in lost { waiting.remove(capture) }
        for capture in lost where capture.resource.isAlive { capture.resource.sendFailed() }
        for key in unseen.keys where key.output == ObjectIdentifier(output) { unseen[key] = nil }
    }

    /// A client is gone with all that it saw.
    func clientLeaves(_ client: Int) {
        for key in unseen.keys where key.client == client { unseen[key] = nil }
    }
}
