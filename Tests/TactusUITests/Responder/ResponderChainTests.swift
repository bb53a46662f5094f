import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The responder chain")
struct ResponderChainTests {
    let log = Log()

    @Test("RS-1: view, superview, window, scene, application, and the delegate if it is a responder")
    func chain() {
        let host = TestHost(launching: RespondingDelegate())
        let outer = View()
        let inner = View()
        outer.addSubview(inner)
        #expect(inner.next === outer)
        #expect(outer.next == nil)
        host.window.addSubview(outer)

        var chain: [Responder] = []
        var next: Responder? = inner
        while let responder = next {
            chain.append(responder)
            next = responder.next
        }
        #expect(
            chain == [inner, outer, host.window, host.scene, host.application]
                + [host.application.delegate as? Responder]
                .compactMap { $0 })
        #expect(chain.count == 6)
    }

    @Test("RS-2, RS-3: a view that moves to another superview has that one as its next responder")
    func secondSuperview() {
        let first = View()
        let second = View()
        let view = View()
        first.addSubview(view)
        second.addSubview(view)

        #expect(view.next === second)
        #expect(first.subviews.isEmpty)
    }

    @Test("RS-7: a touch that is handed on to another view reaches its methods, never its recognizers")
    func recognizersAreNoResponders() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let other = LoggedView("other", Rect(50, 0, 50, 50), log)
        let touched = LoggedView("touched", Rect(0, 0, 50, 50), log)
        touched.onTouch = { phase, touches, event in
            if phase == .began { other.touchesBegan(touches, with: event) }
            if phase == .ended { other.touchesEnded(touches, with: event) }
        }
        let tap = TapGestureRecognizer()
        tap.addAction { [log] _ in log.add("tap") }
        other.addGestureRecognizer(tap)
        host.window.addSubview(other)
        host.window.addSubview(touched)
        host.finger().tap(at: Point(10, 10))
        #expect(log.take() == ["touched began", "other began", "touched ended", "other ended"])
        host.finger().tap(at: Point(60, 10))
        #expect(log.lines == ["other began", "tap", "other cancelled"])
    }

    @Test("RS-5: what a view does not handle travels on, and still belongs to the view that was hit")
    func bubbling() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let outer = LoggedView("outer", Rect(0, 0, 100, 100), log)
        let inner = View(frame: Rect(0, 0, 50, 50))
        var views: [View?] = []
        outer.onTouch = { _, touches, _ in views += touches.map(\.view) }
        host.window.addSubview(outer)
        outer.addSubview(inner)
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.move(to: Point(20, 20))
        finger.up()
        finger.down(at: Point(10, 10))
        finger.cancel()

        #expect(log.lines == ["outer began", "outer moved", "outer ended", "outer began", "outer cancelled"])
        #expect(views.allSatisfy { $0 === inner })
    }

    @Test("RS-5: with super first, the outermost responder is the first to act")
    func superFirst() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let views = ["level_1", "level_2", "level_3"].map { LoggedView($0, Rect(0, 0, 100, 100), log) }
        host.window.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        for view in views { view.bubbling = .superFirst }

        host.finger().tap(at: Point(10, 10))

        #expect(
            log.lines == [
                "level_1 began", "level_2 began", "level_3 began", "level_1 ended", "level_2 ended", "level_3 ended",
            ])
    }

    @Test("RS-6: without super nothing travels on")
    func withoutSuper() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let outer = LoggedView("outer", Rect(0, 0, 100, 100), log)
        let inner = LoggedView("inner", Rect(0, 0, 100, 100), log)
        host.window.addSubview(outer)
        outer.addSubview(inner)

        host.finger().tap(at: Point(10, 10))

        #expect(log.lines == ["inner began", "inner ended"])
    }
}

private final class RespondingDelegate: Responder, ApplicationDelegate {
    override init() {}

    func applicationDidFinishLaunching(_ application: Application) {
        application.open(Window(title: "Chain", size: Size(width: 100, height: 100)))
    }
}
