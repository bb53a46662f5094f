import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit do about touches that a recognizer has no use for.
@MainActor
@Suite("Habits: touches that are ignored")
struct IgnoredTouchTests {
    private final class PenTap: UIGestureRecognizer {
        var log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            for touch in touches where touch.location(in: view).x > 100 { ignore(touch, for: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func ignore(_ touch: UITouch, for event: UIEvent) {
            log.add("ignore")
            super.ignore(touch, for: event)
        }
    }

    @Test("RC-36: a recognizer's own class hears what it ignores, and what it hands on is ignored")
    func ignored() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let tap = PenTap()
        var ended = 0
        tap.addAction { _ in ended += 1 }
        page.view.addGestureRecognizer(tap)
        host.finger().tap(at: CGPoint(x: 200, y: 100))
        #expect(tap.log.take() == ["ignore"] && ended == 0)
        host.finger().tap(at: CGPoint(x: 50, y: 100))
        #expect(tap.log.take() == [] && ended == 1)
    }
}
