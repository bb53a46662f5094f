import FakeCompositor
import TactusUI
import TactusWayland

extension CompositorPair {
    /// Ends the application and makes sure that nothing is left of it: no broken rule, no finger on the glass, no
    /// surface, buffer, pool or callback in the compositor. Called last in a test.
    ///
    /// - Throws: ``PairFailure``, which names all that is left.
    public func verify() throws(PairFailure) {
        settle()
        var findings = (door.past.faults + compositor.faults).map { "a rule was broken: \($0)" }
        if let failure = platform.failure, findings.isEmpty { findings.append("the connection was lost: \(failure)") }
        findings += compositor.seat.touch.downIDs.map { "finger \($0) is still down" }
        findings += compositor.seat.pointer.pressedButtons.map { "button \($0) is still down" }
        application.terminate()
        settle()
        findings += compositor.transientObjects.map { "\($0) was not destroyed" }
        guard findings.isEmpty else {
            throw PairFailure(findings: findings, timeLine: recentLines(60))
        }
    }
}

/// The fault that a ``CompositorPair`` found at its end.
nonisolated public struct PairFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence for each thing that is wrong.
    public var findings: [String]
    /// The last that happened on the wire and in the test, oldest first.
    public var timeLine: [String]

    /// The fault in words, with the last events before it.
    public var description: String {
        (findings + ["", "last happened:"] + timeLine.map { "  " + $0 }).joined(separator: "\n")
    }
}
