import RandomNumbers
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
        let moment = pacer.receiveCallback(at: start, interval: interval)
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

    /// Nothing is drawn for a while.
    mutating func pause(_ duration: Duration) {
        _ = pacer.receiveCallback(at: now, interval: interval)
        now = now + duration
        pacer.didCommit(begunAt: now, at: now)
        now = now + interval
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
        for age in display.ages.suffix(150) { #expect(age <= .milliseconds(2) + FramePacer.reserve) }
    }

    @Test("the moment is never before the callback, and never a refresh after it, whatever happens", arguments: 0..<40)
    func bounds(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var pacer = FramePacer()
        var now = Instant(seconds: 1)
        let interval = Duration.milliseconds(Int.random(in: 4...40, using: &random))
        for _ in 0..<400 {
            let isRegular = Int.random(in: 0..<10, using: &random) > 0
            now = now + (isRegular ? interval : .milliseconds(Int.random(in: 0...200, using: &random)))
            let wants = Int.random(in: 0..<8, using: &random) > 0
            let moment = pacer.receiveCallback(at: now, interval: interval)
            #expect(moment >= now && moment < now + interval)
            guard wants, Int.random(in: 0..<9, using: &random) > 0 else { continue }
            pacer.didCommit(begunAt: moment, at: moment + .milliseconds(Int.random(in: 0...30, using: &random)))
            let presented = now + .milliseconds(Int.random(in: -5...80, using: &random))
            let told = Bool.random(using: &random) ? interval : nil
            if Bool.random(using: &random) { pacer.receivePresentation(at: presented, interval: told) }
            #expect(pacer.expectedPresentation(of: now, interval: interval) >= now)
        }
    }

    @Test("after a late frame the next is drawn at once, and those after it begin earlier", arguments: [true, false])
    func late(tellsPresentation: Bool) {
        var display = Display(interval: .milliseconds(16))
        for _ in 0..<80 { display.refresh(stray: .zero, work: .milliseconds(1), tellsPresentation: tellsPresentation) }
        let usual = display.waits.last ?? .zero
        #expect(display.missCount == 0)
        display.refresh(stray: .zero, work: .milliseconds(15), tellsPresentation: tellsPresentation)
        #expect(display.missCount == 1)
        for _ in 0..<9 { display.refresh(stray: .zero, work: .milliseconds(1), tellsPresentation: tellsPresentation) }
        let after = display.waits.suffix(9)
        #expect(after.first == .zero)
        for wait in after.dropFirst() {
            #expect(wait > .zero)
            #expect(usual - wait > FramePacer.penalty - .milliseconds(1))
            #expect(usual - wait <= FramePacer.penalty)
        }
        #expect(display.missCount == 1)
    }

    @Test("on a machine that stalls now and then few frames are late, and the others stay young", arguments: 1...8)
    func stalls(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var display = Display(interval: .microseconds(16_667))
        for _ in 0..<2_000 {
            let stall = Int.random(in: 0..<20, using: &random) == 0 ? Int.random(in: 0...6_000, using: &random) : 0
            display.refresh(stray: .microseconds(50), work: .microseconds(500 + stall), tellsPresentation: true)
        }
        #expect(display.missCount <= 30)
        #expect(display.ages.sorted()[1_000] < .milliseconds(8))
    }

    @Test("without rhythm, as in a test that refreshes as it likes, nothing ever waits", arguments: [0, 3, 40])
    func irregular(gap: Int) {
        var pacer = FramePacer()
        var now = Instant(seconds: 1)
        for step in 0..<200 {
            now = now + .milliseconds(gap + (step % 3) * 7)
            #expect(pacer.receiveCallback(at: now, interval: .milliseconds(16)) == now)
            pacer.didCommit(begunAt: now, at: now)
        }
    }

    @Test(
        "0521: a finger that moves between the callbacks is shown as it was just before composing, every time",
        arguments: [120, 240, 1000], [0, 1, 2, 5])
    func drag(rate: Int, phase: Int) {
        let interval = Duration.nanoseconds(16_666_667)
        let step = Duration.nanoseconds(1_000_000_000 / Int64(rate))
        let work = Duration.microseconds(400)
        var pacer = FramePacer()
        var motion = Instant(seconds: 10) + .milliseconds(phase)
        var shown: [Duration] = []
        var composing = Instant(seconds: 10)
        var moment = composing
        for _ in 0..<120 {
            let next = composing + interval
            // What came until the moment that was named is drawn then; else the first that comes after it.
            while motion + step <= moment { motion = motion + step }
            let begin = motion > composing - work ? moment : motion + step
            motion = max(motion, begin == moment ? motion : begin)
            pacer.didCommit(begunAt: begin, at: begin + work)
            #expect(begin + work <= next)
            shown.append(next - motion)
            composing = next
            moment = pacer.receiveCallback(at: composing, interval: interval)
        }
        for age in shown.suffix(80) { #expect(age <= step + work * 2 + FramePacer.reserve) }
    }

    @Test("0521: a pause is no miss: the rhythm is found again as fast as at first")
    func pause() {
        var display = Display(interval: .milliseconds(16))
        for _ in 0..<6 {
            var refreshes = 0
            repeat {
                display.refresh(stray: .zero, work: .milliseconds(1), tellsPresentation: true)
                refreshes += 1
            } while display.waits.last == .zero && refreshes < 100
            #expect(refreshes <= FramePacer.neededRhythm + 2)
            display.pause(.seconds(1))
        }
    }

    @Test("a display of variable rate is drawn to at once")
    func variableRate() {
        var pacer = FramePacer()
        var now = Instant(seconds: 1)
        for _ in 0..<100 {
            now = now + .milliseconds(16)
            #expect(pacer.receiveCallback(at: now, interval: .milliseconds(16)) == now)
            pacer.didCommit(begunAt: now, at: now)
            pacer.receivePresentation(at: now, interval: nil)
        }
    }
}
