import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@Suite("Text input: the conversation")
struct TextInputConversationTests {
    private static let scene = SceneID(rawValue: 7)
    private var talk = TextInputConversation(field: nil)

    private static func field(
        _ text: String = "", id: UInt64 = 1, traits: TextInputTraits = TextInputTraits(), caret: Rect? = nil
    ) -> TextInputField {
        TextInputField(
            id: TextInputID(rawValue: id), scene: scene, traits: traits,
            surroundingText: SurroundingText(text, cursor: text.utf8.count), caret: caret)
    }

    /// The field has texts, and has told them: one commit was made.
    private mutating func enable(_ text: String = "") {
        talk.setField(Self.field(text), changedBy: .other)
        _ = talk.receive(.enter(Self.scene))
        _ = talk.turnEnded()
    }

    private static func told(_ text: String) -> TextInputConversation.Request {
        .setSurroundingText(SurroundingText(text, cursor: text.utf8.count))
    }

    private static let plain = TextInputConversation.Request.setContentType(hints: 0, purpose: 0)

    @Test("nothing is said without a field, or while texts go to another scene")
    mutating func silence() {
        _ = talk.receive(.enter(Self.scene))
        #expect(talk.turnEnded() == [])
        _ = talk.receive(.enter(SceneID(rawValue: 8)))
        talk.setField(Self.field(), changedBy: .other)
        #expect(talk.turnEnded() == [])
        _ = talk.receive(.leave)
        #expect(talk.turnEnded() == [])
    }

