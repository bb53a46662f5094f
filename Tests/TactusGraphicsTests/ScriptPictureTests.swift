import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

/// Pictures of text, in the fonts of the packages that `Scripts/test` installs.
@Suite("Golden images of text")
struct ScriptPictureTests {
    private let typesetter: Typesetter

    /// Emoji, and a few characters of Korean, look otherwise in another release of the fonts.
    private static let inOtherFonts = ImageTolerance.standard == .exact ? .exact : ImageTolerance.otherFonts

    init() throws { typesetter = try PinnedFonts.makeScriptTypesetter() }

    /// Draws layouts below each other, each in its box, and compares the picture.
    private func expect(
        _ layouts: [TextLayout], width: Double, gap: Double = 8, scale: Double = 2, boxed: Bool = false,
        named name: String, within tolerance: ImageTolerance = .standard
    ) throws {
        let height = layouts.reduce(gap) { $0 + $1.size.height.rounded(.up) + gap }
        let picture = try Picture(Int((width * scale).rounded()), Int((height * scale).rounded()), scale: scale)
        picture.canvas.fill(.infinite, with: .white)
        var top = gap
        for layout in layouts {
            let frame = Rect(x: 10, y: top, width: width - 20, height: layout.size.height.rounded(.up))
            if boxed { picture.canvas.fill(frame, with: Color(hex: 0xE8F0F8)) }
            picture.canvas.draw(layout, at: frame.origin, color: .black)
            top = frame.maxY + gap
        }
        try GoldenImages().expect(picture.bitmap, named: name, within: tolerance)
    }

    private func layout(_ text: StyledText, width: Double, _ change: (inout TextOptions) -> Void = { _ in })
        -> TextLayout
    {
        var options = TextOptions(font: .systemFont(ofSize: 16), maximumWidth: width)
        change(&options)
        return typesetter.layout(text, options)
    }

