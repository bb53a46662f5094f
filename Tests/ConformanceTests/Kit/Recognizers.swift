import TactusUI

/// A recognizer of an application's own: it logs what it is told, and does what the test says.
final class ScriptedRecognizer: GestureRecognizer {
    private let log: Log?
    /// Called with every call of a touch method, after it was logged.
    var onTouch: ((ScriptedRecognizer, Touch.Phase, Set<Touch>) -> Void)?

    init(_ name: String, _ log: Log?, on view: View? = nil) {
        self.log = log
        super.init()
        self.name = name
        view?.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { handle(.began, touches) }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) { handle(.moved, touches) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { handle(.ended, touches) }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { handle(.cancelled, touches) }

    override func reset() { log?.add("\(name ?? "?").reset") }

    private func handle(_ phase: Touch.Phase, _ touches: Set<Touch>) {
        log?.add("\(name ?? "?")\(phase.methodName)")
        onTouch?(self, phase, touches)
    }
}

/// A delegate that answers as the test says, and as nobody would without it.
final class Rules: GestureRecognizerDelegate {
    var receivesEvent: (GestureRecognizer) -> Bool = { _ in true }
    var receivesTouch: (GestureRecognizer, Touch) -> Bool = { _, _ in true }
    var begins: (GestureRecognizer) -> Bool = { _ in true }
    var simultaneously: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
    var requiresFailure: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool {
        receivesEvent(recognizer)
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        receivesTouch(recognizer, touch)
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins(recognizer) }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { simultaneously(recognizer, other) }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
        requiresFailure(recognizer, other)
    }
}