    @Test("a field is enabled with all that it tells, in one commit; then only what changes is told")
    mutating func telling() {
        talk.setField(Self.field("ab", caret: Rect(x: 1.5, y: 2, width: 1, height: 9.5)), changedBy: .other)
        _ = talk.receive(.enter(Self.scene))
        #expect(
            talk.turnEnded() == [
                .enable, Self.told("ab"), Self.plain,
                .setCursorRectangle(PixelRect(x: 1, y: 2, width: 2, height: 10)), .commit,
            ])
        #expect(talk.turnEnded() == [])
        talk.setField(Self.field("abc", caret: Rect(x: 1.5, y: 2, width: 1, height: 9.5)), changedBy: .other)
        #expect(talk.turnEnded() == [Self.told("abc"), .setTextChangeCause(.other), .commit])
        talk.setField(Self.field("abcd", caret: Rect(x: 5, y: 2, width: 1, height: 9)), changedBy: .inputMethod)
        #expect(
            talk.turnEnded() == [
                Self.told("abcd"), .setCursorRectangle(PixelRect(x: 5, y: 2, width: 1, height: 9)), .commit,
            ])
        talk.setField(nil, changedBy: .other)
        #expect(talk.turnEnded() == [.disable, .commit])
    }

    @Test("what arrives counts at done, all at once; what is not said again is over")
    mutating func done() {
        enable("ab")
        #expect(talk.receive(.preedit("é", begin: 2, end: 2)) == nil)
        #expect(talk.receive(.commit("x")) == nil)
        #expect(talk.receive(.delete(before: 1, after: 2)) == nil)
        let id = TextInputID(rawValue: 1)
        #expect(
            talk.receive(.done(serial: 1))
                == TextEdit(
                    field: id, deletesBefore: 1, deletesAfter: 2, insertedText: "x",
                    markedText: MarkedText("é", selection: 2..<2)))
        #expect(talk.receive(.done(serial: 1)) == TextEdit(field: id), "the marked text goes")
        #expect(talk.receive(.done(serial: 1)) == nil, "nothing is left to do")
    }

    @Test("rule 29: an old done is carried out, but nothing new is told before one that knows all commits")
    mutating func behind() {
        enable()
        talk.setField(Self.field("a"), changedBy: .other)
        #expect(talk.turnEnded().last == .commit)
        _ = talk.receive(.commit("b"))
        #expect(talk.receive(.done(serial: 1))?.insertedText == "b")
        talk.setField(Self.field("ab"), changedBy: .inputMethod)
        #expect(talk.turnEnded() == [])
        #expect(talk.receive(.done(serial: 2)) == nil)
        #expect(talk.turnEnded() == [Self.told("ab"), .commit])
    }

    @Test("rule 29: what others change is told, whatever the newest done knew")
    mutating func behindAndChanged() {
        enable()
        talk.setField(Self.field("a"), changedBy: .other)
        _ = talk.turnEnded()
        _ = talk.receive(.done(serial: 1))
        talk.setField(Self.field("ab"), changedBy: .other)
        #expect(talk.turnEnded() == [Self.told("ab"), .setTextChangeCause(.other), .commit])
    }

    @Test(
        "rule 29: of two fields the first is disabled before the second is enabled, and what was meant for it is dropped"
    )
    mutating func anotherField() {
        enable("a")
        talk.setField(Self.field("b", id: 2), changedBy: .other)
        #expect(talk.turnEnded() == [.disable, .commit, .enable, Self.told("b"), Self.plain, .commit])
        _ = talk.receive(.commit("x"))
        #expect(talk.receive(.done(serial: 1)) == nil)
        _ = talk.receive(.commit("y"))
        #expect(
            talk.receive(.done(serial: 3)) == TextEdit(field: TextInputID(rawValue: 2), insertedText: "y"))
    }

    @Test("rule 29: a tap on the field enables it again, with all that it tells, and edits on their way stay good")
    mutating func keyboardAgain() {
        enable("a")
        talk.showKeyboard()
        #expect(talk.turnEnded() == [.enable, Self.told("a"), Self.plain, .commit])
        #expect(talk.turnEnded() == [])
        _ = talk.receive(.commit("x"))
        #expect(talk.receive(.done(serial: 1))?.insertedText == "x")
        talk.setField(nil, changedBy: .other)
        _ = talk.turnEnded()
        talk.showKeyboard()
        #expect(talk.turnEnded() == [], "without a field there is no keyboard")
    }

    @Test("when texts leave, marked text goes, and the field is disabled; coming back enables it anew")
    mutating func leaving() {
        enable("a")
        _ = talk.receive(.preedit("x", begin: -1, end: -1))
        #expect(
            talk.receive(.done(serial: 1))
                == TextEdit(field: TextInputID(rawValue: 1), markedText: MarkedText("x", selection: nil)))
        #expect(talk.receive(.leave) == TextEdit(field: TextInputID(rawValue: 1)))
        #expect(talk.receive(.enter(Self.scene)) == nil)
        #expect(talk.turnEnded() == [.disable, .commit, .enable, Self.told("a"), Self.plain, .commit])
        #expect(talk.receive(.leave) == nil)
        #expect(talk.turnEnded() == [.disable, .commit])
        _ = talk.receive(.commit("lost"))
        #expect(talk.receive(.done(serial: 4)) == nil)
    }

    @Test(
        "what is secret is not told, and how it is told what is entered",
        arguments: [
            (TextInputTraits(isSecureTextEntry: true), 0xC0 as UInt32, 8 as UInt32),
            (TextInputTraits(keyboardType: .numberPad, isSecureTextEntry: true), 0xC0, 9),
        ])
    func secrets(traits: TextInputTraits, hints: UInt32, purpose: UInt32) {
        var talk = TextInputConversation(field: Self.field("secret", traits: traits))
        _ = talk.receive(.enter(Self.scene))
        #expect(talk.turnEnded() == [.enable, .setContentType(hints: hints, purpose: purpose), .commit])
    }

    @Test(
        "what is entered has its hints and its purpose",
        arguments: [
            (TextInputTraits(keyboardType: .asciiCapable), 0x100 as UInt32, 0 as UInt32),
            (TextInputTraits(keyboardType: .url), 0, 5),
            (TextInputTraits(keyboardType: .terminal, isMultiline: true), 0x200, 13),
            (TextInputTraits(autocapitalizationType: .sentences, completesWords: true, checksSpelling: true), 0x7, 0),
            (TextInputTraits(autocapitalizationType: .words), 0x20, 0),
            (TextInputTraits(autocapitalizationType: .allCharacters), 0x10, 0),
        ])
    func traits(traits: TextInputTraits, hints: UInt32, purpose: UInt32) {
        let state = WireTextField(Self.field(traits: traits))
        #expect(state.hints == hints && state.purpose == purpose)
    }

    @Test("rule 29: of a long text no more than 4000 bytes are told")
    func longTexts() throws {
        let state = WireTextField(Self.field(String(repeating: "ß", count: 5000)))
        let text = try #require(state.surroundingText)
        #expect(text.text.utf8.count == 4000 && text.cursor == 4000)
    }

    @Test("a zero in a text, which would end it on the wire, is told as a space")
    func zeros() {
        #expect(WireTextField(Self.field("a\0b")).surroundingText == SurroundingText("a b", cursor: 3))
    }

    @Test("the ends of a cursor that make no sense are moved into the text")
    mutating func oddCursors() {
        enable()
        for (begin, end, selection) in [(1, 99, 0..<3), (3, 0, 0..<3), (-1, 2, nil)] as [(Int32, Int32, Range<Int>?)] {
            _ = talk.receive(.preedit("é!", begin: begin, end: end))
            #expect(talk.receive(.done(serial: 1))?.markedText?.selection == selection)
        }
        _ = talk.receive(.delete(before: .max, after: .max))
        #expect(talk.receive(.done(serial: 1))?.deletesBefore == 4_294_967_295)
    }
}
