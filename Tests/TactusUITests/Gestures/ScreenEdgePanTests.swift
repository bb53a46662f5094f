import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A pan from the edge of the screen")
struct ScreenEdgePanTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let pan: ScreenEdgePanGestureRecognizer
    let states: RecognizerStates

    init() {
        pan = ScreenEdgePanGestureRecognizer()
        pan.edges = [.left, .bottom]
        host.window.addGestureRecognizer(pan)
        states = host.states(of: pan)
        host.surface.configure { $0.states = [.activated, .maximized] }
    }

    @Test(
        "RC-19: it follows a finger from one of its edges into the window", arguments: [Point(13, 200), Point(0, 100)])
    func fromItsEdge(start: Point) {
        let finger = host.finger()
        finger.down(at: start)
        finger.move(by: Vector(dx: 30, dy: 30))
        finger.move(by: Vector(dx: -5, dy: 0))
        #expect(pan.translation(in: nil) == Vector(dx: 25, dy: 30))
        finger.up()
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test("RC-19: other places are not its own", arguments: [Point(13.5, 200), Point(395, 200), Point(200, 5)])
    func elsewhere(start: Point) {
        var touch: Touch?
        let log = LoggedView("", Rect(0, 0, 400, 400), Log())
        log.onTouch = { _, touches, _ in touch = touch ?? touches.first }
        host.window.addSubview(log)
        let finger = host.finger()
        finger.down(at: start)
        #expect(touch?.gestureRecognizers == [])
        finger.move(by: Vector(dx: 30, dy: 0))
        finger.up()
        #expect(states.all == [])
    }

    @Test(
        "RC-19: a finger that goes along the edge or out fails it",
        arguments: [Vector(dx: 8, dy: 30), Vector(dx: -11, dy: 0)])
    func wrongWay(way: Vector) {
        let finger = host.finger()
        finger.down(at: Point(12, 200))
        finger.move(by: way)
        finger.up()
        #expect(states.all == [])
        #expect(host.failures(of: pan) == [.moved])
    }

    @Test(
        "RC-19: a toplevel that floats has no edges, a tiled one those where it is tiled",
        arguments: [(.activated, []), (.fullscreen, [.began]), (.tiledLeft, [.began]), (.tiledRight, [])]
            as [(SurfaceStates, [GestureRecognizer.State])])
    func surfaceStates(surface: SurfaceStates, expected: [GestureRecognizer.State]) {
        host.surface.configure { $0.states = surface }
        let finger = host.finger()
        finger.down(at: Point(5, 200))
        finger.move(by: Vector(dx: 30, dy: 0))
        #expect(states.all == expected)
    }

    @Test("RC-19: two fingers do not begin it, and a second one does not stop it")
    func secondFinger() {
        let fingers = host.land([Point(5, 200), Point(5, 100)])
        host.move([(fingers[0], Point(60, 200)), (fingers[1], Point(60, 100))])
        #expect(states.all == [])
        host.lift([(fingers[0], Point(60, 200)), (fingers[1], Point(60, 100))])

        let first = host.finger()
        first.down(at: Point(5, 200))
        first.move(to: Point(50, 200))
        host.finger().drag(from: Point(200, 200), to: Point(300, 200))
        first.move(to: Point(60, 200))
        #expect(pan.translation(in: nil) == Vector(dx: 55, dy: 0))
        first.up()
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test("RC-3: on a display of known density the region is 3 mm")
    func profiles() {
        host.application.inputProfile = .adaptive(pointsPerInch: 203.2)
        let finger = host.finger()
        finger.down(at: Point(23.9, 200))
        finger.move(by: Vector(dx: 30, dy: 0))
        #expect(states.all == [.began])
    }

    @Test("GR-26: an inner recognizer that is required to fail first keeps its edge")
    func innerRecognizer() {
        final class Inner: PanGestureRecognizer {
            override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
                other is ScreenEdgePanGestureRecognizer
            }
        }
        let view = View(frame: Rect(0, 0, 400, 200))
        host.window.addSubview(view)
        let inner = Inner()
        view.addGestureRecognizer(inner)
        let inside = host.states(of: inner)
        host.finger().drag(from: Point(5, 100), to: Point(200, 100))
        #expect(states.all == [])
        #expect(inside.all.first == .began)
        host.finger().drag(from: Point(5, 300), to: Point(200, 300))
        #expect(states.all.first == .began)
    }
}
