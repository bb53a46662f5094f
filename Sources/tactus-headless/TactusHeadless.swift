import ArgumentParser
import FakeCompositor
import Foundation

/// `tactus-headless`: runs a Wayland client on a fake compositor, plays a script to it and takes pictures.
@main
struct TactusHeadless: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tactus-headless",
        abstract: "Runs a Wayland client on a compositor without a display, touches it and takes its picture.",
        usage:
            """
            tactus-headless [--size WxH] [--scale S] [--profile NAME] [--script FILE|-] [--shots DIR] [--timeout S] \
            [--cursors] [--lint] [--trace] -- CLIENT [ARGS…]
            tactus-headless --list-profiles
            """,
        discussion: HelpText.discussion)

    @Option(help: ArgumentHelp("The output's size in logical pixels.", valueName: "WxH"))
    var size = OutputSize(width: 1024, height: 768)

    @Option(
        help: ArgumentHelp("Device pixels per logical pixel, 1 to 8; pictures are that much larger.", valueName: "S"))
    var scale = 1

    @Option(help: ArgumentHelp("The compositor that it behaves like; see --list-profiles.", valueName: "NAME"))
    var profile = ProfileName(profile: .strict)

    @Flag(help: "Prints the names of all profiles, each with what is particular to it, and ends.")
    var listProfiles = false

    @Option(help: ArgumentHelp("The script to play; - reads it from standard input.", valueName: "FILE|-"))
    var script: String?

    @Option(help: ArgumentHelp("The folder for the pictures of shot; made when missing.", valueName: "DIR"))
    var shots: String?

    @Flag(help: "Pictures show cursors, and what is dragged.")
    var cursors = false

    @Flag(help: "Ends with status 3 when the client did what no good client does, and says what.")
    var lint = false

    @Flag(help: "Prints every request and event on standard error, with its time.")
    var trace = false

    @Option(help: ArgumentHelp("Seconds after which everything is ended, with status 124.", valueName: "S"))
    var timeout = 60.0

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("The program to run and its arguments, after --.", valueName: "CLIENT [ARGS…]"))
    var client: [String] = []

    func validate() throws {
        guard !client.isEmpty || listProfiles else { throw ValidationError("Name the client to run after --.") }
        guard (1...8).contains(scale) else { throw ValidationError("The scale is a whole number from 1 to 8.") }
        guard timeout > 0, timeout <= 1_000_000 else {
            throw ValidationError("The timeout is a number of seconds above 0, at most 1000000.")
        }
    }

    /// Parses the command line, runs, and exits with the status that the help describes.
    static func main() {
        do {
            let command = try parse()
            Foundation.exit(try command.play())
        } catch let error as HeadlessError {
            writeError(error.description)
            Foundation.exit(error.status)
        } catch {
            let isHelp = exitCode(for: error) == .success
            let message = fullMessage(for: error)
            guard !isHelp else {
                print(message)
                Foundation.exit(0)
            }
            FileHandle.standardError.write(Data((message + "\n").utf8))
            Foundation.exit(HeadlessError.usageStatus)
        }
    }

    private func play() throws -> Int32 {
        guard !listProfiles else {
            print(ProfileName.list)
            return 0
        }
        let script = try self.script.map { try ScriptFile(path: $0).read(takesPictures: shots != nil) }
        if let shots { try makeFolder(shots) }
        let runtime = try RuntimeDirectory()
        defer { runtime.remove() }
        let compositor = Compositor(
            profile: profile.profile,
            output: OutputDescription(width: size.width, height: size.height, scale: Double(scale)), clock: .monotonic)
        if lint { compositor.lint.rules = Set(LintFinding.Rule.allCases) }
        if trace { compositor.onTimeLineEntry = { writeLine($0.description) } }
        let session = try Session(
            compositor: compositor, runtime: runtime, command: client, sparesStandardInput: self.script == "-",
            plan: Session.Plan(
                script: script, shots: shots, overlays: cursors ? .everything : [], timeout: .seconds(timeout)))
        return session.run()
    }

    private func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw HeadlessError.environment("cannot make the folder \(path): \(error.localizedDescription)")
        }
    }
}

/// Writes one line of ours to standard error.
func writeError(_ message: String) { writeLine("tactus-headless: \(message)") }

/// Writes a line to standard error as it is.
func writeLine(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

/// `WxH` on the command line.
struct OutputSize: ExpressibleByArgument, CustomStringConvertible {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        guard (1...16384).contains(width), (1...16384).contains(height) else { return nil }
        self.init(width: width, height: height)
    }

    var description: String { "\(width)x\(height)" }
}
