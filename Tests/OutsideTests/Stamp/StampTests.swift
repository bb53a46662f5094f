import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("A rubber stamp that rolls")
struct StampTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let stamp = StampGestureRecognizer()
    private let log = Log()

    init() {
        host.window.addGestureRecognizer(stamp)
        stamp.addAction { [log] in log.add("\($0.state) \($0.imprints.map { Int($0.x.rounded()) })") }
    }

    @Test("it leaves an imprint where it lands, and one after each length of its way")
    func imprints() {
        let finger = host.finger()
        finger.down(at: Point(x: 50, y: 100))
        for x in [55.0, 70, 80, 130] { finger.move(to: Point(x: x, y: 100)) }
        finger.up()
        #expect(
            log.take() == [
                "began [50]", "changed [50, 74]", "changed [50, 74, 98, 122]", "ended [50, 74, 98, 122]",
            ])
        #expect(stamp.imprints.isEmpty)
    }

    @Test("scrolled it leaves the same imprints as under a finger")
    func scrolled() {
        host.pointer.move(to: Point(x: 50, y: 100))
        for dx in [5.0, 15, 10, 50] { host.pointer.scroll(by: Vector(dx: dx, dy: 0)) }
        host.pointer.liftFingers()
        #expect(log.take().last == "ended [50, 74, 98, 122]")
    }

    @Test("a second finger beside it makes it fail before it rolls, and is ignored afterwards")
    func secondFinger() {
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(x: 50, y: 100))
        second.down(at: Point(x: 90, y: 100))
        first.move(to: Point(x: 100, y: 100))
        #expect(stamp.explanation == "stamp of Window failed at 0.000 s: a second finger landed beside the stamp")
        first.up()
        second.up()
        #expect(log.take() == [])

        first.down(at: Point(x: 50, y: 100))
        first.move(to: Point(x: 70, y: 100))
        second.down(at: Point(x: 90, y: 100))
        second.move(to: Point(x: 250, y: 100))
        first.up()
        second.up()
        #expect(log.take() == ["began [50]", "ended [50]"])
    }

    @Test("it withholds its touches from what lies beneath, for good")
    func discarding() throws {
        let seal = WaxSealGestureRecognizer()
        let card = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
        host.window.addSubview(card)
        host.window.removeGestureRecognizer(stamp)
        card.addGestureRecognizer(seal)
        let record = host.record(["card": card])
        host.finger().tap(at: Point(x: 50, y: 100))
        #expect(seal.log == ["taken false, delivered false", "taken true, delivered false"])
        try host.expectLog(record, [])
        seal.isOpen = true
        host.finger().tap(at: Point(x: 50, y: 100))
        try host.expectLog(record, ["card began", "card ended"])
    }
}

/// Keeps touches from what lies beneath while it is closed, as a scroll view does with a finger that stops it.
private final class WaxSealGestureRecognizer: GestureRecognizer {
    var isOpen = false
    private(set) var log: [String] = []

    override init() {
        super.init()
        delaysTouchesBegan = true
    }

    override var isAuxiliary: Bool { true }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches {
            if !isOpen {
                note(touch)
                discard(touch)
                note(touch)
            }
            ignore(touch, for: event)
        }
    }

    private func note(_ touch: Touch) {
        log.append("taken \(touch.isClaimedByGesture), delivered \(touch.isDelivered)")
    }
}
