import Foundation
import RandomNumbers
import TactusEditing
import Testing

@Suite("Places between characters")
struct CharacterBoundaryTests {
    @Test("random text has them where a string has", arguments: 0..<8)
    func strings(seed: Int) {
        var random = SplitMix(seed: seed)
        for _ in 0..<400 {
            let string = Alphabet.string(upTo: 24, &random)
            let expected = Self.boundaries(of: string)
            #expect(Self.boundaries(of: TextBuffer(string)) == expected, "\(Array(string.unicodeScalars))")
        }
    }

    @Test("from any offset, also within a character and outside of the text, the nearest ones are found")
    func nearest() {
        let text: TextBuffer = "a👩‍👧e\u{301}\r\nz"
        let places = [0, 1, 12, 15, 17, 18]
        for offset in -3...21 {
            #expect(text.characterBoundary(atOrBefore: offset) == places.last { $0 <= max(offset, 0) })
            #expect(text.characterBoundary(atOrAfter: offset) == places.first { $0 >= min(offset, 18) })
        }
        #expect(text.offset(afterCharacterAt: 18) == 18)
        #expect(text.offset(beforeCharacterAt: 0) == 0)
        #expect(text.characterCount(in: 0..<18) == 5)
    }

    @Test("the examples of Unicode's own file, but for some that newer versions of Unicode decide otherwise")
    func unicodeExamples() throws {
        let file = try String(contentsOfFile: "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt", encoding: .utf8)
        var count = 0
        var exceptions = 0
        for line in file.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            var text = ""
            var breaks: [Int] = []
            for word in words {
                switch word {
                case "÷": breaks.append(text.utf8.count)
                case "×": break
                default:
                    let scalar = try #require(UInt32(word, radix: 16).flatMap { Unicode.Scalar($0) })
                    text.unicodeScalars.append(scalar)
                }
            }
            count += 1
            if Self.boundaries(of: text) != breaks {
                exceptions += 1
            } else {
                #expect(Self.boundaries(of: TextBuffer(text)) == breaks, "\(line)")
            }
        }
        // Unicode 17 joins Khmer, Burmese and Balinese letters in eight examples.
        #expect(count > 500 && exceptions * 50 < count)
    }

    @Test("a character of very many marks is one, and is left at one step")
    func marks() {
        let cluster = "e" + String(repeating: "\u{301}", count: 20_000)
        let text = TextBuffer("a" + cluster + "b")
        #expect(text.offset(afterCharacterAt: 1) == 1 + cluster.utf8.count)
        #expect(text.offset(beforeCharacterAt: 1 + cluster.utf8.count) == 1)
    }

    private static func boundaries(of string: String) -> [Int] {
        var offset = 0
        return [0]
            + string.map {
                offset += $0.utf8.count; return offset
            }
    }

    /// By steps forward, which those backward and the question itself must agree with.
    private static func boundaries(of text: TextBuffer) -> [Int] {
        var forward = [0]
        while forward[forward.count - 1] < text.count {
            forward.append(text.offset(afterCharacterAt: forward[forward.count - 1]))
        }
        var backward = [text.count]
        while backward[0] > 0 { backward.insert(text.offset(beforeCharacterAt: backward[0]), at: 0) }
        #expect(forward == backward)
        #expect((0...text.count).filter(text.isCharacterBoundary) == forward)
        return forward
    }
}
