import Foundation
import HeadlessRunning
import Testing

/// A run that needs no window, and how it ends.
struct EndedRun: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let script: String
    let status: Int32
    /// What standard error must say, beside other things.
    let complaint: String

    /// A run of a script from standard input.
    static func playing(
        _ script: String, to client: String..., options: [String] = [], description: String, status: Int32,
        complaint: String = ""
    ) -> EndedRun {
        EndedRun(
            description, ["--script", "-"] + options + ["--"] + client, script: script, status: status,
            complaint: complaint.isEmpty ? "" : "standard input: \(complaint)")
    }

    init(_ description: String, _ arguments: [String], script: String = "", status: Int32, complaint: String = "") {
        testDescription = description
        self.arguments = arguments
        self.script = script
        self.status = status
        self.complaint = complaint
    }
}

/// Real programs in real time, so one after the other.
@Suite("tactus-headless as a program", .serialized)
struct ExitStatusTests {
    @Test(
        "exits with the status that tells how it went",
        arguments: [
            EndedRun("a client that succeeds", ["--", "true"], status: 0),
            EndedRun("a client that fails", ["--", "sh", "-c", "exit 7"], status: 7),
            EndedRun("a client that a signal ends", ["--", "sh", "-c", "kill -9 $$"], status: 137),
            .playing(
                "wait 20000", to: "sh", "-c", "exit 7", description: "a client that fails during the script", status: 7,
                complaint: "line 1: not played, nor what follows: the client ended before, with status 7"),
            .playing(
                "wait-exit 20000\ntap 1 2 3", to: "true",
                description: "a client that succeeds before the script is over",
                status: 3,
                complaint:
                    "line 2: not played, nor what follows: the client ended before, with status 0; where it may end, "
                    + "write wait-exit MS"),
            .playing(
                "# x\ntap 1 2 3", to: "sleep", "100", description: "a client that never connects", status: 3,
                complaint:
                    "line 2: not played, nor what follows: the client did not connect within 10.0 seconds: does it "
                    + "need to be told to use Wayland, as by QT_QPA_PLATFORM=wayland?"),
            .playing(
                "# first\nwait 20000\nclient-alive", to: "true", description: "a client that should have been alive",
                status: 3, complaint: "line 3: client-alive: the client ended with status 0"),
            .playing("wait-exit 20000", to: "sh", "-c", "exit 4", description: "a client that may end", status: 4),
            EndedRun(
                "a client that takes too long", ["--timeout", "0.2", "--", "sleep", "100"], status: 124,
                complaint: "the client was still running after 0.2 seconds"),
            EndedRun(
                "a client that takes too long for its script",
                ["--timeout", "0.2", "--script", "-", "--", "sleep", "100"],
                script: "# x\nframe", status: 124,
                complaint: "after 0.2 seconds; standard input: line 2 was not played yet: the client has not connected"),
            EndedRun(
                "a folder for pictures where none can be", ["--script", "-", "--shots", "/dev/null/x", "--", "true"],
                script: "frame", status: 1, complaint: "cannot make the folder /dev/null/x: Not a directory"),
            EndedRun(
                "a folder for pictures without a name", ["--script", "-", "--shots", "", "--", "true"],
                script: "frame", status: 1, complaint: "cannot make a folder without a name"),
            EndedRun(
                "a script without an end", ["--script", "/dev/zero", "--", "true"], status: 2,
                complaint: "cannot read the script /dev/zero: File too large"),
            EndedRun(
                "a picture of an output where there is none",
                ["--outputs", "PANEL=320x240", "--script", "-", "--shots", "/tmp", "--", "weston-simple-touch"],
                script: "wait-window 20000\nunplug-output PANEL\nshot none", status: 3,
                complaint: "there is no output: all are unplugged"),
            EndedRun(
                "no client", [], status: 2,
                complaint: "Name the client to run after --, as in tactus-headless -- Hello."),
            EndedRun(
                "a size that is none", ["--size", "640", "--", "true"], status: 2,
                complaint: "it must be two whole numbers from 1 to 16384 with an x between, as 800x600"),
            EndedRun(
                "a size with too many pixels", ["--size", "16384x16384", "--", "true"], status: 2,
                complaint: "it must have no more than 67108864 device pixels in all, as 8192x8192 has"),
            EndedRun(
                "a scale that makes too many pixels", ["--size", "2000x2000", "--scale", "8", "--", "true"], status: 2,
                complaint: "--size and --scale: \"2000x2000@8.0\" is no output: it must have no more than 67108864"),
            EndedRun(
                "a rate that is none", ["--refresh", "0", "--", "true"], status: 2,
                complaint: "it must be a number from 1 to 1000"),
            EndedRun(
                "a time of events that is none", ["--time-base", "4294967296", "--", "true"], status: 2,
                complaint: "it must be a whole number from 0 to 4294967295"),
            EndedRun(
                "a scale that is none", ["--scale", "0", "--", "true"], status: 2,
                complaint: "it must be a number from 0.5 to 8"),
            EndedRun(
                "a time that is none", ["--timeout", "soon", "--", "true"], status: 2,
                complaint: "it must be a number from 0.001 to 1000000"),
            EndedRun(
                "outputs that are none", ["--outputs", "640", "--", "true"], status: 2,
                complaint: #"--outputs: "640" is no output"#),
            EndedRun(
                "outputs and a size", ["--outputs", "9x9", "--scale", "2", "--", "true"], status: 2,
                complaint: "leave --size and --scale out"),
            EndedRun(
                "globals that are none", ["--globals", "wl_shmm", "--", "true"], status: 2,
                complaint: #"--globals: there is no global "wl_shmm" ("wl_shm"?); there are ext_idle_notifier_v1"#),
            EndedRun(
                "no globals at all", ["--globals=", "--", "true"], status: 2,
                complaint: "--globals= has no value: write one after the ="),
            EndedRun(
                "a fault of nothing", ["--fault", "wl_touch.fram every drop", "--", "true"], status: 2,
                complaint:
                    #"EVENT is "wl_touch.fram", and must be an interface and one of its events, as wl_touch.frame"#
                    + #" ("wl_touch.frame"?)"#),
            EndedRun(
                "help on what there is none on", ["--help", "nope"], status: 2, complaint: "there is no help on nope"),
            EndedRun(
                "a script that is a folder", ["--script", "/", "--", "true"], status: 2,
                complaint: "cannot read the script /: Is a directory"),
            EndedRun(
                "a trace that is a folder", ["--replay", "/", "--", "true"], status: 2,
                complaint: "cannot read the trace /: Is a directory"),
            EndedRun(
                "a virtual time that nothing moves", ["--virtual-time", "--", "true"], status: 2,
                complaint: "--virtual-time needs a --script or a --replay"),
            .playing(
                "shot a DESK", to: "true", options: ["--shots", "/tmp"],
                description: "a picture of an output that is not there", status: 2,
                complaint: #"line 1: OUTPUT is "DESK", and must be one of FAKE-1"#),
            EndedRun("an unknown option", ["--colour", "--", "true"], status: 2, complaint: "--colour"),
            .playing(
                "frame\n\nhop 1", to: "true", description: "a script that cannot be read", status: 2,
                complaint: #"line 3: unknown command "hop""#),
            EndedRun(
                "a script that is not there", ["--script", "/nowhere/s.txt", "--", "true"], status: 2,
                complaint: "cannot read the script /nowhere/s.txt"),
            .playing(
                "wait 1\nshot a", to: "true", description: "a picture without a folder", status: 2,
                complaint: "line 2: a picture needs a folder: add --shots DIR"),
            EndedRun(
                "a client that does not exist", ["--", "/nowhere/app"], status: 127,
                complaint: "cannot run /nowhere/app"),
            EndedRun("a client that is a folder", ["--", "/usr"], status: 126, complaint: "cannot run /usr"),
        ])
    func status(run: EndedRun) throws {
        let ended = try HeadlessRun(run.arguments, input: run.script)
        #expect(ended.status == run.status)
        #expect(run.complaint.isEmpty || ended.errors.contains(run.complaint))
    }

    @Test(
        "what was asked for and cannot be printed fails the run",
        arguments: ["--list-profiles", "--list-globals", "--help", "--help script"])
    func fullDisk(options: String) throws {
        let program = HeadlessRun.program("tactus-headless").path
        let run = try HeadlessRun(["--", "sh", "-c", "'\(program)' \(options) >/dev/full"])
        #expect(run.status == 1)
        #expect(run.errors == "tactus-headless: cannot write to standard output: No space left on device\n")
    }

    @Test("what was asked for cannot be printed on a standard output that is closed")
    func closedOutput() throws {
        let program = HeadlessRun.program("tactus-headless").path
        let run = try HeadlessRun(["--", "sh", "-c", "'\(program)' --list-globals >&-"])
        #expect(run.status == 1)
        #expect(run.errors == "tactus-headless: cannot write to standard output: Bad file descriptor\n")
        // The client may do without, as it would alone.
        #expect(try HeadlessRun(["--", "sh", "-c", "'\(program)' -- sh -c 'echo one' >&-"]).status == 0)
    }

    @Test("a trace, or what the client printed, that is not all there fails the run")
    func lostWords() throws {
        let program = HeadlessRun.program("tactus-headless").path
        let trace = try HeadlessRun(["--", "sh", "-c", "'\(program)' --trace -- true 2>/dev/full"])
        #expect(trace.status == 1)
        for descriptor in 1...2 {
            let run = try HeadlessRun([
                "--", "sh", "-c", "'\(program)' -- sh -c 'echo one >&\(descriptor)' \(descriptor)>/dev/full",
            ])
            #expect(run.status == 1)
        }
        let words = try HeadlessRun(
            [
                "--", "sh", "-c",
                "echo 'wait-text 20000 one' | '\(program)' --script - -- sh -c 'echo one' >/dev/full",
            ])
        #expect(words.status == 1)
        #expect(words.errors == "tactus-headless: what was printed is not all there: No space left on device\n")
    }

    @Test("a script from a standard input that is closed is not there, and says so")
    func closedInput() throws {
        let program = HeadlessRun.program("tactus-headless").path
        let run = try HeadlessRun(["--", "sh", "-c", "'\(program)' --script - -- true <&-"])
        #expect(run.status == 2)
        #expect(run.errors == "tactus-headless: cannot read the script standard input: it is closed\n")
    }

    @Test("a script that does not come to its end through standard input is given up when the time is over")
    func slowInput() throws {
        let input = Pipe()
        let run = try RunningProgram(
            "tactus-headless", ["--timeout", "0.3", "--script", "-", "--", "true"], input: input)
        try input.fileHandleForWriting.write(contentsOf: Data("frame\n".utf8))
        #expect(run.end() == 124)
        #expect(
            run.errors == "tactus-headless: after 0.3 seconds the script from standard input had not come to its end\n")
        try input.fileHandleForWriting.close()
    }

    @Test(
        "a pipe that nobody writes to, or reads from, is given up when the time is over",
        arguments: [
            ("--script", "the script PIPE had not come to its end"),
            ("--replay", "the trace PIPE had not come to its end"),
        ])
    func silentPipe(option: String, message: String) throws {
        let pipe = try TemporaryFolder()
        let path = "\(pipe.path)/silent"
        #expect(mkfifo(path, 0o600) == 0)
        let run = try HeadlessRun(["--timeout", "0.3", option, path, "--", "true"])
        #expect(run.status == 124)
        #expect(run.errors == "tactus-headless: after 0.3 seconds \(message.replacing("PIPE", with: path))\n")
    }

    @Test(
        "what is too long or too much on the command line is told in a few words, at once",
        arguments: [
            ["--outputs", Array(repeating: "800x600", count: 5000).joined(separator: ",")],
            ["--fault", String(repeating: "x", count: 100_000)], ["--profile", String(repeating: "y", count: 100_000)],
            ["--globals", String(repeating: "z", count: 100_000)],
        ])
    func longArguments(arguments: [String]) throws {
        let run = try HeadlessRun(arguments + ["--", "true"])
        #expect(run.status == 2)
        #expect(run.errors.contains(arguments[0]))
        #expect(run.errors.utf8.count < 10_000)
    }

    @Test("a pipe for what is recorded that nobody reads is given up when the time is over")
    func unreadRecording() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/unread"
        #expect(mkfifo(path, 0o600) == 0)
        let run = try HeadlessRun(
            ["--timeout", "0.3", "--script", "-", "--record", path, "--", "true"], input: "wait-idle\n")
        #expect(run.errors == "tactus-headless: cannot write \(path): Nobody reads it\n")
    }

    @Test("what a client prints on both streams stays in its order where both go to the same place")
    func mixedOutput() throws {
        let program = HeadlessRun.program("tactus-headless").path
        let client = "for n in 1 2 3; do echo out $n; echo err $n >&2; done"
        let run = try HeadlessRun(["--", "sh", "-c", "'\(program)' -- sh -c '\(client)' 2>&1"])
        #expect(run.output == "out 1\nerr 1\nout 2\nerr 2\nout 3\nerr 3\n")
    }

    @Test("more than a pipe holds comes through, and a client that nobody reads ends as it would alone")
    func muchOutput() throws {
        let program = HeadlessRun.program("tactus-headless").path
        let run = try HeadlessRun([
            "--", "sh", "-c", "'\(program)' -- sh -c 'yes | head -c 1000000' | { sleep 0.1; wc -c; }",
        ])
        #expect(run.output == "1000000\n")
        let unread = try HeadlessRun(["--", "sh", "-c", "'\(program)' -- yes | head -n 1"])
        #expect(unread.status == 0 && unread.output == "y\n")
    }

    @Test("the client's output comes through, and its input is empty when the script took ours")
    func output() throws {
        let run = try HeadlessRun(
            ["--script", "-", "--", "sh", "-c", "cat; echo out; echo err >&2"], input: "wait-exit 20000")
        #expect(run.output == "out\n")
        #expect(run.errors == "err\n")
        let piped = try HeadlessRun(["--", "cat"], input: "ours")
        #expect(piped.output == "ours")
    }

    @Test("the client gets a private folder with the socket, which is gone afterwards")
    func runtimeDirectory() throws {
        let run = try HeadlessRun([
            "--", "sh", "-c",
            "stat -c %a $XDG_RUNTIME_DIR; stat -c %F $XDG_RUNTIME_DIR/$WAYLAND_DISPLAY; touch $XDG_RUNTIME_DIR/left; "
                + "echo $XDG_RUNTIME_DIR ${DISPLAY-none}",
        ])
        let lines = run.output.split(separator: "\n")
        #expect(lines.prefix(2) == ["700", "socket"])
        let words = try #require(lines.last).split(separator: " ")
        #expect(words.last == "none")
        #expect(!FileManager.default.fileExists(atPath: String(try #require(words.first))))
    }

    @Test("a folder for temporary files that is not there ends the run before the client starts")
    func missingTemporaryFolder() throws {
        let run = try HeadlessRun(["--", "echo", "started"], variables: ["TMPDIR": "/nowhere"])
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(
            run.errors.contains(
                "cannot make a private folder in /nowhere: No such file or directory; TMPDIR names it"))
    }

    @Test("what a client leaves in its group is ended with it")
    func leftOverProcesses() throws {
        let run = try HeadlessRun(["--", "sh", "-c", "sleep 300 >/dev/null 2>&1 & echo $!"])
        let process = try #require(pid_t(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        // Dead, and perhaps not yet waited for by whoever inherited it.
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        #expect(state == nil || state?.contains(") Z ") == true)
    }

    @Test("help is no error, and names every command of the script language")
    func help() throws {
        let run = try HeadlessRun(["--help"])
        #expect(run.status == 0)
        for word in ["swipe", "pinch", "client-alive", "wait-exit", "--timeout", "124"] {
            #expect(run.output.contains(word))
        }
    }
}
