import TactusUI
import TactusWayland
import Testing

@Suite("The meaning of keys")
struct KeyInterpreterTests {
    /// Linux's numbers of keys.
    enum Code {
        static let backspace: UInt32 = 14
        static let e: UInt32 = 18
        static let enter: UInt32 = 28
        static let leftShift: UInt32 = 42
        static let x: UInt32 = 45
        static let c: UInt32 = 46
        static let rightAlt: UInt32 = 100
        static let keypad7: UInt32 = 71
        static let apostrophe: UInt32 = 40
    }

    /// Masks in the numbering that all keymaps share.
    enum Mask {
        static let shift: UInt32 = 1 << 0
        static let lock: UInt32 = 1 << 1
        static let control: UInt32 = 1 << 2
        static let alt: UInt32 = 1 << 3
        static let numLock: UInt32 = 1 << 4
        static let logo: UInt32 = 1 << 6
        static let level3: UInt32 = 1 << 7
    }

    private func interpreter(_ layouts: String = "us", options: String = "") -> KeyInterpreter {
        let interpreter = KeyInterpreter(locale: "en_US.UTF-8")
        interpreter.setKeymap(KeymapText.text(layouts: layouts, options: options))
        return interpreter
    }

    @Test(
        "modifiers and layouts decide what a key types",
        arguments: [
            ("us", ModifierMasks(), "e"), ("us", ModifierMasks(depressed: Mask.shift), "E"),
            ("us", ModifierMasks(locked: Mask.lock), "E"),
            ("us", ModifierMasks(depressed: Mask.shift, locked: Mask.lock), "e"),
            ("us", ModifierMasks(latched: Mask.shift), "E"),
            ("us", ModifierMasks(depressed: Mask.control), "e"),
            ("de", ModifierMasks(depressed: Mask.level3), "€"),
            ("us,ru", ModifierMasks(layout: 1), "у"), ("us,ru", ModifierMasks(layout: 0), "e"),
        ])
    func typing(layouts: String, masks: ModifierMasks, expected: String) {
        let interpreter = interpreter(layouts)
        interpreter.update(masks)

        #expect(interpreter.press(Code.e).characters == expected)
    }

    @Test("what a key types without modifiers does not depend on them")
    func plainCharacters() {
        let interpreter = interpreter()
        interpreter.update(ModifierMasks(depressed: Mask.shift | Mask.alt))

        #expect(interpreter.press(Code.e).charactersIgnoringModifiers == "e")
    }

    @Test("a command goes by the Latin layout where the letters are not Latin, if there is one")
    func latinCommands() {
        let control = ModifierMasks(depressed: Mask.control, layout: 1)
        let both = interpreter("us,ru")
        both.update(control)
        #expect(both.press(Code.c).charactersIgnoringModifiers == "c")
        both.update(ModifierMasks(layout: 1))
        #expect(both.press(Code.c).charactersIgnoringModifiers == "с")
        let cyrillic = interpreter("ru")
        cyrillic.update(ModifierMasks(depressed: Mask.control))
        #expect(cyrillic.press(Code.c).charactersIgnoringModifiers == "с")
    }

    @Test(
        "modifier flags follow the keyboard's masks",
        arguments: [
            (ModifierMasks(depressed: Mask.shift), .shift), (ModifierMasks(locked: Mask.lock), .alphaShift),
            (ModifierMasks(depressed: Mask.control | Mask.alt), ModifierFlags([.control, .alternate])),
            (ModifierMasks(latched: Mask.logo), .command), (ModifierMasks(locked: Mask.numLock), ModifierFlags()),
        ] as [(ModifierMasks, ModifierFlags)])
    func flags(masks: ModifierMasks, expected: ModifierFlags) {
        let interpreter = interpreter()
        interpreter.update(masks)

        #expect(interpreter.modifierFlags == expected)
        #expect(interpreter.press(Code.e).modifierFlags == expected)
    }

    @Test("a modifier key alone changes nothing: the compositor says what is in force")
    func modifierKeysAreNotCounted() {
        let interpreter = interpreter()
        _ = interpreter.press(Code.leftShift)

        #expect(interpreter.press(Code.e).characters == "e")
    }

    @Test("letters repeat, modifiers do not")
    func repeating() {
        let interpreter = interpreter()
        #expect(interpreter.press(Code.e).repeats)
        #expect(!interpreter.press(Code.leftShift).repeats)
    }

    @Test("the numeric pad says so, and types with Num Lock on")
    func numericPad() {
        let interpreter = interpreter()
        #expect(interpreter.press(Code.keypad7).characters == "")
        interpreter.update(ModifierMasks(locked: Mask.numLock))
        let key = interpreter.press(Code.keypad7)

        #expect(key.characters == "7")
        #expect(key.modifierFlags == .numericPad)
    }

    @Test("a layout that puts Backspace elsewhere moves what it types")
    func movedBackspace() {
        let capsLock: UInt32 = 58
        #expect(interpreter(options: "caps:backspace").press(capsLock).characters == "\u{8}")
        #expect(interpreter().press(Code.enter).characters == "\r")
    }

    @Test("a dead accent and a letter type one character")
    func compose() {
        let interpreter = interpreter("us(intl)")
        let accent = interpreter.press(Code.apostrophe)
        #expect(accent.isComposing && accent.characters == "" && !accent.repeats)
        #expect(interpreter.press(Code.leftShift).isComposing == false)
        let letter = interpreter.press(Code.e)

        #expect(letter.characters == "é" && !letter.isComposing && !letter.repeats)
        #expect(interpreter.press(Code.e).characters == "e")
    }

