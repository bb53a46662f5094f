import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Recognizers that forget a touch")
struct ForgottenTouchTests {
    @Test("in whatever order many forget a touch, those that stay keep theirs", arguments: 0..<6)
    func order(seed: Int) throws {
        let host = TestHost(size: Size(width: 100, height: 100))
        var random = SplitMix(seed: seed)
        let hearers = (0..<24).map { _ in Hearer() }
        for hearer in hearers { host.window.addGestureRecognizer(hearer) }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        let touch = try #require(hearers[0].heard?.touch)
        let event = try #require(hearers[0].heard?.event)
        let before = touch.gestureRecognizers.filter { $0 is Hearer }
        #expect(before.count == hearers.count)

        // From the front, from the back, and at random.
        let leaving = seed == 0 ? before : seed == 1 ? before.reversed() : before.shuffled(using: &random)
        var staying = before
        for recognizer in leaving {
            recognizer.ignore(touch, for: event)
            recognizer.ignore(touch, for: event)
            staying.removeAll { $0 === recognizer }
            #expect(touch.gestureRecognizers.filter { $0 is Hearer } == staying)
        }
        finger.up()
    }
}

/// Keeps what it is told first.
private final class Hearer: GestureRecognizer {
    var heard: (touch: Touch, event: Event)?

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if let event, let touch = touches.first { heard = (touch, event) }
    }
}
