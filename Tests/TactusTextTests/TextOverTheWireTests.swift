import FakeCompositor
import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// Fields and editors with a compositor's input method at the other end of a socket.
@MainActor
@Suite("Text that is entered, both ends of the wire")
struct TextOverTheWireTests {
    private let window = Window(title: "Text", size: Size(width: 300, height: 200))
    private let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 44))
    private let secret = SecureField(frame: Rect(x: 10, y: 70, width: 200, height: 44))
    private let pair: CompositorPair

    init() throws {
        window.addSubview(field)
        window.addSubview(secret)
        pair = try CompositorPair(window: window)
        pair.settle()
    }

    private var input: SeatTextInput { pair.seat.textInput }

    private func tap(_ point: Point) {
        let finger = pair.seat.finger(id: 0)
        finger.down(at: point, on: pair.surface)
        finger.up()
        pair.settle()
    }

    @Test("TI-32: a word of three syllables is composed, decided and corrected, with the caret told where it is")
    func pinyin() throws {
        tap(Point(x: 30, y: 32))
        let start = try #require(input.state?.cursorRectangle)
        for syllables in ["zh", "zhong", "zhong guo"] {
            input.preedit(syllables, cursor: (syllables.utf8.count, syllables.utf8.count))
            input.done()
            pair.settle()
            #expect(field.text == syllables && input.state?.surroundingText == "")
        }
        let moved = try #require(input.state?.cursorRectangle)
        #expect(moved.minX > start.minX + 20 && moved.minY == start.minY)
        input.commit("中国")
        input.done()
        pair.settle()
        #expect(field.text == "中国" && field.markedRange == nil)
        #expect(input.state?.surroundingText == "中国" && input.state?.cursor == 6)
        input.deleteSurroundingText(before: 3, after: 0)
        input.commit("文")
        input.done()
        pair.settle()
        #expect(field.text == "中文")
        try pair.verify()
    }

    @Test("TI-32: what makes no sense is done as far as it can be: deletions beyond, cursors outside, an old serial")
    func nonsense() throws {
        tap(Point(x: 30, y: 32))
        input.commit("e\u{301}👨‍👩‍👧")
        input.done()
        pair.settle()
        input.preedit("xyz", cursor: (99, -7))
        input.done()
        pair.settle()
        #expect(field.text.hasSuffix("xyz"))
        input.deleteSurroundingText(before: 5, after: 4_000_000_000)
        input.done(serial: 77)
        pair.settle()
        #expect(field.text == "e\u{301}", "half of a family is none")
        input.deleteSurroundingText(before: 4_000_000_000, after: 4_000_000_000)
        input.commit("\u{301}")
        input.done()
        pair.settle()
        #expect(field.text == "\u{301}")
        #expect(field.textBuffer.isCharacterBoundary(field.selection.head))
        try pair.verify()
    }

    @Test("TI-12: the input method of a secret hears its kind, and no text")
    func secrets() throws {
        tap(Point(x: 30, y: 92))
        try pair.seat.type("pa")
        input.commit("ss")
        input.done()
        pair.settle()
        #expect(secret.text == "pass")
        let state = try #require(input.state)
        #expect(state.surroundingText?.isEmpty != false)
        #expect(state.purpose == 8)
        try pair.verify()
    }

    @Test("TI-8: what is composed goes when another field is tapped")
    func leaving() throws {
        tap(Point(x: 30, y: 32))
        try pair.seat.type("a")
        input.preedit("bc")
        input.done()
        pair.settle()
        #expect(field.text == "abc")
        tap(Point(x: 30, y: 92))
        #expect(field.text == "a" && secret.isEditing)
        try pair.verify()
    }
}
