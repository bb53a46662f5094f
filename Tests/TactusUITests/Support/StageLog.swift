import TactusUI

/// Keeps what an application tells its delivery observer.
@MainActor
final class StageLog: DeliveryObserver {
    private(set) var stages: [String] = []
    private(set) var diagnostics: [String] = []
    private(set) var damages: [PixelRegion] = []

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .frame: stages.append("frame")
        case .window(let touch): stages.append("window \(touch.number)")
        case .view(let touch): stages.append("view \(touch.view?.name ?? "nil")")
        case .recognizers(let touch): stages.append("recognizers \(touch.gestureRecognizers.count)")
        case .event: stages.append("event")
        case .gesture(_, let state): stages.append("gesture \(state)")
        case .responder(let call): stages.append("responder \(call.phase)")
        case .presses(let call): stages.append("presses \(call.phase)")
        case .actions(let call): stages.append("control \(call.events)")
        case .damage(_, let region):
            stages.append("damage")
            damages.append(region)
        case .commit: stages.append("commit")
        case .diagnostic(let diagnostic): diagnostics.append("\(diagnostic)")
        }
    }
}