    @Test("a sequence that does not go on types nothing, and neither does the key that broke it off")
    func brokenSequence() {
        let interpreter = interpreter("us(intl)")
        _ = interpreter.press(Code.apostrophe)
        let backspace = interpreter.press(Code.backspace)

        #expect(backspace.isComposing && backspace.characters == "")
        #expect(interpreter.press(Code.e).characters == "e")
    }

    @Test("a command ends a sequence and is none of it; so does the keyboard's leave")
    func commandEndsSequence() {
        let interpreter = interpreter("us(intl)")
        _ = interpreter.press(Code.apostrophe)
        interpreter.update(ModifierMasks(depressed: Mask.control))
        #expect(interpreter.press(Code.e).isComposing == false)
        interpreter.update(ModifierMasks())
        #expect(interpreter.press(Code.e).characters == "e")
        _ = interpreter.press(Code.apostrophe)
        interpreter.cancelSequence()

        #expect(interpreter.press(Code.e).characters == "e")
    }

    @Test("the locale's sequences are read with the first key that may begin one, not with a command or a leave")
    func readingSequences() {
        let interpreter = interpreter()
        interpreter.cancelSequence()
        interpreter.update(ModifierMasks(depressed: Mask.control))
        _ = interpreter.press(Code.e)
        #expect(!interpreter.hasReadSequences)
        interpreter.update(ModifierMasks())
        _ = interpreter.press(Code.e)
        #expect(interpreter.hasReadSequences)
    }

    @Test("a locale without sequences composes nothing", arguments: ["", "no_such_locale", "../../etc/passwd"])
    func unknownLocale(locale: String) {
        let interpreter = KeyInterpreter(locale: locale)
        interpreter.setKeymap(KeymapText.us)

        #expect(interpreter.press(Code.e).characters == "e")
    }

    @Test(
        "what is no keymap is none: keys keep their places and type nothing",
        arguments: [
            nil, [], [0], Array("nonsense".utf8), Array("xkb_keymap {".utf8) + [0], Array(KeymapText.us.prefix(900)),
            [UInt8](repeating: 0xFF, count: 5000),
        ] as [[UInt8]?])
    func badKeymap(text: [UInt8]?) {
        let interpreter = interpreter()
        interpreter.update(ModifierMasks(depressed: Mask.shift))
        interpreter.setKeymap(text)
        interpreter.update(ModifierMasks(depressed: .max, latched: .max, locked: .max, layout: .max))
        let key = interpreter.press(Code.e)

        #expect(!interpreter.hasKeymap)
        #expect(key == Key(code: Code.e))
        #expect(key.usage == .keyboardE)
        #expect(!interpreter.press(Code.leftShift).repeats)
    }

    @Test(
        "a keymap with a key of a number that no keyboard has is none, however it is written",
        arguments: [
            "maximum = 4294967294; <A> = 4294967000;", "<A>=4096;", "/* } */ <A> = 0xFFFFFFFF;", "<}> = 70000;",
            "// }\n <A> = 00070000;", "<A> = 9;} ; XKB_Keycodes \"}\" { <B> = 0x1000;",
        ])
    func absurdKeycodes(section: String) {
        let interpreter = interpreter()
        interpreter.setKeymap(Array("xkb_keymap { xkb_keycodes \"x\" { \(section) }; };".utf8))
        #expect(!interpreter.hasKeymap)
    }

    @Test("a keymap at which libxkbcommon would end the program is none")
    func emptyFirstItem() {
        let interpreter = interpreter()
        let text =
            "xkb_keymap { xkb_keycodes { <AC01> = 38; }; xkb_types { }; xkb_compat { }; xkb_symbols { key <AC01> {, [] }; }; };"
        interpreter.setKeymap(Array(text.utf8))
        #expect(!interpreter.hasKeymap)
    }

    @Test("a keymap that says which modifiers its virtual ones are, as newer libraries write it, types")
    func masksOfVirtualModifiers() {
        let interpreter = interpreter()
        let text = String(decoding: KeymapText.us, as: UTF8.self)
            .replacing("virtual_modifiers ", with: "virtual_modifiers Extra=0x4000,")
        interpreter.setKeymap(Array(text.utf8))
        interpreter.update(ModifierMasks(depressed: Mask.shift))

        #expect(text.contains("Extra=0x4000"))
        #expect(interpreter.press(Code.e).characters == "E")
    }

    @Test("a keymap that comes later is not bound to the modifiers of the one before")
    func newKeymap() {
        let interpreter = interpreter()
        interpreter.update(ModifierMasks(depressed: Mask.shift))
        interpreter.setKeymap(KeymapText.text(layouts: "ru"))

        #expect(interpreter.press(Code.e).characters == "у")
    }

    @Test("keys and masks that no keymap has do no harm", arguments: [0, 0x2FF, 0x7FFF_FFFF, .max] as [UInt32])
    func absurdKeys(code: UInt32) {
        let interpreter = interpreter("us,ru")
        interpreter.update(ModifierMasks(depressed: .max, latched: .max, locked: .max, layout: .max))

        #expect(interpreter.press(code).characters == "")
    }
}
