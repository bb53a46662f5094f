import TactusUI
import TactusWayland
import Testing

@Suite("Frame scheduling")
final class FrameSchedulerTests {
    var scheduler = FrameScheduler()

    init() { scheduler.receiveConfigure() }

    /// Draws a frame that ends so.
    private func draw(_ outcome: FrameScheduler.Outcome, wantingAnother: Bool = false) -> Bool {
        scheduler.beginFrame(at: .zero)
        if wantingAnother { scheduler.requestFrame() }
        return scheduler.endFrame(outcome, at: .zero)
    }

    @Test("nothing is drawn before the first configure")
    func unconfigured() {
        var scheduler = FrameScheduler()
        scheduler.requestFrame()
        #expect(!scheduler.isReady)
        scheduler.receiveConfigure()
        #expect(scheduler.isReady)
    }

    @Test("a suspended surface answers configures, and rests until it is seen again")
    func suspended() {
        _ = draw(.presented, wantingAnother: true)
        scheduler.receiveConfigure()
        scheduler.isSuspended = true
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(scheduler.isReady)
        _ = draw(.presented, wantingAnother: true)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(!scheduler.isReady && scheduler.deadline == nil)
        scheduler.isSuspended = false
        #expect(scheduler.isReady)
    }

    @Test("a suspended surface that has no buffer for its answer gives it later")
    func suspendedWithoutBuffer() {
        scheduler.isSuspended = true
        _ = draw(.outOfBuffers)
        #expect(!scheduler.isReady)
        scheduler.receiveRelease()
        #expect(scheduler.isReady)
    }

    /// Draws frames of 20 ms on a display that refreshes every 16 ms.
    private func drawSlowly(_ count: Int) {
        for index in 0..<count {
            let start = Instant.zero + .milliseconds(32 * index)
            scheduler.requestFrame()
            scheduler.beginFrame(at: start)
            _ = scheduler.endFrame(.presented, at: start + .milliseconds(20))
            scheduler.receiveCallback(at: start + .milliseconds(32), interval: .milliseconds(16))
        }
    }

    @Test("WP-5: where painting takes longer than a refresh, one frame begins while the last one waits to be shown")
    func queued() {
        drawSlowly(8)
        #expect(!scheduler.queuesFrames, "nobody would keep the last one")
        scheduler.canQueueFrames = true
        #expect(scheduler.queuesFrames)
        _ = draw(.presented, wantingAnother: true)
        #expect(scheduler.isReady)
        _ = draw(.presented, wantingAnother: true)
        #expect(!scheduler.isReady, "one ahead, and no more: a hidden surface rests")
        scheduler.receiveCallback(at: .zero + .seconds(1), interval: .milliseconds(16))
        #expect(scheduler.isReady && scheduler.isCallbackPending)
    }

    @Test("WP-5: quick frames wait for the callback as ever; suspended ones for being seen")
    func notQueued() {
        scheduler.canQueueFrames = true
        #expect(!scheduler.queuesFrames)
        _ = draw(.presented, wantingAnother: true)
        #expect(!scheduler.isReady)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        drawSlowly(8)
        scheduler.isSuspended = true
        #expect(!scheduler.queuesFrames)
    }

    @Test("WP-6: without the display's refresh a frame is drawn with the callback, however regular they are")
    func unsynchronized() {
        scheduler.isSynchronized = false
        for index in 0..<20 {
            scheduler.requestFrame()
            #expect(scheduler.isReady)
            let start = Instant.zero + .milliseconds(16 * index)
            scheduler.beginFrame(at: start)
            _ = scheduler.endFrame(.presented, at: start)
            scheduler.receiveCallback(at: start + .milliseconds(16), interval: .milliseconds(16))
        }
        #expect(scheduler.deadline == nil)
    }

    @Test("an idle surface draws at once")
    func idle() {
        _ = draw(.presented)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(!scheduler.isReady)
        scheduler.requestFrame()
        #expect(scheduler.isReady)
    }

    @Test("with a callback in flight the next frame waits for it, and is one for all that changed")
    func callbackPending() {
        _ = draw(.presented)
        scheduler.requestFrame()
        scheduler.requestFrame()
        scheduler.receiveConfigure()
        #expect(!scheduler.isReady)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(scheduler.isReady)
        _ = draw(.presented)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(!scheduler.isReady)
    }

