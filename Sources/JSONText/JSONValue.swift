/// One JSON value, as recordings write it: integers keep all their digits, and the members of an object keep
/// their order.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A name and its value.
    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The value of the first member of that name, if this is an object that has one.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The number in this value, whole or not.
    package var asDouble: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The whole number in this value.
    package var asInteger: Int64? {
        guard case .integer(let value) = self else { return nil }
        return value
    }

    /// The string in this value.
    package var asString: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The truth value in this value.
    package var asBool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The elements of this value.
    package var asArray: [JSONValue]? {
        guard case .array(let value) = self else { return nil }
        return value
    }
}

extension JSONValue.Member {
    package init(_ name: String, _ value: Double) { self.init(name: name, value: .number(value)) }
    package init(_ name: String, _ value: some BinaryInteger) {
        self.init(name: name, value: .integer(Int64(clamping: value)))
    }
    package init(_ name: String, _ value: Bool) { self.init(name: name, value: .bool(value)) }
    package init(_ name: String, _ value: String) { self.init(name: name, value: .string(value)) }
    package init(_ name: String, _ values: [JSONValue]) { self.init(name: name, value: .array(values)) }
}

extension JSONValue {
    /// This value on one line, the same text every time.
    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += Self.text(of: value)
        case .string(let value): Self.writeQuoted(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.writeQuoted(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// The shortest text that reads back as the same number.
    ///
    /// Whole numbers have no fraction. JSON knows no infinity: what is not finite is written as null.
    private static func text(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        if let whole = Int64(exactly: value), !(whole == 0 && value.sign == .minus) { return String(whole) }
        return value.description
    }

    private static func writeQuoted(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
