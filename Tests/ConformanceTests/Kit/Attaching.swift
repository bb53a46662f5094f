import TactusUI

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
