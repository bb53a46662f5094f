/// A line of JSON: an object whose values are numbers, texts, truths, or lists of numbers.
struct FlatJSON: Hashable {
    /// What a member can be.
    enum Value: Hashable {
        case number(Double)
        case text(String)
        case truth(Bool)
        case numbers([Double])
    }

    /// What is no such line, and at which byte, counted from 1.
    struct Malformed: Error, Hashable {
        var what: String
        var column: Int
    }

    private(set) var members: [String: Value] = [:]

    /// Reads a line.
    init(_ line: some StringProtocol) throws(Malformed) {
        var reader = FlatJSONReader(Array(line.utf8))
        members = try reader.readObject()
    }

    /// Writes members in their order. Numbers without a fraction are written without one.
    static func line(_ members: KeyValuePairs<String, Value>) -> String {
        "{" + members.map { "\(quoted($0)):\(text($1))" }.joined(separator: ",") + "}"
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .number(let number): text(number)
        case .text(let text): quoted(text)
        case .truth(let truth): truth ? "true" : "false"
        case .numbers(let numbers): "[" + numbers.map(text).joined(separator: ",") + "]"
        }
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Reads a ``FlatJSON`` byte by byte.
private struct FlatJSONReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func readObject() throws(FlatJSON.Malformed) -> [String: FlatJSON.Value] {
        var members: [String: FlatJSON.Value] = [:]
        try expect("{")
        while !accept("}") {
            if !members.isEmpty { try expect(",") }
            let name = try readText()
            try expect(":")
            members[name] = try readValue()
        }
        skipSpace()
        guard index == bytes.count else { throw malformed("something follows the object") }
        return members
    }

    private func malformed(_ what: String) -> FlatJSON.Malformed { FlatJSON.Malformed(what: what, column: index + 1) }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(FlatJSON.Malformed) {
        guard accept(character) else { throw malformed("here a \(character) is missing") }
    }

    private mutating func accept(word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    private mutating func readValue() throws(FlatJSON.Malformed) -> FlatJSON.Value {
        skipSpace()
        if accept(word: "true") { return .truth(true) }
        if accept(word: "false") { return .truth(false) }
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return .text(try readText()) }
        guard accept("[") else { return .number(try readNumber()) }
        var numbers: [Double] = []
        while !accept("]") {
            if !numbers.isEmpty { try expect(",") }
            skipSpace()
            numbers.append(try readNumber())
        }
        return .numbers(numbers)
    }

    private mutating func readNumber() throws(FlatJSON.Malformed) -> Double {
        let digits = bytes[index...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.eE".utf8.contains($0) }
        guard let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
            throw malformed("here a number, a text, a truth or a list of numbers is missing")
        }
        index += digits.count
        return number
    }

    private mutating func readText() throws(FlatJSON.Malformed) -> String {
        try expect("\"")
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try readEscape()
            case 0..<0x20: throw malformed("a text holds a control character")
            default: text.append(byte)
            }
        }
        throw malformed("a text does not end")
    }

    private mutating func readEscape() throws(FlatJSON.Malformed) -> [UInt8] {
        guard index < bytes.count else { throw malformed("a text does not end") }
        let escape = Character(Unicode.Scalar(bytes[index]))
        index += 1
        if let meant = ["\"": "\"", "\\": "\\", "/": "/", "n": "\n", "t": "\t", "r": "\r"][escape] {
            return Array(meant.utf8)
        }
        guard escape == "u", bytes.count >= index + 4,
            let scalar = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
                .flatMap(Unicode.Scalar.init)
        else { throw malformed("nobody knows this escape") }
        index += 4
        return Array(String(Character(scalar)).utf8)
    }
}
