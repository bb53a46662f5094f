import TactusControls
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: responders")
struct RespondersTests {
    let log = Log()

    @Test(
        "CF-005: controllers, scenes, the application and its delegate are responders: in the chain, never hit-tested",
        .likeUIKit)
    func respondersAndViews() throws {
        let delegate = LoggedDelegate(log)
        let host = TestHost(launching: delegate, size: Size(width: 200, height: 200))
        delegate.controller.view.name = "root"
        let leaf = LoggedView("leaf", Rect(0, 0, 100, 100), log, in: delegate.controller.view)
        leaf.hitTests = .entry
        leaf.bubbling = .superLast
        host.finger().tap(at: Point(50, 50))
        #expect(
            leaf.chain == [
                "leaf", "root", "LoggedController", "Window", "WindowScene", "Application", "LoggedDelegate",
            ])
        #expect(
            log.lines == [
                "leaf.hitTest", "leaf.inside", "leaf began", "controller began", "delegate began", "leaf ended",
                "controller ended", "delegate ended",
            ])
    }

    @Test("CF-006: a view that is added to B, then to C, has C as its next responder; B has lost it", .likeUIKit)
    func secondSuperview() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let b = LoggedView("B", Rect(0, 0, 100, 200), log, in: host.window)
        let c = LoggedView("C", Rect(100, 0, 100, 200), log, in: host.window)
        let view = View(frame: Rect(0, 0, 50, 50))
        b.addSubview(view)
        #expect(view.next === b)
        c.addSubview(view)
        #expect(view.next === c)
        #expect(b.subviews.isEmpty)
        host.finger().tap(at: Point(110, 10))
        host.finger().tap(at: Point(10, 10))
        #expect(log.lines == ["C began", "C ended", "B began", "B ended"])
    }

    @Test(
        "CF-035: the hit test goes from superview to subview, and an unhandled touch back from subview to superview",
        .likeUIKit)
    func bubbling() {
        let host = TestHost(size: Size(width: 200, height: 200))
        var superview: View = host.window
        for name in ["outer", "middle", "inner"] {
            let view = LoggedView(name, Rect(0, 0, 100, 100), log, in: superview)
            view.bubbling = .superLast
            view.hitTests = .entry
            superview = view
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        #expect(
            log.lines == [
                "outer.hitTest", "outer.inside", "middle.hitTest", "middle.inside", "inner.hitTest", "inner.inside",
                "inner began", "middle began", "outer began", "inner moved", "middle moved", "outer moved",
            ])
    }

    @Test(
        "CF-036: controller, window, scene, application, delegate; a second controller's chain ends no earlier",
        .likeUIKit)
    func controllers() {
        let delegate = LoggedDelegate(log)
        let host = TestHost(launching: delegate, size: Size(width: 200, height: 200))
        let end = ["Window", "WindowScene", "Application", "LoggedDelegate"]
        #expect(delegate.controller.chain == ["LoggedController"] + end)

        let child = ViewController()
        delegate.controller.addChild(child)
        delegate.controller.view.addSubview(child.view)
        #expect(child.chain == ["ViewController", "View", "LoggedController"] + end)

        let presented = ViewController()
        delegate.controller.present(presented, animated: false)
        host.settle()
        #expect(presented.chain == ["ViewController", "LoggedController"] + end)
    }

    @Test("CF-037: a controller's next responder is computed from where its view is when one asks", .likeUIKit)
    func computedNext() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let controller = ViewController()
        var found: [String] = [controller.next.map { "\(type(of: $0))" } ?? "nil"]
        controller.view.backgroundColor = .black
        found.append(controller.next.map { "\(type(of: $0))" } ?? "nil")
        let panel = LoggedView("panel", Rect(0, 0, 100, 100), log, in: host.window)
        panel.addSubview(controller.view)
        found.append(controller.chain.dropFirst().first ?? "nil")
        controller.view.removeFromSuperview()
        found.append(controller.chain.dropFirst().first ?? "nil")
        host.window.rootViewController = controller
        found.append(controller.chain.dropFirst().first ?? "nil")
        #expect(found == ["nil", "nil", "panel", "nil", "Window"])
    }

    @Test("CF-038: what nobody handles reaches the end of the chain and is dropped, without an error", .likeUIKit)
    func droppedTouch() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let box = View(frame: Rect(0, 0, 100, 100))
        box.name = "box"
        host.window.addSubview(box)
        host.window.name = "window"
        let stages = host.logStages(log)
        var trace: [String] = []
        host.application.startTrace([.delivery, .gestures, .diagnostics]) { trace.append($0) }
        host.finger().tap(at: Point(50, 50), holding: .zero)
        #expect(
            log.take() == [
                "frame", "window window", "view box", "recognizers []", "Application.sendEvent", "frame",
                "Application.sendEvent",
            ])
        #expect(
            trace == [
                "0.000 delivery event: touch 1 began", "0.000 delivery ‘box’ began: touch 1",
                "0.000 delivery event: touch 1 ended", "0.000 delivery ‘box’ ended: touch 1",
            ])
        #expect(stages.diagnostics == [])

        // Every phase travels to whoever is last in the chain; and when it is over, nobody keeps the touch.
        let delegate = LoggedDelegate(log)
        let program = TestHost(launching: delegate, size: Size(width: 200, height: 200))
        let leaf = LoggedView("leaf", Rect(0, 0, 100, 100), log, in: delegate.controller.view)
        leaf.bubbling = .superLast
        weak var last: Touch?
        leaf.onTouch = { _, touches, _ in last = touches.first }
        let finger = program.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        #expect(last != nil)
        finger.cancel()
        #expect(
            log.take().filter { !$0.hasPrefix("controller") } == [
                "leaf began", "delegate began", "leaf moved", "delegate moved", "leaf cancelled", "delegate cancelled",
            ])
        #expect(last == nil)
    }

    @Test(
        "CF-039: activating a view for accessibility is no touch: only a view that declines is tapped",
        .open("UIKit's documentation leaves open how the activation reaches a view."))
    func accessibility() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let button = Button(title: "Save", frame: Rect(0, 0, 100, 44))
        button.logPresses("Save", log)
        host.window.addSubview(button)
        let box = LoggedView("box", Rect(100, 100, 60, 60), log, in: host.window)
        box.attach(TapGestureRecognizer(), "tap", log)
        box.onTouch = { [log] _, touches, _ in
            for touch in touches { log.add("at \(touch.location(in: box))") }
        }
        let stages = host.logStages(log)
        host.application.activateForAccessibility(button)
        #expect(log.take() == ["pressed Save"])
        host.application.activateForAccessibility(box)
        let touchLines = log.take().filter { !$0.hasPrefix("frame") && !$0.hasPrefix("App") && !$0.hasPrefix("window") }
        let middle = "at \(Point(30, 30))"
        #expect(
            touchLines == [
                "view box", "recognizers [\"tap\"]", "box began", middle, "action tap ended", "box cancelled", middle,
            ])
        #expect(stages.diagnostics == [])
    }
}
