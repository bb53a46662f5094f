import Foundation
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import EventLab

/// What was recorded once comes again: in the running program, and in a test.
@Suite("Recordings of EventLab", .serialized)
@MainActor
struct EventLabReplayTests {
    private let run = ScenarioRun(
        "button-taps-kept", ["tap 3 200 430", "wait 50", "tap 7 60 300"],
        log: """
            beginTracking; all; down; touchesBegan; GESTURE; endTracking; up1; up2; all; up3; up4; touchesEnded; \
            level_3 beginTracking; level_3 all; level_3 down; level_3 touchesBegan; level_3 GESTURE; \
            level_3 endTracking; level_3 up1; level_3 up2; level_3 all; level_3 up3; level_3 up4; level_3 touchesEnded
            """)

    @Test("a recording plays twice with the log of the first time, byte for byte")
    func playsInTheProgram() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/input.jsonl"
        let live = try run.play(["--record", path])
        #expect(live.lines == run.log)
        #expect(live.errors == "")

        let program = HeadlessRun.program("EventLab").path
        for _ in 1...2 {
            let replay = try HeadlessRun(
                ["--", program, "--scenario", run.scenario, "--trace", "--replay", path])
            #expect(replay.output == live.output)
            #expect(replay.errors == "")
            #expect(replay.status == 0)
        }
    }

    @Test("it plays twice under the virtual clock with the same trace of all that happens, byte for byte")
    func playsUnderTheVirtualClock() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/input.jsonl"
        _ = try run.play(["--record", path])
        let recording = try InputRecording(contentsOfFile: path)

        let replays = try (1...2).map { _ in
            var log: [String] = []
            let options = try Options(arguments: ["--scenario", run.scenario, "--trace"])
            let host = TestHost(launching: EventLabApp(options) { log.append($0) })
            var trace: [String] = []
            host.application.startTrace(.all) { trace.append($0) }
            host.play(recording)
            #expect(log == run.log)
            return trace.joined(separator: "\n")
        }

        #expect(replays[0] == replays[1])
        #expect(replays[0].contains("gestures"))
        #expect(try InputRecording(lines: recording.lines) == recording)
    }
}
