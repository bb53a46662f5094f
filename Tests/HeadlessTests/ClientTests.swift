import FakeCompositor
import Foundation
import HeadlessRunning
import TactusGeometry
import TactusGraphics
import Testing

@Suite("tactus-headless with weston's clients", .serialized)
struct ClientTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a client draws where it was touched, is pictured, asked to close, and all is well")
    func simpleTouch() throws {
        let script = try folder.file(
            "s.txt",
            """
            shot before
            down 1 100 60 +
            down 2 150 60
            motion 1 110 60 +
            motion 2 160 60
            up 1
            up 2
            client-alive
            shot after
            """)
        let run = try HeadlessRun([
            "--size", "300x200", "--script", script, "--shots", folder.url.path, "--", "weston-simple-touch",
        ])
        #expect(run.status == 0 && run.errors == "")

        let before = try Bitmap(pngFile: folder.url.appendingPathComponent("before.png").path)
        let after = try Bitmap(pngFile: folder.url.appendingPathComponent("after.png").path)
        #expect(before.size == PixelSize(width: 300, height: 200))
        // It draws a small cross where a finger is.
        for point in [PixelPoint(x: 110, y: 60), PixelPoint(x: 160, y: 60)] {
            #expect(before[point.x, point.y] == before[5, 5])
            #expect(after[point.x, point.y] != before[5, 5])
        }
    }

    @Test("under every profile a finger's cross is drawn where it is", arguments: CompositorProfile.all)
    func profiles(profile: CompositorProfile) throws {
        let run = try HeadlessRun(
            [
                "--profile", profile.name, "--size", "300x200", "--script", "-", "--shots", folder.url.path, "--",
                "weston-simple-touch",
            ], input: "shot before\ndown 1 100 60\nmotion 1 110 60\nup 1\nshot after")
        #expect(run.status == 0 && run.errors == "")
        let before = try Bitmap(pngFile: folder.url.appendingPathComponent("before.png").path)
        let after = try Bitmap(pngFile: folder.url.appendingPathComponent("after.png").path)
        #expect(after[110, 60] != before[110, 60])
        #expect(after[150, 100] == before[150, 100])
    }

    @Test("the list of profiles has a line for each, which begins with its name")
    func listProfiles() throws {
        let run = try HeadlessRun(["--list-profiles"])
        #expect(run.status == 0)
        #expect(run.lines.map { $0.prefix { $0 != " " } } == CompositorProfile.all.map { $0.name[...] })
        #expect(CompositorProfile.all.allSatisfy { profile in run.output.contains(profile.summary) })
    }

    @Test("--lint fails a client that draws into a buffer which is still shown, and names the buffer")
    func lint() throws {
        let run = try HeadlessRun(
            ["--lint", "--script", "-", "--", "weston-simple-touch"], input: "tap 1 60 60\nwait 100")
        #expect(run.status == 3)
        #expect(run.errors.contains("tactus-headless: lint: early reuse, wl_buffer#"))
        #expect(run.errors.contains("\n  last requests: "))
    }

    @Test("--trace prints what both ends say, in order")
    func trace() throws {
        let run = try HeadlessRun(
            ["--trace", "--script", "-", "--", "weston-simple-touch"], input: "down 4 60 70\nup 4")
        #expect(run.status == 0)
        let words = ["get_registry", "wl_touch#", ".down(", "60.0, 70.0)", ".up(", ".close()"]
        var rest = run.errors[...]
        for word in words {
            let found = try #require(rest.range(of: word), "\(word) is missing, or too early")
            rest = rest[found.upperBound...]
        }
    }

    @Test("a profile that does not exist is refused, and the message lists those that do")
    func unknownProfile() throws {
        let run = try HeadlessRun(["--profile", "mutter", "--", "true"])
        #expect(run.status == 2)
        #expect(run.errors.contains("mutter-43") && run.errors.contains("strict"))
    }

    @Test("at scale 2 a picture has twice as many pixels each way, and scripts keep their coordinates")
    func scale() throws {
        let run = try HeadlessRun(
            [
                "--size", "300x200", "--scale", "2", "--script", "-", "--shots", folder.url.path, "--",
                "weston-simple-touch",
            ], input: "tap 7 100 60 0\nshot picture")
        #expect(run.status == 0)
        let picture = try Bitmap(pngFile: folder.url.appendingPathComponent("picture.png").path)
        #expect(picture.size == PixelSize(width: 600, height: 400))
        #expect(picture[200, 120] != picture[10, 10])
    }

    @Test("a client that should end by itself and does not fails the run")
    func waitExit() throws {
        let run = try HeadlessRun(["--script", "-", "--", "weston-simple-touch"], input: "wait-exit 50")
        #expect(run.status == 3)
        #expect(run.errors.contains("line 1: wait-exit: the client still runs"))
    }

    @Test("weston-flower shows something")
    func flower() throws {
        let run = try HeadlessRun(
            ["--size", "200x200", "--script", "-", "--shots", folder.url.path, "--", "weston-flower"],
            input: "shot flower")
        #expect(run.status == 0)
        let picture = try Bitmap(pngFile: folder.url.appendingPathComponent("flower.png").path)
        #expect(picture[100, 100] != picture[0, 0])
    }
}
