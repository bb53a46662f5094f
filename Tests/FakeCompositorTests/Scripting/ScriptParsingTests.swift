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
            ReadLine("wait 0", .wait(.zero)),
            ReadLine("wait 1500", .wait(.milliseconds(1500))),
            ReadLine("shot after.tap", .shot(name: "after.tap")),
            ReadLine("client-alive", .expectClientAlive),
            ReadLine("wait-exit 2000", .waitForExit(.milliseconds(2000))),
        ])
    func command(line: ReadLine) throws {
        let script = try Script(parsing: line.text)
        #expect(script.lines == [Script.Line(number: 1, command: line.command)])
    }

    @Test("comments, empty lines, spaces, tabs and Windows line ends count as lines and mean nothing")
    func whatMeansNothing() throws {
        let script = try Script(parsing: "# a tap\r\n\r\n \t up\t 4  # lifts \n\n#\nframe#x")
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
                "up 1\n\nhover 3 4",
                """
                line 3: unknown command "hover"; the commands are down, motion, up, cancel, frame, tap, swipe, pinch, \
                pointer, button, click, axis, wait, shot, client-alive, wait-exit
                """),
            UnreadableScript("down 1 2", "line 1: wrong number of arguments; write: down ID X Y"),
            UnreadableScript("# x\ntap 1 2 3 4 5", "line 2: wrong number of arguments; write: tap ID X Y [MS]"),
            UnreadableScript("frame 1", "line 1: wrong number of arguments; write: frame"),
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
                #"line 1: CODE is "left", and must be a Linux button code, decimal or 0x…; the left button is 0x110"#),
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
