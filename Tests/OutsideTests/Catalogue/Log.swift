/// What happened, one line each.
@MainActor
final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// The lines so far, which the log then forgets.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
