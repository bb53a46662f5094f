import CompositorScripts
import FakeCompositor
import TactusGeometry
import Testing

@testable import tactus_headless

@Suite("How a client is ended")
struct EndingTests {
    @Test("politely: asked to close, SIGTERM after 2 s, SIGKILL after 5 s")
    func politely() {
        var ending = Ending.politely(at: .seconds(10), status: 0)
        func next(at time: Duration) -> Ending.Measure? { ending.nextMeasure(at: time) }
        #expect(next(at: .seconds(10)) == .close)
        #expect(next(at: .milliseconds(11_999)) == nil)
        #expect(next(at: .seconds(12)) == .terminate)
        #expect(next(at: .milliseconds(14_999)) == nil)
        #expect(next(at: .seconds(15)) == .kill)
        #expect(next(at: .seconds(99)) == nil)
    }

    @Test("at once: SIGTERM, and SIGKILL after 2 s")
    func atOnce() {
        var ending = Ending.atOnce(at: .zero, status: 124)
        func next(at time: Duration) -> Ending.Measure? { ending.nextMeasure(at: time) }
        #expect(next(at: .zero) == .terminate)
        #expect(next(at: .milliseconds(1_999)) == nil)
        #expect(next(at: .seconds(2)) == .kill)
    }
}

@Suite("When a picture is taken")
struct SettlingTests {
    /// Refreshes, sixteen milliseconds apart.
    private struct Refreshes {
        var settling: Settling
        var time = Duration.zero
        var commits = 5

        init(_ limit: Settling.Limit, quiet: Duration = .zero) {
            settling = Settling(at: .zero, limit: limit, commitCount: 5, quiet: quiet)
        }

        mutating func next(isWaitingForPong: Bool = false) -> Settling.State {
            time += .milliseconds(16)
            return settling.didRefresh(at: time, commitCount: commits, isWaitingForPong: isWaitingForPong)
        }
    }

    @Test("three refreshes after the last commit and the answer to the ping")
    func rest() {
        var refreshes = Refreshes(.afterAnswer(.milliseconds(500), patience: .seconds(10)))
        #expect(refreshes.next(isWaitingForPong: true) == .moves)
        #expect(refreshes.next() == .moves)
        refreshes.commits += 1
        let states = (0..<4).map { _ in refreshes.next() }
        #expect(states == [.moves, .moves, .moves, .rests])
    }

    @Test("a script that knows of pauses between two pictures waits them out")
    func quiet() {
        var refreshes = Refreshes(.inAll(.seconds(5)), quiet: .milliseconds(100))
        let first = (0..<6).map { _ in refreshes.next() }  // 96 ms
        refreshes.commits += 1  // the next step of a slow fade
        let second = (0..<8).map { _ in refreshes.next() }
        #expect(first == Array(repeating: .moves, count: 6))
        #expect(second == Array(repeating: .moves, count: 7) + [.rests])
    }

    @Test("after its time a client that never rests is given up on: from the beginning on, or from its answer on")
    func restless() {
        func states(_ limit: Settling.Limit, _ times: [(Int, Bool)]) -> [Settling.State] {
            var settling = Settling(at: .zero, limit: limit, commitCount: 0)
            return times.enumerated().map { number, time in
                settling.didRefresh(at: .milliseconds(time.0), commitCount: number + 1, isWaitingForPong: time.1)
            }
        }
        #expect(states(.inAll(.milliseconds(500)), [(499, false), (500, false)]) == [.moves, .isRestless])
        #expect(
            states(
                .afterAnswer(.milliseconds(500), patience: .seconds(10)),
                [(900, true), (1000, false), (1499, false), (1500, false)]) == [.moves, .moves, .moves, .isRestless])
    }

    @Test("a client that does not answer in its time is silent, which is another thing than restless")
    func silent() {
        var picture = Refreshes(.afterAnswer(.milliseconds(500), patience: .milliseconds(40)))
        var idle = Refreshes(.inAll(.milliseconds(40)))
        let states = (0..<3).map { _ in picture.next(isWaitingForPong: true) }
        let idleStates = (0..<3).map { _ in idle.next(isWaitingForPong: true) }
        #expect(states == [.moves, .moves, .isSilent] && idleStates == states)
    }
}

