import Glibc
import Tactus

/// The laboratory: experiments that show where touches go, as an app that one can touch, and as scenarios that a script
/// drives; `EventLab --help` tells about both.
@main
final class EventLabApp: ApplicationDelegate {
    private let options: Options
    private let recording: InputRecording?
    private let journal = Journal()
    private var recorder: InputRecorder?
    private var player: InputPlayer?

    /// Reads the command line, before there is an application: whoever mistypes an option need not have a compositor.
    convenience init() {
        do {
            let options = try Options(arguments: CommandLine.arguments.dropFirst())
            Self.answer(options.task)
            try options.recordingPath.map(Self.checkWritable)
            self.init(options, recording: try options.replayPath.map(InputRecording.init(contentsOfFile:)))
        } catch {
            Self.refuse("\(error)")
        }
    }

    /// Creates the lab.
    ///
    /// - Parameters:
    ///   - options: What was asked for.
    ///   - recording: What to play.
    ///   - printLine: Is given the log, entry by entry, if it is to be traced.
    init(
        _ options: Options, recording: InputRecording? = nil,
        printLine: @escaping @MainActor (String) -> Void = EventLabApp.printLine
    ) {
        self.options = options
        self.recording = recording
        if options.traces { journal.addReader(printLine) }
    }

    func applicationDidFinishLaunching(_ application: Application) {
        // Distances as Behaviour.md states them, whatever the screen.
        application.inputProfile = .uikit
        if options.recordingPath != nil { recorder = InputRecorder(of: application) }
        switch options.task {
        case .run(let scenario): scenario.open(in: application, journal: journal)
        case .showLab: openLab(in: application)
        case .list, .help: break  // were answered before
        }
        if let recording {
            player = InputPlayer(recording, to: application) { [weak application] in application?.terminate() }
        }
    }

    func applicationWillTerminate(_ application: Application) {
        guard let path = options.recordingPath, let recording = recorder?.stop() else { return }
        do throws(InputRecordingFileError) {
            try recording.write(toFile: path)
        } catch {
            Self.complain("\(error)")
        }
    }

    private func openLab(in application: Application) {
        let window = Window(title: "Event Lab", size: Size(width: 1000, height: 720))
        window.backgroundColor = .systemGroupedBackground
        window.addSubview(LabView(frame: window.bounds, journal: journal))
        application.open(window)
        window.windowScene?.minimumSize = Size(width: 320, height: 560)
    }
}

extension EventLabApp {
    /// Does what needs no window, and ends the program then.
    private static func answer(_ task: Options.Task) {
        switch task {
        case .help: print(HelpText.help)
        case .list: print(HelpText.list)
        case .showLab, .run: return
        }
        exit(0)
    }

    /// Finds out now rather than at the end whether a recording can be written.
    private static func checkWritable(_ path: String) throws(InputRecordingFileError) {
        let header = InputRecording.Header(start: Instant(seconds: 0), scenes: [], profile: "uikit")
        try InputRecording(header: header, frames: []).write(toFile: path)
    }

    private static func complain(_ sentence: String) {
        var standardError = StandardError()
        print("EventLab: \(sentence)", to: &standardError)
    }

    private static func refuse(_ sentence: String) -> Never {
        complain(sentence)
        exit(2)
    }

    /// Prints a line at once: who reads along should not have to wait.
    static func printLine(_ line: String) {
        print(line)
        fflush(nil)
    }
}
