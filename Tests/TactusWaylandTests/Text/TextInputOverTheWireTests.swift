import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Text input, both ends")
struct TextInputOverTheWireTests {
    private let window = Window(title: "Text", size: Size(width: 200, height: 100))
    private let field = EntryField(frame: Rect(x: 10, y: 20, width: 100, height: 30))
    private let pair: CompositorPair

    init() throws {
        window.addSubview(field)
        pair = try CompositorPair(window: window)
    }

    private var input: SeatTextInput { pair.seat.textInput }

    private func tap(_ point: Point) {
        let finger = pair.seat.finger(id: 0)
        finger.down(at: point, on: pair.surface)
        finger.up()
        pair.settle()
    }

    @Test("a tap on a field tells the input method of it; it is over when the field is entered in no longer")
    func enabling() throws {
        #expect(input.state == nil)
        field.textInputTraits = TextInputTraits(keyboardType: .numberPad, completesWords: true)
        field.insertText("12")
        tap(Point(x: 20, y: 30))
        var expected = TextInputState()
        expected.surroundingText = "12"
        (expected.cursor, expected.anchor) = (2, 2)
        (expected.hint, expected.purpose) = (1, 2)
        expected.cursorRectangle = PixelRect(x: 11, y: 22, width: 2, height: 10)
        #expect(input.state == expected)
        #expect(input.surface === pair.surface)
        field.resignFirstResponder()
        pair.settle()
        #expect(input.state == nil)
        try pair.verify()
    }

    @Test("a word grows as marked text, and is committed; the input method knows the text it has made")
    func composing() throws {
        tap(Point(x: 20, y: 30))
        for (step, text) in ["h", "hé"].enumerated() {
            input.preedit(text)
            input.done()
            pair.settle()
            #expect(field.marked == MarkedText(text, selection: text.utf8.count..<text.utf8.count))
            #expect(field.text.isEmpty && input.commitCount == 1, "step \(step): marked text is none of the text")
        }
        input.commit("héllo")
        input.done()
        pair.settle()

        #expect(field.text == "héllo" && field.marked == nil)
        #expect(input.state?.surroundingText == "héllo" && input.state?.cursor == 6)
        #expect(input.state?.wasChangedByOther == false)
        try pair.verify()
    }

    @Test("deleting, inserting and marked text of one done come in the order of the protocol")
    func order() throws {
        field.insertText("teh cat")
        (field.caret, field.anchor) = (3, 3)
        tap(Point(x: 20, y: 30))
        input.preedit("!", cursor: (-1, -1))
        input.commit("the")
        input.deleteSurroundingText(before: 3, after: 4)
        input.done()
        pair.settle()

        #expect(field.text == "the" && field.caret == 3)
        #expect(field.marked == MarkedText("!", selection: nil))
        try pair.verify()
    }

    @Test("typing on a keyboard is told as another's doing, and the input method's text follows it")
    func typing() throws {
        tap(Point(x: 20, y: 30))
        try pair.seat.type("Ab")
        pair.settle()
        #expect(input.state?.surroundingText == "Ab")
        #expect(input.state?.wasChangedByOther == true)
        input.commit("c")
        input.done()
        pair.settle()
        #expect(field.text == "Abc")
        try pair.verify()
    }

    @Test(
        "rule 29: what an input method says before it knows our newest commit is done, and the outcome told once it knows"
    )
    func commitCounter() throws {
        tap(Point(x: 20, y: 30))
        try pair.seat.type("a")
        pair.settle()
        #expect(input.commitCount > 1)
        let count = input.commitCount
        input.commit("b")
        input.done(serial: count - 1)
        pair.settle()
        #expect(field.text == "ab")
        #expect(input.commitCount == count && input.state?.surroundingText == "a")
        input.done()
        pair.settle()
        #expect(input.state?.surroundingText == "ab")
        try pair.verify()
    }

    @Test("rule 29: a tap on the field that is entered in already enables it again, for a keyboard that was put away")
    func tapAgain() throws {
        tap(Point(x: 20, y: 30))
        #expect(input.commitCount == 1)
        tap(Point(x: 20, y: 30))
        #expect(input.commitCount == 2 && input.state != nil)
        tap(Point(x: 150, y: 90))
        #expect(input.commitCount == 2)
        try pair.verify()
    }

    @Test("rule 29: a second field takes over: the first is disabled, and loses its marked text")
    func secondField() throws {
        let second = EntryField(frame: Rect(x: 10, y: 60, width: 100, height: 30))
        window.addSubview(second)
        second.textInputTraits.isSecureTextEntry = true
        second.insertText("secret")
        tap(Point(x: 20, y: 30))
        input.preedit("x")
        input.done()
        pair.settle()
        #expect(field.marked != nil)
        tap(Point(x: 20, y: 70))

        #expect(field.marked == nil)
        #expect(input.state?.purpose == 8 && input.state?.surroundingText == nil)
        input.commit("!")
        input.done()
        pair.settle()
        #expect(field.text.isEmpty && second.text == "secret!")
        try pair.verify()
    }

