import TactusTesting
import Testing

@testable import TactusGraphics

@Suite("Styled text")
struct StyledTextTests {
    private func range(_ text: StyledText, _ part: String) throws -> Range<String.Index> {
        try #require(text.string.firstRange(of: part))
    }

    @Test("TX-2: attributes hold for their part, and neighbours that look alike are one run")
    func runs() throws {
        var text = StyledText("one two three")
        text.update(try range(text, "two")) { $0.color = .red }
        #expect(text.attributeRuns.map { String(text.string[$0.range]) } == ["one ", "two", " three"])
        text.update(try range(text, "one ")) { $0.color = .red }
        #expect(text.attributeRuns.map { String(text.string[$0.range]) } == ["one two", " three"])
        text.update { $0.color = nil }
        #expect(text == StyledText("one two three"))
    }

    @Test("TX-2: texts are put together, taken apart and replaced with their attributes")
    func editing() throws {
        let red = TextAttributes(color: .red)
        let price = StyledText("12 €", red)
        var text = StyledText("Price: ") + price
        #expect(text[try range(text, "12 €")] == price)
        text.replaceSubrange(try range(text, "12"), with: StyledText("99", TextAttributes(underline: .single)))
        #expect(text.string == "Price: 99 €")
        #expect(text.attributes(at: try range(text, "99").lowerBound) == TextAttributes(underline: .single))
        #expect(text.attributes(at: try range(text, "€").lowerBound) == red)
        text.replaceSubrange(text.string.startIndex..<text.string.startIndex, with: "The ")
        #expect(text.string == "The Price: 99 €")
        #expect(text.attributes(at: text.string.endIndex) == red)
        text.replaceSubrange(text.string.startIndex..<text.string.endIndex, with: "")
        #expect(text == "" && text.attributeRuns.isEmpty)
        #expect(text.attributes(at: text.string.startIndex) == TextAttributes())
    }

    @Test("TX-3: a range within a character takes in all of it")
    func characters() throws {
        let family = "👩‍👩‍👧‍👦"
        var text = StyledText("a\(family)b\r\nc")
        let scalars = text.string.unicodeScalars
        let start = scalars.index(scalars.startIndex, offsetBy: 2)
        text.update(start..<scalars.index(after: start)) { $0.color = .red }
        #expect(text.attributeRuns.map { String(text.string[$0.range]) } == ["a", family, "b\r\nc"])
    }

    @Test("TX-3: ranges of other texts do no harm")
    func foreignRanges() {
        let long = String(repeating: "🙂", count: 50)
        for string in ["", "a", "é\u{301}", "👩‍👩‍👧‍👦x", "abc def"] {
            for lower in long.unicodeScalars.indices.prefix(12) {
                for upper in long.utf16.indices where upper >= lower {
                    var text = StyledText(string)
                    text.update(lower..<upper) { $0.color = .red }
                    text.replaceSubrange(lower..<upper, with: StyledText("x", TextAttributes(color: .blue)))
                    #expect(text[lower..<upper].string.count <= text.string.count)
                    _ = text.attributes(at: upper)
                }
            }
        }
    }

    @Test("TX-2: any changes leave what a list with one entry for each byte has", arguments: 0..<40)
    func againstAList(seed: Int) {
        var random = Numbers(seed: UInt64(seed) + 1)
        let colors: [Color?] = [nil, .red, .green]
        var runs = AttributeRuns(count: 0)
        var list: [Color?] = []
        for _ in 0..<60 {
            let lower = random.next(list.count + 1)
            let range = lower..<(lower + random.next(list.count - lower + 1))
            let color = colors[random.next(3)]
            if random.next(2) == 0 {
                runs.update(range, count: list.count) { $0.color = color }
                for index in range { list[index] = color }
            } else {
                let count = random.next(5)
                let added = AttributeRuns(count: count, attributes: TextAttributes(color: color))
                runs.replace(range, count: list.count, with: added, otherCount: count)
                list.replaceSubrange(range, with: Array(repeating: color, count: count))
            }
            #expect(list.indices.map { runs.attributes(at: $0).color } == list)
            #expect(
                zip(runs.runs, runs.runs.dropFirst()).allSatisfy { $0.attributes != $1.attributes && $0.end < $1.end })
        }
    }
}

/// Numbers that look random, and are the same for the same seed.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 to less than `bound`; 0 when that is not possible.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bound > 0 ? Int(state >> 33) % bound : 0
    }
}

@Suite("Fonts")
struct FontTests {
    @Test("TX-1: text styles have their sizes, and grow with the user's wish, large ones less")
    func textStyles() {
        let sizes = Font.TextStyle.allCases.map(\.size)
        #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(Font.preferred(.headline) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(Font.preferred(.body, scale: 3).size == 51)
        #expect(Font.preferred(.largeTitle, scale: 3).size == 58.5)
        #expect(Font.preferred(.caption2, scale: 0.5).size == 11)
        #expect(Font.preferred(.body, scale: 0.8).size == 13.5)
        #expect(Font.systemFont(ofSize: 40).scaled(for: .body, by: 2).size == 80)
    }

    @Test("TX-1: a font without a style grows as a style of its size would, and never past a larger one")
    func sizes() {
        for style in Font.TextStyle.allCases {
            #expect(Font.systemFont(ofSize: style.size).scaled(by: 2).size == style.size(scale: 2))
        }
        #expect(Font.systemFont(ofSize: 100).scaled(by: 2).size == 136)
        #expect(Font.systemFont(ofSize: 5).scaled(by: 0.5).size == 5)
        let sizes = stride(from: 8.0, through: 80, by: 0.5).map { Font.systemFont(ofSize: $0).scaled(by: 3).size }
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("TX-1: a larger wish never makes text smaller, and ranks stay", arguments: Font.TextStyle.allCases)
    func growth(style: Font.TextStyle) {
        let scales = stride(from: 0.3, through: 5, by: 0.1).map { style.size(scale: $0) }
        #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(style.size(scale: .nan) == style.size && style.size(scale: -1) == style.size(scale: 0.5))
        #expect(style.size(scale: .infinity) == style.size(scale: 4))
    }

    @Test("TX-1: no style is ever larger than one of a higher rank", arguments: 5...40)
    func ranks(tenths: Int) {
        let scale = Double(tenths) / 10
        let ranks = Font.TextStyle.allCases.map { $0.size(scale: scale) }
        #expect(ranks == ranks.sorted(by: >))
    }

    @Test("TX-1: width, slant, weight and digits are those asked for")
    func variants() throws {
        try PinnedFonts.install()
        let typesetter = Typesetter()
        func width(_ text: String, _ font: Font) -> Double { typesetter.layout(text, font: font).size.width }
        let font = Font.systemFont(ofSize: 16)
        let wide = Font(family: "DejaVu Sans", size: 16)
        #expect(width("mill", Font(family: "DejaVu Sans", size: 16, width: .condensed)) < width("mill", wide))
        #expect(width("mill", font.withWeight(.bold)) > width("mill", font))
        #expect(width("iiii", .monospacedSystemFont(ofSize: 16)) == width("mmmm", .monospacedSystemFont(ofSize: 16)))
        let digits = Font.monospacedDigitSystemFont(ofSize: 16)
        #expect(width("111", digits) == width("888", digits))
        #expect(font.italic.slant == .italic && font.withSize(3).size == 3)
        let metrics = typesetter.metrics(of: font)
        #expect(abs(metrics.lineHeight - typesetter.layout("x", font: font).size.height) < 0.01)
        #expect(metrics.ascent > metrics.descent && metrics.descent > 0)
    }
}
