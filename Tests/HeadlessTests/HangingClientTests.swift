import Foundation
import HeadlessRunning
import Testing

/// A client that hangs must never be taken for one that does what it should.
@Suite("A client that does not answer", .serialized)
struct HangingClientTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// weston-simple-touch, which is stopped by a signal when it has heard of a finger.
    private static let stopped = [
        "bash", "-c",
        """
        exec 3< <(WAYLAND_DEBUG=1 exec weston-simple-touch 2>&1)
        client=$!
        until read -r line <&3; [[ $line == *wl_touch*down* ]]; do :; done
        kill -STOP $client
        echo stopped
        wait $client
        """,
    ]
    private static let stopping = "down 1 60 60\nwait-text 20000 ^stopped$\n"

    private func run(_ script: String, _ options: [String] = ["--patience", "0.3"]) throws -> HeadlessRun {
        try HeadlessRun(
            ["--size", "300x200", "--script", "-", "--shots", folder.path] + options + ["--"] + Self.stopped,
            input: Self.stopping + script)
    }

    @Test("fails the run at the end of the script, which names the last line that was played")
    func atTheEnd() throws {
        let run = try run("motion 1 70 70")
        #expect(run.status == 3)
        #expect(
            run.errors.contains(
                "the client has not answered a ping since standard input: line 3, for 0.3 seconds: it hangs, or is stopped; "
                    + "--patience S lets it take longer"), "\(run.errors)")
    }

    @Test("fails a picture, and is not shown as it was before", arguments: ["shot x", "expect-pixel 5 5 #000000"])
    func pictures(line: String) throws {
        let run = try run(line)
        #expect(run.status == 3)
        #expect(run.errors.contains("the client has not answered a ping since standard input: line 3, for 0.3 seconds"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/x.png"))
    }

    @Test("need not answer with --patience 0: the script goes on without it")
    func indulgence() throws {
        let run = try run("shot x", ["--patience", "0"])
        #expect(run.status == 0 && !run.errors.contains("has not answered"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/x.png"))
    }

    @Test("fails wait-idle after its own time")
    func waitIdle() throws {
        let run = try run("wait-idle 100", [])
        #expect(run.status == 3)
        #expect(
            run.errors.contains(
                "standard input: line 3: wait-idle: the client has not answered a ping for 0.1 seconds: it hangs, or is stopped"
            ))
    }

    @Test("is told of where a text or its end does not come", arguments: ["wait-text 100 never", "wait-exit 100"])
    func waits(line: String) throws {
        let run = try run(line, [])
        #expect(run.status == 3)
        #expect(run.errors.contains("; it has not answered a ping since then"), "\(run.errors)")
    }

    @Test("that has left without coming back leaves the clock of a virtual time where it is, and the rest unplayed")
    func left() throws {
        // The connection is cut, upon which the client ends with an error.
        let run = try HeadlessRun(
            ["--virtual-time", "--script", "-", "--", "weston-simple-touch"],
            input: "cut-wire\nwait 86400000\ntap 1 2 3")
        #expect(run.status != 0)
        #expect(run.errors.contains("not played, nor what follows"), "\(run.errors)")
    }

    @Test("and when its parent lives on, the run ends in its time all the same")
    func orphaned() throws {
        let run = try HeadlessRun(
            ["--virtual-time", "--timeout", "3", "--script", "-", "--", "sh", "-c", "weston-simple-touch; sleep 100"],
            input: "cut-wire\nwait 86400000")
        #expect(run.status == 124)
        #expect(run.errors.contains("line 2"), "\(run.errors)")
    }

    @Test("is not one that waits for its first event, which a fault delays: the clock gets there")
    func delayed() throws {
        let run = try HeadlessRun(
            [
                "--virtual-time", "--timeout", "20", "--fault", "xdg_surface.configure 1 delay 100", "--script", "-",
                "--",
                "weston-simple-touch",
            ], input: "wait 100\ntap 1 50 50")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("fails the run under virtual time too, in which no clock moves on without it")
    func virtualTime() throws {
        let run = try run("wait 60000\nshot x", ["--virtual-time", "--patience", "0.3"])
        #expect(run.status == 3)
        // It is stopped while it answers for the first line, or once it has.
        #expect(run.errors.contains("the client has not answered a ping since standard input: line "))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/x.png"))
    }

    @Test(
        "when the time is over the run says what it was waiting for",
        arguments: [
            ("wait-text 60000 never", "standard input: line 3: wait-text was not over"),
            ("wait 60000\nup 1", "the time of standard input: line 3 had not come"),
            ("motion 1 70 70", "the client has not answered a ping since standard input: line 3"),
        ])
    func timeout(script: String, complaint: String) throws {
        let run = try run(script, ["--timeout", "3"])
        #expect(run.status == 124)
        #expect(
            run.errors.contains("tactus-headless: the client was still running after 3.0 seconds; \(complaint)"),
            "\(run.errors)")
    }
}