    @Test("TI-54: what a text means decides about its purpose where no keyboard is asked for, and what is learnt")
    func contentTypes() throws {
        let expected: [(TextInputTraits.TextContentType, purpose: UInt32, hint: UInt32)] = [
            (.name, 7, 0), (.username, 0, 8), (.password, 8, 0x80), (.oneTimeCode, 2, 0x80), (.emailAddress, 6, 0),
            (.telephoneNumber, 4, 0), (.url, 5, 0), (.creditCardNumber, 2, 0x80),
        ]
        for (type, purpose, hint) in expected {
            field.resignFirstResponder()
            field.textInputTraits = TextInputTraits(textContentType: type)
            tap(Point(x: 20, y: 30))
            #expect(input.state?.purpose == purpose && input.state?.hint == hint, "\(type)")
        }
        field.resignFirstResponder()
        field.textInputTraits = TextInputTraits(keyboardType: .asciiCapable, textContentType: .emailAddress)
        tap(Point(x: 20, y: 30))
        #expect(input.state?.purpose == 0, "the program's own wish comes first")
        try pair.verify()
    }

    @Test("text that goes to another window leaves the field, with its marked text, and comes back to it")
    func anotherWindow() throws {
        tap(Point(x: 20, y: 30))
        input.preedit("x")
        input.done()
        pair.settle()
        let other = Window(title: "Other", size: Size(width: 50, height: 50))
        pair.application.open(other)
        pair.settle()
        #expect(field.marked == nil)
        #expect(input.state == nil)
        window.makeKey()
        other.windowScene?.close()
        pair.settle()

        #expect(input.state?.surroundingText?.isEmpty == true)
        try pair.verify()
    }

    @Test("the cursor is told where it is in the window, also when the field moves")
    func cursorRectangle() throws {
        tap(Point(x: 20, y: 30))
        field.frame = Rect(x: 50, y: 40, width: 100, height: 30)
        pair.vblank()
        #expect(input.state?.cursorRectangle == PixelRect(x: 51, y: 42, width: 2, height: 10))
        #expect(input.commitCount == 2)
        try pair.verify()
    }

    @Test("rule 28: a key that is held repeats in the field, until the keys and the texts go to another window")
    func repeating() throws {
        tap(Point(x: 20, y: 30))
        pair.seat.keyboard.key(30, isPressed: true)
        pair.advance(by: .milliseconds(690))
        #expect(field.text == "aaaa", "after 0, 600, 640 and 680 ms")
        pair.application.open(Window(title: "Other", size: Size(width: 50, height: 50)))
        pair.advance(by: .seconds(2))
        #expect(field.text == "aaaa")
        #expect(input.state == nil)
        pair.seat.keyboard.key(30, isPressed: false)
        try pair.verify()
    }

    @Test("§7: a virtual keyboard brings a keymap of its own before each burst, and every key means what it meant then")
    func virtualKeyboard() throws {
        tap(Point(x: 20, y: 30))
        let german = try Keymap(layouts: "de")
        try pair.seat.type("zy")
        pair.seat.keyboard.keymap = german
        try pair.seat.type("zyß")
        pair.seat.keyboard.keymap = .us
        try pair.seat.type("Zy")
        pair.settle()
        #expect(field.text == "zyzyßZy")
        try pair.verify()
    }

    @Test("keys that are no text still are commands and presses")
    func commandsAndPresses() throws {
        tap(Point(x: 20, y: 30))
        let keyboard = pair.seat.keyboard
        keyboard.key(29, isPressed: true)
        for code in [31, 59] as [UInt32] {
            keyboard.key(code, isPressed: true)
            keyboard.key(code, isPressed: false)
        }
        keyboard.key(29, isPressed: false)
        pair.settle()
        #expect(field.commandCount == 1, "Control-S")
        #expect(field.presses == ["began 29", "began 59", "ended 59", "ended 29"])
        #expect(field.text.isEmpty)
        try pair.verify()
    }

    @Test("without the protocol a field takes what keys type")
    func withoutProtocol() throws {
        let field = EntryField(frame: Rect(x: 10, y: 20, width: 100, height: 30))
        let window = Window(title: "Text", size: Size(width: 200, height: 100))
        window.addSubview(field)
        let pair = try CompositorPair(window: window, offer: .everything.without("zwp_text_input_manager_v3"))
        field.becomeFirstResponder()
        pair.settle()
        try pair.seat.type("Hi")
        pair.settle()
        #expect(field.text == "Hi")
        #expect(pair.seat.textInput.state == nil)
        try pair.verify()
    }

    @Test("several seats: each has its input method, and all enter in the one field")
    func severalSeats() throws {
        let second = pair.compositor.addSeat(SeatConfiguration(name: "second"))
        pair.settle()
        tap(Point(x: 20, y: 30))
        input.commit("a")
        input.done()
        pair.settle()
        second.textInput.commit("b")
        second.textInput.done()
        pair.settle()
        #expect(field.text == "ab")
        #expect(input.state?.surroundingText == "ab" && second.textInput.state?.surroundingText == "ab")
        second.remove()
        pair.settle()
        input.commit("c")
        input.done()
        pair.settle()
        #expect(field.text == "abc")
        try pair.verify()
    }

    @Test("a text of many kilobytes goes over the wire in parts that fit")
    func longText() throws {
        field.insertText(String(repeating: "ü", count: 20_000))
        (field.caret, field.anchor) = (20_000, 20_000)
        tap(Point(x: 20, y: 30))
        let state = try #require(input.state)
        #expect(state.surroundingText == String(repeating: "ü", count: 2000) && state.cursor == 2000)
        input.deleteSurroundingText(before: 4000, after: 0)
        input.done()
        pair.settle()
        #expect(field.text.utf8.count == 36_000)
        try pair.verify()
    }
}
