import Foundation
import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@Suite("Recordings in files")
struct InputRecordingFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)").path

    private let recording = InputRecording(
        header: .init(
            start: Instant(seconds: 1),
            scenes: [.init(id: SceneID(rawValue: 1), size: Size(width: 10, height: 20), scale: 2)], profile: "uikit"),
        frames: [
            InputFrame(
                seat: SeatID(rawValue: 1), time: Instant(seconds: 2),
                contents: .contacts([
                    ContactSample(
                        contact: ContactID(rawValue: 1), change: .down(SceneID(rawValue: 1)),
                        location: Point(x: 1, y: 2), time: Instant(seconds: 2))
                ]))
        ])

    /// Calls `body` with the path of a file in a folder that lives that long.
    private func withFile(_ text: Data?, _ body: (String) throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/taps.jsonl"
        if let text { try text.write(to: URL(filePath: path)) }
        try body(path)
    }

    @Test("a file reads back as it was written, and is replaced by the next")
    func roundTrip() throws {
        try withFile(Data("something longer than any recording can be expected to be".utf8)) { path in
            try recording.write(toFile: path)
            #expect(try InputRecording(contentsOfFile: path) == recording)
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text == recording.lines.joined(separator: "\n") + "\n")
        }
    }

    @Test("DX-3: a truncated, foreign or newer file is refused with its name and line")
    func refused() throws {
        let cut = recording.lines.dropLast().joined(separator: "\n")
        let cases: [(Data, String)] = [
            (Data(cut.utf8), "line 2: the recording breaks off after 1 frames; its closing line is missing"),
            (Data(), "line 1: the recording is empty"),
            (
                Data("E: evemu".utf8),
                "line 1: not a recording of input; its first line must name the format \"tactus-input\""
            ),
            (
                Data(#"{"format":"tactus-input","version":99}"#.utf8),
                "line 1: written in version 99 of the format; this toolkit reads up to version "
                    + "\(InputRecording.formatVersion)"
            ),
            (Data([0xFF, 0xFE, 0x00]), "not a recording of input; it is not text"),
        ]
        for (data, sentence) in cases {
            try withFile(data) { path in
                let error = #expect(throws: InputRecordingFileError.self) {
                    try InputRecording(contentsOfFile: path)
                }
                #expect(error?.description == "\(path): \(sentence)")
            }
        }
    }

    @Test("a file that cannot be opened is named, with the system's reason")
    func unreachable() throws {
        try withFile(nil) { path in
            let reading = #expect(throws: InputRecordingFileError.self) { try InputRecording(contentsOfFile: path) }
            #expect(reading?.description == "\(path): cannot be read: No such file or directory")
            let writing = #expect(throws: InputRecordingFileError.self) {
                try recording.write(toFile: path + "/deeper")
            }
            #expect(writing?.description == "\(path)/deeper: cannot be written: No such file or directory")
        }
    }

    @Test("a pipe and a device are not read, and nobody waits for them")
    func pipes() throws {
        try withFile(nil) { path in
            #expect(mkfifo(path, 0o600) == 0)
            for path in [path, "/dev/zero"] {
                let error = #expect(throws: InputRecordingFileError.self) { try InputRecording(contentsOfFile: path) }
                #expect(
                    error?.description == "\(path): a pipe or a device, and not read; copy the recording into a file")
            }
        }
    }
}
