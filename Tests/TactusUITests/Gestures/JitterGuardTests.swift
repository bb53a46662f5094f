import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The jitter guard")
struct JitterGuardTests {
    private var device = JitterGuard(tapMovement: 45)

    /// A contact that strays by so many points after so many milliseconds, and is lifted.
    private mutating func contact(_ number: UInt64, strays distance: Double, after time: Int64 = 40) {
        let id = ContactID(rawValue: number)
        device.began(id, at: .zero, time: .zero)
        device.moved(id, to: Point(0, distance), time: .milliseconds(time))
        device.moved(id, to: .zero, time: .milliseconds(time))
        device.ended(id)
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
            let id = ContactID(rawValue: UInt64(number))
            device.began(id, at: .zero, time: .zero)
            device.cancelled(id)
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
