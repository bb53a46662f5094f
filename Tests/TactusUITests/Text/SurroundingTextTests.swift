import Testing

@testable import TactusUI

@Suite("Surrounding text")
struct SurroundingTextTests {
    @Test("a text that fits is told whole, also when it fits exactly")
    func short() {
        let text = SurroundingText("hello", cursor: 5, anchor: 2)
        #expect(text.cut(toBytes: 5) == text)
        #expect(text.cut(toBytes: 4000) == text)
    }

    @Test(
        "WAYLAND §7: a long text is cut around the cursor, between characters, and the cursor stays where it is in it",
        arguments: [0, 1, 1999, 2000, 2001, 5000, 9000, 9999, 10_000])
    func long(character: Int) throws {
        let whole = String(repeating: "é", count: 9998) + "👩‍👩‍👧‍👦" + "z"
        let cursor = whole.prefix(character).utf8.count
        let part = SurroundingText(whole, cursor: cursor).cut(toBytes: 4000)

        #expect(part.text.utf8.count <= 4000 && part.text.utf8.count > 3900)
        #expect(part.cursor == part.anchor)
        let (before, after) = (part.text.utf8.prefix(part.cursor), part.text.utf8.dropFirst(part.cursor))
        #expect(whole.utf8.prefix(cursor).suffix(before.count).elementsEqual(before))
        #expect(whole.utf8.dropFirst(cursor).prefix(after.count).elementsEqual(after))
        #expect(part.text.allSatisfy { "é👩‍👩‍👧‍👦z".contains($0) }, "no character is torn")
    }

    @Test("a selection is kept whole where it fits; else its end that moves counts, and the other one is cut off")
    func selections() {
        let text = String(repeating: "a", count: 100)
        let kept = SurroundingText(text, cursor: 90, anchor: 60).cut(toBytes: 40)
        #expect(kept.text.utf8.count == 40 && kept.cursor - kept.anchor == 30 && kept.anchor == 5)
        let cut = SurroundingText(text, cursor: 90, anchor: 10).cut(toBytes: 40)
        #expect(cut.text.utf8.count == 40 && cut.cursor == 30 && cut.anchor == 0)
    }

    @Test("a character that is longer than all that may be told is cut between scalars")
    func giant() {
        let text = "e" + String(repeating: "\u{301}", count: 100)  // two bytes each
        let part = SurroundingText(text, cursor: 101).cut(toBytes: 20)
        #expect(part.text.utf8.count <= 20)
        #expect(part.cursor <= part.text.utf8.count)
    }

    @Test("what somebody wants deleted is whole scalars, and not more than there are")
    func deleting() {
        let text = SurroundingText("aé|ü", cursor: 3)
        #expect(text.deletable(before: 2, after: 1) == (2, 1))
        #expect(text.deletable(before: 1, after: 2) == (0, 1), "half a scalar is none")
        #expect(text.deletable(before: .max, after: .max) == (3, 3))
        #expect(text.deletable(before: -1, after: .min) == (0, 0))
    }

    @Test("marked text holds its selection within itself, and an empty one is none")
    func marked() {
        #expect(MarkedText("", selection: 0..<0) == nil)
        #expect(MarkedText("é!", selection: 1..<99)?.selection == 0..<3)
        #expect(MarkedText("é!", selection: 2..<2)?.selection == 2..<2)
        #expect(MarkedText("é!", selection: nil)?.selection == nil)
    }
}
