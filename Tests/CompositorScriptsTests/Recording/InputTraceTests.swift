import CompositorScripts
import FakeCompositor
import RandomNumbers
import TactusGeometry
import Testing

/// A trace that cannot be read and what its error says.
struct UnreadableTrace: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { message }

    init(_ text: String, _ message: String) {
        self.text = text
        self.message = message
    }
}

@Suite("Traces of input")
struct InputTraceTests {
    private let size = Size(width: 200, height: 100)
    private static let header = #"{"format":"tactus-trace","version":2,"size":[200,100]}"#
    private static let oldHeader = #"{"format":"tactus-trace","version":1,"size":[200,100]}"#

    private func read(_ text: String) throws -> InputTrace { try InputTrace(parsing: text, mappedTo: size) }

    @Test("every action is written as a line, and read again as it was")
    func roundTrip() throws {
        let actions: [InputAction] = [
            .touchDown(id: -1, at: Point(x: 1.5, y: 2)), .touchMotion(id: .max, to: Point(x: 0.1, y: -3)),
            .touchUp(id: 7), .touchShape(id: 1, major: 9, minor: 4.25), .touchOrientation(id: 1, degrees: -45),
            .touchCancel, .touchFrame, .pointerMotion(to: Point(x: 3, y: 4)),
            .pointerScroll(.fingers(by: Vector(dx: 0, dy: 3)).naturally),
            .pointerButton(code: 0x110, isPressed: true), .pointerScroll(.wheel(notches: Vector(dx: 0, dy: -0.5))),
            .pointerScroll(.fingersLift(from: Vector(dx: 1, dy: 0))), .pointerScroll(Scroll(source: nil)),
            .key(code: 30, isPressed: false), .type("a\"\\\n\u{1}é"), .gestureBegin(.hold, fingers: 3),
            .gestureUpdate(by: Vector(dx: 1, dy: 2), scale: 1.25, rotation: -3), .gestureEnd(isCancelled: true),
            .pen(.proximityIn(.zero)), .pen(.move(to: Point(x: 1, y: 1), pressure: 0.5)),
            .pen(.move(to: Point(x: 1, y: 1), pressure: nil)), .pen(.down(pressure: nil)), .pen(.down(pressure: 1)),
            .pen(.up), .pen(.tilt(x: 1, y: -2)), .pen(.hover(distance: 0.5)), .pen(.rotate(degrees: 90)),
            .pen(.button(code: 0x14B, isPressed: true)), .pen(.proximityOut), .plug([.touch, .pointer]),
            .unplug(.keyboard),
            .resizeOutput(width: 300, height: 200, scale: nil), .resizeOutput(width: 1, height: 16384, scale: 1.5),
            .changeOutputs(.turn(.flipped270, output: nil)), .changeOutputs(.turn(.normal, output: "A")),
            .changeOutputs(.rescale(1.25, output: nil)), .changeOutputs(.rescale(2, output: "A")),
            .changeOutputs(.mode(width: 5, height: 6, output: nil)),
            .changeOutputs(.mode(width: 5, height: 6, output: "A")), .changeOutputs(.unplug(name: "A")),
            .changeOutputs(
                .plug(
                    OutputText(
                        size: PixelSize(width: 3, height: 4), scale: 1.5, transform: .rotated180,
                        position: PixelPoint(x: 7, y: 8)), name: "A")),
            .changeOutputs(.plug(OutputText(size: PixelSize(width: 3, height: 4)), name: "A")),
        ]
        let trace = InputTrace(
            size: size,
            events: actions.enumerated().map { InputTrace.Event(at: .microseconds($0.offset * 1500), $0.element) })
        #expect(try read(trace.lines.joined(separator: "\n") + "\n") == trace)
        #expect(trace.lines[0] == Self.header)
        #expect(trace.lines.last == #"{"end":\#(actions.count)}"#)
        #expect(trace.lines[2] == #"{"us":1500,"do":"touch-motion","id":2147483647,"x":0.1,"y":-3}"#)
    }

