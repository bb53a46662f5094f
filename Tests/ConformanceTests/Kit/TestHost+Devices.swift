import TactusTesting
import TactusUI

@MainActor
extension TestHost {
    /// Names of the stages that the application tells its observer, and of nothing that is drawn.
    func logStages(_ log: Log) -> StageLog {
        let stages = StageLog(log)
        application.addDeliveryObserver(stages)
        return stages
    }

    /// Hands over one frame in which several contacts act.
    func send(_ changes: [(contact: ContactID, change: ContactSample.Change, location: Point)]) {
        receive(
            changes.map {
                ContactSample(contact: $0.contact, change: $0.change, location: $0.location, time: clock.now)
            })
        application.flushInput()
    }

    /// Puts new fingers down in one frame.
    func land(_ points: [Point]) -> [ContactID] {
        let contacts = points.map { _ in makeContact() }
        send(zip(contacts, points).map { ($0, .down(scene.id), $1) })
        return contacts
    }

    /// Lets a mouse or a touchpad act, in one frame.
    func point(_ change: PointerSample.Change, at location: Point) {
        let sample = PointerSample(change: change, location: location, time: clock.now)
        platform.receive([InputFrame(seat: SeatID(rawValue: 1), time: clock.now, contents: .pointer([sample]))])
        application.flushInput()
    }

    /// Opens another window in the first scene.
    func open(_ window: WatchedWindow, name: String, level: Window.Level = .normal) {
        window.name = name
        window.windowLevel = level
        window.isHidden = false
    }
}

/// Writes the stages of delivery into a log.
@MainActor
final class StageLog: DeliveryObserver {
    private let log: Log
    private(set) var diagnostics: [String] = []

    init(_ log: Log) { self.log = log }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .frame: log.add("frame")
        case .window(let touch): log.add("window \(touch.window?.name ?? "?")")
        case .view(let touch): log.add("view \(touch.view?.name ?? "nil")")
        case .recognizers(let touch): log.add("recognizers \(touch.gestureRecognizers.compactMap(\.name))")
        case .event: log.add("Application.sendEvent")
        case .diagnostic(let diagnostic): diagnostics.append("\(diagnostic)")
        default: break
        }
    }
}
