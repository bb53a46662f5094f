import RandomNumbers
import Testing

@testable import TactusEditing

@Suite("A text buffer")
struct TextBufferTests {
    @Test("random edits of all sizes give what they give on a string", arguments: 0..<4)
    func twin(seed: Int) {
        var random = SplitMix(seed: seed)
        var buffer = TextBuffer()
        var twin: [Unicode.Scalar] = []
        for step in 0..<1000 {
            let length = [0, 1, 3, 40, 3000].randomElement(using: &random) ?? 1
            let lower = Int.random(in: 0...twin.count, using: &random)
            let size = [0, 0, 1, 5, 2000].randomElement(using: &random) ?? 0
            let upper = min(lower + (twin.count > 20_000 ? size * 3 : size), twin.count)
            let new = (0..<length).map { _ in Alphabet.scalar(&random) }
            let start = Self.offset(lower, in: twin)
            let range = start..<start + Self.offset(upper - lower, in: twin[lower...])
            if step % 7 == 0 {
                buffer.replaceSubrange(range, with: TextBuffer(Self.string(new)))
            } else {
                buffer.replaceSubrange(range, with: Self.string(new))
            }
            twin.replaceSubrange(lower..<upper, with: new)
            guard step % 100 == 0 || step > 990 else { continue }
            Self.check(buffer, Self.string(twin), &random)
        }
        #expect(Self.isBalanced(buffer.root, isRoot: true))
    }

    @Test("a copy stays as it was while the text is edited")
    func copies() {
        var text = TextBuffer(String(repeating: "0123456789", count: 5000))
        var copies: [(TextBuffer, String)] = []
        for place in stride(from: 0, to: 40_000, by: 1000) {
            copies.append((text, text.string))
            text.replaceSubrange(place..<place + 7, with: "é")
        }
        #expect(copies.allSatisfy { $0.string == $1 })
        #expect(text[0..<4] == "é78")
    }

    @Test("texts are equal by their bytes, however these were put together")
    func equality() {
        let long = String(repeating: "line\n", count: 4000)
        var pieces = TextBuffer()
        for _ in 0..<2000 { pieces.append("line\nline\n") }
        #expect(pieces == TextBuffer(long))
        pieces.replaceSubrange(9001..<9002, with: "n")
        #expect(pieces != TextBuffer(long))
        #expect(TextBuffer("é") != "e\u{301}")
    }

    @Test("what is no UTF-8 becomes U+FFFD")
    func repairs() {
        #expect(TextBuffer(decoding: [0x61, 0xFF, 0x62, 0xE2, 0x82]).string == "a\u{FFFD}b\u{FFFD}")
    }

    @Test("lines end at line feeds, and a carriage return before one belongs to the end")
    func lines() {
        let text: TextBuffer = "one\r\ntwo\n\nx\ry"
        #expect(text.lineCount == 4)
        #expect((0..<4).map { text.string(in: text.lineRange($0)) } == ["one", "two", "", "x\ry"])
        #expect([0, 4, 5, 8, 9, 10, 13].map { text.line(at: $0) } == [0, 0, 1, 1, 2, 3, 3])
        #expect(TextBuffer().lineRange(0) == 0..<0)
        #expect(TextBuffer("\n").lineRange(1) == 1..<1)
    }

    /// Compares everything that can be asked.
    private static func check(_ buffer: TextBuffer, _ string: String, _ random: inout SplitMix) {
        #expect(buffer.string == string)
        #expect(buffer == TextBuffer(string))
        let lines = string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(buffer.lineCount == lines.count)
        let line = Int.random(in: 0..<lines.count, using: &random)
        var expected = lines[line]
        if expected.last == "\r", line + 1 < lines.count { expected.removeLast() }
        #expect(buffer.string(in: buffer.lineRange(line)) == String(String.UnicodeScalarView(expected)))
        let range = buffer.lineRange(line)
        #expect(buffer.line(at: range.lowerBound) == line && buffer.line(at: range.upperBound) == line)
        #expect(buffer[range].string == buffer.string(in: range))
    }

    /// Whether every node but the root is about half full, all leaves are at one depth, and all sums are right.
    private static func isBalanced(_ node: TextNode, isRoot: Bool) -> Bool {
        if node.height == 0 {
            return node.count == node.bytes.count && node.count <= TextNode.maximumLeaf
                && (isRoot || node.count >= TextNode.minimumLeaf)
                && node.lineFeedCount == node.bytes.count { $0 == 0x0A }
        }
        return node.children.count <= TextNode.maximumChildren
            && node.children.count >= (isRoot ? 2 : TextNode.minimumChildren)
            && node.count == node.children.reduce(0) { $0 + $1.count }
            && node.lineFeedCount == node.children.reduce(0) { $0 + $1.lineFeedCount }
            && node.children.allSatisfy { $0.height == node.height - 1 && isBalanced($0, isRoot: false) }
    }

    private static func offset(_ index: Int, in scalars: some Collection<Unicode.Scalar>) -> Int {
        scalars.prefix(index).reduce(0) { $0 + UTF8.width($1) }
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
