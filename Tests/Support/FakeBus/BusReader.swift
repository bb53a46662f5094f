/// Reads the body of a message that is well formed, as a text: a value after the other, structures in parentheses,
/// arrays in brackets, values that tell their types in angle brackets.
struct BusReader {
    private let bytes: [UInt8]
    private var place = 0

    /// The values of a body.
    static func text(_ body: [UInt8], _ signature: String) -> String {
        var reader = BusReader(bytes: body)
        var types = signature[...]
        var words: [String] = []
        while !types.isEmpty { words.append(reader.value(&types)) }
        return words.joined(separator: " ")
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func align(_ size: Int) { place = (place + size - 1) / size * size }

    private mutating func number(_ size: Int) -> UInt64 {
        align(size)
        defer { place += size }
        guard place + size <= bytes.count else { return 0 }
        return (0..<size).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
    }

    private mutating func string(_ length: Int) -> String {
        defer { place += length + 1 }
        guard place + length <= bytes.count else { return "" }
        return String(decoding: bytes[place..<(place + length)], as: UTF8.self)
    }

    /// Reads one value, and takes its type away from the front of `types`.
    private mutating func value(_ types: inout Substring) -> String {
        switch types.removeFirst() {
        case "s", "o": return string(Int(number(4)))
        case "g": return string(Int(number(1)))
        case "y": return "\(number(1))"
        case "b": return number(4) == 0 ? "false" : "true"
        case "n": return "\(Int16(truncatingIfNeeded: number(2)))"
        case "q": return "\(number(2))"
        case "i": return "\(Int32(truncatingIfNeeded: number(4)))"
        case "u": return "\(number(4))"
        case "x": return "\(Int64(bitPattern: number(8)))"
        case "d": return "\(Double(bitPattern: number(8)))"
        case "v":
            var inner = string(Int(number(1)))[...]
            return "<" + value(&inner) + ">"
        case "(", "{":
            align(8)
            var words: [String] = []
            while let next = types.first, next != ")", next != "}" { words.append(value(&types)) }
            types = types.dropFirst()
            return "(" + words.joined(separator: " ") + ")"
        case "a": return array(&types)
        default: return "?"
        }
    }

    private mutating func array(_ types: inout Substring) -> String {
        let length = Int(number(4))
        if let first = types.first { align("({xtd".contains(first) ? 8 : first == "v" || "yg".contains(first) ? 1 : 4) }
        let end = place + length
        var words: [String] = []
        while place < end, end <= bytes.count {
            var element = types
            words.append(value(&element))
        }
        types = Self.rest(types)
        return "[" + words.joined(separator: " ") + "]"
    }

    /// What is behind the first type.
    private static func rest(_ types: Substring) -> Substring {
        var rest = types
        var depth = 0
        while let next = rest.popFirst() {
            switch next {
            case "a": continue
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            default: break
            }
            if depth == 0 { break }
        }
        return rest
    }
}
