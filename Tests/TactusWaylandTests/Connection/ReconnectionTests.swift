import TactusUI
import TactusWayland
import Testing

@Suite("When to connect again")
struct ReconnectionTests {
    private var reconnection = Reconnection()

    private func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

    /// Whether it wanted each of the connections back that it lost.
    private var decisions: [Bool] = []

    private mutating func lose(at milliseconds: Int64, wasReady: Bool = true, byMistake isMistake: Bool = false) {
        decisions.append(
            reconnection.connectionDidEnd(wasReady: wasReady, byMistake: isMistake, at: at(milliseconds)))
    }

    /// The moments at which it wants to connect in an outage that begins at zero, when nobody listens, up to a limit.
    private func attempts(until end: Instant) -> [Instant] {
        var reconnection = reconnection
        var found: [Instant] = []
        guard reconnection.connectionDidEnd(wasReady: true, byMistake: false, at: .zero) else { return [] }
        while let deadline = reconnection.deadline, deadline <= end {
            guard reconnection.step(at: deadline) == .connect else { break }
            found.append(deadline)
            reconnection.attemptDidFail(at: deadline)
        }
        return found
    }

    @Test("at once, then after pauses that double, and never later than half a second")
    func pauses() {
        #expect(
            attempts(until: at(2_200)) == [0, 10, 30, 70, 150, 310, 630, 1130, 1630, 2130].map { at($0) })
    }

    @Test("gives up when the time is over, at once without any, and never when there is no limit")
    mutating func limit() {
        reconnection.timeout = .seconds(1)
        #expect(attempts(until: at(100_000)).last == at(630))
        reconnection.timeout = .zero
        #expect(attempts(until: at(100_000)) == [])
        reconnection.timeout = nil
        #expect(attempts(until: at(100_000)).count > 200)
    }

    @Test("a compositor that hangs is connected to, and is given up when the time is over all the same")
    mutating func hangs() {
        lose(at: 5)
        #expect(reconnection.step(at: at(5)) == .connect)
        reconnection.didConnect()
        #expect(reconnection.step(at: at(20_000)) == .wait)
        #expect(reconnection.deadline == at(30_005))
        #expect(reconnection.step(at: at(30_005)) == .giveUp)
        #expect(decisions == [true])
    }

    @Test("a compositor that answers ends the outage, and the next one begins with short pauses")
    mutating func answered() {
        lose(at: 0)
        for time in [0, 10, 30] as [Int64] { reconnection.attemptDidFail(at: at(time)) }
        reconnection.end(at: at(100))
        #expect(!reconnection.isOutage && reconnection.deadline == nil && reconnection.step(at: at(99_999)) == .wait)
        lose(at: 5_100)
        #expect(reconnection.step(at: at(5_100)) == .connect)
        reconnection.attemptDidFail(at: at(5_100))
        #expect(reconnection.deadline == at(5_110))
        #expect(decisions == [true, true])
    }

    @Test("a compositor that dies of what it is sent, again and again, is not kept busy with that")
    mutating func diesOfIt() {
        var moments: [Instant] = []
        lose(at: 0)
        for _ in 0..<9 {
            guard let moment = reconnection.deadline else { break }
            moments.append(moment)
            reconnection.didConnect()
            reconnection.end(at: moment)
            decisions.append(reconnection.connectionDidEnd(wasReady: true, byMistake: false, at: moment))
        }
        #expect(moments == [0, 10, 30, 70, 150, 310, 630, 1130, 1630].map { at($0) })
        #expect(!decisions.contains(false))
    }

    @Test("a compositor that dies before it has sent its globals is one attempt more, and the time goes on")
    mutating func diesEarly() {
        lose(at: 0)
        reconnection.didConnect()
        lose(at: 29_990, wasReady: false)
        #expect(reconnection.step(at: at(29_999)) == .wait)
        #expect(reconnection.step(at: at(30_000)) == .giveUp)
        #expect(decisions == [true, true])
    }

    @Test("who cannot start is not kept waiting")
    mutating func start() {
        lose(at: 0, wasReady: false)
        #expect(decisions == [false] && !reconnection.isOutage)
    }

    @Test("rule 26: a mistake is survived once a minute, so that nobody connects into the same error again and again")
    mutating func mistakes() {
        lose(at: 0, byMistake: true)
        reconnection.end(at: at(10))
        lose(at: 59_999, byMistake: true)
        reconnection.end(at: at(59_999))
        lose(at: 120_000, byMistake: true)
        reconnection.didConnect()
        lose(at: 120_001, wasReady: false, byMistake: true)
        #expect(decisions == [true, false, true, false])
    }
}

@Suite("Screens that are known again")
struct ScreenMemoryTests {
    private func screen(_ id: UInt64, _ name: String?, _ description: String? = nil) -> Screen {
        Screen(id: ScreenID(rawValue: id), name: name, description: description)
    }

    @Test("have their former names by their connector, whatever they show and in whatever order they come")
    func connectors() {
        var memory = ScreenMemory([screen(1, "eDP-1", "A"), screen(2, "HDMI-A-1", "B")])
        #expect(memory.consumeID(of: screen(7, "HDMI-A-1", "C")) == ScreenID(rawValue: 2))
        #expect(memory.consumeID(of: screen(8, "DP-3", "A")) == nil)
        #expect(memory.consumeID(of: screen(9, "eDP-1", "A")) == ScreenID(rawValue: 1))
        #expect(memory.isEmpty)
    }

    @Test("have them by maker and model where no connectors are told, each once")
    func models() {
        var memory = ScreenMemory([screen(1, nil, "A"), screen(2, nil, "A")])
        #expect(memory.consumeID(of: screen(7, nil, "B")) == nil)
        #expect(memory.consumeID(of: screen(8, nil, "A")) == ScreenID(rawValue: 1))
        #expect(memory.consumeID(of: screen(9, nil, "A")) == ScreenID(rawValue: 2))
        #expect(memory.consumeID(of: screen(9, nil, "A")) == nil)
    }
}
