import TactusGeometry
import TactusTesting
import Testing

@testable import TactusGraphics

@Suite("Paragraphs")
struct ParagraphTests {
    private let typesetter: Typesetter
    private let font = Font(family: "DejaVu Sans", size: 16)

    init() throws {
        try PinnedFonts.install()
        typesetter = Typesetter(language: "en")
    }

    private func layout(_ text: StyledText, _ change: (inout TextOptions) -> Void = { _ in }) -> TextLayout {
        var options = TextOptions(font: font)
        change(&options)
        return typesetter.layout(text, options)
    }

    private func styled(_ text: String, _ style: ParagraphStyle) -> StyledText {
        StyledText(text, TextAttributes(paragraphStyle: style))
    }

    @Test(
        "TX-11: lines are as high as their letters, times the multiple, within the limits; the rest lies on both sides")
    func lineHeights() {
        let plain = layout("a\nb")
        let natural = plain.size.height / 2
        let double = layout(styled("a\nb", ParagraphStyle(lineHeightMultiple: 2)))
        #expect(abs(double.size.height - 4 * natural) < 0.01)
        #expect(abs(double.firstBaseline - (plain.firstBaseline + natural / 2)) < 0.01)
        let fixed = layout(styled("a\nb", ParagraphStyle(minimumLineHeight: 30, maximumLineHeight: 30)))
        #expect(fixed.size.height == 60 && abs(fixed.lastBaseline - fixed.firstBaseline - 30) < 0.01)
        let tight = layout(styled("a\nb", ParagraphStyle(maximumLineHeight: 10)))
        #expect(tight.size.height == 20)
        for odd in [Double.nan, -5, -Double.infinity] {
            let style = ParagraphStyle(lineHeightMultiple: odd, minimumLineHeight: odd, lineSpacing: odd)
            #expect(layout(styled("a\nb", style)).size.height == plain.size.height)
        }
    }

    @Test("TX-58: a word of any length is broken into lines, and no letter of it is lost", arguments: ["a", "ж", "ש"])
    func longWords(letter: String) {
        let text = String(repeating: letter, count: 40_000)
        let long = layout(StyledText(text)) { $0.maximumWidth = 300 }
        #expect(long.size.width <= 300 && long.lines.count > 100)
        #expect(long.lines.reduce(0) { $0 + text[$1.range].utf8.count } == text.utf8.count)
        let short = String(repeating: letter, count: 500)
        let usual = layout(StyledText(short)) { $0.maximumWidth = 300 }
        #expect(Set(usual.lines.dropLast().map { short[$0.range].count }).count == 1)
        // On one line there is nothing to break.
        #expect(layout(StyledText(String(repeating: letter, count: 3000))) { $0.maximumLines = 1 }.lines.count == 1)
    }

    @Test("TX-11: a line is not lower than its fonts, whatever letters it has")
    func struts() throws {
        let typesetter = try PinnedFonts.makeScriptTypesetter()
        let latin = typesetter.layout("x", font: font).size.height
        let devanagari = typesetter.layout("दे", font: font).size.height
        #expect(devanagari >= latin)
        let small = StyledText("a", TextAttributes(font: .systemFont(ofSize: 8)))
        #expect(typesetter.layout(small, TextOptions(font: font)).size.height < 0.6 * latin)
        let raised = small + StyledText("2", TextAttributes(font: .systemFont(ofSize: 8), baselineOffset: 5))
        let height = typesetter.layout(raised, TextOptions(font: font)).size.height
        #expect(height > typesetter.layout(small, TextOptions(font: font)).size.height + 4 && height < latin)
    }

    @Test("TX-2: a part without a font has that of the options, whatever the first part has")
    func fontOfParts() {
        let large = TextAttributes(font: font.withSize(40))
        let both = StyledText("mm", large) + StyledText("mm")
        let width = layout(StyledText("mm", large)).size.width
        #expect(abs(layout(both).size.width - width - layout("mm").size.width) < 0.1)
    }

    @Test("TX-12: no hyphen is put where a word is broken, except for a soft one")
    func hyphens() {
        let word = layout("incomprehensibilities")
        let broken = layout("incomprehensibilities") { $0.maximumWidth = word.size.width * 0.7 }
        #expect(broken.lineCount == 2)
        #expect(abs(broken.lines.reduce(0) { $0 + $1.frame.width } - word.size.width) < 1)
        let soft = layout("incompre\u{AD}hensibilities") { $0.maximumWidth = word.size.width * 0.7 }
        #expect(soft.lines.reduce(0) { $0 + $1.frame.width } > word.size.width + 2)
    }

