import Glibc
import Testing

@testable import TactusUI

@Suite("RS-21: shakes in what an accelerometer feels")
struct ShakeDetectorTests {
    private var detector = ShakeDetector()
    private var milliseconds: Int64 = 0
    private var log: [String] = []

    /// Feels the same for a while, fifty times a second.
    private mutating func feel(_ x: Double, _ y: Double = 9.8, _ z: Double = 0, for duration: Int64) {
        for _ in 0..<(duration / 20) {
            milliseconds += 20
            note(detector.receive(SensorVector(x: x, y: y, z: z), at: Instant(nanoseconds: milliseconds * 1_000_000)))
        }
    }

    private mutating func note(_ phase: ShakePhase?) {
        if let phase { log.append("\(phase) after \(milliseconds)") }
    }

    /// To and fro, each way for a tenth of a second.
    private mutating func shake(_ strength: Double, turns: Int) {
        for turn in 0...turns { feel(turn.isMultiple(of: 2) ? strength : -strength, for: 100) }
    }

    @Test("rest, however long and in whatever position, is none; nor is turning the device over")
    mutating func rest() {
        feel(0, for: 2000)
        feel(9.8, 0, for: 2000)
        feel(0, -9.8, for: 2000)
        #expect(log == [])
    }

    @Test("the third turn of a strong acceleration begins it, and half a second of rest ends it")
    mutating func shaking() {
        feel(0, for: 1000)
        shake(40, turns: 3)
        #expect(log == ["began after 1320"])
        feel(0, for: 1000)
        #expect(log == ["began after 1320", "ended after 1900"])
    }

    @Test("two turns are a stumble; so are three that take longer than a second, and weak ones")
    mutating func notShaken() {
        feel(0, for: 1000)
        shake(40, turns: 2)
        feel(0, for: 2000)
        for _ in 0..<3 {
            feel(40, for: 40)
            feel(0, for: 480)
            feel(-40, for: 40)
            feel(0, for: 480)
        }
        feel(0, for: 1000)
        shake(16, turns: 12)
        #expect(log == [])
    }

    @Test("it goes on as long as the hand does, once")
    mutating func longShake() {
        feel(0, for: 1000)
        shake(40, turns: 40)
        #expect(log.count == 1)
        note(detector.stop())
        note(detector.stop())
        #expect(log.last == "cancelled after \(milliseconds)" && log.count == 2)
    }

    @Test("what cannot be measured, and time that does not go on, is left out")
    mutating func badInput() {
        feel(0, for: 1000)
        for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] { feel(value, for: 200) }
        for turn in 0..<20 {
            note(detector.receive(SensorVector(x: turn.isMultiple(of: 2) ? 40 : -40, y: 0, z: 0), at: .zero))
        }
        feel(0, for: 1000)
        shake(40, turns: 3)
        #expect(log.count == 1)
    }
}
