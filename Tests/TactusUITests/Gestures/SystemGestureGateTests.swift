import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("GR-56: a gate before all gestures of a scene")
struct SystemGestureGateTests {
    let host = TestHost(size: Size(width: 300, height: 300))
    let log = Log()
    let content: LoggedView

    init() {
        content = LoggedView("content", Rect(0, 0, 300, 300), log)
        host.window.addSubview(content)
        let pan = PanGestureRecognizer()
        pan.addAction { [log] in log.add("pan!\($0.state)") }
        content.addGestureRecognizer(pan)
    }

    private func drag(from start: Point) {
        let finger = host.finger()
        finger.down(at: start)
        log.add("-")
        for distance in [5.0, 20] { finger.move(to: Point(start.x, start.y + distance)) }
        finger.up()
    }

    private func installGate(of width: Double = 20) {
        host.scene.systemGestureGate = { [log] _ in
            let gate = Gate()
            gate.width = width
            gate.delaysTouchesBegan = true
            gate.addAction { [log] in log.add("gate!\($0.state)") }
            return gate
        }
    }

    @Test("none is there by default: no recognizer on any window, and a touch at the edge is told at once")
    func none() {
        drag(from: Point(50, 0))
        #expect(host.window.gestureRecognizers == [])
        #expect(
            log.take() == ["content began", "-", "content moved", "pan!began", "content cancelled", "pan!ended"])
    }

    @Test(
        "what a gate takes the views never hear of and no inner recognizer gets; what it does not is as if it were not there"
    )
    func gate() {
        installGate()
        drag(from: Point(50, 0))
        #expect(log.take() == ["-", "gate!began", "gate!ended"])
        drag(from: Point(50, 30))
        #expect(
            log.take() == ["content began", "-", "content moved", "pan!began", "content cancelled", "pan!ended"])
    }

    @Test("a touch that a gate held back and let go is told from its beginning")
    func released() {
        installGate()
        host.finger().tap(at: Point(50, 5))
        #expect(log.take() == ["content began", "content ended"])
    }

    @Test("every window has one of its own, those that come later too; another one takes their place, and none")
    func windows() throws {
        installGate()
        let later = Window(windowScene: host.scene)
        let gates = [host.window, later].flatMap(\.gestureRecognizers)
        #expect(gates.count == 2 && gates.allSatisfy { $0 is Gate })
        #expect(gates.map(\.view) == [host.window, later])

        installGate(of: 100)
        #expect([host.window, later].flatMap(\.gestureRecognizers).count == 2)
        #expect(gates.allSatisfy { $0.view == nil })
        drag(from: Point(50, 60))
        #expect(log.take() == ["-", "gate!began", "gate!ended"])

        let finger = host.finger()
        finger.down(at: Point(50, 60))
        finger.move(to: Point(50, 90))
        host.scene.systemGestureGate = nil
        finger.up()
        #expect(log.take() == ["gate!began", "gate!cancelled"])
        #expect([host.window, later].flatMap(\.gestureRecognizers) == [])
    }
}

/// A pan from the upper edge for which all others wait.
private final class Gate: PanGestureRecognizer {
    var width = 0.0

    override func shouldReceive(_ event: Event) -> Bool {
        event.allTouches.allSatisfy { $0.location(in: nil).y < width }
    }

    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { true }
}
