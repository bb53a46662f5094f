import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 003")
struct Article003Tests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    @Test("CF-301: a touch that neither a responder nor a recognizer wants ends silently, and is let go", .likeUIKit)
    func unwantedTouch() {
        let box = View(frame: Rect(0, 0, 100, 100))
        host.window.addSubview(box)
        let stages = host.logStages(log)
        weak var event: Event?
        weak var touch: Touch?
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        window.before = {
            event = $0
            touch = $0.allTouches.first
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        #expect(event != nil && touch != nil)
        finger.up()
        #expect(event == nil && touch == nil)
        #expect(stages.diagnostics == [])
    }

    @Test(
        "CF-302: each kind of event has its first receiver; without a first responder the window stands in", .likeUIKit)
    func firstReceivers() {
        let window = KeyWindow(windowScene: host.scene)
        window.log = log
        window.isHidden = false
        window.makeKey()
        let first = FirstResponderView("first", log, in: window)
        host.application.beginReceivingRemoteControlEvents()
        func everything() {
            host.finger().tap(at: Point(150, 150))
            host.keyboard.press(.keyboardDownArrow)
            host.application.simulateShake()
            host.application.receiveRemoteControl(.pressed(.pause))
        }
        everything()
        #expect(log.take() == ["window touch", "window press", "window shake", "window remote control"])
        first.becomeFirstResponder()
        everything()
        #expect(
            log.take() == [
                "window touch", "first pressesBegan downArrow", "first pressesEnded downArrow",
                "first motionBegan motionShake", "first motionEnded motionShake", "first remoteControl 101",
            ])
    }

    @Test(
        "CF-303: the highest level is asked first, then the window that came to the front last, not the one shown last",
        .likeUIKit)
    func askedFirst() {
        func window(_ name: String, _ level: Window.Level) -> WatchedWindow {
            let window = WatchedWindow(windowScene: host.scene)
            host.open(window, name: name, level: level)
            _ = LoggedView(name, Rect(0, 0, 200, 200), log, in: window)
            return window
        }
        let bar = window("bar", .statusBar)
        let early = window("early", .normal)
        _ = window("late", .normal)
        host.finger().tap(at: Point(50, 50))
        bar.isHidden = true
        host.finger().tap(at: Point(50, 50))
        early.makeKeyAndVisible()
        host.finger().tap(at: Point(50, 50))
        #expect(log.lines.filter { $0.hasSuffix("began") } == ["bar began", "late began", "early began"])
    }

    @Test(
        "CF-304: hidden, without interaction or with an alpha of less than 0.01 a view is not asked where it is",
        .open("UIKit keeps alpha in 32 bits, so that its answer at exactly 0.01 may differ."))
    func disqualified() {
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: host.window)
        box.hitTests = .entry
        let changes: [(View) -> Void] = [
            { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.0099 }, { $0.alpha = 0.01 },
        ]
        var logs: [[String]] = []
        for change in changes {
            box.isHidden = false
            box.isUserInteractionEnabled = true
            box.alpha = 1
            change(box)
            host.finger().tap(at: Point(50, 50))
            logs.append(log.take())
        }
        let ignored = ["box.hitTest"]
        #expect(logs == [ignored, ignored, ignored, ["box.hitTest", "box.inside", "box began", "box ended"]])
    }

    @Test(
        "CF-305: the article's trace: C, B, B2 and B1 twice, then B1's touchesBegan",
        .differs("By default Tactus walks once; this is the trace under `HitTestPolicy.uikitTwoPass`."))
    func twoPassTrace() {
        let tree = LetterTree(policy: .uikitTwoPass)
        tree.host.finger().down(at: LetterTree.onB1AndA2)
        let pass = Array(words: "C.hitTest C.inside B.hitTest B.inside B2.hitTest B2.inside B1.hitTest B1.inside")
        #expect(tree.log.lines == pass + pass + ["B1.touchesBegan"])
    }

    @Test(
        "CF-306: both walks belong to the landing; moving and lifting test nothing, wherever the finger is", .likeUIKit)
    func laterPhases() {
        let tree = LetterTree(policy: .uikitTwoPass)
        let finger = tree.host.finger()
        finger.down(at: LetterTree.onB1AndA2)
        #expect(tree.log.take().count == 17)
        finger.move(to: LetterTree.onMain)
        finger.move(to: LetterTree.onA2)
        finger.up()
        #expect(tree.log.take() == ["B1.touchesMoved", "B1.touchesMoved", "B1.touchesEnded"])
    }

    @Test(
        "CF-307: window and view are bound in hit testing, before sendEvent, and stay, wherever the finger goes",
        .likeUIKit)
    func binding() {
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        _ = LoggedView("left", Rect(0, 0, 100, 200), log, in: window)
        _ = LoggedView("right", Rect(100, 0, 100, 200), log, in: window)
        window.before = { [log] event in
            for touch in event.allTouches { log.add("\(touch.window?.name ?? "nil") \(touch.view?.name ?? "nil")") }
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(150, 50))
        finger.up()
        #expect(
            log.lines == [
                "front left", "left began", "front left", "left moved", "front left", "left ended",
            ])
    }

    @Test("CF-308: the application sends an event to the window, and the window to the view that was hit", .likeUIKit)
    func sendEvent() {
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        _ = LoggedView("box", Rect(0, 0, 200, 200), log, in: window)
        window.before = { [log] _ in log.add("Window.sendEvent {") }
        window.after = { [log] _ in log.add("}") }
        let stages = host.logStages(log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        _ = log.take()
        finger.up()
        #expect(log.lines == ["frame", "Application.sendEvent", "Window.sendEvent {", "box ended", "}"])
        #expect(stages.diagnostics == [])
    }
}

/// A window that logs what it is told of as the receiver of last resort.
private final class KeyWindow: Window {
    var log: Log?

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log?.add("window touch") }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { log?.add("window press") }

    override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { log?.add("window shake") }

    override func remoteControlReceived(with event: Event?) { log?.add("window remote control") }
}
