import Tactus

/// Prints the journey of every touch, a line for each stage.
final class JourneyPrinter: DeliveryObserver {
    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard let line = Self.line(for: stage) else { return }
        print(line)
    }

    private static func line(for stage: DeliveryStage) -> String? {
        switch stage {
        case .frame(let frame): text("frame", frame.summary)
        case .window(let touch): text("window", touch.window?.logName ?? "none")
        case .view(let touch): text("view", touch.view?.logName ?? "none")
        case .recognizers(let touch):
            text("recognizers", touch.gestureRecognizers.map(\.logName).joined(separator: ", "))
        case .gesture(let recognizer, let state): text("gesture", "\(recognizer.logName) \(state)")
        case .responder(let call): text("responder", "\(call.responder.logName) touches \(call.phase.word)")
        case .presses(let call): text("responder", "\(call.responder.logName) presses \(call.phase)")
        case .actions(let call): text("control", "\(call.sender.logName) \(call.events)")
        case .damage(_, let region): text("damage", "\(region.area) pixels in \(region.rects.count) rectangles")
        case .commit(_, let region): text("commit", "\(region.area) pixels painted")
        default: nil
        }
    }

    private static func text(_ stage: String, _ what: String) -> String {
        stage + String(repeating: " ", count: 13 - stage.count) + (what.isEmpty ? "none" : what)
    }
}

extension InputFrame {
    /// What happened, in a few words.
    fileprivate var summary: String {
        switch contents {
        case .contacts(let samples):
            samples.map { "finger \($0.contact.rawValue) \($0.change.word) \($0.location.text)" }.joined(
                separator: ", ")
        case .pointer(let samples): samples.map { "pointer \($0.location.text)" }.joined(separator: ", ")
        case .gesture(let samples): samples.map { "gesture \($0.location.text)" }.joined(separator: ", ")
        case .keys(let samples): "\(samples.count) changes of a keyboard"
        case .tablet(let samples): samples.map { "pen \($0.location.text)" }.joined(separator: ", ")
        }
    }
}

extension ContactSample.Change {
    fileprivate var word: String {
        switch self {
        case .down: "down"
        case .moved: "moved"
        case .up: "up"
        case .cancelled: "cancelled"
        }
    }
}
