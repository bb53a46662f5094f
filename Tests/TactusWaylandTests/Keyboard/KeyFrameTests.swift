import TactusUI
import TactusWayland
import Testing

@Suite("Keyboard frames")
struct KeyFrameTests {
    private static let scene = SceneID(rawValue: 1)
    private static let other = SceneID(rawValue: 2)

    /// Feeds events and writes each frame as a line.
    private func lines(_ events: [KeyboardEvent]) -> [String] {
        var builder = KeyFrameBuilder(
            seat: SeatID(rawValue: 1), interpreter: KeyInterpreter(locale: "en_US.UTF-8"))
        return events.compactMap { builder.receive($0) }.map(KeyFrameTests.line)
    }

    private static func line(_ frame: InputFrame) -> String {
        guard case .keys(let samples) = frame.contents else { return "no keys" }
        return samples.map { sample in
            switch sample.change {
            case .entered(let scene): "entered \(scene.rawValue)"
            case .left: "left"
            case .down(let key): "down \(key.code)" + (key.characters.isEmpty ? "" : " \(key.characters)")
            case .force, .edited: "something else"
            case .up(let code): "up \(code)"
            case .modifiers(let flags): "modifiers \(flags.rawValue >> 16)"
            case .repetition(let repetition):
                repetition.map { "repeats after \($0.delay) every \($0.interval)" } ?? "does not repeat"
            }
        }.joined(separator: "; ")
    }

    private func key(_ code: UInt32, _ isDown: Bool) -> KeyboardEvent { .key(code, isDown: isDown, time: .zero) }

    private let keymap = KeyboardEvent.keymap(KeymapText.us, time: .zero)
    private let enter = KeyboardEvent.enter(KeyFrameTests.scene, time: .zero)
    private let leave = KeyboardEvent.leave(time: .zero)

