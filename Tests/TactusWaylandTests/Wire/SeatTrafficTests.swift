import FakeCompositor
import TactusGeometry
import TactusTesting
import Testing

@testable import TactusUI

/// Seats that come and go for days, as a keyboard does that is plugged in and out, or a compositor that dies.
@MainActor
@Suite("Seats that come and go")
struct SeatTrafficTests {
    private let pair: CompositorPair

    init() throws {
        pair = try CompositorPair(window: Window(title: "Seats", size: Size(width: 100, height: 80)))
        pair.settle()
    }

    private func use(_ seat: Seat) {
        seat.keyboard.keyRepeat.delay = 300
        seat.pointer.move(to: Point(x: 20, y: 20))
        seat.keyboard.key(30, isPressed: true)
        seat.gestures.begin(.pinch, fingers: 2)
        pair.settle()
    }

    @Test("rule 30: of a seat that is gone nothing is known any more, whatever was held on it")
    func seats() throws {
        for number in 0..<50 {
            let seat = pair.compositor.addSeat(SeatConfiguration(name: "seat\(number)"))
            pair.settle()
            use(seat)
            seat.remove()
            pair.settle()
        }
        #expect(pair.application.inputRouter.keys.keyboardCount <= 1)
        #expect(pair.application.inputRouter.touchpads.gestureCount == 0)
    }

    @Test("rule 30: nor of those of a compositor that has died")
    func deaths() throws {
        for _ in 0..<50 {
            use(pair.seat)
            pair.kill()
            pair.settle()
            pair.restart()
            pair.advance(by: .seconds(1))
        }
        #expect(pair.application.inputRouter.keys.keyboardCount <= 1)
        #expect(pair.application.inputRouter.touchpads.gestureCount == 0)
    }
}
