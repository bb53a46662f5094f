import Foundation
import HeadlessRunning
import TactusGraphics
import Testing

@Suite("Recording and replaying", .serialized)
struct TraceFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ options: [String], script: String? = nil, variables: [String: String] = [:]) throws
        -> HeadlessRun
    {
        try HeadlessRun(
            ["--size", "300x200", "--shots", folder.path] + (script == nil ? [] : ["--script", "-"]) + options
                + ["--", "weston-simple-touch"], input: script ?? "", variables: variables)
    }

    private func picture(_ name: String) throws -> Bitmap { try Bitmap(pngFile: "\(folder.path)/\(name).png") }

    @Test("a recording holds what was done and when, and replayed gives the same picture")
    func roundTrip() throws {
        let path = "\(folder.path)/touch.trace"
        let recorded = try run(
            ["--virtual-time", "--record", path],
            script: """
                wait 30
                down 1 100 60
                wait 20
                motion 1 150 60
                up 1
                unplug keyboard
                output 320 200
                plug keyboard
                shot recorded
                """)
        #expect(recorded.status == 0, "\(recorded.errors)")
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                {"format":"tactus-trace","version":2,"size":[300,200]}
                {"us":30000,"do":"touch-down","id":1,"x":100,"y":60}
                {"us":30000,"do":"touch-frame"}
                {"us":50000,"do":"touch-motion","id":1,"x":150,"y":60}
                {"us":50000,"do":"touch-frame"}
                {"us":50000,"do":"touch-up","id":1}
                {"us":50000,"do":"touch-frame"}
                {"us":50000,"do":"unplug","device":"keyboard"}
                {"us":50000,"do":"output","width":320,"height":200}
                {"us":50000,"do":"plug","device":"keyboard"}
                {"end":9}

                """)
        let replayed = try run(["--replay", path], script: "shot replayed")
        #expect(replayed.status == 0, "\(replayed.errors)")
        #expect(try picture("replayed").hasSamePixels(as: picture("recorded")))
        #expect(try run(["--replay", path]).status == 0)
    }

    @Test("what a program printed under WAYLAND_DEBUG=1 gives the same picture again")
    func waylandDebug() throws {
        let first = try run(
            [], script: "down 1 100 60\nmotion 1 110 60\nmotion 1 150 90\nup 1\nshot first",
            variables: ["WAYLAND_DEBUG": "1"])
        #expect(first.status == 0)
        let log = try folder.file("debug.log", first.errors)
        let again = try run(["--replay", log, "--record", "\(folder.path)/trace"], script: "shot again")
        #expect(again.status == 0, "\(again.errors)")
        #expect(try picture("again").hasSamePixels(as: picture("first")))
        let lines = try String(contentsOfFile: "\(folder.path)/trace", encoding: .utf8).split(separator: "\n")
        #expect(lines.filter { $0.contains("touch-motion") }.count == 2)
    }

    @Test("a recording is written into what lies there, and a file is no place for a socket")
    func places() throws {
        let target = try folder.file("target", "old")
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(try run(["--virtual-time", "--record", link], script: "tap 1 10 10").status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        #expect(try String(contentsOfFile: target, encoding: .utf8).contains("touch-down"))

        let kept = try folder.file("kept", "text")
        let refused = try run(["--socket", kept])
        #expect(refused.status != 0 && refused.errors.contains(kept))
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "text")
    }

    /// One finger that lands in the middle of a glass of 100 by 100 and moves to the right, for both programs that
    /// record what the kernel says: an event is a time, a type, a code and a value.
    private static let kernelEvents = [
        (0, 3, 57, 1), (0, 3, 53, 50), (0, 3, 54, 50), (0, 0, 0, 0), (20_000, 3, 53, 75), (20_000, 0, 0, 0),
        (40_000, 3, 57, -1), (40_000, 0, 0, 0),
    ]
    private static let libinputRecord =
        """
        # libinput record
        devices:
        - node: /dev/input/event4
          evdev:
            absinfo:
              53: [0, 99, 0, 0, 1]
              54: [0, 99, 0, 0, 1]
            props: [1]
          events:
          - evdev:

        """ + kernelEvents.map { "    - [0, \($0.0), \($0.1), \($0.2), \($0.3)]\n" }.joined()
    private static let evemuRecord =
        "# EVEMU 1.3\nP: 02 00\nA: 35 0 99 0 0 1\nA: 36 0 99 0 0 1\n"
        + kernelEvents.map { event in
            let (type, code) = (String(event.1, radix: 16), String(event.2, radix: 16))
            return "E: 0.\(String(event.0 + 1_000_000).dropFirst()) \(type) \(code) \(event.3)\n"
        }.joined()
    private static let libinputEvents = """
        -event7   DEVICE_ADDED     Touchscreen  seat0 default group1  cap:t  size 230x130mm
        -event7   TOUCH_DOWN       +1.000s\t0 (0) 50.00/50.00 (115.00/65.00mm)
         event7   TOUCH_FRAME      +1.000s
         event7   TOUCH_MOTION     +1.020s\t0 (0) 75.00/50.00 (172.50/65.00mm)
         event7   TOUCH_FRAME      +1.020s
         event7   TOUCH_UP         +1.040s\t0 (0)
         event7   TOUCH_FRAME      +1.040s

        """

    @Test(
        "what libinput or evemu recorded on a touch screen gives the picture that the same finger gives in a script",
        arguments: ["libinput record": libinputRecord, "evemu-record": evemuRecord, "debug-events": libinputEvents])
    func otherRecordings(program: String, text: String) throws {
        let script = "down 0 150 100\nmotion 0 225 100\nup 0\nshot expected"
        #expect(try run(["--virtual-time"], script: script).status == 0)
        let path = try folder.file("recorded", text)
        let replayed = try run(["--virtual-time", "--replay", path], script: "shot replayed")
        #expect(replayed.status == 0 && replayed.errors == "", "\(replayed.errors)")
        #expect(try picture("replayed").hasSamePixels(as: picture("expected")))
    }

    @Test("input of a trace that reaches nobody is told with its line, and what goes on without end is counted")
    func strayInput() throws {
        let downs = (1...12).map { number in
            "{\"us\":0,\"do\":\"touch-down\",\"id\":\(number),\"x\":900,\"y\":20}\n"
                + "{\"us\":0,\"do\":\"touch-up\",\"id\":\(number)}\n"
        }
        let path = try folder.file(
            "stray", "{\"format\":\"tactus-trace\",\"version\":2,\"size\":[300,200]}\n\(downs.joined()){\"end\":24}\n")
        let stray = try run(["--replay", path])
        #expect(stray.status == 0)
        let lines = stray.errors.split(separator: "\n")
        #expect(
            lines.prefix(2) == [
                "tactus-headless: \(path): line 2: finger 1 at (900.0, 20.0) reaches nobody: no surface takes input there",
                "tactus-headless: \(path): line 4: finger 2 at (900.0, 20.0) reaches nobody: no surface takes input there",
            ])
        #expect(lines.count == 11 && lines.last == "tactus-headless: \(path): 2 lines more reach nobody")
    }

    @Test("a trace that is not whole is played, with a word about it; with --lint that fails the run")
    func cutTraces() throws {
        let text =
            #"{"format":"tactus-trace","version":2,"size":[300,200]}"# + "\n"
            + #"{"us":0,"do":"pointer-motion","x":5,"y":5}"# + "\n" + #"{"us":0,"do":"touch-down","id":3,"x":9,"y":9}"#
        let path = try folder.file("cut", text + "\n")
        let options = ["--size", "300x200", "--replay", path]
        // What the client's libraries have to say, newer ones of cursors that are missing, is not looked at.
        let cut = try HeadlessRun(options + ["--", "sh", "-c", "exec weston-flower 2>/dev/null"])
        #expect(cut.status == 0)
        #expect(
            cut.errors == """
                tactus-headless: \(path): line 3: the recording ends here without its last line: it was cut, or whoever \
                wrote it was killed
                tactus-headless: \(path): line 3: finger 3 lands and never lifts

                """)
        #expect(try HeadlessRun(["--lint"] + options + ["--", "weston-flower"]).status == 3)
    }

    @Test("a trace that cannot be read, or written, ends the run before the client starts")
    func errors() throws {
        let path = try folder.file("bad", "nothing")
        let bad = try run(["--replay", path])
        #expect(bad.status == 2 && bad.errors.contains("\(path): line 1: not a trace of input"))
        let empty = try folder.file("empty", #"{"format":"tactus-trace","version":1,"size":[300,200]}"# + "\n")
        let nothing = try run(["--replay", empty])
        #expect(nothing.status == 2)
        #expect(nothing.errors.contains("\(empty): the trace holds no input that could be played"))
        #expect(try run(["--replay", "/nowhere/x"]).errors.contains("cannot read the trace /nowhere/x"))
        let unwritable = try run(["--record", "/nowhere/x"], script: "frame")
        #expect(unwritable.status == 1 && unwritable.errors.contains("cannot write /nowhere/x"))
        #expect(try run(["--record", path]).status == 2)
    }
}
