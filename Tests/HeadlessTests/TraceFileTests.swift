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
                {"format":"tactus-trace","version":1,"size":[300,200]}
                {"us":30000,"do":"touch-down","id":1,"x":100,"y":60}
                {"us":30000,"do":"touch-frame"}
                {"us":50000,"do":"touch-motion","id":1,"x":150,"y":60}
                {"us":50000,"do":"touch-frame"}
                {"us":50000,"do":"touch-up","id":1}
                {"us":50000,"do":"touch-frame"}
                {"us":50000,"do":"unplug","device":"keyboard"}
                {"us":50000,"do":"output","width":320,"height":200}
                {"us":50000,"do":"plug","device":"keyboard"}

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
