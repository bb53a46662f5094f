import RandomNumbers
import Testing

@testable import TactusEditing

@Suite("Finding text")
struct TextSearchTests {
    @Test("the first and the last place, in a part, with and without case")
    func places() {
        let text: TextBuffer = "Straße, straße, ÄRGER und ärger"
        #expect(text.range(of: "straße") == 9..<16)
        #expect(text.range(of: "straße", options: .caseInsensitive) == 0..<7)
        #expect(text.range(of: "STRASSE", options: .caseInsensitive) == nil)
        #expect(text.range(of: "ärger", options: [.caseInsensitive, .backwards]) == 29..<35)
        #expect(text.range(of: "ärger", in: 8..<28, options: [.caseInsensitive, .backwards]) == 18..<24)
        #expect(text.range(of: "") == nil && text.range(of: "x") == nil && TextBuffer().range(of: "x") == nil)
    }

    @Test("a part of a character is not found")
    func characters() {
        let text: TextBuffer = "cafe\u{301} cafe 👨‍👩‍👧👨"
        #expect(text.range(of: "cafe") == 7..<11)
        #expect(text.range(of: "👨") == text.count - 4..<text.count)
        #expect(text.range(of: "\u{301}") == nil)
    }

    @Test("what lies across leaves and windows is found as in a string", arguments: 0..<3)
    func twin(seed: Int) {
        var random = SplitMix(seed: seed)
        var string = ""
        while string.utf8.count < 300_000 {
            string.append(["a", "b", "é", "\n", "c"].randomElement(using: &random) ?? "a")
        }
        let text = TextBuffer(string)
        for length in [1, 5, 9, 12] {
            for _ in 0..<8 {
                let start = string.index(
                    string.startIndex, offsetBy: Int.random(in: 0..<string.count - length, using: &random))
                let needle = String(string[start..<string.index(start, offsetBy: length)])
                #expect(text.range(of: needle) == offsets(of: needle, in: string, backwards: false))
                #expect(text.range(of: needle, options: .backwards) == offsets(of: needle, in: string, backwards: true))
            }
        }
    }

    /// By looking at every place.
    private func offsets(of needle: String, in string: String, backwards: Bool) -> Range<Int>? {
        let bytes = Array(string.utf8)
        let wanted = Array(needle.utf8)
        let places = 0...(bytes.count - wanted.count)
        func isThere(_ place: Int) -> Bool {
            bytes[place] == wanted[0] && bytes[place..<place + wanted.count].elementsEqual(wanted)
        }
        let found = backwards ? places.last(where: isThere) : places.first(where: isThere)
        return found.map { $0..<$0 + wanted.count }
    }
}
