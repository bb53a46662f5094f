import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Key commands and typing")
struct KeyCommandTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let log = Log()

    @Test("RS-18: a command is looked up along the chain, its action performed by the first that can")
    func lookup() {
        let outer = Desk("outer", log)
        let inner = Desk("inner", log)
        host.window.addSubview(outer)
        outer.addSubview(inner)
        outer.commands = [KeyCommand(input: "s", modifierFlags: .command, action: .stamp)]
        inner.becomeFirstResponder()
        host.keyboard.press("s", holding: .control)
        inner.canStamp = false
        host.keyboard.press("s", holding: .control)
        outer.canStamp = false
        host.keyboard.press("s", holding: .control)

        #expect(
            log.lines == [
                "inner stamps", "outer stamps",
                "inner press s",  // nobody performs it: a press like others
            ])
    }

    @Test("RS-18: at one responder the first match counts, and a disabled command is no match")
    func order() {
        let desk = Desk("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        let disabled = KeyCommand(input: .escape, action: .stamp)
        disabled.attributes = .disabled
        desk.commands = [
            disabled, KeyCommand(input: .escape, action: .copy), KeyCommand(input: .escape, action: .stamp),
        ]
        host.keyboard.press(.keyboardEscape)
        #expect(log.lines == ["desk copies"])
    }

    @Test("RS-17: commands that want priority come before typing, typing before other commands, presses come last")
    func priorities() {
        let desk = Typist("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        let early = KeyCommand(input: "a", action: .stamp)
        early.wantsPriorityOverSystemBehavior = true
        desk.commands = [
            early, KeyCommand(input: "b", action: .stamp), KeyCommand(input: .escape, action: .copy),
        ]
        host.keyboard.press("a")
        host.keyboard.press("b")
        host.keyboard.press(.keyboardEscape)
        host.keyboard.press(.keyboardF1)

        #expect(log.lines == ["desk stamps", "desk types b", "desk copies", "desk press "])
    }

    @Test("RS-18: typing repeats while the key is held, presses do not")
    func typingRepeats() {
        let desk = Typist("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(100)))
        host.keyboard.down(.keyboardA)
        host.clock.advance(by: .milliseconds(299))
        #expect(log.take() == ["desk types a"])
        host.clock.advance(by: .milliseconds(1))
        host.clock.advance(by: .milliseconds(200))
        #expect(log.take() == ["desk types a", "desk types a", "desk types a"])
        host.keyboard.down(.keyboardF1)  // another key ends it
        host.clock.advance(by: .seconds(1))
        #expect(log.take() == ["desk press "])
        host.keyboard.up(.keyboardF1)
        host.keyboard.up(.keyboardA)
    }

    @Test("RS-18: a command repeats only when it allows it", arguments: [true, false])
    func commandRepeats(allows: Bool) {
        let desk = Desk("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        let command = KeyCommand(input: .downArrow, action: .stamp)
        command.allowsAutomaticRepeat = allows
        desk.commands = [command]
        host.keyboard.down(.keyboardDownArrow)
        host.clock.advance(by: .milliseconds(560))
        host.keyboard.up(.keyboardDownArrow)
        host.clock.advance(by: .seconds(1))
        #expect(log.lines.count == (allows ? 3 : 1))
    }

    @Test(
        "RS-19: nothing repeats when the keyboard has left, or tells that keys do not repeat", arguments: [true, false])
    func repetitionEnds(byLeaving: Bool) {
        let desk = Typist("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        if byLeaving { host.keyboard.leave() } else { host.keyboard.setRepetition(nil) }
        host.clock.advance(by: .seconds(2))
        #expect(log.lines == ["desk types a"])
    }

    @Test("typing: text, line breaks and Backspace; with Control it is for others")
    func typing() {
        let desk = Typist("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.type("Hi!\n")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.press("c", holding: .control)

        #expect(
            log.lines == [
                "desk press ",  // there is nothing to delete
                "desk types H", "desk types i", "desk types !", "desk types \n", "desk deletes", "desk press c",
            ])
        #expect(desk.text == "Hi!")
    }

    @Test(
        "EV-7: a declared command is Control, unless the application says otherwise",
        arguments: [
            (ModifierFlags.control, ModifierFlags.control, true), (.control, .command, false),
            (.command, .command, true), (.command, .control, false), (.alternate, .alternate, true),
        ])
    func primaryModifier(primary: ModifierFlags, held: ModifierFlags, fires: Bool) {
        let desk = Desk("desk", log)
        host.window.addSubview(desk)
        desk.becomeFirstResponder()
        desk.commands = [KeyCommand(input: "s", modifierFlags: .command, action: .stamp)]
        host.application.primaryCommandModifier = primary
        host.keyboard.press("s", holding: held)
        #expect(log.lines == [fires ? "desk stamps" : "desk press s"])
    }

    @Test(
        "a chord is its key and exactly its modifiers; locks do not matter, and a sign may need Shift",
        arguments: [
            ("s", ModifierFlags.control, Key(code: 31, "s", "s", .control), true),
            ("s", .control, Key(code: 31, "S", "s", [.control, .shift]), false),
            ("s", [.control, .shift], Key(code: 31, "S", "s", [.control, .shift]), true),
            ("S", .control, Key(code: 31, "s", "s", .control), true),
            ("s", .control, Key(code: 31, "S", "s", [.control, .alphaShift, .numericPad]), true),
            ("s", [], Key(code: 31, "s", "s", .control), false),
            ("+", .control, Key(code: 13, "+", "=", [.control, .shift]), true),
            ("+", [.control, .shift], Key(code: 13, "+", "=", [.control, .shift]), true),
            ("=", [.control, .shift], Key(code: 13, "+", "=", [.control, .shift]), true),
            (.upArrow, [], Key(code: 103, "", "", []), true),
            (.upArrow, .shift, Key(code: 103, "", "", []), false),
            (.function(11), [], Key(code: 87, "", "", []), true),
            (.function(13), [], Key(code: 183, "", "", []), true),
            ("1", .numericPad, Key(code: 79, "1", "1", .numericPad), true),
            ("1", .numericPad, Key(code: 2, "1", "1", []), false),
        ] as [(KeyCommand.Input, ModifierFlags, Key, Bool)])
    func chords(input: KeyCommand.Input, flags: ModifierFlags, key: Key, matches: Bool) {
        #expect(KeyChord(input: input, modifierFlags: flags).matches(key) == matches)
    }

    @Test("keys have the numbers of USB by their place")
    func usages() {
        let codes: [(UInt32, KeyUsage)] = [
            (1, .keyboardEscape), (11, .keyboard0), (14, .keyboardDeleteOrBackspace), (16, .keyboardQ),
            (28, .keyboardReturnOrEnter), (30, .keyboardA), (43, .keyboardBackslash), (50, .keyboardM),
            (54, .keyboardRightShift), (57, .keyboardSpacebar), (68, .keyboardF10), (71, .keypad7), (82, .keypad0),
            (88, .keyboardF12), (97, .keyboardRightControl), (111, .keyboardDeleteForward), (126, .keyboardRightGUI),
            (163, .scanNextTrack), (194, .keyboardF24),
        ]
        for (code, usage) in codes { #expect(KeyUsage(linuxCode: code) == usage, "\(code)") }
        #expect(KeyUsage(linuxCode: 0) == nil)
        #expect(KeyUsage(linuxCode: .max) == nil)
        #expect(KeyUsage.keyboardA.page == 7)
        let known = (UInt32(0)..<512).compactMap(KeyUsage.init(linuxCode:)).filter { $0.page == 7 }
        #expect(Set(known).count == known.count)
    }

    @Test("a recording keeps what a keyboard did")
    func recording() throws {
        let changes: [KeySample.Change] = [
            .entered(SceneID(rawValue: 3)), .modifiers([.shift, .control]),
            .repetition(KeyRepetition(delay: .milliseconds(400), interval: .milliseconds(30))), .repetition(nil),
            .down(Key(code: 16, "Q", "q", .shift)), .force(code: 16, 0.25), .up(code: 16), .left,
        ]
        let samples = changes.enumerated().map { KeySample(change: $1, time: Instant(nanoseconds: Int64($0))) }
        let recording = InputRecording(
            header: .init(start: .zero, scenes: [], profile: "uikit"),
            frames: [InputFrame(seat: SeatID(rawValue: 1), time: .zero, contents: .keys(samples))])
        #expect(try InputRecording(lines: recording.lines) == recording)
    }
}

extension Key {
    fileprivate init(code: UInt32, _ characters: String, _ plain: String, _ flags: ModifierFlags) {
        self.init(code: code, characters: characters, charactersIgnoringModifiers: plain, modifierFlags: flags)
    }
}

@MainActor
protocol Stamping {
    func stamp(_ sender: Any?)
}

extension ActionKey where P == any Stamping {
    fileprivate static var stamp: Self { ActionKey { $0.stamp($1) } }
}

/// A view with key commands, which logs what comes of keys.
private class Desk: View, Stamping, Copying {
    var commands: [KeyCommand] = []
    var canStamp = true
    let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: Rect(0, 0, 50, 50))
        self.name = name
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand] { commands }

    override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
        action == .stamp ? canStamp : super.canPerform(action, withSender: sender)
    }

    func stamp(_ sender: Any?) { note("stamps") }
    func copy(_ sender: Any?) { note("copies") }
    func note(_ what: String) { log.add("\(name ?? "?") \(what)") }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        note("press " + presses.map(\.key.charactersIgnoringModifiers).joined())
    }
}

private final class Typist: Desk, KeyInput {
    private(set) var text = ""
    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        self.text += text
        note("types \(text)")
    }

    func deleteBackward() {
        text.removeLast()
        note("deletes")
    }
}