    @Test("TX-13: an ellipsis has no gap behind it, so that aligned lines end where they should")
    func ellipsisWidth() {
        var gaps: [Double] = []
        for width in stride(from: 60.0, to: 90, by: 1) {
            let text = layout("one two three four five six") { ($0.maximumWidth, $0.maximumLines) = (width, 1) }
            let right = layout("one two three four five six") {
                ($0.maximumWidth, $0.maximumLines, $0.alignment) = (width, 1, .right)
            }
            gaps.append(width - text.size.width)
            #expect(abs(right.bounds.maxX - width) < 0.01)
        }
        #expect(gaps.contains { $0 > 3 } && gaps.allSatisfy { $0 >= -0.01 })
    }

    @Test("TX-11: room lies between lines and between paragraphs, and not at the ends")
    func spacing() {
        let natural = layout("a").size.height
        let style = ParagraphStyle(lineSpacing: 3, paragraphSpacingBefore: 10, paragraphSpacing: 5)
        #expect(abs(layout(styled("a", style)).size.height - natural) < 0.01)
        #expect(abs(layout(styled("a\nb", style)).size.height - (2 * natural + 18)) < 0.01)
        // A line separator ends a line, and no paragraph.
        #expect(abs(layout(styled("a\u{2028}b", style)).size.height - (2 * natural + 3)) < 0.01)
    }

