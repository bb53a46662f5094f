import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The axes of a pan")
struct PanAxesTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    @Test(
        "RC-18: a pan along one axis leaves the other to somebody else",
        arguments: [
            (.horizontal, Vector(dx: 20, dy: 12), [.began]), (.horizontal, Vector(dx: 12, dy: 20), []),
            (.vertical, Vector(dx: 12, dy: 20), [.began]), (.vertical, Vector(dx: 20, dy: 12), []),
        ] as [(PanGestureRecognizer.Axes, Vector, [GestureRecognizer.State])])
    func oneAxis(axes: PanGestureRecognizer.Axes, way: Vector, expected: [GestureRecognizer.State]) {
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedAxes = axes }
        let states = host.states(of: pan)
        let finger = host.finger()
        finger.down(at: Point(200, 200))
        finger.move(by: way)
        #expect(states.all == expected)
        #expect(host.failures(of: pan) == (expected.isEmpty ? [.moved] : []))
    }

    @Test("RC-18: of two pans across each other the finger chooses one")
    func across() {
        let (horizontal, vertical) = (host.attach(PanGestureRecognizer()), host.attach(PanGestureRecognizer()))
        horizontal.allowedAxes = .horizontal
        vertical.allowedAxes = .vertical
        let (first, second) = (host.states(of: horizontal), host.states(of: vertical))
        host.finger().drag(from: Point(100, 100), to: Point(110, 300))
        #expect(first.all == [])
        #expect(second.all.first == .began)
        #expect(host.failures(of: horizontal) == [.prevented(by: vertical.id)])
    }

    @Test("RC-18: a pan that locks to an axis keeps to the one on which it began, in translation and velocity")
    func lock() {
        let pan = host.attach(PanGestureRecognizer()) { $0.allowedAxes = .lockToDominant }
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        for _ in 1...5 {
            host.clock.advance(by: .milliseconds(10))
            finger.move(by: Vector(dx: 8, dy: 6))
        }
        #expect(pan.translation(in: nil) == Vector(dx: 40, dy: 0))
        #expect(abs(pan.velocity(in: nil).dx - 800) < 1e-9)
        #expect(pan.velocity(in: nil).dy == 0)
    }
}
