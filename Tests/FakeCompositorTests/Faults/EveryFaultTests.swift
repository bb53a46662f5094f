import Glibc
import TactusGeometry
import Testing
import WaylandClient

@testable import CompositorScripts
@testable import FakeCompositor

/// What a client hears of a finger that lands, moves and lifts when something goes wrong.
struct SufferedFault: Sendable, CustomTestStringConvertible {
    /// As a script has it, with its effect for a name.
    let text: String
    /// What arrives.
    let log: [String]
    /// Whether the connection has ended afterwards.
    var endsConnection = false

    var testDescription: String { text }
    /// The word for its effect.
    var effect: String { String(text.split(separator: " ")[2]) }
}

@Suite("For every fault a client that suffers it")
struct EveryFaultTests {
    static let suffered = [
        SufferedFault(text: "wl_touch.frame 2 drop", log: ["down", "frame", "motion", "up", "frame"]),
        SufferedFault(
            text: "wl_touch.motion 1 duplicate", log: ["down", "frame", "motion", "motion", "frame", "up", "frame"]),
        SufferedFault(text: "wl_touch.down every delay 5", log: ["frame", "motion", "frame", "up", "frame", "down"]),
        SufferedFault(
            text: "wl_touch.motion 1- postpone 2", log: ["down", "frame", "frame", "up", "motion", "frame"]),
        SufferedFault(
            text: "wl_touch.up every replace 2 9", log: ["down", "frame", "motion", "frame", "up of 9", "frame"]),
        SufferedFault(
            text: "wl_keyboard.keymap every lose-descriptors",
            log: ["down", "frame", "motion", "frame", "up", "frame"],
            endsConnection: true),
        SufferedFault(text: "wl_touch.motion 1 disconnect", log: ["down", "frame"], endsConnection: true),
        SufferedFault(
            text: "wl_touch.up 1 error 1 'for the test'", log: ["down", "frame", "motion", "frame"],
            endsConnection: true),
    ]

    @Test("there is one for each effect that a script can name", arguments: Fault.effectNames)
    func isComplete(effect: String) {
        #expect(Self.suffered.contains { $0.effect == effect })
    }

    @Test("a client hears the events that a fault leaves it", arguments: suffered)
    func suffering(suffered: SufferedFault) throws {
        let bench = Bench()
        let wire = try bench.compositor.connect(through: [])
        let client = try bench.client(over: wire)
        _ = client.recordTouch()
        _ = client.makeWindow(width: 100, height: 80)
        _ = client.consumeLog()
        wire.faults = FaultInjection([try Fault(parsing: suffered.text)])

        let finger = bench.compositor.seat.finger(id: 3)
        finger.down(at: Point(x: 1, y: 1))
        var log = client.consumeLog()
        finger.move(to: Point(x: 5, y: 5))
        log += client.consumeLog()
        finger.up()
        log += client.consumeLog()
        bench.advance(by: .milliseconds(5))
        log += client.consumeLog()
        _ = client.recordKeyboard()
        _ = client.consumeLog()

        let words = log.map { line in
            let parts = line.split(separator: " ")
            return parts.count > 1 && parts[1] != "3" ? "\(parts[0]) of \(parts[1])" : String(parts[0])
        }
        #expect(words == suffered.log)
        #expect((client.connection.failure != nil) == suffered.endsConnection)
        #expect(wire.faults.injectionCounts == [1])
        #expect(bench.compositor.faults == [])
    }

    @Test("a fault is written as it is read", arguments: suffered)
    func text(suffered: SufferedFault) throws {
        let fault = try Fault(parsing: suffered.text)
        #expect(fault.description.split(separator: " ").prefix(3) == suffered.text.split(separator: " ").prefix(3))
        #expect(try Fault(parsing: fault.description) == fault)
    }

    @Test(
        "how often each fault has happened is counted over all connections of a socket, those that have ended as well")
    func counts() throws {
        let path = "/tmp/tactus-faults-\(getpid())"
        let compositor = Compositor(clock: CompositorClock { .zero })
        try compositor.listen(
            at: path,
            through: [Fault("wl_registry.global", .only(1), .drop), Fault("wl_touch.frame", .every, .drop)])
        for _ in 0..<2 {
            let connection = try Connection(connectingTo: path)
            _ = connection.getRegistry()
            connection.flush()
            for _ in 0..<3 { compositor.dispatch() }
        }
        compositor.add(Fault("wl_touch.up", .every, .drop))
        for _ in 0..<3 { compositor.dispatch() }
        #expect(compositor.clientCount == 0)
        #expect(compositor.faultCounts == [2, 0, 0])
    }
}
