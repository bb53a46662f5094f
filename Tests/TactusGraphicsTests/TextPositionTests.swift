import TactusGeometry
import TactusTesting
import Testing

@testable import TactusGraphics

@Suite("Positions in text")
struct TextPositionTests {
    private let typesetter: Typesetter
    private let font = Font.systemFont(ofSize: 16)

    /// Texts with all that makes positions hard.
    static let texts = [
        "", "a", "abc def", "abc\ndef\n", "one two three four five", "שלום עולם", "abc שלום def", "שלום abc 123 עולם",
        "a👩‍👩‍👧‍👦b e\u{301}\u{301}x", "a\0b", "a\r\nb\rc\u{2028}d\u{2029}e", "fi ffi", "漢字仮名交じり文", "\tx\t", "   ",
        "مرحبا بالعالم",
    ]

    init() throws {
        try PinnedFonts.install()
        typesetter = Typesetter(language: "en")
    }

    private func layout(_ text: String, width: Double? = nil, lines: Int? = nil) -> TextLayout {
        typesetter.layout(StyledText(text), TextOptions(font: font, maximumWidth: width, maximumLines: lines))
    }

    private func offsets(_ positions: [TextPosition], in layout: TextLayout) -> [Int] {
        positions.map { layout.text.string.offset(of: $0.index) }
    }

    @Test("a text that is equal by Unicode and spelled otherwise has a layout of its own, with its own places")
    func spelling() {
        let one = layout("caf\u{E9}!")
        let two = layout("cafe\u{301}!")
        #expect(one.text == two.text && one !== two)
        #expect(two.text.string.utf8.count == one.text.string.utf8.count + 1)
        #expect(layout("cafe\u{301}!") === two)
    }

    @Test("TX-20: the caret of each place leads back to the place", arguments: texts)
    func roundTrip(text: String) {
        for width in [nil, 60.0] {
            let layout = layout(text, width: width)
            for index in Array(text.indices) + [text.endIndex] {
                let caret = layout.caret(at: TextPosition(index))
                let point = Point(x: caret.rect.minX, y: caret.rect.midY)
                let back = layout.caret(at: layout.position(closestTo: point))
                // Between two directions a place on the screen is two in the text: what counts is that
                // it looks the same.
                let isBack =
                    abs(back.rect.minX - caret.rect.minX) < 0.1
                    || back.oppositeRect.map { abs($0.minX - caret.rect.minX) < 0.1 } == true
                #expect(isBack || text[index...].first?.isWhitespace == true, "\(text.debugDescription) at \(index)")
                #expect(layout.bounds.insetBy(dx: -1, dy: -1).contains(point))
            }
        }
    }

    @Test("TX-20: left of the middle of a letter is before it, right of it behind it")
    func halves() throws {
        let layout = layout("mmm")
        let letter = layout.size.width / 3
        let places = [0.2, 0.4, 0.6, 0.9, 1.4, 2.6, 9].map { layout.position(closestTo: Point(x: $0 * letter, y: 5)) }
        #expect(offsets(places, in: layout) == [0, 0, 1, 1, 1, 3, 3])
        let character = try #require(layout.character(at: Point(x: 1.5 * letter, y: 5)))
        #expect(layout.text.string[character] == "m" && layout.text.string.offset(of: character.lowerBound) == 1)
        #expect(layout.character(at: Point(x: -1, y: 5)) == nil)
        #expect(layout.character(at: Point(x: 5, y: 500)) == nil)
    }

    @Test("TX-20: a place above, below or beside the text is the nearest one")
    func outside() {
        let layout = layout("abc\ndef")
        let places = [Point(x: -50, y: -50), Point(x: 500, y: -50), Point(x: -50, y: 500), Point(x: 500, y: 500)]
        #expect(offsets(places.map { layout.position(closestTo: $0) }, in: layout) == [0, 3, 4, 7])
        _ = layout.position(closestTo: Point(x: Double.nan, y: .nan))
        _ = layout.position(closestTo: Point(x: Double.infinity, y: -.infinity))
    }

