import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The audit of a view's gestures")
struct GestureAuditTests {
    @Test("DX-15: who gets a touch, who excludes whom, who waits, who vetoes, what is out of reach")
    func audit() {
        let host = TestHost(size: Size(width: 400, height: 400))
        let card = Knob(frame: Rect(0, 0, 100, 100))
        card.name = "card"
        host.window.addSubview(card)
        let badge = View(frame: Rect(80, -20, 40, 40))
        badge.name = "badge"
        card.addSubview(badge)
        let double = TapGestureRecognizer()
        double.name = "double"
        double.numberOfTapsRequired = 2
        let single = TapGestureRecognizer()
        single.name = "single"
        single.require(toFail: double)
        double.require(toFail: single)
        card.addGestureRecognizer(double)
        card.addGestureRecognizer(single)
        let pan = host.attach(PanGestureRecognizer()) {
            $0.name = "scroll"
            $0.isEnabled = false
        }

        let audit = GestureEnvironment.audit(card)
        #expect(
            audit.description == """
                recognizers that a touch of ‘card’ meets, in order:
                  tap ‘single’ on ‘card’
                  tap ‘double’ on ‘card’
                  pan ‘scroll’ on Window (disabled)
                never both:
                  tap ‘single’ and pan ‘scroll’
                  tap ‘double’ and pan ‘scroll’
                waiting:
                  tap ‘single’ waits for tap ‘double’ to fail
                  tap ‘double’ waits for tap ‘single’ to fail (ignored: it closes a ring)
                vetoes:
                  view ‘card’ does not let pan ‘scroll’ begin
                partly out of reach:
                  ‘badge’ reaches out of ‘card’

                """)
        #expect(
            audit.dot == """
                digraph requirements {
                  "tap ‘single’" -> "tap ‘double’";
                  "tap ‘double’" -> "tap ‘single’" [style=dashed];
                }

                """)

        let both = Both()
        pan.delegate = both
        #expect(GestureEnvironment.audit(card).exclusivePairs == [])
    }

    @Test("DX-15: a view without gestures has nothing to report but its recognizers' absence")
    func nothing() {
        let audit = GestureEnvironment.audit(View(frame: Rect(0, 0, 10, 10)))
        #expect(audit.description == "")
        #expect(audit.dot == "digraph requirements {\n}\n")
    }

    @Test("DX-15: an area that takes touches beyond its bounds counts for what is in reach")
    func outsets() {
        let card = View(frame: Rect(0, 0, 100, 100))
        let badge = View(frame: Rect(80, -20, 40, 40))
        card.addSubview(badge)
        #expect(GestureEnvironment.audit(card).unreachable.count == 1)
        card.hitOutsets = Insets(top: 20, left: 0, bottom: 0, right: 20)
        #expect(GestureEnvironment.audit(card).unreachable == [])
        card.hitOutsets = .zero
        badge.isHidden = true
        #expect(GestureEnvironment.audit(card).unreachable == [])
    }
}

private final class Knob: View {
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        recognizer is TapGestureRecognizer
    }
}

@MainActor
private final class Both: GestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}
