import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 001: the life of a touch")
struct TouchLifeTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    private func box(_ name: String = "box") -> LoggedView {
        LoggedView(name, Rect(0, 0, 200, 200), log, in: host.window)
    }

    @Test(
        "CF-101: a touch is cancelled by a gesture, the compositor, a removed view, a hidden window, the application",
        .likeUIKit)
    func cancellation() {
        let causes: [(String, (LoggedView, Finger) -> Void)] = [
            ("gesture", { $1.move(by: Vector(dx: 20, dy: 0)) }), ("compositor", { $1.cancel() }),
            ("removal", { view, _ in view.removeFromSuperview() }),
            ("hiding", { view, _ in view.window?.isHidden = true }),
            ("application", { _, _ in host.application.cancelAllTouches() }),
        ]
        var logs: [[String]] = []
        for (name, cause) in causes {
            let window = WatchedWindow(windowScene: host.scene)
            host.open(window, name: "front")
            let view = LoggedView(name, Rect(0, 0, 200, 200), log, in: window)
            if name == "gesture" { view.addGestureRecognizer(PanGestureRecognizer()) }
            let finger = host.finger()
            finger.down(at: Point(50, 50))
            cause(view, finger)
            host.settle()
            if finger.isDown { finger.up() }
            window.isHidden = true
            logs.append(log.take())
        }
        #expect(logs == causes.map { ["\($0.0) began", "\($0.0) cancelled"] })
    }

    @Test("CF-102: one event from the first finger to the last; another one for the fingers after that", .likeUIKit)
    func oneEvent() throws {
        let view = box()
        view.isMultipleTouchEnabled = true
        var events: [Event] = []
        view.onTouch = { _, _, event in if let event { events.append(event) } }
        let fingers = [host.finger(), host.finger()]
        fingers[0].down(at: Point(50, 50))
        fingers[1].down(at: Point(90, 50))
        fingers[0].move(to: Point(60, 50))
        fingers[0].up()
        fingers[1].up()
        host.finger().tap(at: Point(50, 50))
        try #require(events.count == 7)
        #expect(events.map { $0 === events[0] } == [true, true, true, true, true, false, false])
        #expect(events[5] === events[6])
    }

    @Test("CF-103: eight phases, of which the three of regions belong to hovering: no view is told of them", .likeUIKit)
    func phases() {
        let phases: [Touch.Phase] = [
            .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
        ]
        #expect(phases.map(\.rawValue) == Array(0...7))
        box().attach(HoverGestureRecognizer(), "hover", log)
        host.point(.entered(host.scene.id), at: Point(50, 50))
        host.point(.moved, at: Point(60, 50))
        host.point(.left, at: Point(60, 50))
        #expect(log.lines == ["action hover began", "action hover changed", "action hover ended"])
    }

    @Test("CF-104: a location is read in any view's space; the previous one is that of the dispatch before", .likeUIKit)
    func locations() {
        let panel = LoggedView("panel", Rect(100, 50, 100, 100), log, in: host.window)
        panel.bounds.origin = Point(5, 0)
        panel.onTouch = { [log] _, touches, _ in
            for touch in touches {
                log.add("\(touch.previousLocation(in: panel)) \(touch.location(in: panel)) \(touch.location(in: nil))")
            }
        }
        let finger = host.land([Point(110, 60)])[0]
        host.send([(finger, .moved, Point(120, 60)), (finger, .moved, Point(130, 60))])
        host.send([(finger, .moved, Point(135, 60))])
        #expect(
            log.lines == [
                "panel began", "\(Point(15, 10)) \(Point(15, 10)) \(Point(110, 60))",
                "panel moved", "\(Point(15, 10)) \(Point(35, 10)) \(Point(130, 60))",
                "panel moved", "\(Point(35, 10)) \(Point(40, 10)) \(Point(135, 60))",
            ])
    }

    @Test("CF-106: under a tap recognizer a view hears began and small moves; the end becomes cancelled", .likeUIKit)
    func recognizedTap() {
        box().attach(TapGestureRecognizer(), "tap", log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(53, 50))
        finger.up()
        #expect(log.lines == ["box began", "box moved", "action tap ended", "box cancelled"])
    }
}
