import Glibc
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: how a touch travels")
struct TravelTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    @Test(
        "CF-201: landing is hit-tested and bound; every phase goes application, window, recognizers, views, chain",
        .likeUIKit)
    func wholeTouch() {
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        window.before = { [log] _ in log.add("Window.sendEvent") }
        let outer = LoggedView("outer", Rect(0, 0, 200, 200), log, in: window)
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: outer)
        box.bubbling = .superLast
        _ = ScriptedRecognizer("own", log, on: outer)
        let stages = host.logStages(log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        finger.up()
        #expect(
            log.lines == [
                "frame", "window front", "view box", "recognizers [\"own\"]", "Application.sendEvent",
                "Window.sendEvent", "own.touchesBegan", "box began", "outer began",
                "frame", "Application.sendEvent", "Window.sendEvent", "own.touchesMoved", "box moved", "outer moved",
                "frame", "Application.sendEvent", "Window.sendEvent", "own.touchesEnded", "box ended", "outer ended",
            ])
        #expect(stages.diagnostics == [])
    }

    @Test(
        "CF-203: an event has touches; a touch has window and view at once, and recognizers as each accepts it",
        .likeUIKit)
    func relations() {
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: host.window)
        let rules = Rules()
        var touches: [Touch] = []
        rules.receivesTouch = { [log] recognizer, touch in
            let recognizers = touch.gestureRecognizers.compactMap(\.name)
            log.add("offered to \(recognizer.name ?? "?"): \(touch.view?.name ?? "nil") \(recognizers)")
            touches.append(touch)
            return recognizer.name != "refusing"
        }
        box.alter = { [log] hit, event in
            log.add("hit test: \(event?.allTouches.count ?? -1) touches")
            return hit
        }
        for name in ["first", "refusing", "last"] {
            ScriptedRecognizer(name, nil, on: box).delegate = rules
        }
        box.onTouch = { [log] _, touches, event in
            for touch in touches {
                log.add(
                    "has \(touch.gestureRecognizers.compactMap(\.name)), is in event: "
                        + "\(event?.touches(for: box)?.contains(touch) ?? false)")
            }
        }
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "hit test: 0 touches", "offered to first: box []", "offered to refusing: box [\"first\"]",
                "offered to last: box [\"first\"]", "box began", "has [\"first\", \"last\"], is in event: true",
                "box ended", "has [\"first\", \"last\"], is in event: true",
            ])
        #expect(touches.allSatisfy { $0.view == nil && $0.window == nil && $0.gestureRecognizers.isEmpty })
    }

    @Test(
        "CF-221: whatever reads the input, code of the application runs on the one thread, before the frame returns",
        .differs(
            "UIKit fetches events on a thread of its own and wakes the main one; our loop reads the socket itself."))
    func oneThread() {
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: host.window)
        box.attach(TapGestureRecognizer(), "tap", log)
        var threads: Set<UInt> = []
        box.onTouch = { _, _, _ in threads.insert(UInt(pthread_self())) }
        box.alter = { hit, _ in
            threads.insert(UInt(pthread_self()))
            return hit
        }
        log.add("down {")
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        log.add("} up {")
        finger.up()
        log.add("}")
        #expect(log.lines == ["down {", "box began", "} up {", "action tap ended", "box cancelled", "}"])
        #expect(threads == [UInt(pthread_self())])
    }

    @Test(
        "CF-223: touches are mapped to windows and views before sendEvent; each view gets its phases in order",
        .likeUIKit)
    func phasesOfEachView() {
        let a = LoggedView("A", Rect(0, 0, 100, 200), log, in: host.window)
        a.isMultipleTouchEnabled = true
        let b = LoggedView("B", Rect(100, 0, 100, 200), log, in: host.window)
        b.isMultipleTouchEnabled = true
        let fingers = host.land([Point(50, 50), Point(150, 50), Point(150, 90)])
        let fourth = host.makeContact()
        host.send([
            (fingers[1], .up, Point(150, 50)), (fingers[2], .moved, Point(150, 99)),
            (fingers[0], .moved, Point(55, 50)), (fourth, .down(host.scene.id), Point(50, 90)),
        ])
        #expect(
            log.lines == ["A began", "B began ×2", "A began", "A moved", "B moved", "B ended"])
    }

    @Test(
        "CF-224: the touched window is key before the event is sent; no recognizers of the system are in the way",
        .differs(
            "UIKit puts two gate recognizers on every window; on Wayland the compositor takes edge gestures itself."))
    func keyWindowAndGates() {
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: window)
        #expect(host.window.isKeyWindow)
        window.before = { [log] event in
            log.add("key: \(window.isKeyWindow), recognizers: \(event.allTouches.map(\.gestureRecognizers.count))")
        }
        host.finger().down(at: Point(50, 50))
        #expect(log.lines == ["key: true, recognizers: [0]", "box began"])
        #expect(window.gestureRecognizers.isEmpty && box.gestureRecognizers.isEmpty)
    }
}
