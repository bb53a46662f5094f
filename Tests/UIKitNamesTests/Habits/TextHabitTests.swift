import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of texts with attributes, and of fonts.
@MainActor
@Suite("Habits: texts and fonts")
struct TextHabitTests {
    private func parts(_ text: NSAttributedString, _ key: NSAttributedString.Key) -> [NSRange] {
        var parts: [NSRange] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { parts.append(range) }
        }
        return parts
    }

    @Test("attributes hold for the range that they were given to, and stay with their letters")
    func ranges() {
        let text = NSMutableAttributedString(string: "Hello world", attributes: [.kern: 1])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 5))
        #expect(parts(text, .foregroundColor) == [NSRange(location: 6, length: 5)])
        text.insert(NSAttributedString(string: "big "), at: 6)
        #expect(text.string == "Hello big world")
        #expect(parts(text, .foregroundColor) == [NSRange(location: 10, length: 5)])
        #expect(parts(text, .kern) == [NSRange(location: 0, length: 6), NSRange(location: 10, length: 5)])
        text.deleteCharacters(in: NSRange(location: 0, length: 10))
        #expect(text.string == "world" && parts(text, .foregroundColor) == [NSRange(location: 0, length: 5)])
        text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "W")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        text.removeAttribute(.foregroundColor, range: NSRange(location: 1, length: 4))
        #expect(parts(text, .foregroundColor) == [NSRange(location: 0, length: 1)])
        #expect(text.attributedSubstring(from: NSRange(location: 3, length: 2)).string == "ld")
    }

    @Test("places are counted in units of UTF-16, as they are there")
    func units() throws {
        let text = "a🙂b" as NSString
        #expect(text.length == 4 && text.range(of: "b") == NSRange(location: 3, length: 1))
        #expect(text.range(of: "x").location == NSNotFound)
        #expect(text.substring(with: NSRange(location: 1, length: 2)) == "🙂")
        let part = try #require(Range(NSRange(location: 1, length: 2), in: text))
        #expect(NSRange(part, in: text) == NSRange(location: 1, length: 2))
        #expect(Range(NSRange(location: 3, length: 2), in: text) == nil)
        let marked = NSMutableAttributedString(string: text)
        marked.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        #expect(marked.styledText.attributeRuns.map { marked.string[$0.range] } == ["a", "🙂", "b"])
        #expect(marked.styledText.attributeRuns.map(\.attributes.color) == [nil, .red, nil])
    }

    @Test("an enumeration ends where it is told to, and goes backwards")
    func enumeration() {
        let text = NSMutableAttributedString(string: "abc")
        for index in 0..<3 {
            text.addAttribute(.kern, value: index, range: NSRange(location: index, length: 1))
        }
        var seen: [Int] = []
        text.enumerateAttribute(.kern, in: NSRange(location: 0, length: 3), options: .reverse) { value, _, stop in
            seen.append(value as? Int ?? -1)
            stop.pointee = seen.count == 2
        }
        #expect(seen == [2, 1])
    }

    @Test("attributes are what the toolkit draws by, and what they say comes back")
    func meaning() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        style.lineBreakMode = .byTruncatingMiddle
        let text = NSAttributedString(
            string: "x",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.double.rawValue,
                .underlineColor: UIColor.red, .kern: 2, .baselineOffset: 1.5, .paragraphStyle: style,
                .link: "https://example.org", .strikethroughStyle: NSUnderlineStyle.single,
            ])
        let attributes = try #require(text.styledText.attributeRuns.first).attributes
        #expect(attributes.font == .boldSystemFont(ofSize: 20) && attributes.tracking == 2)
        #expect(attributes.underline == TextDecoration(.double, color: .red) && attributes.strikethrough == .single)
        #expect(attributes.paragraphStyle?.alignment == .center && attributes.paragraphStyle?.lineSpacing == 3)
        #expect(attributes.paragraphStyle?.lineBreakMode == .truncatingMiddle)
        #expect(attributes.baselineOffset == 1.5 && attributes.link == "https://example.org")
        #expect(NSAttributedString(text.styledText).isEqual(to: text))
    }

    @Test("a label shows a text with attributes, and one without when it is taken away")
    func label() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "Hi ")
        text.append(NSAttributedString(string: "there", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        label.attributedText = text
        #expect(label.text == "Hi there" && label.attributedText?.isEqual(to: text) == true)
        let large = label.intrinsicContentSize
        label.attributedText = nil
        label.text = "Hi there"
        #expect(label.intrinsicContentSize.width < large.width)
    }

    @Test("text is as wide as its letters and the room between them, and is drawn in its colour, in lines of a width")
    func measuresAndDrawing() throws {
        let font = UIFont.systemFont(ofSize: 12)
        let plain = "Hello".size(withAttributes: [.font: font])
        let spaced = "Hello".size(withAttributes: [.font: font, .kern: 4])
        #expect(abs(spaced.width - plain.width - 20) < 4.5 && spaced.height == plain.height)
        #expect(abs(plain.height - font.lineHeight) < 1)
        let room = CGSize(width: 40, height: 1000)
        let wrapped = "one two three four".boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        #expect(wrapped.height > 2.5 * plain.height && wrapped.width <= 40)
        let image = picture { _ in
            "■".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        }
        let inked = try (0..<40).flatMap { x in try (0..<40).map { try image.color(x, $0) } }.filter { $0.alpha > 0.9 }
        #expect(inked.count > 40 && inked.allSatisfy { $0.isAlmost(.red) })
        let lines = picture { _ in "a\nb\nc\nd\ne\nf".draw(in: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        #expect(try (25..<40).allSatisfy { y in try (0..<40).allSatisfy { try lines.color($0, y).alpha == 0 } })
    }

    @Test("a font's measures add up, grow with it, and its letters are lower than its capitals")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9 && font.descender < 0)
        #expect(font.xHeight > 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
        #expect(abs(font.withSize(40).lineHeight - 2 * font.lineHeight) < 1)
    }

    @Test("a font is found again by its name, and its descriptor makes it bold and leaning")
    func names() throws {
        let font = try #require(UIFont(name: "Noto Serif-SemiboldItalic", size: 12))
        #expect(font.familyName == "Noto Serif" && font.weight == .semibold && font.slant == .italic)
        #expect(UIFont(name: font.fontName, size: 12) == font)
        #expect(UIFont(name: "Some-Family", size: 12)?.familyName == "Some-Family")
        let plain = UIFont.systemFont(ofSize: 15)
        let both = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let bold = UIFont(descriptor: both, size: 0)
        #expect(bold.weight == .bold && bold.slant == .italic && bold.pointSize == 15)
        #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: both.withSize(8), size: 9).pointSize == 9)
    }

    @Test("sizes grow with the user's size of text where one draws, and labels do it by themselves")
    func textSizes() {
        var large = UITraitCollection()
        large.textScale = 2
        let font = UIFont.systemFont(ofSize: 17)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize == 34)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: large) == 20)
        #expect(UIFontMetrics.default.scaledFont(for: font) == font)
        let label = UILabel()
        #expect(label.adjustsFontForContentSizeCategory)
        label.adjustsFontForContentSizeCategory = false
        #expect(label.traitOverrides.textScale == 1)
    }
}
