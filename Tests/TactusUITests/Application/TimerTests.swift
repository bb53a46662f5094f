import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Timers")
struct TimerTests {
    let log = Log()
    let host = TestHost(size: Size(width: 100, height: 100))

    private func note(_ line: String) -> () -> Void { { [log] in log.add(line) } }

    @Test("they fire at their deadline and not before, by deadline and then by age")
    func order() {
        let application = host.application
        application.schedule(after: .milliseconds(20), note("b"))
        application.schedule(after: .milliseconds(10), note("a"))
        application.schedule(after: .milliseconds(20), note("c"))

        host.clock.advance(by: .nanoseconds(9_999_999))
        #expect(log.lines == [])
        host.clock.advance(by: .nanoseconds(1))
        #expect(log.lines == ["a"])
        host.clock.advance(by: .milliseconds(10))
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test(
        "TM-23: of thousands that are taken back, in any order, the others fire in theirs; nothing else wakes anybody")
    func takenBack() {
        var random = SplitMix(seed: 5)
        var fired: [Int] = []
        var timers: [(due: Int, number: Int, timer: ScheduledTimer)] = []
        for number in 0..<4000 {
            let due = Int.random(in: 1..<500, using: &random)
            timers.append(
                (due, number, host.application.schedule(after: .milliseconds(due)) { fired.append(number) }))
        }
        timers.shuffle(using: &random)
        for entry in timers.prefix(3500) { entry.timer.invalidate() }
        let left = timers.dropFirst(3500).sorted { ($0.due, $0.number) < ($1.due, $1.number) }
        #expect(host.platform.deadline == host.application.now + .milliseconds(left[0].due))
        host.advance(by: .seconds(1))
        #expect(fired == left.map(\.number))
        #expect(host.platform.deadline == nil)
    }

    @Test("TM-24: a timer that is to repeat every nanosecond repeats ten thousand times a second")
    func tooOften() {
        var count = 0
        let timer = host.application.schedule(after: .zero, repeating: .nanoseconds(1)) { count += 1 }
        host.advance(by: .milliseconds(100))
        timer.invalidate()
        #expect((990...1010).contains(count))
    }

    @Test("display links that end one by one are over at once, and the others go on")
    func links() {
        var calls = 0
        let links = (0..<100).map { _ in host.scene.addDisplayLink { _ in calls += 1 } }
        for link in links.prefix(99) { link.invalidate() }
        host.advance(by: .milliseconds(16))
        #expect(calls >= 1 && calls <= 2 && host.scene.displayLinks.count < 50)
        links[99].invalidate()
        #expect(host.scene.displayLinks.isEmpty)
    }

    /// Keeps what keeps it.
    private final class Keeper {
        var timer: ScheduledTimer?
        var link: DisplayLink?
        func fire() {}
    }

    @Test("timers and display links that are over let go of what they call")
    func lettingGo() {
        var keepers = (0..<5).map { _ in Keeper() }
        let weakly = { [host] () -> [() -> Keeper?] in
            keepers[0].timer = host.application.schedule(after: .milliseconds(10), keepers[0].fire)
            keepers[1].timer = host.application.schedule(after: .seconds(10), keepers[1].fire)
            keepers[2].timer = host.application.schedule(
                after: .milliseconds(10), repeating: .milliseconds(10), keepers[2].fire)
            for keeper in keepers[3...] { keeper.link = host.scene.addDisplayLink { _ in keeper.fire() } }
            return keepers.map { keeper in { [weak keeper] in keeper } }
        }()
        keepers = []
        #expect(weakly.map { $0() != nil } == [true, true, true, true, true])
        host.clock.advance(by: .milliseconds(25))
        #expect(weakly.map { $0() != nil } == [false, true, true, true, true])
        weakly[1]()?.timer?.invalidate()
        weakly[2]()?.timer?.invalidate()
        weakly[3]()?.link?.invalidate()
        #expect(weakly.map { $0() != nil } == [false, false, false, false, true])
        host.scene.close()
        #expect(weakly.map { $0() != nil } == [false, false, false, false, false])
    }

    @Test(
        "DX-4: one step of the clock fires timers, gestures and frames in the order of their times, however long it is")
    func oneStep() {
        let press = LongPressGestureRecognizer()
        press.addAction { [log] in log.add("press \($0.state)") }
        host.window.addGestureRecognizer(press)
        host.finger().down(at: Point(10, 10))
        for time in [490, 510] { host.application.schedule(after: .milliseconds(time), note("\(time)")) }
        host.application.schedule(after: .milliseconds(600)) { [host, log] in
            host.window.setNeedsDisplay()
            host.application.schedule(after: .seconds(3600), { log.add("an hour later") })
        }
        let painted = host.surface.paintedRegions.count
        host.clock.advance(by: .seconds(3601))
        #expect(log.lines == ["490", "press began", "510", "an hour later"])
        #expect(host.surface.paintedRegions.count == painted + 1)
    }

    @Test("what lies further away than any clock goes never fires, and does no harm", arguments: [Int64.max, 1 << 40])
    func never(seconds: Int64) {
        let press = LongPressGestureRecognizer()
        press.minimumPressDuration = .seconds(seconds)
        host.window.addGestureRecognizer(press)
        host.application.schedule(after: .seconds(seconds), note("once"))
        host.application.schedule(after: .seconds(1), repeating: .seconds(seconds), note("repeated"))
        host.finger().tap(at: Point(10, 10), holding: .seconds(1))
        host.clock.advance(by: .seconds(100))

        #expect(log.lines == ["repeated"])
        #expect(Instant(nanoseconds: .min) - Instant(nanoseconds: .max) == .nanoseconds(Int64.min))
        #expect(Instant(nanoseconds: .min) - .seconds(seconds) == Instant(nanoseconds: .min))
    }

    @Test("a repeating timer fires at each period until it is invalidated")
    func repeating() {
        var timer: ScheduledTimer?
        var times: [Double] = []
        let start = host.clock.now
        timer = host.application.schedule(after: .milliseconds(5), repeating: .milliseconds(10)) { [host] in
            times.append((host.application.now - start).inSeconds)
            if times.count == 3 { timer?.invalidate() }
        }
        host.clock.advance(by: .milliseconds(100))

        #expect(times == [0.005, 0.015, 0.025])
        #expect(timer?.isValid == false)
    }

    @Test("periods that were missed are left out")
    func missedPeriods() {
        host.application.schedule(after: .milliseconds(10), repeating: .milliseconds(10), note("tick"))
        host.stall(for: .milliseconds(45))
        #expect(log.take() == ["tick"])
        host.clock.advance(by: .milliseconds(5))
        #expect(log.take() == ["tick"])
    }

    @Test("an invalidated timer does not fire, not even when it is due")
    func invalidated() {
        var second: ScheduledTimer?
        host.application.schedule(after: .milliseconds(10)) { [log] in
            log.add("first")
            second?.invalidate()
        }
        second = host.application.schedule(after: .milliseconds(10), note("second"))
        host.clock.advance(by: .milliseconds(20))

        #expect(log.lines == ["first"])
    }

    @Test("a timer that schedules itself without delay waits for the next turn each time")
    func withoutDelay() {
        var count = 0
        func again() {
            count += 1
            if count < 5 { host.application.schedule(after: .zero, again) }
        }
        host.application.schedule(after: .milliseconds(1), again)
        host.stall(for: .milliseconds(1))
        #expect(count == 1)
        host.clock.advance(by: .zero)
        #expect(count == 5)
    }

    @Test("TM-2: a late program fires a timer before the input that came after its deadline, not before older input")
    func eventTime() {
        let view = LoggedView("view", Rect(0, 0, 100, 100), log)
        host.window.addSubview(view)
        let start = host.clock.now
        host.application.schedule(after: .milliseconds(500), note("timer"))
        host.stall(
            for: .milliseconds(900),
            receiving: [
                host.frame(.down, at: start + .milliseconds(100)),
                host.frame(.moved, at: start + .milliseconds(450)),
                host.frame(.moved, at: start + .milliseconds(550)),
                host.frame(.up, at: start + .milliseconds(600)),
            ])

        #expect(log.lines == ["view began", "view moved", "timer", "view moved", "view ended"])
    }

    @Test("TM-2: a stall never turns a short press into a long one")
    func stallIsNoLongPress() {
        let view = LoggedView("view", Rect(0, 0, 100, 100), log)
        host.window.addSubview(view)
        var press: ScheduledTimer?
        view.onTouch = { [host, log] phase, _, _ in
            if phase == .began { press = host.application.schedule(after: .milliseconds(500)) { log.add("long") } }
            if phase == .ended { press?.invalidate() }
        }
        let start = host.clock.now
        host.stall(
            for: .seconds(2),
            receiving: [
                host.frame(.down, at: start), host.frame(.up, at: start + .milliseconds(300)),
            ])

        #expect(log.lines == ["view began", "view ended"])
    }

    @Test("TM-3: on a tie the timer fires first")
    func tie() {
        let view = LoggedView("view", Rect(0, 0, 100, 100), log)
        host.window.addSubview(view)
        host.application.schedule(after: .milliseconds(10), note("timer"))
        let time = host.clock.now + .milliseconds(10)
        host.stall(for: .milliseconds(10), receiving: [host.frame(.down, at: time)])

        #expect(log.lines == ["timer", "view began"])
    }

    @Test("inside a handler the present moment is that of the event, inside a timer its deadline")
    func presentMoment() {
        let start = host.clock.now
        var moments: [Instant] = []
        let view = LoggedView("view", Rect(0, 0, 100, 100), log)
        host.window.addSubview(view)
        view.onTouch = { [host] _, _, _ in moments.append(host.application.now) }
        host.application.schedule(after: .milliseconds(1)) { [host] in moments.append(host.application.now) }
        host.stall(for: .milliseconds(10), receiving: [host.frame(.down, at: start + .milliseconds(3))])

        #expect(moments == [start + .milliseconds(1), start + .milliseconds(3)])
        #expect(host.application.now == start + .milliseconds(10))
    }
}
