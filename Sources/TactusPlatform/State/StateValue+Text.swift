import JSONText

extension StateValue {
    /// In how many others a value may be that is kept. What is written deeper could not be read again.
    package static let deepest = 10

    /// Whether the value has others in it that are in more than ``deepest``.
    package var isTooDeep: Bool { isDeeper(than: Self.deepest) }

    private func isDeeper(than limit: Int) -> Bool {
        switch self {
        case .array(let values): limit == 0 || values.contains { $0.isDeeper(than: limit - 1) }
        case .dictionary(let values): limit == 0 || values.values.contains { $0.isDeeper(than: limit - 1) }
        default: false
        }
    }

    /// The value as JSON; a number that is not finite is null.
    var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .number(let number): number.isFinite ? .number(number) : .null
        case .bool(let truth): .bool(truth)
        case .array(let values): .array(values.map(\.json))
        case .dictionary(let values):
            .object(values.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: $0.value.json) })
        }
    }

    /// Creates the value of JSON; `nil` for null.
    init?(_ json: JSONValue) {
        switch json {
        case .string(let text): self = .string(text)
        case .bool(let truth): self = .bool(truth)
        case .array(let values): self = .array(values.compactMap(StateValue.init))
        case .object(let members):
            self = .dictionary(
                Dictionary(members.compactMap { member in StateValue(member.value).map { (member.name, $0) } }) { $1 })
        case .null: return nil
        default:
            guard let number = json.asDouble else { return nil }
            self = .number(number)
        }
    }

    /// Values by their names as JSON, one on a line, for people to read and to change.
    ///
    /// - Parameter values: The values.
    /// - Returns: The text, in the order of the names.
    package static func text(of values: [String: StateValue]) -> String {
        let lines = values.sorted { $0.key < $1.key }.map { name, value in
            "  \(JSONValue.string(name).text): \(value.json.text)"
        }
        return lines.isEmpty ? "{}\n" : "{\n\(lines.joined(separator: ",\n"))\n}\n"
    }

    /// Reads values by their names.
    ///
    /// - Parameter text: JSON, on any number of lines.
    /// - Returns: The values.
    /// - Throws: What is wrong with the text.
    package static func values(of text: String) throws(StateStorageError) -> [String: StateValue] {
        let json: JSONValue
        do throws(JSONReader.Failure) {
            json = try JSONReader.value(of: String(text.map { $0.isNewline ? " " : $0 }))
        } catch {
            throw StateStorageError("\(error.reason) at byte \(error.column)")
        }
        guard case .dictionary(let values)? = StateValue(json) else { throw StateStorageError("it names no values") }
        return values
    }
}
