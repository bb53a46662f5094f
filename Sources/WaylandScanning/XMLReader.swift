/// Reads the XML that protocol files are written in, strictly, and says at which line it stops being XML.
///
/// Understood are elements, attributes in either quote, character data, the five named and the numeric entities,
/// CDATA, comments, processing instructions and a document type (which is skipped). Entities of a document type,
/// namespaces and encodings other than UTF-8 are not: no protocol file has them.
struct XMLReader {
    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// How many elements are open.
    private var depth = 0
    /// How many elements may lie in one another; those of protocol files are five deep.
    static let deepestElement = 64

    /// Reads a whole document and returns its root.
    static func root(of source: SourceText) throws(ScanError) -> XMLElement {
        var reader = XMLReader(source)
        return try reader.readDocument()
    }

    private init(_ source: SourceText) {
        file = source.file
        bytes = source.bytes
    }

    // MARK: The document

    private mutating func readDocument() throws(ScanError) -> XMLElement {
        if starts(with: "\u{FEFF}") { try expect("\u{FEFF}") }
        try skipMiscellany()
        guard peek == UInt8(ascii: "<") else { throw error("the document has no root element") }
        let root = try readElement()
        try skipMiscellany()
        guard peek == nil else { throw error("text after the root element <\(root.name)>") }
        return root
    }

    private mutating func skipMiscellany() throws(ScanError) {
        while true {
            skipSpace()
            if starts(with: "<!--") {
                try skipComment()
            } else if starts(with: "<?") {
                try skip(past: "?>", of: "processing instruction")
            } else if starts(with: "<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    private mutating func skipDocumentType() throws(ScanError) {
        let start = line
        var depth = 0
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth == 0: return
            default: break
            }
        }
        throw error("the document type is not closed", at: start)
    }

    private mutating func skipComment() throws(ScanError) {
        try skip(past: "-->", of: "comment")
    }

    // MARK: Elements

    private mutating func readElement() throws(ScanError) -> XMLElement {
        var element = XMLElement(name: "", line: line)
        try expect("<")
        element.name = try readName("an element")
        if try readAttributes(of: &element) { return element }
        depth += 1
        guard depth <= Self.deepestElement else {
            throw error("<\(element.name)> is in more than \(Self.deepestElement - 1) other elements")
        }
        try readContent(of: &element)
        depth -= 1
        return element
    }

    /// Reads attributes up to the end of the start tag; true when the tag was an empty one.
    private mutating func readAttributes(of element: inout XMLElement) throws(ScanError) -> Bool {
        while true {
            let hadSpace = skipSpace()
            if starts(with: "/>") {
                try expect("/>")
                return true
            }
            if peek == UInt8(ascii: ">") {
                try expect(">")
                return false
            }
            guard peek != nil else { throw error("the tag <\(element.name)> is not closed", at: element.line) }
            guard hadSpace else { throw error("a space is missing in the tag <\(element.name)>") }
            let name = try readName("an attribute of <\(element.name)>")
            guard element.attribute(name) == nil else { throw error("<\(element.name)> has \(name) twice") }
            skipSpace()
            guard peek == UInt8(ascii: "=") else { throw error("attribute \(name) of <\(element.name)> has no value") }
            try expect("=")
            skipSpace()
            element.attributes.append(XMLAttribute(name: name, value: try readQuoted(name)))
        }
    }

    private mutating func readQuoted(_ name: String) throws(ScanError) -> String {
        let start = line
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of attribute \(name) is not quoted")
        }
        advance()
        var value: [UInt8] = []
        while let byte = peek, byte != quote {
            if byte == UInt8(ascii: "<") { throw error("\"<\" in the value of attribute \(name)") }
            try readCharacter(into: &value)
        }
        guard peek == quote else { throw error("the value of attribute \(name) is not closed", at: start) }
        advance()
        return try text(value, at: start)
    }

    private mutating func readContent(of element: inout XMLElement) throws(ScanError) {
        var characters: [UInt8] = []
        while let byte = peek {
            if starts(with: "</") {
                try readEndTag(of: element)
                element.text = try text(characters, at: element.line)
                return
            } else if starts(with: "<!--") {
                try skipComment()
            } else if starts(with: "<![CDATA[") {
                try readCharacterData(into: &characters)
            } else if starts(with: "<?") {
                try skip(past: "?>", of: "processing instruction")
            } else if byte == UInt8(ascii: "<") {
                element.children.append(try readElement())
            } else {
                try readCharacter(into: &characters)
            }
        }
        throw error("<\(element.name)> is not closed", at: element.line)
    }

    private mutating func readEndTag(of element: XMLElement) throws(ScanError) {
        try expect("</")
        let name = try readName("an end tag")
        guard name == element.name else {
            throw error("</\(name)> does not close <\(element.name)> of line \(element.line)")
        }
        skipSpace()
        guard peek == UInt8(ascii: ">") else { throw error("the tag </\(name)> is not closed") }
        advance()
    }

    // MARK: Characters

    private mutating func readCharacterData(into characters: inout [UInt8]) throws(ScanError) {
        try expect("<![CDATA[")
        let start = position
        try skip(past: "]]>", of: "CDATA section")
        characters += bytes[start..<(position - 3)]
    }

    /// Appends one byte of text, or the character that an entity stands for.
    private mutating func readCharacter(into characters: inout [UInt8]) throws(ScanError) {
        guard let byte = next() else { return }
        guard byte == UInt8(ascii: "&") else {
            characters.append(byte)
            return
        }
        let start = position
        while let letter = peek, letter != UInt8(ascii: ";"), position - start < 12 { advance() }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard peek == UInt8(ascii: ";") else { throw error("the entity &\(name) is not closed with \";\"") }
        advance()
        guard let scalar = Self.scalar(ofEntity: name) else { throw error("unknown entity &\(name);") }
        characters += Array(String(Character(scalar)).utf8)
    }

    private static func scalar(ofEntity name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "apos": return "'"
        case "quot": return "\""
        default: break
        }
        if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) }
        if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
        return nil
    }

    private mutating func readName(_ what: String) throws(ScanError) -> String {
        let start = position
        while let byte = peek, Self.isNameByte(byte) { advance() }
        guard position > start, !Self.isDigit(bytes[start]) else { throw error("the name of \(what) is expected here") }
        return try text(Array(bytes[start..<position]), at: line)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF: true
        default: isDigit(byte)
        }
    }

    private func text(_ bytes: [UInt8], at line: Int) throws(ScanError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error("text that is not UTF-8", at: line)
        }
        return text
    }

    // MARK: Bytes

    private var peek: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func next() -> UInt8? {
        guard let byte = peek else { return nil }
        advance()
        return byte
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
        return position > start
    }

    private func starts(with word: String) -> Bool {
        bytes[position...].starts(with: word.utf8)
    }

    private mutating func expect(_ word: String) throws(ScanError) {
        guard starts(with: word) else { throw error("\"\(word)\" is expected here") }
        for _ in word.utf8 { advance() }
    }

    private mutating func skip(past end: String, of what: String) throws(ScanError) {
        let start = line
        while position < bytes.count {
            if starts(with: end) { return try expect(end) }
            advance()
        }
        throw error("the \(what) is not closed", at: start)
    }

    private func error(_ message: String, at line: Int? = nil) -> ScanError {
        ScanError(file: file, line: line ?? self.line, message: message)
    }
}
