import TactusUI
import TactusWayland
import Testing

@Suite("TM-1: event time")
struct EventTimeTests {
    /// An event: its stamp and its arrival in milliseconds, and when it happened in milliseconds of our clock.
    struct Row: Sendable, CustomTestStringConvertible {
        let story: String
        let events: [(stamp: UInt32, arrival: Int64, time: Int64)]
        var testDescription: String { story }
    }

    static let rows = [
        Row(
            story: "the first event happened when it arrived",
            events: [(1000, 50, 50)]),
        Row(
            story: "events that are read late, all at once, keep their rhythm",
            events: [(1000, 50, 50), (1008, 90, 58), (1016, 90, 66), (1040, 90, 90)]),
        Row(
            story: "a shorter delay than all before brings the following closer",
            events: [(1000, 50, 50), (1010, 55, 55), (1020, 80, 65)]),
        Row(
            story: "stamps wrap after 49.7 days",
            events: [(.max - 4, 50, 50), (5, 60, 60), (15, 75, 70)]),
        Row(
            story: "stamps above 2^31 are not negative",
            events: [(3_000_000_000, 50, 50), (3_000_000_010, 60, 60)]),
        Row(
            story: "stamps that step back a little do not turn time back",
            events: [(1000, 50, 50), (995, 50, 50), (1001, 52, 51)]),
        Row(
            story: "equal stamps are equal times",
            events: [(0, 50, 50), (0, 58, 50), (0, 66, 50)]),
        Row(
            story: "stamps that begin anew are measured anew",
            events: [(1_000_000, 50, 50), (10, 70, 70), (18, 78, 78)]),
        Row(
            story: "stamps that leap ahead do not lead into the future",
            events: [(1000, 50, 50), (900_000, 60, 60), (900_008, 68, 68)]),
        Row(
            story: "what was measured is forgotten after five seconds",
            events: [(1000, 50, 50), (1100, 250, 150), (7000, 6150, 6150), (7010, 6170, 6160)]),
    ]

    @Test("rule 14: stamps become moments of our clock", arguments: rows)
    func mapping(row: Row) {
        var mapper = EventTimeMapper()
        let times = row.events.map { event in
            mapper.instant(of: event.stamp, receivedAt: Instant(nanoseconds: event.arrival * 1_000_000))
        }

        #expect(times.map { $0.nanoseconds / 1_000_000 } == row.events.map(\.time))
    }

    @Test(
        "stamps that leap ahead or back for centuries end nothing, and the next ones are measured", arguments: [1, -1])
    func leaps(direction: Int64) {
        var mapper = EventTimeMapper()
        var stamp: UInt32 = 0
        for arrival in 0..<10_000 {
            stamp &+= UInt32(truncatingIfNeeded: direction * 0x7FFF_FFFF)
            let now = Instant(nanoseconds: Int64(arrival) * 1_000_000)
            #expect(mapper.instant(of: stamp, receivedAt: now) <= now)
        }
        let last = (0..<2 as Range<Int64>).map { event in
            let now = Instant(nanoseconds: 20_000_000_000 + event * 1_000_000)
            return mapper.instant(of: stamp &+ UInt32(event), receivedAt: now)
        }
        #expect(last.map(\.nanoseconds) == [20_000_000_000, 20_001_000_000])
    }

    @Test("an event without a stamp happens when the last one did, or now when there was none")
    func withoutStamp() {
        var mapper = EventTimeMapper()
        let first = mapper.instantWithoutStamp(receivedAt: Instant(nanoseconds: 7_000_000))
        let stamped = mapper.instant(of: 100, receivedAt: Instant(nanoseconds: 9_000_000))
        let last = mapper.instantWithoutStamp(receivedAt: Instant(nanoseconds: 12_000_000))

        #expect([first, stamped, last].map(\.nanoseconds) == [7_000_000, 9_000_000, 9_000_000])
    }
}
