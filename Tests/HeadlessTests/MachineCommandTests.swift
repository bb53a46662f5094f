import Foundation
import HeadlessRunning
import TactusGeometry
import TactusGraphics
import Testing

/// Displays, connections and compositors that change, come and go while a program runs.
@Suite("Scripts that change what a program runs on", .serialized)
struct MachineCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ script: String, _ options: [String] = [], client: String = "WAYLAND_DEBUG=1 exec weston-simple-touch"
    ) throws -> HeadlessRun {
        try HeadlessRun(
            ["--size", "300x200", "--script", "-", "--shots", folder.path] + options + ["--", "sh", "-c", client],
            input: script)
    }

    private func pictureSize(_ name: String) throws -> PixelSize {
        try Bitmap(pngFile: "\(folder.path)/\(name).png").size
    }

    @Test("outputs are turned, scaled, set to another mode, plugged in and unplugged; the client hears of each")
    func outputs() throws {
        let run = try run(
            """
            turn-output 90
            shot turned
            scale-output 2
            shot scaled
            mode-output 300 400
            shot mode
            plug-output DESK 100x50@2/180
            scale-output 1 DESK
            shot desk DESK
            unplug-output DESK
            wait-idle
            """)
        #expect(run.status == 0, "\(run.errors.suffix(500))")
        #expect(try pictureSize("turned") == PixelSize(width: 200, height: 300))
        #expect(try pictureSize("scaled") == PixelSize(width: 200, height: 300))
        #expect(try pictureSize("mode") == PixelSize(width: 400, height: 300))
        #expect(try pictureSize("desk") == PixelSize(width: 200, height: 100))
        for told in ["wl_registry", ".global_remove("] { #expect(run.errors.contains(told)) }
    }

    @Test(
        "an output that is not there at that time is named with its line before anything starts",
        arguments: [
            ("scale-output 2 DESK", #"line 1: OUTPUT is "DESK", and must be one of FAKE-1"#),
            ("plug-output A 9x9\nunplug-output A\nshot x A", #"line 3: OUTPUT is "A", and must be one of FAKE-1"#),
            ("plug-output FAKE-1 9x9", #"line 1: NAME is "FAKE-1", and an output of that name is there already"#),
            (
                "plug-output A 100x100\nscale-output 8 A\noutput 3000 3000 3",
                "line 3: the output would have 9000×9000 device pixels, and may have 67108864 at most, as 8192×8192 has"
            ),
            ("unplug-output FAKE-1\nturn-output 90 B", #"line 2: OUTPUT is "B", and there is none at that time"#),
        ])
    func unknownOutputs(script: String, complaint: String) throws {
        let run = try run(script)
        #expect(run.status == 2 && run.errors == "tactus-headless: standard input: \(complaint)\n")
    }

    @Test("what outputs do is recorded, and replayed")
    func recording() throws {
        let path = folder.path + "/trace"
        let script = "turn-output 270\nplug-output DESK 100x50@2+400+0\nmode-output 120 60 DESK\nunplug-output DESK"
        #expect(try run(script, ["--virtual-time", "--record", path]).status == 0)
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(
            lines.dropFirst() == [
                #"{"us":0,"do":"turn-output","transform":"270"}"#,
                #"{"us":0,"do":"plug-output","output":"DESK","as":"100x50@2.0+400+0"}"#,
                #"{"us":0,"do":"mode-output","width":120,"height":60,"output":"DESK"}"#,
                #"{"us":0,"do":"unplug-output","output":"DESK"}"#,
                #"{"end":4}"#,
            ])
        #expect(try run("shot again", ["--replay", path]).status == 0)
        #expect(try pictureSize("again") == PixelSize(width: 200, height: 300))
    }

    @Test("requests that are held change nothing on the screen before they are released")
    func heldRequests() throws {
        let run = try run(
            """
            shot before
            hold-wire requests
            down 1 60 60
            motion 1 70 60
            shot held
            release-wire
            wait-idle
            shot released
            """)
        #expect(run.status == 0, "\(run.errors.suffix(500))")
        let pictures = try ["before", "held", "released"].map { try Bitmap(pngFile: "\(folder.path)/\($0).png") }
        #expect(pictures[1].hasSamePixels(as: pictures[0]))
        #expect(pictures[2][70, 60] != pictures[0][70, 60])
    }

    @Test("what is held arrives when it is released, and at the end of the script")
    func held() throws {
        let released = try run(
            "hold-wire events\ndown 1 60 60\nwait-idle\nshot held\nrelease-wire\nwait-text 20000 'wl_touch.*down'")
        #expect(released.status == 0, "\(released.errors.suffix(500))")
        let held = try run("hold-wire\ndown 1 60 60\nwait-text 100 'wl_touch.*down'")
        #expect(held.status == 3 && held.errors.contains("line 3: wait-text: no line has"))
        #expect(try run("block-wire requests\ntap 1 60 60").status == 0)
    }

    @Test("connections that are cut end, as when a compositor dies")
    func cut() throws {
        let run = try run("down 1 60 60\ncut-wire\nwait-exit 20000", client: "weston-simple-touch; echo gone; exit 7")
        #expect(run.status == 7 && run.output == "gone\n")
    }

    @Test(
        "a compositor that is killed is replaced by another one at the same place, which a client finds that looks for it"
    )
    func restart() throws {
        let client = "for turn in first second; do until weston-simple-touch; do echo lost; done; echo $turn; done"
        let run = try run(
            "plug-output DESK 60x40\ntap 1 60 60\nrestart-compositor 50\nwait-window 20000\nshot again DESK",
            ["--trace"], client: client)
        #expect(run.status == 0, "\(run.errors.suffix(500))")
        #expect(run.output.hasPrefix("first\n"))
        #expect(run.errors.matches(of: #/ms  listening at wayland-0\n/#).count == 2)
        #expect(try pictureSize("again") == PixelSize(width: 60, height: 40))
        // A minute without a compositor is over at once for a clock that only the script moves.
        let virtual = try self.run(
            "fault wl_touch.motion every drop\nrestart-compositor 60000\nwait-window 20000\ndown 1 9 9\nmotion 1 20 9",
            ["--virtual-time", "--timeout", "50", "--trace"],
            client: "weston-simple-touch; until WAYLAND_DEBUG=1 weston-simple-touch; do :; done")
        #expect(virtual.status == 0, "\(virtual.errors.suffix(500))")
        let beginnings = virtual.errors.matches(of: #/(\d+)\.\d+ ms  listening/#).compactMap { Int($0.output.1) }
        #expect(beginnings.count == 2 && (beginnings.last ?? 0) - (beginnings.first ?? 0) >= 60_000, "\(beginnings)")
        // What goes wrong from a line on goes wrong with the next compositor, too.
        // Newer libraries print the queue in between: `] {Default Queue} wl_touch#7.down`.
        let heard = virtual.errors.matches(of: #/\] +(?:\{[^}]*\} +)?wl_touch[@#]\d+\.(\w+)/#)
            .map { String($0.output.1) }
        #expect(heard.contains("down") && !heard.contains("motion"), "\(heard)")
        let gone = try self.run("restart-compositor\nwait-window 100", client: "weston-simple-touch; sleep 60")
        #expect(gone.status == 3 && gone.errors.contains("line 2: wait-window: nothing of the client's shows"))
    }
}

/// A script that touches nobody proves nothing, so it is told of.
@Suite("Input that reaches nobody", .serialized)
struct UndeliveredInputTests {
    private func run(
        _ script: String, _ options: [String] = [], client: String = "weston-simple-touch"
    ) throws -> HeadlessRun {
        // What the client's libraries have to say, newer ones of cursors that are missing, is not looked at.
        try HeadlessRun(
            ["--size", "300x200", "--script", "-"] + options + ["--", "sh", "-c", "exec \(client) 2>/dev/null"],
            input: script)
    }

    @Test("is told of with its line and its place, once a line")
    func told() throws {
        let run = try run("tap 1 60 60\nswipe 2 900 20 950 20 100\nclick 10 20\ntype ab\naxis 0 9")
        #expect(run.status == 0)
        #expect(
            run.errors == """
                tactus-headless: standard input: line 2: finger 2 at (900.0, 20.0) reaches nobody: no surface takes input there
                tactus-headless: standard input: line 3: button 272 at (10.0, 20.0) reaches nobody: the client there does \
                not use wl_pointer
                tactus-headless: standard input: line 4: key 30 reaches nobody: the client that has the keyboard does not use \
                wl_keyboard
                tactus-headless: standard input: line 5: scrolling at (10.0, 20.0) reaches nobody: the client there does \
                not use wl_pointer

                """)
    }

    @Test("input that reaches nobody fails the run under --lint")
    func lint() throws {
        // It draws without a fault.
        #expect(try run("wait 50", ["--lint"], client: "weston-flower").status == 0)
        let run = try run("wait 50\ntap 1 900 20", ["--lint"], client: "weston-flower")
        #expect(run.status == 3)
        #expect(
            run.errors == """
                tactus-headless: standard input: line 2: finger 1 at (900.0, 20.0) reaches nobody: no surface takes input there

                """)
    }
}
