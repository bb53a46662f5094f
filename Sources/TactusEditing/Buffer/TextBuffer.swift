/// A text of any length that is edited: Unicode in UTF-8, as a value.
///
/// Places are counted in bytes of UTF-8 from the beginning, and every offset that is passed lies between two Unicode
/// scalars; ``isScalarBoundary(_:)`` tells. An edit, and looking for a line, cost the logarithm of the length, so that
/// a key costs the same in ten megabytes as in a note. A copy costs nothing, and can be read by another task
/// while this one is edited.
///
/// ```swift
/// var text = TextBuffer("one\ntwo")
/// text.replaceSubrange(3..<3, with: " and a half")
/// text.lineCount                               // 2
/// text.string(in: text.lineRange(1))           // "two"
/// ```
public struct TextBuffer: Sendable {
    var root: TextNode

    /// Creates an empty text.
    public init() { root = TextNode(leaf: []) }

    /// Creates a text of a string.
    public init(_ string: some StringProtocol) {
        var string = String(string)
        root = string.withUTF8 { TextNode.tree(of: $0) }
    }

    /// Creates a text of bytes that are to be UTF-8. What is not becomes the character U+FFFD.
    ///
    /// - Parameter bytes: Of a file, or of another process.
    public init(decoding bytes: some Collection<UInt8>) {
        self.init(String(decoding: bytes, as: UTF8.self))
    }

    init(root: TextNode) { self.root = root }

    /// The number of bytes in UTF-8.
    public var count: Int { root.count }

    /// Whether there is no character.
    public var isEmpty: Bool { root.count == 0 }

    /// Reads a part of the text.
    ///
    /// - Parameter range: Offsets in bytes, between scalars. Costs the length of the range.
    /// - Returns: Its characters.
    public func string(in range: Range<Int>) -> String {
        check(range)
        return String(unsafeUninitializedCapacity: range.count) { target in
            var offset = 0
            root.read(range) { bytes in
                _ = UnsafeMutableBufferPointer(rebasing: target[offset...]).update(from: bytes)
                offset += bytes.count
                return true
            }
            return offset
        }
    }

    /// The whole text. Costs its length.
    public var string: String { string(in: 0..<count) }

    /// Takes out a part of the text. It shares the bytes, and costs next to nothing.
    ///
    /// - Parameter range: Offsets in bytes, between scalars.
    public subscript(range: Range<Int>) -> TextBuffer {
        check(range)
        return TextBuffer(root: root.slice(range))
    }

    /// Replaces a part of the text by a string.
    ///
    /// - Parameters:
    ///   - range: Offsets in bytes, between scalars.
    ///   - string: May be empty.
    public mutating func replaceSubrange(_ range: Range<Int>, with string: some StringProtocol) {
        check(range)
        var string = String(string)
        string.withUTF8 { bytes in
            if TextNode.replace(range, in: &root, with: bytes, isRoot: true) != nil { return }
            splice(range, TextNode.tree(of: bytes))
        }
    }

    /// Replaces a part of the text by another text, whose bytes are shared.
    ///
    /// - Parameters:
    ///   - range: Offsets in bytes, between scalars.
    ///   - text: May be empty.
    public mutating func replaceSubrange(_ range: Range<Int>, with text: TextBuffer) {
        check(range)
        splice(range, text.root)
    }

    /// Adds to the end.
    public mutating func append(_ string: some StringProtocol) { replaceSubrange(count..<count, with: string) }

    /// Adds nodes to the end.
    mutating func append(tree: TextNode) { root = TextNode.joined(root, tree) }

    private mutating func splice(_ range: Range<Int>, _ middle: TextNode) {
        let start = root.slice(0..<range.lowerBound)
        let end = root.slice(range.upperBound..<count)
        root = TextNode.joined(TextNode.joined(start, middle), end)
    }

    /// Whether an offset lies in the text and not within a scalar.
    public func isScalarBoundary(_ offset: Int) -> Bool {
        guard offset > 0, offset < count else { return offset == 0 || offset == count }
        return root.byte(at: offset) & 0xC0 != 0x80
    }

    private func check(_ range: Range<Int>) {
        precondition(
            isScalarBoundary(range.lowerBound) && isScalarBoundary(range.upperBound),
            "\(range) does not lie between scalars of a text of \(count) bytes")
    }
}

extension TextBuffer: ExpressibleByStringLiteral {
    /// Creates a text of a literal.
    public init(stringLiteral value: String) { self.init(value) }
}

extension TextBuffer: Equatable {
    /// Compares the bytes: texts that are equal by Unicode and spelled otherwise differ.
    public static func == (first: TextBuffer, second: TextBuffer) -> Bool {
        if first.root === second.root { return true }
        guard first.count == second.count else { return false }
        var offset = 0
        return first.root.read(0..<first.count) { bytes in
            var index = 0
            let part = offset..<offset + bytes.count
            offset = part.upperBound
            return second.root.read(part) { others in
                let isSame = others.elementsEqual(bytes[index..<index + others.count])
                index += others.count
                return isSame
            }
        }
    }
}

extension TextBuffer: CustomStringConvertible {
    /// The whole text.
    public var description: String { string }
}
