import Tactus
import TactusTesting
import Testing

/// A view that follows the finger: what is tested here.
final class Card: View {
    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .orange
        let pan = PanGestureRecognizer()
        pan.addTarget(self, action: Card.drag)
        addGestureRecognizer(pan)
    }

    private func drag(_ pan: PanGestureRecognizer) {
        center = center + pan.translation(in: superview)
        pan.setTranslation(.zero, in: superview)
    }
}

@Suite("A card")
@MainActor
struct CardTests {
    let card = Card(frame: Rect(x: 20, y: 20, width: 60, height: 60))

    @Test("follows the finger as soon as it has moved 10 points, and stays where it is let go")
    func followsTheFinger() {
        let host = TestHost(size: Size(width: 200, height: 200))
        host.window.addSubview(card)
        let log = host.record(["card": card])
        let finger = host.finger()

        finger.down(at: Point(x: 50, y: 50))
        finger.move(to: Point(x: 59, y: 50))
        #expect(card.center == Point(x: 50, y: 50))

        finger.move(to: Point(x: 60, y: 50))
        finger.move(to: Point(x: 90, y: 80))
        finger.up()

        #expect(card.center == Point(x: 90, y: 80))
        #expect(log.lines == ["card began", "card moved", "card cancelled"])
        #expect(host.picture.color(at: PixelPoint(x: 109, y: 109)) == .orange)
    }

    @Test("stays where it is when the compositor takes the touch away before that")
    func ignoresACancelledTouch() throws {
        let window = Window(title: "Cards", size: Size(width: 200, height: 200))
        window.addSubview(card)
        let pair = try CompositorPair(window: window)
        let log = pair.record(["card": card])

        pair.seat.finger(id: 7).down(at: Point(x: 50, y: 50), on: pair.surface)
        pair.seat.sendTouchCancel()
        pair.settle()

        #expect(log.lines == ["card began", "card cancelled"])
        #expect(card.center == Point(x: 50, y: 50))
        try pair.verify()
    }
}
