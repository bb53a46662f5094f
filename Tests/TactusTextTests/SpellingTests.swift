import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// Knows every word but those with “zz”, and what was learnt.
private actor Speller: SpellChecker {
    private(set) var asked: [String] = []
    private var learnt: Set<String> = []

    func isCorrect(_ word: String, language: String) -> Bool {
        asked.append(word)
        return learnt.contains(word) || !word.contains("zz")
    }
    func guesses(for word: String, language: String) -> [String] {
        ["a", "b", "c", "d"].map { word.replacing("zz", with: $0) }
    }
    func learnWord(_ word: String, language: String) { learnt.insert(word) }
    func ignoreWord(_ word: String, language: String) { learnt.insert(word) }
}

@MainActor
@Suite("Spelling")
struct SpellingTests {
    private let host = TestHost(size: Size(width: 300, height: 240))
    private let textView = TextView(frame: Rect(x: 0, y: 60, width: 300, height: 180))
    private let speller = Speller()

    init() {
        host.application.language = "en_US"
        host.window.addSubview(textView)
        textView.spellChecker = speller
        textView.spellCheckingType = .yes
    }

    private func pause() async {
        host.advance(by: .milliseconds(600))
        await textView.spelling?.task?.value
        host.settle()
    }

    private var wrong: [String] {
        textView.spelling?.ranges.ranges.map { textView.textBuffer.string(in: $0) } ?? []
    }

    @Test("TI-48: words are marked after a pause; not the one that is being typed")
    func marks() async {
        textView.becomeFirstResponder()
        host.keyboard.type("one zzt, two fizz")
        host.advance(by: .milliseconds(300))
        #expect(await speller.asked.isEmpty, "the user is typing")
        await pause()
        #expect(wrong == ["zzt"])
        host.keyboard.type(" ")
        await pause()
        #expect(wrong == ["zzt", "fizz"])
        textView.selection = TextSelection(caret: 0)
        host.keyboard.type("x")
        #expect(wrong == ["zzt", "fizz"], "marks move along")
        textView.selection = TextSelection(caret: 6)
        host.keyboard.type("u")
        #expect(wrong == ["fizz"], "what was touched is looked at again")
        await pause()
        #expect(wrong == ["uzzt", "fizz"] || wrong == ["zuzt", "fizz"] || wrong == ["fizz"])
    }

    @Test("TI-48: only what shows is asked about, and only where spelling is checked")
    func shown() async {
        textView.text = (0..<5000).map { "word\(Self.letters($0))" }.joined(separator: "\n")
        await pause()
        let count = await speller.asked.count
        #expect(count > 3 && count < 40)
        textView.spellCheckingType = .no
        #expect(textView.spelling == nil)
        textView.spellCheckingType = .default
        #expect(textView.spelling == nil)
        textView.traits.checksSpelling = true
        #expect(textView.spelling != nil)
        textView.isEditable = false
        #expect(textView.spelling == nil, "what one only reads is not marked")
    }

    private static func letters(_ number: Int) -> String {
        String(String(number).compactMap { $0.wholeNumberValue }.map { Character(UnicodeScalar(UInt8(97 + $0))) })
    }

    @Test("TI-49: the menu of a marked word replaces it by a guess; learning it takes the mark away")
    func menu() async throws {
        textView.text = "one zzt two"
        await pause()
        host.finger().tap(at: point(5), count: 2)
        host.advance(by: .seconds(1))
        try tap("Replace…")
        await textView.spellingTask?.value
        #expect(titles == ["at", "bt", "ct", "Learn", "Ignore"])
        try tap("bt")
        #expect(textView.text == "one bt two")
        textView.undoManager?.undo()
        #expect(textView.text == "one zzt two")
        await pause()
        #expect(wrong == ["zzt"])
        host.finger().tap(at: point(5), count: 2)
        host.advance(by: .seconds(1))
        try tap("Replace…")
        await textView.spellingTask?.value
        try tap("Learn")
        await textView.spellingTask?.value
        await pause()
        #expect(wrong.isEmpty)
    }

    private func point(_ offset: Int) -> Point {
        let rect = textView.caretRect(at: CaretPosition(offset))
        return textView.textInputView.convert(Point(x: rect.minX, y: rect.midY), to: nil)
    }

    private var buttons: [Button] {
        textView.textInteraction.menu?.subviews.compactMap { $0 as? Button } ?? []
    }
    private var titles: [String] { buttons.map(\.title) }

    private func tap(_ title: String) throws {
        let button = try #require(buttons.first { $0.title == title })
        host.finger().tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.settle()
    }

    @Test("TI-48: words have letters alone; numbers, addresses, capitals and scripts without spaces are none")
    func words() {
        let text = "Don’t 'quote' x2 NATO e-mail a@b.de http://x.y/zz snake_case 中文 один I naïve… 'tis"
        let words = SpelledWords.words(in: text, from: 100)
        #expect(words.map(\.string) == ["Don't", "quote", "mail", "один", "naïve", "tis"])
        for word in words {
            let start = text.utf8.index(text.startIndex, offsetBy: word.range.lowerBound - 100)
            let end = text.utf8.index(start, offsetBy: word.range.count)
            #expect(text[start..<end].replacing("’", with: "'") == word.string)
        }
    }

