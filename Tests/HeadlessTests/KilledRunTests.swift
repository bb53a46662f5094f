import Foundation
import HeadlessRunning
import Testing

@Suite("tactus-headless, when it is killed", .serialized)
struct KilledRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("takes the client with it, what the client has started, and its folder", arguments: ["KILL", "SEGV"])
    func killed(signal: String) throws {
        let pipe = "\(folder.path)/alive"
        #expect(mkfifo(pipe, 0o600) == 0)
        // The pipe is open for as long as one of the processes lives; one that lives on says so in the end.
        let run = try RunningProgram(
            "tactus-headless",
            [
                "--", "sh", "-c",
                "trap '' TERM HUP; exec 3>'\(pipe)'; echo $XDG_RUNTIME_DIR $PPID >&3; (sleep 60; echo late >&3) & sleep 60; echo late >&3",
            ])
        let reader = try #require(FileHandle(forReadingAtPath: pipe))
        var text = ""
        while !text.hasSuffix("\n") {
            let more = reader.availableData
            try #require(!more.isEmpty)
            text += String(decoding: more, as: UTF8.self)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        try #require(words.count == 2)
        #expect(FileManager.default.fileExists(atPath: String(words[0])))

        let process = try #require(pid_t(words[1]))
        #expect(Foundation.kill(process, signal == "KILL" ? SIGKILL : SIGSEGV) == 0)
        #expect(try reader.readToEnd() == nil)
        #expect(!FileManager.default.fileExists(atPath: String(words[0])))
        _ = run.end()
    }
}