    @Test("TX-11: heads and tails keep their room, on the side where reading begins")
    func indents() throws {
        let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: 20)
        let long = layout(styled("one two three four five six seven eight", style)) { $0.maximumWidth = 160 }
        let lines = long.lines
        try #require(lines.count > 2)
        #expect(lines[0].frame.minX == 30 && lines[1].frame.minX == 10)
        #expect(lines.allSatisfy { $0.frame.maxX <= 140 })
        let hanging = ParagraphStyle(firstLineHeadIndent: 0, headIndent: 25)
        #expect(
            layout(styled("one two three four five six", hanging)) { $0.maximumWidth = 100 }.lines[1].frame.minX == 25)
        let hebrew = layout(styled("שלום עולם", style)) { $0.maximumWidth = 200 }
        #expect(abs(hebrew.lines[0].frame.maxX - 170) < 0.01 && hebrew.lines[0].direction == .rightToLeft)
        #expect(abs(layout(styled("a", style)).size.width - layout("a").size.width - 50) < 0.01)
    }

    @Test("TX-11: tabulators lead to their stops")
    func tabs() throws {
        let style = ParagraphStyle(tabStops: [.init(100), .init(50, alignment: .right)])
        let text = layout(styled("a\tb\tc", style))
        func x(_ letter: String) throws -> Double {
            let range = try #require(text.text.string.firstRange(of: letter))
            return text.caret(at: TextPosition(range.lowerBound)).rect.minX
        }
        #expect(try abs(x("c") - 100) < 0.01)
        #expect(try abs(x("\tc") - 50) < 0.01)
    }

    @Test("TX-14: each paragraph goes by its own direction, one without letters by the tree's")
    func directions() {
        let text = layout("abc\nשלום\n123") {
            $0.maximumWidth = 200
            $0.direction = .rightToLeft
        }
        #expect(text.lines.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft])
        #expect(text.lines[0].frame.minX == 0)
        #expect(abs(text.lines[1].frame.maxX - 200) < 0.01 && abs(text.lines[2].frame.maxX - 200) < 0.01)
        let forced = layout(styled("abc", ParagraphStyle(direction: .rightToLeft))) { $0.maximumWidth = 200 }
        #expect(abs(forced.lines[0].frame.maxX - 200) < 0.01)
        let left = layout("שלום") { ($0.maximumWidth, $0.alignment) = (200, .left) }
        #expect(left.lines[0].frame.minX == 0)
        let trailing = layout("שלום") { ($0.maximumWidth, $0.alignment) = (200, .trailing) }
        #expect(trailing.lines[0].frame.minX == 0)
    }

    @Test("TX-14: justified lines reach both sides, the last one not")
    func justified() throws {
        let lines = layout("one two three four five six seven eight nine") {
            ($0.maximumWidth, $0.alignment) = (120, .justified)
        }.lines
        try #require(lines.count > 2)
        #expect(lines.dropLast().allSatisfy { abs($0.frame.width - 120) < 0.01 })
        #expect(try #require(lines.last).frame.width < 119)
    }

    @Test("TX-13: what is left out is where the mode says", arguments: LineBreakMode.allCases)
    func modes(mode: LineBreakMode) {
        let text = layout("one two three four five six") {
            ($0.maximumWidth, $0.maximumLines, $0.lineBreakMode) = (90, 1, mode)
        }
        #expect(text.lineCount == 1)
        #expect(text.isTruncated == (mode != .clipping))
        #expect((text.size.width > 90) == (mode == .clipping))
        // How far to the right the first and the last word are: hidden ones lie in the ellipsis.
        let end = text.caret(at: TextPosition(text.text.string.endIndex)).rect.minX
        let afterFirst = text.text.string.index(text.text.string.startIndex, offsetBy: 3)
        let first = text.caret(at: TextPosition(afterFirst)).rect.minX
        switch mode {
        case .truncatingHead: #expect(first < 20 && end > 70)
        case .truncatingMiddle: #expect(first > 15 && end > 70)
        case .truncatingTail: #expect(first > 25)
        case .wordWrapping, .characterWrapping, .clipping: #expect(first > 25)
        }
    }

    @Test("TX-13: of several lines the last is shortened; a paragraph says how for itself")
    func lastLine() {
        let long = "one two three four five six seven eight nine ten"
        for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
            let text = layout(StyledText(long)) {
                ($0.maximumWidth, $0.maximumLines, $0.lineBreakMode) = (100, 2, mode)
            }
            #expect(text.lineCount == 2 && text.isTruncated && text.size.width <= 100)
        }
        let own = layout(styled(long, ParagraphStyle(lineBreakMode: .clipping))) { $0.maximumWidth = 100 }
        #expect(own.lineCount == 1 && own.size.width > 100)
        let characters = layout(styled("abcdefghij klm", ParagraphStyle(lineBreakMode: .characterWrapping))) {
            $0.maximumWidth = 50
        }
        #expect(characters.lineCount >= 2 && !characters.isTruncated)
    }

    @Test("TX-15: text shrinks until it fits, as little as necessary, and no further than it may")
    func shrinking() {
        let text = StyledText("A title that is long")
        var options = TextOptions(font: font, maximumLines: 1)
        let natural = typesetter.layout(text, options).size.width
        options.maximumWidth = natural * 0.7
        let fitting = typesetter.layout(text, options, shrinkingTo: 0.5)
        #expect(!fitting.isTruncated && fitting.scale <= 0.7 && fitting.scale > 0.68)
        #expect(fitting.size.width <= natural * 0.7)
        options.maximumWidth = natural * 0.3
        let smallest = typesetter.layout(text, options, shrinkingTo: 0.5)
        #expect(smallest.scale == 0.5 && smallest.isTruncated)
        options.maximumWidth = natural + 1
        #expect(typesetter.layout(text, options, shrinkingTo: 0.5).scale == 1)
        (options.maximumWidth, options.maximumLines) = (natural * 0.3, 2)
        let lines = typesetter.layout(text, options, shrinkingTo: 0.1)
        #expect(lines.lineCount == 2 && !lines.isTruncated && lines.scale < 1)
    }

    @Test("TX-6: another alignment, and a width that lines have room in, break nothing anew")
    func sharedLines() {
        let typesetter = Typesetter(language: "en")
        let text = StyledText("Shared lines")
        var options = TextOptions(font: font)
        let width = typesetter.layout(text, options).size.width
        for alignment in TextAlignment.allCases where alignment != .justified {
            options.alignment = alignment
            for extra in [0.0, 10, 100] {
                options.maximumWidth = width + extra
                #expect(typesetter.layout(text, options).lineCount == 1)
            }
        }
        #expect(typesetter.statistics == .init(requests: 16, misses: 16, breaks: 1))
        for _ in 0..<10 { _ = typesetter.layout(text, options) }
        #expect(typesetter.statistics == .init(requests: 26, misses: 16, breaks: 1))
        options.maximumWidth = width * 0.7
        #expect(typesetter.layout(text, options).lineCount == 2)
        #expect(typesetter.statistics.breaks == 2)
    }

    @Test("TX-4: very long paragraphs and lines are set", arguments: ["a", "word ", "ש", "🙂", "\u{301}", "漢", "\n"])
    func longTexts(unit: String) {
        let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
        let one = layout(StyledText(text)) {
            $0.maximumLines = 1; $0.maximumWidth = 300
        }
        #expect(one.lineCount == 1 && one.isTruncated)
        #expect(one.size.height > 0 && one.size.width < 400)
    }

    @Test("TX-4: marks behind spaces, in text of both directions, end no program", arguments: [5.0, 20, 40, 60])
    func looseMarks(width: Double) {
        for mark in ["\u{301}", "\u{200D}", "\u{20DD}"] {
            for text in ["ل a \(mark)م", "ل。fi \(mark)م", "א b \(mark)ב \(mark)c"] {
                #expect(layout(StyledText(text)) { $0.maximumWidth = width }.lineCount > 0)
            }
        }
    }

    @Test("TX-4: a line of a megabyte is measured, wrapped and pointed at")
    func megabyte() {
        let text = StyledText(String(repeating: "words and words ", count: 65_536))
        let one = layout(text)
        #expect(one.size.width > 100_000 && one.size.width.isFinite)
        let end = one.position(closestTo: Point(x: 1e9, y: 1e9))
        #expect(end.index == text.string.endIndex)
        let wrapped = layout(text) { $0.maximumWidth = 400 }
        #expect(wrapped.lineCount > 10_000 && wrapped.size.width <= 400 && !wrapped.isTruncated)
        #expect(wrapped.selectionRects(for: text.string.startIndex..<text.string.endIndex).count == wrapped.lineCount)
    }

    @Test("TX-4: options that are no numbers, and attributes beyond all bounds, are held within what can be drawn")
    func oddNumbers() throws {
        for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
            let paragraph = ParagraphStyle(
                firstLineHeadIndent: odd, headIndent: odd, tailIndent: odd, lineHeightMultiple: odd,
                minimumLineHeight: odd, maximumLineHeight: odd, lineSpacing: odd, paragraphSpacingBefore: odd,
                paragraphSpacing: odd, tabStops: [.init(odd), .init(odd, alignment: .decimal)])
            let attributes = TextAttributes(
                font: .systemFont(ofSize: odd), backgroundColor: .red, underline: .wavy, strikethrough: .dotted,
                tracking: odd, baselineOffset: odd, language: "\0\u{FF}", paragraphStyle: paragraph)
            for width in [nil, odd, 100] {
                let text = layout(StyledText("a\tb\nc", attributes)) {
                    ($0.maximumWidth, $0.scale, $0.maximumLines) = (width, odd, odd == 0 ? 0 : nil)
                }
                #expect(!text.size.height.isNaN && !text.size.width.isNaN)
                let picture = try Picture(20, 20)
                picture.canvas.draw(text, at: Point(x: 3, y: 3), color: .black)
            }
        }
    }
}