    @Test("a frame that is wanted while drawing is the next one")
    func wantedWhileDrawing() {
        #expect(!draw(.presented, wantingAnother: true))
        #expect(!scheduler.isReady)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(scheduler.isReady)
    }

    @Test("an animation that changes no pixel keeps the pace of the display")
    func animationWithoutPixels() {
        #expect(draw(.unchanged, wantingAnother: true))
        #expect(!scheduler.isReady)
        scheduler.receiveCallback(at: .zero, interval: .milliseconds(16))
        #expect(scheduler.isReady)
        #expect(!draw(.unchanged))
        #expect(!scheduler.isReady)
    }

    @Test("a frame that finds no buffer is drawn when one comes back")
    func outOfBuffers() {
        _ = draw(.outOfBuffers)
        #expect(!scheduler.isReady)
        #expect(scheduler.deadline == nil)
        scheduler.receiveRelease()
        #expect(scheduler.isReady)
    }

    @Test("a frame that finds no memory is tried again after a second")
    func outOfMemory() {
        _ = draw(.outOfMemory)
        #expect(scheduler.deadline == .zero + .seconds(1))
        scheduler.receiveRelease()
        scheduler.advance(to: .zero + .milliseconds(999))
        #expect(!scheduler.isReady)
        scheduler.advance(to: .zero + .seconds(1))
        #expect(scheduler.isReady)
        #expect(scheduler.deadline == nil)
    }

    @Test("a frame that finds no memory is tried again at once for another size")
    func otherSize() {
        _ = draw(.outOfMemory)
        scheduler.receiveConfigure()
        #expect(scheduler.isReady)
    }

    @Test("in a steady rhythm a frame that is wanted waits until shortly before the next refresh, and no longer")
    func heldBack() throws {
        let interval = Duration.milliseconds(16)
        var now = Instant.zero
        for _ in 0..<20 {
            now = now + interval
            scheduler.requestFrame()
            scheduler.receiveCallback(at: now, interval: interval)
            let due = scheduler.deadline ?? now
            scheduler.advance(to: due)
            #expect(scheduler.isReady)
            scheduler.beginFrame(at: due)
            _ = scheduler.endFrame(.presented, at: due)
        }
        now = now + interval
        scheduler.requestFrame()
        scheduler.receiveCallback(at: now, interval: interval)
        #expect(!scheduler.isReady)
        let due = try #require(scheduler.deadline)
        #expect(due >= now + interval - FramePacer.reserve && due <= now + interval - FramePacer.leastReserve)
        scheduler.advance(to: due)
        #expect(scheduler.isReady)
    }

    @Test(
        "0521: what is wanted only after the callback waits as well in a steady rhythm, and is drawn at once without one"
    )
    func heldBackLater() throws {
        let interval = Duration.milliseconds(16)
        var now = Instant.zero
        for _ in 0..<20 {
            now = now + interval
            scheduler.receiveCallback(at: now, interval: interval)
            scheduler.requestFrame()
            let due = scheduler.deadline ?? now
            scheduler.advance(to: due)
            #expect(scheduler.isReady)
            scheduler.beginFrame(at: due)
            _ = scheduler.endFrame(.presented, at: due)
        }
        now = now + interval
        scheduler.receiveCallback(at: now, interval: interval)
        scheduler.requestFrame()
        #expect(!scheduler.isReady)
        #expect(try #require(scheduler.deadline) >= now + interval - FramePacer.reserve)
    }

    @Test("0521: after the moment that was named nothing waits: an idle surface draws at once")
    func idleAfterRhythm() {
        let interval = Duration.milliseconds(16)
        var now = Instant.zero
        for _ in 0..<20 {
            now = now + interval
            scheduler.requestFrame()
            scheduler.receiveCallback(at: now, interval: interval)
            let due = scheduler.deadline ?? now
            scheduler.advance(to: due)
            scheduler.beginFrame(at: due)
            _ = scheduler.endFrame(.presented, at: due)
        }
        scheduler.receiveCallback(at: now + interval, interval: interval)
        #expect(scheduler.deadline == nil)
        now = now + .seconds(3)
        scheduler.requestFrame()
        scheduler.advance(to: now)
        #expect(scheduler.isReady)
    }
}
