import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: conflicts of gestures")
struct ConflictTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    /// Lets two pans compete for the same finger, and answers which of them began.
    private func began(_ arrange: (_ first: PanGestureRecognizer, _ second: PanGestureRecognizer) -> Void) -> [String] {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
        let second = view.attach(PanGestureRecognizer(), "second", log)
        let first = view.attach(PeacefulPan(), "first", log)  // added last: it recognizes first
        arrange(first, second)
        host.finger().drag(from: Point(50, 50), to: Point(90, 50), over: .milliseconds(20))
        view.removeFromSuperview()
        return log.take().filter { $0.hasSuffix("began") && $0.hasPrefix("action") }
            .map { String($0.split(separator: " ")[1]) }
    }

    @Test("CF-205: a conflict is settled by prevention, delegates and requirements, in five ways", .likeUIKit)
    func fiveWays() {
        let friendly = Rules()
        friendly.simultaneously = { _, _ in true }
        let plain = began { _, _ in }
        let peaceful = began { first, _ in (first as? PeacefulPan)?.isPeaceful = true }
        let allowed = began { _, second in second.delegate = friendly }
        let waiting = began { first, second in
            first.require(toFail: second)
            first.delegate = friendly
        }
        let proceeding = began { first, second in
            second.isEnabled = false
            first.require(toFail: second)
        }
        #expect(plain == ["first"])
        #expect(peaceful == ["first", "second"])
        #expect(allowed == ["first", "second"])
        #expect(waiting == ["second"])
        #expect(proceeding == ["first"])

        for x in [0.0, 100] {  // no common touch: independent
            let half = View(frame: Rect(x, 0, 100, 200))
            host.window.addSubview(half)
            half.attach(PanGestureRecognizer(), x == 0 ? "left" : "right", log)
        }
        let fingers = host.land([Point(50, 50), Point(150, 50)])
        host.send([(fingers[0], .moved, Point(50, 90)), (fingers[1], .moved, Point(150, 90))])
        #expect(Set(log.take()) == ["action left began", "action right began"])
    }

    @Test(
        "CF-212: of several recognizers one recognizes; the others fail, and can tell that it prevented them",
        .likeUIKit)
    func reasonOfPrevention() {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
        let tap = view.attach(TapGestureRecognizer(), "open", log)
        let press = view.attach(LongPressGestureRecognizer(), "menu", log) { $0.allowableMovement = 100 }
        let pan = view.attach(PanGestureRecognizer(), "drawer", log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        host.clock.advance(by: .milliseconds(100))
        finger.move(to: Point(80, 50))
        #expect([tap.state, press.state, pan.state] == [.failed, .failed, .began])
        finger.up()
        #expect(log.lines == ["view began", "action drawer began", "view cancelled", "action drawer ended"])
        let reason = "failed at 0.100 s: prevented by pan ‘drawer’ (began first"
        #expect(tap.explanation.hasPrefix("tap ‘open’ \(reason)"))
        #expect(press.explanation.hasPrefix("long press ‘menu’ \(reason)"))
    }

    @Test(
        "CF-218: a requirement that a hook states works like a stated one, and is asked once for each attempt",
        .likeUIKit)
    func dynamicRequirement() {
        func play(dynamic: Bool) -> [String] {
            let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
            let single = view.attach(TapGestureRecognizer(), "single", log)
            let double = view.attach(TapGestureRecognizer(), "double", log) { $0.numberOfTapsRequired = 2 }
            let rules = Rules()
            rules.requiresFailure = { [log] recognizer, other in
                log.add("asked of \(recognizer.name ?? "?")")
                return (other as? TapGestureRecognizer)?.numberOfTapsRequired ?? 1 > 1
            }
            if dynamic { single.delegate = rules } else { single.require(toFail: double) }
            host.finger().tap(at: Point(50, 50))
            host.clock.advance(by: .milliseconds(400))
            log.add("-")
            host.finger().tap(at: Point(50, 50))
            host.finger().tap(at: Point(50, 50))
            host.clock.advance(by: .seconds(1))
            view.removeFromSuperview()
            return log.take().filter { !$0.hasPrefix("view") }
        }
        #expect(play(dynamic: false) == ["action single ended", "-", "action double ended"])
        #expect(
            play(dynamic: true) == [
                "asked of single", "action single ended", "-", "asked of single", "action double ended",
            ])
    }

    @Test("CF-219: a tap never prevents one of more taps, and is prevented by taps of as many or more", .likeUIKit)
    func taps() {
        func tap(_ count: Int, touches: Int = 1) -> TapGestureRecognizer {
            let tap = TapGestureRecognizer()
            tap.numberOfTapsRequired = count
            tap.numberOfTouchesRequired = touches
            return tap
        }
        // A sample of Apple's compares fingers with taps; only taps count.
        let pairs = [(tap(1), tap(2)), (tap(2), tap(1)), (tap(1), tap(1)), (tap(1, touches: 3), tap(2))]
        #expect(pairs.map { $0.canPrevent($1) } == [false, true, true, false])
        #expect(pairs.map { $1.canBePrevented(by: $0) } == [false, true, true, false])
        #expect(tap(1).canPrevent(PanGestureRecognizer()))

        let double = host.window.attach(tap(2), "double", log)
        host.window.attach(tap(1), "earlier", log)
        host.window.attach(tap(1), "later", log)
        host.finger().tap(at: Point(50, 50))
        #expect(double.state == .possible)
        host.finger().tap(at: Point(50, 50))
        #expect(log.lines == ["action later ended", "action later ended", "action double ended"])
    }

    @Test(
        "CF-220: receiving, beginning, preventing and recognizing together are four questions, each asked in its time",
        .likeUIKit)
    func distinctHooks() {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
        let rules = Rules()
        rules.receivesEvent = { [log] in logged(log, "receive event?", $0) }
        rules.receivesTouch = { [log] recognizer, _ in logged(log, "receive touch?", recognizer) }
        rules.begins = { [log] in logged(log, "begin?", $0) }
        rules.simultaneously = { [log] one, _ in !logged(log, "together?", one) }
        let first = view.attach(PeacefulPan(), "first", log) { $0.log = log }
        let second = view.attach(PeacefulPan(), "second", log) { $0.log = log }
        for recognizer in [first, second] { recognizer.delegate = rules }
        let fingers = host.land([Point(50, 50), Point(90, 50)])
        host.send([(fingers[0], .moved, Point(50, 90)), (fingers[1], .moved, Point(90, 90))])
        #expect(
            log.lines == [
                "first receive event?", "first receive touch?", "second receive event?", "second receive touch?",
                "first receive touch?", "second receive touch?", "view began",
                "second begin?", "second prevent?", "first be prevented?", "second together?", "first together?",
                "action second began", "view cancelled",
            ])
    }
}

/// Logs a question to a recognizer, and answers yes.
@MainActor
private func logged(_ log: Log, _ question: String, _ recognizer: GestureRecognizer) -> Bool {
    log.add("\(recognizer.name ?? "?") \(question)")
    return true
}

/// A pan that can be told to prevent nobody, and logs that it is asked.
private final class PeacefulPan: PanGestureRecognizer {
    var isPeaceful = false
    var log: Log?

    override func canPrevent(_ other: GestureRecognizer) -> Bool {
        log?.add("\(name ?? "?") prevent?")
        return !isPeaceful
    }

    override func canBePrevented(by other: GestureRecognizer) -> Bool {
        log?.add("\(name ?? "?") be prevented?")
        return true
    }
}
