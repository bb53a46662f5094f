import Foundation
import HeadlessRunning
import Testing

/// A scenario, what fingers do to it, and the whole log that comes of it.
struct ScenarioRun: Sendable, CustomTestStringConvertible {
    var scenario: String
    var options: [String] = []
    var script: [String]
    var log: [String]

    init(_ scenario: String, _ script: [String], options: [String] = [], log: String) {
        self.scenario = scenario
        self.options = options
        self.script = script
        self.log = log.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    var testDescription: String {
        ([scenario] + options).joined(separator: " ") + ": " + script.joined(separator: ", ")
    }

    /// Plays the script, and returns what EventLab printed.
    func play(_ more: [String] = []) throws -> HeadlessRun {
        let folder = try TemporaryFolder()
        let program = HeadlessRun.program("EventLab").path
        let arguments = ["--size", "390x844", "--script", "-", "--shots", folder.path, "--", program]
        return try HeadlessRun(
            arguments + ["--scenario", scenario, "--trace"] + options + more,
            input: (script + ["wait 100"]).joined(separator: "\n"))
    }
}

/// A real program in real time, so one run after the other.
@Suite("EventLab, run as a program on the fake compositor", .serialized)
struct EventLabTests {
    @Test("EventLab prints the logs of Behaviour.md", arguments: ScenarioRun.all)
    func printsTheLog(of run: ScenarioRun) throws {
        let result = try run.play()

        #expect(result.lines == run.log)
        // The mistake that this scenario shows is told on the standard error stream.
        #expect(result.errors.contains("‘first’ has lost it") == (run.scenario == "moved-tap"))
        #expect(result.errors.isEmpty == (run.scenario != "moved-tap"), "\(result.errors)")
        #expect(result.status == 0)
    }

    @Test("has a scenario for each of the logs, and each is played here")
    func playsEveryScenario() throws {
        let list = try HeadlessRun(program: "EventLab", ["--list"])

        let names = list.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(Set(names) == Set(ScenarioRun.all.map(\.scenario)))
        #expect(names.count == Set(names).count)
        #expect(list.lines.allSatisfy { $0.contains(" — ") })
    }

    @Test("finds a scenario by its row in any case of letters, and changes it by switches")
    func findsScenariosByRow() throws {
        let run = ScenarioRun(
            "cf-403", ["tap 0 200 430"], options: ["--no-cancels", "--bubble"],
            log: "level_1 began; level_2_1 began; action view_2_1; level_1 ended; level_2_1 ended")

        #expect(try run.play().lines == run.log)
    }

    @Test(
        "refuses what it cannot understand with status 2, and says what to do",
        arguments: [
            (["--loud"], "no such option: --loud; EventLab --help lists them all"),
            (["levels"], "no such option: levels; EventLab --help lists them all"),
            (["--scenario", "nowhere"], "no such scenario: nowhere; EventLab --list prints them"),
            (["--scenario"], "--scenario needs the name of a scenario; EventLab --list prints them"),
            (["--record"], "--record needs a file"),
            (["--bubble"], "--bubble sets up a scenario; name one with --scenario NAME"),
            (
                ["--scenario", "tree", "--bubble"],
                "--bubble does not concern the scenario tree; its options are --touches, --two-pass"
            ),
            (
                ["--scenario", "moved-tap", "--no-bubble"],
                "--no-bubble does not concern the scenario moved-tap; it has no options"
            ),
            (["--replay", "/nowhere"], "/nowhere: cannot be read: No such file or directory"),
            (["--record", "/nowhere/file"], "/nowhere/file: cannot be written: No such file or directory"),
        ])
    func refuses(arguments: [String], sentence: String) throws {
        let run = try HeadlessRun(program: "EventLab", arguments)

        #expect(run.errors == "EventLab: \(sentence)\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test("explains itself without a compositor")
    func explainsItself() throws {
        let run = try HeadlessRun(program: "EventLab", ["--help"])

        #expect(run.lines.first?.hasPrefix("usage: EventLab") == true)
        #expect(run.lines.allSatisfy { $0.count <= 120 })
        #expect(run.status == 0)
    }

    @Test("ends when its window is closed, and when it is told to")
    func endsWithItsWindow() throws {
        let program = HeadlessRun.program("EventLab").path
        let run = try HeadlessRun(["--script", "-", "--", program, "--scenario", "levels"], input: "client-alive\n")

        #expect(run.status == 0)
        #expect(run.errors == "")
    }
}
