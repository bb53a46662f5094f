import TactusUI
import TactusWayland
import Testing

/// A compositor that composes at every refresh, and a surface that always has something to draw: the law that the pacer
/// lives by.
private struct Display {
    let interval: Duration
    var pacer = FramePacer()
    var now = Instant(seconds: 10)
    /// From drawing to composing, for each frame.
    private(set) var ages: [Duration] = []
    private(set) var missCount = 0
    private(set) var waits: [Duration] = []

    /// One refresh: the callback comes when it has composed, `stray` late; drawing takes `work`.
    mutating func refresh(stray: Duration, work: Duration, tellsPresentation: Bool) {
        let composed = now
        let start = composed + stray
        let moment = pacer.receiveCallback(at: start, interval: interval, isFrameWanted: true)
        waits.append(moment - start)
        let done = moment + work
        pacer.didCommit(begunAt: moment, at: done)
        now = now + interval
        while now < done {
            missCount += 1
            now = now + interval
        }
        ages.append(now - moment)
        if tellsPresentation { pacer.receivePresentation(at: now, interval: interval) }
    }
}

@Suite("Frame pacing")
struct FramePacerTests {
    @Test(
        "once the rhythm is known, what is shown is hardly older than drawing takes, and no refresh is missed",
        arguments: [60, 90, 120, 144], [true, false])
    func latency(rate: Int, tellsPresentation: Bool) {
        var display = Display(interval: .nanoseconds(1_000_000_000 / Int64(rate)))
        for _ in 0..<200 {
            display.refresh(
                stray: .microseconds(100), work: .milliseconds(2), tellsPresentation: tellsPresentation)
        }
        #expect(display.missCount == 0)
        #expect(display.ages[0] > display.interval - .milliseconds(1))
        for age in display.ages.suffix(150) { #expect(age <= .milliseconds(2) + FramePacer.margin + .milliseconds(1)) }
    }

    @Test("the moment is never before the callback, and never a refresh after it, whatever happens", arguments: 0..<40)
    func bounds(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var pacer = FramePacer()
        var now = Instant(seconds: 1)
        let interval = Duration.milliseconds(Int.random(in: 4...40, using: &random))
        for _ in 0..<400 {
            let isRegular = Int.random(in: 0..<10, using: &random) > 0
            now = now + (isRegular ? interval : .milliseconds(Int.random(in: 0...200, using: &random)))
            let wants = Int.random(in: 0..<8, using: &random) > 0
            let moment = pacer.receiveCallback(at: now, interval: interval, isFrameWanted: wants)
            #expect(moment >= now && moment < now + interval)
            if !wants { #expect(moment == now) }
            guard wants, Int.random(in: 0..<9, using: &random) > 0 else { continue }
            pacer.didCommit(begunAt: moment, at: moment + .milliseconds(Int.random(in: 0...30, using: &random)))
            let presented = now + .milliseconds(Int.random(in: -5...80, using: &random))
            let told = Bool.random(using: &random) ? interval : nil
            if Bool.random(using: &random) { pacer.receivePresentation(at: presented, interval: told) }
            #expect(pacer.expectedPresentation(of: now, interval: interval) >= now)
        }
    }

    @Test("after a miss everything is drawn at once until the rhythm has held twice as long", arguments: [true, false])
    func miss(tellsPresentation: Bool) {
        var display = Display(interval: .milliseconds(16))
        for _ in 0..<40 { display.refresh(stray: .zero, work: .milliseconds(1), tellsPresentation: tellsPresentation) }
        #expect(display.waits.last ?? .zero > .milliseconds(10))
        display.refresh(stray: .zero, work: .milliseconds(20), tellsPresentation: tellsPresentation)
        #expect(display.missCount > 0)
        let former = display.waits.count
        for _ in 0..<40 { display.refresh(stray: .zero, work: .milliseconds(1), tellsPresentation: tellsPresentation) }
        let later = display.waits.dropFirst(former)
        #expect(later.prefix { $0 == .zero }.count >= 2 * FramePacer.leastRhythm)
    }

    @Test("without rhythm, as in a test that refreshes as it likes, nothing ever waits", arguments: [0, 3, 40])
    func irregular(gap: Int) {
        var pacer = FramePacer()
        var now = Instant(seconds: 1)
        for step in 0..<200 {
            now = now + .milliseconds(gap + (step % 3) * 7)
            #expect(pacer.receiveCallback(at: now, interval: .milliseconds(16), isFrameWanted: true) == now)
            pacer.didCommit(begunAt: now, at: now)
        }
    }

    @Test("a display of variable rate is drawn to at once")
    func variableRate() {
        var pacer = FramePacer()
        var now = Instant(seconds: 1)
        for _ in 0..<100 {
            now = now + .milliseconds(16)
            #expect(pacer.receiveCallback(at: now, interval: .milliseconds(16), isFrameWanted: true) == now)
            pacer.didCommit(begunAt: now, at: now)
            pacer.receivePresentation(at: now, interval: nil)
        }
    }
}

/// Pseudo-random numbers that are the same every time.
private struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