    @Test("TX-8, TX-9: eight scripts and emoji", arguments: [1, 1.25, 1.5, 2.0])
    func scripts(scale: Double) throws {
        let rows: [(String, String)] = [
            ("en", "Sphinx of black quartz, judge my vow"), ("el", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"),
            ("ru", "Съешь ещё этих мягких булок, да чаю"), ("ar", "نص حكيم له سر قاطع وذو شأن عظيم"),
            ("he", "דג סקרן שט בים מאוכזב ולפתע מצא"), ("hi", "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा"),
            ("th", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า"), ("zh-cn", "天地玄黄 宇宙洪荒 日月盈昃"), ("ja", "いろはにほへと 散りぬるを 我が世"),
            ("ko", "키스의 고유조건은 입술끼리 만나야"), ("en", "👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 👍🏽 ❤️ 1️⃣ 🦊 and text"),
        ]
        let layouts = rows.map { language, text in layout(StyledText(text), width: 320) { $0.language = language } }
        try expect(layouts, width: 340, scale: scale, named: "scripts@\(scale)x", within: Self.inOtherFonts)
    }

    @Test("TX-9: Chinese, Japanese and Korean have shapes of their own for the same characters")
    func languages() throws {
        var text = StyledText()
        for language in ["zh-cn", "zh-tw", "ja", "ko"] {
            text += StyledText("\(language) ", TextAttributes(font: .systemFont(ofSize: 11), color: .gray))
            text += StyledText("骨直誤曜  ", TextAttributes(language: language))
        }
        try expect(
            [layout(text, width: 580) { $0.font = .systemFont(ofSize: 24) }], width: 600, named: "languages",
            within: Self.inOtherFonts)
    }

    @Test("TX-9, TX-12: lines end where each script lets them")
    func lineBreaks() throws {
        let texts = [
            ("en", "Lines end between words, and incomprehensibilities are broken within."),
            ("th", "ภาษาไทยไม่มีช่องว่างระหว่างคำแต่ตัดบรรทัดได้"), ("ja", "日本語は「括弧」や句読点の前では改行しない。これは禁則処理という。"),
            ("zh-cn", "中文在任何两个字之间都可以换行，但标点不在行首。"), ("hi", "देवनागरी में पंक्तियाँ शब्दों के बीच टूटती हैं"),
            ("ko", "한국어는 낱말 사이나 글자 사이에서 줄을 바꾼다"),
        ]
        let layouts = texts.map { language, text in layout(StyledText(text), width: 150) { $0.language = language } }
        try expect(layouts, width: 170, boxed: true, named: "line-breaks")
    }

    @Test("TX-10, TX-14: both directions in one paragraph, and paragraphs of both", arguments: [1.0, 2])
    func directions(scale: Double) throws {
        let layouts = [
            layout("The word שלום means (peace), 123.", width: 280),
            layout("המילה peace פירושה (שלום), 123.", width: 280),
            layout("قال Tactus: “مرحبا 42” ثم ذهب.", width: 280),
            layout("First\nשנית\n3", width: 280) { $0.direction = .rightToLeft },
        ]
        try expect(layouts, width: 300, scale: scale, boxed: true, named: "directions@\(scale)x")
    }

    @Test("TX-13: shortened at each end and in the middle", arguments: [1.0, 2])
    func truncation(scale: Double) throws {
        let texts: [StyledText] = [
            "The quick brown fox jumps over the lazy dog", "نص حكيم له سر قاطع وذو شأن عظيم مكتوب",
        ]
        var layouts: [TextLayout] = []
        for text in texts {
            for mode in [LineBreakMode.truncatingTail, .truncatingMiddle, .truncatingHead] {
                layouts.append(layout(text, width: 180) { ($0.lineBreakMode, $0.maximumLines) = (mode, 1) })
            }
        }
        layouts.append(
            layout("Two lines of a longer text, of which the end is left out", width: 180) { $0.maximumLines = 2 })
        layouts.append(layout("Made smaller to fit the box", width: 180) { $0.maximumLines = 1 })
        layouts.append(
            typesetter.layout(
                "Made smaller to fit the box",
                TextOptions(font: .systemFont(ofSize: 16), maximumWidth: 180, maximumLines: 1), shrinkingTo: 0.5))
        try expect(layouts, width: 200, scale: scale, boxed: true, named: "truncation@\(scale)x")
    }

    @Test("TX-11, TX-14: every alignment, line heights and indents")
    func paragraphs() throws {
        let text = "Justice is the constant and perpetual wish to render everyone their due."
        var layouts = [TextAlignment.natural, .center, .trailing, .justified].map { alignment in
            layout(StyledText(text), width: 200) { ($0.alignment, $0.font) = (alignment, .systemFont(ofSize: 13)) }
        }
        let styles = [
            ParagraphStyle(firstLineHeadIndent: 20, lineHeightMultiple: 1.3),
            ParagraphStyle(headIndent: 16, tailIndent: 16, lineSpacing: 4),
            ParagraphStyle(tabStops: [.init(90), .init(195, alignment: .right)]),
        ]
        layouts += styles.prefix(2).map { style in
            layout(StyledText(text, TextAttributes(paragraphStyle: style)), width: 200) {
                $0.font = .systemFont(ofSize: 13)
            }
        }
        let table = StyledText("Tea\thot\t1.20\nCoffee\tto go\t12.50", TextAttributes(paragraphStyle: styles[2]))
        layouts.append(layout(table, width: 200) { $0.font = .systemFont(ofSize: 13) })
        try expect(layouts, width: 220, boxed: true, named: "paragraphs")
    }

    @Test("TX-2, TX-7: fonts, colours and lines of parts", arguments: [1, 1.25, 1.5, 2.0])
    func styled(scale: Double) throws {
        let size = 16.0
        var text = StyledText("Bold", TextAttributes(font: .systemFont(ofSize: size, weight: .bold)))
        text += ", " + StyledText("italic", TextAttributes(font: .systemFont(ofSize: size).italic))
        text += ", " + StyledText("large", TextAttributes(font: .systemFont(ofSize: 24)))
        text += ", " + StyledText("red", TextAttributes(color: .red)) + " and "
        text += StyledText("marked", TextAttributes(backgroundColor: .yellow)) + "\n"
        let lines: [TextDecoration] = [.single, .double, .thick, .dotted, .dashed, .wavy(.red)]
        for line in lines { text += StyledText("\(line.style)", TextAttributes(underline: line)) + " " }
        text += "\n" + StyledText("struck", TextAttributes(strikethrough: .single)) + ", "
        text += StyledText("struck", TextAttributes(strikethrough: TextDecoration(.double, color: .red))) + ", "
        text += StyledText("tracked", TextAttributes(tracking: 3)) + ", H"
        text += StyledText("2", TextAttributes(font: .systemFont(ofSize: 10), baselineOffset: -3)) + "O, m"
        text += StyledText("2", TextAttributes(font: .systemFont(ofSize: 10), baselineOffset: 6)) + "\n"
        text += StyledText("עברית", TextAttributes(color: .blue, underline: .single)) + " "
        text += StyledText("पंक्ति", TextAttributes(backgroundColor: .yellow, underline: .single)) + " "
        text += StyledText("111 888", TextAttributes(font: .monospacedDigitSystemFont(ofSize: size)))
        try expect([layout(text, width: 380)], width: 400, scale: scale, named: "text-styled@\(scale)x")
    }

    @Test("TX-20, TX-22: carets and selections", arguments: [1.0, 2])
    func selection(scale: Double) throws {
        let text = layout("Select from here\nover שלום עולם to\nमनुष्य and 👍🏽 there", width: 220)
        let height = text.size.height + 16
        let picture = try Picture(Int(240 * scale), Int((height * scale).rounded(.up)), scale: scale)
        picture.canvas.fill(.infinite, with: .white)
        picture.canvas.translateBy(x: 10, y: 8)
        let string = text.text.string
        let start = try #require(string.firstRange(of: "from")).lowerBound
        let end = try #require(string.firstRange(of: "there")).lowerBound
        picture.canvas.drawSelection(start..<end, of: text, at: .zero, color: Color(hex: 0xBBD6F5))
        picture.canvas.draw(text, at: .zero, color: .black)
        for index in [start, end] {
            var caret = text.caret(at: TextPosition(index)).rect
            caret.size.width = 1
            picture.canvas.fill(caret, with: .red)
        }
        try GoldenImages().expect(picture.bitmap, named: "selection@\(scale)x", within: Self.inOtherFonts)
    }
}
