import TactusUI
import Testing

@Suite("DX-3: a recording as lines of text")
struct InputRecordingTests {
    private let recording = InputRecording(
        header: .init(
            start: Instant(nanoseconds: 1_000_000_007),
            scenes: [.init(id: SceneID(rawValue: 1), size: Size(width: 390, height: 844), scale: 1.25)],
            profile: "uikit"),
        frames: [
            InputFrame(
                seat: SeatID(rawValue: 1), time: Instant(nanoseconds: 1_100_000_000),
                contents: .contacts([
                    ContactSample(
                        contact: ContactID(rawValue: 9), change: .down(SceneID(rawValue: 1)),
                        location: Point(x: 0.1, y: -3), time: Instant(nanoseconds: 1_099_999_999),
                        shape: ContactShape(major: 12.5, minor: 9, orientation: -90)),
                    ContactSample(
                        contact: ContactID(rawValue: 8), change: .moved, location: Point(x: 1e-7, y: 1e21),
                        time: Instant(nanoseconds: 1_100_000_000), shape: ContactShape(major: 1, minor: 1)),
                    ContactSample(
                        contact: ContactID(rawValue: 7), change: .up, location: Point(x: 5, y: 6),
                        time: Instant(nanoseconds: 1_100_000_000)),
                    ContactSample(
                        contact: ContactID(rawValue: 6), change: .cancelled, location: Point(x: 5, y: 6),
                        time: Instant(nanoseconds: 1_100_000_000)),
                ])),
            InputFrame(
                seat: SeatID(rawValue: 2), time: Instant(nanoseconds: 1_200_000_000),
                contents: .pointer([
                    PointerSample(
                        change: .entered(SceneID(rawValue: 1)), location: Point(x: 1, y: 2),
                        time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .button(code: 0x110, isDown: true), location: Point(x: 1, y: 2),
                        time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .scrolled(
                            ScrollSample(
                                source: .finger, delta: Vector(dx: 0, dy: -1.5), notches120: Vector(dx: 0, dy: -120),
                                stopped: [.vertical])),
                        location: Point(x: 1, y: 2), time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .button(code: 0x110, isDown: false), location: Point(x: 1, y: 2),
                        time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .moved, location: Point(x: 3, y: 2), time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .left, location: Point(x: 3, y: 2), time: Instant(nanoseconds: 1_200_000_000)),
                ])),
        ])

    @Test("reads back exactly what was written, and writes it again byte for byte")
    func roundTrip() throws {
        let lines = recording.lines
        let read = try InputRecording(lines: lines)
        #expect(read == recording)
        #expect(read.lines == lines)
    }

    @Test("every line stands alone: no line break inside one")
    func oneLineEach() {
        #expect(recording.lines.count == recording.frames.count + 2)
        #expect(recording.lines.allSatisfy { !$0.contains("\n") })
    }

    @Test("a short recording is text that a person can read")
    func readable() {
        let tap = InputRecording(
            header: .init(start: .zero, scenes: [], profile: "uikit"),
            frames: [
                InputFrame(
                    seat: SeatID(rawValue: 1), time: Instant(nanoseconds: 5),
                    contents: .contacts([
                        ContactSample(
                            contact: ContactID(rawValue: 2), change: .down(SceneID(rawValue: 3)),
                            location: Point(x: 10.5, y: 20), time: Instant(nanoseconds: 5))
                    ]))
            ])
        #expect(
            tap.lines == [
                #"{"format":"tactus-input","version":1,"start":0,"profile":"uikit","scenes":[]}"#,
                #"{"t":5,"seat":1,"contacts":[{"id":2,"do":"down","scene":3,"x":10.5,"y":20,"t":5}]}"#,
                #"{"end":1}"#,
            ])
    }

    private static let header = #"{"format":"tactus-input","version":1,"start":0,"profile":"uikit","scenes":[]}"#

    @Test(
        "a broken recording is refused with its line",
        arguments: [
            ([], "line 1: the recording is empty"),
            (
                ["hello"],
                "line 1: not a recording of input; its first line must name the format \"tactus-input\""
            ),
            (
                [#"{"format":"evemu","version":1}"#],
                "line 1: not a recording of input; its first line must name the format \"tactus-input\""
            ),
            (
                [#"{"format":"tactus-input","version":9}"#],
                "line 1: written in version 9 of the format; this toolkit reads up to version 1"
            ),
            ([header], "line 1: the recording breaks off after 0 frames; its closing line is missing"),
            ([header, #"{"t":1"#], "line 2, column 7: ',' or '}' was expected"),
            ([header, #"{"t":1,"seat":1}"#], "line 2: \"contacts\" is missing or is not what it should be"),
            (
                [header, #"{"t":1,"seat":1,"contacts":[{"id":1,"do":"jump"}]}"#],
                "line 2: \"do\" is missing or is not what it should be"
            ),
            ([header, #"{"end":3}"#], "line 2: \"end\" is missing or is not what it should be"),
            (
                [header, #"{"end":0}"#, #"{"end":0}"#],
                "line 2: \"end\" is missing or is not what it should be"
            ),
        ])
    func refused(lines: [String], sentence: String) throws {
        let error = #expect(throws: InputRecordingError.self) { try InputRecording(lines: lines) }
        #expect(error?.description == sentence)
    }

    @Test("a recording that was cut at any byte is refused, never read in part")
    func cutAnywhere() throws {
        let text = recording.lines.joined(separator: "\n")
        for length in 0..<text.utf8.count {
            let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
            let lines = cut.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(throws: InputRecordingError.self) { try InputRecording(lines: lines) }
        }
    }
}