    @Test("keys arrive with what they type")
    func typing() {
        let shift = KeyboardEvent.modifiers(ModifierMasks(depressed: 1), time: .zero)
        #expect(
            lines([keymap, enter, key(30, true), key(30, false), key(42, true), shift, key(30, true)]) == [
                "entered 1", "down 30 a", "up 30", "down 42", "modifiers 2", "down 30 A",
            ])
    }

    @Test("RS-19: keys that are down when the keyboard comes make neither presses nor releases")
    func heldKeys() {
        #expect(lines([enter, key(30, false), key(31, true), key(31, false)]) == ["entered 1", "down 31", "up 31"])
    }

    @Test("a leave takes all keys away; their releases, elsewhere, are not told")
    func leaveDropsKeys() {
        #expect(
            lines([enter, key(30, true), leave, key(30, false), leave, enter, key(30, false), key(30, true)]) == [
                "entered 1", "down 30", "left", "entered 1", "down 30",
            ])
    }

    @Test("keys without a surface of ours are dropped, as is what makes no sense")
    func nonsense() {
        #expect(
            lines([
                key(30, true), leave, .enter(nil, time: .zero), key(30, true), enter, enter, key(30, true),
                key(30, true), key(31, false),
            ]) == ["entered 1", "down 30"])
    }

    @Test("an enter without a leave leaves first")
    func enterTwice() {
        #expect(
            lines([enter, key(30, true), .enter(Self.other, time: .zero), .enter(nil, time: .zero)]) == [
                "entered 1", "down 30", "left; entered 2", "left",
            ])
    }

    @Test("modifiers are told when they change, and are forgotten with a leave")
    func modifiers() {
        let control = KeyboardEvent.modifiers(ModifierMasks(depressed: 4), time: .zero)
        #expect(
            lines([keymap, enter, control, control, leave, enter, control]) == [
                "entered 1", "modifiers 4", "left", "entered 1", "modifiers 4",
            ])
    }

    @Test(
        "keys arrive with how they repeat",
        arguments: [
            (25, 600, "repeats after 0.6 seconds every 0.04 seconds"), (0, 600, "does not repeat"),
            (-3, 600, "does not repeat"), (10, -5, "repeats after 0.0 seconds every 0.1 seconds"),
            (.max, .max, "repeats after 2147483.647 seconds every 0.001 seconds"),
        ] as [(Int32, Int32, String)])
    func repetition(rate: Int32, delay: Int32, expected: String) {
        let event = KeyboardEvent.repetition(rate: rate, delay: delay, time: .zero)
        #expect(lines([event, event]) == [expected])
    }

    @Test("a new keymap lets no held key repeat any more, and keeps it pressed")
    func keymapStopsRepeating() {
        #expect(
            lines([enter, keymap, key(30, true), keymap, key(30, false)]) == [
                "entered 1", "down 30 a", "does not repeat; repeats after 0.5 seconds every 0.04 seconds", "up 30",
            ])
    }

    @Test("a scene that goes, and a device that goes, take the keyboard off")
    func vanishing() {
        var builder = KeyFrameBuilder(seat: SeatID(rawValue: 1), interpreter: KeyInterpreter(locale: "C"))
        _ = builder.receive(enter)
        #expect(builder.sceneVanished(Self.other, at: .zero) == nil)
        #expect(builder.sceneVanished(Self.scene, at: .zero).map(KeyFrameTests.line) == "left")
        #expect(builder.deviceVanished(at: .zero) == nil)
        _ = builder.receive(enter)
        #expect(builder.deviceVanished(at: .zero).map(KeyFrameTests.line) == "left")
    }

    @Test("a device that goes takes along what was said of it")
    func vanishingRepetition() {
        var builder = KeyFrameBuilder(seat: SeatID(rawValue: 1), interpreter: KeyInterpreter(locale: "C"))
        _ = builder.receive(.repetition(rate: 10, delay: 200, time: .zero))
        _ = builder.receive(enter)
        #expect(
            builder.deviceVanished(at: .zero).map(KeyFrameTests.line)
                == "left; repeats after 0.5 seconds every 0.04 seconds")
        #expect(builder.deviceVanished(at: .zero) == nil)
    }

    /// What a `y` types on keyboards with these keymaps, each of which comes just before it.
    private func characters(_ keymaps: [(text: [UInt8], time: Instant)]) -> [String] {
        let events = keymaps.flatMap { keymap in
            [true, false].map { KeyboardEvent.key(21, isDown: $0, time: keymap.time) }.reduce(
                into: [.keymap(keymap.text, time: keymap.time)]) { $0.append($1) }
        }
        return lines([enter] + events).filter { $0.hasPrefix("down") }.map { String($0.dropFirst(8)) }
    }

    @Test("rule 28: keyboards that take turns, letter by letter, have their keymaps read once, and type on")
    func turns() {
        let us = KeymapText.us
        let de = KeymapText.text(layouts: "de")
        let typed = characters((0..<40).map { (text: $0 % 2 == 0 ? us : de, time: .zero) })
        #expect(typed == (0..<40).map { $0 % 2 == 0 ? "y" : "z" })
    }

    /// A keymap costs milliseconds, and five hundred of them come in a turn.
    @Test("of keymaps that all differ two are read at once, and four a second; keys have codes until then")
    func manyKeymaps() {
        let us = KeymapText.us.prefix { $0 != 0 }
        let other = (0..<30).map { Array(us + "// \($0)".utf8 + [0]) }
        #expect(
            characters(other.map { ($0, .zero) }).map(\.isEmpty) == [false, false] + [Bool](repeating: true, count: 28))
        let slowly = other.enumerated().map { ($1, Instant.zero + .milliseconds(250) * $0) }
        #expect(characters(slowly).allSatisfy { $0 == "y" })
        // The last one that came is read as soon as it may be.
        let waiting = other.prefix(3).map { (text: $0, time: Instant.zero) }
        #expect(characters(waiting + [(other[2], .zero + .milliseconds(251))]) == ["y", "y", "", "y"])
    }
}
