import HeadlessRunning
import Testing

/// A program in another process goes by the clock of the compositor that tests it.
@Suite("Examples under --virtual-time", .serialized)
struct VirtualTimeTests {
    /// The first line on the paper lets the hint fade in 300 ms.
    private static let firstLine = """
        wait 100
        swipe 1 100 400 200 400 100
        wait 1000

        """

    private func play(_ script: String, to program: String) throws -> HeadlessRun {
        let path = HeadlessRun.program(program).path
        return try HeadlessRun(["--virtual-time", "--trace", "--script", "-", "--", path], input: script)
    }

    private func commits(_ run: HeadlessRun, from: Double, to: Double) -> Int {
        run.errors.split(separator: "\n").count { line in
            guard line.contains("wl_surface"), line.contains(".commit()"),
                let time = line.split(separator: " ").first.flatMap({ Double($0) })
            else { return false }
            return (from..<to).contains(time)
        }
    }

    @Test("a fade of 300 ms has a picture for each refresh of them, and then nothing moves")
    func fade() throws {
        let run = try play(Self.firstLine, to: "Paint")
        #expect(run.status == 0, "\(run.errors)")
        #expect((17...19).contains(commits(run, from: 1100, to: 1420)))
        #expect(commits(run, from: 1420, to: 2150) == 0)
    }

    @Test("the same script gives the same trace, with all that moves by itself", arguments: ["Paint", "Gallery"])
    func sameTrace(_ program: String) throws {
        let script = Self.firstLine + "swipe 1 300 500 300 100 150\nwait 1500\ntap 1 200 200\nwait-idle 5000\n"
        let runs = try (0..<2).map { _ in try play(script, to: program) }
        #expect(runs[0].status == 0, "\(runs[0].errors)")
        // A client that is asked to close may be gone before its last requests are read, which are lost then.
        let traces = runs.map { $0.errors.split(separator: "\n").prefix { !$0.contains(".close()") } }
        #expect(traces[0].count > 100 && traces[0] == traces[1])
    }

    @Test("a long press begins after half a second of that clock")
    func longPress() throws {
        let path = HeadlessRun.program("Paint").path
        let runs = try [400, 600].map { time in
            try HeadlessRun(
                ["--virtual-time", "--script", "-", "--", path],
                input: "wait 100\ndown 1 200 400\nwait \(time)\nup 1\nwait 50",
                variables: ["TACTUS_TRACE": "gestures"])
        }
        #expect(runs.map { $0.errors.contains("long press ‘rest’ sends its actions for began") } == [false, true])
    }
}
