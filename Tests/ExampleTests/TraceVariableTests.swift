import HeadlessRunning
import Testing

/// A real program in real time, so one after the other.
@Suite("TACTUS_TRACE, TACTUS_OVERLAY and TACTUS_APPEARANCE, read by a program on the fake compositor", .serialized)
struct TraceVariableTests {
    private static let tap = "down 1 100 200\nup 1\nwait 100\n"

    private func run(_ variables: [String: String], script: String = Self.tap) throws -> HeadlessRun {
        let program = HeadlessRun.program("TouchDots").path
        return try HeadlessRun(
            ["--size", "800x600", "--script", "-", "--", program, "--trace"], input: script, variables: variables)
    }

    /// The lines on standard error without their times, which are real.
    private func traced(_ run: HeadlessRun) -> [String] {
        run.errors.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }.map(String.init)
    }

    @Test("a trace goes to standard error, and what the program prints stays as it is")
    func trace() throws {
        let run = try run(["TACTUS_TRACE": "hittest,delivery"])
        #expect(
            traced(run) == [
                "hittest touch 1 lands at (100.0, 200.0) in DotsWindow",
                "hittest touch 1 lands on DotsWindow",
                "delivery event: touch 1 began",
                "delivery DotsWindow began: touch 1",
                "delivery event: touch 1 ended",
                "delivery DotsWindow ended: touch 1",
            ])
        #expect(run.lines == ["began 1 100 200", "ended 1 100 200"])
        #expect(run.status == 0)
    }

    @Test("latencies are traced over a real socket, each from the stamp of the device to the glass")
    func latency() throws {
        let run = try run(["TACTUS_TRACE": "latency"], script: "down 1 100 200\nwait 100\nup 1\nwait 100\n")
        let lines = traced(run)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix("latency touch 1 began on DotsWindow after ") })
        #expect(lines.last?.contains(" ms, shown after ") == true)
    }

    @Test("a topic that there is not is complained about with those there are, and the program runs without a trace")
    func unknownTopics() throws {
        let run = try run(["TACTUS_TRACE": "hittest,toches", "TACTUS_OVERLAY": "everything"])
        let program = HeadlessRun.program("TouchDots").path
        #expect(
            run.errors.split(separator: "\n").map(String.init) == [
                "\(program): TACTUS_TRACE: there is no trace topic \"toches\"; the topics are frames, hittest, gestures, "
                    + "delivery, display, diagnostics, latency, layout, all",
                "\(program): TACTUS_OVERLAY: there is no overlay topic \"everything\"; the topics are touches, areas, "
                    + "recognizers, slop, velocity, all",
            ])
        #expect(run.lines == ["began 1 100 200", "ended 1 100 200"])
        #expect(run.status == 0)
    }

    @Test("AP-14: a word that means nothing is complained about with those there are, and the variable ignored")
    func unknownAppearance() throws {
        let run = try run(["TACTUS_APPEARANCE": "dark,pretty"])
        let program = HeadlessRun.program("TouchDots").path
        #expect(
            run.errors
                == "\(program): TACTUS_APPEARANCE: \"pretty\" says nothing about the appearance; the words are light, "
                + "dark, contrast, no-contrast, text=SCALE (from 0.5 to 3.5), tint=#RRGGBB, font=FAMILY, reduced-motion, motion, "
                + "reduced-transparency, transparency, ltr, rtl, keys=emacs, keys=standard\n"
        )
        #expect(run.lines == ["began 1 100 200", "ended 1 100 200"])
    }

    @Test("an overlay changes nothing of what is delivered; empty variables say nothing")
    func overlay() throws {
        let run = try run(["TACTUS_TRACE": "", "TACTUS_OVERLAY": "all"])
        #expect(run.lines == ["began 1 100 200", "ended 1 100 200"])
        #expect(run.errors == "")
        #expect(run.status == 0)
    }
}