    @Test("TI-50: without a dictionary, or a language, every word is right")
    func missing() async {
        let checker = TextChecker()
        #expect(await checker.isCorrect("zzt", language: "tlh_QX"))
        #expect(await checker.guesses(for: "zzt", language: "tlh_QX").isEmpty)
        #expect(await checker.isCorrect("zzt", language: "C.UTF-8"))
        #expect(TextChecker.names(of: "en_GB.UTF-8") == ["en_GB", "en", "en_US"])
        #expect(TextChecker.names(of: "de-AT@euro") == ["de_AT", "de", "de_DE"])
        #expect(EnchantLibrary("libno-such-library.so.9") == nil)
    }

    @Test("TI-50: the system's dictionary knows English", .enabled(if: EnchantLibrary() != nil))
    func system() async throws {
        let checker = TextChecker()
        try #require(await checker.hasDictionary(of: "en_US"))
        #expect(await checker.isCorrect("weather", language: "en_US"))
        #expect(await !checker.isCorrect("waether", language: "en_US"))
        #expect(await checker.guesses(for: "waether", language: "en_US").contains("weather"))
        await checker.ignoreWord("waether", language: "en_US")
        #expect(await checker.isCorrect("waether", language: "en_US"))
    }

    @Test("TI-48: a wave below a word", arguments: [1.0, 2.0])
    func picture(scale: Double) async throws {
        let host = TestHost(size: Size(width: 220, height: 80), scale: scale)
        host.application.language = "en_US"
        host.window.backgroundColor = .systemBackground
        let textView = TextView(frame: host.window.bounds)
        textView.spellChecker = speller
        textView.spellCheckingType = .yes
        textView.text = "A wizzard of words jazzes a gyzzp."
        host.window.addSubview(textView)
        host.advance(by: .milliseconds(600))
        await textView.spelling?.task?.value
        host.settle()
        try GoldenImages().expect(host.picture, named: "textview-spelling@\(scale)x")
    }
}

@MainActor
@Suite("Data in texts")
struct DataDetectorTests {
    @Test("TI-47: addresses and numbers are found, without the punctuation around them")
    func matches() {
        let text = """
            See https://tactus.example/a_(b)?c=d, (www.example.org) or mail Ada@example.com. Call +49 30 1234567, (0)30-1234567 or \
            555-123-4567; not 01.02.2026, 2026-11-23, 12345, a@b, www.x or foohttp://x.
            """
        let found = DataDetectorTypes.all.matches(in: text)
        #expect(
            found.map(\.target) == [
                "https://tactus.example/a_(b)?c=d", "https://www.example.org", "mailto:Ada@example.com",
                "tel:+49301234567", "tel:0301234567", "tel:5551234567",
            ])
        #expect(
            found.map { String(text[$0.range]) }.prefix(3) == [
                "https://tactus.example/a_(b)?c=d", "www.example.org", "Ada@example.com",
            ])
        #expect(DataDetectorTypes.link.matches(in: text).count == 3)
        #expect(DataDetectorTypes().matches(in: text).isEmpty)
    }

    @Test(
        "TI-47: any text is gone through",
        arguments: [
            "http://", "http://)", "@", "+", "((((((((", "www.", "http://\u{2028}", "a@\u{301}.b", "https://例え.jp/パス。次",
            String(repeating: "(", count: 4000), String(repeating: "1-", count: 2000),
            "x@" + String(repeating: "a.", count: 2000),
        ])
    func hostile(text: String) {
        for match in DataDetectorTypes.all.matches(in: text) { #expect(!text[match.range].isEmpty) }
    }

    @Test(
        "TI-47: a text of twice the length is looked at twice as often, whatever might begin in it",
        arguments: [
            "a.", "a-", "1.", "a@", "a@-", "www.-", "www.a", "http://", "http://-", "http://_", "ftp://[", "(", "+1",
            "_.", "x ",
        ])
    func proportion(part: String) {
        func looks(_ count: Int, _ end: String) -> Int {
            let bytes = CountedBytes(String(repeating: part, count: count) + end)
            _ = DataDetectorTypes.all.matches(in: bytes)
            return bytes.looks.count
        }
        for end in ["", "@", "@-", "@" + String(repeating: "b.", count: 400) + "1"] {
            let (once, twice) = (looks(400, end), looks(800, end))
            #expect(twice < once * 5 / 2, "\(once) looks, then \(twice), before “\(end.prefix(6))”")
        }
    }

    @Test("TI-47: a tap on what was found says its address; a text that is edited has none")
    func taps() {
        let host = TestHost(size: Size(width: 300, height: 100))
        let textView = TextView(frame: host.window.bounds)
        textView.text = "write to ada@example.com soon"
        textView.dataDetectorTypes = .all
        var followed: [String] = []
        textView.linkAction = { followed.append($0) }
        host.window.addSubview(textView)
        host.settle()
        let rect = textView.caretRect(at: CaretPosition(12))
        let point = textView.textInputView.convert(Point(x: rect.minX, y: rect.midY), to: nil)
        host.finger().tap(at: point)
        #expect(followed.isEmpty)
        textView.isEditable = false
        host.settle()
        host.advance(by: .seconds(1))
        host.finger().tap(at: point)
        #expect(followed == ["mailto:ada@example.com"])
        #expect(textView.styledText == "write to ada@example.com soon", "the text is as it was")
    }
}

/// Bytes that count how often somebody looks at one.
private struct CountedBytes: RandomAccessCollection {
    final class Looks { var count = 0 }

    let looks = Looks()
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }

    subscript(index: Int) -> UInt8 {
        looks.count += 1
        return bytes[index]
    }
}
