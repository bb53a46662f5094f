public import TactusUI

/// Which responders were told of which touches: a line such as `left began` for every touch and call, in order.
public final class TouchLog: DeliveryObserver {
    /// The lines so far.
    public private(set) var lines: [String] = []
    private let names: [ObjectIdentifier: String]

    init(_ names: [String: Responder]) {
        self.names = Dictionary(uniqueKeysWithValues: names.map { (ObjectIdentifier($0.value), $0.key) })
    }

    /// Notes a call of a named responder.
    public func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .responder(let call) = stage, let name = names[ObjectIdentifier(call.responder)] else { return }
        for _ in call.touches { lines.append("\(name) \(call.phase)") }
    }
}
