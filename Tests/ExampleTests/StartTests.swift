import Foundation
import HeadlessRunning
import TactusTesting
import Testing

/// A real program in real time, so one after the other.
@Suite("What a program reads while it starts", .serialized)
struct StartTests {
    private let folder: TemporaryFolder
    private let fonts: String
    private let sequences: String

    init() throws {
        folder = try TemporaryFolder()
        let pinned = try #require(try PinnedFonts.environment()["FONTCONFIG_FILE"])
        fonts = try folder.file("fonts.conf", String(contentsOfFile: pinned, encoding: .utf8))
        sequences = try folder.file("Compose", "<dead_acute> <a> : \"á\"\n")
    }

    /// Runs Notes, and counts how often it opened its fonts' configuration and its Compose sequences.
    ///
    /// - Parameter script: What happens to it.
    /// - Returns: Both counts.
    /// - Throws: What Foundation or the kernel meets.
    private func openings(script: String) throws -> [Int] {
        let counter = try OpenCounter([fonts, sequences])
        let run = try HeadlessRun(
            ["--size", "480x720", "--timeout", "40", "--script", "-", "--", HeadlessRun.program("Notes").path],
            input: script,
            variables: ["FONTCONFIG_FILE": fonts, "XCOMPOSEFILE": sequences, "XDG_STATE_HOME": folder.path])
        #expect(run.status == 0, "\(run.errors)")
        return try counter.counts()
    }

    @Test("the fonts' configuration once, and no Compose sequences, from its start over a finger to its end")
    func once() throws {
        #expect(try openings(script: "wait-idle\ntap 1 240 400\nwait-idle\n") == [1, 0])
    }

    @Test("the sequences with the first key, once for all keys")
    func keys() throws {
        let one = try openings(script: "wait-idle\ntype \"a\"\nwait-idle\n")
        #expect(one[0] == 1 && one[1] > 0)
        #expect(try openings(script: "wait-idle\ntype \"aaaa\"\nwait-idle\n") == one)
    }
}

/// How often files are opened, by whichever process, since it was made.
private final class OpenCounter {
    private let descriptor: Int32
    private let watches: [Int32]

    init(_ paths: [String]) throws {
        let opened = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        descriptor = opened
        watches = paths.map { inotify_add_watch(opened, $0, UInt32(IN_OPEN)) }
        guard opened >= 0, watches.allSatisfy({ $0 >= 0 }) else { throw CocoaError(.fileReadUnknown) }
    }

    deinit { close(descriptor) }

    func counts() throws -> [Int] {
        var counts = watches.map { _ in 0 }
        var events = [UInt8](repeating: 0, count: 64 * 1_024)
        while case let length = read(descriptor, &events, events.count), length > 0 {
            events.withUnsafeBytes { bytes in
                var offset = 0
                while offset < length {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    if let index = watches.firstIndex(of: event.wd) { counts[index] += 1 }
                    offset += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
        return counts
    }
}
