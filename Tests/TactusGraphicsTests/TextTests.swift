import TactusGeometry
import TactusTesting
import Testing

@testable import TactusGraphics

@Suite("Text")
struct TextTests {
    private let typesetter: Typesetter
    private let font = Font(family: "DejaVu Sans", size: 16)

    init() throws {
        try PinnedFonts.install()
        typesetter = Typesetter()
    }

    @Test("TX-1: the pinned fonts measure the same everywhere")
    func metrics() {
        let layout = typesetter.layout("Tactus", font: font)
        // DejaVu Sans: 2048 units an em; T a c t u s are 1251, 1255, 1126, 803, 1298, 1067 wide, kerning −166 after T.
        // Ascent and descent are 1901 and 483.
        #expect(abs(layout.firstBaseline - 16 * 1901 / 2048) < 0.05)
        #expect(abs(layout.size.height - 16 * (1901 + 483) / 2048) < 0.1)
        #expect(layout.lineCount == 1 && !layout.isTruncated)
    }

    @Test("TX-5: twice the font is twice the text: nothing is rounded to pixels", arguments: [7, 10, 13.7, 24])
    func linearMetrics(size: Double) {
        let small = typesetter.layout("Every width is linear", font: font.withSize(size)).size
        let large = typesetter.layout("Every width is linear", font: font.withSize(size * 4)).size
        #expect(abs(large.width - 4 * small.width) < 0.1)
        #expect(abs(large.height - 4 * small.height) < 0.1)
    }

    @Test("TX-36: the ink of letters that stand on no baseline is known; most text has none")
    func raisedInk() {
        #expect(typesetter.layout("Ångström\nfj", font: font).raisedInkBounds.isEmpty)
        let layout = typesetter.layout("x\nلّٰهِ", font: font)
        let raised = layout.raisedInkBounds
        #expect(!raised.isEmpty && layout.inkBounds.insetBy(dx: -0.1, dy: -0.1).contains(raised))
        #expect(raised.minY > layout.firstBaseline && raised.minY < layout.lastBaseline)
    }

    @Test("bold is wider than regular, and monospaced letters are all as wide")
    func weightsAndFamilies() {
        let regular = typesetter.layout("mill", font: font)
        let bold = typesetter.layout("mill", font: font.withWeight(.bold))
        #expect(bold.size.width > regular.size.width)
        let mono = Font(family: "monospace", size: 16)
        let wide = typesetter.layout("mmmm", font: mono)
        #expect(wide.size.width == typesetter.layout("iiii", font: mono).size.width)
        let italic = typesetter.layout("mill", font: Font(size: 16, slant: .italic))
        #expect(italic.inkBounds != regular.inkBounds)
    }

    @Test("TX-12: lines end between words, and inside a word that is too long")
    func wrapping() {
        let text = "one two three four five six"
        let whole = typesetter.layout(text, font: font)
        let half = typesetter.layout(text, font: font, maximumWidth: whole.size.width / 2 + 10)
        #expect(half.lineCount == 2)
        #expect(half.size.width <= whole.size.width / 2 + 10)
        #expect(abs(half.size.height - 2 * whole.size.height) < 0.1)
        #expect(half.lastBaseline - half.firstBaseline == half.size.height - whole.size.height)
        #expect(typesetter.layout("incomprehensibilities", font: font, maximumWidth: 50).lineCount > 2)
        #expect(typesetter.layout("ab", font: font, maximumWidth: 0).lineCount == 2)
        #expect(typesetter.layout("ab", font: font, maximumWidth: .nan).lineCount == 2)
        #expect(typesetter.layout("ab", font: font, maximumWidth: .infinity).lineCount == 1)
    }

    @Test("a text fits the width that was measured for it", arguments: ["Wii", "one two", "äöü – ﬁ", "A VA To"])
    func fitsItsOwnWidth(text: String) {
        let measured = typesetter.layout(text, font: font)
        #expect(typesetter.layout(text, font: font, maximumWidth: measured.size.width).lineCount == 1)
    }

    @Test(
        "TX-13: no more lines than allowed, with an ellipsis for the rest",
        arguments: [
            ("one two three four five six seven", 1), ("one two three four five six seven", 2),
            ("a\nb\nc\nd", 1), ("a\nb\nc\nd", 3), ("one two three four five six\nx\ny", 2),
            ("a\none two three four five six seven", 2), ("a\r\nb\r\nc", 2), ("\n\n\n\n", 2),
        ])
    func truncation(text: String, lines: Int) {
        for width in [60.0, 75, 90] {
            let layout = typesetter.layout(text, font: font, maximumWidth: width, maximumLines: lines)
            #expect(layout.lineCount == lines)
            #expect(layout.isTruncated)
            #expect(layout.size.width <= width)
        }
    }