    @Test("a trace's steps keep the times between, and have the lines that they were read from")
    func steps() {
        let trace = InputTrace(
            size: size,
            events: [
                InputTrace.Event(at: .milliseconds(5), .touchCancel),
                InputTrace.Event(at: .milliseconds(25), .touchFrame),
            ])
        #expect(
            trace.steps == [
                ScriptStep(after: .milliseconds(5), line: 0, of: .trace, action: .input(.touchCancel)),
                ScriptStep(after: .milliseconds(20), line: 0, of: .trace, action: .input(.touchFrame)),
            ])
    }

    @Test(
        "each event has its line, in every form",
        arguments: [
            (
                header + "\n\n{\"us\":0,\"do\":\"touch-frame\"}\n{\"us\":9,\"do\":\"touch-cancel\"}\n{\"end\":2}",
                [3, 4]
            ),
            ("hello\n[1.5] wl_touch@3.frame()\nworld\n[2.5] wl_touch@3.cancel()", [2, 4]),
            ("-event7 DEVICE_ADDED x\n event7 TOUCH_FRAME +1.0s\n event7 TOUCH_CANCEL +1.1s", [2, 3]),
            ("# EVEMU 1.3\nE: 0.0 0001 001e 1\nE: 0.0 0000 0000 0\nE: 0.1 0001 001e 0\nE: 0.1 0000 0000 0", [3, 5]),
            (
                "devices:\n- node: a\n  events:\n  - evdev:\n    - [0, 0, 1, 30, 1]\n    - [0, 0, 0, 0, 0]", [6]
            ),
        ])
    func lines(text: String, lines: [Int]) throws {
        #expect(try read(text).events.map(\.line) == lines)
        #expect(try read(text).steps.map(\.line) == lines)
    }

    @Test(
        "what makes one doubt that a trace is whole is told, and the trace is played all the same",
        arguments: [
            (header + "\n{\"us\":0,\"do\":\"touch-frame\"}\n{\"end\":1}\n\n", []),
            (oldHeader + "\n{\"us\":0,\"do\":\"touch-frame\"}\n", []),
            (
                header + "\n{\"us\":0,\"do\":\"touch-frame\"}\n",
                ["line 2: the recording ends here without its last line: it was cut, or whoever wrote it was killed"]
            ),
            (
                header + "\n{\"us\":0,\"do\":\"touch-frame\"}\n{\"end\":3}",
                ["line 3: it should have 3 events, and has 1: lines are missing, or too many"]
            ),
            (
                "[1.5] wl_touch@3.frame()\n[2.5] wl_touch@3.motion(1, 2, 3.0",
                ["line 2: the line is cut: what it says is not played"]
            ),
            ("[1.5] wl_touch@3.frame()\n[ 2", ["line 2: the line is cut: what it says is not played"]),
            ("[1.5] wl_touch@3.frame()\n[12:30] bye\n", []),
            ("[1.5] wl_touch@3.frame()\n[2.5] discarded wl_touch@3.frame()\n", []),
            ("event7 TOUCH_FRAME +1.0s\n event7 TOUCH_DO", ["line 2: the line is cut: what it says is not played"]),
            ("event7 TOUCH_FRAME +1.0s\n event7 TO", ["line 2: the line is cut: what it says is not played"]),
            (
                "event7 TOUCH_FRAME +1.0s\n event7 TOUCH_DOWN +1.1s 0 (0) 50.",
                ["line 2: the line is cut: what it says is not played"]
            ),
            ("event7 TOUCH_FRAME +1.0s\n-event8 DEVICE_ADDED x\n", []),
            ("event7 TOUCH_FRAME +1.0s\n event8 KEYBOARD_KEY +1.1s *** (-1) pressed\n", []),
        ])
    func cutTexts(text: String, warnings: [String]) throws {
        let trace = try read(text)
        #expect(trace.warnings.map(\.description) == warnings)
        #expect(trace.events.map(\.action) == [.touchFrame])
    }

    @Test(
        "what is down at the end is told with the line where it went down; a cancel and an unplugged device take it away"
    )
    func heldInput() {
        let begun: [InputAction] = [
            .touchDown(id: 4, at: .zero), .touchDown(id: 5, at: .zero), .touchUp(id: 5),
            .pointerButton(code: 272, isPressed: true), .key(code: 30, isPressed: true),
            .key(code: 31, isPressed: true),
            .key(code: 31, isPressed: false), .pen(.down(pressure: nil)), .gestureBegin(.swipe, fingers: 3),
        ]
        func warnings(_ actions: [InputAction]) -> [String] {
            let events = actions.enumerated().map { InputTrace.Event(at: .zero, $1, line: $0 + 1) }
            return InputTrace(size: size, events: events).warnings.map(\.description)
        }
        #expect(
            warnings(begun) == [
                "line 1: finger 4 lands and never lifts", "line 4: button 272 is pressed and never released",
                "line 5: key 30 is pressed and never released", "line 8: the pen touches and never lifts",
                "line 9: the touchpad gesture begins and never ends",
            ])
        #expect(warnings(begun + [.touchCancel, .unplug([.pointer, .keyboard]), .pen(.proximityOut)]) == [])
    }

    @Test(
        "what cannot be read is named with its line and what is expected",
        arguments: [
            UnreadableTrace(
                "hello\nworld",
                """
                line 1: not a trace of input: it is neither one of ours, whose first line names the format \
                "tactus-trace", nor written by WAYLAND_DEBUG=1, libinput debug-events, libinput record or evemu-record
                """),
            UnreadableTrace(
                #"{"format":"tactus-trace","version":9,"size":[1,1]}"#,
                "line 1: written in version 9 of the format; this program reads up to version 2"),
            UnreadableTrace(
                #"{"format":"tactus-trace","version":2}"#,
                #"line 1: "size" must be a list of 2 numbers, each at most 4000000"#),
            UnreadableTrace(
                header + "\n{\"us\":0,\"do\":",
                "line 2: column 14: the line ends where a value should be"),
            UnreadableTrace(header + "\n{\"us\":0,\"do\":\"touch-up\"", "line 2: column 24: ',' or '}' was expected"),
            UnreadableTrace(header + "\n[1]", "line 2: column 1: an object was expected"),
            UnreadableTrace(
                header + "\n\n{\"us\":0,\"do\":\"touch-dwn\"}",
                #"line 3: nobody knows the action "touch-dwn" ("touch-down"?)"#),
            UnreadableTrace(
                header + "\n{\"end\":0}\n{\"us\":0,\"do\":\"touch-frame\"}",
                "line 3: nothing may follow the line that ends the recording"),
            UnreadableTrace(
                header + "\n{\"us\":0,\"do\":\"mode-output\",\"width\":16384,\"height\":4097}",
                #"line 2: "height" must be a whole number, 1 to 4096"#),
            UnreadableTrace(
                header + "\n{\"us\":-1,\"do\":\"touch-frame\"}",
                #"line 2: "us" must be a whole number, 0 to 8640000000000"#),
            UnreadableTrace(
                header + "\n{\"us\":0,\"do\":\"touch-down\",\"id\":1,\"x\":1e9,\"y\":0}",
                #"line 2: "x" must be a number, at most 4000000"#),
            UnreadableTrace(
                header + "\n{\"us\":0,\"do\":\"key\",\"code\":1.5,\"pressed\":true}",
                #"line 2: "code" must be a whole number, 0 to 4294967295"#),
            UnreadableTrace(
                "# EVEMU 1.3\nE: 0.0 0003", "line 2: an event has a time in seconds, a type, a code and a value"),
            UnreadableTrace(
                "# libinput record\ndevices:\n- node: /dev/input/event4\n  - [ 0, 0, 3]",
                "line 4: an event has five numbers: seconds, microseconds, type, code, value"),
            UnreadableTrace(
                "# EVEMU 1.3\nN: nothing", "line 1: it holds no touch, no pointer and no key that could be played"),
        ])
    func unreadable(trace: UnreadableTrace) {
        let error = #expect(throws: InputTraceError.self) { try read(trace.text) }
        #expect(error?.description == trace.message)
    }

    @Test("a typed text may be written in JSON's escapes, characters beyond 16 bits as two of them")
    func escapedText() throws {
        let line = #"{"us":0,"do":"type","text":"\ud83d\ude00 \u00e9\b\f"}"#
        let trace = try read(Self.header + "\n" + line + "\n{\"end\":1}")
        #expect(trace.events.map(\.action) == [.type("😀 é\u{8}\u{C}")])
    }

    @Test("a trace of our own whose bytes are no UTF-8 is refused, and one that others recorded is not")
    func brokenBytes() throws {
        let typed = Array((Self.header + "\n{\"us\":0,\"do\":\"type\",\"text\":\"").utf8) + [0xFF] + Array("\"}".utf8)
        let error = #expect(throws: InputTraceError.self) { try InputTrace(parsing: typed, mappedTo: size) }
        #expect(error?.description == "line 2: the line is not UTF-8")

        let printed = [0xFF, 0x0A] + Array("[1.5] wl_touch@3.frame()\n".utf8)
        #expect(try InputTrace(parsing: printed, mappedTo: size).events.map(\.action) == [.touchFrame])
    }

    @Test("any bytes are read or refused, and nothing else", arguments: UInt64(0)..<40)
    func garbage(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let pieces = [
            "{\"us\":", "\"do\":\"touch-down\"", "}", "E: 1.0 0003 0039 5\n", "[", "]", "1e300", "-9223372036854775808",
            "\n",
            "[123.5] wl_touch@3.down(1, 2, wl_surface@3, 4, 5, 6)\n", "A: 35 0 10\n", Self.header + "\n", "\"", ",",
            "-event4 TOUCH_DOWN +99999999999s 1 (1) 1/2 (3/4mm)\n", "- [ 1, 2, 3, 57, 99999999999]\n", "devices:\n",
            "- node: x\n", "absinfo:\n", "53: [0, 3]\n", "absinfo:\n 53: [5, 1, 9]\n", "\u{0}", "é",
        ]
        var text = ["", Self.header + "\n", "# EVEMU 1.3\n", "devices:\n- node: a\n", "[1.5] wl_touch@3.frame()\n"][
            Int(seed % 5)]
        for _ in 0..<60 {
            text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
        if let trace = try? read(text) { #expect(trace.steps.count == trace.events.count) }
    }
}
