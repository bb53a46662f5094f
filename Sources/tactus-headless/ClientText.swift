/// What a client printed, line by line, for whoever waits for a text.
///
/// A line that was waited for and all before it are used up: what is waited for next must come after it.
struct ClientText {
    /// The streams that a client prints on.
    enum Stream: Int, CaseIterable {
        /// Standard output.
        case output
        /// Standard error.
        case errors
    }

    /// How many lines are kept.
    static let capacity = 10_000

    private var lines: [String] = []
    /// The lines that have begun, one of each stream.
    private var begun: [[UInt8]] = [[], []]

    /// Takes in what a stream gave, wherever it was cut.
    mutating func append(_ bytes: some Sequence<UInt8>, from stream: Stream) {
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                begun[stream.rawValue].append(byte)
                continue
            }
            lines.append(Self.text(begun[stream.rawValue]))
            begun[stream.rawValue] = []
        }
        if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
    }

    /// Looks for a line in which a pattern is found, also one that is not complete, and uses it up.
    ///
    /// - Parameter pattern: A regular expression that can be read.
    /// - Returns: Whether there was one.
    mutating func take(matching pattern: String) -> Bool {
        guard let regex = try? Regex(pattern) else { return false }
        if let index = lines.firstIndex(where: { $0.contains(regex) }) {
            lines.removeFirst(index + 1)
            return true
        }
        guard let stream = begun.firstIndex(where: { !$0.isEmpty && Self.text($0).contains(regex) }) else {
            return false
        }
        lines = []
        begun[stream] = []
        return true
    }

    /// The newest lines that nobody has waited for, oldest first.
    func newest(_ count: Int) -> [String] {
        (lines + begun.filter { !$0.isEmpty }.map(Self.text)).suffix(count)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
