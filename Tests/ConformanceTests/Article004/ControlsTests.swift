import TactusControls
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 004: controls, and what one may build on them")
struct ControlsTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    private func panel() -> LoggedView { LoggedView("panel", Rect(0, 0, 200, 200), log, in: host.window) }

    private func button(_ name: String = "button", in view: View) -> Button {
        let button = Button(title: "", frame: Rect(0, 0, 100, 44))
        button.logPresses(name, log)
        view.addSubview(button)
        return button
    }

    @Test(
        "CF-415: a control's touches do not bubble; a button refuses its superview's tap, a plain control does not",
        .likeUIKit)
    func superviewTap() {
        let panel = panel()
        _ = button(in: panel)
        let plain = Control(frame: Rect(0, 100, 100, 44))
        plain.logPresses("control", log)
        panel.addSubview(plain)
        for y in [20.0, 120] { host.finger().tap(at: Point(50, y)) }
        #expect(log.take() == ["pressed button", "pressed control"])
        panel.attach(TapGestureRecognizer(), "tap", log)
        for y in [20.0, 120] { host.finger().tap(at: Point(50, y)) }
        #expect(log.take() == ["pressed button", "action tap ended"])
    }

    @Test(
        "CF-418: actions are samples of the touches: they neither use them up nor change them, and parents send none",
        .likeUIKit)
    func actionsAreSamples() {
        let outer = Control(frame: Rect(0, 0, 200, 200))
        outer.logPresses("outer", log)
        host.window.addSubview(outer)
        let inner = LoggedButton("inner", Rect(0, 0, 100, 44), log)
        outer.addSubview(inner)
        func tap() -> [String] {
            host.finger().tap(at: Point(50, 20))
            return log.take()
        }
        let silent = tap()
        inner.addAction(for: .allTouchEvents) { [log] _ in log.add("sampled") }
        #expect(silent == ["beginTracking", "touchesBegan", "endTracking", "touchesEnded"])
        #expect(tap().filter { $0 != "sampled" } == silent)
        let own = ScriptedRecognizer("own", log, on: inner)
        #expect(
            tap() == [
                "own.touchesBegan", "beginTracking", "sampled", "touchesBegan", "own.touchesEnded", "endTracking",
                "sampled", "touchesEnded",
            ])
        #expect(own.state == .possible)
    }

    @Test(
        "CF-421: an action without a target is looked for from the first responder, then from its sender on",
        .open("Apple documents the first responder, a re-implementation found the sender, the article describes both."))
    func nilTarget() {
        let outer = CopyingButton("L1", Rect(0, 0, 200, 200), log)
        let inner = CopyingButton("L2", Rect(0, 0, 100, 44), log)
        let plain = Button(title: "", frame: Rect(0, 100, 100, 44))
        host.window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(plain)
        for button in [inner, plain] { button.addAction(.copy, for: .touchUpInside) }
        host.finger().tap(at: Point(50, 20))
        host.finger().tap(at: Point(50, 120))
        #expect(log.take() == ["L2 copies", "L1 copies"])
        let first = FirstResponderView("first", log, in: host.window)
        first.becomeFirstResponder()
        host.finger().tap(at: Point(50, 120))
        #expect(log.take() == ["first copy"])
    }

    @Test("CF-423: a tap on a button itself that cancels touches stands in for the button's action", .likeUIKit)
    func gate() {
        let panel = panel()
        let gated = button("gated", in: panel)
        let free = button("free", in: panel)
        free.frame.origin.y = 100
        gated.attach(TapGestureRecognizer(), "gate", log)
        for y in [20.0, 120] { host.finger().tap(at: Point(50, y)) }
        #expect(log.lines == ["action gate ended", "pressed free"])
    }

    @Test(
        "CF-424: a tap on the window sees only what buttons and deeper taps leave, unless both are allowed", .likeUIKit)
    func hijacking() {
        let panel = panel()
        _ = button(in: panel)
        let row = LoggedView("row", Rect(0, 100, 200, 50), log, in: panel)
        let rowTap = row.attach(TapGestureRecognizer(), "row", log)
        host.window.attach(TapGestureRecognizer(), "window", log)
        func actions() -> [String] {
            for y in [20.0, 120, 180] { host.finger().tap(at: Point(50, y)) }
            return log.take().filter { $0.hasPrefix("action") || $0.hasPrefix("pressed") }
        }
        #expect(actions() == ["pressed button", "action row ended", "action window ended"])
        let rules = Rules()
        rules.simultaneously = { _, _ in true }
        rowTap.delegate = rules
        #expect(
            actions() == ["pressed button", "action row ended", "action window ended", "action window ended"])
    }

    @Test(
        "CF-425: another action on every button watches it; a disabled button sends neither, and lets nothing through",
        .likeUIKit)
    func monitor() {
        let panel = panel()
        let button = button(in: panel)
        button.addAction(for: .touchUpInside) { [log] _ in log.add("monitor") }
        host.finger().tap(at: Point(50, 20))
        #expect(log.take() == ["pressed button", "monitor"])
        button.isEnabled = false
        host.finger().tap(at: Point(50, 20))
        #expect(log.take() == [])
        button.isEnabled = true
        let finger = host.finger()
        finger.down(at: Point(50, 20))
        button.isEnabled = false
        finger.up()
        #expect(log.take() == [])
    }

    @Test(
        "CF-426: a double tap cancels both its touches; without delaysTouchesEnded the first has ended before",
        .open("The logs follow Apple's example; one published log shows neither. To be measured on a device."))
    func doubleTap() {
        func play(delaysEnd: Bool) -> String {
            let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
            let tap = view.attach(TapGestureRecognizer(), "!", log) { $0.numberOfTapsRequired = 2 }
            tap.delaysTouchesEnded = delaysEnd
            for _ in 1...2 { host.finger().tap(at: Point(50, 50)) }
            host.clock.advance(by: .seconds(1))
            view.removeFromSuperview()
            let letters = ["view began": "B", "view ended": "E", "view cancelled": "C", "action ! ended": "!"]
            return log.take().map { letters[$0] ?? $0 }.joined(separator: " ")
        }
        #expect(play(delaysEnd: true) == "B B ! C C")
        #expect(play(delaysEnd: false) == "B E B ! C")
    }
}

private final class CopyingButton: Button, Copying {
    private let log: Log

    init(_ name: String, _ frame: Rect, _ log: Log) {
        self.log = log
        super.init(frame: frame)
        self.name = name
    }

    func copy(_ sender: Any?) { log.add("\(name ?? "?") copies") }
}
