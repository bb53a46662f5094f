import Testing

@testable import FakeCompositor

@Suite("What becomes of events on a faulty wire")
struct DisturbedEventsTests {
    /// Sends a down, an up, a down, a motion and a down, one a millisecond, and waits until nothing is due: what went
    /// on, and when. The last number of each is its argument, which is its place.
    private func course(_ plan: FaultInjection) -> [String] {
        var events = DisturbedEvents()
        events.faults = plan
        var log: [String] = []
        for (index, name) in ["down", "up", "down", "motion", "down"].enumerated() {
            let now = Duration.milliseconds(index)
            let message = WireMessage(
                name: "wl_touch.\(name)", time: now, bytes: [7, 0, 0, 0, 0, 0, 12, 0, UInt8(index), 0, 0, 0])
            let gone = events.consumeDue(at: now) + events.receive(message)
            log += gone.map { "\(index): \(Self.text($0))" }
        }
        while let deadline = events.deadline {
            log += events.consumeDue(at: deadline).map { "\(Int(deadline / .milliseconds(1))): \(Self.text($0))" }
        }
        return log
    }

    private static func text(_ message: WireMessage) -> String {
        message.endsConnection ? "end" : "\(message.name.dropFirst("wl_touch.".count)) \(message.bytes[8])"
    }

    @Test(
        "each effect, on the events that it meets and on no others",
        arguments: [
            ([], ["0: down 0", "1: up 1", "2: down 2", "3: motion 3", "4: down 4"]),
            ([Fault("wl_touch.down", .only(2), .drop)], ["0: down 0", "1: up 1", "3: motion 3", "4: down 4"]),
            ([Fault("wl_touch.down", .from(2), .drop)], ["0: down 0", "1: up 1", "3: motion 3"]),
            (
                [Fault("wl_touch.down", .every, .drop), Fault("wl_touch.up", .only(2), .drop)],
                ["1: up 1", "3: motion 3"]
            ),
            (
                [Fault("wl_touch.up", .every, .duplicate)],
                ["0: down 0", "1: up 1", "1: up 1", "2: down 2", "3: motion 3", "4: down 4"]
            ),
            (
                [Fault("wl_touch.up", .every, .postpone(past: 1))],
                ["0: down 0", "2: down 2", "2: up 1", "3: motion 3", "4: down 4"]
            ),
            (
                [Fault("wl_touch.down", .only(1), .postpone(past: 3))],
                ["1: up 1", "2: down 2", "3: motion 3", "3: down 0", "4: down 4"]
            ),
            (
                [Fault("wl_touch.up", .every, .delay(.milliseconds(2)))],
                ["0: down 0", "2: down 2", "3: up 1", "3: motion 3", "4: down 4"]
            ),
            (
                [Fault("wl_touch.down", .only(3), .delay(.seconds(1)))],
                ["0: down 0", "1: up 1", "2: down 2", "3: motion 3", "1004: down 4"]
            ),
            (
                [Fault("wl_touch.up", .every, .replace(argument: 0, with: 9))],
                ["0: down 0", "1: up 9", "2: down 2", "3: motion 3", "4: down 4"]
            ),
            (
                [Fault("wl_touch.up", .every, .replace(argument: 1, with: 9))],
                ["0: down 0", "1: up 1", "2: down 2", "3: motion 3", "4: down 4"]
            ),
            (
                [Fault("wl_touch.up", .every, .loseDescriptors)],
                ["0: down 0", "1: up 1", "2: down 2", "3: motion 3", "4: down 4"]
            ),
            (
                [Fault("wl_touch.motion", .every, .disconnect)],
                ["0: down 0", "1: up 1", "2: down 2", "3: end", "4: down 4"]
            ),
        ] as [([Fault], [String])])
    func effects(faults: [Fault], expected: [String]) {
        #expect(course(FaultInjection(faults)) == expected)
    }

    @Test("each fault counts how often it happened: an event that has nothing to lose or to change loses nothing")
    func injectionCounts() {
        var events = DisturbedEvents()
        events.faults = [
            Fault("wl_touch.up", .every, .drop), Fault("wl_touch.up", .only(3), .duplicate),
            Fault("wl_touch.up", .every, .replace(argument: 1, with: 0)),
            Fault("wl_touch.up", .every, .loseDescriptors),
            Fault("wl_touch.down", .every, .drop),
        ]
        for _ in 0..<2 {
            _ = events.receive(WireMessage(name: "wl_touch.up", bytes: [7, 0, 0, 0, 0, 0, 12, 0, 1, 0, 0, 0]))
        }
        #expect(events.faults.injectionCounts == [2, 0, 0, 0, 0])
        let news = [events.consumeInjected(), events.consumeInjected()]
        #expect(news == [[0, 0], []])
    }

    @Test("effects on one event add up in the plan's order")
    func several() {
        let both = FaultInjection([
            Fault("wl_touch.up", .every, .duplicate), Fault("wl_touch.up", .every, .postpone(past: 1)),
        ])
        #expect(course(both) == ["0: down 0", "2: down 2", "2: up 1", "2: up 1", "3: motion 3", "4: down 4"])
    }

    @Test("a protocol error is on the wire what libwayland sends")
    func protocolError() {
        let event = WireMessage(name: "wl_touch.up", bytes: [7, 0, 0, 0, 1, 0, 8, 0])
        let error = WireMessage.protocolError(on: event, code: 3, "abc")
        #expect(
            error.bytes == [1, 0, 0, 0, 0, 0, 24, 0, 7, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0] + Array("abc".utf8) + [0])
        let longer = WireMessage.protocolError(on: event, code: 3, "abcd")
        #expect(longer.bytes.count == 28 && longer.bytes[6] == 28 && longer.bytes[16] == 5)
    }

    @Test("bytes become messages however they are cut, and each has its descriptors", arguments: 1...40)
    func splitting(pieceSize: Int) {
        let file = WireMessage(name: "x.file", bytes: [1, 0, 0, 0, 2, 0, 12, 0, 7, 7, 7, 7])
        let plain = WireMessage(name: "x.plain", bytes: [1, 0, 0, 0, 3, 0, 8, 0])
        var splitter = WireMessageSplitter()
        for message in [plain, file, plain] {
            splitter.expect(.init(name: message.name, descriptorCount: 0, time: .zero))
        }
        let bytes = plain.bytes + file.bytes + plain.bytes
        var messages: [WireMessage] = []
        for start in stride(from: 0, to: bytes.count, by: pieceSize) {
            splitter.append(bytes[start..<min(start + pieceSize, bytes.count)], [])
            messages += splitter.consumeMessages()
        }
        #expect(messages.map(\.name) == ["x.plain", "x.file", "x.plain"])
        #expect(messages.flatMap(\.bytes) == bytes)
    }
}
