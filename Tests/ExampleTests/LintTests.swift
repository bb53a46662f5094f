import HeadlessRunning
import Testing

/// What no protocol forbids and no good client does, looked for while fingers use each example.
@Suite("The examples do nothing that --lint finds", .serialized)
struct LintTests {
    /// A program, and what it is called with.
    struct Example: Sendable, CustomTestStringConvertible {
        let command: [String]
        var testDescription: String { command.joined(separator: " ") }
    }

    private static let examples = [
        ["Counter"], ["EventLab"], ["Gallery"], ["Hello"], ["Kiosk"], ["Paint"], ["Photos"],
        ["TactusBench", "A"], ["TactusBench", "B"], ["TactusBench", "C", "300"], ["TouchDots"],
    ].map { Example(command: $0) }

    /// Taps, a swipe, and a key.
    private static let script = """
        wait 100
        tap 1 200 150
        wait 400
        tap 1 60 40
        wait 200
        swipe 1 200 400 200 200 200
        wait 600
        tap 2 380 60
        wait 300
        key 15 press
        key 15 release
        wait 500

        """

    /// Two fingers that hold on, and lift one after the other.
    private static let hold = """
        down 1 150 300
        down 2 250 300 +
        wait 700
        up 1
        wait 50
        up 2
        wait 500
        """

    @Test("neither while they are used nor at their end", arguments: Self.examples)
    func lint(_ example: Example) throws {
        let program = HeadlessRun.program(example.command[0]).path
        let run = try HeadlessRun(
            ["--virtual-time", "--lint", "--script", "-", "--", program] + example.command.dropFirst(),
            input: Self.script + Self.hold)
        #expect(run.errors.split(separator: "\n").filter { $0.contains("lint:") || $0.contains("error") } == [])
        #expect(run.status == 0, "\(run.errors)")
    }
}
