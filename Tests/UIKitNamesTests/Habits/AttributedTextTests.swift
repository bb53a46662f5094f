import TactusTesting
import Testing
import UIKitNames

/// A text with attributes that is changed at random places is what a list of letters says, each with its own.
@MainActor
@Suite("Habits: attributed texts that are changed")
struct AttributedTextTests {
    private struct Letter: Equatable {
        var unit: UInt16
        var kern: Int?
    }

    /// Numbers that look random, and are the same each time.
    private struct Numbers {
        var state: UInt64
        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        mutating func range(in count: Int) -> NSRange {
            let begin = next(below: count + 1)
            return NSRange(location: begin, length: next(below: count - begin + 1))
        }
    }

    private func letters(_ text: NSAttributedString) -> [Letter] {
        text.string.utf16.enumerated().map { Letter(unit: $1, kern: text.attribute(.kern, at: $0) as? Int) }
    }

    @Test("TX-103: each letter has what it was given, whatever was put in, taken out and marked", arguments: 1...6)
    func changes(seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let text = NSMutableAttributedString(string: "")
        var model: [Letter] = []
        for step in 0..<300 {
            let range = numbers.range(in: model.count)
            let part = range.location..<range.location + range.length
            switch numbers.next(below: 5) {
            case 0:
                let added = NSAttributedString(string: "ab", attributes: [.kern: step])
                text.append(added)
                model += letters(added)
            case 1:
                let added = text.attributedSubstring(from: numbers.range(in: min(model.count, 4)))
                text.replaceCharacters(in: range, with: added)
                model.replaceSubrange(part, with: letters(added))
            case 2:
                text.removeAttribute(.kern, range: range)
                for index in part { model[index].kern = nil }
            default:
                text.addAttribute(.kern, value: step, range: range)
                for index in part { model[index].kern = step }
            }
            #expect(letters(text) == model)
        }
        var place = 0
        while place < text.length {
            var whole = NSRange(location: 0, length: 0)
            let kern = text.attribute(.kern, at: place) as? Int
            _ = text.attributes(at: place, effectiveRange: &whole)
            #expect(whole.location == place && whole.length > 0)
            #expect((whole.location..<whole.upperBound).allSatisfy { model[$0].kern == kern })
            place = whole.upperBound
        }
        var parts: [Letter] = []
        text.enumerateAttribute(.kern, in: NSRange(location: 0, length: text.length)) { kern, range, _ in
            parts += text.string.utf16.dropFirst(range.location).prefix(range.length)
                .map { Letter(unit: $0, kern: kern as? Int) }
        }
        #expect(parts == model)
    }
}