    @Test("paragraphs are cut without a width too")
    func truncationWithoutWidth() {
        let cut = typesetter.layout("first line\nsecond\nthird", font: font, maximumLines: 1)
        #expect(cut.lineCount == 1 && cut.isTruncated)
        #expect(cut.size.width > typesetter.layout("first line", font: font).size.width)
        let whole = typesetter.layout("first line\nsecond", font: font, maximumLines: 2)
        #expect(whole.lineCount == 2 && !whole.isTruncated)
    }

    @Test(
        "TX-14: alignment moves the lines within the box",
        arguments: [
            (TextAlignment.natural, 0.0), (.left, 0), (.center, 0.5), (.trailing, 1), (.right, 1), (.justified, 0),
        ])
    func alignment(alignment: TextAlignment, share: Double) {
        let layout = typesetter.layout("abc", font: font, alignment: alignment, maximumWidth: 200)
        #expect(abs(layout.bounds.minX - share * (200 - layout.size.width)) < 0.01)
    }

    @Test("a paragraph that is read from the right leads at the right")
    func rightToLeft() {
        let layout = typesetter.layout("שלום", font: font, maximumWidth: 200)
        #expect(abs(layout.bounds.maxX - 200) < 0.01)
    }

    @Test("empty text has the height of a line and no width")
    func emptyText() {
        let layout = typesetter.layout("", font: font)
        #expect(layout.size.width == 0)
        #expect(layout.size.height == typesetter.layout("x", font: font).size.height)
        #expect(layout.lineCount == 1)
    }

    @Test(
        "TX-4: odd text is laid out as well",
        arguments: ["\0", "a\0b", "\u{FFFE}", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{202E}abc"])
    func oddText(text: String) {
        let layout = typesetter.layout(text, font: font, maximumWidth: 40, maximumLines: 1)
        #expect(layout.size.height > 0)
        if text == "a\0b" {
            #expect(layout.size.width > typesetter.layout("a", font: font).size.width)
        }
    }

    @Test("odd font sizes are held within what can be drawn", arguments: [0, -5, Double.nan, .infinity, 1e9])
    func oddSizes(size: Double) {
        let height = typesetter.layout("x", font: font.withSize(size)).size.height
        #expect(height >= 0 && height < 10_000)
    }

    @Test("TX-6: asking again gives the same layout; asking for something else does not")
    func caching() {
        let first = typesetter.layout("same", font: font, maximumWidth: 100)
        #expect(typesetter.layout("same", font: font, maximumWidth: 100) === first)
        #expect(typesetter.layout("same", font: font, maximumWidth: 101) !== first)
        #expect(typesetter.layout("same", font: .systemFont(ofSize: 17), maximumWidth: 100) !== first)
    }

    @Test(
        "TX-7: ink lands within the ink bounds, in the colour that was asked for, at any scale",
        arguments: [1, 1.25, 2])
    func drawing(scale: Double) throws {
        let layout = typesetter.layout("Ägypten fj", font: Font(size: 20, slant: .italic))
        let picture = try Picture(300, 100, scale: scale)
        picture.canvas.draw(layout, at: Point(x: 10, y: 5), color: .red)
        var inked = PixelRect.zero
        for y in 0..<100 {
            for x in 0..<300 where picture.bitmap[x, y] != 0 {
                inked = inked.union(PixelRect(x: x, y: y, width: 1, height: 1))
                #expect(picture.bitmap[x, y] & 0xFFFF == 0, "only red")
            }
        }
        let expected = PixelRect(covering: layout.inkBounds.offsetBy(dx: 10, dy: 5), scale: scale)
        #expect(expected.insetBy(dx: -1, dy: -1).contains(inked), "glyphs are placed on whole pixels")
        #expect(inked.width > expected.width - 4)
    }

    @Test("a typesetter may live on any thread, several at once")
    func threads() async throws {
        let widths = await withTaskGroup(of: Double.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let typesetter = Typesetter()
                    return (0..<20).map { typesetter.layout("Row \($0)", font: .systemFont(ofSize: 15)).size.width }
                        .reduce(0, +)
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(widths.count == 1)
    }
}

@Suite("Values kept for later")
struct RecentValuesTests {
    @Test("what was asked for lately is kept, and never more than the capacity")
    func eviction() {
        var values = RecentValues<Int, Int>(capacity: 10)
        var made: [Int] = []
        func ask(_ key: Int) {
            _ = values.value(for: key) { key in
                made.append(key); return key
            }
        }
        (0..<5).forEach { ask($0) }
        (0..<5).forEach { ask($0) }
        #expect(made == [0, 1, 2, 3, 4])
        for key in 5..<100 {
            ask(0)
            ask(key)
            #expect(values.count <= 10)
        }
        #expect(made.count { $0 == 0 } == 1, "asking for it keeps it")
        ask(1)
        #expect(made.count { $0 == 1 } == 2, "not asking for it loses it")
    }
}
