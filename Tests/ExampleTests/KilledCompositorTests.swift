import Foundation
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@Suite("A compositor that is killed under a running program", .serialized)
@MainActor
struct KilledCompositorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Starts a compositor at the folder's socket, which takes a picture of what shows and does something afterwards.
    ///
    /// - Parameters:
    ///   - name: The picture's name.
    ///   - then: The rest of its script.
    ///   - input: The compositor lasts until this ends, at most.
    /// - Returns: The compositor.
    /// - Throws: What Foundation meets.
    private func compositor(picture name: String, then: String = "", while input: Pipe) throws -> RunningProgram {
        let script = try folder.file("\(name).txt", "shot \(name)\n\(then)\n")
        return try RunningProgram(
            "tactus-headless",
            [
                "--socket", folder.path + "/socket", "--size", "480x720", "--script", script, "--shots", folder.path,
                "--trace", "--timeout", "40", "--", "cat",
            ], variables: ["TMPDIR": folder.path], input: input)
    }

    private func picture(_ name: String) throws -> Bitmap { try Bitmap(pngFile: "\(folder.path)/\(name).png") }

    @Test("Gallery lives on, says so, and looks the same on the compositor that is started in its place")
    func gallery() throws {
        let untilKilled = Pipe()
        let first = try compositor(picture: "before", then: "wait 60000", while: untilKilled)
        #expect(first.says("listening at"))
        let output = Pipe()
        let gallery = try RunningProgram(
            "Gallery", [], variables: ["WAYLAND_DISPLAY": folder.path + "/socket", "WAYLAND_SOCKET": ""],
            output: output)
        try output.fileHandleForWriting.close()
        #expect(first.says("/before.png"))
        first.kill()
        #expect(gallery.says("connecting again, for 30"))

        let second = try compositor(picture: "after", while: output)
        #expect(gallery.says("connected to the Wayland compositor again"))
        #expect(second.says("/after.png"))
        #expect(ImageComparison(actual: try picture("after"), expected: try picture("before")).differingPixels == 0)
        // At the end of its script it asks the window to close.
        #expect(gallery.end() == 0)
        #expect(second.end() == 0)
        #expect(gallery.errors.split(separator: "\n").count == 3, "\(gallery.errors)")
        try untilKilled.fileHandleForWriting.close()
    }
}
