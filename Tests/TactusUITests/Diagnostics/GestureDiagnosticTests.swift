import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Mistakes with recognizers are told")
struct GestureDiagnosticTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = StageLog()

    init() { host.application.addDeliveryObserver(log) }

    private func view(_ name: String) -> View {
        let view = View(frame: Rect(0, 0, 100, 100))
        view.name = name
        return view
    }

    @Test("DX-11: a recognizer added to several views warns once, naming both views")
    func severalViews() {
        let (first, second, third) = (view("first"), view("second"), view("third"))
        for view in [first, second, third] { host.window.addSubview(view) }
        let tap = TapGestureRecognizer()
        tap.name = "open"
        for view in [first, second, third, first] { view.addGestureRecognizer(tap) }
        #expect(
            log.diagnostics == [
                "tap ‘open’ was added to ‘second’, and ‘first’ has lost it: "
                    + "a recognizer belongs to one view; make one for each"
            ])
    }

    @Test("DX-11: before there is a window the warning waits for the first touch")
    func severalViewsBeforeTheWindow() {
        let (first, second) = (view("first"), view("second"))
        let tap = TapGestureRecognizer()
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        host.window.addSubview(second)
        #expect(log.diagnostics == [])
        for _ in 0..<2 { host.finger().tap(at: Point(50, 50)) }
        #expect(
            log.diagnostics == [
                "one tap was added to ‘second’, and ‘first’ has lost it: "
                    + "a recognizer belongs to one view; make one for each"
            ])
    }

    @Test("DX-11: taking a recognizer away and adding it elsewhere is no mistake")
    func movedOnPurpose() {
        let (first, second) = (view("first"), view("second"))
        for view in [first, second] { host.window.addSubview(view) }
        let tap = TapGestureRecognizer()
        first.addGestureRecognizer(tap)
        first.removeGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(log.diagnostics == [])
    }

    @Test("DX-9: a recognizer that goes on after its last touch is reported")
    func neverEnds() {
        let endless = host.attach(Endless()) { $0.name = "grab" }
        host.finger().tap(at: Point(50, 50))
        host.finger().tap(at: Point(50, 50))
        #expect(endless.state == .began)
        #expect(
            log.diagnostics.first
                == "endless ‘grab’ goes on although its last touch is over: "
                + "it should set its state to ended or cancelled")
    }

    @Test("GR-14, GR-23: illegal transitions and rings of requirements are told by name")
    func rules() {
        let first = host.attach(TapGestureRecognizer()) { $0.name = "first" }
        let second = host.attach(TapGestureRecognizer()) { $0.name = "second" }
        first.require(toFail: second)
        second.require(toFail: first)
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.diagnostics == [
                "GR_REQUIREMENT_CYCLE: tap ‘second’, tap ‘first’ wait for one another; "
                    + "the first no longer waits for the second"
            ])
        host.attach(Endless()) { $0.name = "grab" }.state = .changed
        #expect(
            log.diagnostics.last
                == "GR_ILLEGAL_TRANSITION: endless ‘grab’ is possible and proposes changed, which is ignored"
        )
    }
}

/// Begins, and never ends.
@MainActor
private final class Endless: GestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .began }
}
