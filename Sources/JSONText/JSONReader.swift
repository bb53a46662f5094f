/// Reads one JSON value from one line of text.
///
/// Strict where it matters for a recording: nothing may follow the value, names may not be missing, a string holds no
/// control character and no half of a surrogate pair, and nesting is limited, so that a hostile file cannot exhaust the
/// stack. Numbers are read as Swift reads them, which lets a leading plus or zero pass.
package struct JSONReader {
    /// Why a line is no JSON value: what was wrong, and at which byte of the line, counted from 1.
    package struct Failure: Error, Hashable {
        package var reason: String
        package var column: Int

        package init(reason: String, column: Int) {
            self.reason = reason
            self.column = column
        }
    }

    private static let deepest = 16
    private let bytes: [UInt8]
    private var position = 0

    /// The value that `line` holds.
    package static func value(of line: some StringProtocol) throws(Failure) -> JSONValue {
        var reader = JSONReader(bytes: Array(line.utf8))
        let value = try reader.readValue(depth: 0)
        reader.skipSpace()
        guard reader.position == reader.bytes.count else { throw reader.failure("text after the value") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func failure(_ reason: String) -> Failure {
        Failure(reason: reason, column: position + 1)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { position += 1 }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func readValue(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.deepest else { throw failure("values nested more than \(Self.deepest) deep") }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try readObject(depth: depth)
        case UInt8(ascii: "["): return try readArray(depth: depth)
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", as: .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", as: .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", as: .null)
        case nil: throw failure("the line ends where a value should be")
        default: return try readNumber()
        }
    }

    private mutating func readWord(_ word: String, as value: JSONValue) throws(Failure) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw failure("a value was expected") }
        position += word.utf8.count
        return value
    }

    private mutating func readObject(depth: Int) throws(Failure) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        if consume("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes was expected") }
            let name = try readString()
            guard consume(":") else { throw failure("':' was expected after \"\(name.shortened)\"") }
            members.append(.init(name: name, value: try readValue(depth: depth + 1)))
        } while consume(",")
        guard consume("}") else { throw failure("',' or '}' was expected") }
        return .object(members)
    }

    private mutating func readArray(depth: Int) throws(Failure) -> JSONValue {
        position += 1
        var values: [JSONValue] = []
        if consume("]") { return .array(values) }
        repeat {
            values.append(try readValue(depth: depth + 1))
        } while consume(",")
        guard consume("]") else { throw failure("',' or ']' was expected") }
        return .array(values)
    }

    private mutating func readNumber() throws(Failure) -> JSONValue {
        let start = position
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let whole = Int64(text) { return .integer(whole) }
        if let number = Double(text), number.isFinite { return .number(number) }
        position = start
        throw failure(text.isEmpty ? "a value was expected" : "\"\(text.shortened)\" is not a number")
    }

    private mutating func readString() throws(Failure) -> String {
        position += 1
        var content: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: content, as: UTF8.self) else {
                    throw failure("a string that is not UTF-8")
                }
                return string
            case UInt8(ascii: "\\"): try readEscape(into: &content)
            case 0..<0x20:
                position -= 1
                throw failure("a control character in a string")
            default: content.append(byte)
            }
        }
        throw failure("the line ends inside a string")
    }

    private mutating func readEscape(into content: inout [UInt8]) throws(Failure) {
        guard let byte = next else { throw failure("the line ends inside a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "u"): content.append(contentsOf: try readUnicodeEscape().utf8)
        default: throw failure("an unknown escape in a string")
        }
    }

    private mutating func readUnicodeEscape() throws(Failure) -> String {
        let first = try readFourDigits()
        var units = [first]
        if UTF16.isLeadSurrogate(first) {
            guard next == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
            else {
                throw failure("half a surrogate pair in a string")
            }
            position += 2
            units.append(try readFourDigits())
        }
        guard let character = String(validating: units, as: UTF16.self) else {
            throw failure("half a surrogate pair in a string")
        }
        return character
    }

    private mutating func readFourDigits() throws(Failure) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("four hexadecimal digits were expected after \\u") }
        position += 4
        return unit
    }
}
