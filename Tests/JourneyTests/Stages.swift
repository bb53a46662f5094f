import Tactus

/// Writes down the stages of the journey as the application tells them, one line a stage.
@MainActor
final class Stages: DeliveryObserver {
    private(set) var lines: [String] = []

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .frame(let frame): lines.append("frame \(frame.summary)")
        case .window(let touch): lines.append("window \(touch.window?.name ?? "none")")
        case .view(let touch): lines.append("view \(touch.view?.name ?? "none")")
        case .recognizers(let touch): lines.append("recognizers \(touch.gestureRecognizers.compactMap(\.name))")
        case .event(let event): lines.append("event \(event.allTouches.map { "\($0.phase)" })")
        case .gesture(let recognizer, let state): lines.append("gesture \(recognizer.name ?? "none") \(state)")
        case .responder(let call): lines.append("responder \((call.responder as? View)?.name ?? "none") \(call.phase)")
        case .presses(let call): lines.append("presses \(call.responder) \(call.phase)")
        case .actions(let call): lines.append("control \(call.events)")
        case .damage(_, let region): lines.append("damage \(region)")
        case .commit(_, let region): lines.append("commit \(region)")
        case .diagnostic(let diagnostic): lines.append("diagnostic \(diagnostic)")
        }
    }

    /// What was written since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension InputFrame {
    fileprivate var summary: String {
        guard case .contacts(let samples) = contents else { return "of another device" }
        return samples.map { sample in
            let place = "(\(sample.location.x), \(sample.location.y))"
            return switch sample.change {
            case .down: "down \(place)"
            case .moved: "moved \(place)"
            case .up: "up \(place)"
            case .cancelled: "cancelled \(place)"
            }
        }.joined(separator: ", ")
    }
}
