import CompositorScripts
import FakeCompositor
import TactusGeometry
import Testing

/// A line of a script and the command that it means.
struct ReadLine: Sendable, CustomTestStringConvertible {
    let text: String
    let command: ScriptCommand
    var testDescription: String { text }

    init(_ text: String, _ command: ScriptCommand) {
        self.text = text
        self.command = command
    }
}

/// A script that cannot be read and what its error says.
struct UnreadableScript: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ message: String) {
        self.text = text
        self.message = message
    }
}

@Suite("Reading a script")
struct ScriptParsingTests {
    @Test(
        "every command, with and without what may be left out",
        arguments: [
            ReadLine("down 1 10 20", .down(id: 1, at: Point(x: 10, y: 20))),
            ReadLine("down -2147483648 0 0", .down(id: .min, at: .zero)),
            ReadLine("down 2147483647 -5.5 1e3", .down(id: .max, at: Point(x: -5.5, y: 1000))),
            ReadLine("motion 1 .5 +7", .motion(id: 1, to: Point(x: 0.5, y: 7))),
            ReadLine("up -1", .up(id: -1)),
            ReadLine("cancel", .cancel),
            ReadLine("frame", .frame),
            ReadLine("tap 3 4 5", .tap(id: 3, at: Point(x: 4, y: 5), hold: .milliseconds(50))),
            ReadLine("tap 3 4 5 800", .tap(id: 3, at: Point(x: 4, y: 5), hold: .milliseconds(800))),
            ReadLine(
                "swipe 1 0 10 100 20 250",
                .swipe(id: 1, from: Point(x: 0, y: 10), to: Point(x: 100, y: 20), duration: .milliseconds(250))),
            ReadLine(
                "pinch 50 60 10 40 300",
                .pinch(center: Point(x: 50, y: 60), fromRadius: 10, toRadius: 40, duration: .milliseconds(300))),
            ReadLine("pointer 7 8", .pointer(to: Point(x: 7, y: 8))),
            ReadLine("button 272 press", .button(code: 272, isPressed: true)),
            ReadLine("button 0x111 release", .button(code: 273, isPressed: false)),
            ReadLine("click 1 2", .click(at: Point(x: 1, y: 2), code: 0x110)),
            ReadLine("click 1 2 0x112", .click(at: Point(x: 1, y: 2), code: 0x112)),
            ReadLine("axis 0 -15.5", .axis(Vector(dx: 0, dy: -15.5))),
            ReadLine("plug touch", .device(.touch, isPresent: true)),
            ReadLine("unplug keyboard", .device(.keyboard, isPresent: false)),
            ReadLine("unplug pointer", .device(.pointer, isPresent: false)),
            ReadLine("output 300 200", .output(width: 300, height: 200, scale: nil)),
            ReadLine("output 16384 1 1.5", .output(width: 16384, height: 1, scale: 1.5)),
            ReadLine("turn-output flipped-90", .outputs(.turn(.flipped90, output: nil))),
            ReadLine("turn-output normal DESK", .outputs(.turn(.normal, output: "DESK"))),
            ReadLine("scale-output 1.5", .outputs(.rescale(1.5, output: nil))),
            ReadLine("scale-output 2 DESK", .outputs(.rescale(2, output: "DESK"))),
            ReadLine("mode-output 1920 1080", .outputs(.mode(width: 1920, height: 1080, output: nil))),
            ReadLine(
                "plug-output DESK 640x480",
                .outputs(.plug(OutputText(size: PixelSize(width: 640, height: 480)), name: "DESK"))
            ),
            ReadLine(
                "plug-output DESK 640x480@2/90+1+2",
                .outputs(
                    .plug(
                        OutputText(
                            size: PixelSize(width: 640, height: 480), scale: 2, transform: .rotated90,
                            position: PixelPoint(x: 1, y: 2)), name: "DESK"))),
            ReadLine("unplug-output DESK", .outputs(.unplug(name: "DESK"))),
            ReadLine("hold-wire", .wire(.hold(.both))),
            ReadLine("hold-wire events", .wire(.hold(.events))),
            ReadLine("block-wire requests", .wire(.block(.requests))),
            ReadLine("release-wire", .wire(.release)),
            ReadLine("cut-wire", .wire(.cut)),
            ReadLine("restart-compositor", .restartCompositor(after: .zero)),
            ReadLine("restart-compositor 200", .restartCompositor(after: .milliseconds(200))),
            ReadLine("wait-window 900", .waitForWindow(.milliseconds(900))),
            ReadLine("fault wl_touch.frame every drop", .fault(Fault("wl_touch.frame", .every, .drop))),
            ReadLine("fault wl_touch.up 1 duplicate", .fault(Fault("wl_touch.up", .only(1), .duplicate))),
            ReadLine(
                "fault wl_callback.done 3- delay 500",
                .fault(Fault("wl_callback.done", .from(3), .delay(.milliseconds(500))))),
            ReadLine(
                "fault wl_touch.down every postpone 1", .fault(Fault("wl_touch.down", .every, .postpone(past: 1)))),
            ReadLine(
                "fault wl_touch.motion 5- replace 0 -1",
                .fault(Fault("wl_touch.motion", .from(5), .replace(argument: 0, with: .max)))),
            ReadLine(
                "fault wl_keyboard.keymap every lose-descriptors",
                .fault(Fault("wl_keyboard.keymap", .every, .loseDescriptors))),
            ReadLine("fault wl_touch.motion 10 disconnect", .fault(Fault("wl_touch.motion", .only(10), .disconnect))),
            ReadLine(
                "fault wl_touch.down 1 error 0x1 'for the test'",
                .fault(Fault("wl_touch.down", .only(1), .protocolError(code: 1, message: "for the test")))),
            ReadLine("wait 0", .wait(.zero)),
            ReadLine("wait 1500", .wait(.milliseconds(1500))),
            ReadLine("shot after.tap", .shot(name: "after.tap", output: nil)),
            ReadLine("shot after DESK", .shot(name: "after", output: "DESK")),
            ReadLine(
                "path 4 300 0 0 10 0 10 5",
                .path(
                    id: 4, points: [.zero, Point(x: 10, y: 0), Point(x: 10, y: 5)], duration: .milliseconds(300))),
            ReadLine("rate 240", .rate(240)),
            ReadLine("jitter 1.5", .jitter(1.5, seed: 0)),
            ReadLine("jitter 2 7", .jitter(2, seed: 7)),
            ReadLine("key 30 press", .key(code: 30, isPressed: true)),
            ReadLine("key 0x1c release", .key(code: 28, isPressed: false)),
            ReadLine("type Hello,", .type("Hello,")),
            ReadLine(#"type "a \"b\"\n""#, .type("a \"b\"\n")),
            ReadLine(#"type 'C:\new #1'"#, .type(#"C:\new #1"#)),
            ReadLine("stylus near 1 2", .stylus(.proximityIn(Point(x: 1, y: 2)))),
            ReadLine("stylus move 1 2", .stylus(.move(to: Point(x: 1, y: 2), pressure: nil))),
            ReadLine("stylus move 1 2 .5", .stylus(.move(to: Point(x: 1, y: 2), pressure: 0.5))),
            ReadLine("stylus down", .stylus(.down(pressure: nil))),
            ReadLine("stylus down 1", .stylus(.down(pressure: 1))),
            ReadLine("stylus up", .stylus(.up)),
            ReadLine("stylus tilt -30 45", .stylus(.tilt(x: -30, y: 45))),
            ReadLine("stylus hover 0.25", .stylus(.hover(distance: 0.25))),
            ReadLine("stylus rotate 90", .stylus(.rotate(degrees: 90))),
            ReadLine("stylus button 0x14b press", .stylus(.button(code: 0x14B, isPressed: true))),
            ReadLine("stylus away", .stylus(.proximityOut)),
            ReadLine(
                "stylus stroke 1 2 3 4 100 0.5",
                .stylusStroke(
                    from: Point(x: 1, y: 2), to: Point(x: 3, y: 4), duration: .milliseconds(100), pressure: 0.5)),
            ReadLine(
                "gesture swipe 3 100 -20 200",
                .gesture(
                    TouchpadGesture(
                        .swipe, fingers: 3, travel: Vector(dx: 100, dy: -20), duration: .milliseconds(200)))),
            ReadLine(
                "gesture pinch 2 0.5 -45 200 cancelled",
                .gesture(
                    TouchpadGesture(
                        .pinch, fingers: 2, scale: 0.5, rotation: -45, duration: .milliseconds(200), isCancelled: true))
            ),
            ReadLine(
                "gesture hold 4 700", .gesture(TouchpadGesture(.hold, fingers: 4, duration: .milliseconds(700)))),
            ReadLine(
                "wait-text 2000 'saved .*\\.txt$'", .waitForText(.milliseconds(2000), pattern: "saved .*\\.txt$")),
            ReadLine("wait-idle", .waitForIdle(.seconds(5), quiet: .zero)),
            ReadLine("wait-idle 100", .waitForIdle(.milliseconds(100), quiet: .zero)),
            ReadLine("wait-idle 900 250", .waitForIdle(.milliseconds(900), quiet: .milliseconds(250))),
            ReadLine(
                "expect-pixel 10 20 #FF8000",
                .expectPixel(at: Point(x: 10, y: 20), PixelColor(red: 255, green: 128, blue: 0), tolerance: 0)),
            ReadLine(
                "expect-pixel 10 20 #0a0B0c 3",
                .expectPixel(at: Point(x: 10, y: 20), PixelColor(red: 10, green: 11, blue: 12), tolerance: 3)),
            ReadLine(
                "diff saved 'My Goldens/saved.png'", .compare(name: "saved", file: "My Goldens/saved.png", tolerance: 0)
            ),
            ReadLine("diff saved a.png 4", .compare(name: "saved", file: "a.png", tolerance: 4)),
            ReadLine("expect-frames-late 2", .expectFramesLate(2)),
            ReadLine("client-alive", .expectClientAlive),
            ReadLine("wait-change 20 a", .waitForChange(.milliseconds(20), since: "a", in: nil)),
            ReadLine(
                "wait-change 20 a 1 2 3 4",
                .waitForChange(.milliseconds(20), since: "a", in: PixelRect(x: 1, y: 2, width: 3, height: 4))),
            ReadLine("wait-exit 2000", .waitForExit(.milliseconds(2000))),
        ])
    func command(line: ReadLine) throws {
        let script = try Script(parsing: line.text)
        #expect(script.lines == [Script.Line(number: 1, command: line.command)])
    }

    @Test("comments, empty lines, spaces, tabs and Windows line ends count as lines and mean nothing")
    func whatMeansNothing() throws {
        let script = try Script(parsing: "# a tap\r\n\r\n \t up\t 4  # lifts \n\n#\nframe #\n  #no space after it")
        #expect(
            script.lines == [
                Script.Line(number: 3, command: .up(id: 4)),
                Script.Line(number: 6, command: .frame),
            ])
    }

    @Test("a line that ends in + sends no frame")
    func joinedLines() throws {
        let script = try Script(parsing: "down 1 0 0 +\ndown 2 9 9\ncancel + # together")
        #expect(script.lines.map(\.sendsFrames) == [false, true, false])
    }

    @Test(
        "what cannot be read is named with its line and what to write instead",
        arguments: [
            UnreadableScript(
                "up 1\n\nswype 3 4",
                """
                line 3: unknown command "swype" ("swipe"?); the commands are down, motion, up, cancel, frame, tap, swipe, \
                path, pinch, rate, jitter, pointer, button, click, axis, gesture, key, type, stylus, plug, unplug, \
                output, turn-output, scale-output, mode-output, plug-output, unplug-output, hold-wire, block-wire, release-wire, \
                cut-wire, restart-compositor, fault, wait, wait-text, wait-idle, wait-change, wait-window, wait-exit, shot, expect-pixel, diff, expect-frames-late, client-alive
                """),
            UnreadableScript(
                "rate 1000\nswipe 0 1 1 9 9 999000\ngesture swipe 3 9 9 2000",
                """
                line 3: at 1000 samples a second this comes to more than the 1000000 that a script can have: write a lower \
                rate, or a shorter time
                """),
            UnreadableScript(
                "fault wl_touch.down 0 drop",
                """
                line 1: WHICH is "0", and must be every, a number from 1, or a number and a dash for that one and all after \
                it
                """),
            UnreadableScript(
                "fault wl_touch.down 1 lose",
                """
                line 1: EFFECT is "lose", and must be one of drop, duplicate, delay, postpone, replace, disconnect, error \
                (wl_touch.down has no descriptors)
                """),
            UnreadableScript(
                "fault wl_touch.down 1 delay",
                "line 1: VALUE is missing; write: fault EVENT WHICH EFFECT [VALUE] [VALUE]"),
            UnreadableScript(
                "key 99999 press",
                """
                line 1: CODE is "99999", and must be a Linux key code, 1 to 0x2ff; the key A is 30, or 0x1e, and Return 28
                """),
            UnreadableScript(
                "button 0xffff press",
                """
                line 1: CODE is "0xffff", and must be a Linux button code, 0x100 to 0x2ff; the left button is 0x110, or 272
                """),
            UnreadableScript(
                #"type "a\q""#,
                #"line 1: "\q" means nothing: between " and " write \\ for a backslash, and \", \n or \t; "#
                    + "between ' and ' every character stands for itself"),
            UnreadableScript("plug mouse", #"line 1: DEVICE is "mouse", and must be pointer, keyboard or touch"#),
            UnreadableScript("output 0 9", #"line 1: W is "0", and must be a whole number, 1 to 16384"#),
            UnreadableScript(
                "turn-output 45",
                #"line 1: TRANSFORM is "45", and must be one of normal, 90, 180, 270, flipped, flipped-90, flipped-180, "#
                    + "flipped-270"),
            UnreadableScript(
                "plug-output A 9x9/8",
                #"line 1: OUTPUT is "9x9/8", and must be an output, as WxH[@SCALE][/TRANSFORM][+X+Y]: its transform must be "#
                    + "one of normal, 90, 180, 270, flipped, flipped-90, flipped-180, flipped-270"),
            UnreadableScript("plug-output A", "line 1: OUTPUT is missing; write: plug-output NAME OUTPUT"),
            UnreadableScript(
                "hold-wire both",
                #"line 1: events|requests is "both", and must be events or requests, or nothing for both"#),
            UnreadableScript("down 1 2", "line 1: Y is missing; write: down ID X Y"),
            UnreadableScript(
                "# x\ntap 1 2 3 4 5", #"line 2: "5" is one word too many; write: tap ID X Y [MS]"#),
            UnreadableScript("frame 1", #"line 1: "1" is one word too many; write: frame"#),
            UnreadableScript(
                "frame #1",
                ##"line 1: "#1" is one word too many; write: frame (a comment has a space after its #)"##),
            UnreadableScript("type 'a", "line 1: a quotation is not closed: there is no second '"),
            UnreadableScript(
                #"type "a\""#, #"line 1: a quotation is not closed: there is no second ""#),
            UnreadableScript(
                "stylus",
                "line 1: after \"stylus\" comes one of near, move, down, up, tilt, hover, rotate, button, away, stroke"),
            UnreadableScript(
                "gesture swip 1",
                #"line 1: "gesture" cannot be followed by "swip" ("swipe"?); it is by swipe, pinch, hold"#),
            UnreadableScript(
                "gesture hold 0 5", #"line 1: FINGERS is "0", and must be a whole number, 1 to 10"#),
            UnreadableScript(
                "gesture hold 1 5 canceled",
                #"line 1: cancelled is "canceled", and must be the word cancelled, or nothing"#),
            UnreadableScript(
                "stylus down 2", #"line 1: PRESSURE is "2", and must be a number between 0 and 1"#),
            UnreadableScript(
                "path 1 100 0 0 5", "line 1: Y2 is missing; write: path ID MS X1 Y1 X2 Y2…"),
            UnreadableScript(
                "path 1 100 0 0 5 5 6", "line 1: Y2 is missing; write: path ID MS X1 Y1 X2 Y2…"),
            UnreadableScript(
                "expect-pixel 1 2 red",
                ##"line 1: #RRGGBB is "red", and must be a colour of six hexadecimal digits after a #, as #FF8000"##),
            UnreadableScript(
                "key A press",
                #"line 1: CODE is "A", and must be a Linux key code, 1 to 0x2ff; the key A is 30, or 0x1e, and Return 28"#
            ),
            UnreadableScript(
                "wait-text 100 '['",
                #"line 1: REGEX is "[", and must be a regular expression (Invalid regular expression)"#),
            UnreadableScript(
                "fault wl_touch.up 1 replace 3 0",
                #"line 1: VALUE is "3", and must be a whole number, 0 to 2 (wl_touch.up has 3 words)"#),
            UnreadableScript(
                "fault wl_touch.frame every replace 0 0",
                """
                line 1: EFFECT is "replace", and must be one of drop, duplicate, delay, postpone, disconnect, error \
                (wl_touch.frame has no arguments and no descriptors)
                """),
            UnreadableScript(
                "fault wl_touch.up every lose-descriptors",
                """
                line 1: EFFECT is "lose-descriptors", and must be one of drop, duplicate, delay, postpone, replace, \
                disconnect, error (wl_touch.up has no descriptors)
                """),
            UnreadableScript(
                "mode-output 16384 4097", #"line 1: H is "4097", and must be a whole number, 1 to 4096"#),
            UnreadableScript(
                "plug-output A 9000x9000",
                """
                line 1: OUTPUT is "9000x9000", and must be an output, as WxH[@SCALE][/TRANSFORM][+X+Y]: it must have no \
                more than 67108864 device pixels in all, as 8192x8192 has
                """),
            UnreadableScript("rate 0", #"line 1: HZ is "0", and must be a whole number, 1 to 1000"#),
            UnreadableScript(
                "up 2147483648",
                #"line 1: ID is "2147483648", and must be a 32-bit integer, -2147483648 to 2147483647"#),
            UnreadableScript(
                "up one", #"line 1: ID is "one", and must be a 32-bit integer, -2147483648 to 2147483647"#),
            UnreadableScript(
                "down 1 nan 2",
                #"line 1: X is "nan", and must be a number between -4000000 and 4000000, in logical pixels"#),
            UnreadableScript(
                "down 1 2 inf",
                #"line 1: Y is "inf", and must be a number between -4000000 and 4000000, in logical pixels"#),
            UnreadableScript(
                "motion 1 2 4000001",
                #"line 1: Y is "4000001", and must be a number between -4000000 and 4000000, in logical pixels"#),
            UnreadableScript(
                "swipe 1 2 3 4 5 -6", #"line 1: MS is "-6", and must be whole milliseconds, 0 to 86400000 (a day)"#),
            UnreadableScript(
                "tap 1 2 3 soon", #"line 1: MS is "soon", and must be whole milliseconds, 0 to 86400000 (a day)"#),
            UnreadableScript(
                "wait 1.5", #"line 1: MS is "1.5", and must be whole milliseconds, 0 to 86400000 (a day)"#),
            UnreadableScript(
                "pinch 1 2 -3 4 5",
                #"line 1: R1 is "-3", and must be a number between 0 and 4000000, in logical pixels"#),
            UnreadableScript(
                "button left press",
                #"line 1: CODE is "left", and must be a Linux button code, 0x100 to 0x2ff; the left button is 0x110, or 272"#
            ),
            UnreadableScript(
                "button 272 down", #"line 1: press|release is "down", and must be press or release"#),
            UnreadableScript(
                "shot ../secret",
                """
                line 1: NAME is "../secret", and must be a file name without folder and extension, not beginning with a \
                dot
                """),
            UnreadableScript(
                "wait 5 +", #"line 1: "wait" sends no touch, so no frame can be left out: remove the "+""#),
            UnreadableScript("+", #"line 1: there is nothing before the "+": write a touch command there"#),
        ])
    func error(script: UnreadableScript) {
        let error = #expect(throws: ScriptError.self) { try Script(parsing: script.text) }
        #expect(error?.description == script.message)
    }

    @Test("an error is a value with the line and the problem")
    func errorValue() {
        #expect(throws: ScriptError(line: 2, problem: .unknownCommand("jump"))) {
            try Script(parsing: "frame\njump")
        }
    }
}