@Suite("Pieces of a text")
struct TextScannerTests {
    private func pieces(_ text: String, extent: Double = 10) -> [String] {
        let scanner = TextScanner(text, extent: extent)
        var result: [String] = []
        var next: TextPiece? = scanner.first
        while let piece = next {
            result.append(
                String(decoding: scanner.bytes[piece.range], as: UTF8.self) + (piece.endsParagraph ? "¶" : ""))
            next = scanner.piece(after: piece)
        }
        return result
    }

    @Test("TX-11: paragraphs end at every kind of line break")
    func separators() {
        #expect(pieces("a\nb\r\nc\rd\u{2029}e") == ["a¶", "b¶", "c¶", "d¶", "e¶"])
        #expect(pieces("a\u{2028}b\n") == ["a", "b¶", "¶"])
        #expect(pieces("") == ["¶"])
        #expect(pieces("\u{2027}\u{2030}") == ["\u{2027}\u{2030}¶"])
    }

    @Test("TX-4: a paragraph that is too long is cut behind a space, else between scalars, and nothing gets lost")
    func longParagraphs() {
        let words = String(repeating: "four ", count: 40)
        let cut = pieces(words, extent: 5000)
        #expect(cut.count > 1 && cut.allSatisfy { $0.utf8.count <= 102 })
        #expect(cut.dropLast().allSatisfy { $0.hasSuffix("four ") })
        #expect((cut.joined() + "").filter { $0 != "¶" } == words)
        for unit in ["é", "漢", "🙂", "x"] {
            let text = String(repeating: unit, count: 300)
            #expect(pieces(text, extent: 1e9).joined() == text + "¶")
        }
    }
}
