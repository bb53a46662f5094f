public import TactusUI

/// Records the touches that responders receive, one line a call: `left began`.
///
/// One gets it from ``TestHost/record(_:)`` or ``CompositorPair/record(_:)``. It is told by the application, not by the
/// views, so that any view can be recorded, whether it handles touches or lets them travel on.
public final class TouchLog: DeliveryObserver {
    /// The calls so far. A call with several touches is one line.
    public private(set) var lines: [String] = []

    private let names: [Responder: String]

    /// Creates a log of the given responders; others are left out.
    package init(_ responders: [String: Responder]) {
        names = Dictionary(responders.map { ($0.value, $0.key) }) { first, _ in first }
    }

    /// Throws when the log does not say exactly this.
    func expect(_ expected: [String], in application: Application) throws(TestFailure) {
        guard lines != expected else { return }
        let difference = LogDifference(expected: expected, actual: lines).text
        throw TestFailure("the log is not what was expected (- missing, + too much):\n\(difference)", in: application)
    }

    /// Called by the application.
    public func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .responder(let call) = stage, let name = names[call.responder] else { return }
        lines.append("\(name) \(call.phase)")
    }
}