    @Test("TX-21: where a line is broken within a word there are two places for one index")
    func affinity() throws {
        let layout = layout("漢字漢字漢字", width: 40)
        try #require(layout.lineCount > 1)
        let atEnd = layout.position(closestTo: Point(x: 500, y: 2))
        let line = layout.lineRange(at: TextPosition(layout.text.string.startIndex))
        #expect(atEnd == TextPosition(line.upperBound, affinity: .upstream))
        let carets = TextPosition.Affinity.allCases.map {
            layout.caret(at: TextPosition(line.upperBound, affinity: $0)).rect
        }
        #expect(carets[0].minX < 0.1 && carets[0].minY > 5)
        #expect(carets[1].minX > 20 && carets[1].minY < 5)
        #expect(layout.lineRange(at: atEnd) == line)
    }

    @Test("TX-21: where a line is broken between words its end is before the space")
    func lineEndAtSpace() throws {
        let layout = layout("one two three", width: 60)
        try #require(layout.lineCount > 1)
        let end = layout.position(closestTo: Point(x: 500, y: 2))
        #expect(end.affinity == .downstream && layout.text.string[end.index] == " ")
        #expect(layout.position(.lineEnd, from: TextPosition(layout.text.string.startIndex)) == end)
    }

    @Test("TX-21: between two directions there are two carets")
    func twoCarets() throws {
        let layout = layout("abc שלום")
        let hebrew = try #require(layout.text.string.firstIndex(of: "ש"))
        let caret = layout.caret(at: TextPosition(hebrew))
        let other = try #require(caret.oppositeRect)
        #expect(caret.rect.minX < other.minX && caret.direction == .rightToLeft)
        #expect(layout.caret(at: TextPosition(layout.text.string.startIndex)).oppositeRect == nil)
        #expect(caret.rect.width == 0 && caret.rect.height > 10)
    }

    @Test("TX-22: a selection is one rectangle a line, and more where directions meet")
    func selection() throws {
        let text = layout("abc def")
        let def = try #require(text.text.string.firstRange(of: "def"))
        let rects = text.selectionRects(for: def)
        #expect(rects.count == 1)
        #expect(
            abs(rects[0].maxX - text.size.width) < 0.01 && rects[0].minX > 20 && rects[0].height == text.size.height)
        #expect(text.selectionRects(for: def.lowerBound..<def.lowerBound).isEmpty)

