import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: kinds of events")
struct EventsTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()

    @Test("CF-007: seven types of events and eleven subtypes, with UIKit's numbers", .likeUIKit)
    func rawValues() {
        let types: [Event.EventType] = [
            .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
        ]
        let subtypes: [Event.EventSubtype] = [
            .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
            .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
            .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
            .remoteControlEndSeekingForward,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
        #expect(subtypes.map(\.rawValue) == [0, 1, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109])
    }

    @Test(
        "CF-008: wheels and touchpads drive pans, pinching a touchpad pinches, pointers hover: all three are events",
        .likeUIKit)
    func scrollHoverAndTransform() {
        let box = LoggedView("box", Rect(0, 0, 400, 400), log, in: host.window)
        box.attach(PanGestureRecognizer(), "pan", log) { $0.allowedScrollTypesMask = [.discrete, .continuous] }
        box.attach(HoverGestureRecognizer(), "hover", log)
        let middle = Point(200, 200)
        host.point(.entered(host.scene.id), at: middle)
        host.point(.moved, at: Point(210, 200))
        #expect(log.take() == ["action hover began", "action hover changed"])
        let notch = Vector(dx: 0, dy: 120)
        host.point(.scrolled(ScrollSample(source: .wheel, delta: Vector(dx: 0, dy: 15), notches120: notch)), at: middle)
        #expect(log.take() == ["action pan began", "action pan changed", "action pan ended"])
        host.clock.advance(by: .seconds(1))
        host.point(.scrolled(ScrollSample(source: .finger, delta: Vector(dx: 0, dy: 5))), at: middle)
        host.point(.scrolled(ScrollSample(source: .finger, delta: Vector(dx: 0, dy: 5))), at: middle)
        host.point(.scrolled(ScrollSample(source: .finger, delta: .zero, stopped: .vertical)), at: middle)
        #expect(log.take() == ["action pan began", "action pan changed", "action pan ended"])
        host.point(.left, at: middle)
        #expect(log.take() == ["action hover ended"])
        box.attach(PinchGestureRecognizer(), "pinch", log)
        let touchpad = host.touchpad(at: middle)
        touchpad.begin(.pinch, fingers: 2)
        for scale in [1.2, 1.5] { touchpad.pinch(to: scale) }
        touchpad.end()
        #expect(
            log.take().filter { $0.contains("pinch") } == [
                "action pinch began", "action pinch changed", "action pinch ended",
            ])
    }

    @Test(
        "CF-009: presses are keys, which go down and come up; a finger makes none, and how hard a pen presses is its touch's force",
        .likeUIKit)
    func presses() {
        let first = FirstResponderView("first", log, in: host.window)
        first.becomeFirstResponder()
        host.keyboard.down(.keyboardPageDown)
        host.clock.advance(by: .seconds(3))
        host.keyboard.up(.keyboardPageDown)
        #expect(log.take() == ["first pressesBegan pageDown", "first pressesEnded pageDown"])
        host.finger().tap(at: Point(20, 20), holding: .seconds(3))
        #expect(log.take() == ["first touchesBegan"])

        let paper = LoggedView("paper", Rect(200, 200, 200, 200), log, in: host.window)
        paper.onTouch = { [log] _, touches, _ in
            for touch in touches {
                log.add("force \(Int(touch.force.rounded())) of \(Int(touch.maximumPossibleForce))")
            }
        }
        host.finger().tap(at: Point(300, 300))
        #expect(log.take() == ["paper began", "force 0 of 0", "paper ended", "force 0 of 0"])
        let pen = host.stylus()
        pen.enter(at: Point(300, 300))
        pen.down(pressure: 0.25)
        pen.press(with: 1)
        pen.up()
        #expect(
            log.take().filter { !$0.contains("ended") }.prefix(4) == [
                "paper began", "force 1 of 4", "paper moved", "force 4 of 4",
            ])
    }

    @Test(
        "CF-010: a shake is told to the first responder and travels the chain; no other movement is an event",
        .likeUIKit)
    func shake() {
        let outer = FirstResponderView("outer", log, in: host.window)
        let inner = FirstResponderView("inner", log, in: outer)
        inner.forwards = true
        inner.becomeFirstResponder()
        host.application.simulateShake()
        #expect(
            log.lines == [
                "inner motionBegan motionShake", "outer motionBegan motionShake", "inner motionEnded motionShake",
                "outer motionEnded motionShake",
            ])
    }

    @Test("CF-011: media keys become the ten subtypes of remote control, play to seeking", .likeUIKit)
    func remoteControl() {
        let player = FirstResponderView("player", log, in: host.window)
        player.becomeFirstResponder()
        host.application.beginReceivingRemoteControlEvents()
        let keys: [KeyUsage] = [.play, .pause, .stop, .playOrPause, .scanNextTrack, .scanPreviousTrack]
        for key in keys { host.keyboard.press(key) }
        for key in [KeyUsage.scanPreviousTrack, .scanNextTrack] {
            host.keyboard.down(key)
            host.clock.advance(by: .milliseconds(500))
            host.keyboard.up(key)
        }
        #expect(log.lines == (100...109).map { "player remoteControl \($0)" })
    }

    @Test(
        "CF-014: touches go to the hit view; presses, shakes, remote control and key commands to the first responder",
        .likeUIKit)
    func firstReceivers() {
        let first = FirstResponderView("first", log, in: host.window)
        let hit = LoggedView("hit", Rect(100, 100, 100, 100), log, in: host.window)
        first.becomeFirstResponder()
        host.application.beginReceivingRemoteControlEvents()

        host.finger().tap(at: Point(150, 150))
        host.keyboard.press(.keyboardUpArrow)
        host.application.simulateShake()
        host.keyboard.press(.play)
        host.keyboard.press("k", holding: .control)
        host.application.sendAction(.copy, from: hit)

        #expect(
            log.lines == [
                "hit began", "hit ended",
                "first pressesBegan upArrow", "first pressesEnded upArrow",
                "first motionBegan motionShake", "first motionEnded motionShake",
                "first remoteControl 100",
                "first copy", "first copy",
            ])
    }
}
