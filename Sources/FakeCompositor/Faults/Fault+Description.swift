extension Fault: CustomStringConvertible {
    /// As it is written in a script: `wl_touch.up 3 drop`.
    public var description: String { "\(event) \(occurrences) \(effect)" }
}

extension Fault.Occurrences: CustomStringConvertible {
    /// As it is written in a script: `every`, `3` or `3-`.
    public var description: String {
        switch self {
        case .every: "every"
        case .only(let number): "\(number)"
        case .from(let number): "\(number)-"
        }
    }
}

extension Fault.Effect: CustomStringConvertible {
    /// As it is written in a script: `delay 500`.
    public var description: String {
        switch self {
        case .drop: "drop"
        case .duplicate: "duplicate"
        case .delay(let duration): "delay \(Int(duration / .milliseconds(1)))"
        case .postpone(let count): "postpone \(count)"
        case .replace(let index, let word): "replace \(index) \(word)"
        case .loseDescriptors: "lose-descriptors"
        case .disconnect: "disconnect"
        case .protocolError(let code, let text): "error \(code) \(Self.quoted(text))"
        }
    }

    /// A text as one word of a script, between quotes where it needs some.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "._-:/@".contains($0) }
        guard !isPlain else { return text }
        let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
        return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}
