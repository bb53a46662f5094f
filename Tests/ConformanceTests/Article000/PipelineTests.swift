import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: from finger to code")
struct PipelineTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    private func watchedWindow() -> WatchedWindow {
        let window = WatchedWindow(windowScene: host.scene)
        host.open(window, name: "front")
        return window
    }

    @Test(
        "CF-001: frame, window, view, recognizers, key window, application, window, recognizers, views, chain",
        .likeUIKit)
    func stages() {
        let window = watchedWindow()
        let outer = LoggedView("outer", Rect(0, 0, 200, 200), log, in: window)
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: outer)
        box.bubbling = .superLast
        _ = ScriptedRecognizer("recognizer", log, on: box)
        window.onBecomeKey = { [log] in log.add("key window") }
        window.before = { [log] _ in log.add("Window.sendEvent") }
        let stages = host.logStages(log)
        host.finger().down(at: Point(50, 50))
        #expect(
            log.lines == [
                "frame", "window front", "view box", "recognizers [\"recognizer\"]", "key window",
                "Application.sendEvent", "Window.sendEvent", "recognizer.touchesBegan", "box began", "outer began",
            ])
        #expect(stages.diagnostics == [])
    }

    @Test("CF-002: a window that overrides sendEvent sees every phase of every touch, and changes nothing", .likeUIKit)
    func touchFeedback() {
        func play(on window: Window, in host: TestHost, _ log: Log) {
            let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: window)
            _ = LoggedView("field", Rect(100, 0, 100, 100), log, in: window)
            box.attach(TapGestureRecognizer(), "tap", log)
            host.finger().tap(at: Point(50, 50))
            let finger = host.finger()
            finger.down(at: Point(150, 50))
            finger.move(to: Point(160, 60))
            finger.cancel()
        }
        let window = watchedWindow()
        var phases: [Touch.Phase] = []
        window.before = { phases += $0.allTouches.map(\.phase) }
        play(on: window, in: host, log)

        let other = TestHost(size: Size(width: 200, height: 200))
        let plain = Log()
        play(on: other.window, in: other, plain)

        #expect(phases == [.began, .ended, .began, .moved, .cancelled])
        #expect(log.lines == plain.lines)
        #expect(
            log.lines == [
                "box began", "action tap ended", "box cancelled", "field began", "field moved", "field cancelled",
            ])
    }

    @Test("CF-012: frames are first in, first out; motion that waits for one display frame is merged", .likeUIKit)
    func queue() {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
        view.onTouch = { [log] _, touches, event in
            guard let touch = touches.first, let samples = event?.coalescedTouches(for: touch) else { return }
            log.add("at " + samples.map { "\(Int($0.location(in: nil).x))" }.joined(separator: " "))
        }
        let finger = host.makeContact()
        func frame(_ change: ContactSample.Change, _ x: Double) -> InputFrame {
            let sample = ContactSample(contact: finger, change: change, location: Point(x, 50), time: host.clock.now)
            return InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .contacts([sample]))
        }
        host.platform.receive([frame(.down(host.scene.id), 10), frame(.up, 10)])
        #expect(log.take() == ["view began", "at 10", "view ended", "at 10"])

        host.platform.receive([frame(.down(host.scene.id), 10)])
        for _ in 1...2 {  // the second waits for the display
            view.setNeedsDisplay()
            host.platform.runTurn()
        }
        host.platform.receive([frame(.moved, 20), frame(.moved, 30)])
        host.platform.receive([frame(.moved, 40)])
        #expect(log.take() == ["view began", "at 10"])
        host.clock.advance(by: host.platform.refreshInterval)
        #expect(log.take() == ["view moved", "at 20 30 40"])

        host.platform.receive([frame(.moved, 50), frame(.up, 50)])
        #expect(log.take() == ["view moved", "at 50", "view ended", "at 50"])
    }

    @Test("CF-013: the frontmost window of the highest level that is hit gets the touch, key window or not", .likeUIKit)
    func frontmostWindow() {
        let alert = watchedWindow()
        alert.windowLevel = .alert
        alert.frame = Rect(0, 0, 100, 100)
        alert.mayBecomeKey = false
        _ = LoggedView("alert view", Rect(0, 0, 100, 100), log, in: alert)
        _ = LoggedView("main view", Rect(0, 0, 200, 200), log, in: host.window)
        host.window.makeKey()

        host.finger().tap(at: Point(50, 50))
        #expect(host.window.isKeyWindow)
        alert.mayBecomeKey = true
        host.finger().tap(at: Point(50, 50))
        #expect(alert.isKeyWindow)
        host.finger().tap(at: Point(150, 50))
        #expect(host.window.isKeyWindow)
        #expect(
            log.lines == [
                "alert view began", "alert view ended", "alert view began", "alert view ended", "main view began",
                "main view ended",
            ])
    }

    @Test("CF-034: in the dispatch in which a touch begins, it has its view and its recognizers already", .likeUIKit)
    func boundTouch() {
        let window = watchedWindow()
        let box = LoggedView("box", Rect(0, 0, 100, 100), log, in: window)
        box.attach(TapGestureRecognizer(), "tap", log)
        window.attach(PanGestureRecognizer(), "pan", log)
        window.before = { [log] event in
            for touch in event.allTouches {
                let recognizers = touch.gestureRecognizers.compactMap(\.name)
                log.add("\(touch.phase) \(touch.window?.name ?? "-") \(touch.view?.name ?? "-") \(recognizers)")
            }
        }
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "began front box [\"tap\", \"pan\"]", "box began", "ended front box [\"tap\", \"pan\"]",
                "action tap ended", "box cancelled",
            ])
    }
}
