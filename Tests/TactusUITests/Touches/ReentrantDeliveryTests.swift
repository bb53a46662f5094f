import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Handlers that interfere with the delivery they are called in")
struct ReentrantDeliveryTests {
    private let log = Log()
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let left: LoggedView
    private let right: LoggedView

    init() {
        left = LoggedView("left", Rect(0, 0, 100, 200), log)
        right = LoggedView("right", Rect(100, 0, 100, 200), log)
        host.window.addSubview(left)
        host.window.addSubview(right)
    }

    @Test("GR-47: sending the event to its window again from a handler is reported, and ignored")
    func sentToWindowAgain() {
        let observer = StageLog()
        host.application.addDeliveryObserver(observer)
        left.onTouch = { [left] _, _, event in
            if let event { left.window?.sendEvent(event) }
        }
        host.finger().tap(at: Point(10, 10))

        #expect(log.lines == ["left began", "left ended"])
        #expect(observer.diagnostics.count == 2)
    }

    @Test("GR-47: a window that passes an event on twice delivers it once")
    func passedOnTwice() {
        let window = DoublingWindow(windowScene: host.scene)
        window.isHidden = false
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        window.addSubview(view)
        host.finger().drag(from: Point(10, 10), to: Point(12, 10), over: .milliseconds(10))

        #expect(log.lines == ["view began", "view moved", "view ended"])
    }

    @Test("TC-7: a view that is removed just before it hears that its touch was lifted is cancelled instead")
    func removedBeforeEnd() {
        let fingers = [host.makeContact(), host.makeContact()]
        let places = [Point(10, 10), Point(110, 10)]
        host.send(zip(fingers, places).map { Sample($0, .down(host.scene.id), $1) })
        left.onTouch = { [right] phase, _, _ in
            if phase == .ended { right.removeFromSuperview() }
        }
        host.send(zip(fingers, places).map { Sample($0, .up, $1) })

        #expect(log.lines == ["left began", "right began", "left ended", "right cancelled"])
    }

    @Test("TC-7: a view that is removed before it hears that its touch began hears nothing of it")
    func removedBeforeBeginning() {
        left.onTouch = { [right] phase, _, _ in
            if phase == .began { right.removeFromSuperview() }
        }
        host.send([
            Sample(host.makeContact(), .down(host.scene.id), Point(10, 10)),
            Sample(host.makeContact(), .down(host.scene.id), Point(110, 10)),
        ])

        #expect(log.lines == ["left began"])
    }

    @Test("TC-7, GR-31: a view that leaves while it is told late of a tap is cancelled, not left in the middle of it")
    func removedInReplay() {
        let twice = TapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        twice.delaysTouchesBegan = true
        left.addGestureRecognizer(twice)
        left.onTouch = { [left] phase, _, _ in
            if phase == .began { left.removeFromSuperview() }
        }
        host.finger().tap(at: Point(10, 10))
        host.clock.advance(by: .seconds(1))

        #expect(log.lines == ["left began", "left cancelled"])
    }

    @Test("a window forgets an event whose last touch was in another window")
    func sharedEventIsForgotten() {
        let panel = Window(windowScene: host.scene)
        panel.frame = Rect(0, 0, 50, 50)
        panel.isHidden = false
        panel.addGestureRecognizer(TapGestureRecognizer())
        let finger = host.finger()
        let other = host.finger()
        finger.down(at: Point(10, 10))
        other.down(at: Point(110, 10))
        finger.up()
        other.up()
        host.finger().tap(at: Point(10, 10))

        #expect(panel.gestureEnvironment.admissions.isEmpty)
    }
}

private final class DoublingWindow: Window {
    override func sendEvent(_ event: Event) {
        super.sendEvent(event)
        super.sendEvent(event)
    }
}
