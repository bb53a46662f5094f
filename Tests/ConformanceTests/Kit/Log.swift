import TactusUI

/// What happened, one line each.
@MainActor
final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Answers the lines, and begins anew.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension View {
    /// Attaches a recognizer that logs each of its actions as `action NAME STATE`.
    @discardableResult
    func attach<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, _ log: Log, _ change: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        recognizer.name = name
        change(recognizer)
        recognizer.addAction { [log] recognizer in log.add("action \(name) \(recognizer.state)") }
        addGestureRecognizer(recognizer)
        return recognizer
    }
}

extension Array where Element == String {
    /// The words of a line: a log in the short form of BEHAVIOUR §3.1.
    init(words: String) { self = words.split { $0.isWhitespace }.map(String.init) }
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Point {
    init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
