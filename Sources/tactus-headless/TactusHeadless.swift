import CompositorScripts
import ArgumentParser
import FakeCompositor
import Foundation
import TactusGeometry

/// `tactus-headless`: runs a Wayland client on a fake compositor, plays a script to it and takes pictures.
@main
struct TactusHeadless: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tactus-headless",
        abstract: "Runs a Wayland client on a compositor without a display, touches it and takes its picture.",
        usage:
            """
            tactus-headless [--size WxH] [--scale S | --outputs LIST] [--refresh HZ] [--time-base MS] [--profile NAME] [--globals LIST] \
            [--script FILE|-] [--replay FILE] [--record FILE] [--virtual-time] [--shots DIR] [--cursors] [--lint] \
            [--trace] [--fault FAULT]… [--timeout S] [--patience S] [--socket PATH] -- CLIENT [ARGS…]
            tactus-headless --list-profiles | --list-globals | --help script
            """,
        discussion: HelpText.discussion)

    @Option(
        help: ArgumentHelp("The output's size in logical pixels; 1024x768 unless given.", valueName: "WxH"),
        transform: { try OptionText.size($0) })
    var size: OutputSize?

    @Option(
        help: ArgumentHelp(
            "Device pixels per logical pixel, 0.5 to 8, 1 unless given; pictures are that much larger.", valueName: "S"),
        transform: { try OptionText.number($0, in: OutputDescription.scales) })
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "Several outputs, or a turned one, in place of --size and --scale: \(OutputList.usage), with commas between.",
            valueName: "LIST"))
    var outputs: String?

    @Option(
        help: ArgumentHelp("How often a second outputs refresh, 1 to 1000; 60 unless given.", valueName: "HZ"),
        transform: { try OptionText.number($0, in: 1...1000) })
    var refresh: Double?

    @Option(
        help: ArgumentHelp(
            "What the time of events says at the beginning, in milliseconds: 4294967000 is shortly before it wraps.",
            valueName: "MS"),
        transform: { try OptionText.milliseconds($0) })
    var timeBase: UInt32?

    @Option(help: ArgumentHelp("The compositor that it behaves like; see --list-profiles.", valueName: "NAME"))
    var profile = ProfileName(profile: .strict)

    @Flag(help: "Prints the names of all profiles, each with what is particular to it, and ends.")
    var listProfiles = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Which globals clients find: NAME[@VERSION],… and no others, or +NAME[@VERSION],-NAME,… than the profile has.",
            valueName: "LIST"))
    var globals: String?

    @Flag(help: "Prints the globals that the profile and --globals offer, each with its version, and ends.")
    var listGlobals = false

    @Option(
        name: .customLong("fault"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What goes wrong with events on their way to clients: \(HelpText.faultUsage). Several times for several faults.",
            valueName: "FAULT"),
        transform: { try OptionText.fault($0) })
    var faults: [Fault] = []

    @Option(help: ArgumentHelp("The script to play; - reads it from standard input.", valueName: "FILE|-"))
    var script: String?

    @Option(help: ArgumentHelp("A trace of input to play, before the script if there is one.", valueName: "FILE"))
    var replay: String?

    @Option(help: ArgumentHelp("Writes down all input, for --replay.", valueName: "FILE"))
    var record: String?

    @Flag(help: "The clients' clock moves only by the script, and as fast as they can follow.")
    var virtualTime = false

    @Option(help: ArgumentHelp("The folder for the pictures of shot and diff; made when missing.", valueName: "DIR"))
    var shots: String?

    @Flag(help: "Pictures show cursors, and what is dragged.")
    var cursors = false

    @Flag(help: "Ends with status 3 when the client did what no good client does, and says what.")
    var lint = false

    @Flag(help: "Gives clients less of everything, for programs that nobody knows; one that wants more is thrown out.")
    var untrusted = false

    @Flag(help: "Prints every request and event on standard error, with its time.")
    var trace = false

    @Option(
        help: ArgumentHelp("Where to listen; other programs may connect there too.", valueName: "PATH"))
    var socket: String?

    @Option(
        help: ArgumentHelp(
            "Seconds after which everything is ended, with status 124; 60 unless given.", valueName: "S"),
        transform: { try OptionText.number($0, in: 0.001...1_000_000) })
    var timeout: Double?

    @Option(
        help: ArgumentHelp(
            "Seconds that the client may take to answer a ping before it has failed; 10 unless given, 0 for one that need not.",
            valueName: "S"),
        transform: { try OptionText.number($0, in: 0...1_000_000) })
    var patience: Double?

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("The program to run and its arguments, after --.", valueName: "CLIENT [ARGS…]"))
    var client: [String] = []

    func validate() throws {
        _ = try outputDescriptions()
        _ = try offeredProfile()
        guard !listProfiles, !listGlobals else { return }
        guard !client.isEmpty else {
            throw ValidationError("Name the client to run after --, as in tactus-headless -- Hello.")
        }
        guard script != nil || replay != nil || (!virtualTime && record == nil) else {
            let option = virtualTime ? "--virtual-time" : "--record"
            throw ValidationError(
                "\(option) needs a --script or a --replay: without them nothing happens to the client.")
        }
    }

    private func outputDescriptions() throws -> [OutputDescription] {
        var descriptions = try outputList().descriptions
        for index in descriptions.indices { descriptions[index].refreshInterval = refreshInterval }
        return descriptions
    }

    private func outputList() throws -> OutputList {
        guard outputs == nil || (scale == nil && size == nil) else {
            throw ValidationError("--outputs says sizes and scales itself: leave --size and --scale out.")
        }
        let text = outputs ?? "\(size ?? OutputSize(width: 1024, height: 768))@\(scale ?? 1)"
        do {
            return try OutputList(parsing: text)
        } catch {
            throw ValidationError("\(outputs == nil ? "--size and --scale" : "--outputs"): \(error)")
        }
    }

    private var refreshInterval: Duration {
        refresh.map { .seconds(1000) / Int(($0 * 1000).rounded()) } ?? OutputDescription.usualRefreshInterval
    }

    private func offeredProfile() throws -> CompositorProfile {
        var profile = profile.profile
        guard let globals else { return profile }
        do {
            profile.globals = try GlobalOffer(parsing: globals, changing: profile.globals)
        } catch {
            throw ValidationError("--globals: \(error)")
        }
        return profile
    }

    /// Parses the command line, runs, and exits with the status that the help describes.
    static func main() {
        let hadStandardInput = fcntl(STDIN_FILENO, F_GETFD) >= 0
        openMissingStandardFiles()
        signal(SIGPIPE, SIG_IGN)
        let words = CommandLine.arguments.dropFirst()
        if words.count > 1, words.first == "--help" {
            guard words.dropFirst() == ["script"] else {
                writeError(
                    "there is no help on \(words.dropFirst().joined(separator: " ")): write --help, or --help script")
                Foundation.exit(HeadlessError.usageStatus)
            }
            exit(printing: HelpText.scripts)
        }
        if let option = words.prefix(while: { $0 != "--" }).first(where: { $0.hasPrefix("--") && $0.hasSuffix("=") }) {
            writeError("\(option) has no value: write one after the =")
            Foundation.exit(HeadlessError.usageStatus)
        }
        do {
            let command = try parse()
            guard hadStandardInput || command.script != "-" else {
                throw HeadlessError.script("cannot read the script standard input: it is closed")
            }
            Foundation.exit(try command.play())
        } catch let error as HeadlessError {
            writeError(error.description)
            Foundation.exit(error.status)
        } catch {
            let isHelp = exitCode(for: error) == .success
            let message = fullMessage(for: error)
            guard !isHelp else { exit(printing: message) }
            writeLine(abbreviated(message))
            Foundation.exit(HeadlessError.usageStatus)
        }
    }

    /// Prints what was asked for, and ends.
    private static func exit(printing text: String) -> Never {
        do {
            try StandardOutput.write(text)
            Foundation.exit(0)
        } catch {
            writeError(error.description)
            Foundation.exit(error.status)
        }
    }

    private func play() throws -> Int32 {
        guard !listProfiles, !listGlobals else {
            try StandardOutput.write(listProfiles ? ProfileName.list : try offeredProfile().globals.list)
            return 0
        }
        let descriptions = try outputDescriptions()
        let trace = try replay.map { path throws(HeadlessError) in
            try TraceFile.read(path, mappedTo: Self.extent(of: descriptions), timeout: .seconds(timeout ?? 60))
        }
        let steps = try steps(on: descriptions, after: trace)
        if let shots { try Folders.make(shots) }
        let recording = try record.map { path throws(HeadlessError) in
            try TraceFile(path: path, size: Self.extent(of: descriptions), timeout: .seconds(timeout ?? 60))
        }
        let runtime = try RuntimeDirectory(socket: socket)
        defer { runtime.remove() }
        let time = ScriptTime(isVirtual: virtualTime)
        var profile = try offeredProfile()
        if let timeBase { profile.timeBase = timeBase &- UInt32(truncatingIfNeeded: Int(time.now / .milliseconds(1))) }
        let wire = self.trace ? TraceOutput(leavesPingsOut: virtualTime) : nil
        let makeCompositor = { [lint, untrusted, profile] (outputs: [OutputDescription]) in
            let compositor = Compositor(profile: profile, outputs: outputs, clock: time.clock)
            if time.isVirtual { compositor.offerVirtualTime() }
            if untrusted { compositor.guestLimits = .untrusted }
            if lint { compositor.lint.rules = Set(LintFinding.Rule.allCases) }
            if let wire { compositor.onTimeLineEntry = wire.write }
            return compositor
        }
        let session = try Session(
            outputs: descriptions, makeCompositor: makeCompositor, time: time, runtime: runtime, command: client,
            sparesStandardInput: self.script == "-", recording: recording,
            plan: Session.Plan(
                steps: steps, script: script.map { ScriptFile(path: $0).name }, trace: replay, shots: shots,
                overlays: cursors ? .everything : [], faults: FaultInjection(faults), timeout: .seconds(timeout ?? 60),
                patience: patience == 0 ? nil : .seconds(patience ?? 10), isStrict: lint,
                refreshInterval: refreshInterval, traceWarnings: trace?.warnings ?? []))
        let status = session.run()
        guard status == 0, let lost = session.lostWords ?? wire?.failure else { return status }
        throw HeadlessError.environment("what was printed is not all there: \(lost)")
    }

    /// What is to be played: the trace, then the script; `nil` when there is neither.
    private func steps(
        on outputs: [OutputDescription], after trace: InputTrace?
    ) throws(HeadlessError) -> [ScriptStep]? {
        var forecast = OutputForecast(outputs)
        let steps = trace?.steps
        try forecast.check(steps ?? [], of: replay ?? "the trace")
        guard let script else { return steps }
        let file = ScriptFile(path: script)
        let read = try file.read(takesPictures: shots != nil, timeout: .seconds(timeout ?? 60)).steps
        try forecast.check(read, of: file.name)
        return (steps ?? []) + read
    }

    /// The extent of the space of all outputs, in logical pixels.
    private static func extent(of outputs: [OutputDescription]) -> Size {
        Size(
            width: Double(outputs.map(\.bounds.maxX).max() ?? 0), height: Double(outputs.map(\.bounds.maxY).max() ?? 0))
    }
}

extension GlobalOffer {
    /// A line for each global: its name and its version, as `--globals` takes them.
    fileprivate var list: String {
        versions.sorted { $0.key < $1.key }.map { "\($0.key)@\($0.value)" }.joined(separator: "\n")
    }
}
