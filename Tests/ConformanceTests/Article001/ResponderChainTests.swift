import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 001: the responder chain")
struct ResponderChainTests {
    let log = Log()

    @Test(
        "CF-105: a view that handles a touch is the only one told; one that calls super is followed by its superview",
        .likeUIKit)
    func handlingAndForwarding() {
        let host = TestHost(size: Size(width: 300, height: 300))
        let root = LoggedView("root", Rect(0, 0, 300, 300), log, in: host.window)
        _ = LoggedView("A", Rect(0, 0, 100, 100), log, in: root)
        let c = LoggedView("C", Rect(100, 0, 100, 100), log, in: root)
        host.finger().tap(at: Point(150, 50))
        #expect(log.take() == ["C began", "C ended"])
        c.bubbling = .superLast
        host.finger().tap(at: Point(150, 50))
        #expect(log.take() == ["C began", "root began", "C ended", "root ended"])
    }

    @Test("CF-107: A, its controller's view, the controller, window, scene, application, delegate", .likeUIKit)
    func printedChain() {
        let delegate = LoggedDelegate(log)
        let host = TestHost(launching: delegate, size: Size(width: 200, height: 200))
        let a = LoggedView("A", Rect(0, 0, 100, 100), log, in: delegate.controller.view)
        #expect(
            a.chain == [
                "A", "View", "LoggedController", "Window", "WindowScene", "Application", "LoggedDelegate",
            ])
        #expect(host.application.delegate === delegate)
    }

    @Test("CF-111: there is no stack of responders: in mid-touch the chain is what the tree is then", .likeUIKit)
    func computedChain() {
        let host = TestHost(size: Size(width: 300, height: 300))
        let left = LoggedView("left", Rect(0, 0, 100, 100), log, in: host.window)
        let right = LoggedView("right", Rect(100, 0, 100, 100), log, in: host.window)
        let box = LoggedView("box", Rect(0, 0, 50, 50), log, in: left)
        box.bubbling = .superLast
        let finger = host.finger()
        finger.down(at: Point(25, 25))
        right.addSubview(box)
        finger.move(to: Point(30, 25))
        finger.up()
        #expect(
            log.lines == ["box began", "left began", "box moved", "right moved", "box ended", "right ended"])
    }

    @Test(
        "CF-113: what no view handles goes on to the controller and up to the delegate, and is dropped there",
        .likeUIKit)
    func toTheDelegate() {
        let delegate = LoggedDelegate(log)
        let host = TestHost(launching: delegate, size: Size(width: 200, height: 200))
        delegate.controller.view.addSubview(View(frame: Rect(0, 0, 100, 100)))
        host.finger().tap(at: Point(50, 50))
        #expect(log.lines == ["controller began", "delegate began", "controller ended", "delegate ended"])
    }
}
