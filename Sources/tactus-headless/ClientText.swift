import CompositorScripts
import FakeCompositor

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
    /// What was looked for last, and how many lines it was not found in: nobody looks at them again.
    private var search: (text: String, pattern: TextPattern, passed: Int)?
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
        let excess = lines.count - Self.capacity
        guard excess > 0 else { return }
        lines.removeFirst(excess)
        if let passed = search?.passed { search?.passed = max(passed - excess, 0) }
    }

    /// Looks for a line in which a pattern is found, also one that is not complete, and uses it up.
    ///
    /// - Parameter text: A regular expression that ``TextPattern`` can read.
    /// - Returns: Whether there was one.
    mutating func consume(matching text: String) -> Bool {
        if search?.text != text { search = (try? TextPattern(text)).map { (text, $0, 0) } }
        guard let (_, pattern, passed) = search else { return false }
        if let index = lines[passed...].firstIndex(where: pattern.isFound) {
            lines.removeFirst(index + 1)
            search = nil
            return true
        }
        search?.passed = lines.count
        guard let stream = begun.firstIndex(where: { !$0.isEmpty && pattern.isFound(in: Self.text($0)) }) else {
            return false
        }
        lines = []
        begun[stream] = []
        search = nil
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
