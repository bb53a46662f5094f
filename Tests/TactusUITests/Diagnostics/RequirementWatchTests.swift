import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Inverted requirements are noticed")
struct RequirementWatchTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = StageLog()

    init() { host.application.addDeliveryObserver(log) }

    private func tap() {
        host.finger().tap(at: Point(50, 50))
        host.clock.advance(by: .milliseconds(40))
    }

    @Test("DX-13: a double tap that requires the single tap to fail is told at once that it can never recognize; once")
    func doubleRequiresSingle() {
        let single = host.attach(TapGestureRecognizer()) { $0.name = "open" }
        let double = host.attach(TapGestureRecognizer()) {
            $0.name = "zoom"
            $0.numberOfTapsRequired = 2
            $0.require(toFail: single)
        }
        for _ in 0..<3 {
            tap()
            tap()
            host.clock.advance(by: .seconds(1))
        }
        #expect(double.state == .possible)
        #expect(
            log.diagnostics == [
                "GR_INVERTED_REQUIREMENT: tap ‘zoom’ can never recognize: it begins with what tap ‘open’ recognizes, whose "
                    + "failure it requires; is the requirement the wrong way round? tap ‘open’ would have to require the "
                    + "failure of tap ‘zoom’"
            ])
    }

    @Test("DX-13: a single tap that waits for the double tap is the custom, however often it waits in vain")
    func singleRequiresDouble() {
        let double = host.attach(TapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
        _ = host.attach(TapGestureRecognizer()) { $0.require(toFail: double) }
        for _ in 0..<10 {
            tap()
            tap()
            host.clock.advance(by: .seconds(1))
        }
        #expect(log.diagnostics == [])
    }

    @Test("DX-13: one that was ready five times, waited, and lost each time is told of")
    func losesEachTime() {
        let slow = host.attach(Slow()) { $0.name = "slow" }
        _ = host.attach(Eager()) {
            $0.name = "eager"
            $0.require(toFail: slow)
        }
        for _ in 0..<4 { tap() }
        #expect(log.diagnostics == [])
        for _ in 0..<6 { tap() }
        #expect(
            log.diagnostics == [
                "GR_INVERTED_REQUIREMENT: eager ‘eager’ was ready 5 times, waited for slow ‘slow’ to fail, and lost each "
                    + "time; is the requirement the wrong way round? slow ‘slow’ would have to require the failure of "
                    + "eager ‘eager’"
            ])
    }

    @Test("DX-13: one that came to its turn once is above suspicion")
    func hadItsTurn() {
        let slow = host.attach(Slow())
        _ = host.attach(Eager()) { $0.require(toFail: slow) }
        slow.isEnabled = false
        tap()
        slow.isEnabled = true
        for _ in 0..<10 { tap() }
        #expect(log.diagnostics == [])
    }

    @Test("DX-13: a loss without having waited counts for nothing")
    func losesWithoutWaiting() {
        var watch = RequirementWatch()
        for _ in 0..<10 { #expect(watch.didLose(to: 1, .unknown) == nil) }
        for attempt in 1...5 {
            watch.wasHeld()
            watch.didFail()
            watch.wasHeld()
            #expect(watch.didLose(to: 1, .unknown) == (attempt < 5 ? nil : .neverGetsItsTurn(attempts: 5)))
        }
    }
}

/// Is ready when a finger lands.
@MainActor
private final class Eager: GestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .ended }
}

/// Recognizes when it is lifted.
@MainActor
private final class Slow: GestureRecognizer {
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .ended }
}
