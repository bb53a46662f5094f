@testable import TactusUI

/// A recognizer that logs every call it gets as `name phase`, and does what the test says. It neither prevents others
/// nor is prevented by them, so that a test sees the order of calls alone.
class TellingRecognizer: GestureRecognizer {
    let log: Log
    /// What to propose when touches reach a phase.
    var proposals: [Touch.Phase: State] = [:]

    init(_ name: String, _ log: Log, on view: View? = nil) {
        self.log = log
        super.init()
        self.name = name
        addAction { [log] in log.add("\(name)!\($0.state)") }
        view?.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { hear(.began, touches) }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) { hear(.moved, touches) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { hear(.ended, touches) }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { hear(.cancelled, touches) }

    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }

    override func reset() { log.add("\(name ?? "?") reset") }

    private func hear(_ phase: Touch.Phase, _ touches: Set<Touch>) {
        log.add("\(name ?? "?") \(phase)" + (touches.count > 1 ? " ×\(touches.count)" : ""))
        if let proposal = proposals[phase] { state = proposal }
    }
}