@Suite("What a run tells of itself")
struct NoteTests {
    @Test("a fault that happened, on whatever compositor, is not complained about")
    func faults() throws {
        var ledger = FaultLedger([try Fault(parsing: "wl_touch.up 1 drop")])
        ledger.append(try Fault(parsing: "wl_touch.down 3- delay 20"), from: "script: line 4")
        ledger.add([0, 2])
        #expect(ledger.injection.faults.count == 2)
        #expect(ledger.complaints == ["--fault: the fault wl_touch.up 1 drop never happened"])
        ledger.append(try Fault(parsing: "wl_touch.down 1 error 2 'as \"you\" like'"), from: "script: line 9")
        ledger.add([1, 0, 0])
        #expect(
            ledger.complaints == [
                #"script: line 9: the fault wl_touch.down 1 error 2 "as \"you\" like" never happened"#
            ])
    }

    @Test("of a script's lines each is told once for each kind of input; of a trace's the first ten")
    func undelivered() {
        var notes = UndeliveredInputReport()
        let finger = UndeliveredInput(.finger(id: 1), .noSurface)
        func told(_ source: ScriptStep.Source, _ lines: [Int], _ input: UndeliveredInput) -> [Bool] {
            lines.map { notes.add(input, of: ScriptStep(line: $0, of: source, action: .pause)) }
        }
        #expect(told(.script, [1, 1, 2], finger) == [true, false, true])
        #expect(told(.script, [1], UndeliveredInput(.scroll, .noSurface)) == [true])
        #expect(told(.trace, Array(1...12), finger) == Array(repeating: true, count: 10) + [false, false])
        #expect(told(.script, [99], finger) == [true])
        #expect(notes.count == 17 && notes.unreported == 2)
    }
}

@Suite("What a client printed")
struct ClientTextTests {
    /// Which of the patterns are found, one after the other.
    private func found(_ patterns: [String], in text: inout ClientText) -> [Bool] {
        patterns.map { text.consume(matching: $0) }
    }

    @Test("lines are found however they were cut, one after the other, and streams do not mix within a line")
    func lines() {
        var text = ClientText()
        text.append(Array("on".utf8), from: .output)
        text.append(Array("err".utf8), from: .errors)
        text.append(Array("e\ntwo\r\nthr".utf8), from: .output)
        text.append(Array("or\n".utf8), from: .errors)
        #expect(text.newest(9) == ["one", "two", "error", "thr"])
        let results = found(["oneerr", "^two$", "one", "^thr", "error|thr"], in: &text)
        #expect(results == [false, true, false, true, false])
        #expect(text.newest(9) == [])
    }

    @Test("no pattern takes for ever, however long a line is: only its beginning counts")
    func longLines() {
        var text = ClientText()
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 60_000)
        text.append(letters, from: .output)
        let begun = found(["(a+)+$x", "a+b", "(a|aa)+c"], in: &text)
        #expect(begun == [false, false, false])
        text.append(Array("!end\n".utf8), from: .output)
        let ended = found(["end", "(a+)+!", "^a{200}"], in: &text)
        #expect(ended == [false, false, true])
    }

    @Test("a pattern that is waited for finds what comes later, and is not looked for twice in the same line")
    func later() {
        var text = ClientText()
        for number in 0..<3 {
            text.append(Array("line \(number)\n".utf8), from: .output)
            #expect(text.consume(matching: "ready") == false)
        }
        text.append(Array("ready\nagain ready\n".utf8), from: .output)
        let results = found(["ready", "line", "ready", "ready"], in: &text)
        #expect(results == [true, false, true, false])
    }

    @Test("of a client that prints without end the newest lines are kept")
    func flood() {
        var text = ClientText()
        for number in 0...ClientText.capacity { text.append(Array("\(number)\n".utf8), from: .output) }
        let results = found(["^0$", "^1$"], in: &text)
        #expect(results == [false, true])
    }
}

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "a size is two whole numbers from 1 to 16384",
        arguments: ["", "x", "10", "10x", "0x5", "5x16385", "1x2x3", "a x b"])
    func badSize(text: String) {
        #expect(OutputSize(argument: text) == nil)
    }

    @Test("the command line reads a size")
    func size() {
        #expect(OutputSize(argument: "640x480")?.description == "640x480")
    }

    @Test("outputs are read with name, size, scale, transform and place; without a place they stand side by side")
    func outputs() throws {
        let list = try OutputList(parsing: "300x200,DESK=100x50@1.5/flipped-90,20x10+5+600")
        #expect(
            list.descriptions == [
                OutputDescription(width: 300, height: 200, name: "FAKE-1"),
                OutputDescription(
                    width: 100, height: 50, scale: 1.5, position: PixelPoint(x: 300, y: 0), transform: .flipped90,
                    name: "DESK"),
                OutputDescription(width: 20, height: 10, position: PixelPoint(x: 5, y: 600), name: "FAKE-3"),
            ])
    }

    @Test(
        "an output that cannot be read is named, with what is wrong and how it is written",
        arguments: [
            ("300", "\"300\" is no output: its size must be two whole numbers from 1 to 16384 with an x between"),
            ("1x1,", "\"\" is no output: its size"),
            ("1x1@9", "its scale must be a number from 0.5 to 8"),
            ("1x1/45", "its transform must be one of normal, 90, 180, 270, flipped, flipped-90, "),
            ("1x1+5", "its place must be two whole numbers from 0 to 100000, +X+Y; write [NAME=]WxH[@SCALE]"),
            ("=1x1", "its name is empty"),
            ("A=1x1,A=2x2", "two outputs have the name A"),
        ])
    func badOutputs(text: String, message: String) {
        let error = #expect(throws: OutputList.Malformed.self) { try OutputList(parsing: text) }
        #expect(error?.description.contains(message) == true)
    }
}
