import TactusUI
import Testing

@Suite("DX-3: a recording as lines of text")
struct InputRecordingTests {
    private static let recording = InputRecording(
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
                        contact: ContactID(rawValue: 8), change: .moved, location: Point(x: 1e-7, y: 999_999_999.5),
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
                                stopped: [.vertical], inverted: [.vertical])),
                        location: Point(x: 1, y: 2), time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .button(code: 0x110, isDown: false), location: Point(x: 1, y: 2),
                        time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .moved, location: Point(x: 3, y: 2), time: Instant(nanoseconds: 1_200_000_000)),
                    PointerSample(
                        change: .left, location: Point(x: 3, y: 2), time: Instant(nanoseconds: 1_200_000_000)),
                ])),
            InputFrame(
                seat: SeatID(rawValue: 2), time: Instant(nanoseconds: 1_300_000_000),
                contents: .gesture(
                    [
                        .began(.pinch, on: SceneID(rawValue: 1), fingerCount: 2),
                        .pinched(PinchStep(scale: 1.5, rotation: -7.5, translation: Vector(dx: 1, dy: -2))),
                        .ended(.pinch), .began(.swipe, on: SceneID(rawValue: 1), fingerCount: 4),
                        .swiped(by: Vector(dx: 0.5, dy: -2)), .cancelled(.swipe),
                        .began(.hold, on: SceneID(rawValue: 1), fingerCount: 1), .ended(.hold),
                    ].map {
                        PointerGestureSample(
                            change: $0, location: Point(x: 7, y: 8), time: Instant(nanoseconds: 1_300_000_000))
                    })),
        ])

    private static let strokeOfAPen: [TabletSample] = {
        let held = TabletAxes(
            pressure: 65535, distance: 0, tilt: TabletTilt(x: -12.5, y: 60), rotation: 359.5, slider: -65535)
        let changes: [TabletSample.Change] =
            TabletTool.Kind.allCases.map {
                .entered(SceneID(rawValue: 1), TabletTool(kind: $0, serialNumber: .max, model: 0x80_2A))
            } + [
                .entered(SceneID(rawValue: 1), TabletTool(kind: .pen)), .moved, .down, .up,
                .button(code: 0x14b, isDown: true), .button(code: 0x14b, isDown: false),
                .scrolled(ScrollSample(source: .wheel, delta: .zero, notches120: Vector(dx: 0, dy: 60))),
                .corrected(index: 7), .left,
            ]
        return changes.enumerated().map { index, change in
            TabletSample(
                tool: TabletToolID(rawValue: 3), change: change, location: Point(x: 1.5, y: -2),
                time: Instant(nanoseconds: 1_300_000_000), axes: index.isMultiple(of: 2) ? held : TabletAxes(),
                estimate: index.isMultiple(of: 3)
                    ? TabletEstimate(index: 7, properties: [.force, .location], expectingUpdates: .force) : nil)
        }
    }()

    @Test("reads back exactly what was written, and writes it again byte for byte")
    func roundTrip() throws {
        let lines = Self.recording.lines
        let read = try InputRecording(lines: lines)
        #expect(read == Self.recording)
        #expect(read.lines == lines)
    }

    @Test("all that a tablet's tool can do, and all it can tell, is kept")
    func tablet() throws {
        let time = Instant(nanoseconds: 1_300_000_000)
        let stroke = InputRecording(
            header: Self.recording.header,
            frames: [InputFrame(seat: SeatID(rawValue: 2), time: time, contents: .tablet(Self.strokeOfAPen))])
        let read = try InputRecording(lines: stroke.lines)
        #expect(read == stroke)
        #expect(read.lines == stroke.lines)
    }

    @Test("every line stands alone: no line break inside one")
    func oneLineEach() {
        #expect(Self.recording.lines.count == Self.recording.frames.count + 2)
        #expect(Self.recording.lines.allSatisfy { !$0.contains("\n") })
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
                #"{"format":"tactus-input","version":2,"start":0,"profile":"uikit","scenes":[]}"#,
                #"{"t":5,"seat":1,"contacts":[{"id":2,"do":"down","scene":3,"x":10.5,"y":20,"t":5}]}"#,
                #"{"end":1}"#,
            ])
    }

    private static let header = #"{"format":"tactus-input","version":2,"start":0,"profile":"uikit","scenes":[]}"#

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
                "line 1: written in version 9 of the format; this toolkit reads up to version 2"
            ),
            ([header], "line 1: the recording breaks off after 0 frames; its closing line is missing"),
            ([header, #"{"t":1"#], "line 2, column 7: ',' or '}' was expected"),
            ([header, #"{"t":1,"seat":1}"#], "line 2: \"contacts\" is missing or is not what it should be"),
            (
                [header, #"{"t":1,"seat":1,"contacts":[{"id":1,"do":"jump"}]}"#],
                "line 2: \"do\" is missing or is not what it should be"
            ),
            (
                [header, #"{"t":1,"seat":1,"tablet":[{"tool":1,"do":"move","x":0,"y":0,"t":1,"pressure":65536}]}"#],
                "line 2: \"pressure\" is missing or is not what it should be"
            ),
            (
                [header, #"{"t":1,"seat":1,"tablet":[{"tool":1,"do":"enter","scene":1,"kind":"chalk"}]}"#],
                "line 2: \"kind\" is missing or is not what it should be"
            ),
            (
                [header, #"{"t":1,"seat":1,"tablet":[{"tool":1,"do":"enter","scene":1,"kind":"pen","serial":"x"}]}"#],
                "line 2: \"serial\" is missing or is not what it should be"
            ),
            (
                [header, #"{"t":1,"seat":1,"tablet":[{"tool":1,"do":"up","x":0,"y":0,"t":1,"slider":-65536}]}"#],
                "line 2: \"slider\" is missing or is not what it should be"
            ),
            (
                [header, #"{"t":9223372036854775807,"seat":1,"contacts":[]}"#],
                "line 2: \"t\" is missing or is not what it should be"
            ),
            (
                [header, #"{"t":1,"seat":1,"contacts":[{"id":1,"do":"move","x":1e300,"y":0,"t":1}]}"#],
                "line 2: \"x\" is missing or is not what it should be"
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

    @Test("a recording of an older toolkit is read, and written in today's version")
    func older() throws {
        let frame = #"{"t":5,"seat":1,"contacts":[{"id":2,"do":"down","scene":3,"x":10.5,"y":20,"t":5}]}"#
        let old = #"{"format":"tactus-input","version":1,"start":0,"profile":"uikit","scenes":[]}"#
        let read = try InputRecording(lines: [old, frame, #"{"end":1}"#])
        #expect(read.lines == [Self.header, frame, #"{"end":1}"#])
    }

    @Test("a recording that was cut at any byte is refused, never read in part")
    func cutAnywhere() throws {
        let text = Self.recording.lines.joined(separator: "\n")
        for length in 0..<text.utf8.count {
            let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
            let lines = cut.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(throws: InputRecordingError.self) { try InputRecording(lines: lines) }
        }
    }
}
