/// The tags of a text of XML, one after the other, as they are written: nothing is checked, nothing is replaced.
struct XMLTags: IteratorProtocol {
    /// An attribute, without the prefix of its name.
    struct Attribute {
        let name: ArraySlice<UInt8>
        let value: ArraySlice<UInt8>
    }

    enum Tag {
        /// An element begins; an empty one ends at once.
        case start(name: ArraySlice<UInt8>, [Attribute], isEmpty: Bool)
        case end
        /// A name for a piece of text is declared: all of the declaration.
        case entity(ArraySlice<UInt8>)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// What follows the last tag, up to the end of the element that it began.
    var textAhead: ArraySlice<UInt8> { bytes[position..<find("</", from: position)] }

    mutating func next() -> Tag? {
        while true {
            position = find("<", from: position)
            guard position < bytes.count else { return nil }
            if has("<!--") {
                skip(behind: "-->")
            } else if has("<![CDATA[") {
                skip(behind: "]]>")
            } else if has("<?") {
                skip(behind: "?>")
            } else if has("<!ENTITY") {
                let start = position
                skipTag()
                return .entity(bytes[(start + 1)..<position])
            } else if has("<!") {
                // What a DOCTYPE has in it is met by itself.
                position += 2
            } else if has("</") {
                skipTag()
                return .end
            } else {
                position += 1
                return element()
            }
        }
    }

    private mutating func element() -> Tag {
        let name = Self.local(word())
        var attributes: [Attribute] = []
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                return .start(name: name, attributes, isEmpty: bytes[position - 2] == UInt8(ascii: "/"))
            }
            guard !Self.isSpace(byte), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "=") else {
                position += 1
                continue
            }
            let start = position
            if let value = quoted() {
                attributes.append(Attribute(name: [], value: value))
                continue
            }
            let key = Self.local(word())
            while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "=") {
                position += 1
            }
            if let value = quoted() { attributes.append(Attribute(name: key, value: value)) }
            if position == start { position += 1 }
        }
        return .start(name: name, attributes, isEmpty: true)
    }

    /// Bytes up to what ends a name.
    private mutating func word() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.ends.contains(bytes[position]) {
            position += 1
        }
        return bytes[start..<position]
    }

    private static let ends = Array("=/><'\"".utf8)

    private mutating func quoted() -> ArraySlice<UInt8>? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "'") || bytes[position] == UInt8(ascii: "\"")
        else { return nil }
        let start = position + 1
        let end = bytes[start...].firstIndex(of: bytes[position]) ?? bytes.count
        position = min(end + 1, bytes.count)
        return bytes[start..<end]
    }

    private static func local(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// Where a text is next; the end where it is not.
    private func find(_ text: String, from start: Int) -> Int {
        let text = Array(text.utf8)
        var index = start
        while let next = bytes[index...].firstIndex(of: text[0]) {
            if bytes[next...].starts(with: text) { return next }
            index = next + 1
        }
        return bytes.count
    }

    private mutating func skip(behind text: String) {
        position = min(find(text, from: position) + text.utf8.count, bytes.count)
    }

    /// Goes behind the angle that ends a tag: those in quotes do not.
    private mutating func skipTag() {
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") { if quoted() == nil { position += 1 } }
        position = min(position + 1, bytes.count)
    }
}
