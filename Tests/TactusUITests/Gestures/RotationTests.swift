import Foundation
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A rotation")
struct RotationTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    /// The place at the given angle around the middle of the host, in degrees clockwise from the right.
    private func place(_ degrees: Double) -> Point {
        Point(200 + 100 * cos(degrees * .pi / 180), 200 + 100 * sin(degrees * .pi / 180))
    }

    /// Two fingers that face each other go to the given angle.
    private func turn(_ fingers: [ContactID], to degrees: Double) {
        host.move([(fingers[0], place(degrees)), (fingers[1], place(degrees + 180))])
    }

    private func degrees(_ radians: Double) -> Double { (radians * 180 / .pi * 1e6).rounded() / 1e6 }

    @Test("RC-21, RC-22: it begins at 0 after 5°, turns clockwise and back, and ends with both fingers")
    func course() {
        let rotation = host.attach(RotationGestureRecognizer())
        let states = host.states(of: rotation)
        var angles: [Double] = []
        rotation.addAction { angles.append(degrees($0.rotation)) }

        let fingers = host.land([place(0), place(180)])
        for angle in [4.0, 6, 36, -24] { turn(fingers, to: angle) }
        host.lift([(fingers[0], place(-24)), (fingers[1], place(156))])

        #expect(states.all == [.began, .changed, .changed, .ended])
        #expect(angles == [0, 30, -30, -30])
    }

    @Test("RC-21: whole turns add up, and a rotation that is set counts from there on")
    func wholeTurns() {
        let rotation = host.attach(RotationGestureRecognizer())
        let fingers = host.land([place(0), place(180)])
        for step in 0...12 { turn(fingers, to: 10 + Double(step) * 60) }
        #expect(degrees(rotation.rotation) == 720)
        rotation.rotation = 0
        turn(fingers, to: 0)
        #expect(degrees(rotation.rotation) == -10)
    }

    @Test("RC-21: the velocity is in radians per second")
    func velocity() {
        let rotation = host.attach(RotationGestureRecognizer())
        let fingers = host.land([place(0), place(180)])
        for angle in [6.0, 12, 18] {
            host.clock.advance(by: .milliseconds(10))
            turn(fingers, to: angle)
        }
        #expect(abs(rotation.velocity - 600 * .pi / 180) < 1e-9)
        host.clock.advance(by: .milliseconds(41))
        #expect(rotation.velocity == 0)
    }

    @Test("RC-24: pan, pinch and rotation of one view: the first alone, unless a delegate lets them act together")
    func together() {
        final class Permit: GestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
            ) -> Bool { true }
        }
        for permit in [nil, Permit()] {
            let host = TestHost(size: Size(width: 400, height: 400))
            let recognizers = [PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer()]
            let states = recognizers.map { host.states(of: $0) }
            for recognizer in recognizers {
                recognizer.delegate = permit
                host.window.addGestureRecognizer(recognizer)
            }
            let fingers = host.land([Point(100, 200), Point(200, 200)])
            host.move([(fingers[0], Point(115, 200)), (fingers[1], Point(215, 200))])
            host.move([(fingers[0], Point(115, 220)), (fingers[1], Point(315, 160))])

            #expect(states[0].all == [.began, .changed])
            #expect(states[1].all == (permit == nil ? [] : [.began]))
            #expect(states[2].all == (permit == nil ? [] : [.began]))
        }
    }
}
