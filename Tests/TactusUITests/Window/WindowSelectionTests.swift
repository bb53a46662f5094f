import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Which window gets a touch")
struct WindowSelectionTests {
    let log = Log()
    let host = TestHost(size: Size(width: 200, height: 200))

    private func addView(_ name: String, to window: Window, _ frame: Rect = Rect(0, 0, 200, 200)) -> LoggedView {
        let view = LoggedView(name, frame, log)
        window.addSubview(view)
        return view
    }

    private func layer(_ level: Window.Level = .normal) -> Window {
        let window = Window(windowScene: host.scene)
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    private func tap(_ x: Double = 50, _ y: Double = 50) -> [String] {
        host.finger().tap(at: Point(x, y))
        return log.take()
    }

    @Test("PL-10: higher levels come first, and in one level the window that was ordered front last")
    func levelsAndOrder() {
        _ = addView("normal", to: host.window)
        let alert = layer(.alert)
        _ = addView("alert", to: alert)
        let second = layer()
        _ = addView("second", to: second)

        #expect(tap() == ["alert began", "alert ended"])
        alert.isHidden = true
        #expect(tap() == ["second began", "second ended"])
        host.window.makeKeyAndVisible()
        #expect(tap() == ["normal began", "normal ended"])
        second.windowLevel = .statusBar
        #expect(tap() == ["second began", "second ended"])
    }

    @Test("PL-10: a window that comes to a level lies in front of the others there")
    func enteringALevel() {
        let first = layer(.alert)
        _ = addView("first", to: first)
        let second = layer()
        _ = addView("second", to: second)

        second.windowLevel = .alert

        #expect(tap() == ["second began", "second ended"])
        #expect(host.scene.windows == [host.window, first, second])
    }

    enum Skip: CaseIterable {
        case hidden, transparent, disabled
    }

    @Test("PL-11: windows that are hidden, transparent or disabled are passed over", arguments: Skip.allCases)
    func skippedWindows(skip: Skip) {
        _ = addView("below", to: host.window)
        let above = layer()
        _ = addView("above", to: above)

        switch skip {
        case .hidden: above.isHidden = true
        case .transparent: above.alpha = 0.009
        case .disabled: above.isUserInteractionEnabled = false
        }

        #expect(tap() == ["below began", "below ended"])
    }

    @Test("PL-11: an empty window swallows touches; a pass-through one lets them through")
    func passthrough() {
        _ = addView("below", to: host.window)
        let overlay = layer(.alert)
        _ = addView("button", to: overlay, Rect(0, 0, 60, 60))

        #expect(tap(100, 100) == [])
        overlay.hitTestBehavior = .passthrough
        #expect(tap(100, 100) == ["below began", "below ended"])
        #expect(tap(30, 30) == ["button began", "button ended"])
    }

    @Test("PL-11: a touch that no window wants does not exist, whatever the finger does")
    func unwantedTouch() {
        _ = addView("view", to: host.window)
        host.window.frame = Rect(0, 0, 100, 100)
        let finger = host.finger()

        finger.down(at: Point(150, 150))
        finger.move(to: Point(50, 50))
        finger.up()

        #expect(log.lines == [])
    }

    @Test("PL-11: a scene that does not look active is touched like any other")
    func inactiveScene() {
        _ = addView("view", to: host.window)
        host.surface.configure { $0.states = [] }

        #expect(tap() == ["view began", "view ended"])
    }

    @Test("PL-8: when the second walk answers nil, the window has the touch and no view is told")
    func secondWalkAnswersNil() throws {
        let host = TestHost(size: Size(width: 200, height: 200), policy: .uikitTwoPass)
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        view.hitTests = .pass
        host.window.addSubview(view)
        var answers: [View?] = [view, nil, nil]
        let spy = SpyWindow(windowScene: host.scene)
        spy.answers = { answers.removeFirst() }
        spy.isHidden = false

        host.finger().down(at: Point(50, 50))

        let touch = try #require(spy.seen.first)
        #expect(touch.window === spy)
        #expect(touch.view == nil)
        #expect(log.lines == [])
        #expect(answers.count == 1)
    }

    @Test("PL-9: a hit test that changes the tree is repeated, once")
    func mutationDuringHitTest() {
        let observer = StageLog()
        host.application.addDeliveryObserver(observer)
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        view.hitTests = .pass
        host.window.addSubview(view)
        var count = 0
        view.inside = { _ in
            count += 1
            if count == 1 { host.window.addSubview(View(frame: .zero)) }
            return true
        }
        host.finger().tap(at: Point(50, 50))
        #expect(count == 2)
        #expect(observer.diagnostics == [])

        view.inside = { _ in
            host.window.addSubview(View(frame: .zero))
            return true
        }
        host.finger().tap(at: Point(50, 50))
        #expect(observer.diagnostics.count == 1)
        #expect(log.lines.filter { $0 == "view began" }.count == 2)
    }

    @Test("HT-12: a view of another window counts as no answer, and is reported")
    func viewOfAnotherWindow() {
        let observer = StageLog()
        host.application.addDeliveryObserver(observer)
        let below = addView("below", to: host.window)
        let above = LoggedView("above", Rect(0, 0, 200, 200), log)
        above.hitTests = .pass
        above.answer = { below }
        layer().addSubview(above)

        host.finger().down(at: Point(50, 50))

        #expect(log.lines == ["above.hitTest", "below began"])
        #expect(observer.diagnostics.count == 1)
    }

    @Test("PL-12, DX-10: a touch makes its window key before anyone is told, unless the window declines")
    func keyWindow() {
        let overlay = layer(.alert)
        overlay.frame = Rect(0, 0, 50, 50)
        let view = addView("view", to: overlay)
        var wasKey = false
        view.onTouch = { _, _, _ in wasKey = overlay.isKeyWindow }
        #expect(host.window.isKeyWindow)

        host.finger().tap(at: Point(10, 10))
        #expect(wasKey)
        host.finger().tap(at: Point(100, 100))
        #expect(host.window.isKeyWindow)

        let panel = PanelWindow(windowScene: host.scene)
        panel.makeKeyAndVisible()
        host.finger().tap(at: Point(100, 100))
        #expect(host.window.isKeyWindow)
    }
}

private final class PanelWindow: Window {
    override var canBecomeKey: Bool { false }
}

/// A window that answers hit tests from a list, and keeps what it was sent.
private final class SpyWindow: Window {
    var answers: () -> View? = { nil }
    var seen: Set<Touch> = []

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        answers() == nil ? nil : self
    }

    override func sendEvent(_ event: Event) {
        seen = event.allTouches
        super.sendEvent(event)
    }
}