        let mixed = layout("abc שלום def")
        let start = try #require(mixed.text.string.firstIndex(of: "b"))
        let end = try #require(mixed.text.string.firstIndex(of: "ל"))
        #expect(mixed.selectionRects(for: start..<end).count == 2)
    }

    @Test("TX-22: where a line's end is selected too, the selection reaches the edge of the box")
    func selectionAcrossLines() throws {
        let layout = layout("ab\n\nאב\nc", width: 200)
        let all = layout.text.string.startIndex..<layout.text.string.endIndex
        let rects = layout.selectionRects(for: all)
        #expect(rects.map { [$0.minX.rounded(), $0.maxX.rounded()] }.prefix(3) == [[0, 200], [0, 200], [0, 200]])
        #expect(rects.count == 4 && rects[3].maxX < 20)
        #expect(rects.map(\.minY) == layout.lines.map(\.frame.minY))
    }

    @Test("TX-23: forward and backward go character by character through the whole text", arguments: texts)
    func logicalMotion(text: String) {
        let layout = layout(text, width: 60)
        var place = TextPosition(text.startIndex)
        var visited = [place.index]
        while place.index < text.endIndex {
            place = layout.position(.forward, from: place)
            visited.append(place.index)
        }
        #expect(visited == Array(text.indices) + [text.endIndex])
        for index in visited.reversed().dropFirst() {
            place = layout.position(.backward, from: place)
            #expect(place.index == index)
        }
        #expect(layout.position(.backward, from: place).index == text.startIndex)
    }

    @Test("TX-23: right and left pass every place on the screen, and come back", arguments: texts)
    func visualMotion(text: String) throws {
        let layout = layout(text)
        for (away, home) in [(TextMotion.right, TextMotion.left), (.left, .right)] {
            var place = TextPosition(text.startIndex)
            for _ in 0...2 * text.unicodeScalars.count { place = layout.position(away, from: place) }
            let far = place
            #expect(layout.position(away, from: far).index == far.index)
            for _ in 0...2 * text.unicodeScalars.count { place = layout.position(home, from: place) }
            #expect(layout.position(home, from: place).index == place.index)
        }
        guard layout.lines.allSatisfy({ $0.direction == .leftToRight }), text.allSatisfy(\.isASCII) else { return }
        #expect(
            layout.position(.right, from: TextPosition(text.startIndex))
                == layout.position(.forward, from: TextPosition(text.startIndex)))
    }

    @Test("TX-23: in text that is read from the right, left is forward")
    func visualInHebrew() {
        let layout = layout("שלום")
        let start = TextPosition(layout.text.string.startIndex)
        #expect(layout.position(.left, from: start) == layout.position(.forward, from: start))
        #expect(layout.position(.right, from: start) == start)
    }

    @Test("TX-23: up and down keep to a column, and lead to the ends from the first and the last line")
    func verticalMotion() {
        let layout = layout("mmmm\nm\nmmmm")
        var place = TextPosition(layout.text.string.index(layout.text.string.startIndex, offsetBy: 3))
        let x = layout.caret(at: place).rect.minX
        var offsets: [Int] = []
        for motion in [TextMotion.down, .down, .down, .up] {
            place = layout.position(motion, from: place, x: x)
            offsets.append(layout.text.string.offset(of: place.index))
        }
        #expect(offsets == [6, 10, 11, 6])
        #expect(
            layout.position(.up, from: TextPosition(layout.text.string.startIndex)).index
                == layout.text.string.startIndex)
    }

    @Test("TX-24: words, and what is between them")
    func words() throws {
        let text = layout("one, two\n\nthree")
        let string = text.text.string
        func word(_ offset: Int) -> String { String(string[text.wordRange(at: string.index(ofByte: offset))]) }
        #expect([0, 1, 3, 4, 5, 6, 8].map(word) == ["one", "one", "one", ", ", "two", "two", "two"])
        #expect(word(9) == "" && word(10) == "three" && word(15) == "three")
        var place = TextPosition(string.startIndex)
        var stops: [Int] = []
        for _ in 0..<4 {
            place = text.position(.wordForward, from: place)
            stops.append(string.offset(of: place.index))
        }
        #expect(stops == [3, 8, 15, 15])
        stops = []
        for _ in 0..<4 {
            place = text.position(.wordBackward, from: place)
            stops.append(string.offset(of: place.index))
        }
        #expect(stops == [10, 5, 0, 0])
    }

    @Test("TX-24: lines, paragraphs and the text have ends")
    func ends() {
        let text = layout("one two three\nfour", width: 60)
        let string = text.text.string
        let inside = TextPosition(string.index(string.startIndex, offsetBy: 9))
        func offset(_ motion: TextMotion) -> Int { string.offset(of: text.position(motion, from: inside).index) }
        #expect(offset(.lineStart) == 8 && offset(.lineEnd) == 13)
        #expect(offset(.paragraphStart) == 0 && offset(.paragraphEnd) == 13)
        #expect(offset(.start) == 0 && offset(.end) == 18)
    }

    @Test("TX-3: places of other texts, and in what was left out, do no harm", arguments: texts)
    func foreignPlaces(text: String) {
        let other = "א long other text 🙂🙂🙂 that goes on"
        for lines in [nil, 1, 2] {
            let layout = layout(text, width: 45, lines: lines)
            for index in Array(other.unicodeScalars.indices) + [other.endIndex] {
                for affinity in TextPosition.Affinity.allCases {
                    let place = TextPosition(index, affinity: affinity)
                    #expect(layout.caret(at: place).rect.height > 0)
                    _ = (layout.lineRange(at: place), layout.wordRange(at: index))
                    for motion in TextMotion.allCases {
                        let to = layout.position(motion, from: place)
                        #expect(to.index >= text.startIndex && to.index <= text.endIndex)
                    }
                    _ = layout.selectionRects(for: other.startIndex..<index)
                }
            }
        }
    }
}
