import TactusGeometry
import TactusTesting
import Testing

@testable import TactusUI

@Suite("The jitter guard")
struct JitterGuardTests {
    private var device = JitterGuard()

    private mutating func receive(_ number: UInt64, _ change: ContactSample.Change, at point: Point, _ time: Int64) {
        device.receive(
            ContactSample(
                contact: ContactID(rawValue: number), change: change, location: point, time: .milliseconds(time)),
            tapMovement: 45)
    }

    /// A contact that strays by so many points after so many milliseconds, and is lifted.
    private mutating func contact(_ number: UInt64, strays distance: Double, after time: Int64 = 40) {
        receive(number, .down(SceneID(rawValue: 1)), at: .zero, 0)
        receive(number, .moved, at: Point(0, distance), time)
        receive(number, .moved, at: .zero, time)
        receive(number, .up, at: .zero, time)
    }

    @Test("RC-2: nine in ten contacts stay below the jitter")
    mutating func percentile() {
        for number in 1...20 { contact(UInt64(number), strays: Double(number)) }
        #expect(device.jitter == 18)
    }

    @Test("RC-2: fewer than ten contacts tell nothing")
    mutating func tooFew() {
        for number in 1...9 { contact(UInt64(number), strays: 6) }
        #expect(device.jitter == nil)
        #expect(device.slop(base: 10) == 10)
        contact(10, strays: 6)
        #expect(device.jitter == 6)
    }

    @Test(
        "RC-2: the slop is three times the jitter, at least the usual and at most twice that",
        arguments: [(0.0, 10.0), (3.0, 10.0), (4.0, 12.0), (6.0, 18.0), (7.0, 20.0), (40.0, 20.0)])
    mutating func slop(jitter: Double, slop: Double) {
        for number in 1...10 { contact(UInt64(number), strays: jitter) }
        #expect(device.slop(base: 10) == slop)
    }

    @Test("RC-2: only the first 80 ms count")
    mutating func period() {
        for number in 1...10 { contact(UInt64(number), strays: 20, after: 81) }
        #expect(device.jitter == 0)
    }

    @Test("RC-2: contacts that became a drag, or were taken away, do not count")
    mutating func drags() {
        for number in 1...10 { contact(UInt64(number), strays: 46) }
        for number in 11...20 {
            receive(UInt64(number), .down(SceneID(rawValue: 1)), at: .zero, 0)
            receive(UInt64(number), .cancelled, at: .zero, 1)
        }
        #expect(device.jitter == nil)
    }

    @Test("RC-2: a panel that has become calm is forgiven after a hundred contacts")
    mutating func forgetting() {
        for number in 1...50 { contact(UInt64(number), strays: 9) }
        for number in 51...150 { contact(UInt64(number), strays: 1) }
        #expect(device.jitter == 1)
    }
}

@MainActor
@Suite("A trembling touch screen")
struct TremblingScreenTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let stages = StageLog()

    init() { host.application.addDeliveryObserver(stages) }

    /// Ten taps of a finger that is reported to wander by some points, then how far a pan must go to begin.
    private func slopOfPan(afterTapsThatTremble distance: Double) -> Double? {
        for _ in 1...10 {
            let finger = host.finger()
            finger.down(at: Point(200, 200))
            host.clock.advance(by: .milliseconds(20))
            finger.move(by: Vector(dx: 0, dy: distance))
            finger.up()
        }
        let states = host.states(of: host.attach(PanGestureRecognizer()))
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        for way in 1...60 {
            finger.move(to: Point(100 + Double(way), 100))
            if states.all != [] { return Double(way) }
        }
        return nil
    }

    @Test("RC-2: adaptive, pans allow for a tremble up to twice their slop", arguments: [(0, 8), (4, 12), (9, 16)])
    func adaptive(tremble: Double, slop: Double) {
        host.application.inputProfile = .adaptive(pointsPerInch: 125)
        #expect(slopOfPan(afterTapsThatTremble: tremble) == slop)
    }

    @Test("DX-7: a tremble that matters is reported, once")
    func reported() {
        host.application.inputProfile = .adaptive(pointsPerInch: 125)
        _ = slopOfPan(afterTapsThatTremble: 4)
        _ = slopOfPan(afterTapsThatTremble: 4)
        #expect(stages.diagnostics == ["INPUT_JITTER: the touch screen trembles by 4.0 points; gestures allow for it"])
    }

    @Test("RC-2: UIKit's distances are fixed")
    func fixed() {
        #expect(slopOfPan(afterTapsThatTremble: 9) == 10)
        #expect(stages.diagnostics == [])
    }
}
