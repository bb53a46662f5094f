import RandomNumbers
import Testing

@testable import TactusEditing

@Suite("Finding all places")
struct TextSearchAllTests {
    private func all(_ string: String, in text: TextBuffer, _ options: TextSearchOptions = .init()) -> [Range<Int>] {
        var search = TextSearch(for: string, in: text, options: options)
        var places: [Range<Int>] = []
        while !search.isFinished { places += search.next(7) }
        return places
    }

    @Test("every place is found once, none over another, with and without case")
    func places() {
        #expect(all("aa", in: "aaaaa") == [0..<2, 2..<4])
        #expect(all("one", in: "One, ONE and one") == [0..<3, 5..<8, 13..<16])
        #expect(all("one", in: "One, ONE and one", TextSearchOptions(isCaseInsensitive: false)) == [13..<16])
        #expect(all("", in: "abc").isEmpty && all("x", in: TextBuffer()).isEmpty)
        #expect(all("\r", in: "a\r\nb").isEmpty, "half of a character is none")
        #expect(all("e", in: "cafe\u{301} e") == [7..<8])
    }

    @Test("whole words and beginnings of words, in scripts with and without spaces")
    func words() {
        let text: TextBuffer = "cat concat cats, cat_ cat1 über-cat 猫cat猫 cat"
        #expect(all("cat", in: text, TextSearchOptions(wordMatchMethod: .fullWord)).count == 4)
        #expect(all("cat", in: text, TextSearchOptions(wordMatchMethod: .startsWith)).count == 7)
        #expect(all("猫", in: text, TextSearchOptions(wordMatchMethod: .fullWord)).count == 2)
        #expect(all("ber", in: text, TextSearchOptions(wordMatchMethod: .fullWord)).isEmpty)
    }

    @Test("parts of any size find what one look finds, in texts with characters of many bytes", arguments: 0..<2)
    func parts(seed: Int) {
        var random = SplitMix(seed: seed)
        var string = ""
        while string.utf8.count < 200_000 {
            string.append(["a", "b", "é", "\r\n", "ab", "👨‍👩‍👧"].randomElement(using: &random) ?? "a")
        }
        let text = TextBuffer(string)
        var boundaries: Set = [0]
        var end = 0
        for character in string {
            end += character.utf8.count
            boundaries.insert(end)
        }
        for needle in ["ab", "é", "baé", "\r\n", "👨‍👩‍👧a"] {
            let expected = places(of: Array(needle.utf8), in: Array(string.utf8), boundaries)
            var search = TextSearch(for: needle, in: text, options: TextSearchOptions(isCaseInsensitive: false))
            var found: [Range<Int>] = []
            while !search.isFinished { found += search.next(Int.random(in: 1...90_000, using: &random)) }
            #expect(found == expected)
        }
    }

    /// By looking at every place.
    private func places(of wanted: [UInt8], in bytes: [UInt8], _ boundaries: Set<Int>) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var start = 0
        while start + wanted.count <= bytes.count {
            let end = start + wanted.count
            let isThere = bytes[start] == wanted[0] && bytes[start..<end].elementsEqual(wanted)
            if isThere, boundaries.contains(start), boundaries.contains(end) {
                places.append(start..<end)
                start = end
            } else {
                start += 1
            }
        }
        return places
    }

    @Test("all places are replaced in one edit", arguments: 0..<4)
    func replacing(seed: Int) {
        var random = SplitMix(seed: seed)
        let string = (0..<40_000).map { _ in ["tide", "x", "é", " "].randomElement(using: &random) ?? "" }.joined()
        var text = TextBuffer(string)
        let edit = TextSearch(for: "TIDE", in: text).replacingAll(with: "ébb")
        #expect(edit != nil)
        guard let edit else { return }
        text.replaceSubrange(edit.range, with: edit.text)
        let expected = string.split(separator: "tide", omittingEmptySubsequences: false).joined(separator: "ébb")
        #expect(text.string == expected)
        #expect(edit.count == string.split(separator: "tide", omittingEmptySubsequences: false).count - 1)
        #expect(TextSearch(for: "TIDE", in: text).replacingAll(with: "") == nil)
    }

    @Test("a search may begin and end anywhere, also outside of the text and within a character")
    func oddRanges() {
        let text: TextBuffer = "éé tide éé"
        for lower in -2...16 {
            for upper in lower...18 {
                var search = TextSearch(for: "tide", in: text, range: lower..<upper)
                let isInside = lower <= 5 && upper >= 9
                #expect(search.next() == (isInside ? [5..<9] : []))
                #expect(search.isFinished)
            }
        }
    }
}
