import Foundation
import HeadlessRunning
import TactusGeometry
import TactusGraphics
import Testing

/// Real programs, so one after the other. What is waited for is a line or a picture, never a time.
@Suite("Scripts that look at what a program does", .serialized)
struct ScriptCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ script: String, options: [String] = [], client: [String] = ["weston-simple-touch"],
        variables: [String: String] = [:]
    ) throws -> HeadlessRun {
        try HeadlessRun(
            ["--size", "300x200", "--script", "-", "--shots", folder.path] + options + ["--"] + client, input: script,
            variables: variables)
    }

    private func shell(_ text: String) -> [String] { ["sh", "-c", text] }

    private func picture(_ name: String) throws -> Bitmap { try Bitmap(pngFile: "\(folder.path)/\(name).png") }

    @Test("wait-text finds lines of both streams in their order, and what is printed still comes through")
    func waitText() throws {
        let run = try run(
            "wait-text 20000 '^one$'\nwait-text 20000 t.o\nwait-text 20000 'thr(e+)'",
            client: shell("echo one; echo the two >&2; printf three; exec weston-simple-touch"))
        #expect(run.status == 0)
        #expect(run.output == "one\nthree" && run.errors == "the two\n")
    }

    @Test("wait-change waits for another picture than one before, as a whole or in a part, also under a virtual clock")
    func waitChange() throws {
        // It shows where fingers are, and comes to its own time.
        let touched = """
            wait-idle
            shot empty
            down 1 100 60
            motion 1 140 90
            wait-change 20000 empty 100 60 60 40
            shot touched
            up 1
            wait-change 20000 empty
            """
        for options in [[], ["--virtual-time"]] {
            let run = try run(touched, options: options)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try !picture("touched").hasSamePixels(as: picture("empty")))
        }
        let elsewhere = try run("wait-idle\nshot empty\nswipe 1 100 60 140 90 50\nwait-change 300 empty 0 150 50 50")
        #expect(elsewhere.status == 3)
        #expect(elsewhere.errors.contains("line 4: wait-change: the same shows there as on empty.png"))
        let beyond = try run("wait-idle\nshot empty\nwait-change 300 empty 0 150 50 51")
        #expect(beyond.errors.contains("wait-change: the part lies beyond empty.png, which has 300x200 pixels"))
        #expect(try run("wait-change 300 never").errors.contains("a step before must take that picture: shot never"))
    }

    @Test("a client hears of devices that go and come, and of an output that changes")
    func devicesAndOutputs() throws {
        let run = try run(
            """
            wait-idle
            unplug touch
            plug touch
            output 200 100 2
            wait-idle
            shot small
            """,
            client: shell("WAYLAND_DEBUG=1 exec weston-simple-touch"))
        #expect(run.status == 0)
        let told = run.errors.matches(of: #/wl_seat[@#]\d+\.capabilities\((\d)\)/#).map { String($0.output.1) }
        #expect(told == ["7", "3", "7"])
        #expect(try picture("small").size == PixelSize(width: 400, height: 200))
    }

    @Test("a script may come through a pipe that has a name, as <(make-script) in a shell")
    func namedPipe() throws {
        let pipe = "\(folder.path)/script"
        #expect(mkfifo(pipe, 0o600) == 0)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", "echo 'wait-exit 20000' >'\(pipe)'"]
        try writer.run()
        let run = try HeadlessRun(["--script", pipe, "--", "sh", "-c", "exit 5"])
        writer.waitUntilExit()
        #expect(run.status == 5)
    }

    @Test("wait-text fails when no such line comes, and shows the last that did")
    func waitTextFails() throws {
        let run = try run(
            "wait-text 20000 one\nwait-text 50 '^one$'", client: shell("echo one; echo two; exec weston-simple-touch"))
        #expect(run.status == 3)
        #expect(run.errors.contains("standard input: line 2: wait-text: no line has ^one$; it printed last: two"))
    }

    @Test("what a client printed before it ended counts, and a line that never came fails the run")
    func waitTextOfTheDead() throws {
        let client = shell("echo one; echo bye; exit 4")
        #expect(try run("wait-text 20000 one\nwait-text 20000 bye", client: client).status == 4)
        let run = try run("wait-text 20000 bye\nwait-text 20000 one", client: client)
        #expect(run.status == 3 && run.output == "one\nbye\n")
        #expect(run.errors.contains("line 2: wait-text: the client ended, and no line has one"))
    }

    @Test("wait-idle ends when a client rests, and fails for one that never does")
    func waitIdle() throws {
        #expect(try run("down 1 60 60\nwait-idle\nclient-alive").status == 0)
        let restless = try run(
            "wait-idle 300", options: ["--profile", "weston-10"], client: ["weston-simple-shm"])
        #expect(restless.status == 3)
        #expect(restless.errors.contains("line 1: wait-idle: the client does not rest"))
    }

    @Test("expect-pixel looks at what is drawn, and says what is there instead")
    func expectPixel() throws {
        // Where a finger is the client draws a cross.
        let before = try run("shot before")
        #expect(before.status == 0)
        let ground = try picture("before")[5, 5]
        let color = "#" + String(ground & 0xFF_FFFF | 0x100_0000, radix: 16).dropFirst()
        #expect(try run("expect-pixel 5 5 \(color)").status == 0)
        let run = try run("down 1 100 60\nmotion 1 110 60\nexpect-pixel 5 5 \(color)\nexpect-pixel 110 60 \(color) 3")
        #expect(run.status == 3)
        #expect(run.errors.contains("line 4: expect-pixel: the pixel at (110.0, 60.0) is #"), "\(run.errors)")
        #expect(run.errors.contains("and should be \(color.uppercased())"))
        #expect(try self.run("expect-pixel 300 5 \(color)").errors.contains("no output shows (300.0, 5.0)"))
    }

    @Test("diff passes for the same picture, and else says where it differs and draws it")
    func diff() throws {
        let expected = "\(folder.path)/expected.png"
        let missing = try run("diff now \(expected)")
        #expect(missing.status == 3)
        #expect(
            missing.errors.contains(
                "expected.png cannot be read: No such file or directory; to expect what is shown now: cp \(folder.path)/now.png \(expected)"
            ))
        try FileManager.default.copyItem(atPath: "\(folder.path)/now.png", toPath: expected)
        #expect(try run("diff now \(expected)").status == 0)

        let run = try run("down 1 100 60\nmotion 1 110 60\ndiff now \(expected)")
        #expect(run.status == 3)
        #expect(run.errors.contains("line 3: diff: \(folder.path)/now.png is not like \(expected): "))
        #expect(run.errors.contains(" of 60000 pixels differ, by up to "))
        #expect(run.errors.contains("see \(folder.path)/now-diff.png"))
        #expect(try picture("now-diff").size == PixelSize(width: 300, height: 200))
    }

    @Test("under virtual time two minutes pass as fast as the client follows, and its pictures are the same")
    func virtualTime() throws {
        let script = "down 1 100 60\nmotion 1 110 60\nwait 60000\nmotion 1 150 60\nwait 60000\nshot "
        #expect(try run(script + "virtual", options: ["--virtual-time", "--timeout", "30"]).status == 0)
        let real = try run("down 1 100 60\nmotion 1 110 60\nmotion 1 150 60\nshot real")
        #expect(real.status == 0)
        #expect(try picture("virtual").hasSamePixels(as: picture("real")))
    }

    @Test("under virtual time the trace of two runs is the same to the last character")
    func sameTrace() throws {
        let script = """
            down 1 100 60
            motion 1 110 60
            wait 1000
            motion 1 150 60
            up 1
            wait-idle
            output 200 150
            tap 2 10 10
            shot same
            """
        let runs = try (0..<2).map { _ in try run(script, options: ["--virtual-time", "--trace"]) }
        #expect(runs[0].status == 0 && runs[0].errors.contains("wl_touch"))
        #expect(runs[0].errors.split(separator: "\n") == runs[1].errors.split(separator: "\n"))
    }

    @Test("faults of the command line meet every connection, those of a script begin with their line")
    func faults() throws {
        let deaf = try run(
            "down 1 100 60\nmotion 1 110 60\nshot deaf", options: ["--fault", "wl_touch.motion every drop"],
            client: shell("WAYLAND_DEBUG=1 exec weston-simple-touch"))
        #expect(deaf.status == 0)
        #expect(deaf.errors.contains(".down(") && !deaf.errors.contains(".motion("))
        let cut = try run(
            "down 1 100 60\nfault wl_touch.motion 2 disconnect\nmotion 1 110 60\nmotion 1 120 60\nwait-exit 20000",
            client: shell("WAYLAND_DEBUG=1 weston-simple-touch; exit 0"))
        #expect(cut.status == 0)
        #expect(cut.errors.contains("motion(") && !cut.errors.contains("120.0"))
    }

    @Test("a fault that never happened is told of with its line, and fails the run under --lint")
    func faultsThatNeverHappen() throws {
        let script = "fault wl_touch.down 1 duplicate\nfault wl_touch.up 3 drop\ntap 1 60 60"
        let options = ["--fault", "wl_touch.cancel every drop", "--fault", "wl_registry.global 1 duplicate"]
        let told = try run(script, options: options)
        #expect(told.status == 0)
        #expect(
            told.errors == """
                tactus-headless: --fault: the fault wl_touch.cancel every drop never happened
                tactus-headless: standard input: line 2: the fault wl_touch.up 3 drop never happened

                """)
        let strict = ["--lint", "--fault", "wl_touch.cancel every drop"]
        #expect(try run("wait 50", options: strict, client: ["weston-flower"]).status == 3)
        #expect(try run("wait 50", options: ["--lint"], client: ["weston-flower"]).status == 0)
    }

    @Test("expect-frames-late measures since it was asked last, and says how late the worst picture was")
    func framesLate() throws {
        let prompt = try run(
            "down 1 100 60\nmotion 1 110 60\nexpect-frames-late 0\nwait 20\nmotion 1 120 60\nexpect-frames-late 0",
            options: ["--virtual-time"])
        #expect(prompt.status == 0, "\(prompt.errors)")
        let forgotten = try run(
            "hold-wire requests\ndown 1 100 60\nmotion 1 110 60\nwait 100\nrelease-wire\nexpect-frames-late 9\n"
                + "motion 1 120 60\nexpect-frames-late 0", options: ["--virtual-time"])
        #expect(forgotten.status == 0, "\(forgotten.errors)")
        let late = try run(
            "down 1 100 60\nexpect-frames-late 0\nhold-wire requests\nmotion 1 110 60\nwait 100\nrelease-wire\n"
                + "expect-frames-late 2", options: ["--virtual-time"])
        #expect(late.status == 3)
        #expect(
            late.errors.matches(
                of:
                    #/line 7: expect-frames-late: a picture came [5-7] refreshes late, upon the motion of finger 1; it may be 2/#
            ).count == 1, "\(late.errors)")
        let nothing = try run("wait 50\nexpect-frames-late 9")
        #expect(nothing.status == 3)
        #expect(
            nothing.errors.contains("line 2: expect-frames-late: no picture came upon a finger, so that none was late"))
    }

    @Test("--refresh says how often outputs refresh, and they do; --time-base what the time of events begins with")
    func rates() throws {
        func vblanks(_ options: [String]) throws -> Int {
            let run = try run("wait 1000", options: ["--virtual-time", "--trace"] + options, client: ["weston-flower"])
            #expect(run.errors.contains(options.isEmpty ? ", 60000)" : ", 120000)"))
            return run.errors.matches(of: #/ vblank\n/#).count
        }
        let (usual, fast) = (try vblanks([]), try vblanks(["--refresh", "120"]))
        #expect((60..<90).contains(usual) && (120..<180).contains(fast), "\(usual), \(fast)")

        let wrapping = try run(
            "down 1 60 60\nwait 500\nup 1", options: ["--virtual-time", "--time-base", "4294967000"],
            client: shell("WAYLAND_DEBUG=1 exec weston-simple-touch"))
        let times = wrapping.errors.matches(of: #/wl_touch[@#]\d+\.(?:down|up)\(\d+, (\d+)/#).map {
            String($0.output.1)
        }
        #expect(times == ["4294967000", "204"])
    }

    @Test("--cursors shows what points at the window, which pictures leave out else")
    func cursors() throws {
        let script = "pointer 100 60\nwait-idle\nshot "
        #expect(try run(script + "without", client: ["weston-clickdot"]).status == 0)
        #expect(try run(script + "with", options: ["--cursors"], client: ["weston-clickdot"]).status == 0)
        let (with, without) = (try picture("with"), try picture("without"))
        let places = (0..<200).flatMap { y in (0..<300).map { (x: $0, y: y) } }
        let changed = places.filter { with[$0.x, $0.y] != without[$0.x, $0.y] }
        #expect(!changed.isEmpty)
        #expect(changed.allSatisfy { abs($0.x - 100) < 32 && abs($0.y - 60) < 32 })
    }

    @Test("when the time is over in the middle of a line, the run names the line")
    func timeoutWithinALine() throws {
        for options in [["--timeout", "1"], ["--timeout", "1", "--virtual-time"]] {
            let run = try run("wait 1\nswipe 1 10 10 90 90 3600000", options: options)
            #expect(run.status == 124)
            #expect(run.errors.contains("after 1.0 seconds; standard input: line 2 was being played"), "\(run.errors)")
        }
    }

    @Test("several outputs have their own sizes and pictures, and a turned one is upright")
    func outputs() throws {
        let run = try HeadlessRun(
            [
                "--outputs", "300x200,DESK=100x50@2/90", "--script", "-", "--shots", folder.path, "--",
                "weston-simple-touch",
            ], input: "shot first\nshot second DESK")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try picture("first").size == PixelSize(width: 300, height: 200))
        #expect(try picture("second").size == PixelSize(width: 200, height: 100))
    }

    @Test("what --globals leaves is what --list-globals prints and what clients find")
    func globals() throws {
        let list = try HeadlessRun(["--profile", "floor", "--globals=-wl_output,+wp_viewporter", "--list-globals"])
        #expect(list.status == 0)
        #expect(
            list.output == "wl_compositor@4\nwl_seat@7\nwl_shm@1\nwp_viewporter@1\nxdg_wm_base@1\n")
        let run = try run(
            "shot x", options: ["--profile", "floor", "--globals=-wl_output,+wp_viewporter", "--trace"])
        let offered = run.errors.split(separator: "\n").filter { $0.contains("wl_registry#2.global(") }
        #expect(
            Set(offered.compactMap { $0.split(separator: "\"").dropFirst().first }) == [
                "wl_compositor", "wl_seat", "wl_shm", "wp_viewporter", "xdg_wm_base",
            ])
    }

    @Test("a help page of its own tells the script language, and the long one has it too")
    func help() throws {
        let (short, long) = (try HeadlessRun(["--help", "script"]), try HeadlessRun(["--help"]))
        #expect(short.status == 0 && long.status == 0)
        #expect(short.lines.filter { $0.count > 79 } == [])
        for word in [
            "wait-text MS REGEX", "stylus stroke", "gesture pinch", "expect-pixel", "diff NAME FILE", "jitter PX",
        ] {
            #expect(short.output.contains(word) && long.output.contains(word))
        }
        for word in ["EXIT STATUS", "ENVIRONMENT", "--replay", "--virtual-time"] { #expect(long.output.contains(word)) }
    }
}
