import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("PL-13: an application that ignores interaction")
struct IgnoringInteractionTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()
    let view: LoggedView

    init() {
        view = LoggedView("view", Rect(0, 0, 400, 400), log)
        host.window.addSubview(view)
    }

    @Test("cancels what is down at the outermost begin, drops what lands, and goes on after the last end")
    func nested() {
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(10, 10))
        host.application.beginIgnoringInteractionEvents()
        #expect(log.take() == ["view began", "view cancelled"])
        first.up()
        host.application.beginIgnoringInteractionEvents()
        second.down(at: Point(10, 10))
        host.application.endIgnoringInteractionEvents()
        #expect(host.application.isIgnoringInteractionEvents)
        host.finger().tap(at: Point(10, 10))
        host.application.endIgnoringInteractionEvents()
        #expect(!host.application.isIgnoringInteractionEvents)
        second.move(to: Point(90, 90))
        second.up()
        #expect(log.take() == [])
        host.finger().tap(at: Point(10, 10))
        #expect(log.take() == ["view began", "view ended"])
    }

    @Test("begun inside a handler, it cancels when the frame has been delivered, what landed in it too")
    func insideHandler() {
        view.isMultipleTouchEnabled = true
        view.onTouch = { [host] phase, _, _ in
            if phase == .moved { host.application.beginIgnoringInteractionEvents() }
        }
        let (first, second) = (host.makeContact(), host.makeContact())
        host.send([Sample(first, .down(host.scene.id), Point(10, 10))])
        host.send([
            Sample(first, .moved, Point(20, 10)), Sample(second, .down(host.scene.id), Point(30, 10)),
        ])
        host.send([Sample(first, .up, Point(20, 10)), Sample(second, .up, Point(30, 10))])
        host.finger().tap(at: Point(10, 10))
        #expect(log.lines == ["view began", "view began", "view moved", "view cancelled ×2"])
    }

    @Test("a touchpad, a wheel and a hovering pointer are nothing, either")
    func otherInput() {
        let hover = host.attach(HoverGestureRecognizer())
        let pinch = host.attach(PinchGestureRecognizer())
        let states = [host.states(of: hover), host.states(of: pinch)]
        let touchpad = host.touchpad(at: Point(10, 10))
        touchpad.begin(.pinch, fingers: 2)
        touchpad.pinch(to: 2)
        host.application.beginIgnoringInteractionEvents()
        touchpad.pinch(to: 3)
        touchpad.end()
        touchpad.pinch(to: 2, over: .milliseconds(50))
        let sample = PointerSample(
            change: .entered(host.scene.id), location: Point(10, 10), time: host.clock.now)
        host.platform.receive(
            [InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .pointer([sample]))])
        host.settle()
        #expect(states.map(\.all) == [[], [.began, .cancelled]])
    }
}
