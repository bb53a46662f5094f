import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("The latency ledger")
struct LatencyTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let meter = LatencyMeter()
    private let view = Toggling(frame: Rect(0, 0, 100, 100))

    init() {
        host.application.addDeliveryObserver(meter)
        view.name = "card"
        host.window.addSubview(view)
        host.settle()
    }

    @Test("DX-14: a touch that nothing holds back is told at once, and shown with the next frame")
    func immediate() {
        host.finger().tap(at: Point(50, 50), holding: .milliseconds(20))
        host.clock.advance(by: .seconds(1))
        let entry = meter.ledger.entries.first
        #expect(entry?.milestone == .began(touch: 1, view: "‘card’"))
        #expect(entry?.latency == .zero)
        #expect(entry?.costs == [])
        let shown = entry?.shown ?? .zero
        #expect(shown > .zero && shown <= .milliseconds(34))
        #expect(meter.ledger.sequences.map(\.frameCount) == [2])
    }

    @Test("DX-14: input that waits for a busy program counts from the stamp of the device")
    func busyProgram() {
        host.stall(for: .milliseconds(40), receiving: [host.frame(.down, at: host.clock.now)])
        #expect(meter.ledger.entries.first?.latency == .milliseconds(40))
    }

    @Test("DX-14: delaysTouchesBegan is charged with the time until its recognizer failed")
    func delaysBegan() {
        let tap = TapGestureRecognizer()
        tap.name = "open"
        tap.delaysTouchesBegan = true
        view.addGestureRecognizer(tap)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        host.clock.advance(by: .milliseconds(120))
        finger.move(to: Point(50, 120))
        #expect(
            meter.ledger.entries.map(\.costs) == [
                [.init(cause: .delaysTouchesBegan("tap ‘open’"), duration: .milliseconds(120))]
            ])
        #expect(meter.ledger.entries.first?.latency == .milliseconds(120))
    }

    @Test("DX-14: a scroll view is charged with its contentTouchDelay")
    func contentTouchDelay() {
        let scrollView = ScrollView(frame: Rect(100, 100, 200, 200))
        scrollView.name = "list"
        let row = Toggling(frame: Rect(0, 0, 200, 50))
        row.name = "row"
        scrollView.addSubview(row)
        host.window.addSubview(scrollView)
        host.settle()
        host.finger().down(at: Point(150, 120))
        host.clock.advance(by: .seconds(1))
        #expect(
            meter.ledger.description.hasPrefix(
                "touch 1 began on ‘row’ after 150.0 ms (150.0 ms contentTouchDelay of ‘list’), shown after "))
    }

    @Test("DX-14: a requirement is charged with the time for which the recognizer was ready; so is delaysTouchesEnded")
    func requirement() {
        let double = TapGestureRecognizer()
        double.name = "zoom"
        double.numberOfTapsRequired = 2
        double.cancelsTouchesInView = false
        let single = TapGestureRecognizer()
        single.name = "open"
        single.cancelsTouchesInView = false
        single.require(toFail: double)
        view.addGestureRecognizer(double)
        view.addGestureRecognizer(single)
        host.application.startTrace(.latency) { [log] in log.add($0) }
        host.finger().tap(at: Point(50, 50), holding: .milliseconds(20))
        host.clock.advance(by: .seconds(1))
        #expect(
            log.lines.filter { !$0.contains("shown") } == [
                "0.000 latency touch 1 began on ‘card’ after 0.0 ms",
                "0.370 latency tap ‘open’ ended after 350.0 ms (350.0 ms waiting for tap ‘zoom’ to fail)",
                "0.370 latency touch 1 ended on ‘card’ after 350.0 ms (350.0 ms delaysTouchesEnded of tap ‘zoom’, "
                    + "350.0 ms delaysTouchesEnded of tap ‘open’)",
            ])
        #expect(log.lines.filter { $0.contains("shown") }.count == 3)
    }

    @Test("DX-14: a control's action, and a second sequence beside the first; 64 of them are kept")
    func sequences() {
        let button = Button(title: "Save", frame: Rect(0, 200, 100, 50))
        button.name = "save"
        host.window.addSubview(button)
        host.finger().tap(at: Point(50, 220))
        #expect(
            meter.ledger.entries.map(\.milestone.description) == [
                "touch 1 began on ‘save’", "‘save’ sent touchDown", "‘save’ sent touchUpInside, primaryActionTriggered",
            ])
        for _ in 0..<70 { host.finger().tap(at: Point(50, 220)) }
        #expect(meter.ledger.sequences.count == LatencyLedger.capacity)
        meter.reset()
        #expect(meter.ledger == LatencyLedger())
    }

    private let log = Log()
}

/// Looks different while it is touched.
private final class Toggling: View {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .black }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .white }
}
